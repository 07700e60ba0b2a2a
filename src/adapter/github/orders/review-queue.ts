import { commentMark, readComment } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { WhoMay } from '../account/who-may.ts'
import type { GitHub } from '../client/client.ts'
import { placePrefix } from '../thread/threads.ts'
import { isMachine } from './comment-order.ts'
import { type OrdersFound, startOf } from './comment-queue.ts'
import { kindOf, ordersOfReview, passedOn, type ReadLine, type ReadReview, type ReviewOrder } from './review-orders.ts'

/**
 * Orders from the reviews of the run's pull requests. The reviews are the queue, as comments are. A review is taken
 * whole or not at all: all of its ids are consumed in one commit, and one of them says that it was.
 * Whoever may not order is passed over without a word unless the text was meant as an order.
 */
export function reviewQueue(options: {
  github: GitHub
  /** Numbers of the run's own pull requests, open or not. */
  pulls: () => readonly number[]
  whoMay: WhoMay
  self: string
  warn: (text: string) => void
}): (look: OrderQuery) => Promise<OrdersFound[]> {
  const { github, pulls, whoMay, self, warn } = options
  /** Reviews that order nothing, as far as this job has seen. */
  const empty = new Set<string>()

  async function read(pull: number, look: OrderQuery): Promise<OrdersFound> {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews'
    const orders: IncomingCommand[] = []
    let whole = true
    let newest = 0
    try {
      const all = await github.list(route, { pull_number: pull })
      const lines = linesOf(pull)
      for (const review of all.filter((one) => isOpen(one, look))) {
        newest = Math.max(newest, momentOf(review))
        const found = await ordersIn(review, { pull, lines }, look)
        if (found === 'later') whole = false
        else orders.push(...found)
      }
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`reviews of #${pull} could not be read, so they wait: ${error.message} ${error.hint}`)
      whole = false
    }
    return { orders, whole, newest }
  }

  /**
   * The lines of a review, from all of its pull request: the list of one review names no line and no side (platform fact
   * 61). Asked for once a look, and only where a review is new; a draft keeps the moment of its writing, so that `since`
   * would leave some out.
   */
  function linesOf(pull_number: number): (review: number) => Promise<ReadLine[]> {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments'
    let asked: ReturnType<typeof github.list<typeof route>> | undefined
    return async (review) => {
      asked ??= github.list(route, { pull_number })
      return (await asked).filter((line) => line.pull_request_review_id === review)
    }
  }

  /** What was said before this run began was said to another one, on a branch of the same name. */
  const isOpen = (review: ReadReview, look: OrderQuery): boolean =>
    momentOf(review) >= Math.max(startOf(look), Math.floor(Date.parse(look.started) / 1000) * 1000) &&
    !isMachine(review.user, self)

  async function ordersIn(
    review: ReadReview,
    { pull, lines: linesOf }: { pull: number; lines: (review: number) => Promise<ReadLine[]> },
    look: OrderQuery,
  ): Promise<IncomingCommand[] | 'later'> {
    const prefix = placePrefix(review.submitted_at ?? '', Number(review.id))
    const key = JSON.stringify([review.id, review.state, review.body])
    if (look.consumed.some((id) => id.startsWith(prefix)) || empty.has(key)) return []
    const lines = await linesOf(Number(review.id))
    const before = await threadsOf(lines, look)
    if (before === 'later') return before
    const saidBefore = ({ in_reply_to_id: first }: ReadLine): string => before.get(first ?? 0) ?? ''
    const judged = await judge(review, ordersOfReview(review, lines, { pull, saidBefore }), look)
    // A comment on a line comes with a review of no words: without one its list was not there yet.
    const lags = review.body === '' && lines.length === 0 && review.state === 'COMMENTED'
    if (judged.length === 0 && !lags) empty.add(key)
    return judged
  }

  async function judge(
    { user }: ReadReview,
    orders: readonly ReviewOrder[],
    look: OrderQuery,
  ): Promise<IncomingCommand[] | 'later'> {
    const judged: IncomingCommand[] = []
    for (const { order, typed } of orders) {
      const may = await whoMay(user, kindOf(order.text), look.to)
      if (may === 'later') return may
      if (may === 'yes') judged.push(order)
      else if (typed) judged.push({ ...order, refused: { why: may.no, answer: false } })
    }
    return judged
  }

  /** What threads say in which somebody answers with an order, by their first comment: of people who may say so, and ours. */
  async function threadsOf(lines: readonly ReadLine[], look: OrderQuery): Promise<Map<number, string> | 'later'> {
    const said = new Map<number, string>()
    const firsts = lines.flatMap(({ in_reply_to_id: first, body }) =>
      first !== undefined && readComment(body).kind === 'command' ? [first] : [],
    )
    for (const comment_id of new Set(firsts)) {
      const first = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id })
      const may = first.user?.login === self ? 'yes' : await whoMay(first.user, 'hint', look.to)
      if (may === 'later') return may
      if (may === 'yes')
        said.set(comment_id, passedOn(first.user?.login === self ? withoutMark(first.body) : first.body))
    }
    return said
  }

  return (look) => Promise.all(pulls().map((pull) => read(pull, look)))
}

/** A finding of our own reviewer is what is meant by an answer to it. */
const withoutMark = (body: string): string => (body.startsWith(commentMark) ? body.slice(body.indexOf('\n') + 1) : body)

const momentOf = ({ submitted_at }: ReadReview): number => (submitted_at === undefined ? -1 : Date.parse(submitted_at))
