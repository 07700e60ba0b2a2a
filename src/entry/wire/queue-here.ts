import { relative, resolve } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { RalphError } from '../../core/error/error.ts'
import { readPlan } from '../../core/plan/format/formats.ts'
import {
  type FileOfQueue,
  type NextPlan,
  type NextToRead,
  nextPlan,
  planMeant,
  type Queue,
  type QueueRow,
  queueOf,
} from '../../core/queue/queue.ts'
import { byTurn, type QueuedFile, queuedFile, usualQueue } from '../../core/ref/queue-paths.ts'
import { commitCommand } from '../../core/report/terminal/queue-text.ts'
import { maxArrivals } from '../../core/run/fold/evolve.ts'
import { commandLine, flagWords } from '../../core/text/command-line.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { type BaseFiles, openBase } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { readOptionsOf, readPlanFile } from '../project/plan-file.ts'
import type { Project } from '../project/project.ts'
import { type OpenedSettings, openSettings } from '../project/setting-sources.ts'
import { runsHere } from './runs-here.ts'

/** The queue of this repository, and where it lies. */
export interface LocalQueue {
  readonly queue: Queue
  /** By the name of the plan, also of those that are archived. */
  readonly runs: ReadonlyMap<string, RunState>
  readonly toplevel: string
  readonly settings: OpenedSettings['before']['settings']
  readonly sources: OpenedSettings['before']['sources']
}

/**
 * The queue by the files of the base, and by the runs of every place where this machine knows some: a plan that CI has
 * carried out is not begun again on a laptop. A place that cannot be asked is told and left out.
 */
export async function openQueue(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  known: { readonly runs?: ReadonlyMap<string, RunState>; readonly liveness?: Pick<Liveness, 'check'> } = {},
): Promise<LocalQueue> {
  const { base, before } = await openSettings(context, flags)
  const { toplevel } = base.repository
  const folder = before.settings.queue ?? usualQueue
  const [files, runs] = await Promise.all([
    queueFiles(base, { folder, toplevel, settings: before.settings }),
    known.runs ?? runsHere(context, flags, known.liveness),
  ])
  const { settings, sources } = before
  return { queue: queueOf(files, { folder, runs }), runs, toplevel, settings, sources }
}

/** What is to be done for it now, as its settings have it. */
export const nextHere = ({ queue, settings }: Pick<LocalQueue, 'queue' | 'settings'>): NextPlan =>
  nextPlan(queue, { passesFailed: settings['queue-failed'] === 'pass' })

/** With why a plan cannot be read. */
export type NextHere = Exclude<NextToRead, { kind: 'unreadable' }> | Unreadable

interface Unreadable {
  readonly kind: 'unreadable'
  readonly row: QueueRow
  readonly fault: RalphError
}

/** A plan that cannot be read holds the queue up, or is passed over as one that failed, which `skip` is told. */
export async function nextReadablePlan(
  here: LocalQueue,
  context: CommandContext,
  skip: (row: QueueRow, fault: RalphError) => void,
): Promise<NextHere> {
  const { queue, settings } = here
  const passesFailed = settings['queue-failed'] === 'pass'
  const refused = new Set<string>()
  for (;;) {
    const rows = queue.rows.filter(({ path }) => !refused.has(path))
    const next = nextPlan({ rows }, { passesFailed })
    if (next.kind !== 'begin') return next
    const fault = await planFault(here, next.row, context)
    if (fault === undefined)
      return (await isUncommitted(here, next.row, context)) ? { ...next, kind: 'uncommitted' } : next
    if (!passesFailed) return { kind: 'unreadable', row: next.row, fault }
    refused.add(next.row.path)
    skip(next.row, fault)
  }
}

/** On a user's machine the queue is read from the working tree, while a run starts from a commit. */
async function isUncommitted(
  { toplevel }: Pick<LocalQueue, 'toplevel'>,
  { path }: QueuedFile,
  { env, checkout }: CommandContext,
): Promise<boolean> {
  if (checkout) return false
  const { stdout } = await userGit(toplevel, env)({ args: ['ls-tree', '--name-only', '-z', 'HEAD', '--', path] })
  return stdout.length === 0
}

/** Throws RalphError QUEUE_INVALID. `shown`: its file as the user has to name it. */
export async function refuseUncommitted(
  here: Pick<LocalQueue, 'toplevel'>,
  { kind, row }: Exclude<NextPlan, { kind: 'empty' }>,
  { context, shown }: { readonly context: CommandContext; readonly shown: string },
): Promise<void> {
  if (kind !== 'begin' || !(await isUncommitted(here, row, context))) return
  throw new RalphError({
    code: 'QUEUE_INVALID',
    message: `${row.path} is not committed, and a run starts from a commit, which moves the plan; nothing was started.`,
    hint: `Commit it: \`${commitCommand(shown, row.name)}\`. To run it as it is, without the queue: \`${commandLine('ralph', 'run', ...flagWords('plan', shown))}\`.`,
  })
}

