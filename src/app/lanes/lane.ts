import { nothingGathered } from '../../core/run/stored/run-files.ts'
import { addUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Validation } from '../../schema/check/check.ts'
import { emptyControl } from '../../schema/run/control.ts'
import type { Coded, Prepared } from '../../schema/run/dossier.ts'
import { lookBeforeChecks } from '../calls/passes.ts'
import { type CallCost, noCallCost } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import { type Ledger, openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { codeAfterCalls, hasFailed } from '../phase/code/code-after-calls.ts'
import { contributionOf } from '../phase/validate/candidate.ts'
import { claimToCheck } from '../phase/validate/unchanged.ts'

export type LaneEnd<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'fault'; readonly error: unknown }

/** Work that runs beside other lanes. `end` returns undefined while it runs. */
export interface RunningWork<T> {
  readonly settled: Promise<void>
  readonly end: () => LaneEnd<T> | undefined
}

export function trackWork<T>(promise: Promise<T>): RunningWork<T> {
  let end: LaneEnd<T> | undefined
  const settled = promise.then(
    (value) => {
      end = { kind: 'done', value }
    },
    (error: unknown) => {
      end = { kind: 'fault', error }
    },
  )
  return { settled, end: () => end }
}

/**
 * Runs one attempt from its prompt to the agent's change, like the agent's job of a workflow
 * (docs/design.md#several-jobs). Uses a ledger that is never saved, and records nothing.
 */
export async function codedInLane(
  ports: Ports,
  job: JobSettings,
  request: {
    ledger: Ledger
    prepared: Prepared
    /** So much counts as spent that the budget that remains is what was reserved for this call. */
    spent: Usage
    signal: AbortSignal
    onSpent: (spent: CallCost) => void
  },
): Promise<Coded> {
  const { prepared, signal, onSpent, spent } = request
  await ports.workspace.restore(prepared.start)
  await ports.workspace.setUp(job.settings.setup, signal)
  const ledger = unsavedCopy(ports, job, request.ledger)
  const guarded = <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> => act(signal)
  const codeRequest = { ledger, prepared, nonce: '', guarded, cancelled: signal, spent, recall: ledger.recall, onSpent }
  const { coded: agentResult, made } = await codeAfterCalls(ports, job, codeRequest)
  const calls = prepared.calls
  const coded = calls && made.length > 0 ? { ...agentResult, before: { planned: calls, made: [...made] } } : agentResult
  if (!needsChecks(job, ledger, coded)) return coded
  return lookBeforeChecks(ports, job, { spent: addUsage(spent, coded.usage), guarded, onSpent, coded })
}

export function needsChecks(job: JobSettings, { state }: Pick<Ledger, 'state'>, coded: Coded): boolean {
  if (hasFailed(coded)) return false
  const { closes } = contributionOf(job, state, coded)
  return coded.changes.length > 0 || closes || claimToCheck(job, state, coded) !== undefined
}

export function unsavedCopy(ports: Ports, job: JobSettings, { state, plan, seq, recall }: Ledger): Ledger {
  const quietPorts = { ...ports, show: () => undefined, store: { ...ports.store, read: recall } }
  const run = { oid: '', state, plan, seq, proven: false, control: emptyControl, gathered: nothingGathered }
  return openLedger(quietPorts, run, { ...job, tells: null })
}

export interface OpenLane {
  readonly lane: number
  readonly ports: Ports
  readonly prepared: Pick<Prepared, 'iteration' | 'task'>
  readonly endOrdered: AbortController
  /** Aborts with `endOrdered`, and when the job is cancelled. */
  readonly signal: AbortSignal
  /** Ms since the epoch. */
  readonly startedMs: number
  spent: CallCost
  callsBeforeAgent?: boolean
  agent?: RunningWork<Coded>
  /** The agent's change; set once it waits in the train. */
  coded?: Coded
  candidate?: string
  /** True if another job's agent made the change, so this lane's workspace does not hold it. */
  isForeign?: boolean
  checks?: LaneChecks | undefined
  /** The tree that its workspace was last reset to, after its agent ended. */
  checkedOut?: string
  /** The tip and the iterations (`checkedBase`) on top of which it conflicts, or a guard refuses it. */
  apartFrom?: string
}

/** The checks of a candidate on top of all that lands before it. */
export interface LaneChecks extends RunningWork<CheckedCandidate> {
  /** Iterations ahead of it that were expected to land; empty for the train's head. */
  readonly ahead: readonly number[]
  readonly dropped: AbortController
  readonly coded: Coded
  readonly commit: string | null
  /** True once one of the checks failed: it is not expected to land. */
  wasRed: boolean
}

/** A candidate as it would land, with the verdict of its checks. */
export interface CheckedCandidate {
  readonly coded: Coded
  readonly commit: string | null
  /** A sentence if the checks could not start; undefined if the job ended first. */
  readonly validation: Validation | string | undefined
}

export function openLane(
  { cancelled }: { readonly cancelled: AbortSignal },
  lane: number,
  { ports, prepared }: Pick<OpenLane, 'ports' | 'prepared'>,
): OpenLane {
  const endOrdered = new AbortController()
  const signal = AbortSignal.any([endOrdered.signal, cancelled])
  return { lane, ports, prepared, endOrdered, signal, startedMs: ports.clock.now(), spent: noCallCost }
}
