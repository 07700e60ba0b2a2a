import { readComment } from '../../../core/control/read-comment.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Incoming, IncomingCommand, Look } from '../../../port/tracker.ts'
import type { GitHub } from '../client/client.ts'
import { placePrefix } from '../thread/comment-id.ts'
import { isMachine, type OrderOf, type ReadComment } from './comment-order.ts'

/** Lists may lag behind a creation, and comments have whole seconds: a later look begins so much earlier. */
const overlapMs = 600_000

type ThreadComment = ReadComment & { readonly issue_url: string }

/** What one look at one source found; `whole` where everything could be read and judged. */
export interface Found {
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
  others: (look: Look) => Promise<readonly Found[]>
  warn: (text: string) => void
  /** Called once for an order that has to wait until what is under way has ended. */
  seen: (order: string) => Promise<void>
  /** What is done with each comment of our own account that is read. */
  own: (comment: ThreadComment) => void
}): (look: Look) => Promise<Incoming> {
  const { github, threads, find, self, own, orderOf, others, warn, seen } = options
  const waiting = new Set<string>()

  /** Undefined where the thread could not be read. `since` means the last edit. */
  async function commentsOf(issue_number: number, since: string | null): Promise<readonly ThreadComment[] | undefined> {
    try {
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
      return await github.list(route, { issue_number, ...(since !== null && { since }) })
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`commands on #${issue_number} could not be read, they wait: ${error.message} ${error.hint}`)
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
  const isSilence = (comments: readonly ReadComment[], { consumed }: Look): boolean =>
    comments.every(({ id, user, body = '', created_at }) => {
      const prefix = placePrefix(created_at, Number(id))
      return (
        isMachine(user, self) || readComment(body).kind === 'nothing' || consumed.some((one) => one.startsWith(prefix))
      )
    })

  async function readThreads(look: Look): Promise<{ found: Found[]; known: boolean }> {
    const { since } = look
    const all = since === null ? undefined : await together(since)
    if (all && isSilence(all, look)) return { found: [], known: false }
    const known = await find()
    const found: Found[] = []
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

  async function judge(issue: number, comments: readonly ThreadComment[] | undefined, look: Look): Promise<Found> {
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
export const startOf = ({ since }: Look): number => (since === null ? 0 : Math.floor(Date.parse(since) / 1000) * 1000)

const byId = (a: IncomingCommand, b: IncomingCommand): number => (a.id < b.id ? -1 : 1)
