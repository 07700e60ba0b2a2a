import { expect, test } from 'vitest'
import { defaultCallModels } from '../../../src/core/config/table/counsel-settings.ts'
import { iterationPath } from '../../../src/core/ref/state-paths.ts'
import type { AgentOutcome, Question } from '../../../src/port/agent.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import { eventsOf, expectSound, type Orders, stateOf, world } from '../../support/fake-job.ts'
import type { Move } from '../../support/fake-ports.ts'
import { chainOf, planOf, usageOf } from '../../support/run-state.ts'

const said = 'I wrote the parser. The lexer is still slow.'
const silent: Move = { end: { kind: 'no_result', tail: said } }
const freeform = 'The parser was written in src/TASK-1.txt; the agent says that the lexer is still slow.'
const extracted = { summary: 'Wrote the parser.', freeform, confidence_level: 'low' }
const answered: AgentEnd = { kind: 'finished', structured: extracted, text: '' }

/** A run of one task whose agent leaves no handoff; each question gets this answer. */
function asking(answer: AgentEnd | Error, move: Move = silent, usd = 0.02) {
  const questions: Question[] = []
  const here = world({
    plan: chainOf(2),
    script: ({ iteration }) => (iteration === 1 ? move : {}),
    trusted: { '.ralph/templates/handoff-extraction.md': 'TEMPLATE-CANARY' },
    ask: async (question): Promise<AgentOutcome> => {
      questions.push(question)
      if (answer instanceof Error) throw answer
      return {
        end: answer,
        usage: usageOf(usd, { turns: 2 }),
        durationMs: 4_000,
        lingeredMs: null,
        denials: [],
        outside: [],
      }
    },
  })
  const run = (settings: Orders['settings'] = {}) => here.run({ settings: { 'max-iterations': 1, ...settings } })
  return { here, questions, run }
}

const handoffIn = ({ remote }: ReturnType<typeof asking>['here']) =>
  JSON.parse(remote.newest().files.get(iterationPath(1, 'handoff.json')) ?? '{}')

test('a small model writes the handoff that the agent owed, and its cost is booked with the iteration', async () => {
  const { here, questions, run } = asking(answered)
  await run()
  expect(questions).toMatchObject([{ iteration: 1, task: 'TASK-1', model: 'haiku', maxTurns: 3, budgetUsd: 0.25 }])
  for (const part of ['TEMPLATE-CANARY', 'TASK-1: Title of TASK-1', 'created src/TASK-1.txt', '| 1 +', said]) {
    expect(questions[0]?.prompt).toContain(part)
  }
  expect(handoffIn(here)).toEqual({
    source: 'extracted',
    handoff: { ...extracted, files_touched: [{ path: 'src/TASK-1.txt', action: 'created' }] },
  })
  const [success] = eventsOf(here, 'attempt_succeeded')
  expect(success).toMatchObject({ handoff: 'extracted', summary: 'Wrote the parser.', usage: { usd: 1.02, turns: 5 } })
  expect(eventsOf(here, 'agent_call')).toMatchObject([
    { role: 'extraction', iteration: 1, model: 'haiku', within: true },
  ])
  expect(stateOf(here).around).toMatchObject({ extraction: { calls: 1, usd: expect.closeTo(0.02) } })
  expect(stateOf(here).usage.usd, 'paid once').toBeCloseTo(1.02)
  expect(success?.duration_ms).toBe(4_000)
  expect(stateOf(here)).toMatchObject({ usage: { usd: 1.02 }, counts: { succeeded: 1, synthetic: 0 } })
  expect(here.remote.commits.get(stateOf(here).work)?.message).toContain('extracted from its last output')
  expectSound(here)
  await here.run()
  expect(here.requests[1]?.prompt).toContain(freeform)
  expect(here.requests[1]?.prompt).toContain('a small model wrote this one from its last output')
})

