import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import { matchRun, type RunChoice } from '../../core/run/next/run-meant.ts'
import { commandLine, flagWords } from '../../core/text/command-line.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import { openProject, type Project, type ProjectOfRun } from '../project/project.ts'
import { atTop, type OpenedSettings, openSettings, pathNamed, settingSources } from '../project/setting-sources.ts'
import { withKeeper } from '../wire/kept-runs.ts'
import { planMeantHere } from '../wire/queue-here.ts'
import { loadWithHistory, noRunYet, runGone } from '../wire/read-run.ts'
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
  /** Which run of a queue is meant if none is named: what is done, or what is still ahead. */
  readonly about?: 'ahead' | 'done'
  /** For what makes sense before the first job, too: gets the plan of a run that has not begun. */
  readonly unbegun?: (opened: OpenedPlace & { readonly project: Project }) => Promise<T>
  /** It reads the whole past of the run, which is then fetched at once. */
  readonly isWhole?: boolean
  /** Reads a run that `origin` keeps if this repository keeps none. */
  readonly readsOrigin?: boolean
}

/**
 * Finds the run that a command is about and opens it: the run of the plan file, or else the run that was named or the only
 * one, from the refs. So a plan file that is missing or half saved keeps nobody from giving an order.
 */
export async function withRun<T>(context: CommandContext, flags: Flags, use: RunUse<T>): Promise<T> {
  const settings = await openSettings(context, flags)
  const opened = await ofPlan(context, flags, { settings, use })
  if (!('fault' in opened)) return opened.result
  const stored = await storedRun(context, flags, { settings, fault: opened.fault })
  if (!stored) throw opened.fault
  return withStored(stored, use, { settings, context })
}

/** For commands that only read. */
export const lookAtRun = <T>(context: CommandContext, flags: Flags, look: RunUse<T>['look']): Promise<T> =>
  withRun(context, flags, { look, readsOrigin: true })

/** For those that read all of its past. */
export const lookAtPast = <T>(context: CommandContext, flags: Flags, look: RunUse<T>['look']): Promise<T> =>
  withRun(context, flags, { look, readsOrigin: true, isWhole: true })

const loaded = async (
  project: Pick<ProjectOfRun, 'stateRef'>,
  access: StateAccess,
  { isWhole }: Pick<RunUse<unknown>, 'isWhole'>,
): Promise<LoadedRun | null> => (isWhole ? loadWithHistory(project, access) : (await access.state.load()).run)

/** By the plan file; `fault` says why it names no run. */
async function ofPlan<T>(
  context: CommandContext,
  given: Flags,
  { settings, use }: { settings: OpenedSettings; use: RunUse<T> },
): Promise<{ result: T } | { fault: RalphError }> {
  const planProject = async (): Promise<{ project: Project; flags: Flags } | { fault: RalphError }> => {
    try {
      const flags = await planMeantHere(context, given, use.about ?? 'done', settings)
      const sources = flags === given ? settingSources(context, flags, settings) : undefined
      return { project: await openProject(context, flags, [], sources), flags }
    } catch (error) {
      if (error instanceof RalphError) return { fault: error }
      throw error
    }
  }
  const at = (project: Project): Promise<{ result: T } | { fault: RalphError }> =>
    withTemporaryState(project, context, async (access, folder) => {
      const run = await loaded(project, access, use)
      if (run) return { result: await use.look({ project, access, folder, run }) }
      const none = await noRunYet(project, access, context)
      if (none.code !== 'NO_RUN') throw none
      if (use.unbegun) return { result: await use.unbegun({ project, access, folder }) }
      return { fault: none }
    })
  const opened = await planProject()
  if ('fault' in opened) return opened
  try {
    return await at(opened.project)
  } catch (error) {
    const isElsewhere = error instanceof RalphError && error.code === 'STATE_ELSEWHERE'
    if (!isElsewhere || !use.readsOrigin || opened.flags['remote'] !== undefined) throw error
    context.err('This run is stored at origin; everything below is read from there (--remote origin).\n')
    return at(await openProject(context, { ...opened.flags, remote: 'origin' }))
  }
}

