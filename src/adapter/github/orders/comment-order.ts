import { createHash } from 'node:crypto'
import { type CommentReading, readComment } from '../../../core/control/read-comment.ts'
import type { IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { WhoMay } from '../account/who-may.ts'
import { commentId } from '../thread/threads.ts'
import { kindOf } from './review-orders.ts'

/** The part of a comment that decides. */
export interface ReadComment {
  readonly id: number | bigint
  readonly user: { readonly login: string; readonly type: string } | null
  readonly body?: string
  readonly created_at: string
  readonly updated_at: string
  readonly html_url: string
}

/** What a comment orders: an order, perhaps refused; nothing; or `later`, where it could not be judged now. */
export type OrderOf = (
  comment: ReadComment,
  /** The thread where it can be answered; and the commit, where it stands at one. */
  place: { readonly issue: number; readonly commit?: string },
  look: OrderQuery,
) => Promise<IncomingCommand | 'later' | undefined>

/** Our own account never orders, but where it is a person's: then what we write ourselves is known by its mark alone. */
export const isMachine = (user: ReadComment['user'], self: string): boolean =>
  user?.login === self && user.type !== 'User'

/**
 * Judges comments one by one. An edited one is never obeyed, nor is one whose text is another at a second look: an edit
 * within the second of its creation leaves no trace but that (threat T2). Everybody's words are looked at before the
 * author's right is, so that nobody is asked about for a mere remark.
 */
export function orderReader(options: { whoMay: WhoMay; self: string }): OrderOf {
  const { whoMay, self } = options
  /** Of each comment's text at its first sight. */
  const digests = new Map<string, string>()

  function changed(id: string, body: string): boolean {
    const digest = createHash('sha256').update(body).digest('hex')
    const before = digests.get(id) ?? digest
    digests.set(id, before)
    return before !== digest
  }

  return async (written, place, look) => {
    const { id: comment, user, body = '', created_at: at, updated_at, html_url: url } = written
    const heard = readComment(body)
    const { issue, commit = null } = place
    const kind = commit === null ? 'comment' : 'commit'
    const id = commentId({ at, issue, comment: Number(comment), kind })
    if (heard.kind === 'nothing' || isMachine(user, self) || look.consumed.includes(id)) return undefined
    const about = { url, commit, remarks: [] }
    const order = { id, at, by: user?.login ?? 'ghost', text: heard.text, about }
    const may = await whoMay(user, kindOf(heard.text), look.to)
    if (may === 'later') return may
    if (may !== 'yes') return { ...order, refused: { why: may.no, answer: false } }
    if (updated_at !== at || changed(id, body)) {
      return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } }
    }
    return judgedBy(heard, order)
  }
}

function judgedBy(heard: Exclude<CommentReading, { kind: 'nothing' }>, order: IncomingCommand): IncomingCommand {
  if (heard.kind === 'fault') return { ...order, refused: { why: heard.why, answer: true } }
  return { ...order, ...(heard.unread && { unread: heard.unread }) }
}
