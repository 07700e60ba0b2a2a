import { expect, test } from 'vitest'
import { agentJob } from '../../src/app/delegated/agent-job.ts'
import { applyJob } from '../../src/app/delegated/apply.ts'
import { checksJob } from '../../src/app/delegated/checks-job.ts'
import { defaultCallModels } from '../../src/core/config/table/counsel-settings.ts'
import { defaultIndexWhen } from '../../src/core/knowledge/index-when.ts'
import { memoryRemarks } from '../../src/core/report/words/memory-remarks.ts'
import type { Handoff } from '../../src/schema/agent/handoff.ts'
import type { StopReason } from '../../src/schema/run/stop-reason.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { fakeParcel } from '../support/fake-parcel.ts'
import { chainOf, planOf, usageOf } from '../support/run-state.ts'

const settings = { mode: 'handoff-plus-index', 'index-when': { ...defaultIndexWhen, iterations: 1 } } as const

/** What each iteration learns. */
const handoffOf = (iteration: number): Handoff => ({
  summary: `Iteration ${iteration} did it.`,
  freeform: 'As planned.\n\n## Skills\n\nnothing',
  constraints_discovered: [{ constraint: `The answer must be ${iteration}` }],
  architectural_notes: [`Decided in ${iteration}: <!-- x --> one file`],
})
const learning = (given: Partial<Parameters<typeof world>[0]> = {}): World =>
  world({
    plan: chainOf(4),
    settings: given.ask ? settings : { ...settings, indexer: 'fields' },
    script: ({ iteration, pass }) => (pass === 'code' ? { handoff: handoffOf(iteration) } : {}),
    ...given,
  })
const context = { planFile: 'plan.json', workBranch: 'w', now: null, surface: 'terminal' } as const
const learned = (here: World) => stateOf(here).knowledge.filter(({ by }) => by === null)
const promptsOf = (here: World) => here.requests.filter(({ pass }) => pass === 'code').map(({ prompt }) => prompt)

test('with the index, what iterations learned is told to all later ones, with its source', async () => {
  const here = learning()
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const [first, , , fourth] = promptsOf(here)
  expect(first).not.toContain('## Retrieved Project Memory')
  for (const n of [1, 2, 3]) expect(fourth?.match(new RegExp(`The answer must be ${n}$`, 'gm'))).toHaveLength(1)
  expect(fourth).toContain('### Contradictions')
  expect(fourth).toContain('Decided in 1: ＜!-- x --> one file')
  expect(fourth?.match(/^## Skills$/gm)).toBeNull()
  expect(eventsOf(here, 'knowledge_changed').map(({ trigger, through }) => [trigger, through])).toEqual([
    ['recorded', 1],
    ['recorded', 2],
    ['recorded', 3],
    ['recorded', 4],
  ])
  const { files } = here.remote.newest()
  expect(files.get('knowledge-index.md')).toMatch(/^# Knowledge Index\n\nLast updated: iteration 4 \(/)
  expect(JSON.parse(files.get('knowledge-index.json') ?? '')).toMatchObject([
    { memory_ids: ['K-constraint-the-answer-must-be-1'], iteration: 1, task: 'TASK-1', hard: true },
    ...Array(7).fill({}),
  ])
  expectSound(here)
})

test('without it what handoffs state is recorded without a call, and no prompt has its sections', async () => {
  const here = learning({ settings: {} })
  await here.run()
  expect(here.requests).toHaveLength(4)
  for (const prompt of promptsOf(here)) {
    expect(prompt).not.toContain('## Retrieved Project Memory')
    expect(prompt).not.toContain('### Structured context')
  }
  expect(learned(here)).toHaveLength(8)
  expect(stateOf(here).compaction).toMatchObject({ iterations: 4, bytes: expect.any(Number) })
})

test('A12: what a failed attempt learned is no knowledge', async () => {
  const here = learning({ plan: planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }) })
  here.check = ({ label }) => !label.startsWith('iteration-1')
  await here.run()
  expect(learned(here).flatMap(({ iterations }) => iterations)).not.toContain(1)
  expect(learned(here).length).toBeGreaterThan(0)
})

test('what a held commit taught counts when it is approved, and not before', async () => {
  const here = learning({ settings: { ...settings, approval: 'iteration' }, plan: chainOf(3) })
  await here.run()
  expect(stateOf(here).compaction.iterations).toBe(0)
  here.tracker.order(`approve ${stateOf(here).awaiting?.commit}`)
  await here.run()
  expect(learned(here)).toMatchObject([{ iterations: [1] }, { iterations: [1] }])
  const held = stateOf(here).awaiting?.commit ?? ''
  here.tracker.order('retry TASK-2 not so')
  await here.run()
  expect(held).not.toBe('')
  expect(learned(here).flatMap(({ iterations }) => iterations)).not.toContain(2)
  expectSound(here)
})

test('what an undone iteration alone taught is deprecated with the reason, and told no more', async () => {
  const here = learning({ plan: planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }) })
  await here.run({ settings: { 'max-iterations': 2 } })
  here.tracker.order('undo 1 it breaks the search')
  await here.run()
  const [entry] = learned(here)
  expect(entry).toMatchObject({
    ...{ id: 'K-constraint-the-answer-must-be-1', status: 'deprecated' },
    why: 'iteration 1 was undone by Ada: it breaks the search',
  })
  expect(promptsOf(here).at(-1)).not.toContain('must be 1')
  expectSound(here)
})

