import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { bash, inTurn, loopbackModel, modelKey, module, tokens, withClaude } from '../support/claude-run.ts'
import type { Asked, Turn } from '../support/loopback-model.ts'
import { leftovers, planOf } from '../support/project.ts'
import { callsIn, replay, workTreeOf } from '../support/replaying.ts'
import { expectSoundRun, hasRef, runOf, stateFile, workRef } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

const pass = { name: 'security', trigger: 'on_success', model: 'claude-haiku-4-5', prompt_template: 'security' }
const agentsJson = (...passes: object[]) => ({ '.ralph/config/agents.json': JSON.stringify({ passes }) })
const files = { 'plan.json': planOf(['A', 'B']), ...agentsJson(pass), ...module('sum', '(a, b) => a + b') }
const indexing = ['--mode', 'handoff-plus-index', '--compaction-interval', '1', '--model', 'claude-sonnet-4-5']

const learned = { action: 'add', type: 'gotcha', text: 'The clock of the tests is Berlin’s.', sources: [1] }
const issues = [{ severity: 'warning', description: 'It trusts its caller.', file: 'A.txt' }]
const seen = { issues, summary: 'One thing.' }

const callOf = ({ prompt }: Pick<Asked, 'prompt'>): 'index' | 'pass' | 'code' => {
  if (prompt.includes('## Existing Knowledge Index')) return 'index'
  return prompt.includes('You look for security holes') ? 'pass' : 'code'
}
const taskOf = ({ prompt }: Pick<Asked, 'prompt'>): string => (prompt.includes('ID: B\n') ? 'B' : 'A')
const did = (asked: Asked): Turn => ({
  answer: { summary: `Did ${taskOf(asked)}.`, freeform: 'The clock was odd.' },
  ...tokens(2000, 100),
})

test('the real CLI indexes and looks at changes in a pass, with no tool to change anything; all is paid, told, recorded and replayed', {
  tags: 'thorough/story',
}, async () => {
  const order: string[] = []
  const { project, model } = await withClaude(files, (asked, here) => {
    const call = callOf(asked)
    if (asked.turn === 0) order.push(`${call} ${asked.prompt.includes('Berlin’s')}`)
    const edits = [here.write('planted.txt', 'MINE'), bash('echo MINE > planted.txt')]
    if (call === 'code') return inTurn(asked, [{ tools: [here.write(`${taskOf(asked)}.txt`, 'work\n')] }, did(asked)])
    const answer = call === 'index' ? { operations: [learned] } : seen
    return inTurn(asked, [
      { tools: edits, ...tokens(30_000, 10) },
      { answer, ...tokens(1000, 50) },
    ])
  })
  const recording = join(project.root, 'recording')
  const end = await project.run([...indexing, '--verbose', '--record', recording])
  expect(end, end.stdout).toMatchObject({ code: 0, stderr: '' })
  expect(order).toEqual(['code false', 'pass false', 'index false', 'code true', 'pass false'])
  const tries = model.requests.filter((asked) => callOf(asked) !== 'code' && asked.turn > 0)
  for (const { results } of tries)
    expect(results.slice(0, 2)).toEqual(Array(2).fill(expect.stringMatching(/No such tool/)))
  const run = expectSoundRun(project.repo)
  expect(project.repo.git('ls-tree', '-r', '--name-only', workRef)).not.toContain('planted')
  expect(stateFile(project.repo, 'knowledge-index.md')).toContain(
    'The clock of the tests is Berlin’s. [source: iter 1]',
  )

  // What each call cost is told with its name, and adds up to what the run cost.
  const log = await project.ralph(['log'])
  expect(log.stdout).toMatch(/index: claude-sonnet-4-5 \(.*0\.0\d USD\) was asked/)
  expect(log.stdout.match(/pass security: 1 finding: One thing\. \(0\.0\d USD\)/g)).toHaveLength(2)
  const one = await project.ralph(['log', '--iteration', '2'])
  expect(one.stdout).toContain('It trusts its caller.')
  const calls = callsIn(recording)
  expect(calls.map(({ call }) => call)).toEqual(['run', 'pass:security', 'index', 'run', 'pass:security'])
  const prices = calls.map((call) => (call['outcome'] as { usage: { usd: number } }).usage.usd)
  expect(Math.min(...prices)).toBeGreaterThan(0)
  expect(run.usage.usd).toBeCloseTo(prices.reduce((sum, usd) => sum + usd, 0))

  const asked = model.requests.length
  const again = await replay(project, [recording])
  expect(again).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(again.events.filter(({ type }) => type === 'agent_pass' || type === 'agent_call')).toHaveLength(3)
  expect(workTreeOf(again)).toBe(project.repo.git('rev-parse', `${workRef}^{tree}`))
  const byState = await replay(project, ['demo'])
  expect(byState).toMatchObject({ differences: [], prompts: [], ended: null })
  const ofCalls = ({ events }: typeof again) =>
    events.flatMap(({ type }) => (type === 'agent_pass' || type === 'agent_call' ? type : []))
  expect(ofCalls(byState)).toEqual(ofCalls(again))
  expect(workTreeOf(byState)).toBe(workTreeOf(again))
  expect(model.requests).toHaveLength(asked)
  expect(await leftovers(project)).toEqual([])
})

