import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisiveLines } from '../../../src/core/validation/decisive-lines.ts'
import { failedChecks } from '../../../src/core/validation/failure-sentence.ts'
import { foldLines } from '../../../src/core/validation/fold-lines.ts'
import { checkResult, validation } from './check-result.ts'

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

const decided = (output: string) => decisiveLines(checkResult({ name: 'x', output_head: output }))

test('the lines that decide are the place that is blamed, the first error and the assertion, each once', () => {
  const output = [
    '0 errors so far',
    ' FAIL  test/parse.test.ts > leap years',
    'AssertionError: expected 28 to be 29 // Object.is equality',
    ' ❯ test/parse.test.ts:12:20',
    'more text',
    ...Array.from({ length: 50 }, (_, n) => `noise ${n}`),
  ].join('\n')
  const lines = decided(output)
  expect(lines[0]).toBe('test/parse.test.ts:12: AssertionError: expected 28 to be 29 // Object.is equality')
  expect(lines).toContain('FAIL  test/parse.test.ts > leap years')
  expect(lines.join('\n')).not.toMatch(/0 errors|noise/)
  expect(lines.join('\n').split('expected 28')).toHaveLength(2)
})

test.each([
  [
    'src/a.ts(3,5): error TS2322: Type mismatch',
    ['src/a.ts:3: TS2322: Type mismatch', 'src/a.ts(3,5): error TS2322: Type mismatch'],
  ],
  ['panic: runtime error: index out of range', ['panic: runtime error: index out of range']],
  ['Command failed: no such target', ['Command failed: no such target']],
  ['all is well\nerrors: 0', []],
  ['', []],
])('of the output %j', (output, lines) => {
  expect(decided(output)).toEqual(lines)
})

test('a failed check is told by how it ended, what decides and its log with what repeats told once', () => {
  const output = `${'Error: connect ECONNREFUSED\n'.repeat(500)}done`
  const [failed] = failedChecks(validation([checkResult({ name: 'unit', output_head: output })]))
  expect(failed?.decisive).toEqual(['Error: connect ECONNREFUSED'])
  expect(failed?.log).toBe('```\nError: connect ECONNREFUSED (×500)\ndone\n```')
})
