import { commentMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'

interface Written {
  readonly id: number | bigint
  readonly body?: string
  readonly user: { readonly login: string } | null
}

/** A place where texts of ours stand one below the other. */
export interface Thread {
  /** Since the words that are answered: the answer is younger. */
  list(): Promise<readonly Written[]>
  create(body: string): Promise<unknown>
  remove(comment: number): Promise<unknown>
}

/** The conversation of an issue or a pull request: reviews have none of their own. */
export const conversation = (
  github: GitHub,
  { issue: issue_number, at: since }: Pick<CommentPlace, 'issue' | 'at'>,
): Thread => ({
  list: () => github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, since }),
  create: (body) => github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body }),
  remove: (comment_id) => github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id }),
})

/** The place where somebody wrote, and where an answer is found beside it. */
export function threadAt(github: GitHub, place: CommentPlace): Promise<Thread> {
  return placeBeside(github, place).catch((error: unknown) => {
    // Who deleted their comment still wants to know.
    if (error instanceof RalphError && error.code === 'GITHUB_NOT_FOUND') return conversation(github, place)
    throw error
  })
}

async function placeBeside(github: GitHub, place: CommentPlace): Promise<Thread> {
  const { kind, comment: comment_id, issue: pull_number, at: since } = place
  if (kind === 'line') {
    // Only the first comment of a thread can be replied to.
    const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id })
    const root = first.in_reply_to_id ?? comment_id
    return {
      list: () => github.list('GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', { pull_number, since }),
      create: (body) =>
        github.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies', {
          ...{ pull_number, comment_id: root, body },
        }),
      remove: (id) => github.request('DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id: id }),
    }
  }
  if (kind !== 'commit') return conversation(github, place)
  const { commit_id: commit_sha } = await github.request('GET /repos/{owner}/{repo}/comments/{comment_id}', {
    comment_id,
  })
  return {
    list: () => github.list('GET /repos/{owner}/{repo}/commits/{commit_sha}/comments', { commit_sha }),
    create: (body) => github.request('POST /repos/{owner}/{repo}/commits/{commit_sha}/comments', { commit_sha, body }),
    remove: (id) => github.request('DELETE /repos/{owner}/{repo}/comments/{comment_id}', { comment_id: id }),
  }
}

/** Texts of ours by their mark. */
export function ownMarks(written: readonly Written[], self: string): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { id, body = '', user } of written) {
    const mark = user?.login === self ? body.split('\n')[0]?.trim() : undefined
    if (mark?.startsWith(commentMark)) found.set(mark, [...(found.get(mark) ?? []), Number(id)])
  }
  return found
}

/** What was written where: in a conversation, as a review, at a line of one, at a commit. */
type PlaceKind = 'comment' | 'review' | 'line' | 'commit'

/** Where an order was given. */
interface CommentPlace {
  /** When it was made, as GitHub writes it: `2026-11-21T14:30:00Z`. A review's lines are as old as the review. */
  readonly at: string
  /** The thread in which it can be answered in any case. */
  readonly issue: number
  readonly comment: number
  readonly kind: PlaceKind
  /** The review that a line's comment belongs to. */
  readonly review?: number
}

/** An order's id: it sorts by the moment, then by the comment or the review, and says where to answer. */
export function commentId({ at, issue, comment, kind, review }: Omit<CommentPlace, 'kind'> & { kind?: PlaceKind }) {
  const tail = kind === undefined || kind === 'comment' ? '' : kind === 'line' ? `/line/${comment}` : `/${kind}`
  return `${placePrefix(at, review ?? comment)}${issue}${tail}`
}

/** The place of an id that `commentId` made; undefined for any other. */
export function placeOf(id: string): CommentPlace | undefined {
  const [, at = '', first, issue, kind, line] =
    /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? []
  if (first === undefined) return undefined
  const place = { at, issue: Number(issue), comment: Number(first) }
  if (kind === 'line') return { ...place, kind, comment: Number(line), review: Number(first) }
  return { ...place, kind: kind === 'review' || kind === 'commit' ? kind : 'comment' }
}

/** What the id of a comment begins with, and all ids of a review: its own and those of its lines. */
export const placePrefix = (at: string, id: number): string => `${at}/${String(id).padStart(12, '0')}/`
