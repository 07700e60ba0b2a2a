import fc from 'fast-check'
import { expect, test } from 'vitest'
import { thousands } from '../../../src/core/text/amounts.ts'

test('A number is written as toLocaleString writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 1e15 }), (count) => {
      expect(thousands(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})
