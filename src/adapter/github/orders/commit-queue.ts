import { RalphError } from '../../../core/error/error.ts'
import type { IncomingCommand, Look } from '../../../port/tracker.ts'
import type { GitHub } from '../client/client.ts'
import type { OrderOf } from './comment-order.ts'
import { type Found, startOf } from './comment-queue.ts'

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
}): (look: Look) => Promise<Found[]> {
  const { github, plan, branch, pulls, orderOf, warn } = options

  async function commented(): Promise<string[]> {
    const newest = await github.request('GET /repos/{owner}/{repo}/commits', { sha: branch, per_page: commits })
    return newest.flatMap(({ sha, commit }) =>
      commit.comment_count > 0 && commit.message.includes(`\nRalph-Plan: ${plan}\n`) ? [sha] : [],
    )
  }

  async function read(pull: number, look: Look): Promise<Found> {
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

  function unread(error: unknown): Found {
    if (!(error instanceof RalphError)) throw error
    // A branch that was deleted after a merge has no commits of its own any more.
    const gone = error.code === 'GITHUB_NOT_FOUND' || error.code === 'GITHUB_REFUSED'
    if (!gone) warn(`comments on commits could not be read, they wait: ${error.message} ${error.hint}`)
    return { orders: [], whole: gone, newest: 0 }
  }

  return async (look) => {
    const pull = pulls().at(-1)
    return pull === undefined ? [] : [await read(pull, look).catch(unread)]
  }
}
