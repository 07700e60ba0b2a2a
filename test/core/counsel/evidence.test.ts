import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checksOf, evidenceOf, summaryOf } from '../../../src/core/counsel/evidence.ts'
import { proofInWords } from '../../../src/core/report/words/counsel-words.ts'
import type { FileDiff } from '../../../src/core/review/file-diff.ts'
import { planOf } from '../../support/run-state.ts'

const added = (path: string, ...lines: string[]): FileDiff => ({
  path,
  patch: `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}\n`,
})
const deleted = (path: string): FileDiff => ({
  path,
  patch: `diff --git a/${path} b/${path}\ndeleted file mode 100644\n--- a/${path}\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-old\n`,
})

const checks = [
  { name: 'npm test', run: 'npm test', kind: 'test' as const, passed: true },
  { name: 'typecheck', run: 'npm run typecheck', kind: 'test' as const, passed: true },
  { name: 'style', run: 'npx biome lint', kind: 'lint' as const, passed: false },
]

const files = [
  added('src/login.ts', '// The way in.', 'export function login(user: string) {', '}', 'const loginAll = 1'),
  added(
    'test/login.test.ts',
    "import { test } from 'vitest'",
    "test('returns 401 when the password is wrong', () => {",
    "test.skip('locks the account after five tries', () => {})",
    "  it.each([1, 2])('keeps the session of %i', () => {",
    "test('unknown users are refused, and nothing is written', () => {",
  ),
  added('tests/test_cart.py', 'def test_empty_cart_costs_nothing():', '    pass'),
  added('src/lib.rs', '#[test]', 'fn parses_an_empty_line() {', '}'),
  added('pkg/cart_test.go', 'func TestTotalIsRounded(t *testing.T) {', '\tt.Run("adds the tax once", func'),
  deleted('src/legacy.ts'),
]

const judged = (criterion: string, change: { checks?: typeof checks; files?: typeof files } = {}) => {
  const plan = planOf({ id: 'T1', acceptance_criteria: [criterion] })
  const [found] = evidenceOf({ plan, statusOf: () => 'done', checks, files, work: 'w', ...change }).criteria
  return found?.proof ?? found?.why
}

describe('what proves a criterion', () => {
  test.each([
    ['Typecheck passes', 'typecheck'],
    ['All tests pass', 'npm test'],
    ['`npm test` is green', 'npm test'],
    ['`npm run typecheck` exits with no errors', 'typecheck'],
  ])('%s: the check %s', (criterion, name) => expect(judged(criterion)).toEqual({ kind: 'check', name }))

  test.each([
    ['Returns 401 when the password is wrong', 'test/login.test.ts', 2],
    ['The API returns 401 when the password is wrong.', 'test/login.test.ts', 2],
    ['unknown users are refused', 'test/login.test.ts', 5],
    ['Shown by the test `test_empty_cart_costs_nothing`', 'tests/test_cart.py', 1],
    ['An empty cart costs nothing', 'tests/test_cart.py', 1],
    ['parses an empty line', 'src/lib.rs', 2],
    ['The total is rounded', 'pkg/cart_test.go', 1],
    ['test/login.test.ts covers it', 'test/login.test.ts', 2],
    ['`cart_test.go` covers all of it.', 'pkg/cart_test.go', 1],
    ['adds the tax once', 'pkg/cart_test.go', 2],
  ])('%s: a test at %s:%i', (criterion, path, line) =>
    expect(judged(criterion)).toEqual({ kind: 'test', path, line, check: 'npm test' }),
  )

  test.each([
    ['`src/login.ts` exports `login`', 'src/login.ts', 2],
    ['The file src/login.ts exists.', 'src/login.ts', 1],
    ['`login.ts` defines `login()` and `loginAll`', 'src/login.ts', 2],
    ['`src/legacy.ts` is removed', 'src/legacy.ts', null],
    ['src/legacy.ts no longer exists', 'src/legacy.ts', null],
  ])('%s: the file %s at %s', (criterion, path, line) =>
    expect(judged(criterion)).toEqual({ kind: 'file', path, line }),
  )
})

