import { ownMark, readComment } from '../../../core/control/read-comment.ts'
import { readCommand } from '../../../core/order/read-command.ts'
import { startOf } from '../../../core/text/excerpt.ts'
import { plainComment, wholeBlocks } from '../../../core/text/markdown/plain-comment.ts'
import type { IncomingCommand } from '../../../port/outside.ts'
import type { About, Remark } from '../../../schema/run/control.ts'
import { commentId } from '../thread/threads.ts'

/** Reviews that are not submitted yet are visible to nobody. */
export interface OrderReview {
  readonly id: number | bigint
  readonly user: { readonly login: string; readonly type: string } | null
  readonly body: string
  readonly state: string
  readonly html_url: string
  readonly submitted_at?: string
  readonly commit_id: string | null
}

export interface LineComment {
  readonly id: number | bigint
  readonly user: { readonly login: string; readonly type: string } | null
  readonly path: string
  /** Missing if the line is outdated: then `original_line` counts. */
  readonly line?: number | null
  readonly original_line?: number | null
  readonly original_commit_id: string
  readonly body: string
  readonly html_url: string
  readonly updated_at: string
  /** The first comment of its thread. */
  readonly in_reply_to_id?: number
}

/** Of a reviewer's text in a prompt; the page has all of it. */
const maxChars = 1800
/** A pending comment appears with its review; a later time of update is an edit. */
const maxSubmissionMs = 5000

/** `typed`: somebody wrote it as an order, so a refusal has a reader. */
export interface ReviewOrder {
  readonly order: IncomingCommand
  readonly typed: boolean
}

/**
 * The orders of a review, before anybody's right is checked: lines that begin with `/ralph` as they say. The rest of a
 * review that requests changes is one `redo`, of any other review each text is a `hint`. A dismissed review or mere
 * approval orders nothing. `textBefore`: the comment that a line answers.
 */
export function ordersOfReview(
  review: OrderReview,
  lines: readonly LineComment[],
  options: { pull: number; textBefore: (line: LineComment) => string },
): ReviewOrder[] {
  const { submitted_at: submittedAt, state } = review
  if (submittedAt === undefined || state === 'PENDING' || state === 'DISMISSED') return []
  const requestsChanges = state === 'CHANGES_REQUESTED'
  const place = { at: submittedAt, issue: options.pull, review: Number(review.id) }
  const base = { at: submittedAt, by: review.user?.login ?? 'ghost' }
  const rows = lines.map((line) => {
    const remark = remarkOf(line, commentId({ ...place, comment: Number(line.id), kind: 'line' }))
    const order = orderTypedIn(line.body, {
      ...base,
      id: remark.thread,
      about: aboutLine(remark, options.textBefore(line)),
    })
    return { remark, typed: order && refuseIfEdited(order, line.updated_at) }
  })
  const plainRemarks = rows.flatMap(({ remark, typed }) => (typed || remark.text === '' ? [] : [remark]))
  const id = commentId({ ...place, comment: Number(review.id), kind: 'review' })
  const about: About = { url: review.html_url, commit: review.commit_id, remarks: requestsChanges ? plainRemarks : [] }
  const typedOrder = orderTypedIn(review.body, { ...base, id, about })
  const text = typedOrder ? '' : readableText(review.body)
  const impliedOrders = requestsChanges
    ? redoOrders({ ...base, id, about }, text, typedOrder)
    : [
        ...plainRemarks.map((remark) => ({
          ...base,
          id: remark.thread,
          text: `hint ${remark.text}`,
          about: aboutLine(remark, ''),
        })),
        ...(text !== '' && state === 'COMMENTED' ? [{ ...base, id, text: `hint ${text}`, about }] : []),
      ]
  return [
    ...[...rows.map((row) => row.typed), typedOrder].flatMap((order) => (order ? [{ order, typed: true }] : [])),
    ...impliedOrders.map((order) => ({ order, typed: false })),
  ]
}

/** One order for all that a review asks for; beside an order in its text it needs a second id. */
function redoOrders(
  base: Omit<IncomingCommand, 'text'> & { about: About },
  text: string,
  typedOrder: IncomingCommand | undefined,
): IncomingCommand[] {
  const [firstRemark] = base.about.remarks
  if (typedOrder?.text.startsWith('redo') || (text === '' && !firstRemark)) return []
  return [{ ...base, id: typedOrder && firstRemark ? firstRemark.thread : base.id, text: `redo ${text}`.trim() }]
}

const aboutLine = (remark: Remark, text: string): About => ({
  url: remark.url,
  commit: remark.commit,
  remarks: [{ ...remark, text }],
})

function remarkOf(line: LineComment, thread: string): Remark {
  const { path, original_commit_id: commit, html_url: url } = line
  return { thread, path, line: line.original_line ?? line.line ?? null, commit, text: readableText(line.body), url }
}

/** The rendered text, bounded. */
export function readableText(body: string): string {
  if (body.trimStart().startsWith(ownMark)) return ''
  const blocks = wholeBlocks(body, 8000)
  const text = plainComment(blocks).replace(/ +$/gm, '')
  return text.length <= maxChars && blocks === body ? text : `${startOf(text, maxChars)}… (cut)`
}

function orderTypedIn(body: string, order: Omit<IncomingCommand, 'text'>): IncomingCommand | undefined {
  const reading = readComment(body)
  if (reading.kind === 'nothing') return undefined
  if (reading.kind === 'command')
    return { ...order, text: reading.text, ...(reading.unread && { unread: reading.unread }) }
  return { ...order, text: reading.text, refused: { why: reading.why, answer: true } }
}

function refuseIfEdited(order: IncomingCommand, updatedAt: string): IncomingCommand {
  if (Date.parse(updatedAt) <= Date.parse(order.at) + maxSubmissionMs) return order
  return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } }
}

/** The order's command; a malformed order needs the right of `help`. */
export function kindOf(text: string) {
  const command = readCommand(text)
  return 'kind' in command ? command.kind : 'help'
}
