import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCassette } from '../../../src/adapter/cassette/cassette-folder.ts'
import { readCassette } from '../../../src/adapter/cassette/read-cassette.ts'
import { stepsOf } from '../../../src/adapter/cassette/record-calls.ts'
import { RalphError } from '../../../src/core/error/error.ts'
import { redactor } from '../../../src/core/text/secret/redact.ts'
import { type Cassette, Recording } from '../../../src/schema/cassette/cassette.ts'
import { tempDir } from '../../support/git-repositories.ts'
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
    'calls/000003/call.json is no JSON',
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
  const steps = stepsOf({ now: () => now, redact: redactor([secret]) })
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

  const cut = stepsOf({ now: () => 0, redact: (text) => text })
  cut.add({ kind: 'says', text: 'y'.repeat(3000) })
  expect(cut.finish().leftOut).toEqual(['the stream: the ends of 1 texts of more than 2000 characters'])
})
