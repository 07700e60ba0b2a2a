import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charsPerToken } from '../../../src/core/prompt/prompt-facts.ts'

const overhead = 14_321
const callsAt = (ratio: number, lengths: readonly number[]) =>
  lengths.map((chars) => ({ chars, tokens: Math.round(overhead + chars / ratio) }))
const lengths = [4_000, 9_000, 14_000, 20_000]

test('the program around the prompt does not count: what longer prompts have more of says how long a token is', () => {
  for (const ratio of [2.5, 3.2, 4, 5]) expect(charsPerToken(callsAt(ratio, lengths)).ratio).toBeCloseTo(ratio, 1)
})

test('one call with another program around it does not change it', () => {
  const odd = { chars: 12_000, tokens: 90_000 }
  expect(charsPerToken([odd, ...callsAt(3, lengths), ...callsAt(3, [6_000, 17_000])]).ratio).toBeCloseTo(3, 0)
})

test.each([
  ['nothing was reported', []],
  ['there are too few', callsAt(3, [4_000, 9_000])],
  ['the prompts are about as long', callsAt(3, [4_000, 4_500, 5_000, 5_500])],
  ['longer prompts have no more tokens', callsAt(Number.POSITIVE_INFINITY, lengths)],
])('four are taken where %s', (_, measured) => {
  expect(charsPerToken(measured)).toEqual({ ratio: 4, calls: 0 })
})

test('whatever is reported, it is from 2 to 6', () => {
  const measure = fc.record({ chars: fc.nat(200_000), tokens: fc.nat(200_000) })
  fc.assert(
    fc.property(fc.array(measure, { maxLength: 12 }), (measured) => {
      const { ratio } = charsPerToken(measured)
      expect(ratio).toBeGreaterThanOrEqual(2)
      expect(ratio).toBeLessThanOrEqual(6)
    }),
  )
})
