import type { CitedTest } from '../../core/evidence/match-records.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CheckResult, ChecksReport } from '../../schema/check/check.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import { type JobSettings, withOrderedSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import { reportNetworkRefusals, requireConfinement } from '../job/surroundings.ts'
import { retryUnconfined } from '../phase/prepare/baseline.ts'
import { citedIn, knownRedIn, runChecks, whyUnready } from '../phase/validate/validate.ts'
import { checkLane } from './check-lane.ts'
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
