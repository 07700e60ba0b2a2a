import { ownMark } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { GitHub } from '../client/client.ts'

interface ThreadComment {
  readonly id: number | bigint
  readonly body?: string
  readonly user: { readonly login: string } | null
}

/** A conversation that holds comments of ours. */
export interface Thread {
  /** Comments from the answered one on: an answer is younger. */
  list(): Promise<readonly ThreadComment[]>
  create(body: string): Promise<unknown>
  remove(comment: number): Promise<unknown>
}

/** Reviews have no conversation of their own. */
export const conversation = (
  github: GitHub,
  { issue: issue_number, at: since }: Pick<CommentPlace, 'issue' | 'at'>,
): Thread => ({
  list: () => github.list('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, since }),
  create: (body) => github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number, body }),
  remove: (comment_id) => github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id }),
})

/** The thread of a comment, for an answer beside it. */
export function findThread(github: GitHub, place: CommentPlace): Promise<Thread> {
  return threadBeside(github, place).catch((error: unknown) => {
    // The author of a deleted comment still needs an answer.
    if (error instanceof RalphError && error.code === 'GITHUB_NOT_FOUND') return conversation(github, place)
    throw error
  })
}

async function threadBeside(github: GitHub, place: CommentPlace): Promise<Thread> {
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

/** Our comments by their mark. */
export function commentsByMark(comments: readonly ThreadComment[], self: string): Map<string, number[]> {
  const idsByMark = new Map<string, number[]>()
  for (const { id, body = '', user } of comments) {
    const mark = user?.login === self ? body.split('\n')[0]?.trim() : undefined
    if (mark?.startsWith(ownMark)) idsByMark.set(mark, [...(idsByMark.get(mark) ?? []), Number(id)])
  }
  return idsByMark
}

type PlaceKind = 'comment' | 'review' | 'line' | 'commit'

interface CommentPlace {
  /** GitHub's time of creation: `2026-11-21T14:30:00Z`. A review's lines are as old as the review. */
  readonly at: string
  /** The thread that always accepts an answer. */
  readonly issue: number
  readonly comment: number
  readonly kind: PlaceKind
  /** The review of a line comment. */
  readonly review?: number
}

/** An order's id: it sorts by time, then by comment or review, and says where to answer. */
export function commentId({ at, issue, comment, kind, review }: Omit<CommentPlace, 'kind'> & { kind?: PlaceKind }) {
  const tail = kind === undefined || kind === 'comment' ? '' : kind === 'line' ? `/line/${comment}` : `/${kind}`
  return `${placePrefix(at, review ?? comment)}${issue}${tail}`
}

/** Undefined for an id that `commentId` did not make. */
export function placeOf(id: string): CommentPlace | undefined {
  const [, createdAt = '', first, issue, kind, line] =
    /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? []
  if (first === undefined) return undefined
  const place = { at: createdAt, issue: Number(issue), comment: Number(first) }
  if (kind === 'line') return { ...place, kind, comment: Number(line), review: Number(first) }
  return { ...place, kind: kind === 'review' || kind === 'commit' ? kind : 'comment' }
}

/** The start of a comment's id, and of all ids of a review. */
export const placePrefix = (at: string, id: number): string => `${at}/${String(id).padStart(12, '0')}/`
