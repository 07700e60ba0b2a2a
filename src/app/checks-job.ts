import { RalphError } from '../core/error.ts'
import type { CheckResult } from '../schema/check.ts'
import type { ChecksReport } from '../schema/checks-report.ts'
import type { Dossier } from '../schema/dossier.ts'
import { handedOn, notForThisJob } from './finish.ts'
import { adjusted, type JobSettings } from './job-settings.ts'
import { obtainStart } from './obtain-start.ts'
import type { Ports } from './ports.ts'
import { type ChecksRun, runChecks } from './run-checks.ts'
import { knownRedIn } from './validate.ts'

/**
 * The fourth phase in a job of its own, in a clean checkout and without a secret: runs the checks on the commit that
 * another job left, or on the one that the state names, and leaves what they said. It judges nothing.
 */
export async function checksJob(
  ports: Ports,
  given: JobSettings,
  { cancelled }: { cancelled: AbortSignal },
): Promise<{ results: readonly CheckResult[]; unready: string | null }> {
  const { run } = await ports.store.load()
  const { handed, stored } = await handedOn(ports, run)
  if (!run) throw notForThisJob('the plan has no run yet')
  const job = adjusted(given, run.state)
  const { commit, tree } = await filesOf(ports, stored, handed.commit)
  await ports.workspace.restore(commit)
  const baseline = stored.phase === 'baseline'
  const report = (said: Pick<ChecksReport, 'unready' | 'results' | 'changed'>) =>
    ports.parcel.put('checks', ports.redact(JSON.stringify({ schema: 1, nonce: handed.nonce, tree, ...said })))
  const unready = await setUp(ports, job, { tree, cancelled })
  if (unready !== null) {
    await report({ unready, results: [], changed: [] })
    return { unready, results: [] }
  }
  const knownRed = baseline ? [] : knownRedIn(run.state)
  const ran: ChecksRun = await runChecks(ports, job, { tree, label: 'checks', knownRed, signal: cancelled })
  await report({ unready: null, results: [...ran.results], changed: [...ran.changed] })
  return { unready: null, results: ran.results }
}

/** The commit that fills the workspace, and what the checks are said to have run on. */
async function filesOf(
  { parcel, workBranch }: Pick<Ports, 'workBranch' | 'parcel'>,
  stored: Dossier,
  named: string | null,
): Promise<{ commit: string; tree: string }> {
  if (stored.phase !== 'prepared') {
    const commit = named ?? ''
    await workBranch.contains(commit, commit)
    return { commit, tree: commit }
  }
  const { start } = stored.prepared
  await obtainStart({ workBranch }, stored.prepared)
  const taken = await parcel.takeCommit(start)
  if (taken.kind === 'missing') throw notForThisJob('the agent’s job left no commit')
  if (taken.kind === 'refused') throw notForThisJob(taken.why)
  if (taken.refused.length > 0)
    throw notForThisJob(taken.refused.map(({ path, why }) => `${path} is ${why}`).join('; '))
  const { tree } = taken
  return { commit: await workBranch.write({ tree, parent: start, message: 'candidate\n' }), tree }
}

async function setUp(
  { workspace }: Pick<Ports, 'workspace'>,
  { settings }: JobSettings,
  { tree, cancelled }: { tree: string; cancelled: AbortSignal },
): Promise<string | null> {
  try {
    // It may rewrite tracked files such as a lock file; the captured tree is what counts.
    if (await workspace.setUp(settings.setup, cancelled)) await workspace.resetTracked(tree)
    return null
  } catch (error) {
    if (error instanceof RalphError && error.code === 'SETUP_FAILED') return error.message
    throw error
  }
}
