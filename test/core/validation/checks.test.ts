import { expect, test } from 'vitest'
import { RalphError } from '../../../src/core/error/error.ts'
import { insidePath } from '../../../src/core/text/paths.ts'
import { classify, refuseUnchecked, resolveChecks, whyUnchecked } from '../../../src/core/validation/checks.ts'

test.each([
  ['npm test', 'test'],
  ['eslint src/', 'lint'],
  ['shellcheck *.sh', 'lint'],
  ['npm run lint-and-test', 'lint'],
  ['flake8 .', 'lint'],
  ['ruff check', 'test'],
  ['tsc --noEmit', 'test'],
  ['make', 'test'],
])('%s is classified by its text: %s', (command, kind) => {
  expect(classify(command)).toBe(kind)
})

test('a bare command gets every default', () => {
  expect(resolveChecks(['npm test'])).toEqual([
    { name: 'npm test', run: 'npm test', kind: 'test', timeout_ms: 1_800_000, working_directory: '.' },
  ])
})

test('what is given counts', () => {
  const spec = {
    name: 'types',
    run: 'npx tsc',
    kind: 'typecheck',
    timeout: '90s',
    'working-directory': './packages/a/',
  }
  expect(resolveChecks([spec])).toEqual([
    { name: 'types', run: 'npx tsc', kind: 'typecheck', timeout_ms: 90_000, working_directory: 'packages/a' },
  ])
})

test.each([
  ['test', 30],
  ['lint', 10],
  ['typecheck', 10],
  ['build', 20],
])('a %s check has %d minutes', (kind, minutes) => {
  expect(resolveChecks([{ run: 'x', kind }])[0]?.timeout_ms).toBe(minutes * 60_000)
})

test('a number as timeout is seconds', () => {
  expect(resolveChecks([{ run: 'x', timeout: 90 }])[0]?.timeout_ms).toBe(90_000)
})

test('names are unique and on one line', () => {
  const names = resolveChecks(['make', { name: 'make', run: 'make x' }, 'make', 'a\nb']).map(({ name }) => name)
  expect(names).toEqual(['make', 'make (2)', 'make (3)', 'a b'])
})

test('all faults are named at once', () => {
  const specs = [
    ' ',
    { run: 'x', kind: 'tests' },
    { run: 'x', timeout: 'soon', 'working-directory': '../out' },
    { run: 'x', timeout: 0 },
    { name: 'no command' },
    { run: ['a'], timeuot: '5m' },
  ]
  try {
    resolveChecks(specs)
    expect.unreachable()
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    expect(error.code).toBe('CHECKS_INVALID')
    expect(error.message, 'no finding is told twice').not.toContain('check 1')
    expect(error.hint).toContain('`ralph config validate`')
    expect(error.findings.map((finding) => finding.slice(0, 30))).toEqual([
      'check 1: the command is missin',
      'check 2: kind "tests" is not o',
      'check 3: timeout "soon" is not',
      'check 3: working-directory "..',
      'check 4: timeout 0 is not a ti',
      'check 5: the command is missin',
      'check 6: "timeuot" is not a fi',
      'check 6: run is not a text',
      'check 6: the command is missin',
    ])
  }
})

test.each([
  ['', '.'],
  ['./', '.'],
  ['a/./b//c', 'a/b/c'],
  ['/etc', undefined],
  ['a/../..', undefined],
  ['..', undefined],
  ['a\\b', undefined],
  ['C:x', undefined],
  ['a\0b', undefined],
  ['..a/b..', '..a/b..'],
])('insidePath(%j) is %j', (path, inside) => {
  expect(insidePath(path)).toBe(inside)
})

const gate = (validate: readonly string[], given: Record<string, unknown> = {}) => ({
  checks: resolveChecks(validate),
  checksElsewhere: false,
  ...given,
  settings: { strategy: 'strict' as const, 'no-checks': false, ...(given['settings'] as object) },
})

test.each([
  ['no check', [], 'strict', 'there is none'],
  ['a test', ['npm test'], 'strict', undefined],
  ['lint alone counts where all counts', ['eslint .'], 'strict', undefined],
  ['lint alone is only told', ['eslint .'], 'lenient', 'with the strategy lenient, eslint . (lint) is only reported'],
  [
    'lint alone is left out',
    ['eslint .', 'npx stylelint'],
    'tests_only',
    'with the strategy tests_only, eslint . (lint) is not run, npx stylelint (lint) is not run',
  ],
  ['lint and a test', ['eslint .', 'npm test'], 'tests_only', undefined],
] as const)('%s', (_, validate, strategy, why) => {
  expect(whyUnchecked(gate(validate, { settings: { strategy } }))).toBe(why)
})

test("the workflow's own jobs are checks, and no-checks accepts that there is none", () => {
  expect(() => refuseUnchecked(gate([]))).toThrow(expect.objectContaining({ code: 'CHECKS_MISSING', exit: 'data' }))
  expect(() => refuseUnchecked(gate([], { checksElsewhere: true }))).not.toThrow()
  expect(() => refuseUnchecked(gate([], { settings: { 'no-checks': true } }))).not.toThrow()
})

// The state keeps no credential, so the next job ran `curl -H "… ***"`, which is another check.
test('I7: a command that holds a credential is refused, since the run could not keep it; a variable is not', () => {
  const token = `ghp_${'0123456789abcdefghijABCDEFGHIJ'}456789`
  const why =
    'check 1: the command holds a credential, which the state of the run would lose: name a variable with `check-env`, and use that'
  expect(() => resolveChecks([`curl -H "Authorization: Bearer ${token}" https://example.org`])).toThrow(
    expect.objectContaining({ findings: [why] }),
  )
  expect(resolveChecks(['curl -H "Authorization: Bearer $TOKEN" https://example.org'])).toHaveLength(1)
})
