import { RalphError } from '../../core/error/error.ts'
import { dossierPath } from '../../core/ref/state-paths.ts'
import { sawOtherFiles, whyNotAwaited, whyNothingAwaited } from '../../core/run/lease/awaited-dossier.ts'
import type { LoadedRefs, LoadedRun } from '../../port/state-store.ts'
import { type Coded, Dossier, type HandedOn } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { syncBranches } from '../branch/mark-milestones.ts'
import { readDelegatedCalls } from '../calls/before-attempt.ts'
import { applyCounsel } from '../calls/counsel.ts'
import { type NumberedAttempt, type SkippedCall, settleHalt } from '../calls/directive.ts'
import { recordOwedPasses } from '../calls/owed-passes.ts'
import { type JobContext, saveAndPublish } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import { attemptsIn, jobSoFar } from '../job/job-so-far.ts'
import { openLedger, takeLease } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { proveComplete } from '../job/prove.ts'
import { recordConfined } from '../job/surroundings.ts'
import type { JobResult } from '../job.ts'
import { runLoop, stopJob } from '../loop.ts'
import { openJobContext, recordingFaults } from '../open-work.ts'
import { recordRulesChange } from '../phase/intake/intake.ts'
import { findTipLeftBehind } from '../phase/intake/merge-base.ts'
import { attachPrompt, currentPrompt } from '../phase/prepare/prepare.ts'
import { type DelegatedChecks, type DelegatedWork, settleDelegated } from './settle-delegated.ts'

interface Finish {
  readonly cancelled: AbortSignal
  /** Adds the agent's job's result to the stored dossier. Returns the same object if that job left nothing. */
  readonly receiveAgentResult?: ReceiveAgentResult
  /** Called once the dossier is complete; may refuse by throwing. */
  readonly readResults: (handed: HandedOn, dossier: Dossier) => Promise<DelegatedChecks>
}

/**
 * Settles what `beginJob` delegated, by the results of the other jobs, and decides which step comes next; another job
 * takes it. Throws RalphError NOT_UNDER_WAY, and changes nothing, if the state waits for something else.
 */
export const finishJob = async (ports: Ports, job: JobSettings, request: Finish): Promise<JobResult> =>
  finishLoaded(ports, job, await ports.store.load(), request)

export async function finishLoaded(
  ports: Ports,
  job: JobSettings,
  loaded: LoadedRefs,
  request: Finish,
): Promise<JobResult> {
  const delegated = await loadWaitingWork(ports, loaded.run, request)
  const { handed, dossier } = delegated
  const results = await request.readResults(handed, dossier)
  const confined = dossier.phase === 'coded' ? dossier.coded.confined : undefined
  const { context, attemptsBefore, isFirstConfined } = await continueRun(ports, job, loaded, { ...request, confined })
  const { ledger } = context
  context.progress.spent = handed
  if (dossier.phase === 'passes') await recordOwedPasses(ports, job, { ledger, calls: dossier.calls ?? [] })
  return settleAndDecide(context, attemptsBefore, async () => {
    const counselReason =
      dossier.phase === 'counsel' && dossier.made
        ? await applyCounsel(ports, context.job, { ...dossier, made: dossier.made, ledger })
        : undefined
    if (counselReason) return counselReason
    const halted = await recordEarlierCalls(context, dossier, { isFirstConfined, recordsOwed: true })
    return halted ? settleHalt(ledger, context.job, halted) : settleDelegated(context, { ...delegated, results })
  })
}

/** Takes the lease and opens the run that other jobs of this workflow run began. */
export async function continueRun(
  ports: Ports,
  job: JobSettings,
  { run, remoteWork }: LoadedRefs,
  { cancelled, confined }: { cancelled: AbortSignal; confined?: Coded['confined'] },
): Promise<{ context: JobContext; attemptsBefore: number; isFirstConfined: boolean }> {
  const ledger = openLedger(ports, run, job)
  const attemptsBefore = attemptsIn(ledger.state)
  takeLease(ports, ledger)
  const isFirstConfined = confined !== undefined && ledger.state.confined === null
  if (confined) recordConfined(ledger, confined)
  recordRulesChange(job, ledger)
  // The pull request may have been squashed before the iteration began.
  const replaces = await findTipLeftBehind(ports, job, { ledger, remoteWork })
  const branch = {
    remoteTip: remoteWork,
    replaces,
    // The job that delegated this had published the branch.
    deleted: remoteWork === null,
    endedInOrder: true,
    conflict: undefined,
    restReason: undefined,
    firstLook: undefined,
  }
  const context = openJobContext(ports, job, { ledger, branch, scope: { until: 'decided' }, cancelled })
  return { context, attemptsBefore, isFirstConfined }
}

