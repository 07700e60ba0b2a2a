import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint, validationFingerprint } from '../../../src/core/validation/fingerprint.ts'
import { withSlack } from '../../support/with-slack.ts'
import { checkResult, validation } from './check-result.ts'

test.each([
  ['numbers', 'expected 3 to be 4', 'expected 17 to be 0.5'],
  ['durations', 'failed in 1.2s (12 ms)', 'failed in 840ms (3 s)'],
  ['clock times', 'at 2026-02-01T10:11:12.123Z: boom', 'at 2025-12-31T23:59:59Z: boom'],
  ['times of day', '[10:11:12] boom', '[9:01:59] boom'],
  ['uuids', 'id 6f9619ff-8b86-d011-b42d-00c04fc964ff', 'id 00000000-8b86-4011-b42d-00c04fc964aa'],
  ['hexadecimal', 'at 0x7ffe12 commit 1a2b3c4d5e', 'at 0xdead01 commit 99aabbccdd'],
  ['temporary directories', 'ENOENT /tmp/ralph-AbC123/x/a.json', 'ENOENT /var/folders/x1/T/ralph-Zz9/x/a.json'],
  ['a temporary directory itself', 'made /tmp/ralph-AbC123.', 'made /tmp/ralph-qWeRtY.'],
  ['workspaces', 'at /home/runner/work/a/a/src/x.ts:10:3', 'at /Users/b/c/src/x.ts:7:21'],
  ['drives', 'at C:\\a\\b\\x.ts', 'at D:\\c\\x.ts'],
  ['white space and colour', `a ${String.fromCharCode(27)}[1mb\n`, 'a\n b'],
])('failures that differ in %s only have one fingerprint', (_what, one, other) => {
  expect(fingerprint(one)).toBe(fingerprint(other))
})

test.each([
  ['expected true', 'expected false'],
  ['at /a/src/x.ts:1', 'at /a/src/y.ts:1'],
  ['TypeError: a', 'RangeError: a'],
  ['', 'x'],
])('%j and %j have different ones', (one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other))
})

test('a fingerprint is sixteen hexadecimal digits, and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fingerprint(text)).toMatch(/^[0-9a-f]{16}$/)
    }),
  )
  expect(fingerprint('expected 3 to be 4')).toBe(fingerprint('expected 3 to be 4'))
  expect(fingerprint('a')).toBe('2b24d044659c64ae')
})

const failing = (output_head: string, name = 'unit') => validation([checkResult({ name, output_head })])

test('the order of lines and of checks does not count, what they say does', () => {
  const one = validationFingerprint(failing('ok 1\nError: a (12 ms)\nError: b\n'))
  expect(validationFingerprint(failing('Error: b\nok 7\nok 8\nError: a (99 ms)\n'))).toBe(one)
  expect(validationFingerprint(failing('Error: b\nError: c\n'))).not.toBe(one)
  expect(validationFingerprint(failing('Error: a\nError: b', 'other'))).not.toBe(one)
  const [a, b] = [checkResult({ name: 'a' }), checkResult({ name: 'b' })]
  expect(validationFingerprint(validation([a, b]))).toBe(validationFingerprint(validation([b, a])))
})

test('passing checks and known red ones do not count', () => {
  const green = (output_head: string) =>
    validation([
      checkResult({ name: 'unit', output_head: 'Error: a' }),
      checkResult({ name: 'z', passed: true, output_head }),
    ])
  expect(validationFingerprint(green('x'))).toBe(validationFingerprint(green('error y')))
})

/** A quadratic rule takes minutes here. */
test('a hostile output takes no long time', () => {
  const started = process.threadCpuUsage()
  for (const text of ['/a'.repeat(500_000), '/'.repeat(1e6), 'a1'.repeat(5e5), '1:'.repeat(5e5)]) fingerprint(text)
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(withSlack(2_000))
})
