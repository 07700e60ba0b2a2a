import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isDone, type Slice, slicesOf } from '../../run/next/slices.ts'
import { type PullText, pullText } from './pull-text.ts'
import { sliceText } from './slice-text.ts'
import type { StatusPlace } from './status-comment.ts'

export interface PullOfRun {
  readonly head: string
  /** Not a draft any more. */
  readonly ready: boolean
  readonly text: (neighbours: { below: number | undefined; above: number | undefined }) => PullText
}

/** The pull requests that show a run, the lowest first: one for each milestone, else one for the work branch. */
export function wantedPulls(
  run: { plan: Plan; state: RunState },
  place: StatusPlace & { readonly now: number },
  issue: number | undefined,
): PullOfRun[] {
  const { plan, state } = run
  const slices = slicesOf(state)
  const complete = state.stop?.kind === 'complete'
  if (slices.length === 0) {
    return [{ head: state.work_branch, ready: complete, text: () => pullText(run, place, issue) }]
  }
  const ready = ({ milestone, newest }: Slice): boolean =>
    complete || (isDone(plan, state, milestone) && !(newest && state.unproven) && milestone !== null)
  return slices.map((slice) => ({
    head: slice.branch,
    ready: ready(slice),
    text: (neighbours) => sliceText(run, place, { slice, issue, neighbours }),
  }))
}
