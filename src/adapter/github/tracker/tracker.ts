import { commitStatuses, pullReviews } from '../../../core/report/markdown/checked-commit.ts'
import { statusComment } from '../../../core/report/markdown/status-comment.ts'
import { memoryLine, type RunMemory, readMemory } from '../../../core/run/stored/memory.ts'
import type { OrderSource, Outbox, RunDisplay } from '../../../port/outside.ts'
import { whoMayOrder } from '../account/who-may.ts'
import type { TrackingContext } from '../client/tracking-context.ts'
import { orderReader } from '../orders/comment-order.ts'
import { commentQueue, commitQueue, throttledSource } from '../orders/comment-queue.ts'
import { reviewQueue } from '../orders/review-queue.ts'
import { commitStatusPoster } from '../pulls/commit-status-poster.ts'
import { reviewPoster } from '../pulls/review-poster.ts'
import { markOf, outboxAt } from '../thread/outbox.ts'
import { statusBoard } from '../thread/status-board.ts'

export interface GitHubTracker extends OrderSource, Outbox, RunDisplay {
  /** The thread on which a look of this job has seen the status comment; undefined where it has seen none, or several. */
  shownOn(): number | undefined
}

/** A run's life on GitHub: orders from comments, signs and answers to them, and one comment that says how it stands. */
export function gitHubTracker(
  options: TrackingContext & {
    /** The tracking issue and the run's pull request, as far as there are any; the status comment is on the first. */
    readonly threads: () => readonly number[]
    /** Looks for those of them that are not known yet; false where GitHub did not say. */
    readonly find: () => Promise<boolean>
    /** The run's pull requests, open or not: a review counts also after a merge. */
    readonly pulls: () => readonly number[]
    readonly workBranch: string
    /** The pull request of a branch, made first where it has yet to be. */
    readonly pullOf: (branch: string) => Promise<number | undefined>
    /** Nothing can be on the first thread but what this job wrote there. */
    readonly isNew?: () => boolean
  },
): GitHubTracker {
  const { threads, now, mirror } = options
  const outbox = outboxAt({ ...options, notices: () => threads()[0] })
  const statuses = commitStatusPoster(options)
  const posted = reviewPoster(options)
  const statusComments = new Map<number, number>()
  const seen = () => (statusComments.size === 1 ? [...statusComments][0] : undefined)
  const board = statusBoard({ ...options, issue: () => threads()[0], seen })
  const whoMay = whoMayOrder(options)
  const orderOf = orderReader({ ...options, whoMay })
  const reviews = reviewQueue({ ...options, whoMay })
  const commits = commitQueue({ ...options, orderOf, branch: options.workBranch })
  const others = throttledSource([reviews, commits], now)
  let memory: RunMemory | undefined
  const statusMark = markOf(options.plan, 'status')
  const incoming = commentQueue({
    ...options,
    orderOf,
    others,
    seen: async (order) => (options.onlyReads ? undefined : outbox.sign(order, 'seen')),
    own: ({ id, body = '', issue_url }) => {
      if (!body.startsWith(statusMark)) return
      memory = readMemory(body) ?? memory
      statusComments.set(Number(id), Number(issue_url.split('/').at(-1)))
    },
  })
  return {
    incoming,
    // Comments stay where they are: what was consumed is known by its id.
    forget: () => Promise.resolve(),
    async deliver(effects) {
      const of = (name: string) => effects.filter(({ kind }) => kind === name)
      const others = effects.filter(({ kind }) => kind !== 'status' && kind !== 'review' && kind !== 'notify')
      return [
        ...(await outbox.deliver(others)),
        ...(await statuses.deliver(of('status'))),
        ...(await posted.deliver(of('review'))),
      ]
    },
    effectsOf: (checked) => [
      ...commitStatuses(checked, { mirror, jobUrl: options.place().jobUrl }),
      ...pullReviews(checked.review),
    ],
    memory: () => memory,
    shownOn: () => seen()?.[1],
    report: ({ plan, state, commit }) => {
      const line = memoryLine({ run: state.run, epoch: state.epoch, iteration: state.iteration, commit })
      board.show({ ...statusComment({ plan, state }, { ...options.place(), now: now() }), memory: line })
    },
    // The pull request is not on this board.
    reportBranches: () => undefined,
    close: board.close,
  }
}
