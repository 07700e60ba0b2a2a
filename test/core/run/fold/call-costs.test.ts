import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeRun } from '../../../../src/core/report/facts/run-analysis.ts'
import { iterationViews } from '../../../../src/core/report/page/page-data.ts'
import { evolve, fold } from '../../../../src/core/run/fold/evolve.ts'
import { CounselRole } from '../../../../src/schema/counsel/counsel.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at, planOf, runState, testNow, usageOf } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' })

const begun: RunEvent = {
  ...oneOfEach.run_started,
  tasks: plan.tasks.map(({ id }) => ({ id, status: 'pending', failed_attempts: 0 })),
}
const started = (iteration: number, task: string): RunEvent => ({ ...oneOfEach.attempt_started, iteration, task })
const call = (iteration: number, change: Partial<typeof oneOfEach.agent_call>, usd: number): RunEvent => ({
  ...oneOfEach.agent_call,
  iteration,
  usage: usageOf(usd),
  ...change,
})

describe('a call around an agent is paid by the task that it was made for', () => {
  const run = [begun, started(1, 'A'), { ...oneOfEach.attempt_succeeded, iteration: 1, task: 'A', usage: usageOf(1) }]
  const usdOf = (...more: RunEvent[]) => {
    const tasks = fold(null, [...run, started(2, 'B'), ...more])?.tasks
    return [tasks?.['A']?.usd, tasks?.['B']?.usd]
  }

  test('what prepares an attempt by its task', () => {
    expect(usdOf(call(2, { role: 'prep' }, 0.5), call(2, { role: 'research' }, 0.25))).toEqual([1, 0.75])
    expect(usdOf(call(2, { role: 'index' }, 0.5))).toEqual([1, 0.5])
  })

  test('a post by the task of the iteration that it looks back at', () => {
    expect(usdOf(call(2, { role: 'post', of: 1 }, 0.5))).toEqual([1.5, 0])
  })

  test('one that nobody knows any more by the task that waits for the answer', () => {
    expect(usdOf(call(2, { role: 'post', of: 77 }, 0.5))).toEqual([1, 0.5])
  })

  test('an extraction is part of what its attempt has cost', () => {
    expect(usdOf(call(2, { role: 'extraction', within: true }, 0.5))).toEqual([1, 0])
  })

  test('of a task that has left the plan the run alone', () => {
    const state = runState(planOf({ id: 'B' }), {
      current: { iteration: 2, task: 'gone', attempt: 1, checkpoint: 'x', started: at(0) },
    })
    const after = evolve(state, call(2, { role: 'prep' }, 0.5))
    expect(after.usage.usd).toBe(0.5)
    expect(after.tasks).toEqual(state.tasks)
  })
})

/** An attempt with whatever may be called around it. Money in eighths, so that sums are exact. */
const usd = fc.nat(800).map((eighths) => eighths / 8)
const attempt = fc.record({
  task: fc.constantFrom('A', 'B', 'C'),
  before: fc.array(fc.record({ role: fc.constantFrom('index', 'prep', 'research', 'post'), usd }), { maxLength: 4 }),
  cost: usd,
  extraction: fc.option(usd, { nil: undefined }),
  passed: fc.boolean(),
  owed: fc.array(usd, { maxLength: 2 }),
  counsel: fc.option(fc.record({ role: fc.constantFrom(...CounselRole.options), usd }), { nil: undefined }),
})

function eventsOf(attempts: readonly (typeof attempt extends fc.Arbitrary<infer T> ? T : never)[]): RunEvent[] {
  const events = attempts.flatMap(({ task, before, cost, extraction, passed, owed, counsel }, index): RunEvent[] => {
    const iteration = index + 1
    const about = { iteration, task, usage: usageOf(cost) }
    return [
      started(iteration, task),
      ...before.map(({ role, usd: price }) =>
        call(iteration, role === 'post' ? { role, of: index } : { role: role as 'prep' }, price),
      ),
      ...(extraction === undefined ? [] : [call(iteration, { role: 'extraction', within: true }, extraction)]),
      passed ? { ...oneOfEach.attempt_succeeded, ...about } : { ...oneOfEach.attempt_failed, ...about, final: false },
      { ...oneOfEach.agent_pass, iteration, task, usage: usageOf(cost / 2) },
      ...owed.map(
        (price): RunEvent => ({ ...oneOfEach.agent_pass, iteration, task, usage: usageOf(price), apart: true }),
      ),
      ...(counsel ? [{ ...oneOfEach.counsel_called, role: counsel.role, usage: usageOf(counsel.usd) }] : []),
    ]
  })
  return [begun, ...events]
}

test('what the tasks cost and what was asked about the plan as a whole is what the run costs, in every report', () => {
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 50 }), (attempts) => {
      const events = eventsOf(attempts)
      const state = fold(null, events)
      if (!state) return expect.unreachable()
      const sum = (prices: readonly number[]): number => prices.reduce((total, one) => total + one, 0)
      const tasks = sum(Object.values(state.tasks).map((task) => task.usd))
      const counsel = sum(CounselRole.options.map((role) => state.around[role]?.usd ?? 0))
      expect(tasks + counsel).toBe(state.usage.usd)
      const past = { events, records: new Map(), now: testNow, evidence: null }
      const { by_task, apart_usd, total_usd } = analyzeRun({ plan, state }, past)
      expect(sum(by_task.map((task) => task.usd)) + apart_usd).toBe(total_usd)
      expect(apart_usd).toBe(counsel)
      const views = iterationViews(events, { records: new Map(), awaiting: [] })
      const stray = sum(attempts[0]?.before.map(({ role, usd: price }) => (role === 'post' ? price : 0)) ?? [])
      const iterations = sum(views.map(({ usage, around }) => (usage?.usd ?? 0) + (around?.usd ?? 0)))
      expect(iterations + stray).toBe(tasks)
    }),
  )
})
