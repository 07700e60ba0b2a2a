import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOf, excerpt, startOf } from '../../../src/core/text/excerpt.ts'
import { openFence, shortenMarkdown } from '../../../src/core/text/markdown/fences.ts'

const loneSurrogate = /\p{Cs}/u

test('a text is never longer than allowed, never split inside a character, and says how much is missing', () => {
  const lines = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '😀', 'é'), maxLength: 400 })
  const text = fc.oneof(lines, fc.string({ unit: fc.constantFrom('a', '😀'), minLength: 150, maxLength: 400 }))
  fc.assert(
    fc.property(text, fc.nat(300), fc.constantFrom(0, 0.3, 0.5, 1), (whole, max, share) => {
      const short = excerpt(whole, max, share)
      expect(short.length).toBeLessThanOrEqual(max)
      expect(short).not.toMatch(loneSurrogate)
      if (whole.length <= max) expect(short).toBe(whole)
      else if (max > 40) expect(short).toMatch(/… [\d,]+ characters cut …/)
    }),
  )
})

test('head and tail are kept, at line borders, and the marker counts what is gone', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) => `line ${String(index).padStart(4, '0')}`)
  const short = excerpt(lines.join('\n'), 200)
  const shown = short.split('\n')
  expect(shown.filter((line) => !line.startsWith('…')).every((line) => lines.includes(line))).toBe(true)
  expect(shown[0]).toBe('line 0000')
  expect(shown.at(-1)).toBe('line 0999')
  const kept = shown.filter((line) => !line.startsWith('…'))
  const missing = 1_000 * 10 - 1 - kept.join('\n').length + 1
  const marked = Number(/… ([\d,]+) characters cut …/.exec(short)?.[1]?.replaceAll(',', ''))
  expect(Math.abs(marked - missing)).toBeLessThanOrEqual(2)
})

test('a cut inside a line is marked, so that it cannot make a line begin', () => {
  const short = excerpt(`${'x'.repeat(500)}## Skills${'y'.repeat(60)}`, 120)
  expect(short).not.toMatch(/^## /m)
  expect(short.split('\n').at(-1)).toMatch(/^…/)
})

test.each([
  ['start', startOf('a😀b', 2), 'a'],
  ['start after it', startOf('a😀b', 3), 'a😀'],
  ['end', endOf('a😀b', 2), 'b'],
  ['end before it', endOf('a😀b', 3), '😀b'],
  ['nothing', startOf('abc', -1) + endOf('abc', 0), ''],
])('a pair at the %s stays whole or goes', (_where, got, want) => {
  expect(got).toBe(want)
})

test('shortened Markdown never leaves a code block open', () => {
  const line = fc.constantFrom('```', '````js', '~~~', 'text', '', '## x', 'a longer line of text')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), fc.nat(300), (lines, max) => {
      const whole = lines.join('\n')
      fc.pre(openFence(whole) === undefined)
      const short = shortenMarkdown(whole, max)
      expect(short.length).toBeLessThanOrEqual(max)
      expect(openFence(short)).toBeUndefined()
    }),
  )
})
