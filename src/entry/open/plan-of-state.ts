import { RalphError } from '../../core/error/error.ts'
import { writeJson } from '../../core/plan/format/json/sparse.ts'
import { planSourcePath } from '../../core/ref/state-paths.ts'
import { Plan } from '../../schema/plan/plan.ts'
import type { CommandContext } from '../project/context.ts'
import { openProject, type Project } from '../project/project.ts'
import { withRun } from './look-at-run.ts'

type Flags = Readonly<Record<string, unknown>>

/** A job's project, with the context and the flags by which it is opened again in the middle of the job. */
export interface OpenedProject {
  readonly project: Project
  readonly context: CommandContext
  readonly flags: Flags
}

/** How a plan without a file is named: the same word is the name of its run. */
export const withPlanText = (context: CommandContext, flags: Flags, plan: Plan & { readonly name: string }) => ({
  context: { ...context, planText: Buffer.from(writeJson(plan)) },
  flags: { ...flags, plan: plan.name },
})

/**
 * The project of the plan file, or else of a run that began without one (`ralph start`): its plan lives in its state.
 * Throws as `openProject` does.
 */
export async function openFileOrState(context: CommandContext, flags: Flags): Promise<OpenedProject> {
  try {
    return { project: await openProject(context, flags), context, flags }
  } catch (error) {
    if (!(error instanceof RalphError) || error.code !== 'PLAN_MISSING') throw error
    const plan = await planOfState(context, flags)
    if (plan === undefined) throw error
    const opened = withPlanText(context, flags, plan)
    return { ...opened, project: await openProject(opened.context, opened.flags) }
  }
}

/** Undefined if no run is meant, or if its plan was a file: then that file is missing. */
async function planOfState(context: CommandContext, flags: Flags): Promise<(Plan & { name: string }) | undefined> {
  try {
    return await withRun(context, flags, {
      look: async ({ access, run: { state } }) => {
        // A folder of stories can have the name of its run; its format was recorded.
        if (state.plan_file !== state.plan || state.plan_format !== null) return undefined
        const text = await access.state.read(planSourcePath)
        return text === undefined ? undefined : { ...Plan.parse(JSON.parse(text)), name: state.plan }
      },
    })
  } catch (error) {
    if (error instanceof RalphError && ['PLAN_MISSING', 'NO_RUN', 'RUN_UNKNOWN'].includes(error.code)) return undefined
    throw error
  }
}