/** By name, by the file that it was begun from, or the only one. Throws RalphError PLAN_MISSING if several could be meant. */
async function storedRun(
  context: CommandContext,
  flags: Flags,
  { settings, fault }: { settings: OpenedSettings; fault: RalphError },
): Promise<StoredRun | undefined> {
  const { planFile } = settings
  const { choice, runs, isNamed, file } = await chooseRun(context, flags, settings)
  if (choice.kind === 'none' && isNamed && fault.code === 'PLAN_MISSING' && runs.length > 0)
    throw noSuchRun(planFile, runs)
  // A plan file without a fault of its own has not been run: the only run would be about other work.
  if (choice.kind === 'none' || (fault.code === 'NO_RUN' && !isChosen(choice))) return undefined
  if (choice.kind === 'several') throw severalRuns(planFile, choice.runs)
  const { plan } = choice.run
  const which = choice.by === 'only' ? ', the only plan that was run here' : ''
  if (choice.by !== 'name') context.err(`This is about ${plan}${which}; name another with --plan.\n`)
  // What only stands in the way of a run's name is not its plan file.
  const isItsFile = choice.by !== 'name' || file === choice.run.planFile || fault.code === 'CONFIG_INVALID'
  const remedy = isItsFile ? remedies[fault.code]?.(planFile) : undefined
  if (remedy !== undefined) context.err(`${remedy} This is from the stored run.\n`)
  return choice.run.stored
}

/** The stored run that a command is about, by its name, its plan file, or as the only one. */
async function chooseRun(context: CommandContext, flags: Flags, settings: OpenedSettings) {
  const { base, before, planFile } = settings
  const isNamed = before.sources.plan !== 'default'
  const { toplevel } = base.repository
  const file = atTop(pathNamed(before.sources.plan === 'flag' ? context.cwd : toplevel, planFile), toplevel)
  const runs = await storedRuns(context, flags, settings)
  const rows = runs.map((one) => {
    const { plan_file: recorded = null, stop = null } = one.run?.state ?? {}
    return { plan: one.plan, planFile: recorded, stop, stored: one }
  })
  const choice = matchRun(rows, {
    input: isNamed ? planFile : undefined,
    file,
    queued: queuedFile(file ?? '', before.settings.queue)?.name,
  })
  return { choice, runs, isNamed, file }
}

/** The plan file that the stored run was begun from, for what needs that file; undefined if no run is meant or it has none. */
export async function planFileOfRun(context: CommandContext, flags: Flags): Promise<string | undefined> {
  const settings = await openSettings(context, flags)
  const { choice, file } = await chooseRun(context, flags, settings)
  const recorded = choice.kind === 'run' ? choice.run.planFile : null
  if (recorded === null || recorded === file) return undefined
  const path = join(settings.base.repository.toplevel, recorded)
  return existsSync(path) ? relative(context.cwd, path) : undefined
}

/** What a person has to mend before the next job. */
const remedies: Readonly<Record<string, (planFile: string) => string>> = {
  PLAN_INVALID: (file) => `The plan file has faults now: ${commandSpan('ralph', 'plan', 'lint', file)} lists them.`,
  CONFIG_INVALID: () => 'The configuration has faults now: `ralph config` lists them.',
}

const isChosen = (choice: RunChoice<unknown>): boolean => choice.kind === 'run' && choice.by !== 'only'

async function withStored<T>(
  { keeper, plan, ref, run: surveyed }: StoredRun,
  use: RunUse<T>,
  { settings, context }: { settings: OpenedSettings; context: CommandContext },
): Promise<T> {
  const { repository } = keeper
  const workRef = `refs/heads/${surveyed?.state.work_branch ?? `ralph/work/${plan}`}`
  return withKeeper(keeper, context, async ({ store, home: folder }) => {
    const access = accessIn(store, { repository, stateRef: ref, workRef }, { now: context.now })
    const run = await loaded({ stateRef: ref }, access, use)
    if (!run) throw runGone(plan)
    const project = projectOfRun(run, { sources: settings, keeper, stateRef: ref, context })
    return use.look({ project, access, folder, run })
  })
}

const mostNamed = 5

const severalRuns = (planFile: string, runs: readonly { plan: string }[]): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `${planFile} does not say which run is meant, and several could be.`,
    hint: nameOne(runs),
  })

const noSuchRun = (planFile: string, runs: readonly { plan: string }[]): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `There is no plan and no run named ${planFile}.`,
    hint: nameOne(runs),
  })

function nameOne(runs: readonly { plan: string }[]): string {
  const names = runs.slice(0, mostNamed).map(({ plan }) => `\`${commandLine(...flagWords('plan', plan))}\``)
  return `Name one: ${names.join(', ')}${runs.length > mostNamed ? ', …' : ''}. \`ralph list\` shows all runs.`
}
