import type { Check, CheckResult } from '../../schema/check/check.ts'
import type { Output } from '../process/run/bounded-output.ts'
import type { ProcessEnd } from '../process/run/supervise.ts'

/** What a check that ran came to, with a remark where its exit code alone does not say enough. */
export function resultOf(
  check: Check,
  end: ProcessEnd,
  { head, tail, bytes, note }: Output,
  logFile: string | undefined,
): CheckResult {
  const remarks = [hint(check, end), note].filter((remark) => remark !== undefined)
  return {
    ...identity(check),
    passed: end.exitCode === 0 && end.endedBy === 'itself',
    // What a killed shell answers says nothing about the check.
    exit_code: end.endedBy === 'itself' ? end.exitCode : null,
    timed_out: end.endedBy === 'wall',
    duration_ms: Math.round(end.durationMs),
    output_head: head,
    output_tail: [tail.replace(/\n$/, ''), ...remarks.map((remark) => `[ralph] ${remark}`)]
      .join('\n')
      .replace(/^\n/, ''),
    output_bytes: bytes,
    ...(logFile === undefined ? {} : { log_file: logFile }),
  }
}

/** Whatever its exit code says. */
export const withViolations = (result: CheckResult, outside: readonly string[]): CheckResult =>
  outside.length === 0
    ? result
    : {
        ...result,
        passed: false,
        output_tail: [result.output_tail, ...outside.map((what) => `[ralph] ${what}`)].join('\n'),
      }

/** Whoever filled it, the check cannot be believed: what it could not write it may not have missed. */
export const withFullDisk = (result: CheckResult, full: string | undefined): CheckResult =>
  full === undefined
    ? result
    : {
        ...result,
        passed: false,
        filled_disk: true,
        output_tail: `${result.output_tail}\n[ralph] The disk was filled while it ran, and it was ended: ${full}.`,
      }

function hint(check: Check, end: ProcessEnd): string | undefined {
  if (end.endedBy === 'wall') return `Ended after its time-out of ${check.timeout_ms / 1000} s.`
  if (end.exitCode === 127)
    return 'Exit code 127: a program was not found. Is it installed, and on PATH, where the checks run?'
  if (end.exitCode === 126) return 'Exit code 126: a program was found and could not be run. Is it executable?'
  return undefined
}

const identity = ({ name, run, kind }: Check) => ({ name, run, kind, flaky: false })

export const notStarted = (check: Check, why: string): CheckResult => ({
  ...identity(check),
  passed: false,
  exit_code: null,
  timed_out: false,
  duration_ms: 0,
  output_head: '',
  output_tail: `[ralph] ${why}`,
  output_bytes: 0,
})
