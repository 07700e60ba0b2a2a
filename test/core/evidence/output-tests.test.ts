import { expect, test } from 'vitest'
import type { CitedTest } from '../../../src/core/evidence/match-records.ts'
import { outputTests } from '../../../src/core/evidence/output-tests.ts'
import { transcripts } from './read/transcripts.ts'

function seen(output: string, cited: readonly CitedTest[], stream: 'stdout' | 'stderr' = 'stdout') {
  const reader = outputTests(cited)
  for (const line of output.split('\n')) reader.line(stream, line)
  return reader.end()
}

/** The outcome of each title, or why none counts. */
function outcomes(output: string, titles: readonly string[], file = 'x') {
  const { tests, fault } = seen(
    output,
    titles.map((title) => ({ file, title })),
  )
  return fault ?? titles.map((title) => tests.find((one) => one.title === title)?.outcome)
}

test.each([
  [
    'node --test',
    'x',
    {
      'group > adds': 'passed',
      adds: 'passed',
      'group skipped': 'skipped',
      'group > todo': 'skipped',
      'parent > child': 'passed',
      parent: 'passed',
    },
  ],
  ['node --test --test-reporter=tap', 'x', { 'group > adds': 'passed', 'group > skipped': 'skipped', last: 'passed' }],
  ['tap', 'x', { adds: 'passed', later: 'skipped', skipped: 'skipped' }],
  [
    'vitest --reporter=verbose',
    'a.test.ts',
    {
      'group > adds': 'passed',
      'group > skipped': 'skipped',
      'last > one': 'passed',
      one: 'passed',
      'group > todo': 'skipped',
    },
  ],
  [
    'vitest --reporter=tap',
    'a.test.ts',
    { 'group > adds': 'passed', 'group > skipped': 'skipped', 'last > one': 'passed' },
  ],
  [
    'pytest -v',
    'tests/test_a.py',
    {
      'TestX::test_y': 'passed',
      test_y: 'passed',
      test_p: 'passed',
      'test_p[2]': 'passed',
      test_s: 'skipped',
      test_x: 'skipped',
    },
  ],
  ['go test -v', 'a_test.go', { TestA: 'passed', 'TestA/of two': 'passed', TestB: 'skipped', TestC: 'passed' }],
  [
    'cargo test',
    'src/lib.rs',
    { 'tests::adds': 'passed', adds: 'passed', 'tests::skipped': 'skipped', panics: 'passed' },
  ],
  [
    'jest --verbose',
    'test/a.test.js',
    { 'group adds': 'passed', 'group > later': 'skipped', 'group > comes': 'skipped', last: 'passed' },
  ],
  ['mocha', 'x', { 'group adds': 'passed', 'group later': 'skipped', last: 'passed' }],
] as const)('the names that %s prints are read', (name, file, expected) => {
  const titles = Object.keys(expected)
  expect(outcomes(transcripts[name], titles, file)).toEqual(Object.values(expected))
})

test('words of a title, a part of it or another file match nothing', () => {
  const titles = ['group > add', 'oup > adds', 'adds group', 'dds', '']
  expect(outcomes(transcripts['vitest --reporter=verbose'], titles, 'a.test.ts')).toEqual(titles.map(() => undefined))
  expect(outcomes(transcripts['vitest --reporter=verbose'], ['group > adds'], 'b.test.ts')).toEqual([undefined])
  expect(outcomes(transcripts['jest --verbose'], ['other'], 'test/a.test.js')).toEqual([undefined])
})

/** Each in the words of a runner: a test of this name was never run. */
const printed = [
  'ok 1 - mine',
  'ok 2 - mine',
  '1..1',
  'TAP version 13',
  '✔ mine (0.5ms)',
  '  ✔ mine (0.5ms)',
  '▶ mine',
  '    ✓ mine (3 ms)',
  ' ✓ x > mine 3ms',
  'x::mine PASSED                                             [ 50%]',
  '=== RUN   mine',
  '--- PASS: mine (0.00s)',
  '    --- PASS: mine (0.00s)',
  'test mine ... ok',
  '    mine',
  '      Tests  1 passed (1)',
  '=== 4 passed in 1s ===',
  'ℹ tests 6',
  'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out',
  'running 1 test',
] as const

const mine = (output: string) =>
  seen(output, [{ file: 'x', title: 'mine' }]).tests.filter(({ outcome }) => outcome === 'passed')

