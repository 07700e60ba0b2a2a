import { expect, test } from 'vitest'
import type { Settings } from '../../src/core/config/table/settings.ts'
import { maxSourceChars } from '../../src/core/evidence/test-source.ts'
import type { AgentEnd } from '../../src/schema/agent/agent-end.ts'
import { Evidence } from '../../src/schema/counsel/evidence.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import type { FakeWorkspace } from '../support/fake-workspace.ts'
import { planOf } from '../support/run-state.ts'
import { intake, workflow } from '../support/split-workflow.ts'

const plan = planOf({
  id: 'TASK-1',
  acceptance_criteria: ['It rejects wrong passwords', 'The file is there', 'Users like it'],
})

const file = 'src/TASK-1.txt'
const evidence = [
  { criterion: 1, file, test: 'rejects' },
  { criterion: 'The file is there', file, line: 1 },
]
const record = { file, title: 'rejects', outcome: 'passed', from: 'report', in_file: true } as const
const citing = { plan, script: () => ({ handoff: { evidence } }), check: () => ({ passed: true, tests: [record] }) }

test('a complete run says the level of its criteria, in the same write as its end, and asks nobody', async () => {
  const here = world(citing)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests).toHaveLength(1)
  expect(stateOf(here).evidence).toMatchObject({
    ...{ ran: 1, exists: 1, claimed: 1, silent: 0, work: stateOf(here).work },
    rows: [{ task: 'TASK-1', criterion: 'Users like it', level: 'claimed' }, { level: 'exists' }, { level: 'ran' }],
  })
  const gathered = Evidence.parse(JSON.parse(here.remote.newest().files.get('counsel/evidence.json') ?? ''))
  expect(gathered.criteria).toMatchObject([
    { citation: { kind: 'test', file, title: 'rejects' }, level: 'ran', check: 'npm test', iteration: 1 },
    { citation: { kind: 'place', file, line: 1 }, level: 'exists' },
    { citation: null, level: 'claimed' },
  ])
  expect(here.remote.newest().files.get('README.md')).toContain('criteria: 1 ran, 1 exists, 1 claimed')
  expectSound(here)
  const commits = here.remote.history.length
  await here.run()
  expect(here.remote.history.length, 'it is said once').toBe(commits)
})

test('the checks of an attempt look for the tests that its handoff cites, and the baseline for none', async () => {
  const here = world(citing)
  await here.run()
  expect(here.checkRuns.map(({ label, cited }) => [label, cited])).toEqual([
    ['baseline', []],
    ['iteration-1', [{ file, title: 'rejects' }]],
  ])
})

test.each([
  ['verify: none', { verify: 'none' as const }, plan],
  ['a plan without criteria', {}, planOf({ id: 'TASK-1' })],
])('%s: nothing is said', async (_, settings, given) => {
  const here = world({ plan: given, settings })
  await here.run()
  expect(eventsOf(here, 'evidence_gathered')).toEqual([])
  expect(stateOf(here).evidence).toBe(null)
})

test('a run that is not complete claims nothing', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', acceptance_criteria: ['x'] }, { id: 'TASK-2' }) })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(eventsOf(here, 'evidence_gathered')).toEqual([])
})

test('work that cannot be read ends no run', async () => {
  const here = world(citing)
  const unreadable = (workspace: FakeWorkspace) => {
    const { readCaptured } = workspace
    const failing: typeof readCaptured = (tree, path, limit) =>
      limit === maxSourceChars ? Promise.reject(new Error('no object')) : readCaptured(tree, path, limit)
    Object.assign(workspace, { readCaptured: failing })
  }
  const { reason } = await here.run({ workspace: unreadable })
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.shown).toContainEqual({ kind: 'warning', text: expect.stringContaining('no object') })
  expect(stateOf(here).evidence).toMatchObject({ ran: 0, exists: 0, claimed: 3 })
})