/** Why a plan of it could not begin, by its file of the base. */
async function planFault(
  { toplevel, settings }: Pick<LocalQueue, 'toplevel' | 'settings'>,
  { path }: QueuedFile,
  context: CommandContext,
): Promise<RalphError | undefined> {
  const reading = { files: await openBase(context), toplevel, cwd: toplevel, options: anyFormat(settings) }
  return readPlanFile(resolve(toplevel, path), path, reading).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RalphError) return error
      throw error
    },
  )
}

/** The plans of a queue may have different formats. */
const anyFormat = (settings: Parameters<typeof readOptionsOf>[0]) => readOptionsOf({ ...settings, format: 'auto' })

/** What lies below its folder; only a plan in JSON can give itself a name. */
export async function queueFiles(
  { list, read }: Pick<BaseFiles, 'list' | 'read'>,
  given: { folder: string; toplevel: string; settings: Parameters<typeof readOptionsOf>[0] },
): Promise<FileOfQueue[]> {
  const { folder, toplevel, settings } = given
  const options = anyFormat(settings)
  const paths = await list(folder)
  return Promise.all(
    paths.map(async (path): Promise<FileOfQueue> => {
      if (!queuedFile(path, folder)?.extension.toLowerCase().endsWith('json')) return { path }
      const bytes = await read(resolve(toplevel, path))
      return { path, planName: readPlan({ file: path, bytes, options }).plan?.name }
    }),
  )
}

/** Where that is wanted, a plan that begins builds on the newest work that is not merged, if its run is kept at the same place. */
export function onPrevious(project: Project, previous: QueueRow | undefined): Project {
  const before = previous?.state
  if (!project.queue || !before || project.settings['queue-base'] === 'base') return project
  if (before.remote !== project.remote) return project
  const { plan, work_branch: branch, work: commit } = before
  const steered = steeredPaths(before)
  return { ...project, queue: { ...project.queue, previous: { plan, branch, commit, steered } } }
}

/** The protected files that others changed in that run. Null if its state, which keeps the newest five arrivals, names only some. */
function steeredPaths({ steered }: Pick<RunState, 'steered'>): string[] | null {
  const isComplete = steered.length < maxArrivals && steered.every(({ paths, total }) => paths.length === total)
  return isComplete ? steered.flatMap(({ paths }) => paths) : null
}

/** Throws RalphError QUEUE_INVALID. */
export function refuseTwins({ findings }: Pick<Queue, 'findings'>): void {
  if (findings.length === 0) return
  throw new RalphError({
    code: 'QUEUE_INVALID',
    message: 'The queue cannot be run; nothing was started.',
    hint: 'Rename the files that are named above. `ralph queue` shows the queue.',
    findings,
  })
}

/** For what only looks: where no plan is named and there is a queue, the plan of it that comes first, done or not. */
export async function firstQueuedPlan(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const chosen = await chosenByQueue(context, flags)
  if (chosen === undefined) return flags
  const { base, folder } = chosen
  const files = (await base.list(folder)).flatMap((path) => queuedFile(path, folder) ?? []).sort(byTurn)
  const places = ['current', 'pending', 'complete'] as const
  const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined)
  return first === undefined ? flags : named(flags, first, { context, toplevel: base.repository.toplevel })
}

/**
 * For what is about a run: where no plan is named, the plan of the queue that is meant, and a line that says so.
 * `about`: what was done, or what is still to be done.
 */
export async function planMeantHere(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  about: 'ahead' | 'done',
  settings: OpenedSettings,
): Promise<Readonly<Record<string, unknown>>> {
  if ((await chosenByQueue(context, flags, settings)) === undefined) return flags
  const here = await openQueue(context, flags)
  const { queue, runs, toplevel } = here
  const meant = planMeant(queue, { next: nextHere(here), runs, about })
  if (meant === undefined) throw queueEmpty(queue)
  const { file, is } = meant
  const which =
    is === 'next' ? 'the next plan of the queue' : is === 'complete' ? 'the newest complete plan' : 'the plan under way'
  context.err(`This is about ${file.name}, ${which} (${file.path}); name another with --plan.\n`)
  return named(flags, file, { context, toplevel })
}

const queueEmpty = ({ folder }: Pick<Queue, 'folder'>): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `The queue in ${folder}/ is empty, and no plan was named.`,
    hint: 'Add one with `ralph queue add FILE`, or name another with --plan.',
  })

/** Where the plan is left to a queue: its folder. */
async function chosenByQueue(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  settings?: OpenedSettings,
) {
  if (flags['plan'] !== undefined || context.planText) return undefined
  const { base, before } = settings ?? (await openSettings(context, flags))
  const folder = before.settings.queue
  return folder === undefined || before.sources.plan !== 'default' ? undefined : { base, folder }
}

const named = (
  flags: Readonly<Record<string, unknown>>,
  { path }: QueuedFile,
  { context, toplevel }: { context: CommandContext; toplevel: string },
): Readonly<Record<string, unknown>> => ({ ...flags, plan: relative(context.cwd, resolve(toplevel, path)) })
