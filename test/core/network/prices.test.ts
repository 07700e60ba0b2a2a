import { expect, test } from 'vitest'
import { anthropicPrices } from '../../../src/core/network/anthropic-api.ts'
import { geminiPrices } from '../../../src/core/network/gemini-api.ts'
import { openaiPrices } from '../../../src/core/network/openai-api.ts'
import { costOf, findPrice, noTokens, readPriceOverrides } from '../../../src/core/network/prices.ts'

const million = { ...noTokens, input: 1e6, output: 1e6, cacheRead: 1e6, cacheWrite: 1e6, cacheWriteHour: 1e6 }

test.each([
  ['claude-opus-4-5-20251101', 5 + 25 + 0.5 + 6.25 + 10],
  ['claude-haiku-4-5', 1 + 5 + 0.1 + 1.25 + 2],
  ['claude-sonnet-5-5[1m]', 2 + 10 + 0.1 + 2.5 + 4],
  // Its prompt is a long one.
  ['claude-sonnet-4-5@20250929', 6 + 22.5 + 0.6 + 7.5 + 12],
])('a million tokens of each kind cost what the price list says: %s', (model, usd) => {
  expect(costOf(million, findPrice([model], anthropicPrices))).toBeCloseTo(usd, 6)
})

test.each([['gpt-5'], ['claude-opus-9'], ['claude-haiku-4-5-fake'], ['constructor'], ['']])(
  'a model that is not in the list counts as the dearest: %s',
  (model) => {
    expect(costOf({ ...noTokens, input: 1e6, output: 1e6 }, findPrice([model], anthropicPrices))).toBe(15 + 75)
  },
)

test.each([
  ['gpt-6.2-sol', 2 + 10 + 0.1 + 2.5],
  ['gpt-5.1-codex-mini', 0.25 + 2 + 0.025 + 0.3125],
  ['gpt-4o-2024-05-13', 5 + 15 + 5 + 6.25],
  ['gpt-4o-2024-11-20', 2.5 + 10 + 1.25 + 3.125],
])('a model of OpenAI costs what its list says, with or without the date: %s', (model, usd) => {
  const short = { ...noTokens, input: 1e4, output: 1e4, cacheRead: 1e4, cacheWrite: 1e4 }
  expect(costOf(short, findPrice([model], openaiPrices))).toBeCloseTo(usd / 100, 6)
})

test('a long prompt of OpenAI and of Gemini costs more', () => {
  const tokens = { ...noTokens, input: 1e6, output: 1e6 }
  expect(costOf(tokens, findPrice(['gpt-6.2-sol'], openaiPrices))).toBe(4 + 15)
  expect(costOf(tokens, findPrice(['gemini-3.1-pro-preview'], geminiPrices))).toBe(4 + 18)
})

test('an unknown model is as dear in each of its parts as the dearest of its provider', () => {
  const unknown = findPrice(['gemini-9-ultra'], geminiPrices)
  expect(unknown).toMatchObject({ input: 3, output: 15, searches: 35, long: { from: 200_000 } })
  expect(unknown.long?.price).toMatchObject({ input: 4, output: 18 })
  expect(findPrice([''], openaiPrices)).toMatchObject({ input: 150, output: 600 })
})

test('a request that names a cheap model is paid as the dear one that answered', () => {
  expect(findPrice(['claude-haiku-4-5', 'claude-opus-4-5'], anthropicPrices)).toEqual(
    findPrice(['claude-opus-4-5'], anthropicPrices),
  )
})

test('a gateway that answers in a name of its own does not make it dearer', () => {
  expect(findPrice(['claude-haiku-4-5', 'gateway/small'], anthropicPrices)).toEqual(
    findPrice(['claude-haiku-4-5'], anthropicPrices),
  )
})

test('searches of the provider are paid, and a faster answer is a multiple', () => {
  const price = findPrice(['claude-haiku-4-5'], anthropicPrices)
  expect(costOf({ ...noTokens, searches: 3 }, price)).toBeCloseTo(0.03, 6)
  expect(costOf({ ...noTokens, output: 1e6 }, price, 6)).toBe(30)
})

test('a price of one’s own outranks the table, with or without the date of a model', () => {
  const own = readPriceOverrides(['claude-opus-5-5=1/2', 'gateway-alias=3/15/0.3/3.75'])
  const million = { ...noTokens, input: 1e6, output: 1e6, cacheRead: 1e6, cacheWrite: 1e6 }
  expect(costOf(million, findPrice(['claude-opus-5-5-20261101'], anthropicPrices, own))).toBeCloseTo(
    1 + 2 + 0.1 + 1.25,
    6,
  )
  expect(costOf(million, findPrice(['gateway-alias'], anthropicPrices, own))).toBeCloseTo(3 + 15 + 0.3 + 3.75, 6)
  expect(findPrice(['claude-haiku-4-5'], anthropicPrices, own)).toEqual(
    findPrice(['claude-haiku-4-5'], anthropicPrices),
  )
})
