import { expect, test } from 'vitest'
import { statusIn, taskIn, untouchedTask } from '../../../../src/core/run/fold/begin.ts'
import { evolve, fold } from '../../../../src/core/run/fold/evolve.ts'
import { RunEvent } from '../../../../src/schema/run/event.ts'
import { RunState } from '../../../../src/schema/run/run-state.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at, chainOf, doneTask, oidOf, planOf, runState, taskState, usageOf } from '../../../support/run-state.ts'
import { withSlack } from '../../../support/with-slack.ts'

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-3' }, { id: 'TASK-4' })
const holder = { kind: 'workflow', run_id: '4711', attempt: 1 } as const
const lease = { holder, epoch: 3, taken: at(0), renewed: at(0) }
const busy = runState(plan, {
  iteration: 12,
  current: { iteration: 12, task: 'TASK-3', attempt: 2, checkpoint: oidOf('b'), started: at(0) },
  tasks: { 'TASK-3': taskState({ status: 'in_progress', failed_attempts: 1, failed_iterations: [9], usd: 0 }) },
  waiting: { until: at(1), why: 'limit', count: 2 },
  breaker: { fingerprint: 'x', count: 2, why: 'as before' },
  baseline: { commit: oidOf('a'), checks: 'digest', red: ['lint', 'npm test'], accepted: true },
})
const after = <T extends RunEvent>(event: T, change: Partial<T> = {}, state = busy) =>
  evolve(state, { ...event, at: at(5_000), ...change })

test.each(Object.values(oneOfEach))('$type gives a state that the schema knows, at the event’s own moment', (event) => {
  const state = evolve(busy, RunEvent.parse(event))
  expect(RunState.parse(state)).toEqual(state)
  expect(state.updated).toBe(event.at)
})

test.each(['agent_lingered', 'server_trouble', 'prompt_cut', 'files_hidden', 'work_refused'] as const)(
  '%s is told and changes nothing but the moment',
  (type) => expect(after(oneOfEach[type])).toEqual({ ...busy, updated: at(5_000) }),
)

test('events change no state that they are given', () => {
  const before = structuredClone(busy)
  for (const event of Object.values(oneOfEach)) evolve(busy, event)
  expect(busy).toEqual(before)
})

test('a log begins with run_started', () => {
  expect(() => evolve(null, oneOfEach.lease_renewed)).toThrow('the log begins with lease_renewed')
  expect(fold(null, [])).toBeNull()
})

test('run_started begins anew with the statuses of the plan; in_progress counts as pending', () => {
  const tasks = [
    { id: 'A', status: 'done', failed_attempts: 0 },
    { id: 'B', status: 'in_progress', failed_attempts: 1 },
    { id: 'C', status: 'skipped', failed_attempts: 0 },
  ] as const
  const state = evolve(null, { ...oneOfEach.run_started, tasks: [...tasks] })
  expect(state).toMatchObject({ epoch: 0, iteration: 0, work: oidOf('a'), base: oidOf('a'), lease: null, stop: null })
  expect(state.tasks).toEqual({
    A: taskState({ status: 'done' }),
    B: taskState({ status: 'pending', failed_attempts: 1 }),
    C: taskState({ status: 'skipped' }),
  })
})

test('A11: a fresh run goes on with epoch and iteration numbers, and with nothing else of the old one', () => {
  const old = { ...busy, epoch: 5, recent: [{ iteration: 11, task: 'TASK-1', summary: 's' }], usage: usageOf(9) }
  const state = evolve(old, oneOfEach.run_started)
  expect(state).toEqual({ ...evolve(null, oneOfEach.run_started), epoch: 5, iteration: 12 })
})

test('a lease is taken, renewed and given back; taking it clears why the run had stopped', () => {
  const taken = after(oneOfEach.lease_taken, {}, { ...busy, stop: { kind: 'cancelled' } })
  expect(taken).toMatchObject({ epoch: 3, lease: { ...lease, taken: at(5_000), renewed: at(5_000) }, stop: null })
  const renewed = after(oneOfEach.lease_renewed, { at: at(9_000) }, taken)
  expect(renewed.lease).toEqual({ ...lease, taken: at(5_000), renewed: at(9_000) })
  expect(after(oneOfEach.lease_released, {}, renewed)).toMatchObject({ epoch: 3, lease: null })
  expect(after(oneOfEach.lease_renewed).lease).toBeNull()
})

