import type { Review, ReviewFinding } from '../../../schema/agent/review.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import type { CommitStatus, Outgoing, PullReview } from '../../../schema/run/control.ts'
import { placeOf } from '../../review/read-review.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { shortenMarkdown } from '../../text/markdown/fences.ts'
import { agentMarkdown, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { code } from '../../text/report-context.ts'
import { changedFiles, failureSentence } from '../../validation/failure-sentence.ts'

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
  if (!result.passed) return `${failureSentence(result)}${known ? ', as it did before the run' : ''}`
  const after = formatDuration(result.duration_ms)
  const passed = result.flaky ? `passed on the second try in ${after}` : `passed in ${after}`
  return [passed, ...changedFiles(result).map((what) => `it ${what}`)].join('; ')
}

/** GitHub takes 65,536 characters (platform fact 26). */
const longest = 60_000

/** What a reviewer said of a commit that is part of the work. */
export interface ReviewedCommit {
  readonly commit: string
  readonly branch: string
  readonly iteration: number
  readonly task: string
  readonly at: string
  readonly model: string | null
  readonly review: Review
}

/** The review for the commit's pull request, with a comment at each line that a finding names; none without findings. */
export function pullReviews(of: ReviewedCommit | undefined): Outgoing[] {
  if (!of || of.review.findings.length === 0) return []
  const { commit: sha, branch, at, iteration, task, model, review } = of
  const { findings, verdict, summary } = review
  const by = model === null ? '' : ` by ${inlineMarkdown(model, 60)}`
  const others = findings.filter(({ line }) => line === null)
  const said: PullReview = {
    sha,
    branch,
    at,
    body: [
      `**Iteration ${iteration} (${task}), reviewed${by}: ${verdict}, ${plural(findings.length, 'finding')}.**`,
      agentMarkdown(summary),
      ...(others.length === 0 ? [] : [listOf(others)]),
      'An agent wrote this. To have a finding fixed, reply to it with `/ralph redo`.',
    ].join('\n\n'),
    comments: findings.flatMap(({ path, line, severity, text }) =>
      path === null || line === null ? [] : [{ path, line, body: `**${severity}**: ${agentMarkdown(text)}` }],
    ),
  }
  return [{ key: `review/${sha}`, kind: 'review', body: JSON.stringify(said) }]
}

/** The whole review in its text alone, for a pull request that does not show some line or the commit. */
export function withoutComments({ body, comments }: PullReview): string {
  const items = comments.map((comment) => `- ${code(placeOf(comment))} ${indented(comment.body)}`)
  return shortenMarkdown([body, ...(items.length === 0 ? [] : [items.join('\n')])].join('\n\n'), longest)
}

const listOf = (findings: readonly ReviewFinding[]): string =>
  findings
    .map((finding) => {
      const where = finding.path === null ? '' : `${code(finding.path)}: `
      return `- **${finding.severity}**: ${where}${indented(agentMarkdown(finding.text))}`
    })
    .join('\n')

/** Further lines stay in the list item. */
const indented = (text: string): string => text.replaceAll('\n', '\n  ')
