import { createHash } from 'node:crypto'
import { type CommentReading, readComment } from '../../../core/control/read-comment.ts'
import type { IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { CheckPermission } from '../account/permission-checker.ts'
import { commentId } from '../thread/threads.ts'
import { kindOf } from './review-orders.ts'

export interface OrderComment {
  readonly id: number | bigint
  readonly user: { readonly login: string; readonly type: string } | null
  readonly body?: string
  readonly created_at: string
  readonly updated_at: string
  readonly html_url: string
}

/** The order in a comment, perhaps refused; undefined if there is none; `later` if it could not be judged now. */
export type OrderOf = (
  comment: OrderComment,
  place: { readonly issue: number; readonly commit?: string },
  query: OrderQuery,
) => Promise<IncomingCommand | 'later' | undefined>

/** Our own account never orders, unless it is a person's: then only the mark tells our comments from theirs. */
export const isOwnMachine = (user: OrderComment['user'], self: string): boolean =>
  user?.login === self && user.type !== 'User'

/**
 * Judges comments one by one. Refuses an edited comment, also one whose text changed between two reads: an edit within
 * the second of its creation leaves no other trace (threat T2). Reads the text before it looks up the author's right.
 */
export function orderReader(options: { whoMay: CheckPermission; self: string }): OrderOf {
  const { whoMay, self } = options
  const digests = new Map<string, string>()

  function hasChanged(id: string, body: string): boolean {
    const digest = createHash('sha256').update(body).digest('hex')
    const firstDigest = digests.get(id) ?? digest
    digests.set(id, firstDigest)
    return firstDigest !== digest
  }

  return async (commentItem, place, query) => {
    const { id: commentNumber, user, body = '', created_at: createdAt, updated_at, html_url: url } = commentItem
    const reading = readComment(body)
    const { issue, commit = null } = place
    const kind = commit === null ? 'comment' : 'commit'
    const id = commentId({ at: createdAt, issue, comment: Number(commentNumber), kind })
    if (reading.kind === 'nothing' || isOwnMachine(user, self) || query.consumed.includes(id)) return undefined
    const about = { url, commit, remarks: [] }
    const order = { id, at: createdAt, by: user?.login ?? 'ghost', text: reading.text, about }
    const permission = await whoMay(user, kindOf(reading.text), query.to)
    if (permission === 'later') return permission
    if (permission !== 'yes') return { ...order, refused: { why: permission.no, answer: false } }
    if (updated_at !== createdAt || hasChanged(id, body)) {
      return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } }
    }
    return orderOfReading(reading, order)
  }
}

function orderOfReading(
  reading: Exclude<CommentReading, { kind: 'nothing' }>,
  order: IncomingCommand,
): IncomingCommand {
  if (reading.kind === 'fault') return { ...order, refused: { why: reading.why, answer: true } }
  return { ...order, ...(reading.unread && { unread: reading.unread }) }
}
