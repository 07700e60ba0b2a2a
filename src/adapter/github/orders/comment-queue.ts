import { readComment } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Incoming, IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { GitHub } from '../client/client.ts'
import { placePrefix } from '../thread/threads.ts'
import { isOwnMachine, type OrderComment, type OrderOf } from './comment-order.ts'

/** Lists may lag behind a creation, and comments have whole seconds: a later read starts so much earlier. */
const overlapMs = 600_000

type ThreadComment = OrderComment & { readonly issue_url: string }

/** The result of one read of a source; `isComplete`: everything could be read and judged. */
export interface OrderBatch {
  readonly orders: readonly IncomingCommand[]
  readonly isComplete: boolean
  /** ms since the epoch; 0 if there are no comments. */
  readonly newest: number
}

/**
 * Orders from the comments of an issue and a pull request. The comments are the queue: none is removed, consumed ones are
 * recognised by their ids. Never rejects for a fault of GitHub's: it warns, and the orders wait.
 */
export function commentQueue(options: {
  github: GitHub
  threads: () => readonly number[]
  findThreads: () => Promise<boolean>
  self: string
  orderOf: OrderOf
  slowSources: (query: OrderQuery) => Promise<readonly OrderBatch[]>
  warn: (text: string) => void
  acknowledge: (order: string) => Promise<void>
  onOwnComment: (comment: ThreadComment) => void
}): (query: OrderQuery) => Promise<Incoming> {
  const { github, threads, findThreads, self, onOwnComment, orderOf, slowSources, warn, acknowledge } = options
  const waitingIds = new Set<string>()

  async function readThread(issue_number: number, since: string | null): Promise<readonly ThreadComment[] | undefined> {
    try {
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
      return await github.list(route, { issue_number, ...(since !== null && { since }) })
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`commands on #${issue_number} could not be read, so they wait: ${error.message} ${error.hint}`)
      return undefined
    }
  }

  /** Everything written in the repository since then, by one call; undefined if it does not fit into one. */
  async function readRepository(since: string) {
    try {
      const parameters = { since, per_page: 100 }
      const comments = await github.request('GET /repos/{owner}/{repo}/issues/comments', parameters)
      reportOwnComments(comments)
      return comments.length === parameters.per_page ? undefined : comments
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return undefined
    }
  }

  /** True if nobody ordered anything anywhere: then it does not matter which threads are ours. */
  const hasNoOrders = (comments: readonly OrderComment[], { consumed }: OrderQuery): boolean =>
    comments.every(({ id, user, body = '', created_at }) => {
      const prefix = placePrefix(created_at, Number(id))
      return (
        isOwnMachine(user, self) ||
        readComment(body).kind === 'nothing' ||
        consumed.some((one) => one.startsWith(prefix))
      )
    })

  async function readThreads(query: OrderQuery): Promise<{ batches: OrderBatch[]; threadsKnown: boolean }> {
    const { since } = query
    const repositoryComments = since === null ? undefined : await readRepository(since)
    if (repositoryComments && hasNoOrders(repositoryComments, query)) return { batches: [], threadsKnown: false }
    const threadsKnown = await findThreads()
    const batches: OrderBatch[] = []
    for (const issue of threads()) {
      const threadComments = repositoryComments?.filter(({ issue_url }) => issue_url.endsWith(`/${issue}`))
      batches.push(await judge(issue, threadComments ?? (await readThread(issue, since)), query))
    }
    return { batches, threadsKnown }
  }

  function reportOwnComments(comments: readonly ThreadComment[]): void {
    for (const comment of comments) if (comment.user?.login === self) onOwnComment(comment)
  }

  async function judge(
    issue: number,
    comments: readonly ThreadComment[] | undefined,
    query: OrderQuery,
  ): Promise<OrderBatch> {
    reportOwnComments(comments ?? [])
    const batch = await batchOf(comments ?? [], query, (comment) => orderOf(comment, { issue }, query))
    return { ...batch, isComplete: batch.isComplete && comments !== undefined }
  }

  return async (query) => {
    const slowBatches = query.to === 'obey' ? await slowSources(query) : []
    const threadBatches = await readThreads(query)
    const batches = [...slowBatches, ...threadBatches.batches]
    const orders = batches.flatMap((thread) => thread.orders).sort(byId)
    if (query.to === 'watch') await Promise.all(orders.filter(isNew).map(({ id }) => acknowledge(id)))
    const settledMs = Math.max(0, ...batches.map(({ newest }) => newest)) - overlapMs
    const cursorMoves =
      threadBatches.threadsKnown && batches.every(({ isComplete }) => isComplete) && settledMs > startOfQuery(query)
    return { orders, cursor: cursorMoves ? new Date(settledMs).toISOString() : null }
  }

  function isNew({ id }: IncomingCommand): boolean {
    const wasWaiting = waitingIds.has(id)
    waitingIds.add(id)
    return !wasWaiting
  }
}

