import { checkUntouched } from './check-untouched.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Runs the checks once on the untouched checkpoint, before any money is spent. Red blocks the run unless `known-red`
 * accepts those failures; then only new ones count (DESIGN §3 "Baseline"). Returns whether the workspace is ready for an agent.
 */
export async function baseline(ports: Ports, job: JobSettings, ledger: Ledger, signal: AbortSignal): Promise<boolean> {
  const commit = ledger.state.work
  const started = ports.clock.now()
  const { results, red, discarded } = await checkUntouched(ports, job, { commit, signal })
  ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`)
  ledger.record({
    type: 'baseline_finished',
    commit,
    checks: job.checksDigest,
    red: red.map(({ name }) => name),
    accepted: red.length > 0 && job.settings['known-red'],
    duration_ms: ports.clock.now() - started,
  })
  return !discarded
}
