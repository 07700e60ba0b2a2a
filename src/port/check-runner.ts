import type { CitedTest } from '../core/evidence/match-records.ts'
import type { Check, CheckResult } from '../schema/check/check.ts'

/**
 * Runs one check in the workspace and ends every process that it started.
 * Contract: never rejects for a check that fails, times out or cannot be started; all of that is a result.
 * Rejects with an AbortError when `signal` fires.
 */
export type RunCheck = (
  check: Check,
  label: string,
  signal: AbortSignal,
  /** The tests to look for in its report and its output; the result's `tests` says what became of them. */
  cited?: readonly CitedTest[],
) => Promise<CheckResult>
