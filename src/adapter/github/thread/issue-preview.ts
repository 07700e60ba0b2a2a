import { commentMark } from '../../../core/control/read-comment.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from './outbox.ts'

/** An issue's own text, as it is now. */
export interface IssueText {
  readonly number: number
  readonly title: string
  readonly body: string
}

/** Throws RalphError `GITHUB_…`. */
export async function readIssue(github: GitHub, number: number): Promise<IssueText> {
  const issue = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number })
  return { number, title: issue.title, body: issue.body ?? '' }
}

export interface IssuePreview {
  readonly digest: string
  /** When it was shown, in ms since the epoch. */
  readonly at: number
}

/**
 * The comment that shows an issue as the plan that it is: one for an issue, edited in place. It holds the digest of what
 * it shows, so that an order to start can be held to the text that its author has seen.
 */
export function previewAt(options: { github: GitHub; issue: number; plan: string; self: string }) {
  const comment = ownComment({ ...options, mark: markOf(options.plan, 'preview') })
  const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m
  const shownIn = (one: OwnComment | undefined): IssuePreview | undefined =>
    one && { digest: digestLine.exec(one.body)?.[1] ?? '', at: one.updatedAt }

  return {
    /** What is shown now; undefined where nothing is. */
    shown: async (): Promise<IssuePreview | undefined> => shownIn(await comment.find()),
    async show(text: string, digest: string): Promise<void> {
      const before = await comment.find()
      if (shownIn(before)?.digest === digest) return
      await comment.write(`${commentMark}digest ${digest} -->\n${text}`, before)
    },
  }
}

interface OwnComment {
  readonly id: number
  readonly body: string
  /** ms since the epoch. */
  readonly updatedAt: number
}

/**
 * One comment of ours in the conversation of an issue or pull request: its text begins with `mark`, by which it is found
 * again and edited in place. Only what `self` wrote is ours: anybody can copy a mark.
 */
export function ownComment(options: { github: GitHub; issue: number; mark: string; self: string }) {
  const { github, issue: issue_number, mark, self } = options
  return {
    async find(): Promise<OwnComment | undefined> {
      const all = await github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number })
      const ours = all.find(({ user, body }) => user?.login === self && body?.startsWith(mark))
      return ours && { id: Number(ours.id), body: ours.body ?? '', updatedAt: Date.parse(ours.updated_at) }
    },
    /** In the place of the one that was found; without it a new one. */
    async write(text: string, before: OwnComment | undefined): Promise<void> {
      const body = `${mark}\n${text}`
      if (before) {
        const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
        await github.request(route, { comment_id: before.id, body })
      } else {
        await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body })
      }
    },
  }
}
