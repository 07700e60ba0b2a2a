import { judge } from '../core/validation/verdict.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'
import { runChecks } from './run-checks.ts'

/**
 * Runs the checks once on the untouched checkpoint, before any money is spent. Red blocks the run unless `known-red`
 * accepts those failures; then only new ones count (DESIGN §3 "Baseline"). Returns whether the workspace is ready for an agent.
 */
export async function baseline(ports: Ports, job: JobSettings, ledger: Ledger, signal: AbortSignal): Promise<boolean> {
  const commit = ledger.state.work
  await ports.workspace.restore(commit)
  await ports.workspace.setUp(job.settings.setup, signal)
  const { results, discarded } = await runChecks(ports, job, { tree: commit, label: 'baseline', knownRed: [], signal })
  const verdict = judge({ strategy: job.settings.strategy, checks: job.checks, results, knownRed: [] })
  const red = verdict.failures.map(({ name }) => name)
  ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`)
  ledger.record({
    type: 'baseline_finished',
    commit,
    checks: job.checksDigest,
    red,
    accepted: red.length > 0 && job.settings['known-red'],
  })
  return !discarded
}
