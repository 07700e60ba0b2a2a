import { expect, test } from 'vitest'
import { jobLimitReached } from '../../src/app/job/job-settings.ts'
import { RalphError } from '../../src/core/error/error.ts'
import type { AgentEnd } from '../../src/schema/agent/agent-end.ts'
import { eventsOf, expectSound, loseRunner, stateOf, world } from '../support/fake-job.ts'
import { at, chainOf, planOf, testNow } from '../support/run-state.ts'

const hour = 3_600_000
const one = planOf({ id: 'TASK-1', max_retries: 0 })
const limit: AgentEnd = { kind: 'usage_limit', until: at(2 * hour), message: 'weekly limit' }
const diskFull = new RalphError({ code: 'DISK_FULL', message: 'The disk is full.', hint: 'Make room.' })

test('a usage limit ends the job as waiting, counts no attempt, and leaves nothing of the attempt', async () => {
  const here = world({ plan: one, script: ({ iteration }) => (iteration === 1 ? { end: limit } : {}) })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'waiting', until: at(2 * hour + 60_000), why: 'weekly limit' })
  expect(state.tasks['TASK-1']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect(state.counts).toMatchObject({ succeeded: 0, failed: 0, interrupted: 1 })
  expect(state.work).toBe(here.remote.base)
  expect(state.usage.usd).toBe(1)

  const before = { state: here.remote.state, requests: here.requests.length }
  here.clock.set(testNow + 2 * hour)
  expect((await here.run()).reason).toEqual(reason)
  expect({ state: here.remote.state, requests: here.requests.length }).toEqual(before)

  here.clock.set(testNow + 3 * hour)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ iteration, attempt }) => [iteration, attempt])).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect(stateOf(here).waiting).toBeNull()
  expectSound(here)
})

test('seed C4: overloads in a row wait longer each time, over jobs', async () => {
  const here = world({ plan: one, script: () => ({ end: { kind: 'overloaded', message: '529' } }) })
  const waits: number[] = []
  for (let job = 0; job < 5; job++) {
    const { reason } = await here.run()
    const until = reason.kind === 'waiting' ? Date.parse(reason.until) : Number.NaN
    waits.push((until - here.clock.now()) / 60_000)
    here.clock.set(until)
  }
  expect(waits).toEqual([5, 10, 20, 40, 60])
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'pending', failed_attempts: 0 })
})

test.each([
  ['billing', 'the model account has no credit: no money'],
  ['auth', /^the model credential was refused; .*: no money$/],
] as const)('%s ends the job for a person to mend, and the next job tries again', async (kind, why) => {
  const here = world({
    plan: one,
    script: ({ iteration }) => (iteration === 1 ? { end: { kind, message: 'no money' } } : {}),
  })
  const { reason } = await here.run()
  expect(reason).toEqual({ kind: 'human_review', why: expect.stringMatching(why) })
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'pending', failed_attempts: 0 })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('P13: an agent that is killed from outside costs the task nothing twice, and one attempt the third time', async () => {
  const killed: AgentEnd = { kind: 'crashed', exitCode: 137, signal: null, tail: '' }
  const here = world({
    plan: planOf({ id: 'TASK-1', max_retries: 1 }),
    script: ({ iteration }) => (iteration <= 5 ? { end: killed } : {}),
  })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ attempt }) => attempt)).toEqual([1, 1, 1, 2, 2, 2])
  expect(state.counts).toMatchObject({ succeeded: 1, failed: 1, interrupted: 4 })
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ iteration: 3, cause: 'agent_crashed', final: false }])
  expectSound(here)

  const hopeless = world({ plan: one, script: () => ({ end: killed }) })
  expect((await hopeless.run()).reason).toMatchObject({ kind: 'stuck' })
  expect(hopeless.requests).toHaveLength(3)
})

test('P13: lost runners and killed agents are one row of losses', async () => {
  const here = world({ plan: one, script: () => ({ end: { kind: 'crashed', exitCode: 143, signal: null, tail: '' } }) })
  await loseRunner(here)
  await loseRunner(here)
  expect((await here.run()).reason).toMatchObject({ kind: 'stuck' })
  expect(here.requests).toHaveLength(3)
  expect(eventsOf(here, 'attempt_interrupted').map(({ cause }) => cause)).toEqual(['runner_lost', 'runner_lost'])
})