test('the real CLI in split jobs: the index before the agent, passes when the verdict is there, the last ones in a closing run', {
  tags: 'thorough/story',
  timeout: 900_000,
}, async () => {
  const order: string[] = []
  const model = await loopbackModel((asked) => {
    const call = callOf(asked)
    if (asked.turn === 0)
      order.push(call === 'code' ? `code ${taskOf(asked)} ${asked.prompt.includes('Berlin’s')}` : call)
    if (call === 'index') return { answer: { operations: [learned] }, ...tokens(1000, 50) }
    if (call === 'pass') return { answer: seen, ...tokens(1000, 50) }
    return inTurn(asked, [{ tools: [bash(`echo work > ${taskOf(asked)}.txt`)] }, did(asked)])
  })
  const here = await ownRepository(
    { 'package.json': '{ "scripts": { "test": "true" } }\n', ...files },
    {
      init: ['--validate', 'test -e sum.js'],
      settings: 'mode: handoff-plus-index\ncompaction-interval: 1\nmodel: claude-sonnet-4-5\n',
      model: model.baseUrl,
    },
  )
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  const { git } = here.github.world
  expect(runOf(git), log).toMatchObject({ stop: { kind: 'complete' }, counts: { succeeded: 2, failed: 0 }, owed: [] })
  expect(order).toEqual(['code A false', 'pass', 'index', 'code B true', 'pass'])
  for (const iteration of [1, 2]) {
    const stored = JSON.parse(stateFile(git, `iterations/0/${iteration}/passes.json`))
    expect(stored).toMatchObject([{ name: 'security', issues, why: null }])
  }
  expect(stateFile(git, 'knowledge-index.md')).toContain('[source: iter 1]')
  expect(log).toContain('The passes that were waiting gave their answers')
  expectSoundRun(git)
})

