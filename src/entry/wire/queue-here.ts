import { relative, resolve } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { RalphError } from '../../core/error/error.ts'
import { readPlan } from '../../core/plan/format/formats.ts'
import {
  type FileInBase,
  impliedPlan,
  type NextPlan,
  type NextReadPlan,
  nextPlan,
  type Queue,
  type QueueRow,
  queueOf,
} from '../../core/queue/queue.ts'
import { byTurn, defaultQueue, type QueuedFile, queuedFile } from '../../core/ref/queue-paths.ts'
import { commitCommand } from '../../core/report/terminal/queue-text.ts'
import { keptArrivals } from '../../core/run/fold/evolve.ts'
import { commandLine, flagWords } from '../../core/text/command-line.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { type BaseFiles, openBase } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { readOptionsOf, readPlanFile } from '../project/plan-file.ts'
import type { Project } from '../project/project.ts'
import { type OpenedSettings, openSettings } from '../project/setting-sources.ts'
import { runsHere } from './runs-here.ts'

export interface LocalQueue {
  readonly queue: Queue
  /** By plan name, also of archived plans. */
  readonly runs: ReadonlyMap<string, RunState>
  readonly toplevel: string
  readonly settings: OpenedSettings['before']['settings']
  readonly sources: OpenedSettings['before']['sources']
}

/** Knows the runs of every known place, so that no plan starts twice. Skips and reports a silent place. */
export async function openQueue(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  preloaded: { readonly runs?: ReadonlyMap<string, RunState>; readonly liveness?: Pick<Liveness, 'check'> } = {},
): Promise<LocalQueue> {
  const { base, before } = await openSettings(context, flags)
  const { toplevel } = base.repository
  const folder = before.settings.queue ?? defaultQueue
  const [files, runs] = await Promise.all([
    queueFiles(base, { folder, toplevel, settings: before.settings }),
    preloaded.runs ?? runsHere(context, flags, preloaded.liveness),
  ])
  const { settings, sources } = before
  return { queue: queueOf(files, { folder, runs }), runs, toplevel, settings, sources }
}

export const nextInQueue = ({ queue, settings }: Pick<LocalQueue, 'queue' | 'settings'>): NextPlan =>
  nextPlan(queue, { passesFailed: settings['queue-failed'] === 'pass' })

export type NextQueued = Exclude<NextReadPlan, { kind: 'unreadable' }> | Unreadable

interface Unreadable {
  readonly kind: 'unreadable'
  readonly row: QueueRow
  readonly fault: RalphError
}

/** A plan that cannot be read blocks the queue, or is skipped as failed; `skip` is called for the latter. */
export async function nextReadablePlan(
  localQueue: LocalQueue,
  context: CommandContext,
  skip: (row: QueueRow, fault: RalphError) => void,
): Promise<NextQueued> {
  const { queue, settings } = localQueue
  const passesFailed = settings['queue-failed'] === 'pass'
  const refused = new Set<string>()
  for (;;) {
    const rows = queue.rows.filter(({ path }) => !refused.has(path))
    const next = nextPlan({ rows }, { passesFailed })
    if (next.kind !== 'begin') return next
    const fault = await findPlanFault(localQueue, next.row, context)
    if (fault === undefined)
      return (await isUncommitted(localQueue, next.row, context)) ? { ...next, kind: 'uncommitted' } : next
    if (!passesFailed) return { kind: 'unreadable', row: next.row, fault }
    refused.add(next.row.path)
    skip(next.row, fault)
  }
}

/** A user's queue is read from the working tree, while a run starts from a commit. */
async function isUncommitted(
  { toplevel }: Pick<LocalQueue, 'toplevel'>,
  { path }: QueuedFile,
  { env, checkout }: CommandContext,
): Promise<boolean> {
  if (checkout) return false
  const { stdout } = await userGit(toplevel, env)({ args: ['ls-tree', '--name-only', '-z', 'HEAD', '--', path] })
  return stdout.length === 0
}

/** Throws RalphError QUEUE_INVALID. `shown`: the file as the user names it. */
export async function refuseUncommitted(
  localQueue: Pick<LocalQueue, 'toplevel'>,
  { kind, row }: Exclude<NextPlan, { kind: 'empty' }>,
  { context, shown }: { readonly context: CommandContext; readonly shown: string },
): Promise<void> {
  if (kind !== 'begin' || !(await isUncommitted(localQueue, row, context))) return
  throw new RalphError({
    code: 'QUEUE_INVALID',
    message: `${row.path} is not committed, and a run starts from a commit, which moves the plan; nothing was started.`,
    hint: `Commit it: \`${commitCommand(shown, row.name)}\`. To run it as it is, without the queue: \`${commandLine('ralph', 'run', ...flagWords('plan', shown))}\`.`,
  })
}