test('cancelled while the agent works: the attempt does not count and the lease is given back', async () => {
  const here = world({ plan: one, script: () => ({ takesMs: 1_000, during: () => here.cancel() }) })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'cancelled' })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'cancelled', usage: { usd: 1 } }])
  expect(state).toMatchObject({ current: null, lease: null, work: here.remote.base })
  here.script = () => ({})
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('P4: the attempt that the machine would cut off is ended before, counts for nothing, and work remains', async () => {
  const settings = { 'job-limit': hour }
  const here = world({
    plan: one,
    settings,
    script: () => ({ takesMs: 1_000, during: () => here.cancel(jobLimitReached) }),
  })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'time_budget', budget_ms: hour, scope: 'limit' })
  expect(state).toMatchObject({ current: null, lease: null, counts: { failed: 0, interrupted: 1 } })
  here.script = () => ({})
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('P4: no attempt starts that would take longer than what is left, by the longest one of the job', async () => {
  const settings = { 'job-limit': hour }
  const here = world({ plan: chainOf(5), settings, script: () => ({ takesMs: 0.4 * hour }) })
  expect((await here.run()).reason).toMatchObject({ kind: 'time_budget', scope: 'limit' })
  expect(here.requests).toHaveLength(2)
  expect((await here.run()).reason).toMatchObject({ kind: 'time_budget' })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).counts).toMatchObject({ succeeded: 5, interrupted: 0 })
})

test('cancelled while a check runs: the attempt does not count, its cost does', async () => {
  const here = world({
    plan: one,
    check: ({ label }) => {
      if (label === 'iteration-1') here.cancel()
      return true
    },
  })
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'cancelled' })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'cancelled' }])
  expect(state).toMatchObject({ work: here.remote.base, usage: { usd: 1 }, lease: null })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.at(-1)?.prompt).not.toContain('## Failure Context')
  expectSound(here)
})

test('cancelled during the baseline, or before anything began, calls no agent', async () => {
  const here = world({
    plan: one,
    check: () => {
      here.cancel()
      return true
    },
  })
  expect((await here.run()).reason).toEqual({ kind: 'cancelled' })
  here.check = () => true
  const job = here.run()
  here.cancel()
  expect((await job).reason).toEqual({ kind: 'cancelled' })
  expect(here.requests).toEqual([])
  expect(eventsOf(here, 'baseline_finished')).toEqual([])
})

test('cancelled between two iterations keeps what was settled', async () => {
  const here = world({ plan: chainOf(3), settings: { 'min-delay': hour } })
  here.remote.beforeCommit = ({ subject }) => {
    if (subject === 'settle' && here.requests.length === 2) here.cancel()
  }
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'cancelled' })
  expect(Object.values(state.tasks).map(({ status }) => status)).toEqual(['done', 'done', 'pending'])
  expect(here.remote.work).toBe(state.work)
  expectSound(here)
})

test('min-delay is the least time between two agent starts', async () => {
  const here = world({ plan: chainOf(3), settings: { 'min-delay': hour }, script: () => ({ takesMs: 60_000 }) })
  await here.run()
  const starts = eventsOf(here, 'attempt_started').map((event) => Date.parse(event.at) - testNow)
  expect(starts).toEqual([0, hour, 2 * hour])
})

test('a fault of the engine ends the job with its reason in the state, and is thrown on', async () => {
  const missing = new RalphError({ code: 'AGENT_MISSING', message: 'No claude.', hint: 'Install it.' })
  const here = world({ plan: one, script: ({ iteration }) => (iteration === 1 ? { throws: missing } : {}) })
  await expect(here.run()).rejects.toBe(missing)
  expect(stateOf(here)).toMatchObject({
    stop: { kind: 'failed', code: 'AGENT_MISSING', why: 'No claude.' },
    lease: null,
    current: null,
  })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'infrastructure', why: 'No claude.' }])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).tasks['TASK-1']?.failed_attempts).toBe(0)
  expectSound(here)
})

test('a job whose agent cannot be started writes nothing, and one with nothing to do does not need it', async () => {
  const missing = new RalphError({ code: 'AGENT_MISSING', message: 'No.', hint: 'Install it.' })
  const here = world({ plan: chainOf(2) })
  const runWithout = async () => {
    here.agentMissing = missing
    return here.run().finally(() => {
      here.agentMissing = null
    })
  }
  await expect(runWithout()).rejects.toBe(missing)
  expect(here.remote.history).toEqual([])
  await here.run({ settings: { 'max-iterations': 1 } })
  const before = here.remote.state
  await expect(runWithout()).rejects.toBe(missing)
  expect(here.remote.state).toBe(before)
  await here.run()
  expect((await runWithout()).reason).toEqual({ kind: 'complete' })
})

test('a bug in ralph leaves the same state behind and keeps its own error', async () => {
  const here = world({ plan: one, script: () => ({ throws: new TypeError('x is undefined') }) })
  await expect(here.run()).rejects.toThrow(TypeError)
  expect(stateOf(here).stop).toMatchObject({ kind: 'failed', code: 'INTERNAL' })
})

