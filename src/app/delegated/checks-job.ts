import type { CitedTest } from '../../core/evidence/match-records.ts'
import { legNonce } from '../../core/run/next/leg-of-round.ts'
import { landsUnasked } from '../../core/run/next/train.ts'
import { validationOf } from '../../core/validation/verdict.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CheckResult, ChecksReport } from '../../schema/check/check.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import { type JobSettings, withOrderedSettings } from '../job/job-settings.ts'
import { openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { reportNetworkRefusals, requireConfinement } from '../job/surroundings.ts'
import { trainIn } from '../lanes/capture.ts'
import { composeBehind, type Landing } from '../lanes/compose.ts'
import { retryUnconfined } from '../phase/prepare/baseline.ts'
import { citedIn, knownRedIn, runChecks, whyUnready } from '../phase/validate/validate.ts'
import { loadDelegatedWork, notUnderWay } from './finish.ts'
import { attemptToCheck, obtainStart } from './take-parcel.ts'

/**
 * Runs the checks in a job of its own, in a clean checkout without secrets, on the commit that the agent's job left or
 * that the state names. Reports the results and judges nothing.
 */
export async function checksJob(
  ports: Ports,
  jobSettings: JobSettings,
  { cancelled, lane = 0 }: { cancelled: AbortSignal; lane?: number },
): Promise<{ results: readonly CheckResult[]; unready: string | null }> {
  const { run } = await ports.store.load()
  const { handed, storedDossier } = await loadDelegatedWork(ports, run)
  if (!run) throw notUnderWay('the plan has no run yet')
  const job = withOrderedSettings(jobSettings, run.state)
  requireConfinement(ports, job)
  if (storedDossier.phase === 'train')
    return checkLane(ports, job, { run, train: storedDossier, lane, signal: cancelled })
  const { commit, tree, cited } = await commitToCheck(ports, job, {
    stored: storedDossier,
    handedCommit: handed.commit,
    run,
  })
  await ports.workspace.restore(commit)
  const baseline = storedDossier.phase === 'baseline'
  const report = (outcome: Pick<ChecksReport, 'unready' | 'results'>) => {
    reportNetworkRefusals(ports)
    return ports.parcel.putText(
      'checks',
      ports.redact(JSON.stringify({ schema: 1, nonce: handed.nonce, tree, ...outcome })),
    )
  }
  const unready = await whyUnready(ports, job, { tree, signal: cancelled })
  if (unready !== undefined) {
    await report({ unready, results: [] })
    return { unready, results: [] }
  }
  const knownRed = baseline ? [] : knownRedIn(run.state)
  const before = baseline ? {} : { before: run.state.work }
  const checkRun = await runChecks(ports, job, { tree, ...before, label: 'checks', knownRed, cited, signal: cancelled })
  const { results } = baseline
    ? await retryUnconfined(ports, job, { commit, signal: cancelled, checksRun: checkRun })
    : checkRun
  await report({ unready: null, results: [...results] })
  return { unready: null, results }
}

/** The commit to check out, the tree that the results are for, and the tests that the handoff cites. */
async function commitToCheck(
  ports: Ports,
  job: JobSettings,
  { stored: dossier, handedCommit, run }: { stored: Dossier; handedCommit: string | null; run: LoadedRun },
): Promise<{ commit: string; tree: string; cited: readonly CitedTest[] }> {
  const { parcel, workBranch } = ports
  if (dossier.phase !== 'prepared') {
    const commit = handedCommit ?? ''
    await workBranch.contains(commit, commit)
    return dossier.phase === 'coded'
      ? { commit, tree: dossier.coded.tree, cited: citedIn(dossier.coded) }
      : { commit, tree: commit, cited: [] }
  }
  const { start } = dossier.prepared
  await obtainStart({ workBranch }, dossier.prepared)
  const agentCommit = await parcel.receiveCommit(start)
  if (agentCommit.kind === 'missing') throw notUnderWay("the agent's job left no commit")
  if (agentCommit.kind === 'refused') throw notUnderWay(agentCommit.why)
  if (agentCommit.refused.length > 0)
    throw notUnderWay(agentCommit.refused.map(({ path, why }) => `${path} is ${why}`).join('; '))
  const { prepared, nonce } = dossier
  const attempt = await attemptToCheck(ports, job, { prepared, nonce, run, agentCommit })
  const { tree } = attempt
  const commit = await workBranch.write({ tree, parent: start, message: 'candidate\n' })
  return { commit, tree, cited: citedIn(attempt) }
}

type CheckedTree = Pick<ChecksReport, 'tree' | 'unready' | 'results'>

/** For a candidate that conflicts in every position; the job that lands the train reports it. */
const nothingChecked: CheckedTree = { tree: '', unready: null, results: [] }

/**
 * Checks one lane's candidate on top of all that lands before it. If that is red, checks it alone too, to see which
 * change is at fault. Uses the state only, like the job that lands it.
 */
async function checkLane(
  ports: Ports,
  job: JobSettings,
  request: { run: LoadedRun; train: Extract<Dossier, { phase: 'train' }>; lane: number; signal: AbortSignal },
): Promise<CheckedTree> {
  const { run, lane, signal } = request
  const { nonce, legs } = request.train
  const context = { ports, job, ledger: openLedger(ports, run, job) }
  const leg = legs.find((one) => one.lane === lane)
  const train = await trainIn(ports, context.ledger)
  const index = train.findIndex(({ coded }) => coded.iteration === leg?.iteration)
  const candidate = train[index]
  if (!candidate) throw notUnderWay(`nothing of lane ${lane} waits for its checks`)
  const check = (landing: Landing): Promise<CheckedTree> => checkLanding(ports, job, { run, landing, signal })
  const report = async (behindOthers: CheckedTree, alone?: CheckedTree): Promise<void> => {
    reportNetworkRefusals(ports)
    const text = JSON.stringify({ schema: 1, nonce: legNonce(nonce, lane), ...behindOthers, ...(alone && { alone }) })
    await ports.parcel.putText('checks', ports.redact(text))
  }
  const ahead = train.slice(0, index).filter(({ coded }) => landsUnasked(job.settings, run.state, coded))
  const landingBehindOthers = ahead.length === 0 ? undefined : await composeBehind(context, ahead, candidate)
  const checkedBehindOthers = landingBehindOthers && (await check(landingBehindOthers))
  if (checkedBehindOthers) await report(checkedBehindOthers)
  if (checkedBehindOthers && isGreen(job, run, checkedBehindOthers)) return checkedBehindOthers
  const landingAlone = await composeBehind(context, [], candidate)
  if (checkedBehindOthers && landingAlone?.coded.tree === checkedBehindOthers.tree) return checkedBehindOthers
  const checkedAlone = landingAlone ? await check(landingAlone) : nothingChecked
  await (checkedBehindOthers ? report(checkedBehindOthers, checkedAlone) : report(checkedAlone))
  return checkedBehindOthers ?? checkedAlone
}

async function checkLanding(
  ports: Ports,
  job: JobSettings,
  { run, landing, signal }: { run: LoadedRun; landing: Landing; signal: AbortSignal },
): Promise<CheckedTree> {
  const { coded, commit } = landing
  const { tree } = coded
  await ports.workspace.restore(commit ?? coded.checkpoint)
  const unready = await whyUnready(ports, job, { tree, signal })
  if (unready !== undefined) return { tree, unready, results: [] }
  const checkRequest = { tree, before: coded.checkpoint, label: 'checks', cited: citedIn(coded), signal }
  const { results } = await runChecks(ports, job, { ...checkRequest, knownRed: knownRedIn(run.state) })
  return { tree, unready: null, results: [...results] }
}

function isGreen(
  { checks, settings }: JobSettings,
  { state }: LoadedRun,
  { tree, unready, results }: CheckedTree,
): boolean {
  const { strategy } = settings
  const report = { iteration: state.iteration, tree, strategy, checks, results, knownRed: knownRedIn(state) }
  return unready === null && validationOf(report).passed
}
