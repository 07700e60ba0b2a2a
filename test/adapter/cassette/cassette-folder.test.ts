import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCassette, recordChanges } from '../../../src/adapter/cassette/cassette-folder.ts'
import { readCassette } from '../../../src/adapter/cassette/read-cassette.ts'
import { stepCollector } from '../../../src/adapter/cassette/record-calls.ts'
import { userGit } from '../../../src/adapter/git/call/user-git.ts'
import { treeChanges } from '../../../src/adapter/git/store/compare-trees.ts'
import { RalphError } from '../../../src/core/error/error.ts'
import { redactor } from '../../../src/core/text/redact.ts'
import { type Cassette, Recording } from '../../../src/schema/run/cassette.ts'
import { type TempRepo, tempDir, tempRepo } from '../../support/git-repositories.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { at, oidOf, planOf } from '../../support/run-state.ts'

const secret = 'hunter2-canary-of-a-cassette'

const run: NonNullable<Cassette['run']> = {
  ralph: '0.1.0',
  started: at(0),
  plan_name: 'demo',
  plan_file: 'plan.json',
  plan_source: 'f'.repeat(64),
  fresh: false,
  base: { commit: oidOf('a'), branch: 'main' },
  state: null,
  work: null,
  work_branch: 'ralph/work/demo',
  remote: `https://user:${secret}@example.invalid/x`,
  committer: { name: 'Test User', email: 'test@example.invalid' },
  steering_files: ['plan.json'],
  checks: [],
  settings: {},
}

async function written() {
  const path = join(tempDir(), 'cassette')
  const folder = await makeCassette(path, { run, plan: planOf({ id: 'A' }), redact: redactor([secret]) })
  const recording = Recording.parse({ task: 'A', attempt: 1, iteration: 1, steps: [{ say: `I saw ${secret}` }] })
  const content = Buffer.from([0, 255])
  await folder.call(1, { recording, prompt: `P ${secret}`, systemPrompt: '', changes: [] })
  await folder.call(1, {
    recording,
    prompt: `P ${secret}`,
    systemPrompt: 'S',
    changes: [
      { path: 'old', remove: true },
      { path: 'a.bin', mode: '100755', content },
    ],
  })
  await folder.event({ ...oneOfEach.attempt_failed, why: `it held ${secret}` })
  await folder.file('base/CLAUDE.md', `rule ${secret}`)
  return { path, folder }
}

test('what is written is read again, without the secret', async () => {
  const { path } = await written()
  const tape = await readCassette(path)
  expect(tape.recordings).toHaveLength(1)
  expect(tape.recordings[0]?.steps).toEqual([
    { say: 'I saw ***' },
    { remove: 'old' },
    { write: { path: 'a.bin', file: 'calls/000001/files/2', mode: '100755' } },
  ])
  expect(readFileSync(join(path, 'calls/000001/files/2'))).toEqual(Buffer.from([0, 255]))
  expect(readFileSync(join(path, tape.recordings[0]?.prompt ?? ''), 'utf8')).toBe('P ***')
  expect(tape.events).toMatchObject([{ type: 'attempt_failed', why: 'it held ***' }])
  expect(tape.run.remote).not.toContain(secret)
  expect(readFileSync(join(path, 'base/CLAUDE.md'), 'utf8')).toBe('rule ***')
})

test('facts of a cassette of a version before are read under their names of today', async () => {
  const { path } = await written()
  appendFileSync(
    join(path, 'events.jsonl'),
    `${JSON.stringify({ ...oneOfEach.human_review_requested, type: 'review_requested' })}\n`,
  )
  expect((await readCassette(path)).events.at(-1)).toEqual(oneOfEach.human_review_requested)
})

test('a folder that holds something is left alone', async () => {
  const { path } = await written()
  const before = readFileSync(join(path, 'cassette.json'), 'utf8')
  const again = makeCassette(path, { run, plan: planOf({ id: 'A' }), redact: (text) => text })
  await expect(again).rejects.toMatchObject({ code: 'RECORD_DIRECTORY', exit: 'usage' })
  expect(readFileSync(join(path, 'cassette.json'), 'utf8')).toBe(before)
})

const findingsOf = (path: string): Promise<readonly string[]> =>
  readCassette(path).then(
    () => [],
    (error: unknown) => (error instanceof RalphError ? error.findings : expect.unreachable(String(error))),
  )

test('everything that is wrong with a damaged cassette is named at once', async () => {
  const { path } = await written()
  const cassette = JSON.parse(readFileSync(join(path, 'cassette.json'), 'utf8'))
  writeFileSync(
    join(path, 'cassette.json'),
    JSON.stringify({ ...cassette, run: { ...run, started: 'yesterday', base: { commit: 'HEAD', branch: null } } }),
  )
  writeFileSync(join(path, 'plan.json'), '{"tasks": []}')
  appendFileSync(join(path, 'events.jsonl'), '{"type":"no such event"}\nnonsense\n')
  rmSync(join(path, 'calls/000001/files/2'))
  mkdirSync(join(path, 'calls/000002'))
  mkdirSync(join(path, 'calls/000003'))
  writeFileSync(join(path, 'calls/000003/call.json'), '{"task": "A"')
  const findings = (await findingsOf(path)).join('\n')
  for (const text of [
    'cassette.json: run.started: ',
    'cassette.json: run.base.commit: expected a full commit id',
    'plan.json: ',
    'events.jsonl:2 is not an event of a run',
    'events.jsonl:3 is not an event of a run',
    'calls/000001/files/2 is missing',
    'calls/000002/call.json is missing',
    'calls/000003/call.json is not JSON',
  ])
    expect(findings).toContain(text)
})