/** In whole seconds, as comments have no milliseconds. */
export const startOfQuery = ({ since }: OrderQuery): number =>
  since === null ? 0 : Math.floor(Date.parse(since) / 1000) * 1000

const byId = (a: IncomingCommand, b: IncomingCommand): number => (a.id < b.id ? -1 : 1)

type OrderBatchSource = (query: OrderQuery) => Promise<readonly OrderBatch[]>

/** The first reads of a job follow each other within seconds; a review takes minutes to write. */
const quietMs = 10_000

/** Combines sources. After an empty result it asks nobody for some seconds. */
export function throttledSource(sources: readonly OrderBatchSource[], now: () => number): OrderBatchSource {
  let cached: { until: number; batches: readonly OrderBatch[] } = { until: Number.NEGATIVE_INFINITY, batches: [] }
  return async (query) => {
    if (now() < cached.until) return cached.batches
    const batches = (await Promise.all(sources.map((source) => source(query)))).flat()
    const isEmpty = batches.every(({ orders, isComplete }) => isComplete && orders.length === 0)
    cached = { until: isEmpty ? now() + quietMs : Number.NEGATIVE_INFINITY, batches }
    return batches
  }
}

const maxCommits = 100

/**
 * Orders from comments on the run's own commits, which belong to the newest pull request. The list of commits has their
 * numbers of comments, so one call is enough if there are none.
 */
export function commitQueue(options: {
  github: GitHub
  plan: string
  branch: string
  pulls: () => readonly number[]
  orderOf: OrderOf
  warn: (text: string) => void
}): (query: OrderQuery) => Promise<OrderBatch[]> {
  const { github, plan, branch, pulls, orderOf, warn } = options

  async function readCommentedShas(): Promise<string[]> {
    const newest = await github.request('GET /repos/{owner}/{repo}/commits', { sha: branch, per_page: maxCommits })
    return newest.flatMap(({ sha, commit }) =>
      commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : [],
    )
  }

  async function read(pull: number, query: OrderQuery): Promise<OrderBatch> {
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments'
    const comments = []
    for (const commit_sha of await readCommentedShas()) comments.push(...(await github.list(route, { commit_sha })))
    return batchOf(comments, query, (comment) => orderOf(comment, { issue: pull, commit: comment.commit_id }, query))
  }

  function unreadBatch(error: unknown): OrderBatch {
    if (!(error instanceof RalphError)) throw error
    // After a merge the branch may be deleted.
    const isGone = error.code === 'GITHUB_NOT_FOUND' || error.code === 'GITHUB_REFUSED'
    if (!isGone) warn(`comments on commits could not be read, so they wait: ${error.message} ${error.hint}`)
    return { orders: [], isComplete: isGone, newest: 0 }
  }

  return async (query) => {
    const pull = pulls().at(-1)
    return pull === undefined ? [] : [await read(pull, query).catch(unreadBatch)]
  }
}

/** The orders in recent comments: an old one that was edited is settled. */
async function batchOf<C extends { readonly created_at: string }>(
  comments: readonly C[],
  query: OrderQuery,
  orderOf: (comment: C) => Promise<IncomingCommand | 'later' | undefined>,
): Promise<OrderBatch> {
  const recent = comments.filter(({ created_at }) => Date.parse(created_at) >= startOfQuery(query))
  const orders: IncomingCommand[] = []
  let isComplete = true
  for (const comment of recent) {
    const order = await orderOf(comment)
    if (order === 'later') isComplete = false
    else if (order) orders.push(order)
  }
  return { orders, isComplete, newest: Math.max(0, ...recent.map(({ created_at }) => Date.parse(created_at))) }
}
