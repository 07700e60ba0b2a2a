import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { removeFolder } from '../../../src/adapter/disk/process-directory.ts'
import { type ProcessEnd, supervise } from '../../../src/adapter/process/supervise.ts'
import type { ConfinementWay } from '../../../src/schema/check/confinement.ts'
import { confinementOf } from '../confinements.ts'
import { survivors, uniqueSleep } from '../survivors.ts'

// A program of its own, to be run as any user: `attack <folder> <way,…> [sudo]`. It plays the engine, and lets a hostile
// command loose in the confinement. Says as JSON what was reached (`open`) and which ordinary work failed (`broken`).
const [parent = '', ways = '', sudo = ''] = process.argv.slice(2)
const root = mkdtempSync(join(parent, 'world-'))
// Another uid may have to pass it, as it may any folder of a system.
chmodSync(root, 0o711)
const at = (path: string): string => join(root, path)

/** What a hostile command would write to, by the name under which a report tells of it. */
const targets = {
  'config of the store': 'engine/demo/store-1/store.git/config',
  'attributes of the store': 'engine/demo/store-1/store.git/info/attributes',
  'gitconfig of the engine': 'engine/demo/store-1/gitconfig',
  'template of the disposable .git': 'engine/demo/workspace-state/template.git/config',
  'post step of another action': 'work/_actions/actions/checkout/v4/dist/index.js',
  'environment of later steps': 'work/_temp/_runner_file_commands/set_env',
  'PATH of later steps': 'work/_temp/_runner_file_commands/add_path',
  'parked .git': 'work/_temp/ralph-checkout.git/config',
  'tool cache': 'work/_tool/node/bin/node',
  dotfile: 'home/.bashrc',
  'settings of the agent': 'home/.claude/settings.json',
  'hook of the repository': 'repo/.git/hooks/pre-commit',
  'plan of the repository': 'repo/plan.json',
}
/** What it would read. */
const secrets = {
  'ssh key': 'home/.ssh/id_ed25519',
  'token of git': 'home/.git-credentials',
  'login of the agent': 'home/.claude/.credentials.json',
  'registry of cargo': 'home/.cargo/credentials.toml',
  'header of the checkout': 'work/_temp/ralph-checkout.git/config',
}
const canary = 'canary-of-a-secret'
for (const path of [...Object.values(targets), ...Object.values(secrets)]) {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), canary)
}
const workspace = at('engine/demo/workspace')
const call = { path: at('engine/demo/call-1'), home: at('engine/demo/call-1/home'), tmp: at('engine/demo/call-1/tmp') }
for (const folder of [workspace, call.home, call.tmp, at('work/repo')]) mkdirSync(folder, { recursive: true })
const server = createServer((socket) => socket.end())
await new Promise<void>((resolve) => server.listen(at('docker.sock'), resolve))