test('an attempt that starts takes the next number and the task', () => {
  const state = after(
    oneOfEach.attempt_started,
    {},
    { ...busy, current: null, iteration: 11, stop: { kind: 'cancelled' } },
  )
  expect(state).toMatchObject({
    iteration: 12,
    current: { iteration: 12, task: 'TASK-3', attempt: 2, checkpoint: oidOf('b'), started: at(5_000) },
    tasks: { 'TASK-3': { status: 'in_progress', failed_attempts: 1 } },
    last_agent_start: at(5_000),
    stop: null,
  })
})

test('A1: a success makes `done` and the work commit true in one event', () => {
  const state = after(oneOfEach.attempt_succeeded)
  expect(state).toMatchObject({
    work: oidOf('c'),
    current: null,
    breaker: null,
    waiting: null,
    usage: { usd: 0.84 },
    counts: { succeeded: 1, failed: 0, synthetic: 1 },
    recent: [{ iteration: 12, task: 'TASK-3', summary: 'Parses durations.' }],
    baseline: { red: ['npm test'], accepted: true },
  })
  expect(state.tasks['TASK-3']).toEqual({
    ...busy.tasks['TASK-3'],
    status: 'done',
    iteration: 12,
    commit: oidOf('c'),
    summary: 'Parses durations.',
    usd: 0.84,
    duration_ms: 192_000,
    time_ms: 192_000,
  })
})

test('the time of a task is that of its attempts from their start to their end, and no less than its agents took', () => {
  const started = (change: number) => ({ ...busy, current: busy.current && { ...busy.current, started: at(change) } })
  const failed = after(oneOfEach.attempt_failed, { at: at(600_000), duration_ms: 60_000 }, started(0))
  const again = { ...failed, current: started(700_000).current }
  const interrupted = after(oneOfEach.attempt_interrupted, { task: 'TASK-3', at: at(800_000), duration_ms: 1 }, again)
  expect(interrupted.tasks['TASK-3']).toMatchObject({ duration_ms: 60_001, time_ms: 700_000 })
  const backwards = after(oneOfEach.attempt_failed, { at: at(0), duration_ms: 60_000 }, started(900_000))
  expect(backwards.tasks['TASK-3']).toMatchObject({ duration_ms: 60_000, time_ms: 60_000 })
})

test('the newest four successes are kept, newest first', () => {
  let state = busy
  for (const iteration of [1, 2, 3, 4, 5, 6]) state = after(oneOfEach.attempt_succeeded, { iteration }, state)
  expect(state.recent.map(({ iteration }) => iteration)).toEqual([6, 5, 4, 3])
})

test('a failure counts against its task alone, and is in `recent` never (failure model A12)', () => {
  const state = after(oneOfEach.attempt_failed)
  expect(state).toMatchObject({
    current: null,
    waiting: null,
    work: busy.work,
    recent: [],
    usage: { usd: 0.84 },
    counts: { succeeded: 0, failed: 1, synthetic: 0 },
    breaker: { fingerprint: 'x', count: 3, why: 'npm test ended with 1' },
  })
  expect(state.tasks['TASK-3']).toMatchObject({ status: 'pending', failed_attempts: 2, failed_iterations: [9, 12] })
  expect(state.tasks['TASK-1']).toEqual(untouchedTask)
  expect(after(oneOfEach.attempt_failed, { final: true }).tasks['TASK-3']?.status).toBe('failed')
  expect(after(oneOfEach.attempt_failed, { fingerprint: 'y' }).breaker).toMatchObject({ fingerprint: 'y', count: 1 })
})

test('an interruption counts against nothing, and its cost counts', () => {
  const state = after(oneOfEach.attempt_interrupted)
  expect(state).toMatchObject({
    current: null,
    usage: { usd: 0.84 },
    counts: { failed: 0, interrupted: 1 },
    waiting: { until: at(7_200_000), why: 'limit reached', count: 3 },
    breaker: busy.breaker,
  })
  expect(state.tasks['TASK-3']).toMatchObject({
    status: 'pending',
    failed_attempts: 1,
    failed_iterations: [9],
    usd: 0.84,
  })
  expect(after(oneOfEach.attempt_interrupted, { until: null }).waiting).toBeNull()
})