test.each([
  // Words that occur in both are none.
  ['The login keeps users for five days', 'no check, test or file of the work states it'],
  ['The password of a user is wrong after five tries', 'no check, test or file of the work states it'],
  ['Locks the account after five tries', 'no check, test or file of the work states it'],
  ['The login test covers wrong passwords', 'no check, test or file of the work states it'],
  ['Tests pass through the proxy', 'it names a check that the run does not have'],
  ['Lint passes', 'the check style did not pass'],
  ['All checks pass', 'the check style did not pass'],
  ['e2e tests pass', 'it names a check that the run does not have'],
  ['The tests do not pass', 'no check, test or file of the work states it'],
  ['`src/login.ts` exports `logout`', 'no line that the work added to src/login.ts contains logout'],
  ['`src/login.ts` exports `way`', 'no line that the work added to src/login.ts contains way'],
  ['`src/login.ts` contains `The way in`', 'no line that the work added to src/login.ts contains The way in'],
  ['`src/login.ts` exports `loginAll`', 'no line that the work added to src/login.ts contains loginAll'],
  ['`src/login.ts` exports `log`', 'no line that the work added to src/login.ts contains log'],
  ['`src/login.ts` hashes every password with `login`', 'it says more about that file than its lines show'],
  ['`src/login.ts` is removed', 'it says more about that file than its lines show'],
  ['`src/login.ts` has no `login`', 'it says more about that file than its lines show'],
  ['`src/legacy.ts` exports `old`', 'it says more about that file than its lines show'],
  ['`docs/login.md` exists', 'it names docs/login.md, which the work did not change'],
])('unproven: %s', (criterion, why) => expect(judged(criterion)).toBe(why))

test('a test that nothing has run is no proof', () => {
  const [, typecheck] = checks
  expect(judged('unknown users are refused', { checks: typecheck ? [typecheck] : [] })).toBe(
    'a test states it (test/login.test.ts:5), but no check that runs tests has passed',
  )
})

test.each(['true', ':', 'exit 0', 'echo all tests pass'])(
  'a check that passes whatever the work is shows nothing: %s',
  (run) => {
    const idle = { checks: [{ name: run, run, kind: 'test' as const, passed: true }] }
    for (const criterion of ['All tests pass', 'All checks pass', 'Returns 401 when the password is wrong'])
      expect(judged(criterion, idle), criterion).toEqual(expect.any(String))
  },
)

test('only done tasks claim something; those without a criterion are named', () => {
  const plan = planOf(
    { id: 'T1', acceptance_criteria: ['Typecheck passes', 'It is fast'] },
    { id: 'T2', acceptance_criteria: ['Never looked at'] },
    { id: 'T3' },
  )
  const statusOf = (id: string) => (id === 'T2' ? 'skipped' : 'done') as 'done'
  const evidence = evidenceOf({ plan, statusOf, checks, files, work: 'abc' })
  expect(summaryOf(evidence)).toEqual({
    work: 'abc',
    proven: 1,
    total: 2,
    unproven: [{ task: 'T1', criterion: 'It is fast' }],
    silent: 1,
  })
  expect(evidence.silent).toEqual(['T3'])
})

test('whatever a criterion says: it is either proven by something of the work, or it says why not', () => {
  const word = fc.constantFrom('tests', 'pass', '`npm test`', 'no', '`src/login.ts`', '`', 'login', 'exports', '"', 'é')
  const criterion = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(criterion, (text) => {
      const found = judged(text)
      const sound =
        typeof found === 'string'
          ? found !== ''
          : found?.kind === 'check'
            ? checks.some(({ name, passed }) => name === found.name && passed)
            : files.some(({ path }) => path === found?.path)
      expect(sound).toBe(true)
    }),
  )
})

test('of files without a word in common nothing is proven', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(judged(text, { checks: [], files: [] })).toEqual(expect.any(String))
    }),
  )
})

test('a check that only an earlier iteration ran counts with its iteration, and the newest word about each counts', () => {
  const [tests, types] = checks
  if (!tests || !types) expect.unreachable()
  const found = checksOf([
    { iteration: 5, checks: [tests] },
    {
      iteration: 4,
      checks: [
        { ...tests, passed: false },
        { ...types, passed: false },
      ],
    },
    { iteration: 3, checks: [types, { ...types, name: 'build', run: 'npm run build' }] },
  ])
  const plan = planOf({ id: 'T1', acceptance_criteria: ['All tests pass', 'Typecheck passes', 'Build passes'] })
  const { criteria } = evidenceOf({ plan, statusOf: () => 'done', checks: found, files: [], work: 'w' })
  expect(criteria.map(({ proof, why }) => proof ?? why)).toEqual([
    { kind: 'check', name: 'npm test' },
    'the check typecheck did not pass',
    { kind: 'check', name: 'build', iteration: 3 },
  ])
  expect(criteria.flatMap(({ proof }) => (proof ? [proofInWords(proof)] : []))[1]).toBe('check build, in iteration 3')
})
