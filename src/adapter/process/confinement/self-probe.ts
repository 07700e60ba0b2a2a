import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { tryRead } from '../../../core/text/try-read.ts'
import { isWritable } from '../../disk/may-access.ts'
import { removeFolder, temporaryFolder } from '../../disk/process-directory.ts'
import type { CallPlaces, WrapCommand } from '../command.ts'
import { supervise } from '../supervise.ts'
import type { Layer } from './layer.ts'
import { trustedProgram } from './view.ts'

export interface ProbedPromises {
  readonly closedFolders: readonly string[]
  readonly writable: readonly string[]
  readonly sockets: readonly string[]
  /** No environment of outside processes, `no_new_privs` and no capability, so that sudo fails. */
  readonly isHarmless: boolean
  /** Ports out of a network of its own; undefined for the machine's network. */
  readonly doors?: readonly number[]
}

// A shell takes only a few milliseconds.
const script = `
name=$1 sudo=$2 harmless=$3 perl=$4 connect=$5 own=$6 kind=; shift 6
for word in "$@"; do
  case $word in --write|--closed|--socket|--door|--engine) kind=$word; continue;; esac
  case $kind in
  --write) { [ -f "$word" ] && (: >> "$word") || (: > "$word/$name"); } 2>/dev/null || { echo "$word cannot be written"; exit 1; };;
  --closed) (: > "$word/$name") 2>/dev/null;;
  --door) "$perl" -e "$connect" "$word" || { echo "nothing listens at its port $word"; exit 1; };;
  --engine) "$perl" -e "$connect" "$word" && { echo "port $word of this machine can be reached"; exit 1; };;
  --socket) [ -S "$word" ] && { echo "the socket $word can be reached"; exit 1; };;
  esac
done
[ -z "$own" ] || { while read -r line; do
  case $line in Inter-*|face*|lo:*) ;; *) echo "it has a network: \${line%%:*}"; exit 1;; esac
done < /proc/net/dev; }
[ "$harmless" = yes ] || { echo fine; exit; }
grep -qs "$name" /proc/[0-9]*/environ && { echo "the environment of a process outside can be read"; exit 1; }
while read -r key value; do
  case $key in NoNewPrivs:) private=$value;; CapEff:) able=$value;; esac
done < /proc/self/status
[ "$private" = 1 ] || { echo "it can gain privileges"; exit 1; }
[ "$able" = 0000000000000000 ] || { echo "it has capabilities: $able"; exit 1; }
[ -n "$sudo" ] && "$sudo" -n true 2>/dev/null </dev/null && { echo "sudo works"; exit 1; }
echo fine
`

/** Runs a small attack inside the confinement. Undefined if it keeps its promises, else the reason. Two starts of a shell; leaves no files. */
export async function probeConfinement(wrap: WrapCommand, promises: ProbedPromises): Promise<string | undefined> {
  const folder = temporaryFolder('probe')
  // Another uid has to enter it.
  chmodSync(folder, 0o711)
  const name = `.ralph-probe-${randomUUID()}`
  const markedProcess = promises.isHarmless ? startMarkedProcess(name) : undefined
  const network = await networkProbe(promises.doors, name)
  try {
    const callFolder = join(folder, 'call')
    const [workspace, home, tmp] = [join(folder, 'workspace'), join(callFolder, 'home'), join(callFolder, 'tmp')]
    for (const path of [workspace, home, tmp]) mkdirSync(path, { recursive: true })
    const closedFolders = [folder, ...promises.closedFolders].filter(isWritable)
    const places = { call: { path: callFolder, home, tmp }, writable: [workspace] }
    const testWords = [
      ...['--write', workspace, home, tmp, ...promises.writable],
      ...['--closed', ...closedFolders],
      ...['--socket', ...promises.sockets],
      ...network.words,
    ]
    const output = await runProbe(wrap, places, [
      name,
      trustedProgram('sudo') ?? '',
      promises.isHarmless ? 'yes' : 'no',
      ...network.probeCommand,
      ...testWords,
    ])
    const writtenFolders = removeMarks(closedFolders, name)
    if (output !== 'fine') return output
    if (writtenFolders.length > 0 && promises.closedFolders.length > 0) return `${writtenFolders[0]} can be written`
    removeMarks(promises.writable.filter(isFolder), name)
    const owner = lstatSync(join(workspace, name), { throwIfNoEntry: false })?.uid
    return owner === process.getuid?.() ? undefined : 'files that it writes belong to another user'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    markedProcess?.kill('SIGKILL')
    network.close()
    await removeFolder(folder).catch(() => undefined)
  }
}

