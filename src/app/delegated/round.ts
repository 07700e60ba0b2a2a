import { lossesAllowed } from '../../core/run/attempt/attempt-verdict.ts'
import { laneOf } from '../../core/run/fold/open-attempts.ts'
import { fateInTrain } from '../../core/run/next/fate-in-train.ts'
import { legNonce, trainLegs } from '../../core/run/next/leg-of-round.ts'
import { unwantedReason } from '../../core/run/next/next-beside.ts'
import { readCheckedTrees } from '../../core/run/stored/read-parcel.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { LoadedRefs, LoadedRun } from '../../port/state-store.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { Coded, Dossier } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { applyOrders } from '../apply-orders.ts'
import { recordLostAttempt } from '../branch/lost-attempts.ts'
import { delegate } from '../job/delegate.ts'
import { type JobContext, machinesOf } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { JobResult, StartedJob } from '../job.ts'
import { type CapturedChange, readableTrain } from '../lanes/capture.ts'
import { composeForChecks, writeLandingCommit } from '../lanes/compose.ts'
import { composeOnTip, settleLanding } from '../lanes/land.ts'
import { unsavedCopy } from '../lanes/lane.ts'
import { continueRun, loadDelegatedWork, notUnderWay, settleAndDecide } from './finish.ts'
import { validationIn } from './settle-delegated.ts'
import { type LaneOutcome, lostJobsReason, receiveAgents, recordInterruption } from './take-agents.ts'
import { endOfLeg, type JobEnds, wasCancelled } from './take-parcel.ts'

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

interface TreeVerdict {
  readonly tree: string
  /** A sentence if the checks could not start. */
  readonly validation: Validation | string
}

/** Lands the candidates whose exact tree was checked green, in order. One that is red alone fails; the rest wait. */
async function landTrain(
  context: JobContext,
  { nonce, legs, reason }: Extract<Dossier, { phase: 'train' }>,
  ends: JobEnds,
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  // The jobs of the checks composed their candidates on this state.
  const beforeLanding = { ports, job, ledger: unsavedCopy(ports, job, ledger) }
  const outcomes: LaneOutcome[] = []
  for (const candidate of await readableTrain(ports, ledger)) {
    // The others were approved since, or there was no machine for them: the next round checks them.
    const leg = legs.find(({ iteration }) => iteration === candidate.coded.iteration)
    if (!leg) continue
    const composeAlone = (): Promise<Coded | undefined> => composeForChecks(beforeLanding, candidate)
    outcomes.push(await landCandidate(context, candidate, { nonce, ends, composeAlone, lane: leg.lane }))
  }
  return reason ?? lostJobsReason('checks', outcomes)
}

async function landCandidate(
  context: JobContext,
  candidate: CapturedChange,
  request: { nonce: string; lane: number; ends: JobEnds; composeAlone: () => Promise<Coded | undefined> },
): Promise<LaneOutcome> {
  const { ledger } = context
  const { nonce, lane, ends, composeAlone } = request
  const { coded: captured } = candidate
  const { iteration, usage, durationMs: duration_ms } = captured
  const reason = unwantedReason(ledger.plan, ledger.state, captured.task)
  if (reason !== undefined) {
    recordInterruption(ledger, { iteration, task: captured.task.id, spent: { usage, duration_ms }, why: reason })
    return undefined
  }
  const landing = await composeOnTip(context, candidate)
  if ('reason' in landing) return landing.reason
  const verdicts = await readTreeVerdicts(context, { nonce, lane, landing: landing.coded })
  if (!verdicts) {
    recordLostChecks(context, candidate, endOfLeg(ends, 'validate', lane))
    return 'lost'
  }
  const codedAlone = await composeAlone()
  const isGreen = ({ validation }: TreeVerdict): boolean => typeof validation === 'object' && validation.passed
  const fate = fateInTrain(
    { landing: landing.coded.tree, alone: codedAlone?.tree },
    verdicts.map((verdict) => ({ tree: verdict.tree, passed: isGreen(verdict) })),
  )
  const coded = fate === 'alone' ? codedAlone : landing.coded
  const verdict = fate === 'waits' ? undefined : verdicts.find(({ tree }) => tree === coded?.tree)
  if (!coded || !verdict) return undefined
  const commit = await writeLandingCommit(context, coded)
  return settleLanding(context, { coded, commit, validation: verdict.validation })
}

/**
 * The results of a lane's checks, by tree; undefined if its job left none. An unreadable report counts against the tree
 * that would land.
 */
async function readTreeVerdicts(
  context: JobContext,
  { nonce, lane, landing: { iteration, tree: landing } }: { nonce: string; lane: number; landing: Coded },
): Promise<readonly TreeVerdict[] | undefined> {
  const { ports, job } = context
  const file = await ports.lane(lane).parcel.readText('checks')
  if (file === undefined) return undefined
  const parsed =
    'why' in file ? file : readCheckedTrees(file.text, { nonce: legNonce(nonce, lane), checks: job.checks })
  if ('why' in parsed)
    return [{ tree: landing, validation: `what the checks’ job handed over was refused: ${oneLine(parsed.why, 500)}` }]
  return parsed.map(({ tree, checked }) => ({
    tree,
    validation: 'unready' in checked ? checked.unready : validationIn(context, checked, { iteration, tree }),
  }))
}

/**
 * A lost checks job does not lose the candidate. After several losses the checks are assumed to kill machines, and the
 * attempt fails.
 */
function recordLostChecks({ ledger, job }: JobContext, { coded, candidate }: CapturedChange, end: string): void {
  if (end === 'cancelled') return
  const { iteration, usage, durationMs: duration_ms } = coded
  const attempt = { iteration, task: coded.task.id }
  if ((laneOf(ledger.state, iteration)?.checks_lost ?? 0) < lossesAllowed) {
    ledger.record({ type: 'attempt_captured', ...attempt, candidate, checks_lost: true })
    return
  }
  const reason = `the job of its checks ended without a result ${lossesAllowed + 1} times in a row (${oneLine(end, 20)})`
  recordLostAttempt(ledger, job.settings, { ...attempt, reason, spent: { usage, duration_ms } })
}
