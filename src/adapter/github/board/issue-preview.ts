import { ownMark } from '../../../core/control/read-comment.ts'
import type { GitHub } from '../client/client.ts'
import { markOf } from '../thread/outbox.ts'
import { type OwnComment, ownComment } from '../thread/own-comment.ts'

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
  const comment = ownComment({ ...options, mark: markOf(options.plan, 'preview') })
  const digestLine = /^<!-- ralph:digest ([0-9a-f]{64}) -->$/m
  const shownIn = (one: OwnComment | undefined): Shown | undefined =>
    one && { digest: digestLine.exec(one.body)?.[1] ?? '', at: one.updatedAt }

  return {
    /** What is shown now; undefined where nothing is. */
    shown: async (): Promise<Shown | undefined> => shownIn(await comment.find()),
    async show(text: string, digest: string): Promise<void> {
      const before = await comment.find()
      if (shownIn(before)?.digest === digest) return
      await comment.write(`${ownMark}digest ${digest} -->\n${text}`, before)
    },
  }
}