const complete = { complete: true, summary: 'All is there.', missing: [] }
const lacks = (change: object = {}) => ({
  complete: false,
  summary: 'No help.',
  missing: [
    {
      ...{ task: 'TASK-1', what: 'The option has no help (src/a.ts).', title: 'Describe it', description: 'In help.' },
      ...{ acceptance_criteria: ['The help names it'], ...change },
    },
  ],
})
type Answer = object | AgentEnd['kind']

/** A run whose verifier gives these answers, one after the other; the last one again and again. */
function verified(answers: readonly Answer[], given: { plan?: Plan; settings?: Partial<Settings> } = {}) {
  let asked = 0
  const here = world({
    plan: given.plan ?? plan,
    settings: { verify: 'model', ...given.settings },
    script: ({ pass }) => {
      if (pass === 'code') return {}
      const said = answers[Math.min(asked++, answers.length - 1)]
      if (said === 'overloaded') return { end: { kind: 'overloaded', message: 'busy' }, usd: 0.01 }
      if (said === 'auth') return { end: { kind: 'auth', message: 'no key' }, usd: 0 }
      return { end: { kind: 'finished', structured: said, text: '' }, usd: 0.02 }
    },
  })
  return { here, calls: () => here.requests.filter(({ pass }) => pass === 'verify') }
}

const judged = (here: World) => eventsOf(here, 'completion_judged')

test('a small model is asked once, reads only, and its cost stands in the receipt', async () => {
  const { here, calls } = verified([complete], { settings: { verify: 'both' } })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls()).toMatchObject([{ model: 'haiku', allowedTools: ['Read', 'Grep', 'Glob'] }])
  const { prompt } = calls()[0] ?? { prompt: '' }
  for (const words of [
    'TASK-1: Title of TASK-1 [done]',
    '| TASK-1 | Users like it |  | claimed (the agent cites nothing for it) |',
    'src/TASK-1.txt | 1 +',
  ])
    expect(prompt).toContain(words)
  expect(stateOf(here)).toMatchObject({
    evidence: { claimed: 3 },
    around: { verify: { calls: 1, usd: 0.02 } },
    counsel: { asking: null, verified: { complete: true, rounds: 1 } },
  })
  expect(here.remote.newest().files.get('README.md')).toContain('verify | 0.02 USD')
  expectSound(here)
  await here.run()
  expect(calls()).toHaveLength(1)
})

test('what is missing becomes a task that may do what its task may do, and the work is looked at again', async () => {
  const kept = planOf({ id: 'TASK-1', paths: ['src/**'], allowed_tools: ['Edit'], acceptance_criteria: ['x'] })
  const { here, calls } = verified([lacks(), complete], { plan: kept })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls()).toHaveLength(2)
  const added = JSON.parse(here.remote.newest().files.get('plan.json') ?? '').tasks[1]
  expect(added).toMatchObject({ id: 'TASK-1-missing-1-1', paths: ['src/**'], allowed_tools: ['Edit'] })
  expect(stateOf(here).tasks['TASK-1-missing-1-1']).toMatchObject({ status: 'done' })
  expect(judged(here).map(({ complete, missing }) => [complete, missing.map(({ added }) => added)])).toEqual([
    [false, ['TASK-1-missing-1-1']],
    [true, []],
  ])
  expectSound(here)
})

test('a model that always finds more is not asked for ever, and what it says last is told', async () => {
  const { here, calls } = verified([lacks()])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls()).toHaveLength(3)
  expect(here.remote.newest().files.get('README.md')).toContain(
    'Verification (3 calls, the most there are): a model says that something is missing: The option has no help (src/a.ts) (task TASK-1-missing-3-1, done).',
  )
})

test.each([
  ['another task of the plan is named', lacks({ task: 'TASK-9' }), 'the plan has no task TASK-9'],
  [
    'nothing is asked for',
    lacks({ title: '\u200b', description: '\u200b' }),
    'the rules for amendments do not allow it',
  ],
])('%s: no task is added, and the run is complete', async (_, answer, why) => {
  const { here, calls } = verified([answer])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls()).toHaveLength(1)
  expect(judged(here)).toMatchObject([{ complete: false, missing: [{ added: null, why }] }])
})

