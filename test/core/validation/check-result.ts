import type { CheckResult, Validation } from '../../../src/schema/check/check.ts'

/** A result with what a test does not care about filled in. */
export function checkResult(given: Partial<CheckResult> & { name: string }): CheckResult {
  const passed = given.passed ?? false
  const output = given.output_head ?? ''
  return {
    run: given.name,
    kind: 'test',
    passed,
    exit_code: passed ? 0 : 1,
    timed_out: false,
    duration_ms: 1_200,
    output_head: '',
    output_tail: '',
    output_bytes: Buffer.byteLength(output + (given.output_tail ?? '')),
    flaky: false,
    ...given,
  }
}

export function validation(checks: CheckResult[], given: Partial<Validation> = {}): Validation {
  return {
    iteration: 1,
    strategy: 'strict',
    tree: 'tree',
    passed: false,
    checks,
    not_run: [],
    known_red: [],
    changed_by_checks: [],
    ...given,
  }
}
