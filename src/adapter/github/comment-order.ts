import { createHash } from 'node:crypto'
import { readCommand } from '../../core/control/read-command.ts'
import { readComment } from '../../core/control/read-comment.ts'
import type { IncomingCommand, Look } from '../../port/tracker.ts'
import { commentId } from './comment-id.ts'
import type { WhoMay } from './who-may.ts'

/** The part of a comment that decides. */
export interface ReadComment {
  readonly id: number | bigint
  readonly user: { readonly login: string; readonly type: string } | null
  readonly body?: string
  readonly created_at: string
  readonly updated_at: string
}

/** What a comment orders: an order, perhaps refused; nothing; or `later`, where it could not be judged now. */
export type OrderOf = (
  comment: ReadComment,
  issue: number,
  look: Look,
) => Promise<IncomingCommand | 'later' | undefined>

/**
 * Judges comments one by one. An edited one is never obeyed, nor is one whose text is another at a second look: an edit
 * within the second of its creation leaves no trace but that (security T2). Everybody's words are looked at before the
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

  return async ({ id: comment, user, body = '', created_at: at, updated_at }, issue, look) => {
    const heard = readComment(body)
    const id = commentId({ at, issue, comment: Number(comment) })
    if (heard.kind === 'nothing' || user?.login === self || look.consumed.includes(id)) return undefined
    const order = { id, at, by: user?.login ?? 'ghost', text: heard.text }
    const may = await whoMay(user, kindOf(heard.text), look.to)
    if (may === 'later') return may
    if (may !== 'yes') return { ...order, refused: { why: may.no, answer: false } }
    if (updated_at !== at || changed(id, body)) {
      return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } }
    }
    return heard.kind === 'fault' ? { ...order, refused: { why: heard.why, answer: true } } : order
  }
}

/** Malformed orders ask for the right of a plain one. */
function kindOf(text: string) {
  const command = readCommand(text)
  return 'kind' in command ? command.kind : 'help'
}