const sleep = uniqueSleep()
const quote = (path: string): string => `'${path}'`
const connect = `use IO::Socket::UNIX; exit(IO::Socket::UNIX->new(Peer => shift) ? 0 : 1)`
const script = `
open() { echo "open: $1"; }
${Object.values(targets)
  .map((path) => `(mkdir -p ${quote(dirname(at(path)))}; echo evil > ${quote(at(path))}) 2>/dev/null`)
  .join('\n')}
${Object.entries(secrets)
  .map(([name, path]) => `grep -qs ${canary} ${quote(at(path))} && open '${name}'`)
  .join('\n')}
grep -qs INPUT_SECRET=${canary} /proc/[0-9]*/environ && open 'environment of the engine'
umount /proc 2>/dev/null; umount -l /proc 2>/dev/null
grep -qs INPUT_SECRET=${canary} /proc/[0-9]*/environ && open 'environment of the engine under /proc'
unshare -Ur --mount sh -c 'umount -l /proc; umount -l /home; grep -qs INPUT_SECRET=${canary} /proc/[0-9]*/environ' 2>/dev/null && open 'environment of the engine in a nested namespace'
unshare -Ur --mount sh -c 'umount -l /tmp; grep -qs ${canary} ${quote(at(secrets['ssh key']))}' 2>/dev/null && open 'files in a nested namespace'
[ "$LEVEL" = C3 ] && unshare -Ur true 2>/dev/null && open 'a user namespace'
grep -qs ${canary} /proc/self/fd/20${quote(at(secrets['ssh key']))} && open 'a folder that the caller left open'
sudo -n true 2>/dev/null && open 'sudo'
kill -0 ${process.pid} 2>/dev/null && open 'signals to the engine'
perl -e '${connect}' ${quote(at('docker.sock'))} 2>/dev/null && open 'socket with a path'
(: > /proc/sys/kernel/core_pattern) 2>/dev/null && open 'core_pattern'
[ -r /etc/shadow ] && open 'shadow'
mknod disk b 254 0 2>/dev/null && open 'devices'
grep -q '^NoNewPrivs:.1' /proc/self/status || open 'new privileges'
env -i PATH="$PATH" setsid sh -c '${sleep} &' >/dev/null 2>&1 </dev/null &
work() { name=$1; shift; "$@" >/dev/null 2>&1 || echo "broken: $name"; }
work 'git commit' sh -c 'git init -q . && git config user.name a && git config user.email b && echo x > file && git add file && git commit -qm x'
work 'home' sh -c 'echo x > ~/.npmrc'
work 'temporary files' sh -c 'mktemp && mktemp -p "$TMPDIR"'
work 'stdin' grep -q 'the prompt'
work 'devices' sh -c 'head -c 1 /dev/urandom > /dev/null'
work 'arguments' test '${'a'.repeat(3)}' = aaa
work 'localhost' perl -e 'use IO::Socket::INET; my$s=IO::Socket::INET->new(Listen=>1,LocalAddr=>"127.0.0.1")or exit 1; IO::Socket::INET->new(PeerAddr=>"127.0.0.1",PeerPort=>$s->sockport)or exit 1'
work 'names of the network' test -r /etc/resolv.conf
exit 7
`
const confinement = await confinementOf({
  environment: {
    PATH: process.env['PATH'],
    HOME: at('home'),
    RUNNER_WORKSPACE: at('work/repo'),
    RUNNER_TEMP: at('work/_temp'),
    RUNNER_TOOL_CACHE: at('work/_tool'),
  },
  home: at('engine'),
  hidden: [at('repo')],
  ways: ways.split(',') as ConfinementWay[],
  sudo: sudo === 'sudo',
})
const said: Buffer[] = []
const take = (chunk: Buffer): void => void said.push(Buffer.from(chunk))
const env = {
  PATH: process.env['PATH'] ?? '',
  HOME: call.home,
  TMPDIR: call.tmp,
  LEVEL: confinement.report.level,
  PASSED: "it's a = 'value'\nof two lines",
}
async function attacked(more: { caches?: string }): Promise<ProcessEnd> {
  rmSync(join(workspace, '.git'), { recursive: true, force: true })
  return supervise(
    { file: 'sh', args: ['-c', script], cwd: workspace, env, stdin: 'the prompt' },
    {
      confinement,
      places: { call, writable: [workspace], ...more },
      signal: new AbortController().signal,
      onStdout: take,
      onStderr: take,
      wallMs: 30_000,
    },
  ).done
}
// As an agent, and twice as a check: the second goes where the first was.
const caches = at('engine/demo/caches')
const ends = [await attacked({}), await attacked({ caches }), await attacked({ caches })]
const words = Buffer.concat(said)
  .toString()
  .trim()
  .split('\n')
  .filter((line) => line !== '')
const after = (mark: string): string[] =>
  words.flatMap((line) => (line.startsWith(mark) ? line.slice(mark.length) : []))
const written = Object.entries(targets).flatMap(([name, path]) =>
  readFileSync(at(path), 'utf8') === canary ? [] : name,
)
const alive = (await survivors(sleep)).length > 0
process.stdout.write(
  `${JSON.stringify({
    report: confinement.report,
    open: [...new Set(after('open: ')), ...written, ...(alive ? ['daemon'] : [])],
    broken: [
      ...after('broken: '),
      ...words.filter((line) => !/^(open|broken): /.test(line)),
      ...ends.flatMap(({ exitCode, signal }) => (exitCode === 7 ? [] : [`exit code ${exitCode} ${signal}`])),
    ],
    leftovers: ends.map(({ leftovers }) => leftovers),
  })}\n`,
)
server.close()
await removeFolder(root)
