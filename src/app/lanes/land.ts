import { taskIn } from '../../core/run/fold/begin.ts'
import {
  checkedBase,
  countsFor,
  isTriedOnTip,
  landsUnasked,
  type TrainCandidate,
  type TrainCheck,
} from '../../core/run/next/train.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { type JobContext, unlessAborted } from '../job/job-context.ts'
import type { Ports } from '../job/ports.ts'
import { failuresInWords, settleRebase } from '../phase/settle/settle.ts'
import { settleAndOwe } from '../phase/settle/settle-and-owe.ts'
import { settleAttempt, verdictOn } from '../phase/settle/settle-attempt.ts'
import { validate } from '../phase/validate/validate.ts'
import { type Candidate, compose, composeForChecks, type Landing, ledgerAfter, writeLandingCommit } from './compose.ts'
import { type CheckedCandidate, type LaneChecks, type OpenLane, trackWork } from './lane.ts'

/** The train's head waits for its checks, or left the train. */
type HeadOutcome = 'waits' | { readonly reason: StopReason | undefined }

/** Starts the checks of the train's head, or settles it if it needs none. */
export async function startHead(context: JobContext, lane: OpenLane, open: readonly OpenLane[]): Promise<HeadOutcome> {
  const composed = await composeOnTip(context, candidateOf(lane))
  if ('reason' in composed) return composed
  startChecks(context, lane, {
    coded: composed.coded,
    commit: await writeLandingCommit(context, composed.coded),
    ahead: [],
    open,
  })
  return 'waits'
}

/** Merges a candidate onto the tip. Settles it if it conflicts, or if it needs no checks. */
export async function composeOnTip(
  context: JobContext,
  { candidate, ...captured }: Candidate,
): Promise<{ readonly coded: Coded } | { readonly reason: StopReason | undefined }> {
  const { ports, job, ledger } = context
  const composition = await compose(context, { candidate, ...captured })
  if (composition.kind === 'apart') {
    await settleRebase(ports, job, { ledger, candidate, ...captured, why: composition.why })
    return { reason: undefined }
  }
  const { coded } = composition
  const verdict = verdictOn(context, coded)
  if (verdict.kind === 'validate') return { coded }
  const check = async () => undefined
  return { reason: await settleAttempt(context, { coded, verdict, candidate }, { check }) }
}

function candidateOf({ coded, candidate }: OpenLane): Candidate {
  if (!coded || candidate === undefined) throw new Error('a lane without a candidate is not in the train')
  return { coded, candidate }
}

function startChecks(
  context: JobContext,
  lane: OpenLane,
  { coded, commit, ahead, open }: Landing & { ahead: readonly number[]; open: readonly OpenLane[] },
): void {
  const dropped = new AbortController()
  const previousChecks = lane.checks?.settled
  const signal = AbortSignal.any([lane.signal, dropped.signal])
  const onRed = (): void => {
    if (lane.checks) lane.checks.wasRed = true
    dropChecksOn(coded.iteration, open)
  }
  // Two check runs at the same time would change the same files.
  const checks = trackWork(
    Promise.resolve(previousChecks).then(() => checkInLane(context, lane, { coded, commit, signal, ahead, onRed })),
  )
  lane.checks = { ...checks, ahead, dropped, coded, commit, wasRed: false }
}

async function checkInLane(
  { job, ledger, orderPrefetch }: JobContext,
  lane: OpenLane,
  request: Omit<CheckedCandidate, 'validation'> &
    Pick<LaneChecks, 'ahead'> & { signal: AbortSignal; onRed: () => void },
): Promise<CheckedCandidate> {
  const { coded, commit, signal, ahead, onRed } = request
  const { isForeign, coded: captured, candidate } = lane
  const ports = {
    ...lane.ports,
    show(progress: Parameters<Ports['show']>[0]) {
      // A failed check runs again, but few pass then: the candidates behind need not wait for that.
      if (progress.kind === 'check_finished' && progress.counts && !progress.passed && !signal.aborted) onRed()
      lane.ports.show(progress)
    },
  }
  const validation = await unlessAborted(async () => {
    if (signal.aborted) return undefined
    const presentTree = lane.checkedOut ?? captured?.tree
    if (isForeign && candidate !== undefined && lane.checkedOut === undefined) await ports.workspace.restore(candidate)
    if (isForeign || coded.tree !== presentTree) await ports.workspace.resetTracked(coded.tree, presentTree)
    lane.checkedOut = coded.tree
    const onChecks = ahead.length === 0 ? { onChecks: orderPrefetch.checks } : {}
    return validate(ports, job, { coded, state: ledger.state, signal, ...onChecks })
  })
  return { coded, commit, validation }
}