test.each([
  ['a folder without anything', {}, ['cassette.json is missing', 'plan.json is missing']],
  [
    'a newer form',
    { 'cassette.json': '{"cassette":2}', 'plan.json': '{"tasks":[{"id":"A","title":"a"}]}' },
    [expect.stringContaining('cassette.json: cassette')],
  ],
  [
    'calls alone',
    { 'cassette.json': '{"cassette":1,"recordings":[]}', 'plan.json': '{"tasks":[{"id":"A","title":"a"}]}' },
    [expect.stringContaining('missing what the job started from')],
  ],
])('%s is refused with its reason', async (_, files, expected) => {
  const path = tempDir()
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content)
  expect(await findingsOf(path)).toEqual(expected)
})

test('a long stream is kept to a bound that is told, and a secret at the place of a cut is found', () => {
  let now = 0
  const steps = stepCollector({ now: () => now, redact: redactor([secret]) })
  steps.add({ kind: 'says', text: `${'x'.repeat(1990)}${secret}` })
  for (let index = 1; index < 1003; index++) {
    now += 10
    steps.add({ kind: 'tool', name: 'Read', target: `file-${index}` })
  }
  const { steps: kept, leftOut } = steps.finish()
  expect(kept).toHaveLength(1000)
  expect(kept[0]).toEqual({ wait_ms: 0, say: `${'x'.repeat(1990)}***` })
  expect(kept[1]).toEqual({ wait_ms: 10, tool: { name: 'Read', target: 'file-1' } })
  expect(leftOut).toEqual(['the stream: 3 steps after the first 1000'])

  const cut = stepCollector({ now: () => 0, redact: (text) => text })
  cut.add({ kind: 'says', text: 'y'.repeat(3000) })
  expect(cut.finish().leftOut).toEqual(['the stream: the ends of 1 texts of more than 2000 characters'])
})

/** What is kept of the last commit, by path; content as text. */
async function keptOf(repo: TempRepo, limit = 10_000) {
  const git = userGit(repo.path, repo.env)
  const { recorded: kept, leftOut } = recordChanges(
    await treeChanges(git, { from: 'HEAD~', to: 'HEAD', limit }),
    redactor([secret]),
  )
  const shown = kept.map((change) =>
    'remove' in change ? `- ${change.path}` : `${change.mode} ${change.path} ${change.content.toString('latin1')}`,
  )
  return { shown, leftOut }
}

test('modes, links, binaries, deletions, odd names and a folder that became a file are kept as they are', async () => {
  const repo = tempRepo({ 'old.txt': 'old', 'folder/inside.txt': 'in', 'run.sh': 'x', 'to.txt': 'to' })
  rmSync(join(repo.path, 'old.txt'))
  rmSync(join(repo.path, 'folder'), { recursive: true })
  symlinkSync('to.txt', join(repo.path, 'link'))
  chmodSync(join(repo.path, 'run.sh'), 0o755)
  repo.commit('Change', { folder: 'file', 'a.bin': Buffer.from([0, 255, 1]), 'näme "x"\n.txt': 'odd' })
  const { shown, leftOut } = await keptOf(repo)
  expect(shown).toEqual([
    '- folder/inside.txt',
    '- old.txt',
    '100644 a.bin \u0000ÿ\u0001',
    '100644 folder file',
    '120000 link to.txt',
    '100644 näme "x"\n.txt odd',
    '100755 run.sh x',
  ])
  expect(leftOut).toEqual([])
})

test('a secret is taken out of a text; a binary file or a name with one is not kept; each is told', async () => {
  const repo = tempRepo({ 'a.txt': 'a' })
  repo.commit('Change', {
    'a.txt': `key: ${secret}\n`,
    'b.bin': Buffer.concat([Buffer.from([0, 255]), Buffer.from(secret)]),
    'c.latin1': Buffer.concat([Buffer.from([233]), Buffer.from(Buffer.from(secret).toString('base64'))]),
    [`${secret}.txt`]: 'named',
    'd.bin': Buffer.from([0, 255, 2]),
  })
  const { shown, leftOut } = await keptOf(repo)
  expect(shown).toEqual(['100644 a.txt key: ***\n', '100644 d.bin \u0000ÿ\u0002'])
  expect(leftOut).toEqual([
    'a.txt: a secret was removed from it',
    'b.bin: it is binary and contains a secret',
    'c.latin1: it is binary and contains a secret',
    '***.txt: its name contains a secret',
  ])
})

test('what is too large, a submodule and a name that is no UTF-8 are told and not kept', async () => {
  const repo = tempRepo({ 'a.txt': 'a' })
  repo.git('update-index', '--add', '--cacheinfo', `160000,${repo.git('rev-parse', 'HEAD')},module`)
  writeFileSync(Buffer.concat([Buffer.from(`${repo.path}/x`), Buffer.from([0xe9])]), 'odd')
  repo.write({ 'large.txt': 'x'.repeat(11) })
  repo.git('add', '--all', ':!module')
  repo.git('commit', '--quiet', '--message', 'Change')
  const { shown, leftOut } = await keptOf(repo, 10)
  expect(shown).toEqual([])
  expect(leftOut).toEqual([
    'large.txt: its 11 bytes are more than a recording keeps',
    'module: a submodule is not kept',
    'x\\xE9: its name cannot be kept',
  ])
})
