import type { StateSurvey } from '../../adapter/git/state/survey-states.ts'
import { RalphError } from '../../core/error/error.ts'
import { withoutLostJob } from '../../core/run/fold/lost-job.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import { type OpenedSettings, openSettings } from '../project/setting-sources.ts'
import { isLost, keepersOf, type RunRepository, runsAt, withKeeper } from './kept-runs.ts'

/** A run as its state ref has it, and where that is. */
export interface StoredRun extends StateSurvey {
  readonly keeper: RunRepository
}

/**
 * Every run of every place where this machine knows some, one for each name: the first place counts. A place that does not
 * answer is reported and left out.
 */
export async function storedRuns(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  settings?: OpenedSettings,
): Promise<readonly StoredRun[]> {
  const runs = new Map<string, StoredRun>()
  const { keepers } = await keepersOf(context, flags, settings ?? openSettings(context, flags))
  for (const keeper of keepers) {
    const surveyed = await withKeeper(keeper, context, ({ store }) => runsAt(keeper, store)).catch((error: unknown) => {
      if (!(error instanceof RalphError)) throw error
      context.err(`${keeper.shown} : its runs could not be listed: ${error.message}\n`)
      return []
    })
    for (const one of surveyed) if (!runs.has(one.plan)) runs.set(one.plan, { ...one, keeper })
  }
  return [...runs.values()]
}

/** The states of these runs by the name of the plan. A state that cannot be read is reported and left out. */
export async function runsHere(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  liveness: Pick<Liveness, 'check'> | undefined,
): Promise<ReadonlyMap<string, RunState>> {
  const runs = new Map<string, RunState>()
  for (const { plan, ref, run, fault } of await storedRuns(context, flags)) {
    if (fault !== undefined) context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`)
    if (run) runs.set(plan, await asItStands(run.state, context.now(), liveness))
  }
  return runs
}

const asItStands = async (...given: Parameters<typeof isLost>): Promise<RunState> =>
  (await isLost(...given)) ? withoutLostJob(given[0]) : given[0]
