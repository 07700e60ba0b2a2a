import type { CitedTest } from '../core/evidence/match-records.ts'
import type { Check, CheckResult } from '../schema/check/check.ts'

/**
 * Runs one check in the workspace and ends every process that it started. Contract: a check that fails, times out or
 * cannot be started is a result. Rejects with an AbortError if `signal` fires.
 */
export type RunCheck = (
  check: Check,
  label: string,
  signal: AbortSignal,
  /** Tests to look for in its report and output, for the result's `tests`. */
  cited?: readonly CitedTest[],
) => Promise<CheckResult>
