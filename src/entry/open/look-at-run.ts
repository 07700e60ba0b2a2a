import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import { isRunOfText, matchRun, type RunChoice } from '../../core/run/next/match-run.ts'
import { commandLine, flagWords } from '../../core/text/command-line.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import { openProject, type Project, type ProjectOfRun } from '../project/project.ts'
import { atTop, type OpenedSettings, openSettings, pathNamed, settingSources } from '../project/setting-sources.ts'
import { withRunRepository } from '../wire/kept-runs.ts'
import { planNameTaken } from '../wire/plan-name-taken.ts'
import { withIntendedPlan } from '../wire/queue-here.ts'
import { loadWithHistory, noRunYet, refsBeside, runGone } from '../wire/read-run.ts'
import { type StoredRun, storedRuns } from '../wire/runs-here.ts'
import { accessIn, type StateAccess, withTemporaryState } from '../wire/state-access.ts'
import { projectOfRun } from './project-of-run.ts'

type Flags = Readonly<Record<string, unknown>>

interface OpenedPlace {
  readonly project: ProjectOfRun
  readonly access: StateAccess
  /** A temporary folder of ralph's own. */
  readonly folder: string
}

export interface OpenedRun extends OpenedPlace {
  readonly run: LoadedRun
}

interface RunUse<T> {
  readonly look: (opened: OpenedRun) => Promise<T>
  /** The run of a queue that is meant without a name: finished or next. */
  readonly about?: 'ahead' | 'done'
  /** For commands that also work before the first job: gets the plan of a run that has not begun. */
  readonly unbegun?: (opened: OpenedPlace & { readonly project: Project }) => Promise<T>
  /** True if it reads the whole past of the run, which is then fetched in one go. */
  readonly isWhole?: boolean
  /** Reads a run from `origin` if this repository has none. */
  readonly readsOrigin?: boolean
}

/** By the plan file, or else from the refs: a missing or half saved plan file blocks no order. */
export async function withRun<T>(context: CommandContext, flags: Flags, use: RunUse<T>): Promise<T> {
  const settings = await openSettings(context, flags)
  const opened = await openByPlan(context, flags, { settings, use })
  if (!('fault' in opened)) return opened.result
  const stored = await findStoredRun(context, flags, { settings, fault: opened.fault })
  if (!stored) throw opened.fault
  return openStored(stored, use, { settings, context })
}

export const lookAtRun = <T>(context: CommandContext, flags: Flags, look: RunUse<T>['look']): Promise<T> =>
  withRun(context, flags, { look, readsOrigin: true })

/** For commands that read the run's whole past. */
export const lookAtPast = <T>(context: CommandContext, flags: Flags, look: RunUse<T>['look']): Promise<T> =>
  withRun(context, flags, { look, readsOrigin: true, isWhole: true })

/** Lists all refs that the command reads in one request. */
async function loadRun(
  project: Pick<ProjectOfRun, 'stateRef' | 'workRef' | 'planName'>,
  access: StateAccess,
  { isWhole }: Pick<RunUse<unknown>, 'isWhole'>,
): Promise<LoadedRun | null> {
  const others = refsBeside(project)
  if (isWhole) return loadWithHistory(project, access, others)
  await access.remote.lookAhead([project.stateRef, project.workRef, ...others])
  return (await access.state.load()).run
}

/** `fault` is the reason why the plan file leads to no run. */
async function openByPlan<T>(
  context: CommandContext,
  typedFlags: Flags,
  { settings, use }: { settings: OpenedSettings; use: RunUse<T> },
): Promise<{ result: T } | { fault: RalphError }> {
  const planProject = async (): Promise<{ project: Project; flags: Flags } | { fault: RalphError }> => {
    try {
      const flags = await withIntendedPlan(context, typedFlags, use.about ?? 'done', settings)
      const sources = flags === typedFlags ? settingSources(context, flags, settings) : undefined
      return { project: await openProject(context, flags, [], sources), flags }
    } catch (error) {
      if (error instanceof RalphError) return { fault: error }
      throw error
    }
  }
  const openRunOf = (project: Project): Promise<{ result: T } | { fault: RalphError }> =>
    withTemporaryState(project, context, async (access, folder) => {
      const run = await loadRun(project, access, use)
      const otherPlan = run ? await planNameTaken(project, run.state) : undefined
      if (otherPlan) return { fault: otherPlan }
      if (run) return { result: await use.look({ project, access, folder, run }) }
      const missing = await noRunYet(project, access, context)
      if (missing.code !== 'NO_RUN') throw missing
      if (use.unbegun) return { result: await use.unbegun({ project, access, folder }) }
      return { fault: missing }
    })
  const opened = await planProject()
  if ('fault' in opened) return opened
  try {
    return await openRunOf(opened.project)
  } catch (error) {
    const isElsewhere = error instanceof RalphError && error.code === 'STATE_ELSEWHERE'
    if (!isElsewhere || !use.readsOrigin || opened.flags['remote'] !== undefined) throw error
    context.err('This run is stored at origin; everything below is read from there (--remote origin).\n')
    return openRunOf(await openProject(context, { ...opened.flags, remote: 'origin' }))
  }
}

