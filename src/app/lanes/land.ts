import { taskIn } from '../../core/run/fold/begin.ts'
import { countsFor, type InTrain, isTriedOnTip, standsOn, type TrainCheck } from '../../core/run/next/train.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { unlessAborted, type Work } from '../job/work.ts'
import { guard } from '../phase/code/guard.ts'
import { failuresInWords, settleRebase } from '../phase/settle/settle.ts'
import { settleAndOwe } from '../phase/settle/settle-and-owe.ts'
import { settleAttempt, verdictOn } from '../phase/settle/settle-attempt.ts'
import { contributionOf, handoffOf, needsCommit, withOwnPart, writeCandidate } from '../phase/validate/candidate.ts'
import { validate } from '../phase/validate/validate.ts'
import { type Checked, type Checking, going, type OpenLane, unsavedCopy } from './lane.ts'

/** How a candidate stands on the present work. */
type Composed =
  | { readonly kind: 'composed'; readonly coded: Coded }
  /** It does not go with what landed meanwhile. */
  | { readonly kind: 'apart'; readonly why: string }

/**
 * What an agent left, on what stands there now: the change alone is merged, without anything that the engine writes
 * itself, and the guards look at the result. Then the engine's own part is made on it: that tree is checked and lands.
 */
async function compose(work: Work, { coded, candidate }: { coded: Coded; candidate: string }): Promise<Composed> {
  const { ports, job, ledger } = work
  const { work: tip } = ledger.state
  if (coded.checkpoint === tip) return { kind: 'composed', coded: await withOwnPart(ports, job, { ledger, coded }) }
  const merge = await ports.workBranch.mergeTrees(tip, candidate)
  if (merge.kind === 'conflict') return { kind: 'apart', why: conflictWords(merge.paths) }
  const change = await ports.workspace.changes(tip, merge.tree)
  if (change.changes.length === 0 && coded.changes.length > 0)
    return { kind: 'apart', why: 'what it changes has landed meanwhile with another task' }
  const moved = { ...coded, ...change, checkpoint: tip, start: tip, begun_on: coded.checkpoint }
  const { refused: _, ...on } = { ...moved, ...(await guard(ports, job, moved)) }
  if (on.findings.length > 0) return { kind: 'composed', coded: on }
  return { kind: 'composed', coded: await withOwnPart(ports, job, { ledger, coded: on }) }
}

const mostNamed = 5

function conflictWords(paths: readonly string[]): string {
  const named = paths.slice(0, mostNamed).join(', ')
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : ''
  return `its change conflicts with what landed meanwhile in ${named}${more}; the workspace of the next attempt holds it with conflict markers`
}

/** What became of the train's head: it waits for its checks, or left the train. */
type Settled = 'waits' | { readonly reason: StopReason | undefined }

/** Begins the checks of the train's head, or settles it where they have nothing to say. */
export async function startHead(work: Work, lane: OpenLane, open: readonly OpenLane[]): Promise<Settled> {
  const { ports, job, ledger } = work
  const { candidate, ...captured } = inTrain(lane)
  const composed = await compose(work, { candidate, ...captured })
  if (composed.kind === 'apart') {
    await settleRebase(ports, job, { ledger, candidate, ...captured, why: composed.why })
    return { reason: undefined }
  }
  const { coded } = composed
  const verdict = verdictOn(work, coded)
  if (verdict.kind !== 'validate') {
    const check = async () => undefined
    return { reason: await settleAttempt(work, { coded, verdict, candidate }, { check }) }
  }
  await startChecks(work, lane, { coded, ahead: [], open })
  return 'waits'
}

function inTrain({ coded, candidate }: OpenLane): { coded: Coded; candidate: string } {
  if (!coded || candidate === undefined) throw new Error('a lane without a candidate is not in the train')
  return { coded, candidate }
}

/** Checks a candidate as `coded` has it, in the lane's own workspace. */
async function startChecks(
  work: Work,
  lane: OpenLane,
  { coded, ahead, open }: { coded: Coded; ahead: readonly number[]; open: readonly OpenLane[] },
): Promise<void> {
  const commit = await commitOf(work, coded)
  const ending = new AbortController()
  const former = lane.checks?.over
  const signal = AbortSignal.any([lane.signal, ending.signal])
  const onRed = (): void => {
    if (lane.checks) lane.checks.wasRed = true
    dropChecksOn(coded.iteration, open)
  }
  // Two would change the same files.
  const checks = going(Promise.resolve(former).then(() => check(work, lane, { coded, commit, signal, ahead, onRed })))
  lane.checks = { ...checks, ahead, ending, coded, commit, wasRed: false }
}