/** The reason why a plan cannot start, by its file in the base. */
async function findPlanFault(
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

/** Files below the queue's folder; only a plan in JSON can name itself. */
export async function queueFiles(
  { list, read }: Pick<BaseFiles, 'list' | 'read'>,
  location: { folder: string; toplevel: string; settings: Parameters<typeof readOptionsOf>[0] },
): Promise<FileInBase[]> {
  const { folder, toplevel, settings } = location
  const options = anyFormat(settings)
  const paths = await list(folder)
  return Promise.all(
    paths.map(async (path): Promise<FileInBase> => {
      if (!queuedFile(path, folder)?.extension.toLowerCase().endsWith('json')) return { path }
      const bytes = await read(resolve(toplevel, path))
      return { path, planName: readPlan({ file: path, bytes, options }).plan?.name }
    }),
  )
}

/** With `queue-base`, a plan starts from the newest unmerged work whose run is stored in the same place. */
export function basedOnPrevious(project: Project, previous: QueueRow | undefined): Project {
  const previousState = previous?.state
  if (!project.queue || !previousState || project.settings['queue-base'] === 'base') return project
  if (previousState.remote !== project.remote) return project
  const { plan, work_branch: branch, work: commit } = previousState
  const steered = steeredPaths(previousState)
  return { ...project, queue: { ...project.queue, previous: { plan, branch, commit, steered } } }
}

/** Protected files that others changed in that run. Null if its state, limited to five arrivals, names only some. */
function steeredPaths({ steered }: Pick<RunState, 'steered'>): string[] | null {
  const isComplete = steered.length < keptArrivals && steered.every(({ paths, total }) => paths.length === total)
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

/** For commands that only read: without a named plan, the first plan of the queue, done or not. */
export async function withFirstQueuedPlan(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const choice = await queueThatChooses(context, flags)
  if (choice === undefined) return flags
  const { base, folder } = choice
  const files = (await base.list(folder)).flatMap((path) => queuedFile(path, folder) ?? []).sort(byTurn)
  const places = ['current', 'pending', 'complete'] as const
  const first = places.map((place) => files.find((file) => file.place === place)).find((file) => file !== undefined)
  return first === undefined ? flags : withPlan(flags, first, { context, toplevel: base.repository.toplevel })
}

/** Chooses a plan of the queue if none is named, and prints which. `about`: finished work, or work to come. */
export async function withIntendedPlan(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  about: 'ahead' | 'done',
  settings: OpenedSettings,
): Promise<Readonly<Record<string, unknown>>> {
  if ((await queueThatChooses(context, flags, settings)) === undefined) return flags
  const localQueue = await openQueue(context, flags)
  const { queue, runs, toplevel } = localQueue
  const intended = impliedPlan(queue, { next: nextInQueue(localQueue), runs, about })
  if (intended === undefined) throw queueEmpty(queue)
  const { file, status } = intended
  const description =
    status === 'next'
      ? 'the next plan of the queue'
      : status === 'complete'
        ? 'the newest complete plan'
        : 'the plan under way'
  context.err(`This is about ${file.name}, ${description} (${file.path}); name another with --plan.\n`)
  return withPlan(flags, file, { context, toplevel })
}

const queueEmpty = ({ folder }: Pick<Queue, 'folder'>): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: `The queue in ${folder}/ is empty, and no plan was named.`,
    hint: 'Add one with `ralph queue add FILE`, or name another with --plan.',
  })

/** The folder of the queue, if it chooses the plan. */
async function queueThatChooses(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  settings?: OpenedSettings,
) {
  if (flags['plan'] !== undefined || context.planText) return undefined
  const { base, before } = settings ?? (await openSettings(context, flags))
  const folder = before.settings.queue
  return folder === undefined || before.sources.plan !== 'default' ? undefined : { base, folder }
}

const withPlan = (
  flags: Readonly<Record<string, unknown>>,
  { path }: QueuedFile,
  { context, toplevel }: { context: CommandContext; toplevel: string },
): Readonly<Record<string, unknown>> => ({ ...flags, plan: relative(context.cwd, resolve(toplevel, path)) })
