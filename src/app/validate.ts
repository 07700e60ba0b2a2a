import { judge } from '../core/validation/verdict.ts'
import type { RunState } from '../schema/run-state.ts'
import type { Coded, Validated } from './dossier.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'
import { runChecks } from './run-checks.ts'

/** Fourth phase: the checks decide, on exactly the tree that will be committed. */
export async function validate(
  ports: Ports,
  job: JobSettings,
  at: { coded: Coded; state: RunState; signal: AbortSignal },
): Promise<Validated> {
  const { coded, state, signal } = at
  const knownRed = state.baseline?.accepted ? state.baseline.red : []
  const label = `iteration-${coded.iteration}`
  const { results, changed } = await runChecks(ports, job, { tree: coded.tree, label, knownRed, signal })
  const { strategy } = job.settings
  const verdict = judge({ strategy, checks: job.checks, results, knownRed })
  const ran = new Set(results.map(({ name }) => name))
  return {
    ...coded,
    validation: {
      iteration: coded.iteration,
      strategy,
      tree: coded.tree,
      passed: verdict.passed,
      checks: [...results],
      not_run: job.checks.map(({ name }) => name).filter((name) => !ran.has(name)),
      known_red: [...knownRed],
      changed_by_checks: [...changed],
    },
  }
}
