import type { StopReason } from '../../schema/run/stop-reason.ts'
import { type DelegatedPart, delegate } from '../job/delegate.ts'
import {
  callsAgent,
  interruptibleBy,
  type JobContext,
  type JobOutcome,
  saveAndPublish,
  stopped,
  unlessAborted,
} from '../job/job-context.ts'
import type { CallMeans } from './make-call.ts'

/** Calls of the run that wait for a job with the key for a model: begun, made and applied, each with its fact. */
export interface WaitingCalls<Made = unknown> {
  /** Records the start, so that a job that dies in them is not repeated for ever. False: nothing is left to call. */
  readonly begin: () => boolean | Promise<boolean>
  /** Subjects of the commits before they are made here, and elsewhere. */
  readonly subjects: { readonly ask: string; readonly handOn: string }
  readonly dossier: DelegatedPart
  readonly make: (means: CallMeans) => Promise<Made>
  /** Applies the answers; undefined: the job was cancelled or stopped. */
  readonly take: (made: Made | undefined) => Promise<StopReason | undefined>
}

/** Makes and applies them, in a job that has the key for a model and writes the run. */
export async function settleWaiting<Made>(
  context: JobContext,
  { begin, subjects, make, take }: WaitingCalls<Made>,
): Promise<StopReason | undefined> {
  const { ledger, progress } = context
  if (!(await begin())) return undefined
  await ledger.save(subjects.ask)
  const made = await unlessAborted(() => make({ spent: ledger.state.usage, guarded: interruptibleBy(context) }))
  progress.workspaceReady = false
  return take(made)
}

/** The same, or delegated to a job that has the key. */
export async function settleOrDelegate<Made>(
  context: JobContext,
  calls: WaitingCalls<Made>,
): Promise<JobOutcome | undefined> {
  const { ledger, scope, cancelled } = context
  await saveAndPublish(context)
  if (cancelled.aborted) return undefined
  if (callsAgent(scope)) {
    const reason = await settleWaiting(context, calls)
    return reason && stopped(reason)
  }
  if (!(await calls.begin())) return undefined
  const dossier = delegate(context, calls.dossier, { commit: null })
  await ledger.save(calls.subjects.handOn)
  return { kind: 'handed_on', dossier }
}