test('at most three tasks come of one answer', async () => {
  const [one] = lacks().missing
  const { here } = verified([{ ...lacks(), missing: Array.from({ length: 5 }, () => one) }, complete])
  await here.run()
  expect(judged(here)[0]?.missing.map(({ added }) => added !== null)).toEqual([true, true, true, false, false])
})

test.each([
  ['no JSON', { text: 1 }],
  ['somebody else’s answer', { complete: 'yes' }],
  ['one with a part that says not what', { ...lacks(), missing: [...lacks().missing, { task: 'TASK-1' }] }],
  ['complete, with a part that cannot be read', { ...complete, missing: ['more'] }],
])(
  'an answer that is %s is refused and asked for once more; it is never taken for "complete" and holds nothing up',
  async (_, answer) => {
    const { here, calls } = verified([answer])
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(judged(here)).toMatchObject([{ complete: null, missing: [] }])
    expect(Object.keys(stateOf(here).tasks)).toEqual(['TASK-1'])
    expect(here.remote.newest().files.get('README.md')).toContain('Verification: no usable answer: its answer does not')
    await here.run()
    expect(calls()).toHaveLength(2)
    const [first, second] = calls().map(({ prompt }) => prompt)
    expect(first).not.toContain('was refused')
    expect(second).toContain('## Your last answer was refused')
    expectSound(here)
  },
)

test('the second answer counts, and the next round may be refused once again', async () => {
  const { here, calls } = verified([{ ...lacks(), missing: [{}] }, lacks(), { ...complete, missing: [7] }, complete])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls()).toHaveLength(4)
  expect(judged(here)).toMatchObject([{ complete: false }, { complete: true }])
  expect(stateOf(here).counsel).toMatchObject({ refused: null, verified: { complete: true, rounds: 2 } })
  expect(eventsOf(here, 'counsel_interrupted').map(({ why }) => why)).toEqual([
    expect.stringContaining('`missing[0].task` is missing'),
    expect.stringContaining('`missing[0]` must be an object'),
  ])
})

test('a provider that is overloaded is asked again later; a refused key needs a person', async () => {
  const { here, calls } = verified(['overloaded', complete])
  expect((await here.run()).reason).toMatchObject({ kind: 'waiting', why: 'busy' })
  here.clock.set(here.clock.now() + 3_600_000)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls()).toHaveLength(2)
  const refused = verified(['auth'])
  expect((await refused.here.run()).reason).toMatchObject({ kind: 'human_review' })
})

test('a job that dies over the call asks once more, and a third one gives it up', async () => {
  const { here, calls } = verified([complete])
  const { script } = here
  const dead = Symbol('dead')
  here.script = (request) => (request.pass === 'verify' ? { throws: dead } : script(request))
  for (const _ of [1, 2]) {
    here.remote.beforeCommit = () => undefined
    here.script = (request) => {
      if (request.pass !== 'verify') return script(request)
      here.remote.beforeCommit = () => {
        throw dead
      }
      return { throws: dead }
    }
    await expect(here.run()).rejects.toBe(dead)
    here.fate = () => 'gone'
  }
  here.remote.beforeCommit = () => undefined
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(calls()).toHaveLength(2)
  expect(judged(here)).toMatchObject([{ complete: null, summary: 'it was started 2 times and never finished' }])
  expect(state.around['verify']).toMatchObject({ calls: 2, usd: 0, unknown: 2 })
})

test('what cannot become a task takes no place from what can: three are added of those that fit', async () => {
  const part = lacks().missing[0]
  const odd = [{ ...part, task: 'TASK-9' }, part, part, part, part]
  const { here } = verified([{ ...lacks(), missing: odd }, complete])
  await here.run()
  const [first] = eventsOf(here, 'completion_judged')
  expect(first?.missing.map(({ added, why }) => (added === null ? why : 'added'))).toEqual([
    'the plan has no task TASK-9',
    ...['added', 'added', 'added'],
    'one answer adds at most 3 tasks',
  ])
})

