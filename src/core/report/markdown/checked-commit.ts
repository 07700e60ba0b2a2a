import type { Review, ReviewFinding } from '../../../schema/agent/review.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import type { CommitStatus, Outgoing, PullReview } from '../../../schema/run/control.ts'
import { placeOf } from '../../calls/review.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { shortenMarkdown } from '../../text/markdown/fences.ts'
import { agentMarkdown, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { code } from '../../text/report-context.ts'
import { changedFiles, failureSentence } from '../../validation/failure-sentence.ts'

/** GitHub allows 140 characters in a description, and 255 in a name. */
const [maxDescription, maxContext] = [140, 200]

export interface CheckedCommit {
  readonly commit: string
  readonly checks: readonly CheckResult[]
  /** Accepted failures from before the run. */
  readonly knownRed: readonly string[]
  readonly review?: ReviewedCommit
}

/**
 * Statuses `ralph/<check>` for each check that ran, and the same verdict for each name in `mirror`. A check that did
 * not run has no status.
 */
export function commitStatuses(
  { commit, checks, knownRed }: CheckedCommit,
  request: { mirror: Readonly<Record<string, string>>; jobUrl: string | undefined },
): Outgoing[] {
  const effect = (context: string, result: CheckResult): Outgoing => {
    const name = plainLine(context, maxContext)
    const status: CommitStatus = {
      sha: commit,
      context: name,
      state: result.passed ? 'success' : 'failure',
      description: plainLine(describe(result, knownRed.includes(result.name)), maxDescription),
      ...(request.jobUrl !== undefined && { target_url: request.jobUrl }),
    }
    return { key: `status/${commit}/${name}`, kind: 'status', body: JSON.stringify(status) }
  }
  const ralphStatuses = checks.map((result) => effect(`ralph/${result.name}`, result))
  const mirrored = Object.entries(request.mirror).flatMap(([context, name]) => {
    const result = checks.find((check) => check.name === name)
    return result ? [effect(context, result)] : []
  })
  return [...ralphStatuses, ...mirrored]
}

function describe(result: CheckResult, isKnownRed: boolean): string {
  if (!result.passed) return `${failureSentence(result)}${isKnownRed ? ', as it did before the run' : ''}`
  const after = formatDuration(result.duration_ms)
  const passed = result.flaky ? `passed on the second try in ${after}` : `passed in ${after}`
  return [passed, ...changedFiles(result).map((what) => `it ${what}`)].join('; ')
}

/** GitHub allows 65,536 characters (platform fact 26). */
const maxChars = 60_000

export interface ReviewedCommit {
  readonly commit: string
  readonly branch: string
  readonly iteration: number
  readonly task: string
  readonly at: string
  readonly model: string | null
  readonly review: Review
}

/** A review for the commit's pull request, with a comment at each line with a finding; none without findings. */
export function pullReviews(of: ReviewedCommit | undefined): Outgoing[] {
  if (!of || of.review.findings.length === 0) return []
  const { commit: sha, branch, at, iteration, task, model, review } = of
  const { findings, verdict, summary } = review
  const by = model === null ? '' : ` by ${inlineMarkdown(model, 60)}`
  const general = findings.filter(({ line }) => line === null)
  const pullReview: PullReview = {
    sha,
    branch,
    at,
    body: [
      `**Iteration ${iteration} (${task}), reviewed${by}: ${verdict}, ${plural(findings.length, 'finding')}.**`,
      agentMarkdown(summary),
      ...(general.length === 0 ? [] : [listOf(general)]),
      'An agent wrote this. To have a finding fixed, reply to it with `/ralph redo`.',
    ].join('\n\n'),
    comments: findings.flatMap(({ path, line, severity, text }) =>
      path === null || line === null ? [] : [{ path, line, body: `**${severity}**: ${agentMarkdown(text)}` }],
    ),
  }
  return [{ key: `review/${sha}`, kind: 'review', body: JSON.stringify(pullReview) }]
}

/** All findings in the body, for a pull request that does not show a line or the commit. */
export function withoutComments({ body, comments }: PullReview): string {
  const items = comments.map((comment) => `- ${code(placeOf(comment))} ${indented(comment.body)}`)
  return shortenMarkdown([body, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n'), maxChars)
}

const listOf = (findings: readonly ReviewFinding[]): string =>
  findings
    .map((finding) => {
      const place = finding.path === null ? '' : `${code(finding.path)}: `
      return `- **${finding.severity}**: ${place}${indented(agentMarkdown(finding.text))}`
    })
    .join('\n')

/** Keeps further lines in the list item. */
const indented = (text: string): string => text.replaceAll('\n', '\n  ')
