import { RalphError } from '../../../core/error/error.ts'
import type { Standing } from '../../../core/order/may-order.ts'
import type { Control } from '../../../schema/run/control.ts'
import { type CheckPermission, permissionChecker } from '../account/permission-checker.ts'
import type { GitHub } from '../client/client.ts'
import { orderReader } from '../orders/comment-order.ts'
import { commentQueue } from '../orders/comment-queue.ts'
import { reviewQueue } from '../orders/review-queue.ts'
import { markOf } from '../thread/outbox.ts'
import { trackingLabel } from './tracking-issue.ts'

export interface OrderedRun {
  readonly plan: string
  readonly branches: readonly string[]
  readonly issue: number | null
  readonly started: string
  readonly control: Pick<Control, 'consumed' | 'cursor'>
}

export interface WaitingOrders {
  readonly counts: ReadonlyMap<string, number>
  readonly isComplete: boolean
}

/**
 * Counts the waiting orders of each run in comments and reviews: two lists for all runs, one for each thread and one for
 * the reviews of each open pull request. Consumes and marks nothing. Orders of people without the right do not count, or a
 * stranger could start jobs for ever. Never rejects for a fault of GitHub's: it warns.
 */
export function waitingOrders(options: {
  github: GitHub
  self: string
  minStanding: Readonly<Record<string, Standing>>
  bots: readonly string[]
  now: () => number
  warn: (text: string) => void
}): (runs: readonly OrderedRun[]) => Promise<WaitingOrders> {
  const { github, self } = options
  let isComplete = true
  const warn = (text: string): void => {
    isComplete = false
    options.warn(text)
  }
  const whoMay: CheckPermission = async (...question) => {
    const verdict = await checkPermission(...question)
    if (verdict === 'later' || (verdict !== 'yes' && verdict.unsure)) isComplete = false
    return verdict
  }
  const checkPermission = permissionChecker(options)
  const orderOf = orderReader({ whoMay, self })

  async function listOrWarn<T>(kind: string, list: () => Promise<readonly T[]>): Promise<readonly T[]> {
    try {
      return await list()
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      warn(`${kind} could not be listed, so orders there wait for the next job: ${error.message} ${error.hint}`)
      return []
    }
  }

  const issues = () => github.list('GET /repos/{owner}/{repo}/issues', { labels: trackingLabel })
  const pulls = () => github.list('GET /repos/{owner}/{repo}/pulls', { state: 'open' })

  return async (runs) => {
    if (runs.length === 0) return { counts: new Map(), isComplete }
    const [openIssues, openPulls] = await Promise.all([
      listOrWarn('issues', issues),
      listOrWarn('pull requests', pulls),
    ])
    const ownName = `${github.owner}/${github.repo}`
    const pullsOf = ({ branches }: OrderedRun): number[] =>
      openPulls
        .filter(({ head }) => branches.includes(head.ref) && head.repo?.full_name === ownName)
        .map(({ number }) => number)
    const issueOf = ({ plan, issue }: OrderedRun): number | undefined =>
      issue ??
      openIssues.find(({ body, pull_request }) => !pull_request && body?.startsWith(markOf(plan, 'issue')))?.number
    const count = async (run: OrderedRun): Promise<[string, number]> => {
      const pulls = pullsOf(run)
      const threads = [issueOf(run), ...pulls].filter((number) => number !== undefined)
      const queue = commentQueue({
        ...{ github, self, orderOf, warn },
        threads: () => threads,
        findThreads: async () => true,
        slowSources: reviewQueue({ github, pulls: () => pulls, whoMay, self, warn }),
        acknowledge: async () => undefined,
        onOwnComment: () => undefined,
      })
      const { consumed, cursor: since } = run.control
      const { orders } = await queue({ since, started: run.started, consumed, to: 'obey' })
      const consumedIds = new Set(consumed)
      return [run.plan, orders.filter(({ id, refused }) => !consumedIds.has(id) && refused?.answer !== false).length]
    }
    const counts = new Map(await Promise.all(runs.map(count)))
    return { counts, isComplete }
  }
}
