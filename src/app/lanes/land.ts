import { taskIn } from '../../core/run/fold/begin.ts'
import {
  checkedBase,
  countsFor,
  isTriedOnTip,
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
import { type Candidate, commitOf, compose, type Landing, ledgerWith, toCheck } from './compose.ts'
import { type CheckedCandidate, type Checking, type OpenLane, trackWork } from './lane.ts'

/** What became of the train's head: it waits for its checks, or left the train. */
type Settled = 'waits' | { readonly reason: StopReason | undefined }

/** Begins the checks of the train's head, or settles it where they have nothing to say. */
export async function startHead(work: JobContext, lane: OpenLane, open: readonly OpenLane[]): Promise<Settled> {
  const on = await onTip(work, inTrain(lane))
  if ('reason' in on) return on
  startChecks(work, lane, { coded: on.coded, commit: await commitOf(work, on.coded), ahead: [], open })
  return 'waits'
}

/** A candidate as it would land now; settled where it conflicts with what landed, or checks have nothing to say about it. */
export async function onTip(
  work: JobContext,
  { candidate, ...captured }: Candidate,
): Promise<{ readonly coded: Coded } | { readonly reason: StopReason | undefined }> {
  const { ports, job, ledger } = work
  const composed = await compose(work, { candidate, ...captured })
  if (composed.kind === 'apart') {
    await settleRebase(ports, job, { ledger, candidate, ...captured, why: composed.why })
    return { reason: undefined }
  }
  const { coded } = composed
  const verdict = verdictOn(work, coded)
  if (verdict.kind === 'validate') return { coded }
  const check = async () => undefined
  return { reason: await settleAttempt(work, { coded, verdict, candidate }, { check }) }
}

function inTrain({ coded, candidate }: OpenLane): Candidate {
  if (!coded || candidate === undefined) throw new Error('a lane without a candidate is not in the train')
  return { coded, candidate }
}

/** Checks a candidate as it would land, in the lane's own workspace. */
function startChecks(
  work: JobContext,
  lane: OpenLane,
  { coded, commit, ahead, open }: Landing & { ahead: readonly number[]; open: readonly OpenLane[] },
): void {
  const ending = new AbortController()
  const former = lane.checks?.over
  const signal = AbortSignal.any([lane.signal, ending.signal])
  const onRed = (): void => {
    if (lane.checks) lane.checks.wasRed = true
    dropChecksOn(coded.iteration, open)
  }
  // Two would change the same files.
  const checks = trackWork(
    Promise.resolve(former).then(() => check(work, lane, { coded, commit, signal, ahead, onRed })),
  )
  lane.checks = { ...checks, ahead, ending, coded, commit, wasRed: false }
}

/** On exactly the tree that would land. */
async function check(
  { job, ledger, orders }: JobContext,
  lane: OpenLane,
  request: Omit<CheckedCandidate, 'validation'> & Pick<Checking, 'ahead'> & { signal: AbortSignal; onRed: () => void },
): Promise<CheckedCandidate> {
  const { coded, commit, signal, ahead, onRed } = request
  const { isForeign, coded: captured, candidate } = lane
  const ports = {
    ...lane.ports,
    show(progress: Parameters<Ports['show']>[0]) {
      // It is run again, but few pass then: what stands behind it need not wait for that.
      if (progress.kind === 'check_finished' && progress.counts && !progress.passed && !signal.aborted) onRed()
      lane.ports.show(progress)
    },
  }
  const validation = await unlessAborted(async () => {
    if (signal.aborted) return undefined
    const before = lane.checkedOut ?? captured?.tree
    if (isForeign && candidate !== undefined && lane.checkedOut === undefined) await ports.workspace.restore(candidate)
    if (isForeign || coded.tree !== before) await ports.workspace.resetTracked(coded.tree, before)
    lane.checkedOut = coded.tree
    const onChecks = ahead.length === 0 ? { onChecks: orders.checks } : {}
    return validate(ports, job, { coded, state: ledger.state, signal, ...onChecks })
  })
  return { coded, commit, validation }
}

/** The train's change as its decisions see it. */
export function inTrainNow(lane: OpenLane, isWanted: boolean): TrainCandidate {
  const { prepared, signal, apartFrom, checks } = lane
  const common = { iteration: prepared.iteration, isWanted, isEnding: signal.aborted, apartFrom }
  if (!checks) return common
  const { ahead, ending, wasRed, commit } = checks
  const check = { ahead, isStale: ending.signal.aborted, wasRed, lands: commit !== null, verdict: verdictOf(checks) }
  return { ...common, check }
}

function verdictOf(checks: Checking): TrainCheck['verdict'] {
  const end = checks.end()
  if (!end) return 'running'
  const validation = end.kind === 'done' ? end.value.validation : undefined
  if (validation === undefined) return end.kind === 'fault' ? 'red' : 'none'
  return typeof validation === 'object' && validation.passed ? 'green' : 'red'
}

/**
 * Checks what stands behind the train's head on what it is expected to stand on. A verdict counts only for the tree
 * that it was of: `settleHead` compares that with the tree that would land.
 */
export async function startBehind(
  work: JobContext,
  lane: OpenLane,
  { ahead, open }: { ahead: readonly OpenLane[]; open: readonly OpenLane[] },
): Promise<void> {
  const iterations = ahead.map(({ prepared }) => prepared.iteration)
  const expected = ahead.flatMap(({ checks }) => checks ?? [])
  const landed = { ...work, ledger: ledgerWith(work, expected) }
  const coded = await toCheck(landed, inTrain(lane))
  if (coded) startChecks(landed, lane, { coded, commit: await commitOf(landed, coded), ahead: iterations, open })
  else lane.apartFrom = checkedBase(work.ledger.state.work, iterations)
}

/** One that was expected to land did not: what was checked on it is checked again on what it will stand on. */
export function dropChecksOn(iteration: number, train: readonly OpenLane[]): void {
  for (const { checks } of train) if (checks?.ahead.includes(iteration)) checks.ending.abort()
}

/**
 * The head's checks have ended: it lands, or leaves the train. Red on what landed since it began, one further attempt with that
 * is not counted. The engine alone moves the tip, so what was checked is what lands. Where they were of another
 * tree than the one that would land now, they are begun again.
 */
export async function settleHead(work: JobContext, lane: OpenLane, checked: CheckedCandidate): Promise<Settled> {
  // Also one that was checked behind others of which none was expected to land stands elsewhere once one did.
  const isOnTip = lane.checks?.ahead.length === 0 && checked.coded.checkpoint === work.ledger.state.work
  const landing = isOnTip ? checked : await asItLands(work, lane, checked)
  if (landing) return { reason: await settleLanding(work, landing) }
  lane.checks = undefined
  return 'waits'
}

/** What the checks said of the tree that lands decides. Returns a reason to stop where a person has to fix something first. */
export async function settleLanding(
  work: JobContext,
  { coded, commit, validation }: CheckedCandidate,
): Promise<StopReason | undefined> {
  const { ports, job, ledger } = work
  const verdict = verdictOn(work, coded)
  const isRed = typeof validation === 'object' && !validation.passed
  if (isRed && commit !== null && coded.begun_on !== undefined && isTriedOnTip(taskIn(ledger.state, coded.task.id))) {
    const why = `on what landed meanwhile: ${failuresInWords(job, validation)}`
    await settleRebase(ports, job, { ledger, coded, candidate: commit, why, validation })
    return undefined
  }
  if (typeof validation === 'object' && verdict.kind === 'validate')
    return settleAndOwe(work, { coded, verdict, validation, candidate: commit })
  const check = async () => validation
  return settleAttempt(work, { coded, verdict, candidate: commit ?? undefined }, { check })
}

/** What was checked behind others, on the tip; undefined if that is another tree, or was not checked to the end. */
async function asItLands(
  work: JobContext,
  lane: OpenLane,
  { coded, validation }: CheckedCandidate,
): Promise<CheckedCandidate | undefined> {
  if (typeof validation !== 'object') return undefined
  const landing = await toCheck(work, inTrain(lane))
  if (!landing || !countsFor(coded, landing)) return undefined
  return { coded: landing, commit: await commitOf(work, landing), validation }
}