test('without money for it nobody is asked, and the run is complete', async () => {
  const { here, calls } = verified([complete], { settings: { 'cost-budget': 1 } })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(calls()).toEqual([])
  expect(judged(here)).toMatchObject([{ complete: null, summary: 'no money was left for the call' }])
})

test('a task that only a verifier asked for, and whose agent finds nothing to change, makes no complete run a stuck one', async () => {
  const [one] = lacks().missing
  const { here, calls } = verified([{ ...lacks(), missing: [one, one] }])
  const { script } = here
  here.script = (request) => (request.task.includes('-missing-') ? { write: {} } : script(request))
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual([
    'TASK-1',
    'plan',
    ...[1, 2].map((n) => `TASK-1-missing-1-${n}`),
  ])
  expect(calls()).toHaveLength(1)
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ moot: true }, { moot: true }])
  expect(here.remote.newest().files.get('README.md')).toContain('(task TASK-1-missing-1-1, skipped)')
  expectSound(here)
})

test('in split jobs the agent’s job asks, writes nothing, and apply reads the answer and decides', async () => {
  const { here, calls } = verified([lacks(), complete])
  const flow = workflow(here)
  const round = async () => {
    const begun = await intake(here)
    const { length } = here.remote.history
    await flow.agent()
    expect(here.remote.history, 'it may only read').toHaveLength(length)
    if (begun.kind === 'handed_on' && begun.dossier.phase === 'prepared') await flow.validate()
    return { begun, end: (await flow.apply()).reason }
  }
  await here.run({ settings: { verify: 'none' } })
  const { begun, end } = await round()
  expect(begun).toMatchObject({ kind: 'handed_on', dossier: { phase: 'counsel', counsel: { role: 'verify' } } })
  expect(end).not.toEqual({ kind: 'complete' })
  expect(calls()).toHaveLength(1)
  expect(Object.keys(stateOf(here).tasks)).toEqual(['TASK-1', 'TASK-1-missing-1-1'])
  await round()
  expect((await round()).end).toEqual({ kind: 'complete' })
  expect(stateOf(here)).toMatchObject({
    around: { verify: { calls: 2 } },
    counsel: { verified: { complete: true, rounds: 2 } },
  })
  expectSound(here)
})

test('a blocker in an agent’s words asks a person, a quoted one nobody; that all is done is a claim for the verifier', async () => {
  const { here, calls } = verified([complete])
  const { script } = here
  const freeform =
    '<promise>COMPLETE</promise>\n<blocker>No key.\nAction: set KEY\nResume: run again</blocker>\n`<stuck>A: b</stuck>`'
  here.script = (request) => (request.pass === 'code' ? { handoff: { freeform } } : script(request))
  await here.run()
  expect(eventsOf(here, 'human_review_requested').map(({ why }) => why)).toEqual([
    'it is blocked: No key; what to do: set KEY; then: run again',
  ])
  expect(calls()[0]?.prompt).toContain('iteration 1 (TASK-1) says that all is done')
})

test('an answer in JSON is not read once more as words: its escapes hid that a tag was in quotation marks', async () => {
  const { here } = verified([complete])
  const { script } = here
  const structured = { summary: 'Done.', freeform: 'The old prompt said "<stuck>A: b</stuck>" there.' }
  const end = { kind: 'finished', structured, text: JSON.stringify(structured) } as const
  here.script = (request) => (request.pass === 'code' ? { end } : script(request))
  await here.run()
  expect(eventsOf(here, 'human_review_requested')).toEqual([])
})

test('what people leave beside the plan stands in each prompt until they move it', async () => {
  const here = world({ plan, trusted: { 'plan.feedback.md': '## Pending\n- Use UTC.\n\n## Processed\n- Old.\n' } })
  await here.run()
  expect(here.requests[0]?.prompt).toContain('plan.feedback.md: Use UTC.')
  expect(here.requests[0]?.prompt).not.toContain('Old.')
})