/** A process with the mark in its environment, since the engine's own cannot be changed. */
function startMarkedProcess(mark: string): ChildProcess {
  const child = spawn('/bin/sh', ['-c', 'read -r _'], {
    env: { RALPH_PROBE: mark },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => undefined)
  return child
}

async function runProbe(wrap: WrapCommand, places: CallPlaces, args: readonly string[]): Promise<string> {
  const chunks: Buffer[] = []
  const collect = (chunk: Buffer): void => void chunks.push(Buffer.from(chunk))
  const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin', HOME: places.call.home }
  const end = await supervise(
    { file: '/bin/sh', args: ['-c', script, 'sh', ...args], cwd: places.writable[0] ?? '/', env },
    {
      confinement: { wrap },
      places,
      signal: new AbortController().signal,
      onStdout: collect,
      onStderr: collect,
      // For a probe that hangs; a busy machine must not fail it.
      wallMs: 60_000,
    },
  ).done
  const text = Buffer.concat(chunks).toString('utf8').trim().split('\n').join('; ')
  return text || `exit code ${end.exitCode ?? end.signal}`
}

const removeMarks = (folders: readonly string[], name: string): string[] =>
  folders.filter((folder) => {
    const path = join(folder, name)
    if (!lstatSync(path, { throwIfNoEntry: false })) return false
    rmSync(path, { force: true })
    return true
  })

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const userList = '/etc/passwd'

/** The list of users with the agent's uid, without which Java and Maven find no home, Node's `userInfo` throws, and git has no author. */
export function userListWith(uid: number, { home, file }: { home: string; file: string }): Layer {
  writeFileSync(file, `${readUserList(userList).trimEnd()}\nralph-agent:x:${uid}:${uid}::${home}:/bin/sh\n`, {
    mode: 0o644,
  })
  return { path: userList, access: 'read', from: file }
}

function readUserList(path: string): string {
  return tryRead(() => readFileSync(path, 'utf8')) ?? 'root:x:0:0:root:/root:/bin/sh\n'
}

interface NetworkProbe {
  readonly probeCommand: readonly [perl: string, program: string, own: string]
  readonly words: readonly string[]
  close(): void
}

/** With perl: to a port of the loopback, or to an abstract socket, which has no path and belongs to a network. */
const connectTo = String.raw`my$w=shift;my$p=$w=~/^\d+$/;my$s;socket($s,$p?2:1,1,0)&&connect($s,$p?pack("Sna4x8",2,$w,"\x7f\0\0\1"):pack("Sxa*",1,$w))or exit 1`

/** The engine listens at a port and an abstract socket, which must not be reachable inside; each door must be. */
async function networkProbe(doors: readonly number[] | undefined, name: string): Promise<NetworkProbe> {
  if (doors === undefined) return { probeCommand: ['', '', ''], words: [], close: () => undefined }
  const [tcp, abstract] = await Promise.all([listen({ port: 0, host: '127.0.0.1' }), listen({ path: `\0${name}` })])
  return {
    probeCommand: [trustedProgram('perl') ?? '', connectTo, 'own'],
    words: ['--door', ...doors.map(String), '--engine', String((tcp.address() as AddressInfo).port), name],
    close() {
      tcp.close()
      abstract.close()
    },
  }
}

async function listen(address: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).listen(address)
  await once(server, 'listening')
  return server
}