/** Settles with `settle`, and decides which step comes next; another job takes it. */
export async function settleAndDecide(
  context: JobContext,
  attemptsBefore: number,
  settle: () => Promise<StopReason | undefined>,
): Promise<JobResult> {
  const { ports, ledger } = context
  const outcome = await recordingFaults(context, async () => {
    const reason = await settle()
    await saveAndPublish(context)
    return reason ? stopJob(context, reason) : runLoop(context, jobSoFar(ports, context.job), attemptsBefore)
  })
  if (outcome.kind === 'handed_on') throw new Error('a job that only decides handed something over')
  return { reason: outcome.reason, state: ledger.state, plan: ledger.plan }
}

/**
 * Records the calls that were made before the attempt: they count even if the attempt or its job was lost. Returns the
 * attempt if one of them kept its agent from being called.
 */
export async function recordEarlierCalls(
  { ports, job, ledger }: JobContext,
  dossier: Dossier,
  { isFirstConfined, recordsOwed }: { isFirstConfined: boolean; recordsOwed: boolean },
): Promise<{ halt: SkippedCall; at: NumberedAttempt } | undefined> {
  if (dossier.phase !== 'coded' && dossier.phase !== 'prepared') return undefined
  const { owed = [], before } = dossier.phase === 'coded' ? dossier.coded : {}
  const attempt = dossier.phase === 'coded' ? dossier.coded : dossier.prepared
  // In a single job they were called before the attempt.
  if (recordsOwed) await recordOwedPasses(ports, job, { ledger, calls: owed })
  const madeByLostJob = dossier.phase === 'prepared' && dossier.made
  const calls = madeByLostJob ? dossier.prepared.calls : before?.planned
  const madeCalls = madeByLostJob || before?.made
  if (calls && madeCalls) {
    const answers = await readDelegatedCalls(ports, job, { ledger, at: attempt, calls, made: madeCalls })
    return answers.kind === 'halted' ? { halt: answers.halt, at: attempt } : undefined
  }
  if (owed.length > 0 || isFirstConfined)
    attachPrompt(ledger, attempt.iteration, await currentPrompt(ports, job, { ledger, ...attempt }))
  return undefined
}

/** The agent's job died after calls that it had paid for. */
const leftOnlyCalls = (dossier: Dossier): boolean => dossier.phase === 'prepared' && dossier.made !== undefined

type ReceiveAgentResult = (stored: Dossier, run: LoadedRun) => Promise<Dossier>

async function loadWaitingWork(
  ports: Ports,
  run: LoadedRun | null,
  request: { receiveAgentResult?: ReceiveAgentResult },
): Promise<DelegatedWork> {
  const { handed, storedDossier } = await loadDelegatedWork(ports, run)
  if (run && sawOtherFiles(run.state, ports.liveness.self)) throw checkedInSameJob()
  const dossier = (run && (await request.receiveAgentResult?.(storedDossier, run))) ?? storedDossier
  const isAgentJobLost =
    request.receiveAgentResult !== undefined && (dossier === storedDossier || leftOnlyCalls(dossier))
  const mismatch = run && !isAgentJobLost ? whyNotAwaited(run.state, dossier) : undefined
  if (mismatch !== undefined) throw notUnderWay(mismatch)
  return { handed, dossier, candidate: storedDossier.phase === 'prepared' ? null : handed.commit }
}

/** Loads the dossier that this workflow run delegated. Throws RalphError NOT_UNDER_WAY if there is none. */
export async function loadDelegatedWork(
  ports: Pick<Ports, 'store' | 'liveness'>,
  run: LoadedRun | null,
): Promise<{ handed: HandedOn; storedDossier: Dossier }> {
  const handed = run?.state.handed
  const reason = run ? whyNothingAwaited(run.state, ports.liveness.self) : 'the plan has no run yet'
  if (reason !== undefined || !handed) throw notUnderWay(reason ?? 'nothing was handed over')
  const storedDossier = readDossier(await ports.store.read(dossierPath))
  if (!storedDossier)
    throw notUnderWay(`${dossierPath} on the state branch is missing, or from another version of ralph`)
  return { handed, storedDossier }
}

function readDossier(text: string | undefined): Dossier | undefined {
  try {
    return Dossier.parse(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

const checkedInSameJob = (): RalphError =>
  new RalphError({
    code: 'CHECKED_IN_THE_SAME_JOB',
    message:
      'The steps between begin and finish have not seen the commit: it was not laid out in the checkout of this job.',
    hint: 'Move the checks and `finish` to jobs of their own, where nothing that the agent left can reach them. Or, if you trust the agent, set `trust-agent: true` for begin.',
  })

export const notUnderWay = (reason: string): RalphError =>
  new RalphError({
    code: 'NOT_UNDER_WAY',
    message: `There is nothing to finish for this job: ${reason}.`,
    hint: 'Nothing was changed and nothing is lost: the next job of the run continues from the state.',
  })

/**
 * Marks a complete run as ready for review, once everybody who must agree has agreed. Writes no state. Throws
 * RalphError BUSY if the run continues.
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