test.each(Object.keys(transcripts) as (keyof typeof transcripts)[])(
  'A18: a line that a test prints is nothing: %s',
  (name) => {
    const lines = transcripts[name].split('\n')
    const first = lines.findIndex((line) => /✔|✓|ok|PASS|===? RUN|running|^ {2}last|\.\.\./.test(line))
    const last = lines.findLastIndex((line) => /✔|✓|\bok\b|PASSED|PASS:|adds|last/.test(line))
    expect(first).toBeLessThan(last)
    for (let offset = first; offset <= last; offset++)
      for (const text of printed) {
        // As a line of its own, and with what the runner prints next torn apart by a text without a line feed.
        expect(
          mine([...lines.slice(0, offset), text, ...lines.slice(offset)].join('\n')),
          `${text} at ${offset}`,
        ).toEqual([])
        const torn = [...lines.slice(0, offset), text, `foo${lines[offset]}`, ...lines.slice(offset + 1)]
        expect(mine(torn.join('\n')), `${text}, foo at ${offset}`).toEqual([])
        const joined = [...lines.slice(0, offset), `${text}${lines[offset]}`, ...lines.slice(offset + 1)]
        expect(mine(joined.join('\n')), `${text} before ${offset}`).toEqual([])
      }
  },
)

test('two lines of a runner that a test prints are nothing', { tags: 'thorough/variant' }, () => {
  for (const transcript of Object.values(transcripts)) {
    const lines = transcript.split('\n')
    for (let offset = 1; offset < lines.length; offset++) {
      // Here no test of Go is at work.
      if (/^=== PAUSE|--- (?:PASS|SKIP): /.test(lines[offset - 1] ?? '')) continue
      for (const one of printed)
        for (const two of printed) {
          const output = [...lines.slice(0, offset), one, two, ...lines.slice(offset)].join('\n')
          expect(mine(output), `${one} / ${two} at ${offset} of ${transcript}`).toEqual([])
        }
    }
  }
})

test('of two runners in one output nothing counts: a test can print a whole document', () => {
  const output = `1..1\nok 1 - mine\n${transcripts['vitest --reporter=verbose']}`
  expect(seen(output, [{ file: 'x', title: 'mine' }])).toEqual({
    tests: [],
    fault: 'the lines of the runner cannot be told from what tests print',
  })
  const quiet = '1..1\nok 1 - mine\n Test Files  1 passed (1)\n      Tests  1 passed (1)\n'
  expect(seen(quiet, [{ file: 'x', title: 'mine' }]).tests).toEqual([])
})

test('a runner that prints no names is no fault', () => {
  expect(seen(' Test Files  1 passed (1)\n      Tests  2 passed (2)\n', [{ file: 'x', title: 'mine' }])).toEqual({
    tests: [],
  })
  expect(seen('hello\nok then\n', [{ file: 'x', title: 'mine' }])).toEqual({ tests: [] })
})

test('the lines of `rspec -f doc` have no mark of their own: only its report counts', () => {
  expect(seen(transcripts['rspec -f doc'], [{ file: 'x', title: 'A last' }])).toEqual({ tests: [] })
  expect(seen(`1..1\nok 1 - mine\n${transcripts['rspec -f doc']}`, [{ file: 'x', title: 'mine' }]).tests).toEqual([])
})

test('several tests of one title are told apart by the groups that are cited', () => {
  const output = '1..2\nok 1 - a works\nok 2 - b works\n'
  expect(outcomes(output, ['works', 'a works'])).toEqual(['ambiguous', 'passed'])
})

test('jest prints to stderr', () => {
  expect(
    seen(transcripts['jest --verbose'], [{ file: 'test/a.test.js', title: 'last' }], 'stderr').tests,
  ).toMatchObject([{ outcome: 'passed', from: 'output', in_file: true }])
})

test('thousands of records take no more memory than the cited ones', () => {
  const reader = outputTests([{ file: 'x', title: 'test 49999' }])
  for (let number = 1; number <= 50_000; number++) reader.line('stdout', `ok ${number} - test ${number}`)
  reader.line('stdout', '1..50000')
  expect(reader.end()).toEqual({
    tests: [{ file: 'x', title: 'test 49999', outcome: 'passed', from: 'output', in_file: false }],
  })
})
