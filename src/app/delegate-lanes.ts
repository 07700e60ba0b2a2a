import { freeLane, lanesAtWork } from '../core/run/fold/open-attempts.ts'
import { trainLegs } from '../core/run/next/leg-of-round.ts'
import { nextBeside } from '../core/run/next/next-beside.ts'
import type { JobSoFar } from '../core/run/next/next-step.ts'
import type { Prepared } from '../schema/run/dossier.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'
import { abandonAttempt } from './attempt.ts'
import { recordOwedStarted } from './calls/owed-passes.ts'
import { delegate } from './job/delegate.ts'
import { type JobContext, type JobOutcome, lanesOf, machinesOf, stopped } from './job/job-context.ts'
import { limitsOf } from './job/job-settings.ts'
import { reportCosts } from './job/report-costs.ts'
import { prepareInLane } from './lanes/begin-lane.ts'

interface Round {
  readonly parcels: readonly { readonly lane: number; readonly prepared: Prepared }[]
  /** Set if no more could start because a person has to act. */
  readonly reason: StopReason | undefined
}

/**
 * Delegates a round of lanes to the other jobs of this workflow run: an attempt for each free lane, in one save. If no
 * attempt may start, the candidates of the round before go straight to their checks.
 */
export async function delegateLanes(context: JobContext, soFar: () => JobSoFar): Promise<JobOutcome | undefined> {
  const { ledger } = context
  const { parcels, reason } = await beginRound(context, soFar)
  const legs = trainLegs(ledger.state, machinesOf(context.job))
  if (parcels.length === 0 && legs.length === 0) return reason && stopped(reason)
  if (parcels.length > 0) recordOwedStarted(ledger)
  const dossier = delegate(context, parcels.length > 0 ? { phase: 'lanes', parcels } : { phase: 'train', legs }, {
    commit: null,
  })
  await ledger.save(subjectOf(parcels))
  await context.publish()
  const { work: tip } = ledger.state
  if (!context.conflict() && parcels.every(({ prepared }) => prepared.checkpoint === tip))
    return { kind: 'handed_on', dossier }
  for (const { prepared } of parcels) abandonAttempt(ledger, prepared)
  return undefined
}

async function beginRound(context: JobContext, soFar: () => JobSoFar): Promise<Round> {
  const { ports, job, ledger } = context
  const parcels: { lane: number; prepared: Prepared }[] = []
  for (let count = lanesOf(context); count > 0; count--) {
    const { plan, state } = ledger
    const limits = limitsOf(job, state)
    const readyAttempt = nextBeside({
      plan,
      state,
      limits,
      job: soFar(),
      now: ports.clock.now(),
      lanes: lanesOf(context),
    })
    if (!readyAttempt) break
    if (parcels.length === 0) await reportCosts(ports, job, { ledger, soFar: soFar(), lanes: lanesOf(context) })
    const lane = freeLane(lanesAtWork(state))
    const onlyPrep = parcels.some(({ prepared }) => prepared.calls !== undefined)
    // This job cannot know whether the other job's agent answers questions.
    const lanePreparation = await prepareInLane(context, readyAttempt, { ports, lane, onlyPrep, canAsk: true })
    if (lanePreparation.kind === 'gone') return { parcels, reason: lanePreparation.reason }
    const { prepared } = lanePreparation
    // The commit is on no branch: the other jobs fetch it through the state.
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
