import { expect, test } from 'vitest'
import { type JobSoFar, type Limits, nextStep } from '../../../../src/core/run/next/next-step.ts'
import type { Plan } from '../../../../src/schema/plan/plan.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import {
  at,
  chainOf,
  doneTask,
  oidOf,
  planOf,
  runState,
  taskState,
  testNow,
  usageOf,
} from '../../../support/run-state.ts'
import { withSlack } from '../../../support/with-slack.ts'

const unlimited: Limits = {
  maxIterations: 50,
  runIterations: null,
  timeBudgetMs: null,
  jobLimitMs: null,
  costBudgetUsd: 10,
  tokenBudget: null,
  minDelayMs: 0,
  sameFailures: 5,
  indexChars: null,
  counsel: { consensus: 'none', 'plan-review': 'none', verify: 'none', 'no-change': 'ask', approval: 'none' },
  unread: { limit: 0, base: '' },
  charsPerToken: 4,
}
const fresh: JobSoFar = { started: testNow, iterations: 0, checks: 'digest', baselineRan: false, longestMs: 0 }
const green = { commit: oidOf('a'), checks: 'digest', red: [], accepted: false }
const two = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] })

const next = (given: { plan?: Plan; state?: Partial<RunState>; limits?: Partial<Limits>; job?: Partial<JobSoFar> }) => {
  const plan = given.plan ?? two
  return nextStep({
    plan,
    state: runState(plan, { baseline: green, ...given.state }),
    limits: { ...unlimited, ...given.limits },
    job: { ...fresh, ...given.job },
    now: testNow,
  })
}
const stop = (given: Parameters<typeof next>[0]) => {
  const step = next(given)
  return step.kind === 'stop' ? step.reason : step.kind
}

const counts = { succeeded: 2, failed: 1, interrupted: 7, synthetic: 0, refused_amendments: 0 }
const waiting = { until: at(1), why: 'limit', count: 1 }
const broken = { fingerprint: 'x', count: 5, why: 'no disk' }
const red = { ...green, red: ['npm test', 'lint'] }

test('the first task that is ready is attempted, with the number of its attempt', () => {
  expect(next({})).toMatchObject({ kind: 'attempt', task: { id: 'A' }, attempt: 1 })
  expect(next({ state: { tasks: { A: taskState({ failed_attempts: 2 }) } } })).toMatchObject({ attempt: 3 })
  expect(next({ state: { tasks: { A: doneTask(1) } } })).toMatchObject({ task: { id: 'B' } })
  expect(next({ state: { tasks: { A: taskState({ status: 'in_progress' }) } } })).toMatchObject({ task: { id: 'A' } })
})

const unproven = { commit: oidOf('e'), why: 'main was merged' }
const finished = { A: doneTask(1), B: doneTask(2) }

test('a merge is checked before all else, even when the plan is finished or a limit was reached', () => {
  for (const tasks of [{}, finished]) {
    const at = { state: { unproven, baseline: null, tasks }, limits: { maxIterations: 1 }, job: { iterations: 1 } }
    expect(next(at)).toEqual({ kind: 'baseline' })
  }
  expect(stop({ state: { unproven, baseline: null, paused: { by: 'Ada', why: 'lunch' } } })).toMatchObject({
    kind: 'paused',
  })
  expect(stop({ state: { unproven, baseline: red, tasks: finished }, job: { baselineRan: true } })).toEqual({
    kind: 'blocked',
    by: ['the baseline is red: npm test, since main was merged', 'the baseline is red: lint, since main was merged'],
  })
})

