import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldLines } from '../../../src/core/validation/fold-lines.ts'

test('the same line in a row is told once with a count; times and durations in it do not count', () => {
  expect(foldLines('waiting for the server\nwaiting for the server\nwaiting for the server\nup')).toBe(
    'waiting for the server (×3)\nup',
  )
  expect(foldLines('12:00:01 ERROR refused after 3 ms\n12:00:02 ERROR refused after 9 ms')).toBe(
    '12:00:01 ERROR refused after 3 ms (×2)',
  )
})

test('a few lines that repeat are told once with a count', () => {
  const trace = 'Error: refused\n    at a.js:1\n    at b.js:2'
  expect(foldLines(`${trace}\n${trace}\n${trace}\nend`)).toBe(`${trace} (these 3 lines ×3)\nend`)
})

test('a line of a failure that comes again elsewhere is counted where it stood first', () => {
  expect(foldLines('✗ one\nError: ECONNREFUSED\n✗ two\nError: ECONNREFUSED\n✗ three\nError: ECONNREFUSED')).toBe(
    '✗ one\nError: ECONNREFUSED (×3)\n✗ two\n✗ three',
  )
})

test('lines that differ, short ones and blank ones stay', () => {
  const text = 'expected 1 to be 2\nexpected 3 to be 4\n}\n}\n\n\nab'
  expect(foldLines(text)).toBe(text)
})

test('folding loses no line that differs, makes nothing longer but for counts, and is stable', () => {
  const lines = fc.array(
    fc.constantFrom('Error: one thing', 'Error: another', '  at frame one', 'plain text here', '}', ''),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(lines, (all) => {
      const folded = foldLines(all.join('\n')).split('\n')
      for (const line of all) expect(folded.some((one) => one.startsWith(line))).toBe(true)
      expect(folded.length).toBeLessThanOrEqual(Math.max(1, all.length))
    }),
  )
})