/** The lane's change in the form that `nextInTrain` decides on. */
export function trainCandidate(
  { job, ledger }: Pick<JobContext, 'job' | 'ledger'>,
  { lane, isWanted }: { lane: OpenLane; isWanted: boolean },
): TrainCandidate {
  const { prepared, signal, apartFrom, checks } = lane
  const common = { iteration: prepared.iteration, isWanted, isEnding: signal.aborted, apartFrom }
  if (!checks) return common
  const { ahead, dropped, wasRed, commit } = checks
  const lands = commit !== null && landsUnasked(job.settings, ledger.state, prepared)
  const check = { ahead, isStale: dropped.signal.aborted, wasRed, lands, verdict: verdictOf(checks) }
  return { ...common, check }
}

function verdictOf(checks: LaneChecks): TrainCheck['verdict'] {
  const end = checks.end()
  if (!end) return 'running'
  const validation = end.kind === 'done' ? end.value.validation : undefined
  if (validation === undefined) return end.kind === 'fault' ? 'red' : 'none'
  return typeof validation === 'object' && validation.passed ? 'green' : 'red'
}

/**
 * Checks a candidate behind the head on the tree that it is expected to land on. The verdict counts only if that tree
 * does land: `settleHead` compares them.
 */
export async function startBehind(
  context: JobContext,
  lane: OpenLane,
  { ahead, open }: { ahead: readonly OpenLane[]; open: readonly OpenLane[] },
): Promise<void> {
  const iterations = ahead.map(({ prepared }) => prepared.iteration)
  const expectedLandings = ahead.flatMap(({ checks }) => checks ?? [])
  const contextBehind = { ...context, ledger: ledgerAfter(context, expectedLandings) }
  const coded = await composeForChecks(contextBehind, candidateOf(lane))
  if (coded)
    startChecks(contextBehind, lane, {
      coded,
      commit: await writeLandingCommit(contextBehind, coded),
      ahead: iterations,
      open,
    })
  else lane.apartFrom = checkedBase(context.ledger.state.work, iterations)
}

/** An expected landing did not happen: aborts the checks of candidates that were checked on top of it. */
export function dropChecksOn(iteration: number, train: readonly OpenLane[]): void {
  for (const { checks } of train) if (checks?.ahead.includes(iteration)) checks.dropped.abort()
}

/**
 * After the head's checks: lands it, or removes it from the train. If it was red on top of newer work, one further
 * attempt is not counted. If another tree than the checked one would land, the checks start again.
 */
export async function settleHead(context: JobContext, lane: OpenLane, checked: CheckedCandidate): Promise<HeadOutcome> {
  // A candidate that was checked behind others whose landing was not expected stands elsewhere once one of them did
  // land.
  const isOnTip = lane.checks?.ahead.length === 0 && checked.coded.checkpoint === context.ledger.state.work
  const landing = isOnTip ? checked : await recomposeOnTip(context, lane, checked)
  if (landing) return { reason: await settleLanding(context, landing) }
  lane.checks = undefined
  return 'waits'
}

/** Settles by the checks of the tree that lands. Returns a reason to stop if a person has to act. */
export async function settleLanding(
  context: JobContext,
  { coded, commit, validation }: CheckedCandidate,
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = context
  const verdict = verdictOn(context, coded)
  const isRed = typeof validation === 'object' && !validation.passed
  if (isRed && commit !== null && coded.begun_on !== undefined && isTriedOnTip(taskIn(ledger.state, coded.task.id))) {
    const reason = `on what landed meanwhile: ${failuresInWords(job, validation)}`
    await settleRebase(ports, job, { ledger, coded, candidate: commit, why: reason, validation })
    return undefined
  }
  if (typeof validation === 'object' && verdict.kind === 'validate')
    return settleAndOwe(context, { coded, verdict, validation, candidate: commit })
  const check = async () => validation
  return settleAttempt(context, { coded, verdict, candidate: commit ?? undefined }, { check })
}

/**
 * A candidate that was checked behind others, now on the tip; undefined if the tree differs or the checks were not
 * finished.
 */
async function recomposeOnTip(
  context: JobContext,
  lane: OpenLane,
  { coded, validation }: CheckedCandidate,
): Promise<CheckedCandidate | undefined> {
  if (typeof validation !== 'object') return undefined
  const landing = await composeForChecks(context, candidateOf(lane))
  if (!landing || !countsFor(coded, landing)) return undefined
  return { coded: landing, commit: await writeLandingCommit(context, landing), validation }
}