/** By name, by the plan file, or the only one. Throws RalphError PLAN_MISSING if several are possible. */
async function findStoredRun(
  context: CommandContext,
  flags: Flags,
  { settings, fault }: { settings: OpenedSettings; fault: RalphError },
): Promise<StoredRun | undefined> {
  const { planFile } = settings
  const { choice, runs, isNamed, file } = await chooseRun(context, flags, settings)
  if (choice.kind === 'none' && isNamed && fault.code === 'PLAN_MISSING' && runs.length > 0)
    throw noSuchRun(planFile, runs)
  // A valid plan file without a run is new work: the only run is about something else.
  if (choice.kind === 'none' || (isValidFile(fault) && !isChosen(choice))) return undefined
  if (choice.kind === 'several') throw severalRuns(planFile, choice.runs)
  const { plan } = choice.run
  const remark = choice.by === 'only' ? ', the only plan that was run here' : ''
  if (choice.by !== 'name') context.err(`This is about ${plan}${remark}; name another with --plan.\n`)
  // A file that only shares the name of the run is not its plan file.
  const isItsFile = choice.by !== 'name' || file === choice.run.planFile || fault.code === 'CONFIG_INVALID'
  const remedy = isItsFile ? remedies[fault.code]?.(planFile) : undefined
  if (remedy !== undefined) context.err(`${remedy} This is from the stored run.\n`)
  return choice.run.stored
}

async function chooseRun(context: CommandContext, flags: Flags, settings: OpenedSettings) {
  const { base, before, planFile } = settings
  const isNamed = before.sources.plan !== 'default'
  const { toplevel } = base.repository
  const file = atTop(pathNamed(before.sources.plan === 'flag' ? context.cwd : toplevel, planFile), toplevel)
  const runs = await storedRuns(context, flags, settings)
  const rows = runs.map((stored) => {
    const state = stored.run?.state
    const planFile = state && !isRunOfText(state) ? state.plan_file : null
    return { plan: stored.plan, planFile, stop: state?.stop ?? null, stored }
  })
  const choice = matchRun(rows, {
    input: isNamed ? planFile : undefined,
    file,
    queued: queuedFile(file ?? '', before.settings.queue)?.name,
  })
  return { choice, runs, isNamed, file }
}

/** The plan file that the stored run began from; undefined if no run is meant or it has none. */
export async function planFileOfRun(context: CommandContext, flags: Flags): Promise<string | undefined> {
  const settings = await openSettings(context, flags)
  const { choice, file } = await chooseRun(context, flags, settings)
  const recorded = choice.kind === 'run' ? choice.run.planFile : null
  if (recorded === null || recorded === file) return undefined
  const path = join(settings.base.repository.toplevel, recorded)
  return existsSync(path) ? relative(context.cwd, path) : undefined
}

/** What a person has to fix before the next job. */
const remedies: Readonly<Record<string, (planFile: string) => string>> = {
  PLAN_INVALID: (file) => `The plan file has faults now: ${commandSpan('ralph', 'plan', 'lint', file)} lists them.`,
  CONFIG_INVALID: () => 'The configuration has faults now: `ralph config` lists them.',
}

const isValidFile = ({ code }: RalphError): boolean => code === 'NO_RUN' || code === 'PLAN_NAME_TAKEN'

const isChosen = (choice: RunChoice<unknown>): boolean => choice.kind === 'run' && choice.by !== 'only'

async function openStored<T>(
  { runRepository, plan, ref, run: loadedRun }: StoredRun,
  use: RunUse<T>,
  { settings, context }: { settings: OpenedSettings; context: CommandContext },
): Promise<T> {
  const { repository } = runRepository
  const workRef = `refs/heads/${loadedRun?.state.work_branch ?? `ralph/work/${plan}`}`
  return withRunRepository(runRepository, context, async ({ store, home: folder }) => {
    const access = accessIn(store, { repository, stateRef: ref, workRef }, { now: context.now })
    const run = await loadRun({ stateRef: ref, workRef, planName: plan }, access, use)
    if (!run) throw runGone(plan)
    const project = projectOfRun(run, { sources: settings, runRepository, stateRef: ref, context })
    return use.look({ project, access, folder, run })
  })
}

const maxNames = 5

const severalRuns = (planFile: string, runs: readonly { plan: string }[]): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `${planFile} does not say which run is meant, and several could be.`,
    hint: nameHint(runs),
  })

const noSuchRun = (planFile: string, runs: readonly { plan: string }[]): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `There is no plan and no run named ${planFile}.`,
    hint: nameHint(runs),
  })

function nameHint(runs: readonly { plan: string }[]): string {
  const names = runs.slice(0, maxNames).map(({ plan }) => `\`${commandLine(...flagWords('plan', plan))}\``)
  return `Name one: ${names.join(', ')}${runs.length > maxNames ? ', …' : ''}. \`ralph list\` shows all runs.`
}
