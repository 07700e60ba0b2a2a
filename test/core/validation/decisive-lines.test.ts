import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisiveLines } from '../../../src/core/validation/decisive-lines.ts'
import { failedChecks } from '../../../src/core/validation/failure-sentence.ts'
import { checkResult, validation } from './check-result.ts'

const folder = new URL('../../fixtures/failed-checks/', import.meta.url)
const decided = (output: string): string[] => decisiveLines(checkResult({ name: 'x', output_head: output }))

/** What each tool printed, and the lines of it that decide. Go, Surefire and Gradle are as their manuals have them. */
const tools: Readonly<Record<string, readonly string[]>> = {
  'cargo-test': [
    '---- tests::it_works stdout ----',
    "thread 'tests::it_works' (7126) panicked at src/lib.rs:4:50:",
    'assertion `left == right` failed',
    '  left: 6',
    ' right: 5',
  ],
  eslint: [
    '/work/src/bad.js',
    "  1:7   error    'unused' is assigned a value but never used  no-unused-vars",
    "  2:7   error    Expected '===' and instead saw '=='          eqeqeq",
  ],
  gcc: [
    'calc.c:1:22: error: ‘undeclared’ undeclared (first use in this function)',
    '    1 | int f(void) { return undeclared; }',
    '      |                      ^~~~~~~~~~',
  ],
  'go-test': [
    '--- FAIL: TestTruncate (0.00s)',
    '    --- FAIL: TestTruncate/the_ellipsis_counts (0.00s)',
    '    truncate_test.go:14: Truncate("abcdef", 4) = "abcd…", want "abc…"',
  ],
  gradle: [
    'TruncateTest > theEllipsisCounts() FAILED',
    '    org.opentest4j.AssertionFailedError: expected: <abc…> but was: <abcd…>',
    '        at TruncateTest.theEllipsisCounts(TruncateTest.java:12)',
  ],
  jest: [
    '● long texts › the ellipsis counts as a character',
    '  expect(received).toBe(expected) // Object.is equality',
    '  Expected: "abc…"',
    '  Received: "abcd…"',
    '    at Object.toBe (jest/truncate.test.js:3:113)',
  ],
  make: ['checking', 'make: *** [Makefile:3: test] Error 1'],
  mocha: [
    '  1) truncate',
    '       counts the ellipsis:',
    '      AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:',
    '+ actual - expected',
    "+ 'abcd…'",
    "- 'abc…'",
    '      + expected - actual',
    '      -abcd…',
    '      +abc…',
    '      at Context.<anonymous> (mo/truncate.js:2:92)',
  ],
  'node-spec': [
    '✖ the ellipsis counts as a character',
    "  expected 'abc…', actual 'abcd…'",
    '      at TestContext.<anonymous> (/work/test/truncate.test.js:4:59)',
  ],
  pytest: [
    'test_sum',
    '>       assert add(1, 2) == 3',
    'E       assert -1 == 3',
    'E        +  where -1 = add(1, 2)',
    'test_calc.py:4: AssertionError',
  ],
  rustc: [
    'error[E0308]: mismatched types',
    ' --> bad.rs:1:21',
    '  |',
    '1 | pub fn f() -> u64 { "a" }',
    '  |               ---   ^^^ expected `u64`, found `&str`',
    '  |               |',
    '  |               expected `u64` because of return type',
  ],
  silent: Array.from({ length: 12 }, (_, index) => `step-${index + 19}`),
  surefire: [
    '[ERROR] TruncateTest.theEllipsisCounts -- Time elapsed: 0.012 s <<< FAILURE!',
    'org.opentest4j.AssertionFailedError: expected: <abc…> but was: <abcd…>',
    '\tat TruncateTest.theEllipsisCounts(TruncateTest.java:12)',
  ],
  tap: ['not ok 2 - the ellipsis counts as a character', "  expected 'abc…', actual 'abcd…'"],
  tsc: [
    "src/a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    "src/a.ts(2,19): error TS7006: Parameter 'b' implicitly has an 'any' type.",
  ],
  unittest: [
    'FAIL: test_sum (ut.CalcTest.test_sum)',
    'Traceback (most recent call last):',
    '  File "/work/ut.py", line 5, in test_sum',
    'AssertionError: -1 != 3',
  ],
  unknown: [
    '0 errors in templates',
    'guide/install.md',
    '  line 31: error: the link to setup.md leads nowhere',
    '  line 40: the heading stands twice',
    '2 of 14 documents checked',
  ],
  vitest: [
    ' FAIL  vt/truncate.test.js > truncate > the ellipsis counts',
    "AssertionError: expected 'abcd…' to be 'abc…' // Object.is equality",
    'Expected: "abc…"',
    'Received: "abcd…"',
    ' ❯ vt/truncate.test.js:6:35',
  ],
}

test.each(readdirSync(folder))('the lines that decide what %s says', (file) => {
  const output = readFileSync(new URL(file, folder), 'utf8')
  expect(decided(output)).toEqual(tools[file.replace('.txt', '')])
})

test.each([
  ['', []],
  ['Command failed: no such target', ['Command failed: no such target']],
  ['panic: runtime error: index out of range', ['panic: runtime error: index out of range']],
  [
    'TAP version 13\nnot ok 1 - later # TODO not yet\nnot ok 2 - now\n  ---\n  error: "no such file"\n  ...\n1..2',
    ['not ok 2 - now', '  error: "no such file"'],
  ],
  ['# tests 7\n# pass 6\n# fail 1\n# duration_ms 612.516585', []],
  ['npm error code 1\nTests:       2 failed, 1 passed, 3 total', ['npm error code 1']],
])('of the output %j', (output, lines) => {
  expect(decided(output)).toEqual(lines)
})

test('a long traceback keeps its first lines and its last', () => {
  const frames = Array.from({ length: 40 }, (_, index) => `  File "/work/deep.py", line ${index}, in f${index}`)
  const lines = decided(['FAIL: test_deep (t.T.test_deep)', ...frames, 'AssertionError: 1 != 2'].join('\n'))
  expect(lines).toHaveLength(12)
  expect([lines[0], lines[4], lines[11]]).toEqual(['FAIL: test_deep (t.T.test_deep)', '…', 'AssertionError: 1 != 2'])
})

test('whatever was printed, at most 12 bounded lines decide, and none counts tests', () => {
  const line = fc.constantFrom(
    ...readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n')),
    'x > '.repeat(3_000),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const decisive = decided(lines.join('\n'))
      expect(decisive.length).toBeLessThanOrEqual(12)
      for (const text of decisive) expect(text.length).toBeLessThanOrEqual(300)
      expect(decisive.join('\n')).not.toMatch(/duration_ms|Tests run:|\d+ passed|passing|^Ran \d/m)
    }),
  )
})

test('a failed check is told by how it ended, what decides and its log with what repeats told once', () => {
  const output = `${'Error: connect ECONNREFUSED\n'.repeat(500)}done`
  const [failed] = failedChecks(validation([checkResult({ name: 'unit', output_head: output })]))
  expect(failed?.decisive).toEqual(['Error: connect ECONNREFUSED (×10)'])
  expect(failed?.log).toBe('```\nError: connect ECONNREFUSED (×500)\ndone\n```')
})
