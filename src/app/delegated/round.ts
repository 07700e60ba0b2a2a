import { trainLegs } from '../../core/run/next/leg-of-round.ts'
import type { LoadedRefs, LoadedRun } from '../../port/state-store.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import { applyOrders } from '../apply-orders.ts'
import { delegate } from '../job/delegate.ts'
import { machinesOf } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { JobResult, StartedJob } from '../job.ts'
import { continueRun, loadDelegatedWork, notUnderWay, settleAndDecide } from './finish.ts'
import { landTrain } from './land-train.ts'
import { receiveAgents } from './take-agents.ts'
import { type JobEnds, wasCancelled } from './take-parcel.ts'

type Round = Extract<Dossier, { phase: 'lanes' | 'train' }>

/**
 * Runs between the agents of a round and its checks. Each agent's change becomes a candidate at the end of the train,
 * or is settled if it needs no checks. After this the changes are safe in the state.
 */
export async function composeJob(
  ports: Ports,
  job: JobSettings,
  { cancelled, ends }: { cancelled: AbortSignal; ends: JobEnds },
): Promise<StartedJob> {
  const loaded = await ports.store.load()
  const { run, storedDossier } = await loadRound(ports, loaded)
  if (storedDossier.phase !== 'lanes') throw notUnderWay('its agents were heard already')
  const { context } = await continueRun(ports, job, loaded, { cancelled })
  const { ledger } = context
  try {
    const reason = await receiveAgents(context, { run, storedDossier, ends })
    const legs = trainLegs(ledger.state, machinesOf(context.job))
    const dossier = delegate(context, { phase: 'train', legs, ...(reason && { reason }) }, { commit: null })
    await ledger.save('hand on what waits for its checks')
    return { kind: 'handed_on', dossier, state: ledger.state, plan: ledger.plan }
  } finally {
    // A fault is not recorded: the last job repeats this job's work.
    await ports.display.close()
  }
}

/** Ends a round: lands the checked candidates in train order. Undecided ones wait for the next round. */
export async function landRound(
  ports: Ports,
  job: JobSettings,
  loaded: LoadedRefs,
  { cancelled, ends }: { cancelled: AbortSignal; ends: JobEnds },
): Promise<JobResult> {
  const { run, storedDossier } = await loadRound(ports, loaded)
  const { context, attemptsBefore } = await continueRun(ports, job, loaded, { cancelled })
  return settleAndDecide(context, attemptsBefore, async () => {
    // A task that an operator skipped must not land; an order to pause or stop does not keep checked changes out.
    const orderReason = await applyOrders(context, undefined)
    // If the compose job died, its work is done here, and the checks follow in the next round.
    const landReason =
      storedDossier.phase === 'lanes'
        ? await receiveAgents(context, { run, storedDossier, ends })
        : await landTrain(context, storedDossier, ends)
    return wasCancelled(ends) ? { kind: 'cancelled' } : (orderReason ?? landReason)
  })
}

async function loadRound(ports: Ports, { run }: LoadedRefs): Promise<{ run: LoadedRun; storedDossier: Round }> {
  const { storedDossier } = await loadDelegatedWork(ports, run)
  if (!run || (storedDossier.phase !== 'lanes' && storedDossier.phase !== 'train'))
    throw notUnderWay('no round of lanes was handed over')
  return { run, storedDossier }
}
