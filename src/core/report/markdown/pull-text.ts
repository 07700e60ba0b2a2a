import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { plainLine } from '../../text/one-line.ts'
import { type StatusPlace, statusComment } from './status-comment.ts'

export interface PullText {
  readonly title: string
  readonly body: string
}

export const reviewHint =
  'One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.'

/** Title and body of the run's pull request: what the status comment says, without the moment and the job that wrote it. */
export function pullText(
  run: { plan: Plan; state: RunState },
  place: StatusPlace & { readonly now: number },
  issue: number | undefined,
): PullText {
  const { jobUrl: _, ...lasting } = place
  const { facts } = statusComment(run, lasting)
  const tracked = issue === undefined ? '' : `\n\nThe run is tracked in #${issue}.`
  return {
    title: `ralph: ${plainLine(run.plan.project ?? run.state.plan, 100)}`,
    body: `${reviewHint}${tracked}\n\n${facts}\n`,
  }
}
