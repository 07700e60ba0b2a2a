import type { GitHub } from '../client/client.ts'

export interface OwnComment {
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
