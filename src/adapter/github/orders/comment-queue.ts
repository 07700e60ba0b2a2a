import { readComment } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Incoming, IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { GitHub } from '../client/client.ts'
import { placePrefix } from '../thread/threads.ts'
import { isMachine, type OrderOf, type ReadComment } from './comment-order.ts'

/** Lists may lag behind a creation, and comments have whole seconds: a later look begins so much earlier. */
const overlapMs = 600_000

type ThreadComment = ReadComment & { readonly issue_url: string }

/** What one look at one source found; `whole` where everything could be read and judged. */
export interface OrdersFound {
  readonly orders: readonly IncomingCommand[]
  readonly whole: boolean
  /** The newest moment that was seen, in ms; 0 where there was none. */
  readonly newest: number
}

/**
 * Orders from the comments of an issue and a pull request. The comments are the queue: nothing is taken out of it, and
 * what was consumed is known by its id. Never rejects for a fault of GitHub's: orders wait, and a warning says so.
 */
export function commentQueue(options: {
  github: GitHub
  /** Numbers of the issue and, where there is one, the pull request. */
  threads: () => readonly number[]
  /** Looks for those that are not known yet; false where GitHub did not say. Asking again costs nothing. */
  find: () => Promise<boolean>
  self: string
  orderOf: OrderOf
  /** What nobody waits for while an agent works. */
  others: (look: OrderQuery) => Promise<readonly OrdersFound[]>
  warn: (text: string) => void
  /** Called once for an order that has to wait until what is under way has ended. */
  seen: (order: string) => Promise<void>
  /** What is done with each comment of our own account that is read. */
  own: (comment: ThreadComment) => void
}): (look: OrderQuery) => Promise<Incoming> {
  const { github, threads, find, self, own, orderOf, others, warn, seen } = options
  const waiting = new Set<string>()

  /** Undefined where the thread could not be read. `since` means the last edit. */
  async function commentsOf(issue_number: number, since: string | null): Promise<readonly ThreadComment[] | undefined> {
    try {
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
      return await github.list(route, { issue_number, ...(since !== null && { since }) })
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`commands on #${issue_number} could not be read, so they wait: ${error.message} ${error.hint}`)
      return undefined
    }
  }

  /** Everything that was written in the repository since, by one call, where that is not too much. */
  async function together(since: string) {
    try {
      const given = { since, per_page: 100 }
      const all = await github.request('GET /repos/{owner}/{repo}/issues/comments', given)
      ownOf(all)
      return all.length === given.per_page ? undefined : all
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return undefined
    }
  }

  /** Nobody ordered anything anywhere: then it does not matter which threads are ours. */
  const isSilence = (comments: readonly ReadComment[], { consumed }: OrderQuery): boolean =>
    comments.every(({ id, user, body = '', created_at }) => {
      const prefix = placePrefix(created_at, Number(id))
      return (
        isMachine(user, self) || readComment(body).kind === 'nothing' || consumed.some((one) => one.startsWith(prefix))
      )
    })

  async function readThreads(look: OrderQuery): Promise<{ found: OrdersFound[]; known: boolean }> {
    const { since } = look
    const all = since === null ? undefined : await together(since)
    if (all && isSilence(all, look)) return { found: [], known: false }
    const known = await find()
    const found: OrdersFound[] = []
    for (const issue of threads()) {
      const here = all?.filter(({ issue_url }) => issue_url.endsWith(`/${issue}`))
      found.push(await judge(issue, here ?? (await commentsOf(issue, since)), look))
    }
    return { found, known }
  }

  /** What we wrote ourselves is no order, and remembers. */
  function ownOf(comments: readonly ThreadComment[]): void {
    for (const comment of comments) if (comment.user?.login === self) own(comment)
  }

  async function judge(
    issue: number,
    comments: readonly ThreadComment[] | undefined,
    look: OrderQuery,
  ): Promise<OrdersFound> {
    const orders: IncomingCommand[] = []
    let whole = comments !== undefined
    ownOf(comments ?? [])
    // An old comment that was edited is settled all the same.
    const young = (comments ?? []).filter(({ created_at }) => Date.parse(created_at) >= startOf(look))
    for (const comment of young) {
      const order = await orderOf(comment, { issue }, look)
      if (order === 'later') whole = false
      else if (order) orders.push(order)
    }
    return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) }
  }

  return async (look) => {
    const aside = look.to === 'obey' ? await others(look) : []
    const read = await readThreads(look)
    const found = [...aside, ...read.found]
    const orders = found.flatMap((thread) => thread.orders).sort(byId)
    if (look.to === 'watch') await Promise.all(orders.filter(isNew).map(({ id }) => seen(id)))
    const settled = Math.max(0, ...found.map(({ newest }) => newest)) - overlapMs
    const moves = read.known && found.every(({ whole }) => whole) && settled > startOf(look)
    return { orders, cursor: moves ? new Date(settled).toISOString() : null }
  }

  function isNew({ id }: IncomingCommand): boolean {
    const known = waiting.has(id)
    waiting.add(id)
    return !known
  }
}

