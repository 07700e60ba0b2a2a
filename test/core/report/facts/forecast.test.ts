import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecast } from '../../../../src/core/report/facts/forecast.ts'
import { forecastSentence } from '../../../../src/core/report/words/forecast-text.ts'
import { at, chainOf, doneTask, planOf, runState, taskState, testNow, usageOf } from '../../../support/run-state.ts'

const now = testNow
const minute = 60_000
const look = { now, costBudgetUsd: 10 }
const plan = chainOf(6)

test('before anything was tried the number of tasks is all there is to go by, and the range is wide', () => {
  const guess = forecast({ plan, state: runState(plan) }, look)
  expect(guess).toMatchObject({ tasks: 6, basis: { kind: 'size' }, budget: { left_usd: 10, enough: 'yes' } })
  expect(guess?.usd.high).toBeGreaterThan(5 * (guess?.usd.low ?? 0))
  expect(forecastSentence(guess)).toBe(
    'Probably 0.90 to 9.00 USD and 18 to 72 min of runner time for 6 more tasks ' +
      '(a first guess, based on the number of tasks; 10.00 USD of the budget left, enough).',
  )
})

test('a task without retries is not expected to be tried again', () => {
  const once = planOf({ id: 'A', max_retries: 0 })
  expect(forecast({ plan: once, state: runState(once) }, look)?.usd.high).toBe(1)
})

/** A run whose first `usd.length` tasks are done at these prices, two minutes of runner time each. */
function after(...usd: number[]) {
  const tasks = Object.fromEntries(usd.map((each, n) => [`TASK-${n + 1}`, doneTask(n + 1, { usd: each })]))
  const spent = usd.reduce((sum, each) => sum + each, 0)
  return runState(plan, { tasks, usage: usageOf(spent), runner: { jobs: 1, ms: usd.length * 2 * minute } })
}

test('once a task is finished the past is what counts, around what it cost on average', () => {
  const seen = forecast({ plan, state: after(0.4, 0.6) }, look)
  expect(seen).toMatchObject({ tasks: 4, basis: { kind: 'past', tasks: 2, usd: 0.5 } })
  expect(seen?.usd.low).toBeLessThan(2)
  expect(seen?.usd.high).toBeGreaterThan(2)
  expect(seen?.runner_ms.low).toBeLessThan(8 * minute)
  expect(seen?.runner_ms.high).toBeGreaterThan(8 * minute)
})

test('money that failed and interrupted attempts cost is part of what a task costs', () => {
  const state = after(0.5, 0.5)
  const wasteful = { ...state, usage: usageOf(3) }
  expect(forecast({ plan, state: wasteful }, look)?.basis).toMatchObject({ usd: 1.5, around_usd: 0 })
  const around = { prep: { calls: 2, usd: 0.5, tokens: 9 } }
  expect(forecastSentence(forecast({ plan, state: { ...wasteful, around } }, look))).toContain(
    'as the 2 tasks before, 1.50 USD each, 0.25 USD of it for calls around the coding agent',
  )
})

test('the range narrows as more is known, and widens where tasks differ', () => {
  const width = (state: ReturnType<typeof after>): number => {
    const { low, high } = forecast({ plan, state }, look)?.usd ?? { low: 1, high: 0 }
    return high / low
  }
  expect(width(after(0.5, 0.5, 0.5, 0.5))).toBeLessThan(width(after(0.5)))
  expect(width(after(0.1, 0.1, 0.1, 0.1, 2))).toBeGreaterThan(width(after(0.5, 0.5, 0.5, 0.5, 0.5)))
})

test('what was done before the run, given up, or waits for what failed is not forecast', () => {
  const state = runState(plan, {
    tasks: { 'TASK-1': taskState({ status: 'done' }), 'TASK-2': taskState({ status: 'failed' }) },
  })
  expect(forecast({ plan, state }, look)).toBeNull()
  expect(forecastSentence(null)).toBeNull()
  const other = planOf({ id: 'A', status: 'done' }, { id: 'B', depends_on: ['A'] }, { id: 'C', status: 'skipped' })
  expect(forecast({ plan: other, state: runState(other) }, look)).toMatchObject({ tasks: 1, basis: { kind: 'size' } })
})

test.each([
  [20, 'enough'],
  [3.2, 'which may not be enough'],
  [1.1, 'which will not be enough'],
])('of a budget of %s USD it says: %s', (costBudgetUsd, words) => {
  const text = forecastSentence(forecast({ plan, state: after(0.4, 0.6) }, { now, costBudgetUsd }))
  expect(text).toContain(`left, ${words})`)
})

test('an agent that names no price gets a forecast of time alone', () => {
  const text = forecastSentence(forecast({ plan, state: after(0, 0) }, look))
  expect(text).toMatch(/^Probably \d+\.\d to 13 min of runner time for 4 more tasks \(.*reports no cost\)\.$/)
})

test('a job at work counts until now, a job that died until its last sign of life', () => {
  const lease = (updated: string) => ({
    ...after(0.5),
    updated,
    lease: {
      holder: { kind: 'workflow' as const, run_id: '1', attempt: 1 },
      epoch: 1,
      taken: at(-30 * minute),
      renewed: at(-30 * minute),
    },
  })
  const high = (updated: string) => forecast({ plan, state: lease(updated) }, look)?.runner_ms.high ?? 0
  expect(high(at(-9 * minute)) / high(at(-20 * minute))).toBeCloseTo(32 / 12, 5)
})

test('whatever a run has cost, the range is one, never negative, and holds the average', () => {
  const prices = fc.array(fc.double({ min: 0.001, max: 100, noNaN: true }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(prices, (usd) => {
      const seen = forecast({ plan, state: after(...usd) }, look)
      const expected = ((seen?.tasks ?? 0) * usd.reduce((sum, each) => sum + each, 0)) / usd.length
      const { low, high } = seen?.usd ?? { low: Number.NaN, high: Number.NaN }
      expect(low).toBeGreaterThan(0)
      expect(low).toBeLessThanOrEqual(expected)
      expect(high).toBeGreaterThanOrEqual(expected)
    }),
  )
})
