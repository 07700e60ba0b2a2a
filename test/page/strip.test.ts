import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxBars, stripBars } from '../../src/page/first/strip-layout.ts'

const fates = ['kept', 'back', 'failed', 'open'] as const

test('bars stand side by side, none is invisible, and together they are as wide as the strip', () => {
  const attempts = fc.array(fc.record({ ms: fc.nat(100_000), fate: fc.constantFrom(...fates) }), {
    minLength: 1,
    maxLength: 900,
  })
  fc.assert(
    fc.property(attempts, (all) => {
      const bars = stripBars(all, 1_000)
      expect(bars.length).toBe(Math.min(all.length, maxBars))
      let x = 0
      for (const bar of bars) {
        expect(bar.x).toBeCloseTo(x, 6)
        expect(bar.width).toBeGreaterThanOrEqual(0.99)
        x += bar.width
      }
      expect(x).toBeCloseTo(1_000, 6)
    }),
  )
})

test('of 2,000 attempts each slice shows its gravest one', () => {
  const all = Array.from({ length: 2_000 }, (_, n) => ({
    ms: 1,
    fate: n === 7 ? ('failed' as const) : ('kept' as const),
  }))
  expect(
    stripBars(all, 1_000)
      .filter(({ fate }) => fate === 'failed')
      .map(({ x }) => x),
  ).toEqual([2.5])
})
