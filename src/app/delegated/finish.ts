import { RalphError } from '../../core/error/error.ts'
import { dossierPath } from '../../core/ref/state-paths.ts'
import { sawOtherFiles, whyNotAwaited, whyNothingAwaited } from '../../core/run/lease/awaited-dossier.ts'
import type { LoadedRefs, LoadedRun } from '../../port/state-store.ts'
import { type Coded, Dossier, type HandedOn } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { syncBranches } from '../branch/mark-milestones.ts'
import { type JobContext, saveAndPublish } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import { openLedger, takeLease } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { proveComplete } from '../job/prove.ts'
import { attemptsIn, jobSoFar } from '../job/so-far.ts'
import { stateConfined } from '../job/surroundings.ts'
import type { JobResult } from '../job.ts'
import { loop, stop } from '../loop.ts'
import { openWork, recordingFaults } from '../open-work.ts'
import { readDelegatedCalls } from '../phase/context/before-code.ts'
import { type SkippedCall, settleHalt } from '../phase/context/directive.ts'
import type { NumberedAttempt } from '../phase/context/numbered.ts'
import { takeCounsel } from '../phase/counsel/take-counsel.ts'
import { changeRules } from '../phase/intake/intake.ts'
import { leftBehind } from '../phase/intake/merge-base.ts'
import { takeOwed } from '../phase/prepare/owed-passes.ts'
import { attachPrompt, promptNow } from '../phase/prepare/prepare.ts'
import { type DelegatedChecks, type DelegatedWork, settleElsewhere } from './settle-elsewhere.ts'

interface Finish {
  readonly cancelled: AbortSignal
  /** Makes it of the one that the state holds, where another job's word alone is not enough; the same one: it got no further. */
  readonly brought?: Bring
  /** Asked once it is known what they are to be about; may refuse by throwing. */
  readonly results: (handed: HandedOn, dossier: Dossier) => Promise<DelegatedChecks>
}

/**
 * The end of what `beginJob` handed on: its verdict by the results that other jobs give, one commit or none, and the
 * decision what comes next, which another job does. Throws RalphError NOT_UNDER_WAY, and changes nothing, where the
 * state waits for something else.
 */
export const finishJob = async (ports: Ports, job: JobSettings, request: Finish): Promise<JobResult> =>
  finishLoaded(ports, job, await ports.store.load(), request)

/** The same of a state that is loaded already. */
export async function finishLoaded(
  ports: Ports,
  job: JobSettings,
  loaded: LoadedRefs,
  request: Finish,
): Promise<JobResult> {
  const waiting = await whatWaits(ports, loaded.run, request)
  const { handed, dossier } = waiting
  const results = await request.results(handed, dossier)
  const confined = dossier.phase === 'coded' ? dossier.coded.confined : undefined
  const { work, before, isFirstConfined } = await takeOver(ports, job, loaded, { ...request, confined })
  const { ledger } = work
  work.did.spent = handed
  if (dossier.phase === 'passes') await takeOwed(ports, job, { ledger, calls: dossier.calls ?? [] })
  return settleAndDecide(work, before, async () => {
    const person =
      dossier.phase === 'counsel' && dossier.made
        ? await takeCounsel(ports, work.job, { ...dossier, made: dossier.made, ledger })
        : undefined
    if (person) return person
    const halted = await takeBefore(work, dossier, { isFirstConfined, takesOwed: true })
    return halted ? settleHalt(ledger, work.job, halted) : settleElsewhere(work, { ...waiting, results })
  })
}

/** The run as this job goes on with it: what other jobs of the same workflow run began. */
export async function takeOver(
  ports: Ports,
  job: JobSettings,
  { run, remoteWork }: LoadedRefs,
  { cancelled, confined }: { cancelled: AbortSignal; confined?: Coded['confined'] },
): Promise<{ work: JobContext; before: number; isFirstConfined: boolean }> {
  const ledger = openLedger(ports, run, job)
  const before = attemptsIn(ledger.state)
  takeLease(ports, ledger)
  const isFirstConfined = confined !== undefined && ledger.state.confined === null
  if (confined) stateConfined(ledger, confined)
  changeRules(job, ledger)
  // Its pull request may have been squashed before the iteration began.
  const replaces = await leftBehind(ports, job, { ledger, remoteWork })
  const branch = {
    remoteTip: remoteWork,
    replaces,
    // Whoever handed this on had published it before.
    deleted: remoteWork === null,
    endedInOrder: true,
    conflict: undefined,
    rests: undefined,
    looked: undefined,
  }
  const work = openWork(ports, job, { ledger, branch, reach: { until: 'decided' }, cancelled })
  return { work, before, isFirstConfined }
}

/** Settles it, and decides what comes next, which another job does. */
export async function settleAndDecide(
  work: JobContext,
  before: number,
  settle: () => Promise<StopReason | undefined>,
): Promise<JobResult> {
  const { ports, ledger } = work
  const ended = await recordingFaults(work, async () => {
    const reason = await settle()
    await saveAndPublish(work)
    return reason ? stop(work, reason) : loop(work, jobSoFar(ports, work.job), before)
  })
  if (ended.kind === 'handed_on') throw new Error('a job that only decides handed something over')
  return { reason: ended.reason, state: ledger.state, plan: ledger.plan }
}

