import { RalphError } from '../../../core/error/error.ts'
import type { IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { GitHub } from '../client/client.ts'
import type { PullView } from '../client/found-pull.ts'
import { commentId } from '../thread/threads.ts'

/**
 * Closing the run's pull request without a merge is an order to pause, since nobody wants to pay for that work. GitHub has
 * checked the right to close. The order's id holds the moment of the closing, so `resume` lifts it for good.
 */
export function closingOrderReader(github: GitHub) {
  const closerByPull = new Map<number, Promise<string>>()

  async function readCloser(issue_number: number): Promise<string> {
    try {
      const { closed_by } = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number })
      return closed_by?.login ?? 'somebody'
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return 'somebody'
    }
  }

  return async (pulls: readonly PullView[], { since, started, consumed }: OrderQuery): Promise<IncomingCommand[]> => {
    const orders: IncomingCommand[] = []
    for (const { state, number, closedAt } of pulls) {
      const isSettled =
        closedAt === null || closedAt < (since ?? '').slice(0, 19) || Date.parse(closedAt) < Date.parse(started)
      if (state !== 'closed' || isSettled) continue
      // Answers go to the pull request: there is no comment to react to.
      const id = commentId({ at: closedAt, issue: number, comment: 0 })
      if (consumed.includes(id)) continue
      const closer = closerByPull.get(number) ?? readCloser(number)
      closerByPull.set(number, closer)
      const reason = `pull request #${number} was closed without a merge; reopen it to show the commits there`
      orders.push({ id, at: closedAt, by: await closer, text: `pause ${reason}` })
    }
    return orders
  }
}