test('lost runners and killed agents are counted in a row: any other end of an attempt begins the count anew', () => {
  const lost = { ...oneOfEach.attempt_interrupted, cause: 'runner_lost', until: null } as const
  const twice = after({ ...lost, cause: 'agent_killed' }, {}, after(lost))
  expect(taskIn(twice, 'TASK-3').runners_lost).toBe(2)
  for (const type of ['attempt_interrupted', 'attempt_failed', 'attempt_succeeded'] as const) {
    expect(taskIn(after<RunEvent>(oneOfEach[type], {}, twice), 'TASK-3').runners_lost).toBe(0)
  }
})

test('amendments and edits of the plan bring tasks and take them away', () => {
  expect(after(oneOfEach.amendment_accepted).tasks['TASK-9']).toEqual(untouchedTask)
  const remove = { action: 'remove', reason: '', task_id: 'TASK-4' } as const
  expect(Object.keys(after(oneOfEach.amendment_accepted, { amendment: remove }).tasks)).toEqual(['TASK-1', 'TASK-3'])
  const modify = { action: 'modify', reason: '', task_id: 'TASK-4', changes: { title: 'x' } } as const
  expect(after(oneOfEach.amendment_accepted, { amendment: modify }).tasks).toEqual(busy.tasks)
  expect(after(oneOfEach.amendment_refused)).toMatchObject({ counts: { refused_amendments: 1 }, tasks: busy.tasks })
  const changed = after(oneOfEach.plan_changed)
  expect(changed.plan_source).toBe('f')
  expect(Object.keys(changed.tasks)).toEqual(['TASK-1', 'TASK-3', 'TASK-9'])
})

test('a baseline and a reason to stop are kept; work that moved needs a new baseline', () => {
  const { commit, checks, red, accepted } = oneOfEach.baseline_finished
  expect(after(oneOfEach.baseline_finished).baseline).toEqual({ commit, checks, red, accepted })
  expect(after(oneOfEach.work_moved)).toMatchObject({ work: oidOf('c'), baseline: null })
  expect(after(oneOfEach.base_merged)).toMatchObject({ work: oidOf('e'), base: oidOf('d'), baseline: null })
  expect(after(oneOfEach.base_renamed)).toMatchObject({ base_branch: 'trunk', baseline: busy.baseline })
  expect(after(oneOfEach.plan_format_recorded)).toMatchObject({ plan_format: 'queue', baseline: busy.baseline })
  expect(after(oneOfEach.run_stopped).stop).toEqual({ kind: 'complete' })
})

test('what came without a task is unproven until the checks have passed on it, or their failure was accepted', () => {
  const merged = evolve(busy, oneOfEach.base_merged)
  const proof = (red: string[], accepted: boolean) =>
    evolve(merged, { ...oneOfEach.baseline_finished, red, accepted }).unproven
  expect(merged.unproven).toEqual({ commit: oidOf('e'), why: oneOfEach.base_merged.why })
  expect(proof([], false)).toBeNull()
  expect(proof(['npm test'], true)).toBeNull()
  expect(proof(['npm test'], false)).toEqual(merged.unproven)
})

test('a task that is called like a property of every object has no status but its own', () => {
  const state = { ...busy, tasks: {} }
  expect(statusIn(state)('constructor')).toBe('pending')
  expect(taskIn(state, 'toString')).toEqual(untouchedTask)
  expect(statusIn({ ...busy, tasks: { A: doneTask(1) } })('A')).toBe('done')
})

test('a fold leaves the state that it is given as it is, and is what the events make of it one by one', () => {
  const before = structuredClone(busy)
  const events = Object.values(oneOfEach).filter(({ type }) => type !== 'run_started')
  expect(fold(busy, events)).toEqual(events.reduce(evolve, busy))
  expect(busy).toEqual(before)
})

test('20,000 events over 20,000 tasks are folded in a second', () => {
  const { tasks } = chainOf(20_000)
  const begin = {
    ...oneOfEach.run_started,
    tasks: tasks.map(({ id }) => ({ id, status: 'pending' as const, failed_attempts: 0 })),
  }
  const events: RunEvent[] = tasks.slice(0, 10_000).flatMap(({ id }, n) => [
    { ...oneOfEach.attempt_started, iteration: n + 1, task: id },
    { ...oneOfEach.attempt_succeeded, iteration: n + 1, task: id },
  ])
  const started = process.threadCpuUsage()
  const state = fold(null, [begin, ...events])
  // Of the processor: other tests run at the same time.
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(withSlack(1_000))
  expect(state?.counts.succeeded).toBe(10_000)
})
