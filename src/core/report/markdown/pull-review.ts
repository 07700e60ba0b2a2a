import type { Review, ReviewFinding } from '../../../schema/agent/review.ts'
import type { Outgoing, PullReview } from '../../../schema/run/control.ts'
import { placeOf } from '../../review/read-review.ts'
import { plural } from '../../text/amounts.ts'
import { shortenMarkdown } from '../../text/markdown/fences.ts'
import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'
import { neutralMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { code } from '../../text/report-context.ts'

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
      neutralMarkdown(summary),
      ...(others.length === 0 ? [] : [listOf(others)]),
      'An agent wrote this. Answer a finding with `/ralph redo` to have it fixed.',
    ].join('\n\n'),
    comments: findings.flatMap(({ path, line, severity, text }) =>
      path === null || line === null ? [] : [{ path, line, body: `**${severity}**: ${neutralMarkdown(text)}` }],
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
      return `- **${finding.severity}**: ${where}${indented(neutralMarkdown(finding.text))}`
    })
    .join('\n')

/** Further lines stay in the list item. */
const indented = (text: string): string => text.replaceAll('\n', '\n  ')