test('with `indexer: fields` what a task left open is over when the task is done, and told no more', async () => {
  const left = { ...handoffOf(1), unfinished_business: [{ item: 'the parser' }] }
  const here = learning({
    plan: planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] }),
    settings: { ...settings, indexer: 'fields', 'index-when': { ...defaultIndexWhen, iterations: 1 } },
    script: ({ iteration }) =>
      iteration === 1 ? { handoff: { ...left, task_completed: { task_id: 'A', fully_complete: false } } } : {},
  })
  await here.run({ settings: { 'max-iterations': 2 } })
  expect(promptsOf(here)[1]).toContain('unresolved: the parser')
  await here.run()
  expect(promptsOf(here)[2]).not.toContain('unresolved: the parser')
  const entry = stateOf(here).knowledge.find(({ id }) => id === 'K-unresolved-the-parser')
  expect(entry).toMatchObject({ status: 'deprecated', why: 'iteration 2 completed A' })
  expect(eventsOf(here, 'knowledge_changed').length).toBeGreaterThan(1)
  expectSound(here)
})

test('people correct and withdraw what is known, and only they', async () => {
  const here = learning()
  await here.run({ settings: { 'max-iterations': 2 } })
  here.tracker.order('remember K-constraint-the-answer-must-be-1 The answer is free')
  here.tracker.order('remember gotcha: Mind the gap')
  here.tracker.order('forget K-decision-decided-in-1-x-one no longer so')
  here.tracker.order('forget K-decision-none')
  await here.run({ settings: { 'max-iterations': 1 } })
  const prompt = promptsOf(here).at(-1)
  expect(prompt).toContain('] The answer is free (a person)')
  expect(prompt).not.toContain('must be 1')
  expect(prompt).toContain('] Mind the gap (a person)')
  expect(prompt).not.toContain('Decided in 1')
  expect(eventsOf(here, 'command_taken').at(-1)).toMatchObject({
    refused: expect.stringContaining('there is no entry K-decision-none'),
  })
  expectSound(here)
})

test('hard constraints that leave no room to work stop the run for a person, before an agent is paid', async () => {
  const here = learning({ settings: { ...settings, 'context-budget-hpi': 500 } })
  for (let n = 0; n < 12; n++) here.tracker.order(`remember constraint: ${n} ${'x'.repeat(90)}`)
  const { reason } = await here.run()
  expect(reason).toMatchObject({
    kind: 'human_review',
    why: expect.stringMatching(/^12 constraints of people take \d+ tokens/),
  })
  expect(here.requests).toEqual([])
  here.tracker.order('set context-budget-hpi 16000')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
})

test('what was tried in vain at a task is told to those that build on it', async () => {
  const here = learning({ plan: chainOf(2) })
  here.check = ({ label }) => !label.startsWith('iteration-1')
  await here.run()
  const prompt = promptsOf(here).at(-1)
  expect(prompt).toContain(
    '### Failed approaches of the tasks that this one builds on\n\n- Iteration 1 (TASK-1). Tried: Iteration 1 did it. Failed: ',
  )
})

const answers =
  (operations: unknown): NonNullable<Parameters<typeof world>[0]['ask']> =>
  () =>
    Promise.resolve({
      end: { kind: 'finished', structured: { operations }, text: '' },
      usage: usageOf(0.03),
      ...{ durationMs: 10, lingeredMs: null, outside: [], denials: [] },
    })
const add = { action: 'add', type: 'gotcha', text: 'Tests need a clock.', sources: [1] }