test('a write that fails loses nothing that was settled', async () => {
  const here = world({ plan: chainOf(2) })
  here.remote.beforeCommit = ({ subject }) => {
    if (subject !== 'begin iteration 2: TASK-2') return
    here.remote.beforeCommit = () => undefined
    throw diskFull
  }
  await expect(here.run()).rejects.toBe(diskFull)
  expect(stateOf(here)).toMatchObject({ stop: { kind: 'failed', code: 'DISK_FULL' }, lease: null })
  expect(stateOf(here).tasks['TASK-1']?.status).toBe('done')
  expect(here.remote.newest().files.has('iterations/0/1/handoff.json')).toBe(true)
  expectSound(here)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.remote.work).toBe(stateOf(here).work)
  expectSound(here)
})

test('where the state cannot be written at all, the fault is told and the second one too', async () => {
  const here = world({ plan: one })
  here.remote.beforeCommit = ({ subject }) => {
    if (subject !== 'start demo') throw diskFull
  }
  await expect(here.run()).rejects.toBe(diskFull)
  const warnings = here.shown.flatMap((shown) => (shown.kind === 'warning' ? [shown.text] : []))
  expect(warnings).toEqual([expect.stringContaining('the state could not be written either')])
})

test('A5: a lost runner costs one interrupted attempt, not the task’s, and the next job goes on', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run({ settings: { 'max-iterations': 1 } })
  await loseRunner(here)
  expect(stateOf(here).current).toMatchObject({ task: 'TASK-2', iteration: 2 })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ iteration: 2, cause: 'runner_lost' }])
  expect(stateOf(here)).toMatchObject({ epoch: 3, iteration: 3 })
  expect(here.requests.at(-1)).toMatchObject({ task: 'TASK-2', iteration: 3, attempt: 1 })
  expectSound(here)
})

test.each([
  ['back by a year', -365],
  ['on by a year', 365],
])('P17: a clock that jumps %s, within a job and between jobs, changes no order and loses nothing', async (_, days) => {
  const jump = (): void => here.clock.set(here.clock.now() + days * 86_400_000)
  const here = world({ plan: chainOf(4), script: ({ iteration }) => (iteration === 2 ? { during: jump } : {}) })
  await here.run({ settings: { 'max-iterations': 2 } })
  here.fate = () => 'gone'
  jump()
  await loseRunner(here)
  jump()
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).counts).toMatchObject({ succeeded: 4, failed: 0 })
  expectSound(here)
})

test('three runners lost in a row on one task are the task’s failure', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 1 }) })
  for (let runner = 0; runner < 3; runner++) await loseRunner(here)
  here.script = ({ iteration }) => ({ throws: new Error(`iteration ${iteration} was begun`) })
  await expect(here.run()).rejects.toThrow('iteration 4 was begun')
  expect(eventsOf(here, 'attempt_interrupted').filter(({ cause }) => cause === 'runner_lost')).toHaveLength(2)
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ iteration: 3, cause: 'runner_lost', final: false }])
  expect(here.requests.at(-1)).toMatchObject({ attempt: 2 })
  expectSound(here)
})

test('an attempt whose start cannot be written has cost nothing: the one before it is not paid for twice', async () => {
  const here = world({ plan: chainOf(2) })
  here.remote.beforeCommit = ({ subject }) => {
    if (subject.startsWith('begin iteration 2')) throw diskFull
  }
  await expect(here.run()).rejects.toBe(diskFull)
  expect(stateOf(here)).toMatchObject({ counts: { succeeded: 1, interrupted: 1 }, usage: { usd: 1 } })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ iteration: 2, usage: { usd: 0 } }])
  expectSound(here)
})

test('a write that arrived, and whose answer was lost, is not written again: nothing is counted or paid for twice', async () => {
  const here = world({ plan: chainOf(2) })
  let lost = false
  here.remote.afterCommit = () => {
    if (lost || !eventsOf(here, 'attempt_succeeded').length) return
    lost = true
    throw new Error('the answer was lost')
  }
  await expect(here.run()).rejects.toThrow('the answer was lost')
  expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(1)
  expect(stateOf(here)).toMatchObject({ counts: { succeeded: 1 }, usage: { usd: 1 } })
  expectSound(here)
})

test('a job that is cancelled while a change is read gives the attempt back and waits for nothing', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }) })
  const { reason } = await here.run({
    workspace: (workspace) => {
      workspace.capture = (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          here.cancel()
        })
    },
  })
  expect(reason).toEqual({ kind: 'cancelled' })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-1', cause: 'cancelled' }])
  expectSound(here)
})
