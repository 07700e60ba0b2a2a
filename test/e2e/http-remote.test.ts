import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { certificates } from '../support/certificates.ts'
import { watchCommandLines } from '../support/command-lines.ts'
import { type Fault, type GitHttpServer, gitHttpServer } from '../support/git-http-server.ts'
import { bareRemote, repositoryAt, type TempRepo } from '../support/git-repositories.ts'
import { goodAgent, leftovers, makeProject, planOf, projectAt } from '../support/project.ts'
import { recordingGit } from '../support/recorded-git.ts'
import { committedTasks, eventsOf, expectSoundRun, hasRef, refsOf, stateRef, workRef } from '../support/run-on-disk.ts'

const token = 'a-token-that-nobody-may-see'
const basic = (secret: string): string => `Basic ${Buffer.from(`x-access-token:${secret}`).toString('base64')}`

/** Git's own variables for a setting: the token is on no command line and in no file. */
const tokenEnv = (server: GitHttpServer, secret = token): Record<string, string> => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `http.${new URL(server.url).origin}/.extraHeader`,
  GIT_CONFIG_VALUE_0: `Authorization: ${basic(secret)}`,
})

/** A project whose `origin` is served over HTTP to whoever shows the token. */
async function served(
  tasks: readonly string[] = ['A', 'B'],
  agent = goodAgent,
  tls?: ReturnType<typeof certificates>['server'],
) {
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const bare = bareRemote()
  project.repo.git('push', '--quiet', bare.path, 'main')
  const server = await gitHttpServer(bare, tls)
  server.accepts = (authorization) => authorization === basic(token)
  project.repo.git('remote', 'add', 'origin', server.url)
  const run = (more: readonly string[] = [], env: Record<string, string> = tokenEnv(server)) =>
    project.ralph(['run', '--remote', 'origin', ...project.agent(agent), '--validate', 'true', ...more], { env })
  return { project, bare, server, run }
}

/** A hook at the server that refuses one ref with these words. */
function refuse(bare: TempRepo, ref: string, words: string): void {
  bare.write({ 'hooks/update': `#!/bin/sh\n[ "$1" != '${ref}' ] || { echo '${words}' >&2; exit 1; }\n` })
  chmodSync(join(bare.path, 'hooks/update'), 0o755)
}

test('G19: the token of an HTTP remote comes by environment and is in no argument, address, file, log or agent', async () => {
  const { project, bare, server } = await served()
  const git = recordingGit(project)
  const spy = `env > "$MOMENTS/agent-env"; echo "token ${token}"\n${goodAgent}`
  const env = { ...tokenEnv(server), PATH: `${git.path}:${project.env['PATH']}` }
  const command = ['run', '--remote', 'origin', ...project.agent('true'), '--validate', 'env; false']
  const seen = watchCommandLines()
  const failed = await project.ralph(command, { env })
  expect(failed.code, 'a red baseline, whose output is kept').toBe(1)
  const other = [...project.agent(spy), '--validate', 'true', '--change-rules']
  const end = await project.ralph([...command.slice(0, 3), ...other], { env })
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(bare)
  const commandLines = await seen()
  expect(commandLines, 'also of what git starts').toContain('git-remote-http')
  expect(server.requests.length).toBeGreaterThan(5)
  const calls = readFileSync(git.calls, 'utf8')
  expect(calls).toContain('push')
  const agentEnv = readFileSync(join(project.moments, 'agent-env'), 'utf8')
  const kept = bare.git('log', '--all', '-p', '--format=%B')
  for (const secret of [token, basic(token).slice('Basic '.length)]) {
    for (const text of [failed.stdout, failed.stderr, end.stdout, end.stderr, calls, commandLines, agentEnv, kept]) {
      expect(text).not.toContain(secret)
    }
    const found = execFileSync('sh', ['-c', `grep -rl '${secret}' . --exclude=agent.sh || true`], { cwd: project.root })
    expect(found.toString()).toBe('')
  }
  expect(await leftovers(project)).toEqual([])
})

