import type { StateSurvey } from '../../adapter/git/state/survey-states.ts'
import { RalphError } from '../../core/error/error.ts'
import { withoutLostJob } from '../../core/run/fold/lost-job.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import { type OpenedSettings, openSettings } from '../project/setting-sources.ts'
import { findRunRepositories, isLost, type RunRepository, runsAt, withRunRepository } from './kept-runs.ts'

export interface StoredRun extends StateSurvey {
  readonly runRepository: RunRepository
}

/** One for each name: the first place counts. Reports and skips a place that does not answer. */
export async function storedRuns(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  settings?: OpenedSettings,
): Promise<readonly StoredRun[]> {
  const runs = new Map<string, StoredRun>()
  const { runRepositories } = await findRunRepositories(context, flags, settings ?? openSettings(context, flags))
  for (const runRepository of runRepositories) {
    const surveys = await withRunRepository(runRepository, context, ({ store }) => runsAt(runRepository, store)).catch(
      (error: unknown) => {
        if (!(error instanceof RalphError)) throw error
        context.err(`${runRepository.shown} : its runs could not be listed: ${error.message}\n`)
        return []
      },
    )
    for (const survey of surveys) if (!runs.has(survey.plan)) runs.set(survey.plan, { ...survey, runRepository })
  }
  return [...runs.values()]
}

/** States of these runs by plan name. Reports and skips a state that cannot be read. */
export async function runsHere(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  liveness: Pick<Liveness, 'check'> | undefined,
): Promise<ReadonlyMap<string, RunState>> {
  const runs = new Map<string, RunState>()
  for (const { plan, ref, run, fault } of await storedRuns(context, flags)) {
    if (fault !== undefined) context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`)
    if (run) runs.set(plan, await withCurrentStanding(run.state, context.now(), liveness))
  }
  return runs
}

const withCurrentStanding = async (...args: Parameters<typeof isLost>): Promise<RunState> =>
  (await isLost(...args)) ? withoutLostJob(args[0]) : args[0]
