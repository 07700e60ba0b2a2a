import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import { withoutComments } from '../../../core/report/markdown/checked-commit.ts'
import { type Outgoing, PullReview } from '../../../schema/run/control.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from '../thread/outbox.ts'
import { ownMarks } from '../thread/threads.ts'

/** After a creation whose answer was lost: the list may lag, and asking too early would make a second one. */
const unsureMs = 10_000
/** So long a pull request may be missing; later than that there will be none. */
const patienceMs = 3_600_000

/** Nobody can be told there any more, or this token may not say it. */
const hopeless: ReadonlySet<string> = new Set([
  'GITHUB_PERMISSION_MISSING',
  'GITHUB_SETTING_FORBIDS',
  'GITHUB_FORBIDDEN',
  'GITHUB_NOT_FOUND',
  'GITHUB_GONE',
  'GITHUB_MOVED',
  'GITHUB_LOCKED',
  'GITHUB_REFUSED',
])

export interface ReviewPoster {
  /** Keys of those that stand there now, or never will. Never rejects for a fault of GitHub's. */
  deliver(effects: readonly Outgoing[]): Promise<readonly string[]>
}

/**
 * Reviews of a reviewer agent, each one review of the pull request that shows its commit: listed, and created where none
 * of ours has its mark. What GitHub does not take at its lines (it shows only some of them) is said in the text alone.
 */
export function reviewPoster(options: {
  github: GitHub
  plan: string
  self: string
  /** The number of the pull request that shows a branch, which may have to be made first. */
  pullOf: (branch: string) => Promise<number | undefined>
  now: () => number
  warn: (text: string) => void
  redact: (text: string) => string
}): ReviewPoster {
  const { github, plan, self, pullOf, now, warn, redact } = options
  const unsure = new Map<string, number>()

  async function post(key: string, review: PullReview): Promise<boolean> {
    const pull_number = await pullOf(review.branch)
    if (pull_number === undefined) return now() > Date.parse(review.at) + patienceMs
    if (now() < (unsure.get(key) ?? 0)) return false
    const there = await github.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', { pull_number })
    const mark = markOf(plan, key)
    if (ownMarks(there, self).has(mark)) return true
    unsure.set(key, now() + unsureMs)
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews'
    const said = { pull_number, event: 'COMMENT' as const, body: `${mark}\n${redact(review.body)}` }
    const comments = review.comments.map(({ path, line, body }) => ({
      ...{ path, line, side: 'RIGHT' },
      // Whoever reads it by another name must not take it for a person's hint.
      body: `${commentMark}${plan}:finding -->\n${redact(body)}`,
    }))
    try {
      await github.request(route, { ...said, commit_id: review.sha, comments })
    } catch (error) {
      if (!(error instanceof RalphError && error.code === 'GITHUB_REFUSED')) throw error
      await github.request(route, { ...said, body: `${mark}\n${redact(withoutComments(review))}` })
    }
    unsure.delete(key)
    return true
  }

  async function deliverOne({ key, body }: Outgoing): Promise<boolean> {
    const review = read(body)
    if (!review) return true
    try {
      return await post(key, review)
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      const gone = hopeless.has(error.code)
      warn(
        `the review of ${review.sha.slice(0, 7)} could not be posted${gone ? '' : ' yet'}: ${error.message} ${error.hint}`,
      )
      return gone
    }
  }

  return {
    async deliver(effects) {
      const delivered: string[] = []
      for (const effect of effects) if (await deliverOne(effect)) delivered.push(effect.key)
      return delivered
    },
  }
}

/** Undefined for what no job of ours wrote. */
function read(body: string): PullReview | undefined {
  try {
    return PullReview.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}
