import { expect, test } from 'vitest'
import { callBudget, spentInWords } from '../../../src/core/network/call-budget.ts'

const usd = (amount: number) => ({ usd: amount, tokens: 0 })
const tokens = (amount: number) => ({ usd: 0, tokens: amount })

test('one request may pass the limit, and the next is refused', () => {
  const budget = callBudget({ usd: 1 })
  expect(budget.admit(usd(5))).toBe('go')
  budget.settle(usd(5), { usd: 1.5, tokens: 300 })
  expect(budget.spent()).toEqual({ usd: 1.5, tokens: 300 })
  expect(budget.admit(usd(0))).toBe('spent')
  expect(spentInWords(budget.spent(), { usd: 1 })).toBe('this call has spent its budget: 1.50 of 1.00 USD')
})

test.each([
  ['money', { usd: 1 }, usd],
  ['tokens', { usd: 10, tokens: 1 }, tokens],
])('requests at once wait as soon as they could pass the limit of %s together', (_, limit, of) => {
  const budget = callBudget(limit)
  expect([budget.admit(of(0.4)), budget.admit(of(0.4)), budget.admit(of(0.4))]).toEqual(['go', 'go', 'wait'])
  budget.settle(of(0.4), of(0.1))
  expect(budget.admit(of(0.4))).toBe('go')
  expect(budget.admit(of(0.2))).toBe('wait')
})

test('tokens have a limit of their own, and none if none is set', () => {
  const limit = { usd: 10, tokens: 1000 }
  const budget = callBudget(limit)
  budget.admit(tokens(1))
  budget.settle(tokens(1), { usd: 0.5, tokens: 1200 })
  expect(budget.admit(tokens(0))).toBe('spent')
  expect(spentInWords(budget.spent(), limit)).toBe('this call has spent its budget: 1.2k of 1.0k tokens')
  const unlimited = callBudget({ usd: 10 })
  unlimited.admit(tokens(1))
  unlimited.settle(tokens(1), tokens(1e12))
  expect(unlimited.admit(tokens(1))).toBe('go')
})
