import { setTimeout as wait } from 'node:timers/promises'
import { continuesUnattended } from '../../core/run/lease/due.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { loadWithHistory, runGone } from '../wire/read-run.ts'
import type { StateAccess } from '../wire/state-access.ts'

/** Polls one ref; only after it moved is anything fetched. */
const pollMs = { path: 1_000, network: 5_000 }

/** Until the run is complete or needs a person, over as many jobs as it takes. False if cancelled. */
export async function followRun(
  { project, context, access }: { project: ProjectOfRun; context: CommandContext; access: StateAccess },
  start: LoadedRun,
  show: (run: LoadedRun, before: LoadedRun) => Promise<void>,
): Promise<boolean> {
  const { cancelled } = context
  let run = start
  while (run.state.lease || continuesUnattended(run.state.stop)) {
    await wait(access.remote.isPath ? pollMs.path : pollMs.network, undefined, { signal: cancelled }).catch(() => {})
    if (cancelled.aborted) return false
    const tip = (await access.remote.refs([project.stateRef])).get(project.stateRef)
    if (tip === run.oid) continue
    const before = run
    const moved = await loadWithHistory(project, access)
    if (!moved) throw runGone(project.planName)
    run = moved
    await show(run, before)
  }
  return true
}
