import type { CheckResult } from '../../../schema/check/check.ts'

/** What became of one check over the whole run. */
export interface CheckSummary {
  readonly name: string
  readonly runs: number
  readonly failed: number
  /** It failed, and passed when it ran once more. */
  readonly flaky: number
  readonly timed_out: number
  readonly duration_ms: number
}

/** By check; the one that failed most often first. */
export function summarizeChecks(results: readonly CheckResult[]): CheckSummary[] {
  const all = new Map<string, CheckSummary>()
  for (const { name, passed, flaky, timed_out, duration_ms } of results) {
    const before = all.get(name) ?? { name, runs: 0, failed: 0, flaky: 0, timed_out: 0, duration_ms: 0 }
    all.set(name, {
      name,
      runs: before.runs + 1,
      failed: before.failed + (passed ? 0 : 1),
      flaky: before.flaky + (flaky ? 1 : 0),
      timed_out: before.timed_out + (timed_out ? 1 : 0),
      duration_ms: before.duration_ms + duration_ms,
    })
  }
  return [...all.values()].sort((a, b) => b.failed - a.failed || b.flaky - a.flaky)
}
