import { commentMark, readComment } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { CheckPermission } from '../account/permission-checker.ts'
import type { GitHub } from '../client/client.ts'
import { placePrefix } from '../thread/threads.ts'
import { isOwnMachine } from './comment-order.ts'
import { type OrderBatch, startOfQuery } from './comment-queue.ts'
import {
  kindOf,
  type LineComment,
  type OrderReview,
  ordersOfReview,
  type ReviewOrder,
  readableText,
} from './review-orders.ts'

/**
 * Orders from the reviews of the run's pull requests, which are the queue. A review is read whole or not at all: one
 * commit consumes all of its ids. Texts of people without the right are ignored unless they were typed as orders.
 */
export function reviewQueue(options: {
  github: GitHub
  pulls: () => readonly number[]
  whoMay: CheckPermission
  self: string
  warn: (text: string) => void
}): (query: OrderQuery) => Promise<OrderBatch[]> {
  const { github, pulls, whoMay, self, warn } = options
  const emptyReviews = new Set<string>()

  async function read(pull: number, query: OrderQuery): Promise<OrderBatch> {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews'
    const orders: IncomingCommand[] = []
    let isComplete = true
    let newest = 0
    try {
      const reviews = await github.list(route, { pull_number: pull })
      const lines = linesOf(pull)
      for (const review of reviews.filter((candidate) => isOfThisRun(candidate, query))) {
        newest = Math.max(newest, momentOf(review))
        const reviewOrders = await ordersIn(review, { pull, lines }, query)
        if (reviewOrders === 'later') isComplete = false
        else orders.push(...reviewOrders)
      }
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`reviews of #${pull} could not be read, so they wait: ${error.message} ${error.hint}`)
      isComplete = false
    }
    return { orders, isComplete, newest }
  }

  /**
   * The line comments of a review, from the list of its pull request: a review's own list has no line and no side (platform
   * fact 61). Read once for each query, without `since`: a draft keeps the time of its writing.
   */
  function linesOf(pull_number: number): (review: number) => Promise<LineComment[]> {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments'
    let listing: ReturnType<typeof github.list<typeof route>> | undefined
    return async (review) => {
      listing ??= github.list(route, { pull_number })
      return (await listing).filter((line) => line.pull_request_review_id === review)
    }
  }

  /** A review from before this run belongs to another run on a branch of the same name. */
  const isOfThisRun = (review: OrderReview, query: OrderQuery): boolean =>
    momentOf(review) >= Math.max(startOfQuery(query), Math.floor(Date.parse(query.started) / 1000) * 1000) &&
    !isOwnMachine(review.user, self)

  async function ordersIn(
    review: OrderReview,
    { pull, lines: linesOf }: { pull: number; lines: (review: number) => Promise<LineComment[]> },
    query: OrderQuery,
  ): Promise<IncomingCommand[] | 'later'> {
    const prefix = placePrefix(review.submitted_at ?? '', Number(review.id))
    const key = JSON.stringify([review.id, review.state, review.body])
    if (query.consumed.some((id) => id.startsWith(prefix)) || emptyReviews.has(key)) return []
    const lines = await linesOf(Number(review.id))
    const texts = await readFirstComments(lines, query)
    if (texts === 'later') return texts
    const textBefore = ({ in_reply_to_id: parent }: LineComment): string => texts.get(parent ?? 0) ?? ''
    const orders = await judge(review, ordersOfReview(review, lines, { pull, textBefore }), query)
    // A line comment comes with an empty review: its list may not have arrived yet.
    const mayBeIncomplete = review.body === '' && lines.length === 0 && review.state === 'COMMENTED'
    if (orders.length === 0 && !mayBeIncomplete) emptyReviews.add(key)
    return orders
  }

  async function judge(
    { user }: OrderReview,
    orders: readonly ReviewOrder[],
    query: OrderQuery,
  ): Promise<IncomingCommand[] | 'later'> {
    const judged: IncomingCommand[] = []
    for (const { order, typed } of orders) {
      const permission = await whoMay(user, kindOf(order.text), query.to)
      if (permission === 'later') return permission
      if (permission === 'yes') judged.push(order)
      else if (typed) judged.push({ ...order, refused: { why: permission.no, answer: false } })
    }
    return judged
  }

  /** First comments of threads that were answered with an order, by id: only those of permitted people, and ours. */
  async function readFirstComments(
    lines: readonly LineComment[],
    query: OrderQuery,
  ): Promise<Map<number, string> | 'later'> {
    const texts = new Map<number, string>()
    const firstIds = lines.flatMap(({ in_reply_to_id: parent, body }) =>
      parent !== undefined && readComment(body).kind === 'command' ? [parent] : [],
    )
    for (const comment_id of new Set(firstIds)) {
      const firstComment = await github.request('GET /repos/{owner}/{repo}/pulls/comments/{comment_id}', { comment_id })
      const permission = firstComment.user?.login === self ? 'yes' : await whoMay(firstComment.user, 'hint', query.to)
      if (permission === 'later') return permission
      if (permission === 'yes')
        texts.set(
          comment_id,
          readableText(firstComment.user?.login === self ? withoutMark(firstComment.body) : firstComment.body),
        )
    }
    return texts
  }

  return (query) => Promise.all(pulls().map((pull) => read(pull, query)))
}

const withoutMark = (body: string): string => (body.startsWith(commentMark) ? body.slice(body.indexOf('\n') + 1) : body)

const momentOf = ({ submitted_at }: OrderReview): number => (submitted_at === undefined ? -1 : Date.parse(submitted_at))
