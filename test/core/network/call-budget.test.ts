import { expect, test } from 'vitest'
import { callBudget } from '../../../src/core/network/call-budget.ts'

test('one request may pass the limit, and the next is refused', () => {
  const budget = callBudget(1)
  expect(budget.admit(5)).toBe('go')
  budget.settle(5, 1.5)
  expect(budget.spentUsd()).toBe(1.5)
  expect(budget.admit(0)).toBe('spent')
})

test('requests at once wait as soon as they could pass the limit together', () => {
  const budget = callBudget(1)
  expect([budget.admit(0.4), budget.admit(0.4), budget.admit(0.4)]).toEqual(['go', 'go', 'wait'])
  budget.settle(0.4, 0.1)
  expect(budget.admit(0.4)).toBe('go')
  expect(budget.admit(0.2)).toBe('wait')
})