test.each<[string, (repo: TempRepo, request: { url: string; secret: string }) => void]>([
  ['in the address of a remote', (repo, { secret }) => repo.git('remote', 'set-url', 'origin', secret)],
  ['that url.insteadOf puts into it', (repo, { url, secret }) => repo.git('config', `url.${secret}.insteadOf`, url)],
  ['of the place to push to', (repo, { secret }) => repo.git('remote', 'set-url', '--push', 'origin', secret)],
])(
  'G19: a token %s is taken out of it before anything is kept, shown or called',
  { tags: 'thorough/variant' },
  async (_, configure) => {
    const { project, bare, server } = await served(['A'])
    configure(project.repo, { url: server.url, secret: server.url.replace('://', `://x-access-token:${token}@`) })
    const seen = watchCommandLines()
    const run = ['run', '--remote', 'origin', ...project.agent(goodAgent), '--validate', 'true']
    const end = await project.ralph(run)
    expect(end.code, end.stderr).toBe(0)
    expect(expectSoundRun(bare).remote).toBe(server.url)
    const status = await project.ralph(['status', '--remote', 'origin'])
    const kept = bare.git('log', '--all', '-p', '--format=%B')
    for (const text of [end.stdout, end.stderr, status.stdout, kept, await seen()]) expect(text).not.toContain(token)
    const found = execFileSync('sh', ['-c', `grep -rl '${token}' . || true`], { cwd: project.root })
    expect(found.toString()).toBe('./repo/.git/config\n')
  },
)

test.each([
  ['http.sslCAInfo of the configuration', (caFile: string) => ({ config: caFile })],
  ['GIT_SSL_CAINFO', (caFile: string) => ({ env: { GIT_SSL_CAINFO: caFile } })],
])(
  'G19: over HTTPS an authority of one’s own is trusted by %s, and by nothing else',
  { tags: 'thorough/variant' },
  async (_, trust) => {
    const { caFile, server: tls } = certificates()
    const { project, bare, server, run } = await served(['A'], goodAgent, tls)
    const before = refsOf(bare)
    const refused = await run()
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('its certificate or host key is not trusted here')
    expect(refused.stderr).toContain('Set http.sslCAInfo in your git configuration')
    expect(refused.stderr).toContain('[REMOTE_UNTRUSTED]')
    expect(refsOf(bare)).toBe(before)
    expect(server.requests, 'the token was shown to nobody').toEqual([])
    const { config, env } = { config: undefined, env: {}, ...trust(caFile) }
    if (config !== undefined) project.repo.git('config', 'http.sslCAInfo', config)
    const end = await run([], { ...tokenEnv(server), ...env })
    expect(end.code, end.stderr).toBe(0)
    expectSoundRun(bare)
  },
)

test.each<{ fault: string; faults: readonly Fault[]; delayMs?: number }>([
  { fault: 'G4: 503 twice and then 500 at a push', faults: ['refs', 'push'].flatMap(twice(503)) },
  { fault: 'G2: the answer to a push is lost', faults: [{ on: 'push', what: 'drop-answer' }] },
  {
    fault: 'G3: an answer is cut off',
    faults: [
      { on: 'push', what: 'cut-answer' },
      { on: 'refs', what: 'cut-answer' },
    ],
  },
  {
    fault: 'G3: connections are reset',
    faults: [
      { on: 'refs', what: 'reset' },
      { on: 'push', what: 'reset' },
    ],
  },
  { fault: 'the server is slow', faults: [], delayMs: 150 },
])(
  '$fault: the run completes and nothing is done twice',
  { tags: 'thorough/variant' },
  async ({ faults, delayMs = 0 }) => {
    const { bare, server, run } = await served()
    server.faults.push(...faults)
    server.delayMs = delayMs
    const end = await run()
    expect(end.code, end.stderr).toBe(0)
    expect(server.faults, 'each fault took place').toEqual([])
    expect(expectSoundRun(bare).counts).toMatchObject({ succeeded: 2, failed: 0, interrupted: 0 })
  },
)

function twice(what: number): (on: string) => Fault[] {
  return (on) => [0, 1].map(() => ({ on: on as Fault['on'], what }))
}

test('G5: a refused token stops the job before anything is done, with the remedy', async () => {
  const { project, bare, server, run } = await served()
  const before = refsOf(bare)
  for (const env of [tokenEnv(server, 'an-old-token'), {}]) {
    const end = await run([], env)
    expect(end.code).toBe(1)
    expect(end.stderr).toContain('it refuses the credentials')
    expect(end.stderr).toContain('[REMOTE_AUTH]')
    expect(end.stderr).not.toContain('an-old-token')
  }
  expect(refsOf(bare)).toBe(before)
  expect(await leftovers(project)).toEqual([])
})

