import { existsSync } from 'node:fs'
import { isPathRemote } from '../../adapter/git/call/remote-url.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { otherPlace, runElsewhere } from '../project/run-place.ts'
import { formerRun } from '../wire/former-run.ts'
import { planNameTaken } from '../wire/plan-name-taken.ts'

/** Throws if the plan's run is stored elsewhere or under another name, or if this name is that of another plan's run. */
export async function refuseSecondRun(
  openedProject: Project,
  context: CommandContext,
  run: { readonly state: RunState } | null,
): Promise<void> {
  if (run) return refuseOtherPlan(openedProject, run)
  const place = otherPlace(openedProject)
  if (place) throw runElsewhere(openedProject, place)
  const oldNameError = await formerRun(openedProject, context)
  if (oldNameError) throw oldNameError
}

/** Throws RalphError PLAN_NAME_TAKEN if this run began from another plan. */
export async function refuseOtherPlan(
  project: Project,
  run: { readonly state: RunState } | null | undefined,
): Promise<void> {
  const otherPlan = run ? await planNameTaken(project, run.state) : undefined
  if (otherPlan) throw otherPlan
}

/** What the run calls this place, if somebody moved its folder since. */
export function formerRemote({ remote }: Project, run: { readonly state: RunState } | null): string | null {
  const recorded = run?.state.remote ?? remote
  return recorded !== remote && isPathRemote(recorded) && !existsSync(recorded) ? recorded : null
}
