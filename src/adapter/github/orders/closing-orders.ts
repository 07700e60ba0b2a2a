import { RalphError } from '../../../core/error/error.ts'
import type { IncomingCommand, OrderQuery } from '../../../port/outside.ts'
import type { GitHub } from '../client/client.ts'
import type { FoundPull } from '../client/found-pull.ts'
import { commentId } from '../thread/threads.ts'

/**
 * Closing the run's pull request without a merge is an order to pause: whoever does that does not want what is being
 * paid for. GitHub itself has seen to it that they may. It is an order like any other, with the moment of the closing
 * as its id, so that `resume` lifts it for good.
 */
export function closingOrders(github: GitHub) {
  const by = new Map<number, Promise<string>>()

  async function whoClosed(issue_number: number): Promise<string> {
    try {
      const { closed_by } = await github.request('GET /repos/{owner}/{repo}/issues/{issue_number}', { issue_number })
      return closed_by?.login ?? 'somebody'
    } catch (error) {
      if (!(error instanceof RalphError)) throw error
      return 'somebody'
    }
  }

  return async (pulls: readonly FoundPull[], { since, started, consumed }: OrderQuery): Promise<IncomingCommand[]> => {
    const orders: IncomingCommand[] = []
    for (const { state, number, closedAt: at } of pulls) {
      const settled = at === null || at < (since ?? '').slice(0, 19) || Date.parse(at) < Date.parse(started)
      if (state !== 'closed' || settled) continue
      // Answers to it go to the pull request; there is no comment that could get a sign.
      const id = commentId({ at, issue: number, comment: 0 })
      if (consumed.includes(id)) continue
      const asked = by.get(number) ?? whoClosed(number)
      by.set(number, asked)
      const why = `pull request #${number} was closed without a merge; reopen it to show the commits there`
      orders.push({ id, at, by: await asked, text: `pause ${why}` })
    }
    return orders
  }
}