/**
 * What was said before the attempt counts, whatever became of the attempt and of the job that heard it; the prompt is kept
 * as it was sent. An attempt that was held back, where it was. `isFirstConfined`: the agent's job told its agent what confines it.
 */
export async function takeBefore(
  { ports, job, ledger }: JobContext,
  dossier: Dossier,
  { isFirstConfined, takesOwed }: { isFirstConfined: boolean; takesOwed: boolean },
): Promise<{ halt: SkippedCall; at: NumberedAttempt } | undefined> {
  if (dossier.phase !== 'coded' && dossier.phase !== 'prepared') return undefined
  const { owed = [], before } = dossier.phase === 'coded' ? dossier.coded : {}
  const at = dossier.phase === 'coded' ? dossier.coded : dossier.prepared
  // In one job it asks them itself, before the attempt.
  if (takesOwed) await takeOwed(ports, job, { ledger, calls: owed })
  const died = dossier.phase === 'prepared' && dossier.made
  const calls = died ? dossier.prepared.calls : before?.planned
  const made = died || before?.made
  if (calls && made) {
    const taken = await readDelegatedCalls(ports, job, { ledger, at, calls, made })
    return taken.kind === 'halted' ? { halt: taken.halt, at } : undefined
  }
  if (owed.length > 0 || isFirstConfined)
    attachPrompt(ledger, at.iteration, await promptNow(ports, job, { ledger, ...at }))
  return undefined
}

/** Its agent's job left the calls that it had paid for, and no answer. */
const diedOnTheWay = (dossier: Dossier): boolean => dossier.phase === 'prepared' && dossier.made !== undefined

type Bring = (stored: Dossier, run: LoadedRun) => Promise<Dossier>

async function whatWaits(ports: Ports, run: LoadedRun | null, request: { brought?: Bring }): Promise<DelegatedWork> {
  const { handed, stored } = await loadDelegatedWork(ports, run)
  if (run && sawOtherFiles(run.state, ports.liveness.self)) throw sameJob()
  const dossier = (run && (await request.brought?.(stored, run))) ?? stored
  const gotNoFurther = request.brought !== undefined && (dossier === stored || diedOnTheWay(dossier))
  const other = run && !gotNoFurther ? whyNotAwaited(run.state, dossier) : undefined
  if (other !== undefined) throw notForThisJob(other)
  return { handed, dossier, candidate: stored.phase === 'prepared' ? null : handed.commit }
}

/** What this workflow run has handed on, as the state holds it. Throws RalphError NOT_UNDER_WAY where nothing waits for it. */
export async function loadDelegatedWork(
  ports: Pick<Ports, 'store' | 'liveness'>,
  run: LoadedRun | null,
): Promise<{ handed: HandedOn; stored: Dossier }> {
  const handed = run?.state.handed
  const why = run ? whyNothingAwaited(run.state, ports.liveness.self) : 'the plan has no run yet'
  if (why !== undefined || !handed) throw notForThisJob(why ?? 'nothing was handed over')
  const stored = readDossier(await ports.store.read(dossierPath))
  if (!stored) throw notForThisJob(`${dossierPath} on the state branch is missing, or from another version of ralph`)
  return { handed, stored }
}

function readDossier(text: string | undefined): Dossier | undefined {
  try {
    return Dossier.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

const sameJob = (): RalphError =>
  new RalphError({
    code: 'CHECKED_IN_THE_SAME_JOB',
    message:
      'The steps between begin and finish have not seen the commit: it was not laid out in the checkout of this job.',
    hint: 'Move the checks and `finish` to jobs of their own, where nothing that the agent left can reach them. Or, if you trust the agent, set `trust-agent: true` for begin.',
  })

/** The error of a job that finds nothing to do for it. */
export const notForThisJob = (why: string): RalphError =>
  new RalphError({
    code: 'NOT_UNDER_WAY',
    message: `There is nothing to finish for this job: ${why}.`,
    hint: 'Nothing was changed and nothing is lost: the next job of the run continues from the state.',
  })

/**
 * Shows a complete run as ready for review, when whoever has to agree has agreed. Writes no state; a run that has gone on
 * meanwhile is left alone. Throws RalphError BUSY where a job is at work.
 */
export async function readyJob(ports: Ports): Promise<JobResult> {
  const { run, remoteWork } = await ports.store.load()
  if (!run?.state.stop || run.state.lease) {
    throw new RalphError({
      code: 'BUSY',
      message: 'The run has continued since, so nothing is marked ready.',
      hint: 'The job that completes it asks again.',
    })
  }
  const { state, plan } = run
  if (state.stop?.kind === 'complete') await proveComplete(ports, run)
  if (state.stop?.kind === 'complete') await syncBranches(ports, { run, remoteWork })
  return { reason: run.state.stop, state, plan }
}
