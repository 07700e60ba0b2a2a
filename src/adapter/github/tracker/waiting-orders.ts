import { RalphError } from '../../../core/error/error.ts'
import type { Standing } from '../../../core/order/may-order.ts'
import type { Control } from '../../../schema/run/control.ts'
import { type WhoMay, whoMayOrder } from '../account/who-may.ts'
import type { GitHub } from '../client/client.ts'
import { orderReader } from '../orders/comment-order.ts'
import { commentQueue } from '../orders/comment-queue.ts'
import { reviewQueue } from '../orders/review-queue.ts'
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

/** What a look at the comments and reviews of some runs came to. */
export interface WaitingOrders {
  /** How many orders wait, by the name of the plan. */
  readonly counts: ReadonlyMap<string, number>
  /** False if something could not be read or judged: then an order may wait that is not counted. */
  readonly complete: boolean
}

/**
 * How many orders wait in the comments and reviews of each of these runs: two lists for all of them, one for each thread
 * and one for the reviews of each open pull request.
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
}): (runs: readonly OrderedRun[]) => Promise<WaitingOrders> {
  const { github, self } = options
  let complete = true
  const warn = (text: string): void => {
    complete = false
    options.warn(text)
  }
  const whoMay: WhoMay = async (...question) => {
    const verdict = await may(...question)
    if (verdict === 'later' || (verdict !== 'yes' && verdict.unsure)) complete = false
    return verdict
  }
  const may = whoMayOrder(options)
  const orderOf = orderReader({ whoMay, self })

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
    if (runs.length === 0) return { counts: new Map(), complete }
    const [open, proposed] = await Promise.all([look('issues', issues), look('pull requests', pulls)])
    const own = `${github.owner}/${github.repo}`
    const pullsOf = ({ branches }: OrderedRun): number[] =>
      proposed
        .filter(({ head }) => branches.includes(head.ref) && head.repo?.full_name === own)
        .map(({ number }) => number)
    const issueOf = ({ plan, issue }: OrderedRun): number | undefined =>
      issue ?? open.find(({ body, pull_request }) => !pull_request && body?.startsWith(markOf(plan, 'issue')))?.number
    const count = async (run: OrderedRun): Promise<[string, number]> => {
      const pulls = pullsOf(run)
      const threads = [issueOf(run), ...pulls].filter((number) => number !== undefined)
      const queue = commentQueue({
        ...{ github, self, orderOf, warn },
        threads: () => threads,
        find: async () => true,
        others: reviewQueue({ github, pulls: () => pulls, whoMay, self, warn }),
        seen: async () => undefined,
        own: () => undefined,
      })
      const { consumed, cursor: since } = run.control
      const { orders } = await queue({ since, started: run.started, consumed, to: 'obey' })
      const known = new Set(consumed)
      return [run.plan, orders.filter(({ id, refused }) => !known.has(id) && refused?.answer !== false).length]
    }
    const counts = new Map(await Promise.all(runs.map(count)))
    return { counts, complete }
  }
}
