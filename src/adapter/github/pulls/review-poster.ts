import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import { withoutComments } from '../../../core/report/markdown/checked-commit.ts'
import { type Outgoing, PullReview } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'
import { bodyOf, creations, markOf, type Poster, posterOf } from '../thread/outbox.ts'
import { commentsByMark } from '../thread/threads.ts'

const maxMissingMs = 3_600_000

/** The conversation is gone, or the token may not write to it. */
const undeliverable: ReadonlySet<string> = new Set([
  'GITHUB_PERMISSION_MISSING',
  'GITHUB_SETTING_FORBIDS',
  'GITHUB_FORBIDDEN',
  'GITHUB_NOT_FOUND',
  'GITHUB_GONE',
  'GITHUB_MOVED',
  'GITHUB_LOCKED',
  'GITHUB_REFUSED',
])

/**
 * Posts a reviewer agent's findings as one review of the commit's pull request, unless one of ours has its mark. If
 * GitHub refuses comments at their lines (it accepts only some lines), their text goes into the body.
 */
export function reviewPoster(options: {
  github: GitHub
  plan: string
  self: string
  pullOf: (branch: string) => Promise<number | undefined>
  now: () => number
  warn: (text: string) => void
  redact: (text: string) => string
}): Poster {
  const { github, plan, self, pullOf, now, warn, redact } = options
  const created = creations(now)

  async function post(key: string, review: PullReview): Promise<boolean> {
    const pull_number = await pullOf(review.branch)
    if (pull_number === undefined) return now() > Date.parse(review.at) + maxMissingMs
    if (created.isUncertain(key)) return false
    const reviews = await github.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', { pull_number })
    const mark = markOf(plan, key)
    if (commentsByMark(reviews, self).has(mark)) return true
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews'
    const parameters = { pull_number, event: 'COMMENT' as const, body: `${mark}\n${redact(review.body)}` }
    const comments = review.comments.map(({ path, line, body }) => ({
      ...{ path, line, side: 'RIGHT' },
      // A reader under another account must not take it for a person's hint.
      body: `${commentMark}${plan}:finding -->\n${redact(body)}`,
    }))
    await created.create(key, async () => {
      try {
        await github.request(route, { ...parameters, commit_id: review.sha, comments })
      } catch (error) {
        if (!(error instanceof RalphError && error.code === 'GITHUB_REFUSED')) throw error
        await github.request(route, { ...parameters, body: `${mark}\n${redact(withoutComments(review))}` })
      }
    })
    return true
  }

  async function deliverOne({ key, body }: Outgoing): Promise<boolean> {
    const review = bodyOf(PullReview, body)
    if (!review) return true
    try {
      return await post(key, review)
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      const isUndeliverable = undeliverable.has(error.code)
      warn(
        `the review of ${review.sha.slice(0, 7)} could not be posted${isUndeliverable ? '' : ' yet'}: ${error.message} ${error.hint}`,
      )
      return isUndeliverable
    }
  }

  return posterOf(deliverOne)
}
