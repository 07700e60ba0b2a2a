import type { RunEvent } from '../../../schema/run/event.ts'
import { piecesOf } from '../../reading/pieces.ts'
import type { CommitChange } from '../../reading/read-first.ts'
import type { IterationView } from '../facts/iteration-view.ts'

/** An attempt with a commit in the work. */
export type CommittedIteration = IterationView & {
  readonly commit: string
  readonly checkpoint: string
  readonly task: string
}

/** Commits that count or wait for approval, oldest first. */
export const madeCommits = (views: readonly IterationView[]): CommittedIteration[] =>
  views.filter(
    (view): view is CommittedIteration =>
      (view.outcome === 'succeeded' || view.outcome === 'waits for approval') &&
      view.commit !== null &&
      view.checkpoint !== null &&
      view.task !== null,
  )

/** `takenBack`: tasks with an undone commit. */
export function commitChange(view: CommittedIteration, patch: string, takenBack: ReadonlySet<string>): CommitChange {
  const { iteration, task, commit, attempt, handoff, review, events } = view
  const pieces = piecesOf(patch)
  return {
    ...{ iteration, task, commit, pieces },
    facts: {
      attempts: attempt ?? 1,
      redone: takenBack.has(task),
      doubt: doubtOf(handoff, events),
      findings: (review?.review?.findings ?? []).flatMap(({ path, line, text }) =>
        path === null ? [] : { path, line, text },
      ),
    },
    remarked: remarks(events, new Set(pieces.map(({ path }) => path))),
  }
}

function doubtOf(handoff: CommittedIteration['handoff'], events: readonly RunEvent[]): string | null {
  const { confidence_level, request_research = [] } = handoff?.handoff ?? {}
  if (confidence_level === 'low') return 'Its agent reported low confidence.'
  if (request_research.length > 0) return 'Its agent left a question that the repository does not answer.'
  return events.some(({ type }) => type === 'human_review_requested') ? 'Its agent asked a person to look at it.' : null
}

/** Remarks of the guard on files of this commit, by path; each phrase begins with its path. */
function remarks(events: readonly RunEvent[], paths: ReadonlySet<string>): Map<string, string> {
  const phrases = events.flatMap((event) => (event.type === 'checks_touched' ? event.what : []))
  return new Map(
    phrases.flatMap((phrase): [string, string][] => {
      const path = /^[^\s:,]+/.exec(phrase)?.[0] ?? ''
      return paths.has(path) ? [[path, `Changes what the checks run: ${phrase}.`]] : []
    }),
  )
}

export const tasksTakenBack = (views: readonly IterationView[]): ReadonlySet<string> =>
  new Set(views.flatMap(({ outcome, task }) => (outcome === 'taken back' && task !== null ? task : [])))
