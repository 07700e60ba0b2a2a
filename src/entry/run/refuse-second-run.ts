import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { otherPlace, runElsewhere } from '../project/run-place.ts'
import { formerRun } from '../wire/former-run.ts'
import { otherPlanOf } from '../wire/other-plan.ts'

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
  const otherPlan = run ? await otherPlanOf(project, run.state) : undefined
  if (otherPlan) throw otherPlan
}
