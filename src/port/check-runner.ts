import type { Check, CheckResult } from '../schema/check/check.ts'

/**
 * Runs one check in the workspace and ends every process that it started.
 * Contract: never rejects for a check that fails, times out or cannot be started; all of that is a result.
 * Rejects with an AbortError when `signal` fires.
 */
export type RunCheck = (check: Check, label: string, signal: AbortSignal) => Promise<CheckResult>
