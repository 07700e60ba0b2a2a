import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLimit, formatUsd } from '../../../src/core/text/amounts.ts'

test.each([
  [0, '0.00 USD'],
  [0.0001, '<0.01 USD'],
  [0.005, '0.01 USD'],
  [0.015, '0.02 USD'],
  [1.005, '1.01 USD'],
  [8.575, '8.58 USD'],
  [1e-17, '<0.01 USD'],
  [-1e-17, '0.00 USD'],
  [10, '10.00 USD'],
])('%d is shown as %s: half a cent is rounded up as a person does it', (usd, text) => {
  expect(formatUsd(usd)).toBe(text)
})

test.each([
  [0.015, '0.015 USD'],
  [0.001, '0.001 USD'],
  [10, '10.00 USD'],
  [2.5, '2.50 USD'],
  [10.125, '10.125 USD'],
  [0.1 + 0.2, '0.30 USD'],
])('a limit of %d is shown as it was set: %s', (usd, text) => {
  expect(formatLimit(usd)).toBe(text)
})

test('an amount in whole cents is shown as these cents', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (cents) => {
      const digits = String(cents).padStart(3, '0')
      const text = `${digits.slice(0, -2)}.${digits.slice(-2)} USD`
      expect([formatUsd(cents / 100), formatLimit(cents / 100)]).toEqual([text, text])
    }),
  )
})
