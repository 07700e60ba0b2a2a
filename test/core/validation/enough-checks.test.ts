import { expect, test } from 'vitest'
import { resolveChecks } from '../../../src/core/validation/checks.ts'
import { refuseUnchecked, whyUnchecked } from '../../../src/core/validation/enough-checks.ts'

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
