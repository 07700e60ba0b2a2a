import type { Dossier } from '../../../schema/run/dossier.ts'
import type { LeaseHolder } from '../../../schema/run/lease.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { shortOid } from '../../text/report-context.ts'
import { holderInWords } from './lease-verdict.ts'

/** Undefined if an iteration handed over by this workflow run still waits for its results. */
export function whyNothingAwaited(state: RunState, self: LeaseHolder): string | undefined {
  const { handed, lease } = state
  if (!handed || !lease) return 'no iteration waits for its results; it was already settled, or given up'
  if (!sameRun(lease.holder, self)) {
    return `what is waiting was handed over by ${holderInWords(lease.holder)}, and this is ${holderInWords(self)}`
  }
  return undefined
}

/** True if this job handed the iteration over while its later steps saw the files of something else. */
export const sawOtherFiles = ({ handed, lease }: RunState, self: LeaseHolder): boolean =>
  handed?.laid_out === false &&
  lease?.holder.kind === 'workflow' &&
  self.kind === 'workflow' &&
  lease.holder.attempt === self.attempt &&
  lease.holder.job === self.job

/** Undefined if this is the awaited dossier. Otherwise none of it may be used (docs/design.md#several-jobs). */
export function whyNotAwaited(state: RunState, dossier: Dossier): string | undefined {
  const { handed, current } = state
  if (dossier.run !== state.run) return `it is of the run ${dossier.run}, and this is ${state.run}`
  if (dossier.nonce !== handed?.nonce) return 'another one has been handed over since'
  if (dossier.phase === 'prepared') return 'no agent has worked on it'
  const awaitedByPhase = {
    coded: ['attempt', 'agents_md'],
    baseline: ['baseline'],
    undo: ['undo'],
    passes: ['passes'],
    counsel: ['counsel'],
    lanes: ['lanes'],
    train: ['train'],
  }
  if (!awaitedByPhase[dossier.phase].includes(handed.what))
    return `it is of the phase ${dossier.phase}, but the ${handed.what} is waiting`
  if (dossier.phase !== 'coded') return undefined
  const { iteration, task, checkpoint } = dossier.coded
  if (iteration !== current?.iteration)
    return `it is iteration ${iteration}, but ${iterationInWords(current?.iteration)} is running`
  if (task.id !== current.task) return `it is about ${task.id}, and iteration ${iteration} is about ${current.task}`
  return checkpoint === current.checkpoint && checkpoint === state.work
    ? undefined
    : `it was made on ${shortOid(checkpoint)}, and iteration ${iteration} starts from ${shortOid(current.checkpoint)}`
}

const iterationInWords = (iteration: number | undefined): string =>
  iteration === undefined ? 'none' : String(iteration)

/** A later attempt of a workflow run may continue what an earlier one began. */
const sameRun = (holder: LeaseHolder, self: LeaseHolder): boolean =>
  holder.kind === 'workflow' && self.kind === 'workflow'
    ? holder.run_id === self.run_id && holder.attempt <= self.attempt
    : holder.kind === 'process' && self.kind === 'process' && holder.host === self.host
