import { addIssue } from './issues.ts'
import { type LoopbackGitHub, loopbackGitHub } from './loopback.ts'
import { addReview, addReviewComment } from './reviews.ts'
import { type TestTracker, trackerAt } from './tracker.ts'
import type { Issue, Review, ReviewComment } from './world.ts'

/** A remark at a line of a review. */
export interface Line {
  readonly body: string
  readonly path?: string
  readonly line?: number
  readonly commit?: string
  readonly inReplyTo?: number
}

export interface ReviewGarden {
  readonly github: LoopbackGitHub
  readonly pull: Issue
  /** A review as somebody submits it on the page; its commit is that of the first line, or `commit`. */
  review(
    by: string,
    state: Review['state'],
    given: { body?: string; commit?: string; lines?: readonly Line[] },
  ): { review: Review; lines: ReviewComment[] }
  tracker(change?: Parameters<typeof trackerAt>[1]): TestTracker
}

/** Issue 1 and the run's pull request 2, where Ada may write and Eve may read. */
export async function reviewGarden(now: () => number): Promise<ReviewGarden> {
  const github = await loopbackGitHub({ files: { 'a.txt': 'one\n' }, now })
  github.user('Ada', 'write')
  github.user('Eve', 'read')
  github.issue('Ada', 'A run')
  const { world, token } = github
  const pull = addIssue(world, { author: token.login, title: 'ralph: demo', body: '' })
  pull.pull = {
    ...{ id: world.nextId(), head: 'ralph/work/demo', base: 'main', draft: true },
    ...{ mergedAt: null, mergeCommit: null, mergedBy: null },
  }
  return {
    github,
    pull,
    review(author, state, { body = '', commit = 'c'.repeat(40), lines = [] }) {
      const review = addReview(world, { pull: pull.number, author, body, state, commit: lines[0]?.commit ?? commit })
      const comments = lines.map((line) =>
        addReviewComment(world, {
          ...{ pull: pull.number, review: review.id, author, body: line.body },
          ...{ path: line.path ?? 'src/a.ts', line: line.line ?? 12 },
          ...{ commit: line.commit ?? review.commit, inReplyTo: line.inReplyTo ?? null },
        }),
      )
      return { review, lines: comments }
    },
    tracker: (change = {}) =>
      trackerAt(github, { pulls: () => [pull.number], threads: () => [1, pull.number], ...change }),
  }
}
