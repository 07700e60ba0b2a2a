import { join, relative } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { writeJson } from '../../core/plan/format/json/sparse.ts'
import { planFormatNamed } from '../../core/plan/format/read/read-options.ts'
import { planSourcePath } from '../../core/ref/state-paths.ts'
import { isRunOfText } from '../../core/run/next/match-run.ts'
import { damagedRecord, storedJson } from '../../core/run/stored/stored-json.ts'
import { flagWords } from '../../core/text/command-line.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import { Plan, TaskId } from '../../schema/plan/plan.ts'
import type { CommandContext, FormerPlan } from '../project/context.ts'
import { isPlanFault, openProject, type Project } from '../project/project.ts'
import { atTop, settingSources } from '../project/setting-sources.ts'
import { type OpenedRun, withRun } from './look-at-run.ts'

type Flags = Readonly<Record<string, unknown>>

/** A job's project, with the context and the flags by which it is opened again in the middle of the job. */
export interface OpenedProject {
  readonly project: Project
  readonly context: CommandContext
  readonly flags: Flags
}

/** A plan without a file has a name instead of a path: that of its run. */
export const withPlanText = (context: CommandContext, flags: Flags, plan: Plan & { readonly name: string }) => ({
  context: { ...context, planText: Buffer.from(writeJson(plan)) },
  flags: { ...flags, plan: plan.name },
})

/** Also opens a run that began without a plan file (`ralph start`). Throws as `openProject` does. */
export async function openFileOrState(context: CommandContext, flags: Flags): Promise<OpenedProject> {
  try {
    const text = namesRun(flags) ? await planWithoutFile(context, flags, { isText: true }) : undefined
    if (text) return { ...text, project: await openProject(text.context, text.flags) }
    return { project: await openWithPlanFallback(context, flags), context, flags }
  } catch (error) {
    if (!(error instanceof RalphError) || error.code !== 'PLAN_MISSING') throw error
    const opened = await planWithoutFile(context, flags)
    if (opened === undefined) throw await goneFault(context, flags, error)
    const project = await openProject(opened.context, opened.flags)
    const { formerPlan } = opened.context
    // What is printed has to name the run, as its file is not there to be found.
    return {
      ...opened,
      project: formerPlan ? { ...project, planFile: formerPlan.plan.name, isDefaultPlan: false } : project,
    }
  }
}

/** Files and folders of the same name may have come later, such as by the run's own work. */
const namesRun = (flags: Flags): boolean =>
  typeof flags['plan'] === 'string' && TaskId.safeParse(flags['plan']).success && !asksForFile(flags)

/** After a broken edit, a run continues with its last plan, and says so. Throws as `openProject` does. */
export async function openWithPlanFallback(context: CommandContext, ...args: OpenArguments): Promise<Project> {
  try {
    return await openProject(context, ...args)
  } catch (error) {
    const [flags] = args
    if (!isPlanFault(error) || asksForFile(flags)) throw error
    const formerPlan = await readFormerPlan(context, flags).catch((reason: unknown) => {
      // An unreadable state has no plan either: the fault of the file is the one to fix.
      if (reason instanceof RalphError) return undefined
      throw reason
    })
    if (formerPlan === undefined) throw error
    return openProject({ ...context, formerPlan }, ...args)
  }
}

/** The fault is then in the flags, and not in an edit. */
const asksForFile = (flags: Flags): boolean =>
  flags['fresh'] === true || flags['plan-scope'] !== undefined || flags['format'] !== undefined

type OpenArguments = Parameters<typeof openProject> extends [unknown, ...infer Rest] ? Rest : never

/** Undefined if no run has begun from this file. */
async function readFormerPlan(context: CommandContext, flags: Flags): Promise<FormerPlan | undefined> {
  const { planPath, base } = await settingSources(context, flags)
  const file = atTop(planPath, base.repository.toplevel)
  return readIntendedRun({ ...context, err: () => undefined }, flags, async ({ access, run: { state } }) => {
    const text = state.plan_file === file ? await access.state.read(planSourcePath) : undefined
    if (text === undefined || state.plan_source === null) return undefined
    const plan = planIn(text, state.plan)
    return { plan, source: state.plan_source, format: planFormatNamed(state.plan_format) ?? null }
  })
}

function planIn(text: string, name: string): Plan & { readonly name: string } {
  const read = Plan.safeParse(storedJson(text))
  if (!read.success) throw damagedRecord(planSourcePath)
  return { ...read.data, name }
}

/** For a run that never had a plan file, or whose file is gone; the latter only continues if it is named. */
const planWithoutFile = (
  context: CommandContext,
  flags: Flags,
  { isText = false } = {},
): Promise<Omit<OpenedProject, 'project'> | undefined> =>
  readIntendedRun(context, flags, async ({ access, project, run: { state } }) => {
    const text = await access.state.read(planSourcePath)
    if (text === undefined) return undefined
    const plan = planIn(text, state.plan)
    if (isRunOfText(state)) return withPlanText(context, flags, plan)
    if (isText || flags['plan'] !== state.plan || asksForFile(flags)) return undefined
    if (state.plan_file === null || state.plan_source === null) return undefined
    const format = planFormatNamed(state.plan_format) ?? null
    return {
      context: { ...context, formerPlan: { plan, source: state.plan_source, format, isGone: true } },
      flags: { ...flags, plan: relative(context.cwd, join(project.repository.toplevel, state.plan_file)) },
    }
  })

/** The same fault, with the way on that a run has which began from this file. */
const goneFault = async (context: CommandContext, flags: Flags, fault: RalphError): Promise<RalphError> => {
  const { planPath, base } = await settingSources(context, flags)
  const file = atTop(planPath, base.repository.toplevel)
  const plan = await readIntendedRun({ ...context, err: () => undefined }, flags, async ({ run: { state } }) =>
    state.plan_file === file ? state.plan : undefined,
  )
  if (plan === undefined || asksForFile(flags)) return fault
  const again = commandSpan('ralph', 'run', ...flagWords('plan', plan))
  return new RalphError({
    code: 'PLAN_MISSING',
    message: fault.message,
    hint: `The run ${plan} began from it. Bring the file back, or continue with the plan that the run has: ${again}.`,
  })
}

async function readIntendedRun<T>(
  context: CommandContext,
  flags: Flags,
  look: (opened: OpenedRun) => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await withRun(context, flags, { look })
  } catch (error) {
    if (error instanceof RalphError && noRunCodes.has(error.code)) return undefined
    throw error
  }
}

const noRunCodes: ReadonlySet<string> = new Set([
  'PLAN_MISSING',
  'PLAN_INVALID',
  'FILE_UNREADABLE',
  'NO_RUN',
  'PLAN_NAME_TAKEN',
  'RUN_UNKNOWN',
])