test("the indexer is asked before the iteration, its operations count from that prompt on, and its price is the run's", async () => {
  const prompts: string[] = []
  const ask: ReturnType<typeof answers> = (question, signal) => {
    prompts.push(question.prompt)
    return answers(prompts.length === 1 ? [add] : [])(question, signal)
  }
  const here = learning({
    ask,
    plan: chainOf(2),
    settings: { ...settings, 'call-models': { ...defaultCallModels, context: 'haiku' } },
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(prompts).toHaveLength(1)
  expect(prompts[0]).toContain(
    '## Existing Knowledge Index\n\n### Constraints\n\n- [K-constraint-the-answer-must-be-1]',
  )
  expect(prompts[0]).toContain('--- Iteration 1 (TASK-1) ---')
  expect(promptsOf(here)[1]).toContain('] Tests need a clock.')
  expect(eventsOf(here, 'agent_call')).toMatchObject([
    { role: 'index', iteration: 2, model: 'haiku', usage: { usd: 0.03 } },
  ])
  expect(eventsOf(here, 'knowledge_changed')).toMatchObject([
    { source: 'handoffs', trigger: 'recorded', through: 0 },
    { source: 'indexer', through: 1 },
    { source: 'handoffs' },
  ])
  expect(stateOf(here).usage.usd).toBeCloseTo(2.03)
  expectSound(here)
})

test('the model of the context agent that agents.json names is the indexer’s; the setting goes before it', async () => {
  const trusted = { '.ralph/config/agents.json': '{"context_agent":{"model":"haiku"}}' }
  for (const [given, expected] of [
    [{}, 'haiku'] as const,
    [{ 'call-models': { ...defaultCallModels, context: 'opus' } }, 'opus'] as const,
  ]) {
    const models: (string | undefined)[] = []
    const ask: ReturnType<typeof answers> = (question, signal) => {
      models.push(question.model)
      return answers([])(question, signal)
    }
    await learning({ ask, plan: chainOf(2), trusted, settings: { ...settings, ...given } }).run()
    expect(models).toEqual([expected])
  }
})

test.each<[string, unknown]>([
  ['an answer that is none', 'Looks good.'],
  ['an unknown target', [{ action: 'deprecate', targets: ['K-gotcha-gone'], reason: 'old' }]],
  ['a source that did not pass', [{ ...add, sources: [7] }]],
  ['too many operations', Array(51).fill(add)],
])('%s costs its price and changes nothing, and the indexer is left alone for a while', async (_, operations) => {
  const here = learning({ ask: answers(operations), plan: chainOf(2) })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(learned(here).map(({ text }) => text)).not.toContain('Tests need a clock.')
  expect(learned(here), 'what the handoffs state').toHaveLength(4)
  expect(eventsOf(here, 'knowledge_refused')).toMatchObject([{ source: 'indexer', iteration: 1 }])
  expect(stateOf(here).usage.usd).toBeCloseTo(2.03)
  expectSound(here)
})

test('indexer: fields asks nobody; handoff-only asks nobody', async () => {
  const never = () => Promise.reject(new Error('asked'))
  for (const given of [{ ...settings, indexer: 'fields' as const }, {}]) {
    const here = learning({ ask: never, settings: given, plan: chainOf(2) })
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'agent_call')).toEqual([])
  }
})

test('a hard constraint cannot be talked away by the indexer', async () => {
  let told: unknown = []
  const here = learning({ plan: chainOf(5), ask: (...asked) => answers(told)(...asked) })
  await here.run({ settings: { indexer: 'fields', 'max-iterations': 2 } })
  const [hard] = learned(here)
  expect(hard?.hard).toBe(true)
  told = [{ action: 'deprecate', targets: [hard?.id], reason: 'I was told so' }]
  await here.run()
  expect(eventsOf(here, 'knowledge_refused')[0]?.why.join()).toContain('would be lost')
  expect(learned(here)[0]).toMatchObject({ status: 'active' })
})

