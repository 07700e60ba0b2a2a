import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultIndexWhen } from '../../../../src/core/knowledge/index-when.ts'
import { type CallSettings, callsAhead } from '../../../../src/core/report/facts/calls-ahead.ts'
import { firstForecast, forecast } from '../../../../src/core/report/facts/forecast.ts'
import { forecastSentence } from '../../../../src/core/report/words/forecast-text.ts'
import { chainOf, planOf, runState, testNow } from '../../../support/run-state.ts'

const alone: CallSettings = { mode: 'handoff-only', indexer: 'agent', review: 'none', 'index-when': defaultIndexWhen }
const plain = { needs_docs: false, libraries: [] }
const twelve = { tasks: Array.from({ length: 12 }, () => plain), iterations: { low: 12, high: 18 }, begun: false }
const docs = { ...plain, needs_docs: true }
const pass = (name: string, trigger: string) => ({ name, trigger })

describe('calls beside the coding agent, before anything was tried', () => {
  test.each<[string, Partial<CallSettings>, Record<string, [number, number]>]>([
    ['by default nobody else is called', {}, {}],
    ['a review looks at each change', { review: 'gate' }, { review: [12, 18] }],
    [
      'prep may do research, and a post has to have something behind it',
      { mode: 'agent-orchestrated' },
      { post: [11, 17], prep: [12, 36] },
    ],
    ['the index is due every five iterations, or before each', { mode: 'handoff-plus-index' }, { index: [2, 17] }],
    ['an index from fields alone costs no call', { mode: 'handoff-plus-index', indexer: 'fields' }, {}],
    [
      'passes by their triggers',
      {
        passes: [
          pass('a', 'always'),
          pass('b', 'on_success'),
          pass('c', 'on_failure'),
          pass('d', 'periodic:5'),
          pass('e', 'periodic:40'),
        ],
      },
      { 'pass:a': [12, 18], 'pass:b': [12, 18], 'pass:c': [0, 6], 'pass:d': [2, 4], 'pass:e': [0, 1] },
    ],
  ])('%s', (_, given, calls) => {
    const found = callsAhead(twelve, { ...alone, ...given })
    expect(Object.fromEntries(found.map(({ role, calls: { low, high } }) => [role, [low, high]]))).toEqual(calls)
  })

  test('a task that asks for documentation renews the index, but for the first: nothing was learned before it', () => {
    const index = (tasks: readonly (typeof plain)[], begun: boolean) =>
      callsAhead({ tasks, iterations: { low: 4, high: 4 }, begun }, { ...alone, mode: 'handoff-plus-index' })
    expect(index([docs, docs, plain, docs], false)).toEqual([{ role: 'index', calls: { low: 2, high: 3 } }])
    expect(index([docs, { ...plain, libraries: ['zod'] as never[] }, plain, docs], true)).toEqual([
      { role: 'index', calls: { low: 3, high: 4 } },
    ])
  })

  test('one task whose iteration is the first has nothing to look back at', () => {
    const one = { tasks: [plain], iterations: { low: 1, high: 1 }, begun: false }
    expect(callsAhead(one, { ...alone, mode: 'agent-orchestrated' }).map(({ role }) => role)).toEqual(['prep'])
    expect(callsAhead({ ...one, begun: true }, { ...alone, mode: 'agent-orchestrated' })).toHaveLength(2)
  })
})

describe('the first forecast', () => {
  const plan = chainOf(6)
  const settings: CallSettings = { ...alone, mode: 'agent-orchestrated', passes: [pass('security', 'on_success')] }

  test('names the calls of the mode and of the passes, and counts them', () => {
    const guess = forecast({ plan, state: runState(plan) }, { now: testNow, costBudgetUsd: 10, settings })
    expect(forecastSentence(guess)).toBe(
      'Probably 1.47 to 24.00 USD and 23 to 147 min of runner time for 6 more tasks (a first guess for 6 to 9 iterations; ' +
        'other calls: post 5 to 8 times, prep 6 to 18, pass security 6 to 9; ' +
        '10.00 USD of the budget left, which may not be enough).',
    )
    expect(firstForecast(plan, { costBudgetUsd: 10, settings })).toEqual(guess)
  })

  test('is the same as without a mode where nobody else is called', () => {
    const at = { now: testNow, costBudgetUsd: 10 }
    const state = runState(plan)
    expect(forecastSentence(forecast({ plan, state }, { ...at, settings: alone }))).toBe(
      forecastSentence(forecast({ plan, state }, at)),
    )
  })

  test('never falls by a call more, and its lower end stays below the upper one', () => {
    const some = fc.record<CallSettings>({
      mode: fc.constantFrom('handoff-only', 'handoff-plus-index', 'agent-orchestrated'),
      indexer: fc.constantFrom('agent', 'fields'),
      review: fc.constantFrom('none', 'comment', 'gate'),
      'index-when': fc.integer({ min: 1, max: 50 }).map((iterations) => ({ ...defaultIndexWhen, iterations })),
      passes: fc.array(
        fc.constantFrom('always', 'on_success', 'on_failure', 'periodic:3').map((trigger) => pass('p', trigger)),
      ),
    })
    const tasks = fc.array(fc.record({ max_retries: fc.nat(3), needs_docs: fc.boolean() }), { minLength: 1 })
    fc.assert(
      fc.property(some, tasks, (called, given) => {
        const other = planOf(...given.map((one, at) => ({ id: `T${at}`, ...one })))
        const guess = firstForecast(other, { costBudgetUsd: null, settings: called })
        const least = firstForecast(other, { costBudgetUsd: null })
        if (!guess || !least || guess.basis.kind !== 'size') return expect.unreachable()
        for (const { calls } of guess.basis.calls) expect(calls.low).toBeLessThanOrEqual(calls.high)
        for (const of of ['usd', 'runner_ms'] as const) {
          expect(guess[of].low).toBeGreaterThanOrEqual(least[of].low)
          expect(guess[of].high).toBeGreaterThanOrEqual(guess[of].low)
        }
      }),
    )
  })
})