test('G5: a token that expires in mid-run ends the job; with a new one it goes on, and one attempt was lost', {
  tags: 'thorough/variant',
}, async () => {
  const { project, bare, server, run } = await served(
    ['A', 'B', 'C'],
    `[ "$RALPH_TASK_ID" != B ] || touch "$MOMENTS/expired"\n${goodAgent}`,
  )
  server.accepts = (given) => !existsSync(join(project.moments, 'expired')) && given === basic(token)
  const end = await run()
  expect(end.code).toBe(1)
  expect(end.stderr).toContain('[REMOTE_AUTH]')
  expect(end.stderr).toContain('must be valid')
  server.accepts = (given) => given === basic('a-newer-token')
  const again = await run([], tokenEnv(server, 'a-newer-token'))
  expect(again.code, again.stderr).toBe(0)
  expect(expectSoundRun(bare).counts).toMatchObject({ succeeded: 3, failed: 0, interrupted: 1 })
  expect(committedTasks(bare)).toEqual(['A', 'B', 'C'])
})

const refusals = [
  { gate: 'G7: a protected branch', words: 'error: GH006: Protected branch update failed', says: 'protected (GH006)' },
  {
    gate: 'a ruleset that wants signatures',
    words: 'error: GH013: Repository rule violations found; Commits must have verified signatures.',
    says: 'a rule requires signed commits',
  },
  {
    gate: 'G8: workflow files',
    words: 'refusing to allow a GitHub App to create or update workflow .github/workflows/a.yml',
    says: 'lacks the "workflows" permission',
  },
  { gate: 'G9: size', words: 'error: GH001: Large files detected.', says: 'larger than the remote accepts' },
  { gate: 'any hook', words: 'no commits on Fridays', says: 'no commits on Fridays' },
] as const

test.each(refusals)(
  '$gate refuses the work branch: it is said, offered under another name, and the run goes on',
  { tags: 'thorough/variant' },
  async ({ words, says }) => {
    const { bare, run } = await served()
    refuse(bare, workRef, words)
    const end = await run()
    expect(end.code, end.stderr).toBe(0)
    expect(end.stdout.replace(/\s+/g, ' ')).toContain(says)
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('ralph/work/demo-pending')
    expect(hasRef(bare, workRef)).toBe(false)
    expect(committedTasks(bare, { tip: `${workRef}-pending` })).toEqual(['A', 'B'])
    expect(
      eventsOf(bare).filter(({ type }) => type === 'work_refused'),
      'it is said once',
    ).toHaveLength(1)
  },
)

test.each(refusals)(
  '$gate refuses the state branch: the job stops with the reason, and nothing is there',
  { tags: 'thorough/variant' },
  async ({ words, says }) => {
    const { bare, run } = await served()
    refuse(bare, stateRef, words)
    const end = await run()
    expect(end.code).toBe(1)
    expect(end.stderr).toContain('[REMOTE_REFUSED]')
    expect(end.stderr).toContain(says)
    expect(hasRef(bare, stateRef)).toBe(false)
  },
)

test('G9: what the remote takes on no branch fails its task with the reason, and the next job goes on without it', {
  tags: 'thorough/variant',
}, async () => {
  const agent = `[ "$RALPH_ITERATION" != 1 ] || head -c 300000 /dev/urandom > big.bin\n${goodAgent}`
  const { bare, run } = await served(['A', 'B'], agent)
  bare.git('config', 'receive.maxInputSize', '200k')
  const end = await run()
  expect(end.code).toBe(1)
  expect(end.stderr).toContain('[REMOTE_REFUSED]')
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('pack exceeds maximum allowed size')
  expect(eventsOf(bare).filter(({ type }) => type === 'attempt_failed')).toMatchObject([{ task: 'A', cause: 'guard' }])
  expect((await run()).code).toBe(0)
  expect(expectSoundRun(bare).counts).toMatchObject({ succeeded: 2, failed: 1, interrupted: 0 })
})

test('A run of origin goes on on a laptop, and goes back to origin', { tags: 'thorough/variant' }, async () => {
  const { project, bare, server, run } = await served(['A', 'B', 'C'])
  expect((await run(['--max-iterations', '1'])).code).toBe(2)
  bare.git('clone', '--quiet', bare.path, join(project.root, 'laptop'))
  const laptop = projectAt(repositoryAt(join(project.root, 'laptop'), project.env), project.root, project.env)
  laptop.repo.git('remote', 'set-url', 'origin', server.url)
  const command = ['run', '--remote', 'origin', ...laptop.agent(goodAgent), '--validate', 'true']
  const there = await laptop.ralph([...command, '--max-iterations', '1'], { env: tokenEnv(server) })
  expect(there.code, there.stderr).toBe(2)
  const back = await run()
  expect(back.code, back.stderr).toBe(0)
  expectSoundRun(bare)
  expect(committedTasks(bare)).toEqual(['A', 'B', 'C'])
})
