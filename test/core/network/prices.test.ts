import { expect, test } from 'vitest'
import { costOf, noTokens, ownPrices, priceOf } from '../../../src/core/network/prices.ts'

const million = { ...noTokens, input: 1e6, output: 1e6, cacheRead: 1e6, cacheWrite: 1e6, cacheWriteHour: 1e6 }

test.each([
  ['claude-opus-4-5-20251101', 5 + 25 + 0.5 + 6.25 + 10],
  ['claude-haiku-4-5', 1 + 5 + 0.1 + 1.25 + 2],
  ['claude-sonnet-5-5[1m]', 2 + 10 + 0.1 + 2.5 + 4],
  // Its prompt is a long one.
  ['claude-sonnet-4-5@20250929', 6 + 22.5 + 0.6 + 7.5 + 12],
])('a million tokens of each kind cost what the price list says: %s', (model, usd) => {
  expect(costOf(million, priceOf([model]))).toBeCloseTo(usd, 6)
})

test.each([['gpt-5'], ['claude-opus-9'], ['claude-haiku-4-5-fake'], ['constructor'], ['']])(
  'a model that is not in the list counts as the dearest: %s',
  (model) => {
    expect(costOf({ ...noTokens, input: 1e6, output: 1e6 }, priceOf([model]))).toBe(15 + 75)
  },
)

test('a request that names a cheap model is paid as the dear one that answered', () => {
  expect(priceOf(['claude-haiku-4-5', 'claude-opus-4-5'])).toEqual(priceOf(['claude-opus-4-5']))
})

test('a gateway that answers in a name of its own does not make it dearer', () => {
  expect(priceOf(['claude-haiku-4-5', 'gateway/small'])).toEqual(priceOf(['claude-haiku-4-5']))
})

test('searches of the provider are paid, and a faster answer is a multiple', () => {
  const price = priceOf(['claude-haiku-4-5'])
  expect(costOf({ ...noTokens, searches: 3 }, price)).toBeCloseTo(0.03, 6)
  expect(costOf({ ...noTokens, output: 1e6 }, price, 6)).toBe(30)
})

test('a price of one’s own outranks the table, with or without the date of a model', () => {
  const own = ownPrices(['claude-opus-5-5=1/2', 'gateway-alias=3/15/0.3/3.75'])
  const million = { ...noTokens, input: 1e6, output: 1e6, cacheRead: 1e6, cacheWrite: 1e6 }
  expect(costOf(million, priceOf(['claude-opus-5-5-20261101'], own))).toBeCloseTo(1 + 2 + 0.1 + 1.25, 6)
  expect(costOf(million, priceOf(['gateway-alias'], own))).toBeCloseTo(3 + 15 + 0.3 + 3.75, 6)
  expect(priceOf(['claude-haiku-4-5'], own)).toEqual(priceOf(['claude-haiku-4-5']))
})