test.each<[string, Parameters<typeof next>[0], ReturnType<typeof stop>]>([
  ['every task done', { state: { tasks: { A: doneTask(1), B: doneTask(2) } } }, { kind: 'complete' }],
  [
    'done or skipped',
    { state: { tasks: { A: doneTask(1), B: taskState({ status: 'skipped' }) } } },
    { kind: 'complete' },
  ],
  [
    'A9: a failed task that others wait for',
    { state: { tasks: { A: taskState({ status: 'failed' }) } } },
    { kind: 'stuck', on: ['A failed', 'B waits for A, which failed'], task: 'A' },
  ],
  [
    'A9: a skipped task that others wait for',
    { state: { tasks: { A: taskState({ status: 'skipped' }) } } },
    { kind: 'blocked', by: ['B waits for A, which was skipped'] },
  ],
  ['the provider’s limit', { state: { waiting } }, { kind: 'waiting', until: at(1), why: 'limit' }],
  ['the provider’s limit, over', { state: { waiting: { ...waiting, until: at(0) } } }, 'attempt'],
  [
    'the same failure again and again',
    { state: { breaker: broken }, job: { iterations: 1 } },
    { kind: 'stuck', on: ['the same failure 5 times in a row: no disk'] },
  ],
  ['… not often enough', { state: { breaker: { ...broken, count: 4 } }, job: { iterations: 1 } }, 'attempt'],
  ['… but in an earlier job: half open', { state: { breaker: broken } }, 'attempt'],
  [
    'attempts of the job',
    { limits: { maxIterations: 3 }, job: { iterations: 3 } },
    { kind: 'iteration_limit', scope: 'job', limit: 3 },
  ],
  ['… with one left', { limits: { maxIterations: 3 }, job: { iterations: 2 } }, 'attempt'],
  [
    'attempts of the run, interrupted ones not counted',
    { plan: { ...two, max_iterations: 3 }, state: { counts } },
    { kind: 'iteration_limit', scope: 'run', limit: 3 },
  ],
  ['… with one left', { plan: { ...two, max_iterations: 4 }, state: { counts } }, 'attempt'],
  ['money', { state: { usage: usageOf(10) } }, { kind: 'cost_budget', budget_usd: 10, spent_usd: 10 }],
  [
    'money, of which less is left than an attempt costs',
    { state: { usage: usageOf(8.5), costs: [1, 5, 2] } },
    { kind: 'cost_budget', budget_usd: 10, spent_usd: 8.5, attempt_usd: 2 },
  ],
  [
    'money, by the mean of the middle two',
    { state: { usage: usageOf(8.5), costs: [1, 5, 2, 2] } },
    { kind: 'cost_budget', budget_usd: 10, spent_usd: 8.5, attempt_usd: 2 },
  ],
  ['… with some left', { state: { usage: usageOf(9.99) } }, 'attempt'],
  [
    'tokens, those read from a cache too',
    {
      limits: { tokenBudget: 1000 },
      state: {
        usage: usageOf(1, { input_tokens: 1, output_tokens: 2, cache_read_tokens: 990, cache_creation_tokens: 7 }),
      },
    },
    { kind: 'token_budget', budget_tokens: 1000, spent_tokens: 1000 },
  ],
  [
    '… with one left',
    { limits: { tokenBudget: 1000 }, state: { usage: usageOf(1, { output_tokens: 999 }) } },
    'attempt',
  ],
  [
    'time',
    { limits: { timeBudgetMs: 1_000 }, job: { started: testNow - 1_000 } },
    { kind: 'time_budget', budget_ms: 1_000 },
  ],
  ['… with some left', { limits: { timeBudgetMs: 1_000 }, job: { started: testNow - 999 } }, 'attempt'],
  [
    'P4: no time left before the machine ends the job',
    { limits: { jobLimitMs: 600_000 }, job: { started: testNow - 540_000 } },
    { kind: 'time_budget', budget_ms: 600_000, scope: 'limit' },
  ],
  [
    'P4: too little for an attempt like the longest',
    { limits: { jobLimitMs: 600_000 }, job: { started: testNow - 240_000, longestMs: 300_000 } },
    { kind: 'time_budget', budget_ms: 600_000, scope: 'limit' },
  ],
  [
    'P4: … with enough left for one',
    { limits: { jobLimitMs: 600_000 }, job: { started: testNow - 239_999, longestMs: 300_000 } },
    'attempt',
  ],
  [
    'P4: a short limit keeps a tenth for its end',
    { limits: { jobLimitMs: 10_000 }, job: { started: testNow - 9_000 } },
    { kind: 'time_budget', budget_ms: 10_000, scope: 'limit' },
  ],
  ['no baseline', { state: { baseline: null } }, 'baseline'],
  ['a baseline of other checks', { state: { baseline: { ...green, checks: 'other' } } }, 'baseline'],
  [
    'a baseline of other checks, though this job ran one',
    { state: { baseline: { ...green, checks: 'x' } }, job: { baselineRan: true } },
    'baseline',
  ],
  ['a red baseline of an earlier job', { state: { baseline: red } }, 'baseline'],
  [
    'a red baseline of this job',
    { state: { baseline: red }, job: { baselineRan: true } },
    { kind: 'blocked', by: ['the baseline is red: npm test', 'the baseline is red: lint'], red: ['npm test', 'lint'] },
  ],
  ['a red baseline that was accepted', { state: { baseline: { ...red, accepted: true } } }, 'attempt'],
])('what is next: %s', (_, given, expected) => expect(stop(given)).toEqual(expected))

test('a start too soon after the last one waits for the rest of the delay', () => {
  const state = { last_agent_start: at(-10_000) }
  expect(next({ state, limits: { minDelayMs: 30_000 } })).toEqual({ kind: 'wait', until: testNow + 20_000 })
  expect(next({ state, limits: { minDelayMs: 10_000 } }).kind).toBe('attempt')
})

/** Each line is met together with all that come after it. */
const inOrder: readonly [string, Parameters<typeof next>[0]][] = [
  ['waiting', { state: { waiting } }],
  ['stuck', { state: { breaker: broken }, job: { iterations: 1 } }],
  ['human_review', { state: { lines: 21 }, limits: { unread: { limit: 20, base: '' } } }],
  ['iteration_limit', { limits: { maxIterations: 1 }, job: { iterations: 1 } }],
  ['iteration_limit', { plan: { ...two, max_iterations: 3 }, state: { counts } }],
  ['cost_budget', { state: { usage: usageOf(11) } }],
  ['time_budget', { limits: { timeBudgetMs: 1 }, job: { started: testNow - 1 } }],
  ['baseline', { state: { baseline: null } }],
  ['wait', { state: { last_agent_start: at(0) }, limits: { minDelayMs: 1 } }],
]