test.each<[string, AgentEnd | Error]>([
  ['a limit', { kind: 'usage_limit', until: null, message: 'limit' }],
  ['an outage', { kind: 'overloaded', message: '529' }],
  ['a time-out', { kind: 'timed_out', limit: 'wall', afterMs: 120_000 }],
  ['a crash', { kind: 'crashed', exitCode: 1, signal: null, tail: '' }],
  ['used-up turns', { kind: 'error', what: 'turns', message: '3 turns' }],
  ['prose', { kind: 'no_result', tail: 'I cannot tell.' }],
  ['42', { kind: 'finished', structured: 42, text: '42' }],
  ['a freeform of 49 characters', { ...answered, structured: { summary: 's', freeform: 'x'.repeat(49) } }],
  ['no program', new Error('AGENT_MISSING')],
])('an extraction that ends with %s never fails the attempt: the handoff is synthetic', async (_, answer) => {
  const { here, run } = asking(answer)
  await run()
  expect(eventsOf(here, 'attempt_succeeded')).toMatchObject([{ handoff: 'synthetic' }])
  expect(stateOf(here).usage.usd).toBe(answer instanceof Error ? 1 : 1.02)
  expect(stateOf(here).waiting).toBeNull()
})

test('whoever did not do the work changes no plan', async () => {
  const plan_amendments = [{ action: 'add', reason: 'r', task: { id: 'X', title: 'X', description: 'X' } }]
  const { here, run } = asking({ ...answered, structured: { ...extracted, plan_amendments } })
  const { plan } = await run()
  expect(plan.tasks).toHaveLength(2)
  expect(eventsOf(here, 'amendment_accepted')).toEqual([])
})

test('an agent that finished with an answer of the wrong shape is helped too', async () => {
  const end: AgentEnd = { kind: 'finished', structured: { nope: 1 }, text: said }
  const { here, run } = asking(answered, { end })
  await run()
  expect(eventsOf(here, 'attempt_succeeded')).toMatchObject([{ handoff: 'extracted' }])
})

test.each<[string, Move, Orders['settings']]>([
  ['handed over', {}, {}],
  ['changed nothing', { ...silent, write: {} }, {}],
  ['said nothing', { end: { kind: 'no_result', tail: ' ' } }, {}],
  ['ended with an error', { end: { kind: 'error', what: 'turns', message: '' } }, {}],
  ['wrote what no iteration may', { ...silent, write: { '.github/x.yml': '' } }, {}],
  ['spent the whole budget', { ...silent, usd: 9.995 }, { 'cost-budget': 10 }],
])('nothing is asked where the agent %s', async (_, move, settings) => {
  const { questions, run } = asking(answered, move)
  await run(settings)
  expect(questions).toEqual([])
})

test('what remains of the budget bounds the question, and its model can be chosen', async () => {
  const { questions, run } = asking(answered, { ...silent, usd: 1.9 })
  await run({ 'cost-budget': 2, 'call-models': { ...defaultCallModels, extraction: 'small' } })
  expect(questions).toMatchObject([{ model: 'small', budgetUsd: expect.closeTo(0.1) }])
})

test('D1: what the agent was not allowed to do is recorded, and the next attempt reads it', async () => {
  const denials = ['Bash(curl example.com)']
  const here = world({
    plan: chainOf(1),
    script: ({ attempt }) =>
      attempt === 1 ? { denials, end: { kind: 'error', what: 'other', message: 'gave up' } } : {},
  })
  await here.run()
  expect(JSON.parse(here.remote.newest().files.get(iterationPath(1, 'agent.json')) ?? '{}')).toMatchObject({ denials })
  expect(here.requests[1]?.prompt).toContain('It was not allowed to use Bash(curl example.com).')
})

test('a task’s own model, turns and tools reach its call', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', allowed_tools: ['Edit'], model: 'opus', max_turns: 9 }) })
  await here.run()
  expect(here.requests).toMatchObject([{ allowedTools: ['Edit'], model: 'opus', maxTurns: 9 }])
})
