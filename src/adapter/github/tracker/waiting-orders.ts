import { RalphError } from '../../../core/error/error.ts'
import type { Standing } from '../../../core/order/may-order.ts'
import type { Control } from '../../../schema/run/control.ts'
import { whoMayOrder } from '../account/who-may.ts'
import type { GitHub } from '../client/client.ts'
import { orderReader } from '../orders/comment-order.ts'
import { commentQueue } from '../orders/comment-queue.ts'
import { markOf } from '../thread/outbox.ts'
import { trackingLabel } from './tracking-issue.ts'

/** A run as far as it says where its orders are given. */
export interface OrderedRun {
  readonly plan: string
  /** Branches whose pull requests are the run's: the work branch and those of its milestones. */
  readonly branches: readonly string[]
  /** The issue that a person named for it. */
  readonly issue: number | null
  /** When the run began. */
  readonly started: string
  readonly control: Pick<Control, 'consumed' | 'cursor'>
}

/**
 * How many orders wait in the comments of each of these runs: two lists for all of them, and one for each thread.
 * Nothing is consumed or marked. Orders that nobody may give do not count, or a stranger could start jobs for ever.
 * Never rejects for a fault of GitHub's: a warning says what could not be looked at.
 */
export function waitingOrders(options: {
  github: GitHub
  self: string
  least: Readonly<Record<string, Standing>>
  bots: readonly string[]
  now: () => number
  warn: (text: string) => void
}): (runs: readonly OrderedRun[]) => Promise<ReadonlyMap<string, number>> {
  const { github, self, warn } = options
  const orderOf = orderReader({ whoMay: whoMayOrder(options), self })

  async function look<T>(what: string, list: () => Promise<readonly T[]>): Promise<readonly T[]> {
    try {
      return await list()
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`${what} could not be listed, so orders there wait for the next job: ${error.message} ${error.hint}`)
      return []
    }
  }

  const issues = () => github.list('GET /repos/{owner}/{repo}/issues', { labels: trackingLabel })
  const pulls = () => github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' })

  return async (runs) => {
    if (runs.length === 0) return new Map()
    const [open, proposed] = await Promise.all([look('issues', issues), look('pull requests', pulls)])
    const threadsOf = ({ plan, branches, issue }: OrderedRun): number[] => {
      const ours = open.find(({ body, pull_request }) => !pull_request && body?.startsWith(markOf(plan, 'issue')))
      const pulls = proposed.filter(({ head }) => branches.includes(head.ref) && head.repo?.full_name === own)
      const threads = [issue ?? ours?.number, ...pulls.map(({ number }) => number)]
      return threads.filter((number) => number !== undefined)
    }
    const own = `${github.owner}/${github.repo}`
    const count = async (run: OrderedRun): Promise<[string, number]> => {
      const queue = commentQueue({
        ...{ github, self, orderOf, warn },
        threads: () => threadsOf(run),
        find: async () => true,
        // The job that it starts looks at reviews, too.
        others: async () => [],
        seen: async () => undefined,
        own: () => undefined,
      })
      const { consumed, cursor: since } = run.control
      const { orders } = await queue({ since, started: run.started, consumed, to: 'obey' })
      const known = new Set(consumed)
      return [run.plan, orders.filter(({ id, refused }) => !known.has(id) && refused?.answer !== false).length]
    }
    return new Map(await Promise.all(runs.map(count)))
  }
}
