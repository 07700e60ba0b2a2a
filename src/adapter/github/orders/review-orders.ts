import { commentMark, readComment } from '../../../core/control/read-comment.ts'
import { readCommand } from '../../../core/order/read-command.ts'
import { startOf } from '../../../core/text/excerpt.ts'
import { plainComment, wholeBlocks } from '../../../core/text/markdown/plain-comment.ts'
import type { IncomingCommand } from '../../../port/outside.ts'
import type { About, Remark } from '../../../schema/run/control.ts'
import { commentId } from '../thread/threads.ts'

/** The part of a review that decides; those that are not submitted yet are shown to nobody. */
export interface ReadReview {
  readonly id: number | bigint
  readonly user: { readonly login: string; readonly type: string } | null
  readonly body: string
  readonly state: string
  readonly html_url: string
  readonly submitted_at?: string
  readonly commit_id: string | null
}

export interface ReadLine {
  readonly id: number | bigint
  readonly user: { readonly login: string; readonly type: string } | null
  readonly path: string
  /** Missing where the line is outdated; the original one is meant, with the original commit. */
  readonly line?: number | null
  readonly original_line?: number | null
  readonly original_commit_id: string
  readonly body: string
  readonly html_url: string
  readonly updated_at: string
  /** The first comment of its thread. */
  readonly in_reply_to_id?: number
}

/** Longest text of a reviewer that is passed on; the page has all of it. */
const longest = 1800
/** A pending comment becomes visible with its review; an edit after that shows by its moment. */
const submissionMs = 5000

/** An order of a review; `typed`: somebody wrote it as one, so that a refusal has a reader. */
export interface ReviewOrder {
  readonly order: IncomingCommand
  readonly typed: boolean
}

/**
 * What a review orders, before anybody's right is looked at: lines that begin with `/ralph` as they say; of a review
 * that requests changes all else together is one `redo`, of any other each text is a `hint`. A dismissed one, and mere
 * approval, order nothing. `saidBefore`: what the thread says that a line answers.
 */
export function ordersOfReview(
  review: ReadReview,
  lines: readonly ReadLine[],
  options: { pull: number; saidBefore: (line: ReadLine) => string },
): ReviewOrder[] {
  const { submitted_at: moment, state } = review
  if (moment === undefined || state === 'PENDING' || state === 'DISMISSED') return []
  const asked = state === 'CHANGES_REQUESTED'
  const place = { at: moment, issue: options.pull, review: Number(review.id) }
  const given = { at: moment, by: review.user?.login ?? 'ghost' }
  const remarked = lines.map((line) => {
    const remark = remarkOf(line, commentId({ ...place, comment: Number(line.id), kind: 'line' }))
    const typed = explicit(line.body, {
      ...given,
      id: remark.thread,
      about: aboutLine(remark, options.saidBefore(line)),
    })
    return { remark, typed: typed && unedited(typed, line.updated_at) }
  })
  const plain = remarked.flatMap(({ remark, typed }) => (typed || remark.text === '' ? [] : [remark]))
  const id = commentId({ ...place, comment: Number(review.id), kind: 'review' })
  const about: About = { url: review.html_url, commit: review.commit_id, remarks: asked ? plain : [] }
  const typed = explicit(review.body, { ...given, id, about })
  const words = typed ? '' : passedOn(review.body)
  const wishes = asked
    ? wishToRedo({ ...given, id, about }, words, typed)
    : [
        ...plain.map((remark) => ({
          ...given,
          id: remark.thread,
          text: `hint ${remark.text}`,
          about: aboutLine(remark, ''),
        })),
        ...(words !== '' && state === 'COMMENTED' ? [{ ...given, id, text: `hint ${words}`, about }] : []),
      ]
  return [
    ...[...remarked.map((one) => one.typed), typed].flatMap((order) => (order ? [{ order, typed: true }] : [])),
    ...wishes.map((order) => ({ order, typed: false })),
  ]
}

/** All that a review asks for is one order; beside another order of its own text it needs a second id. */
function wishToRedo(
  given: Omit<IncomingCommand, 'text'> & { about: About },
  words: string,
  typed: IncomingCommand | undefined,
): IncomingCommand[] {
  const [first] = given.about.remarks
  if (typed?.text.startsWith('redo') || (words === '' && !first)) return []
  return [{ ...given, id: typed && first ? first.thread : given.id, text: `redo ${words}`.trim() }]
}

const aboutLine = (remark: Remark, text: string): About => ({
  url: remark.url,
  commit: remark.commit,
  remarks: [{ ...remark, text }],
})

function remarkOf(line: ReadLine, thread: string): Remark {
  const { path, original_commit_id: commit, html_url: url } = line
  return { thread, path, line: line.original_line ?? line.line ?? null, commit, text: passedOn(line.body), url }
}

/** As the reader sees it, and bounded. */
export function passedOn(body: string): string {
  if (body.trimStart().startsWith(commentMark)) return ''
  const read = wholeBlocks(body, 8000)
  const text = plainComment(read).replace(/ +$/gm, '')
  return text.length <= longest && read === body ? text : `${startOf(text, longest)}… (cut)`
}

/** A text whose first line is meant as an order, as everywhere else. */
function explicit(body: string, order: Omit<IncomingCommand, 'text'>): IncomingCommand | undefined {
  const heard = readComment(body)
  if (heard.kind === 'nothing') return undefined
  if (heard.kind === 'command') return { ...order, text: heard.text, ...(heard.unread && { unread: heard.unread }) }
  return { ...order, text: heard.text, refused: { why: heard.why, answer: true } }
}

function unedited(order: IncomingCommand, updated: string): IncomingCommand {
  if (Date.parse(updated) <= Date.parse(order.at) + submissionMs) return order
  return { ...order, refused: { why: 'the comment was edited; write a new one', answer: true } }
}

/** The order's first word as far as it is one: malformed orders ask for the right of a plain one. */
export function kindOf(text: string) {
  const command = readCommand(text)
  return 'kind' in command ? command.kind : 'help'
}
