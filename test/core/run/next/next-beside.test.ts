import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextBeside } from '../../../../src/core/run/next/next-beside.ts'
import { type Limits, nextStep } from '../../../../src/core/run/next/next-step.ts'
import { totalTokens } from '../../../../src/core/text/amounts.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import { at, oidOf, planOf, runState, testNow, usageOf } from '../../../support/run-state.ts'

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

const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D' })
const job = { started: testNow, iterations: 0, checks: 'c', baselineRan: true, longestMs: 0 }
const baseline = { commit: oidOf('a'), checks: 'c', red: [], accepted: false }

const lane = (task: string, more: Partial<RunState['lanes'][number]> = {}): RunState['lanes'][number] => ({
  ...{ task, iteration: 1, attempt: 1, checkpoint: oidOf('a'), started: at(-1000), lane: 0, told: [] },
  ...{ reserved_usd: 1, reserved_tokens: 10, candidate: null, held: null, checks_lost: 0 },
  ...more,
})

const decide = (given: Partial<RunState>, limits: object = {}, lanes = 4) => {
  const request = {
    plan,
    state: runState(plan, { baseline, ...given }),
    limits: { ...unlimited, ...limits },
    job,
    now: testNow,
  }
  return { step: nextStep(request), beside: nextBeside({ ...request, lanes }) }
}

test('with nothing under way an attempt begins whenever one may: the loop would turn for ever', () => {
  const amounts = {
    usd: fc.double({ min: 0, max: 10, noNaN: true }),
    tokens: fc.option(fc.integer({ min: 1, max: 5000 })),
  }
  const request = fc.record({
    ...amounts,
    spent: fc.double({ min: 0, max: 10, noNaN: true }),
    costs: fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 5 }),
    lanes: fc.integer({ min: 2, max: 16 }),
    held: fc.boolean(),
  })
  fc.assert(
    fc.property(request, ({ usd, tokens, spent, costs, lanes, held }) => {
      const waits = { commit: oidOf('b'), checkpoint: oidOf('a'), summary: '', patch: '', approved_by: null }
      const open = held
        ? [lane('A', { candidate: oidOf('b'), held: waits, reserved_usd: 0, reserved_tokens: undefined })]
        : []
      const state = { usage: usageOf(spent), costs, lanes: open }
      const { step, beside } = decide(state, { costBudgetUsd: usd, tokenBudget: tokens }, lanes)
      if (step.kind === 'attempt') expect(beside).toBeDefined()
      if (!beside) return
      expect(beside.reserved.usd).toBeLessThanOrEqual(usd - spent)
      if (tokens !== null)
        expect(beside.reserved.tokens).toBeLessThanOrEqual(Math.max(1, tokens - totalTokens(usageOf(spent))))
    }),
  )
})

test('what calls under way may use is not given twice', () => {
  const open = [lane('A', { reserved_usd: 6, reserved_tokens: 600 })]
  const { beside } = decide({ lanes: open }, { costBudgetUsd: 9, tokenBudget: 900 }, 4)
  expect(beside?.reserved).toEqual({ usd: 1, tokens: 100 })
  expect(decide({ lanes: [lane('A', { reserved_tokens: 900 })] }, { tokenBudget: 900 }).beside).toBeUndefined()
})

test('after a limit one attempt is made alone; those that began before it hold nobody up', () => {
  const waiting = { until: at(-60_000), why: 'limit', count: 1 }
  expect(decide({ waiting }).beside?.task.id).toBe('A')
  expect(decide({ waiting, lanes: [lane('A', { started: at(-120_000) })] }).beside?.task.id).toBe('B')
  expect(decide({ waiting, lanes: [lane('A', { started: at(-30_000) })] }).beside).toBeUndefined()
})

test('a task of an earlier milestone begins although a commit of a later one waits for a person', () => {
  const held = { commit: oidOf('b'), checkpoint: oidOf('a'), summary: '', patch: '', approved_by: null }
  const milestones = planOf({ id: 'A', milestone: 'one' }, { id: 'B', milestone: 'two' }, { id: 'C', milestone: 'two' })
  const lanes = [lane('B', { candidate: oidOf('b'), held, reserved_usd: 0 })]
  const request = { limits: unlimited, job, now: testNow, plan: milestones }
  const state = runState(milestones, { baseline, lanes })
  expect(nextBeside({ ...request, state, lanes: 4 })?.task.id).toBe('A')
})
