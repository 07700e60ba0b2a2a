import type { LoadedRefs, LoadedRun } from '../../port/state-store.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import { applyOrders } from '../apply-orders.ts'
import { delegate } from '../job/delegate.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { JobResult, StartedJob } from '../job.ts'
import { loadDelegatedWork, notForThisJob, settleAndDecide, takeOver } from './finish.ts'
import { landTrain } from './land-train.ts'
import { takeAgents } from './take-agents.ts'
import { type JobEnds, wasCancelled } from './take-parcel.ts'

type Round = Extract<Dossier, { phase: 'lanes' | 'train' }>

/**
 * Between the agents of a round and its checks: what each agent left becomes a candidate at the end of the train, behind
 * the rest of the round before, or is settled where no check has anything to say. From here on nothing of it is lost.
 */
export async function composeJob(
  ports: Ports,
  job: JobSettings,
  { cancelled, ends }: { cancelled: AbortSignal; ends: JobEnds },
): Promise<StartedJob> {
  const loaded = await ports.store.load()
  const { run, stored } = await roundOf(ports, loaded)
  if (stored.phase !== 'lanes') throw notForThisJob('its agents were heard already')
  const { work } = await takeOver(ports, job, loaded, { cancelled })
  const { ledger } = work
  try {
    const reason = await takeAgents(work, { run, stored, ends })
    const dossier = delegate(work, { phase: 'train', ...(reason && { reason }) }, { commit: null })
    await ledger.save('hand on what waits for its checks')
    return { kind: 'handed_on', dossier, state: ledger.state, plan: ledger.plan }
  } finally {
    // A fault is written nowhere: the last job finds all as it was, and does this job's work.
    await ports.display.close()
  }
}

/** The end of a round: what was checked lands in the order of the train, and what cannot be decided yet waits for the next one. */
export async function landRound(
  ports: Ports,
  job: JobSettings,
  loaded: LoadedRefs,
  { cancelled, ends }: { cancelled: AbortSignal; ends: JobEnds },
): Promise<JobResult> {
  const { run, stored } = await roundOf(ports, loaded)
  const { work, before } = await takeOver(ports, job, loaded, { cancelled })
  return settleAndDecide(work, before, async () => {
    // A task that somebody skipped does not land. An order to pause or stop keeps nothing out that was checked.
    const ordered = await applyOrders(work, undefined)
    // Where the job between them died, its work is done here, and the checks follow in the next round.
    const settled =
      stored.phase === 'lanes' ? await takeAgents(work, { run, stored, ends }) : await landTrain(work, stored, ends)
    return wasCancelled(ends) ? { kind: 'cancelled' } : (ordered ?? settled)
  })
}

async function roundOf(ports: Ports, { run }: LoadedRefs): Promise<{ run: LoadedRun; stored: Round }> {
  const { stored } = await loadDelegatedWork(ports, run)
  if (!run || (stored.phase !== 'lanes' && stored.phase !== 'train'))
    throw notForThisJob('no round of lanes was handed over')
  return { run, stored }
}