test('B7: what of an answer holds is applied, the refused rest is named, and the next call is told why', async () => {
  const prompts: string[] = []
  const bad = { action: 'deprecate', targets: ['K-gotcha-gone'], reason: 'old' }
  const here = learning({
    plan: chainOf(5),
    ask: (question, signal) => {
      prompts.push(question.prompt)
      return answers(prompts.length === 1 ? [add, bad] : [])(question, signal)
    },
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const [first] = eventsOf(here, 'knowledge_changed').filter(({ source }) => source === 'indexer')
  expect(first).toMatchObject({ refused: [expect.stringContaining('there is no entry K-gotcha-gone')] })
  expect(promptsOf(here)[1]).toContain('Tests need a clock.')
  expect(prompts[0]).not.toContain('## Refused Last Time')
  expect(prompts[1]).toContain('## Refused Last Time')
  expect(prompts[1], 'those handoffs are looked at again').toContain('--- Iteration 1 (TASK-1) ---')
  expect(stateOf(here).compaction).toMatchObject({ refused: 0, refusals: [] })
  expectSound(here)
})

test('after two refused answers in a row nobody is asked any more until a person or a setting changes it', async () => {
  let asked = 0
  const ask: ReturnType<typeof answers> = (question, signal) => {
    asked += 1
    return answers('Looks good.')(question, signal)
  }
  const here = learning({ ask, plan: chainOf(12) })
  await here.run({ settings: { 'max-iterations': 8 } })
  expect(asked).toBe(2)
  const remark = () => memoryRemarks(stateOf(here), (text) => text, context).join('\n')
  expect(remark()).toContain('The knowledge index rests on the fields of handoffs')
  // What handoffs state is told all the same.
  expect(promptsOf(here).at(-1)).toContain('The answer must be 1')
  here.tracker.order('remember gotcha: Mind the gap')
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(asked).toBe(3)
  expectSound(here)
})

/** Hard constraints that take more than half of a small budget, learned without a call. */
async function crowded(answer: unknown): Promise<{ here: World; asked: string[] }> {
  const asked: string[] = []
  const long = (iteration: number): Handoff => ({
    ...handoffOf(iteration),
    constraints_discovered: [{ constraint: `The answer ${iteration} must be so ${'and so on '.repeat(40)}` }],
  })
  const here = learning({
    script: ({ iteration, pass }) => (pass === 'code' ? { handoff: long(iteration) } : {}),
    ask: (request, signal) => {
      asked.push(request.prompt)
      return answers(answer)(request, signal)
    },
  })
  await here.run({ settings: { indexer: 'fields', 'max-iterations': 3 } })
  return { here, asked }
}
const little = { settings: { 'context-budget-hpi': 500 } }

const mergeBoth = [
  {
    action: 'merge',
    targets: ['K-constraint-the-answer-1-must-be', 'K-constraint-the-answer-2-must-be'],
    text: 'The answers 1 and 2 must be so.',
  },
]

test('hard constraints of agents that leave little room are merged by an agent first, and the run goes on', async () => {
  const { here, asked } = await crowded(mergeBoth)
  const [{ targets = [] } = {}] = mergeBoth
  expect(
    learned(here)
      .filter(({ hard }) => hard)
      .map(({ id }) => id),
  ).toEqual([...targets, 'K-constraint-the-answer-3-must-be'])
  expect((await here.run(little)).reason).toEqual({ kind: 'complete' })
  expect(asked[0]).toContain('## Hard Constraints to Merge')
  expect(asked[0]).toContain(targets[1])
  expect(eventsOf(here, 'knowledge_changed').find(({ source }) => source === 'indexer')).toMatchObject({
    trigger: 'hard_constraints',
  })
  expect(promptsOf(here).at(-1)).toContain('The answers 1 and 2 must be so.')
  expectSound(here)
})

/** One workflow run of split jobs, with little room. */
async function splitRun(here: World): Promise<StopReason> {
  const orders = { settings: { ...settings, ...little.settings } }
  const parcel = fakeParcel(here.remote)
  const begun = await here.begin({ ...orders, until: 'prepared' })
  if (begun.kind === 'stopped') return begun.reason
  const ends = { agent: 'success', validate: 'success' }
  const as = { ...orders, parcel }
  const { candidate } = await here.as(as, (ports, job, cancelled) => agentJob(ports, job, { cancelled }))
  if (candidate) await here.as(as, (ports, job, cancelled) => checksJob(ports, job, { cancelled }))
  return (await here.as(as, (ports, job, cancelled) => applyJob(ports, job, { cancelled, ends }))).reason
}

test('in split jobs the agent job merges them and sends a prompt with what came of it; apply takes in the same', async () => {
  const { here, asked } = await crowded(mergeBoth)
  expect(await splitRun(here)).toEqual({ kind: 'complete' })
  expect(asked).toHaveLength(1)
  const sent = promptsOf(here).at(-1) ?? ''
  expect(sent).toContain('The answers 1 and 2 must be so.')
  expect(sent).not.toContain('The answer 1 must be so')
  expect(here.remote.newest().files.get('iterations/0/4/prompt.md')).toBe(sent)
  expectSound(here)
})

test.each([
  ['changes nothing', []],
  ['breaks a rule', [{ action: 'deprecate', targets: ['K-constraint-the-answer-1-must-be'], reason: 'no' }]],
])(
  'where the answer %s the run goes on, with the newest rules in a prompt that keeps its budget',
  async (_, answer) => {
    const { here, asked } = await crowded(answer)
    expect((await here.run(little)).reason).toEqual({ kind: 'complete' })
    expect(asked).toHaveLength(1)
    const prompt = promptsOf(here).at(-1)
    expect(prompt).toContain('The answer 3 must be so')
    expect(prompt?.length).toBeLessThanOrEqual(2_000)
    expectSound(here)
  },
)
