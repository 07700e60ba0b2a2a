import { RalphError } from '../core/error.ts'
import { nothingWaits, notUnderWay } from '../core/run/not-under-way.ts'
import { dossierPath } from '../core/run/state-paths.ts'
import { validationOf } from '../core/validation/validation-of.ts'
import type { LoadedRun } from '../port/state-store.ts'
import type { CheckResult, Validation } from '../schema/check.ts'
import { Dossier } from '../schema/dossier.ts'
import type { HandedOn } from '../schema/handed-on.ts'
import type { StopReason } from '../schema/stop-reason.ts'
import { recordBaseline } from './baseline.ts'
import { takeLease } from './intake.ts'
import type { JobResult } from './job.ts'
import type { JobSettings } from './job-settings.ts'
import { openLedger } from './ledger.ts'
import { attemptsIn, jobSoFar, loop, settled, stop } from './loop.ts'
import { inOrder, openWork } from './open-work.ts'
import type { Ports } from './ports.ts'
import { settleAttempt, verdictOn } from './settle-attempt.ts'
import { settleUndo } from './undo.ts'
import { knownRedIn } from './validate.ts'
import type { Work } from './work.ts'

/** What the checks said in other jobs; a sentence where they could not be begun. */
export type Elsewhere = { readonly results: readonly CheckResult[]; readonly changed: readonly string[] } | string

/**
 * The end of what `beginJob` handed on: its verdict by the results that other jobs give, one commit or none, and the
 * decision what comes next, which another job does. Throws RalphError NOT_UNDER_WAY, and changes nothing, where the
 * state waits for something else.
 */
export async function finishJob(
  ports: Ports,
  job: JobSettings,
  at: {
    cancelled: AbortSignal
    /** As it came from another job; without it, the one that the state holds. */
    dossier?: Dossier
    /** Asked once it is known what they are to be about; may refuse by throwing. */
    results: (handed: HandedOn, dossier: Dossier) => Promise<Elsewhere>
  },
): Promise<JobResult> {
  const { run, remoteWork } = await ports.store.load()
  const { handed, dossier } = await whatWaits(ports, run, at.dossier)
  const results = await at.results(handed, dossier)
  const ledger = openLedger(ports, run, job)
  const before = attemptsIn(ledger.state)
  takeLease(ports, ledger)
  const branch = { remoteTip: remoteWork, deleted: false, conflict: undefined }
  const work = openWork(ports, job, { ledger, branch, reach: { until: 'decided' }, cancelled: at.cancelled })
  work.did.spent = handed
  const ended = await inOrder(work, async () => {
    const reason = await settle(work, { handed, dossier, results })
    await settled(work)
    return reason ? stop(work, reason) : loop(work, jobSoFar(ports, job), before)
  })
  if (ended.kind === 'handed_on') throw new Error('a job that only decides has handed something on')
  return { reason: ended.reason, state: ledger.state, plan: ledger.plan }
}

interface Waiting {
  readonly handed: HandedOn
  readonly dossier: Dossier
}

async function whatWaits(ports: Ports, run: LoadedRun | null, given: Dossier | undefined): Promise<Waiting> {
  const handed = run?.state.handed
  const why = run ? nothingWaits(run.state, ports.liveness.self) : 'the plan has no run yet'
  if (why !== undefined || !run || !handed) throw refused(why ?? 'nothing was handed on')
  const dossier = given ?? Dossier.parse(JSON.parse((await ports.store.read(dossierPath)) ?? ''))
  const other = notUnderWay(run.state, dossier)
  if (other !== undefined) throw refused(other)
  return { handed, dossier }
}

async function settle(
  work: Work,
  { handed, dossier, results }: Waiting & { results: Elsewhere },
): Promise<StopReason | undefined> {
  const { ports, ledger, did } = work
  const { job } = work
  const candidate = handed.commit ?? undefined
  if (dossier.phase === 'coded') {
    const { coded } = dossier
    const verdict = verdictOn(work, coded)
    return settleAttempt(work, { coded, verdict, candidate }, async () =>
      typeof results === 'string' ? results : validationIn(work, results, coded),
    )
  }
  // What could not be begun says nothing about a commit: the next job begins it again.
  if (typeof results === 'string') return { kind: 'failed', code: 'CHECKS_NOT_BEGUN', why: results }
  if (dossier.phase === 'undo') {
    const { reverting } = dossier
    const commit = candidate ?? ''
    const validation = validationIn(work, results, { iteration: reverting.iteration, tree: commit })
    await settleUndo(ports, job, { ledger, reverting, commit, validation })
  } else if (dossier.phase === 'baseline') {
    did.baseline = true
    recordBaseline(job, ledger, { ...ports, commit: dossier.commit, results: results.results, durationMs: 0 })
  }
  return undefined
}

function validationIn(
  { job, ledger }: Work,
  { results, changed }: Exclude<Elsewhere, string>,
  { iteration, tree }: { iteration: number; tree: string },
): Validation {
  const { checks, settings } = job
  const knownRed = knownRedIn(ledger.state)
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, results, changed, knownRed })
}

const refused = (why: string): RalphError =>
  new RalphError({
    code: 'NOT_UNDER_WAY',
    kind: 'busy',
    message: `There is nothing to finish for this job: ${why}.`,
    hint: 'Nothing was changed and nothing is lost: the next job of the run goes on from what the state says.',
  })
