import { ownMark } from '../../core/control/read-comment.ts'
import type { GitHub } from './client.ts'
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

export interface Shown {
  readonly digest: string
  /** When it was shown, in ms since the epoch. */
  readonly at: number
}

/**
 * The comment that shows an issue as the plan that it is: one for an issue, edited in place. It holds the digest of what
 * it shows, so that an order to start can be held to the text that its author has seen.
 */
export function previewAt(options: { github: GitHub; issue: number; plan: string; self: string }) {
  const { github, issue, plan, self } = options
  const mark = markOf(plan, 'preview')
  const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m

  async function find(): Promise<{ id: number; shown: Shown } | undefined> {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
    const all = await github.list(route, { issue_number: issue })
    const ours = all.find(({ user, body }) => user?.login === self && body?.startsWith(mark))
    if (!ours) return undefined
    const digest = digestLine.exec(ours.body ?? '')?.[1] ?? ''
    return { id: Number(ours.id), shown: { digest, at: Date.parse(ours.updated_at) } }
  }

  return {
    /** What is shown now; undefined where nothing is. */
    shown: async (): Promise<Shown | undefined> => (await find())?.shown,
    async show(text: string, digest: string): Promise<void> {
      const body = `${mark}\n${ownMark}digest ${digest} -->\n${text}`
      const before = await find()
      if (before?.shown.digest === digest) return
      if (before) {
        const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}'
        await github.request(route, { comment_id: before.id, body })
      } else {
        await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body })
      }
    },
  }
}
