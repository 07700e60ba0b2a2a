import type { CitedTest } from '../../core/evidence/match-records.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CheckResult, ChecksReport } from '../../schema/check/check.ts'
import type { Dossier } from '../../schema/run/dossier.ts'
import { adjusted, type JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import { demandConfinement, reportNetworkRefusals } from '../job/surroundings.ts'
import { retryUnconfined } from '../phase/prepare/baseline.ts'
import { citedIn, knownRedIn, runChecks, whyUnready } from '../phase/validate/validate.ts'
import { checkLane } from './check-lane.ts'
import { loadDelegatedWork, notForThisJob } from './finish.ts'
import { attemptToCheck, obtainStart } from './take-parcel.ts'

/**
 * The fourth phase in a job of its own, in a clean checkout and without a secret: runs the checks on the commit that
 * another job left, or on the one that the state names, and leaves what they said. It judges nothing.
 */
export async function checksJob(
  ports: Ports,
  given: JobSettings,
  { cancelled, lane = 0 }: { cancelled: AbortSignal; lane?: number },
): Promise<{ results: readonly CheckResult[]; unready: string | null }> {
  const { run } = await ports.store.load()
  const { handed, stored } = await loadDelegatedWork(ports, run)
  if (!run) throw notForThisJob('the plan has no run yet')
  const job = adjusted(given, run.state)
  demandConfinement(ports, job)
  if (stored.phase === 'train') return checkLane(ports, job, { run, nonce: stored.nonce, lane, signal: cancelled })
  const { commit, tree, cited } = await filesOf(ports, job, { stored, named: handed.commit, run })
  await ports.workspace.restore(commit)
  const baseline = stored.phase === 'baseline'
  const report = (said: Pick<ChecksReport, 'unready' | 'results'>) => {
    reportNetworkRefusals(ports)
    return ports.parcel.putText(
      'checks',
      ports.redact(JSON.stringify({ schema: 1, nonce: handed.nonce, tree, ...said })),
    )
  }
  const unready = await whyUnready(ports, job, { tree, signal: cancelled })
  if (unready !== undefined) {
    await report({ unready, results: [] })
    return { unready, results: [] }
  }
  const knownRed = baseline ? [] : knownRedIn(run.state)
  const before = baseline ? {} : { before: run.state.work }
  const ran = await runChecks(ports, job, { tree, ...before, label: 'checks', knownRed, cited, signal: cancelled })
  const { results } = baseline ? await retryUnconfined(ports, job, { commit, signal: cancelled, ran }) : ran
  await report({ unready: null, results: [...results] })
  return { unready: null, results }
}

/** The commit that fills the workspace, what the checks are said to have run on, and the tests to look for. */
async function filesOf(
  ports: Ports,
  job: JobSettings,
  { stored, named, run }: { stored: Dossier; named: string | null; run: LoadedRun },
): Promise<{ commit: string; tree: string; cited: readonly CitedTest[] }> {
  const { parcel, workBranch } = ports
  if (stored.phase !== 'prepared') {
    const commit = named ?? ''
    await workBranch.contains(commit, commit)
    return stored.phase === 'coded'
      ? { commit, tree: stored.coded.tree, cited: citedIn(stored.coded) }
      : { commit, tree: commit, cited: [] }
  }
  const { start } = stored.prepared
  await obtainStart({ workBranch }, stored.prepared)
  const taken = await parcel.receiveCommit(start)
  if (taken.kind === 'missing') throw notForThisJob("the agent's job left no commit")
  if (taken.kind === 'refused') throw notForThisJob(taken.why)
  if (taken.refused.length > 0)
    throw notForThisJob(taken.refused.map(({ path, why }) => `${path} is ${why}`).join('; '))
  const { prepared, nonce } = stored
  const attempt = await attemptToCheck(ports, job, { prepared, nonce, run, taken })
  const { tree } = attempt
  const commit = await workBranch.write({ tree, parent: start, message: 'candidate\n' })
  return { commit, tree, cited: citedIn(attempt) }
}
