import type { CheckResult } from '../../../schema/check/check.ts'
import type { CommitStatus, Outgoing } from '../../../schema/run/control.ts'
import { formatDuration } from '../../text/amounts.ts'
import { plainLine } from '../../text/one-line.ts'
import { changedFiles, failureSentence } from '../../validation/failure-sentence.ts'
import type { ReviewedCommit } from './pull-review.ts'

/** GitHub takes 140 characters of a description, and 255 of a name. */
const [longestDescription, longestContext] = [140, 200]

/** What the checks said of one commit. */
export interface CheckedCommit {
  readonly commit: string
  readonly checks: readonly CheckResult[]
  /** Failures that were accepted from before the run. */
  readonly knownRed: readonly string[]
  /** What a reviewer said of it. */
  readonly review?: ReviewedCommit
}

/**
 * The commit's statuses: `ralph/<check>` for each check that ran, and the same verdict under
 * each name that `mirror` gives to a check. What did not run has no status: it is neither green nor red.
 */
export function commitStatuses(
  { commit, checks, knownRed }: CheckedCommit,
  request: { mirror: Readonly<Record<string, string>>; jobUrl: string | undefined },
): Outgoing[] {
  const effect = (context: string, result: CheckResult): Outgoing => {
    const name = plainLine(context, longestContext)
    const status: CommitStatus = {
      sha: commit,
      context: name,
      state: result.passed ? 'success' : 'failure',
      description: plainLine(describe(result, knownRed.includes(result.name)), longestDescription),
      ...(request.jobUrl !== undefined && { target_url: request.jobUrl }),
    }
    return { key: `status/${commit}/${name}`, kind: 'status', body: JSON.stringify(status) }
  }
  const own = checks.map((result) => effect(`ralph/${result.name}`, result))
  const mirrored = Object.entries(request.mirror).flatMap(([context, name]) => {
    const result = checks.find((one) => one.name === name)
    return result ? [effect(context, result)] : []
  })
  return [...own, ...mirrored]
}

function describe(result: CheckResult, known: boolean): string {
  if (!result.passed) return `${failureSentence(result)}${known ? '; it did before the run, too' : ''}`
  const after = formatDuration(result.duration_ms)
  const passed = result.flaky ? `passed at the second try, in ${after}` : `passed in ${after}`
  return [passed, ...changedFiles(result).map((what) => `it ${what}`)].join('; ')
}