const merged = (from: number) =>
  inOrder.slice(from).reduce<Required<Parameters<typeof next>[0]>>(
    (all, [, one]) => ({
      plan: one.plan ?? all.plan,
      state: { ...all.state, ...one.state },
      limits: { ...all.limits, ...one.limits },
      job: { ...all.job, ...one.job },
    }),
    { plan: two, state: {}, limits: {}, job: {} },
  )

test.each(inOrder.map(([kind], index) => [kind, index] as const))(
  '%s comes before all that follows (%d)',
  (kind, index) => {
    const answer = stop(merged(index))
    expect(typeof answer === 'string' ? answer : answer.kind).toBe(kind)
  },
)

test('E36: a plan that is finished exactly at a limit, or at all of them, is complete', () => {
  const all = merged(0)
  expect(stop({ ...all, state: { ...all.state, tasks: { A: doneTask(1), B: doneTask(2) } } })).toEqual({
    kind: 'complete',
  })
})

const mostMs = withSlack(1_000)

/** What it took of the processor: other tests run at the same time. */
function computing<T>(work: () => T): { value: T; ms: number } {
  const before = process.threadCpuUsage()
  const value = work()
  return { value, ms: process.threadCpuUsage(before).user / 1000 }
}

test('one decision over a chain of 20,000 tasks takes less than a second, wherever the run stands', () => {
  const plan = chainOf(20_000)
  for (const done of [0, 10_000, 19_999, 20_000]) {
    const tasks = Object.fromEntries(plan.tasks.slice(0, done).map(({ id }) => [id, doneTask(1)]))
    const state = { ...runState(plan, { baseline: green }) }
    state.tasks = { ...state.tasks, ...tasks }
    const { value: step, ms } = computing(() => nextStep({ plan, state, limits: unlimited, job: fresh, now: testNow }))
    expect(ms).toBeLessThan(mostMs)
    expect(step.kind).toBe(done === 20_000 ? 'stop' : 'attempt')
  }
})

test('a failed first task of a chain of 20,000 is explained in less than a second', () => {
  const plan = chainOf(20_000)
  const state = runState(plan, { baseline: green, tasks: { 'TASK-1': taskState({ status: 'failed' }) } })
  const { value: step, ms } = computing(() => nextStep({ plan, state, limits: unlimited, job: fresh, now: testNow }))
  expect(ms).toBeLessThan(mostMs)
  expect(step).toMatchObject({ kind: 'stop', reason: { kind: 'stuck' } })
})

const held = { iteration: 2, task: 'A', commit: oidOf('c'), checkpoint: oidOf('b'), summary: '', turned_green: [] }
const undo = { undoes: 1, by: 'Ada', why: '', reopen_dependents: false }
const allDone = { A: doneTask(1), B: doneTask(2) }

test('a commit that waits for approval comes before everything, also before the end of a plan', () => {
  const waits = { kind: 'human_review', approve: { iteration: 2, task: 'A', commit: oidOf('c') } }
  expect(stop({ state: { awaiting: held } })).toMatchObject(waits)
  expect(stop({ state: { awaiting: held, undos: [undo], baseline: null, usage: usageOf(99) } })).toMatchObject(waits)
})

test('an undo costs no money: no limit holds it up, nor a finished plan; a pause does, and a missing baseline', () => {
  expect(next({ state: { undos: [undo], tasks: allDone, usage: usageOf(99), waiting } })).toEqual({
    kind: 'undo',
    undo,
  })
  expect(stop({ state: { undos: [undo], tasks: allDone, paused: { by: 'Ada', why: 'lunch' } } })).toMatchObject({
    kind: 'paused',
  })
  expect(next({ state: { undos: [undo], tasks: allDone, baseline: null } })).toEqual({ kind: 'baseline' })
  expect(next({ state: { undos: [undo], baseline: red }, job: { baselineRan: true } })).toEqual({ kind: 'undo', undo })
})

const minute = 60_000
const soon = { until: at(5 * minute), why: 'overloaded', count: 1 }
test.each([
  ['on a machine lent for six hours', soon, { jobLimitMs: 360 * minute }, {}, 'wait'],
  ['on a machine of the user’s own', soon, {}, {}, 'stop'],
  ['longer than another job would take', { ...soon, until: at(11 * minute) }, { jobLimitMs: 360 * minute }, {}, 'stop'],
  ['too late for another attempt', soon, { jobLimitMs: 60 * minute }, { longestMs: 55 * minute }, 'stop'],
  ['beyond the time budget', soon, { jobLimitMs: 360 * minute, timeBudgetMs: 4 * minute }, {}, 'stop'],
] as const)('a short wait %s: %#', (_name, waits, limits, job, kind) => {
  expect(next({ state: { waiting: waits }, limits, job }).kind).toBe(kind)
})
