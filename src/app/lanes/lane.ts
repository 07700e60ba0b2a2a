import { nothingGathered } from '../../core/run/stored/run-files.ts'
import { addUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Validation } from '../../schema/check/check.ts'
import { emptyControl } from '../../schema/run/control.ts'
import type { Coded, Prepared } from '../../schema/run/dossier.ts'
import { type CallCost, noCallCost } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import { type Ledger, openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { codedAfterCalls, isDecided } from '../phase/code/code-after-calls.ts'
import { contributionOf } from '../phase/validate/candidate.ts'
import { askPasses, readPasses } from '../phase/validate/passes.ts'
import { reviewed } from '../phase/validate/review.ts'
import { claimToCheck } from '../phase/validate/unchanged.ts'

/** What a lane's own work came to; it is settled by the loop, one lane after the other. */
export type LaneEnd<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'fault'; readonly error: unknown }

/** Work of a lane that goes on beside the others; `end` is there as soon as it has ended. */
export interface RunningWork<T> {
  readonly over: Promise<void>
  readonly end: () => LaneEnd<T> | undefined
}

export function trackWork<T>(work: Promise<T>): RunningWork<T> {
  let end: LaneEnd<T> | undefined
  const over = work.then(
    (value) => {
      end = { kind: 'done', value }
    },
    (error: unknown) => {
      end = { kind: 'fault', error }
    },
  )
  return { over, end: () => end }
}

/**
 * One attempt from its prompt to what its agent left, as the job of an agent makes it in a workflow
 * (docs/design.md#several-jobs): what the calls say goes to a ledger that is never saved, and nothing is recorded here.
 */
export async function codedInLane(
  ports: Ports,
  job: JobSettings,
  request: {
    ledger: Ledger
    prepared: Prepared
    /** What the run has spent, so that what is left of its budget is what is reserved for this call. */
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
  const asking = { ledger, prepared, nonce: '', guarded, cancelled: signal, spent, recall: ledger.recall, onSpent }
  const { coded: called, made } = await codedAfterCalls(ports, job, asking)
  const calls = prepared.calls
  const coded = calls && made.length > 0 ? { ...called, before: { planned: calls, made: [...made] } } : called
  if (!isToCheck(job, ledger, coded)) return coded
  const looking = { spent: addUsage(spent, coded.usage), guarded, onSpent }
  const looked = await reviewed(ports, job, { ...looking, coded, checked: false })
  const passed = await askPasses(ports, job, { ...looking, coded: looked, checks: null })
  return { ...passed.coded, passes: await readPasses(ports, job, passed.calls) }
}

/** Whether the checks have something to say about it. */
export function isToCheck(job: JobSettings, { state }: Pick<Ledger, 'state'>, coded: Coded): boolean {
  if (isDecided(coded)) return false
  const { closes } = contributionOf(job, state, coded)
  return coded.changes.length > 0 || closes || claimToCheck(job, state, coded) !== undefined
}

/** A copy of the ledger that is never saved. */
export function unsavedCopy(ports: Ports, job: JobSettings, { state, plan, seq, recall }: Ledger): Ledger {
  const quiet = { ...ports, show: () => undefined, store: { ...ports.store, read: recall } }
  const run = { oid: '', state, plan, seq, proven: false, control: emptyControl, gathered: nothingGathered }
  return openLedger(quiet, run, { ...job, tells: null })
}

/** An attempt that is open, and what of it goes on. */
export interface OpenLane {
  readonly lane: number
  readonly ports: Ports
  readonly prepared: Pick<Prepared, 'iteration' | 'task'>
  readonly ending: AbortController
  /** Fires then, and when the job is cancelled. */
  readonly signal: AbortSignal
  /** In ms since the epoch. */
  readonly begun: number
  spent: CallCost
  /** Calls come before its agent's. */
  asksBefore?: boolean
  /** Its agent. */
  agent?: RunningWork<Coded>
  /** What the agent left, from the moment on that it waits in the train. */
  coded?: Coded
  candidate?: string
  /** Its workspace does not hold that: another job's agent made it. */
  isForeign?: boolean
  checks?: Checking | undefined
  /** The tree that its workspace was put to last, since its agent ended. */
  checkedOut?: string
  /** On these iterations, ahead of it in the train, it cannot be checked: it conflicts, or a guard refuses it there. */
  apartFrom?: string
}

/** The checks of a candidate, with all that is to land before it. */
export interface Checking extends RunningWork<CheckedCandidate> {
  /** The iterations ahead of it that were expected to land; none for the train's head. */
  readonly ahead: readonly number[]
  readonly ending: AbortController
  /** What it is checked as. */
  readonly coded: Coded
  readonly commit: string | null
  /** One of them failed, so that it is not expected to land. */
  wasRed: boolean
}

/** A candidate as it would land, with what the checks said of it. */
export interface CheckedCandidate {
  readonly coded: Coded
  readonly commit: string | null
  /** A sentence where the checks could not be begun, undefined where the job was ended meanwhile. */
  readonly validation: Validation | string | undefined
}

export function openLane(
  { cancelled }: { readonly cancelled: AbortSignal },
  lane: number,
  { ports, prepared }: Pick<OpenLane, 'ports' | 'prepared'>,
): OpenLane {
  const ending = new AbortController()
  const signal = AbortSignal.any([ending.signal, cancelled])
  return { lane, ports, prepared, ending, signal, begun: ports.clock.now(), spent: noCallCost }
}
