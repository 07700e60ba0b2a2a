import { RalphError } from '../../core/error.ts'
import type { Incoming, IncomingCommand, Look } from '../../port/tracker.ts'
import type { GitHub } from './client.ts'
import type { OrderOf, ReadComment } from './comment-order.ts'

/** Lists may lag behind a creation, and comments have whole seconds: a later look begins so much earlier. */
const overlapMs = 600_000

/**
 * Orders from the comments of an issue and a pull request. The comments are the queue: nothing is taken out of it, and
 * what was consumed is known by its id. Never rejects for a fault of GitHub's: orders wait, and a warning says so.
 */
export function commentQueue(options: {
  github: GitHub
  /** Numbers of the issue and, where there is one, the pull request. */
  threads: () => readonly number[]
  orderOf: OrderOf
  warn: (text: string) => void
  /** Called once for an order that has to wait until what is under way has ended. */
  seen: (order: string) => Promise<void>
  /** Our own account, and what is done with each comment of its that is read. */
  self: string
  own: (body: string) => void
}): (look: Look) => Promise<Incoming> {
  const { github, threads, orderOf, warn, seen, self, own } = options
  const waiting = new Set<string>()

  /** Undefined where the thread could not be read. `since` means the last edit. */
  async function commentsOf(issue_number: number, since: string | null): Promise<readonly ReadComment[] | undefined> {
    try {
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
      return await github.list(route, { issue_number, ...(since !== null && { since }) })
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`commands on #${issue_number} could not be read, they wait: ${error.message} ${error.hint}`)
      return undefined
    }
  }

  /** `whole` where everything could be read and judged; else it must be found again. */
  async function read(issue: number, look: Look) {
    const comments = await commentsOf(issue, look.since)
    for (const { user, body = '' } of comments ?? []) if (user?.login === self) own(body)
    const orders: IncomingCommand[] = []
    let whole = comments !== undefined
    // An old comment that was edited is settled all the same.
    const young = (comments ?? []).filter(({ created_at }) => Date.parse(created_at) >= startOf(look))
    for (const comment of young) {
      const order = await orderOf(comment, issue, look)
      if (order === 'later') whole = false
      else if (order) orders.push(order)
    }
    return { orders, whole, newest: Math.max(0, ...young.map(({ created_at }) => Date.parse(created_at))) }
  }

  return async (look) => {
    const found = []
    for (const issue of threads()) found.push(await read(issue, look))
    const orders = found.flatMap((thread) => thread.orders).sort(byId)
    if (look.to === 'watch') await Promise.all(orders.filter(isNew).map(({ id }) => seen(id)))
    const settled = Math.max(...found.map(({ newest }) => newest)) - overlapMs
    const moves = found.every(({ whole }) => whole) && settled > startOf(look)
    return { orders, cursor: moves ? new Date(settled).toISOString() : null }
  }

  function isNew({ id }: IncomingCommand): boolean {
    const known = waiting.has(id)
    waiting.add(id)
    return !known
  }
}

/** Comments have no milliseconds. */
const startOf = ({ since }: Look): number => (since === null ? 0 : Math.floor(Date.parse(since) / 1000) * 1000)

const byId = (a: IncomingCommand, b: IncomingCommand): number => (a.id < b.id ? -1 : 1)