/** Comments have no milliseconds. */
export const startOf = ({ since }: OrderQuery): number =>
  since === null ? 0 : Math.floor(Date.parse(since) / 1000) * 1000

const byId = (a: IncomingCommand, b: IncomingCommand): number => (a.id < b.id ? -1 : 1)

type Source = (look: OrderQuery) => Promise<readonly OrdersFound[]>

/** A job's first looks follow each other at once; a review is written in minutes. */
const quietMs = 10_000

/** Several sources as one; where none of them held anything, looks of the next seconds ask nobody. */
export function throttledSource(sources: readonly Source[], now: () => number): Source {
  let quiet: { until: number; found: readonly OrdersFound[] } = { until: Number.NEGATIVE_INFINITY, found: [] }
  return async (look) => {
    if (now() < quiet.until) return quiet.found
    const found = (await Promise.all(sources.map((source) => source(look)))).flat()
    const nothing = found.every(({ orders, whole }) => whole && orders.length === 0)
    quiet = { until: nothing ? now() + quietMs : Number.NEGATIVE_INFINITY, found }
    return found
  }
}

/** So many of the newest commits are looked at: one page. */
const commits = 100

/**
 * Orders from comments on the run's own commits, below the pull request's newest. The list of commits says how many
 * comments each has, so that one call is enough where there are none.
 */
export function commitQueue(options: {
  github: GitHub
  plan: string
  branch: string
  pulls: () => readonly number[]
  orderOf: OrderOf
  warn: (text: string) => void
}): (look: OrderQuery) => Promise<OrdersFound[]> {
  const { github, plan, branch, pulls, orderOf, warn } = options

  async function commented(): Promise<string[]> {
    const newest = await github.request('GET /repos/{owner}/{repo}/commits', { sha: branch, per_page: commits })
    return newest.flatMap(({ sha, commit }) =>
      commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : [],
    )
  }

  async function read(pull: number, look: OrderQuery): Promise<OrdersFound> {
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/comments'
    const comments = []
    for (const commit_sha of await commented()) comments.push(...(await github.list(route, { commit_sha })))
    const young = comments.filter(({ created_at }) => Date.parse(created_at) >= startOf(look))
    const orders: IncomingCommand[] = []
    let whole = true
    for (const comment of young) {
      const order = await orderOf(comment, { issue: pull, commit: comment.commit_id }, look)
      if (order === 'later') whole = false
      else if (order) orders.push(order)
    }
    return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) }
  }

  function unread(error: unknown): OrdersFound {
    if (!(error instanceof RalphError)) throw error
    // A branch that was deleted after a merge has no commits of its own any more.
    const gone = error.code === 'GITHUB_NOT_FOUND' || error.code === 'GITHUB_REFUSED'
    if (!gone) warn(`comments on commits could not be read, so they wait: ${error.message} ${error.hint}`)
    return { orders: [], whole: gone, newest: 0 }
  }

  return async (look) => {
    const pull = pulls().at(-1)
    return pull === undefined ? [] : [await read(pull, look).catch(unread)]
  }
}
