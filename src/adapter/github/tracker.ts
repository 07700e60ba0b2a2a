import { commitStatuses } from '../../core/report/commit-statuses.ts'
import { statusComment } from '../../core/report/status-comment.ts'
import type { Tracker } from '../../port/tracker.ts'
import { orderReader } from './comment-order.ts'
import { commentQueue } from './comment-queue.ts'
import { commitStatusPoster } from './commit-status-poster.ts'
import type { OnTheRun } from './on-the-run.ts'
import { outboxAt } from './outbox.ts'
import { statusBoard } from './status-board.ts'
import { whoMayOrder } from './who-may.ts'

/** A run's life on GitHub: orders from comments, signs and answers to them, and one comment that says how it stands. */
export function gitHubTracker(
  options: OnTheRun & {
    /** The tracking issue and the run's pull request, as far as there are any; the status comment is on the first. */
    readonly threads: () => readonly number[]
  },
): Tracker {
  const { threads, now, mirror } = options
  const outbox = outboxAt({ ...options, notices: () => threads()[0] })
  const statuses = commitStatusPoster(options)
  const board = statusBoard({ ...options, issue: () => threads()[0] })
  const orderOf = orderReader({ ...options, whoMay: whoMayOrder(options) })
  const incoming = commentQueue({ ...options, orderOf, seen: (order) => outbox.sign(order, 'seen') })
  return {
    incoming,
    // Comments stay where they are: what was consumed is known by its id.
    forget: () => Promise.resolve(),
    async deliver(effects) {
      const ofCommits = effects.filter(({ kind }) => kind === 'status')
      const others = effects.filter(({ kind }) => kind !== 'status')
      return [...(await outbox.deliver(others)), ...(await statuses.deliver(ofCommits))]
    },
    effectsOf: (checked) => commitStatuses(checked, { mirror, jobUrl: options.place().jobUrl }),
    report: ({ plan, state }) => {
      board.show(statusComment({ plan, state }, { ...options.place(), now: now() }))
    },
    // The pull request is not on this board.
    published: () => undefined,
    close: board.close,
  }
}
