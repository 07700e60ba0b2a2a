import type { RunState } from '../../schema/run-state.ts'
import { formatUsd, plural, usageInWords } from './amounts.ts'

/** Attempts of the run, whatever became of them. */
const attemptsOf = ({ counts }: RunState): number => counts.succeeded + counts.failed + counts.interrupted

/** What the run cost: in all, per attempt, per verified commit. */
export function costLines(state: RunState): string[] {
  const { usage, counts } = state
  const attempts = attemptsOf(state)
  const each = (count: number): string => formatUsd(usage.usd / count)
  return [
    `In all: ${usageInWords(usage)}`,
    ...(attempts > 0 ? [`Per attempt: ${each(attempts)} (${attemptsInWords(state)})`] : []),
    ...(counts.succeeded > 0
      ? [`Per verified commit: ${each(counts.succeeded)} (${plural(counts.succeeded, 'commit')})`]
      : []),
  ]
}

/** `5 attempts: 3 passed, 1 failed, 1 interrupted`. */
export function attemptsInWords(state: RunState): string {
  const { succeeded, failed, interrupted } = state.counts
  const parts = [`${succeeded} passed`, `${failed} failed`, ...(interrupted > 0 ? [`${interrupted} interrupted`] : [])]
  return `${plural(attemptsOf(state), 'attempt')}: ${parts.join(', ')}`
}