async function commitOf({ ports, job, ledger: { state } }: Work, coded: Coded): Promise<string | null> {
  const { closes } = contributionOf(job, state, coded)
  return needsCommit(closes, coded) ? writeCandidate(ports, job, { state, coded }) : null
}

/** On exactly the tree that would land. */
async function check(
  { job, ledger, orders }: Work,
  lane: OpenLane,
  request: Omit<Checked, 'validation'> & Pick<Checking, 'ahead'> & { signal: AbortSignal; onRed: () => void },
): Promise<Checked> {
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
export function inTrainNow(lane: OpenLane, isWanted: boolean): InTrain {
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
  work: Work,
  lane: OpenLane,
  { ahead, open }: { ahead: readonly OpenLane[]; open: readonly OpenLane[] },
): Promise<void> {
  const iterations = ahead.map(({ prepared }) => prepared.iteration)
  const landed = { ...work, ledger: ledgerWith(work, ahead) }
  const composed = await compose(landed, inTrain(lane))
  if (composed.kind === 'apart' || verdictOn(landed, composed.coded).kind !== 'validate') {
    lane.apartFrom = standsOn(work.ledger.state.work, iterations)
    return
  }
  await startChecks(landed, lane, { coded: composed.coded, ahead: iterations, open })
}

/** The ledger as it will be once these have landed; never saved. */
function ledgerWith({ ports, job, ledger }: Work, landed: readonly OpenLane[]): Ledger {
  const copy = unsavedCopy(ports, job, ledger)
  for (const { checks } of landed) {
    if (!checks) continue
    const { coded, commit } = checks
    const { iteration, task, usage, durationMs: duration_ms } = coded
    const { handoff, source } = handoffOf(coded)
    const { part } = contributionOf(job, copy.state, coded)
    const fact = { iteration, task: task.id, summary: handoff.summary, handoff: source, usage, duration_ms }
    copy.record({
      ...{ type: 'attempt_succeeded', ...fact, flaky: [], turned_green: [], commit },
      ...(part && { part }),
    })
  }
  return copy
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
export async function settleHead(work: Work, lane: OpenLane, checked: Checked): Promise<Settled> {
  const { ports, job, ledger } = work
  // Also one that was checked behind others of which none was expected to land stands elsewhere once one did.
  const isOnTip = lane.checks?.ahead.length === 0 && checked.coded.checkpoint === ledger.state.work
  const landing = isOnTip ? checked : await asItLands(work, lane, checked)
  if (!landing) {
    lane.checks = undefined
    return 'waits'
  }
  const { coded, commit, validation } = landing
  const verdict = verdictOn(work, coded)
  const isRed = typeof validation === 'object' && !validation.passed
  if (isRed && commit !== null && coded.begun_on !== undefined && isTriedOnTip(taskIn(ledger.state, coded.task.id))) {
    const why = `on what landed meanwhile: ${failuresInWords(job, validation)}`
    await settleRebase(ports, job, { ledger, coded, candidate: commit, why, validation })
    return { reason: undefined }
  }
  if (typeof validation === 'object' && verdict.kind === 'validate')
    return { reason: await settleAndOwe(work, { coded, verdict, validation, candidate: commit }) }
  const check = async () => validation
  return { reason: await settleAttempt(work, { coded, verdict, candidate: commit ?? undefined }, { check }) }
}

/** What was checked behind others, on the tip; undefined if that is another tree, or was not checked to the end. */
async function asItLands(work: Work, lane: OpenLane, { coded, validation }: Checked): Promise<Checked | undefined> {
  if (typeof validation !== 'object') return undefined
  const composed = await compose(work, inTrain(lane))
  if (composed.kind === 'apart' || !countsFor(coded, composed.coded)) return undefined
  if (verdictOn(work, composed.coded).kind !== 'validate') return undefined
  return { coded: composed.coded, commit: await commitOf(work, composed.coded), validation }
}
