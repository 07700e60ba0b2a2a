import { type Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { agentsMdFile } from '../../knowledge/agents-block.ts'
import { selectTask } from '../../plan/graph/blocked.ts'
import { isAgentsMd, reservedIds } from '../../plan/graph/milestones.ts'
import { statusIn, taskIn } from '../fold/begin.ts'
import { attentionIn } from './human-review.ts'
import { beginsSlice, isMilestoneDone } from './slices.ts'

/** The engine's own task that updates its section of AGENTS.md; it goes first and is tried once. */
export const agentsMdTask = (iteration: number, { slices }: RunState): Task => {
  // The commit belongs to the pull request of the milestone that taught it.
  const milestone = slices.at(-1)?.milestone ?? undefined
  return Task.parse({
    id: `${reservedIds.agentsMd}${iteration}`,
    title: `Keep what the run learned in ${agentsMdFile}`,
    order: Number.MIN_SAFE_INTEGER,
    description: `The engine updates the section of ${agentsMdFile} between its markers from the knowledge of the run; no agent is called.`,
    paths: [agentsMdFile],
    max_retries: 0,
    ...(milestone !== undefined && { milestone }),
  })
}

export const openAgentsMd = (plan: Plan, state: RunState): Task | undefined =>
  plan.tasks.find(({ id }) => isAgentsMd(id) && !endedStatuses.has(statusIn(state)(id)))

const endedStatuses: ReadonlySet<string> = new Set(['done', 'skipped', 'given_up'])

/** Undefined while it may be tried. An interrupted attempt does not count. */
export function endedAgentsMd(state: RunState, { id }: Task): string | undefined {
  const { status, failed_iterations } = taskIn(state, id)
  if (status === 'failed') return `iteration ${failed_iterations.at(-1)} failed`
  const [last] = failed_iterations.slice(-1)
  return last === undefined ? undefined : `the commit of iteration ${last} was rejected`
}

/** True if a milestone or the plan is done. More often would cost a commit and a run of the checks for a few lines. */
export function isAgentsMdDue(plan: Plan, state: RunState): boolean {
  if (state.awaiting || state.undos.length > 0 || state.current) return false
  const selection = selectTask(plan, statusIn(state), attentionIn(state))
  if (selection.kind === 'complete') return true
  const milestone = state.slices.at(-1)?.milestone
  if (selection.kind !== 'task' || milestone === null || milestone === undefined) return false
  return beginsSlice(plan, state, selection.task.id) !== undefined && isMilestoneDone(plan, state, milestone)
}
