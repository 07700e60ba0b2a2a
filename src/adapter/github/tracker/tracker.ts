import { commitStatuses, pullReviews } from '../../../core/report/markdown/checked-commit.ts'
import { statusComment } from '../../../core/report/markdown/run-markdown.ts'
import { memoryLine, type RunMemory, readMemory } from '../../../core/run/stored/memory.ts'
import type { OrderSource, Outbox, RunDisplay } from '../../../port/outside.ts'
import { permissionChecker } from '../account/permission-checker.ts'
import type { TrackingContext } from '../client/tracking-context.ts'
import { orderReader } from '../orders/comment-order.ts'
import { commentQueue, commitQueue, throttledSource } from '../orders/comment-queue.ts'
import { reviewQueue } from '../orders/review-queue.ts'
import { commitStatusPoster } from '../pulls/commit-status-poster.ts'
import { reviewPoster } from '../pulls/review-poster.ts'
import { markOf, outboxAt } from '../thread/outbox.ts'
import { statusBoard } from '../thread/status-board.ts'

export interface GitHubTracker extends OrderSource, Outbox, RunDisplay {
  /** The thread where this job has read the status comment; undefined if there is none, or several. */
  statusThread(): number | undefined
}

export function gitHubTracker(
  options: TrackingContext & {
    readonly threads: () => readonly number[]
    readonly findThreads: () => Promise<boolean>
    /** Open or not: a review counts also after a merge. */
    readonly pulls: () => readonly number[]
    readonly workBranch: string
    /** The pull request of a branch; creates it if it is missing. */
    readonly pullOf: (branch: string) => Promise<number | undefined>
    readonly isNewThread?: () => boolean
  },
): GitHubTracker {
  const { threads, now, mirror } = options
  const outbox = outboxAt({ ...options, noticeThread: () => threads()[0] })
  const statuses = commitStatusPoster(options)
  const reviewPosts = reviewPoster(options)
  const statusComments = new Map<number, number>()
  const onlyStatusComment = () => (statusComments.size === 1 ? [...statusComments][0] : undefined)
  const board = statusBoard({ ...options, thread: () => threads()[0], knownComment: onlyStatusComment })
  const whoMay = permissionChecker(options)
  const orderOf = orderReader({ ...options, whoMay })
  const reviews = reviewQueue({ ...options, whoMay })
  const commits = commitQueue({ ...options, orderOf, branch: options.workBranch })
  const slowSources = throttledSource([reviews, commits], now)
  let memory: RunMemory | undefined
  const statusMark = markOf(options.plan, 'status')
  const incoming = commentQueue({
    ...options,
    orderOf,
    slowSources,
    acknowledge: async (order) => (options.onlyReads ? undefined : outbox.sign(order, 'seen')),
    onOwnComment: ({ id, body = '', issue_url }) => {
      if (!body.startsWith(statusMark)) return
      memory = readMemory(body) ?? memory
      statusComments.set(Number(id), Number(issue_url.split('/').at(-1)))
    },
  })
  return {
    incoming,
    // Comments stay; consumed ones are recognised by their ids.
    forget: () => Promise.resolve(),
    async deliver(effects) {
      const effectsOfKind = (name: string) => effects.filter(({ kind }) => kind === name)
      const comments = effects.filter(({ kind }) => kind !== 'status' && kind !== 'review' && kind !== 'notify')
      return [
        ...(await outbox.deliver(comments)),
        ...(await statuses.deliver(effectsOfKind('status'))),
        ...(await reviewPosts.deliver(effectsOfKind('review'))),
      ]
    },
    effectsOf: (checked) => [
      ...commitStatuses(checked, { mirror, jobUrl: options.place().jobUrl }),
      ...pullReviews(checked.review),
    ],
    memory: () => memory,
    statusThread: () => onlyStatusComment()?.[1],
    report: ({ plan, state, commit }) => {
      const line = memoryLine({ run: state.run, epoch: state.epoch, iteration: state.iteration, commit })
      board.show({ ...statusComment({ plan, state }, { ...options.place(), now: now() }), memory: line })
    },
    // Pull requests are not part of this board.
    reportBranches: () => undefined,
    close: board.close,
  }
}
