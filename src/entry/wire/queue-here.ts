import { resolve } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { readPlan } from '../../core/plan/format/formats.ts'
import { type FileOfQueue, type Queue, queueOf } from '../../core/queue/queue.ts'
import { queuedFile, usualQueue } from '../../core/ref/queue-paths.ts'
import { withoutLostJob } from '../../core/run/fold/lost-job.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { BaseFiles } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { readOptionsOf } from '../project/plan-file.ts'
import { settingSources } from '../project/project.ts'
import { isLost, keepersOf, runsAt, withKeeper } from './kept-runs.ts'

type Sources = Awaited<ReturnType<typeof settingSources>>

/** The queue of this repository, and where it lies. */
export interface QueueHere {
  readonly queue: Queue
  readonly toplevel: string
  readonly settings: Sources['before']['settings']
}

/**
 * The queue by the files of the base, and by the runs of every place where this machine knows some: a plan that CI has
 * carried out is not begun again on a laptop. A place that cannot be asked is told and left out.
 */
export async function queueHere(context: CommandContext, flags: Readonly<Record<string, unknown>>): Promise<QueueHere> {
  const { base, before } = await settingSources(context, flags)
  const { toplevel } = base.repository
  const folder = before.settings.queue ?? usualQueue
  const [files, runs] = await Promise.all([
    queueFiles(base, { folder, toplevel, settings: before.settings }),
    runsHere(context, flags),
  ])
  return { queue: queueOf(files, { folder, runs }), toplevel, settings: before.settings }
}

/** What lies below its folder; only a plan in JSON can give itself a name. */
export async function queueFiles(
  { list, read }: Pick<BaseFiles, 'list' | 'read'>,
  given: { folder: string; toplevel: string; settings: Parameters<typeof readOptionsOf>[0] },
): Promise<FileOfQueue[]> {
  const { folder, toplevel, settings } = given
  const options = readOptionsOf(settings)
  const paths = await list(folder)
  return Promise.all(
    paths.map(async (path): Promise<FileOfQueue> => {
      if (!queuedFile(path, folder)?.extension.toLowerCase().endsWith('json')) return { path }
      const bytes = await read(resolve(toplevel, path))
      return { path, planName: readPlan({ from: 'file', file: path, bytes, options }).plan?.name }
    }),
  )
}

async function runsHere(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, RunState>> {
  const runs = new Map<string, RunState>()
  const { keepers } = await keepersOf(context, flags)
  for (const keeper of keepers) {
    const found = await withKeeper(keeper, context, ({ store }) => runsAt(keeper, store)).catch((error: unknown) => {
      if (!(error instanceof RalphError)) throw error
      context.err(`${keeper.shown} could not be asked for its runs: ${error.message}\n`)
      return []
    })
    for (const { plan, ref, run, fault } of found) {
      if (fault !== undefined) context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`)
      if (run && !runs.has(plan)) runs.set(plan, await asItStands(run.state, context.now()))
    }
  }
  return runs
}

const asItStands = async (state: RunState, now: number): Promise<RunState> =>
  (await isLost(state, now)) ? withoutLostJob(state) : state
