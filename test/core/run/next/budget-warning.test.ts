import { expect, test } from 'vitest'
import { obeyCommand } from '../../../../src/core/control/obey-command.ts'
import { readCommand } from '../../../../src/core/order/read-command.ts'
import { budgetChoices, budgetInWords } from '../../../../src/core/report/words/forecast-text.ts'
import { evolve, fold } from '../../../../src/core/run/fold/evolve.ts'
import { budgetsNearlyUsed } from '../../../../src/core/run/next/budget-warning.ts'
import type { Limits } from '../../../../src/core/run/next/next-step.ts'
import type { BudgetUse } from '../../../../src/schema/run/budget.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at as moment, planOf, runState, testNow, usageOf } from '../../../support/run-state.ts'

const plan = { ...planOf({ id: 'A' }), max_iterations: 10 }
const limits: Limits = {
  maxIterations: 5,
  runIterations: null,
  timeBudgetMs: 100_000,
  jobLimitMs: null,
  costBudgetUsd: 10,
  tokenBudget: 1000,
  minDelayMs: 0,
  sameFailures: 5,
  indexChars: null,
  counsel: { consensus: 'none', 'plan-review': 'none', verify: 'none', 'no-change': 'ask', approval: 'none' },
  unread: { limit: 0, base: '' },
  charsPerToken: 4,
}
const counts = { succeeded: 0, failed: 0, interrupted: 9, synthetic: 0, refused_amendments: 0 }

function nearly(change: {
  usd?: number
  tokens?: number
  failed?: number
  startedAgo?: number
  iterations?: number
  warned?: BudgetUse[]
}) {
  const { usd = 0, tokens = 0, failed = 0, startedAgo = 0, iterations = 0, warned = [] } = change
  const state = runState(plan, {
    usage: usageOf(usd, { output_tokens: tokens }),
    counts: { ...counts, failed },
    warned,
  })
  return budgetsNearlyUsed({ plan, state, limits, job: { started: testNow - startedAgo, iterations }, now: testNow })
}

test.each([
  ['cost', { usd: 7.99 }, { usd: 8 }],
  ['tokens', { tokens: 799 }, { tokens: 800 }],
  ['run_iterations', { failed: 7 }, { failed: 8 }],
  ['time', { startedAgo: 79_999 }, { startedAgo: 80_000 }],
  ['job_iterations', { iterations: 3 }, { iterations: 4 }],
] as const)('the %s budget is warned of from four fifths on', (budget, below, from) => {
  expect(nearly(below)).toEqual([])
  expect(nearly(from)).toMatchObject([{ budget }])
})

test('it is said once for each limit: a raised one is warned of again', () => {
  const said = (limit: number): BudgetUse[] => [{ budget: 'cost', used: 8, limit }]
  expect(nearly({ usd: 9, warned: said(10) })).toEqual([])
  expect(nearly({ usd: 9, warned: said(9) })).toHaveLength(1)
})

test('the state keeps what was said of the run, and forgets what was said of a job when the next one begins', () => {
  const event = (budget: BudgetUse['budget']) => ({ ...oneOfEach.budget_warning, budget })
  const told = fold(runState(plan), [event('cost'), event('time'), event('cost')])
  expect(told?.warned.map(({ budget }) => budget)).toEqual(['time', 'cost'])
  expect(evolve(told, oneOfEach.lease_taken).warned.map(({ budget }) => budget)).toEqual(['cost'])
})

test.each(['cost', 'time', 'job_iterations', 'run_iterations'] as const)(
  'of the %s budget it is said how much is used and what can be done, with the command',
  (budget) => {
    const use = { budget, used: 8, limit: 10 }
    expect(budgetInWords(use)).toMatch(/^80 % of .* used: 8.* of 10/)
    const at = { planFile: 'plan.json', workBranch: 'w', now: null }
    const choices = budgetChoices(use, at)
    expect(choices).toHaveLength(3)
    expect(choices.join('\n')).toContain('`ralph pause --plan plan.json`')
    const issue = budgetChoices(use, { ...at, surface: 'issue' }).join('\n')
    expect(issue).toContain('`/ralph pause` pauses the run. `/ralph status` lists the tasks')
    expect(issue).not.toContain('--plan')
  },
)

test('runner time is the time that jobs held the run; of one that died, up to its last fact', () => {
  const minute = 60_000
  const taken = { ...oneOfEach.lease_taken, at: moment(0) }
  const released = fold(runState(plan), [taken, { ...oneOfEach.lease_released, at: moment(5 * minute) }])
  expect(released?.runner).toEqual({ jobs: 1, ms: 5 * minute })
  const died = fold(released, [
    { ...taken, at: moment(10 * minute) },
    { ...oneOfEach.note, at: moment(12 * minute) },
    { ...taken, at: moment(60 * minute) },
  ])
  expect(died?.runner).toEqual({ jobs: 3, ms: 7 * minute })
})

test.each([
  ['cost', 10],
  ['time', 5_400_000],
  ['job_iterations', 50],
] as const)('the order that allows more of the %s budget is one that an operator can give', (budget, limit) => {
  const [, more = ''] = budgetChoices({ budget, used: limit, limit }, { planFile: 'p', workBranch: 'w', now: null })
  const typed = /`ralph (.*)`/.exec(more)?.[1]?.replace(' --plan p', '') ?? ''
  const order = readCommand(typed)
  if ('fault' in order) throw new Error(order.fault)
  expect(obeyCommand(order, { id: 'x', by: 'me' }, { plan, state: runState(plan) }).kind).not.toBe('refused')
})
