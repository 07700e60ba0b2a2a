import { lanesAtWork } from '../core/run/fold/open-attempts.ts'
import { nextBeside } from '../core/run/next/next-beside.ts'
import type { JobSoFar } from '../core/run/next/next-step.ts'
import type { Prepared } from '../schema/run/dossier.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { abandonAttempt } from './attempt.ts'
import { delegate } from './job/delegate.ts'
import { type JobContext, type JobOutcome, lanesOf, stopped } from './job/job-context.ts'
import { limitsOf } from './job/job-settings.ts'
import { reportCosts } from './job/say-costs.ts'
import { freeLane, prepareInLane } from './lanes/begin-lane.ts'
import { beginOwed } from './phase/prepare/owed-passes.ts'

interface Round {
  readonly parcels: readonly { readonly lane: number; readonly prepared: Prepared }[]
  /** Why no more could begin, where a person is needed. */
  readonly reason: StopReason | undefined
}

/**
 * A round of lanes for the other jobs of this workflow run: an attempt for each free lane, in one write. What waits in the
 * train of the round before needs no agent; if nothing else may begin, it goes straight to its checks.
 */
export async function delegateLanes(work: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ledger } = work
  const { parcels, reason } = await beginRound(work, soFar)
  const isCandidate = ({ candidate }: { candidate: string | null }): boolean => candidate !== null
  if (parcels.length === 0 && !lanesAtWork(ledger.state).some(isCandidate)) return reason && stopped(reason)
  if (parcels.length > 0) beginOwed(ledger)
  const dossier = delegate(work, parcels.length > 0 ? { phase: 'lanes', parcels } : { phase: 'train' }, {
    commit: null,
  })
  await ledger.save(subjectOf(parcels))
  await work.publish()
  const { work: tip } = ledger.state
  if (!work.conflict() && parcels.every(({ prepared }) => prepared.checkpoint === tip))
    return { kind: 'handed_on', dossier }
  for (const { prepared } of parcels) abandonAttempt(ledger, prepared)
  return undefined
}

async function beginRound(work: JobContext, soFar: () => JobSoFar): Promise<Round> {
  const { ports, job, ledger } = work
  const parcels: { lane: number; prepared: Prepared }[] = []
  for (let count = lanesOf(work); count > 0; count--) {
    const { plan, state } = ledger
    const limits = limitsOf(job, state)
    const next = nextBeside({ plan, state, limits, job: soFar(), now: ports.clock.now(), lanes: lanesOf(work) })
    if (!next) break
    if (parcels.length === 0) await reportCosts(ports, job, { ledger, soFar: soFar(), lanes: lanesOf(work) })
    const lane = freeLane(lanesAtWork(state))
    const onlyPrep = parcels.some(({ prepared }) => prepared.calls !== undefined)
    // Whether the agent of another job can be asked is not known here.
    const begun = await prepareInLane(work, next, { ports, lane, onlyPrep, canAsk: true })
    if (begun.kind === 'gone') return { parcels, reason: begun.reason }
    const { prepared } = begun
    // It is on no branch: the other jobs fetch it by the state.
    if (prepared.start !== prepared.checkpoint) ledger.keep(prepared.start)
    parcels.push({ lane, prepared })
  }
  return { parcels, reason: undefined }
}

function subjectOf(parcels: Round['parcels']): string {
  const names = parcels.map(({ prepared: { iteration, task } }) => `${iteration}: ${task.id}`)
  return names.length === 0
    ? 'hand on what waits for its checks'
    : `begin ${names.length === 1 ? 'iteration' : 'iterations'} ${names.join(', ')}`
}
