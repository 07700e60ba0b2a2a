import { ownMark } from '../../../core/control/read-comment.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from './outbox.ts'

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
  /** ms since the epoch. */
  readonly at: number
}

/**
 * The comment that shows an issue as a plan: one for each issue, edited in place. It holds the digest of its text, so that
 * an order to start applies to the text that its author has read.
 */
export function previewAt(options: { github: GitHub; issue: number; plan: string; self: string }) {
  const comment = ownComment({ ...options, mark: markOf(options.plan, 'preview') })
  const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m
  const previewIn = (comment: OwnComment | undefined): IssuePreview | undefined =>
    comment && { digest: digestLine.exec(comment.body)?.[1] ?? '', at: comment.updatedAt }

  return {
    read: async (): Promise<IssuePreview | undefined> => previewIn(await comment.find()),
    async show(text: string, digest: string): Promise<void> {
      const current = await comment.find()
      if (previewIn(current)?.digest === digest) return
      await comment.write(`${ownMark}digest ${digest} -->\n${text}`, current)
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
 * One comment of ours in a conversation, found by its first line `mark` and edited in place. Only the comments of `self`
 * are ours: anybody can copy a mark.
 */
export function ownComment(options: { github: GitHub; issue: number; mark: string; self: string }) {
  const { github, issue: issue_number, mark, self } = options
  return {
    async find(): Promise<OwnComment | undefined> {
      const comments = await github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number })
      const ours = comments.find(({ user, body }) => user?.login === self && body?.startsWith(mark))
      return ours && { id: Number(ours.id), body: ours.body ?? '', updatedAt: Date.parse(ours.updated_at) }
    },
    /** Edits `current`; without it creates a comment. */
    async write(text: string, current: OwnComment | undefined): Promise<void> {
      const body = `${mark}\n${text}`
      if (current) {
        const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
        await github.request(route, { comment_id: current.id, body })
      } else {
        await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body })
      }
    },
  }
}
