import type { CheckResult } from '../../schema/check/check.ts'
import { formatDuration } from '../text/duration.ts'
import { changedFiles } from './traces.ts'

/** How a check ended: ``failed with exit code 1 after 3m 20s``, and what it did to tracked files. */
export function failureSentence(result: CheckResult): string {
  if (result.elsewhere) return inTheWorkflow(result.elsewhere)
  return [ending(result), ...changedFiles(result).map((what) => `it ${what}`)].join('; ')
}

function ending(result: CheckResult): string {
  const after = formatDuration(result.duration_ms)
  if (result.timed_out) return `was ended by its time limit after ${after}`
  if (result.filled_disk) return `was ended after ${after}, when the disk was full`
  if (result.exit_code === null) return `was ended by a signal after ${after}`
  return `failed with exit code ${result.exit_code} after ${after}`
}

function inTheWorkflow({ of, outcome, meant }: NonNullable<CheckResult['elsewhere']>): string {
  const words = {
    success: 'passed',
    failure: 'failed',
    cancelled: 'was cancelled',
    skipped: 'was skipped',
    missing: `has no result: there is no such ${of} in \`results\`${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  }
  return words[outcome]
}