test('Ctrl-C while the indexer is asked costs no attempt, and the next job asks it again', {
  tags: 'thorough/variant',
}, async () => {
  let hangs = true
  const { project, model } = await withClaude({ ...files, ...agentsJson() }, (asked, here) => {
    if (callOf(asked) === 'index') return hangs ? { hang: true } : { answer: { operations: [learned] } }
    return inTurn(asked, [{ tools: [here.write(`${taskOf(asked)}.txt`, 'work\n')] }, did(asked)])
  })
  const engine = project.startRun(indexing)
  await vi.waitFor(() => expect(model.requests.map(callOf)).toContain('index'), { timeout: 30_000 })
  engine.kill('SIGINT')
  const cancelled = await engine.ended
  expect(cancelled.code, cancelled.stdout).toBe(130)
  const run = expectSoundRun(project.repo)
  expect(run.tasks['B']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect(run.counts).toMatchObject({ succeeded: 1, failed: 0 })
  hangs = false
  const end = await project.run(indexing)
  expect(end, end.stdout).toMatchObject({ code: 0 })
  expect(stateFile(project.repo, 'knowledge-index.md')).toContain('Berlin’s')
  expect(await leftovers(project)).toEqual([])
})

test.each([
  ['between the new index and the agent that codes', 'agent.start:3', ['code A', 'index', 'code B']],
  ['after the indexer’s answer, which nobody has read', 'agent.ended:2', ['code A', 'index', 'index', 'code B']],
])(
  'P5: killed %s: no index whose answer is written is paid for again',
  { tags: 'thorough/point' },
  async (_, point, asked) => {
    const order: string[] = []
    const { project } = await withClaude({ ...files, ...agentsJson() }, (said, here) => {
      const call = callOf(said)
      if (said.turn === 0) order.push(call === 'code' ? `code ${taskOf(said)}` : call)
      if (call === 'index') return { answer: { operations: [learned] } }
      return inTurn(said, [{ tools: [here.write(`${taskOf(said)}.txt`, 'work\n')] }, did(said)])
    })
    const dying = { ANTHROPIC_API_KEY: modelKey, RALPH_FAILPOINT: `${point}:kill` }
    const killed = await project.run(indexing, dying)
    expect(killed.code, killed.stdout + killed.stderr).toBe(137)
    const end = await project.run([...indexing, '--verbose'])
    expect(end, end.stdout).toMatchObject({ code: 0 })
    expect(order).toEqual(asked)
    expect(expectSoundRun(project.repo)).toMatchObject({
      counts: { succeeded: 2, failed: 0 },
      knowledge: [{ iterations: [1] }],
    })
    expect(await leftovers(project)).toEqual([])
  },
)

test('an indexer and a pass that never end are ended, named, and cost no attempt', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const { project } = await withClaude(files, (asked, here) => {
    if (callOf(asked) !== 'code') return { hang: true }
    return inTurn(asked, [{ tools: [here.write(`${taskOf(asked)}.txt`, 'work\n')] }, did(asked)])
  })
  const end = await project.run([...indexing, '--verbose', '--agent-idle-timeout', '4s'])
  expect(end, end.stdout).toMatchObject({ code: 0 })
  expect(end.stdout).toMatch(/pass security: no findings: it took too long and was stopped/)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain(
    'the knowledge index stays unchanged: the indexer: it took too long and was stopped',
  )
  expect(end.stdout).not.toContain('renewed')
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 2, failed: 0 })
  expect(await leftovers(project)).toEqual([])
})

test('an indexer and a pass that flood, answer what is no answer, or are refused: named, and the run goes on', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const flood = 'x'.repeat(4 * 2 ** 20)
  const { project } = await withClaude(
    { ...files, ...agentsJson(pass, { ...pass, name: 'second' }) },
    (asked, here) => {
      const call = callOf(asked)
      if (call === 'index') return { say: flood }
      if (call === 'pass') return asked.turn > 3 ? { say: 'Looks good!' } : { answer: { verdict: 'fine' } }
      return inTurn(asked, [{ tools: [here.write(`${taskOf(asked)}.txt`, 'work\n')] }, did(asked)])
    },
  )
  const end = await project.run([...indexing, '--verbose'])
  expect(end, end.stdout.slice(-5000)).toMatchObject({ code: 0 })
  expect(end.stdout.length).toBeLessThan(50_000)
  expect(end.stdout).toMatch(/index(er)? /)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('pass second: no findings: it')
  expect(hasRef(project.repo, workRef)).toBe(true)
  const run = expectSoundRun(project.repo)
  expect(run.counts).toMatchObject({ succeeded: 2, failed: 0 })
  expect(JSON.stringify(run).length).toBeLessThan(50_000)
})
