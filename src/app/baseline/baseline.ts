import { countingChecks, judge } from '../../core/validation/verdict.ts'
import type { CheckResult } from '../../schema/check/check.ts'
import type { ChecksWatch } from '../job/early-look.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { checkUntouched } from './check-untouched.ts'

/**
 * Runs the checks once on the untouched checkpoint, before any money is spent. Red blocks the run unless `known-red`
 * accepts those failures; then only new ones count (docs/design.md#baseline). Returns whether the workspace is ready for an agent.
 */
export async function baseline(
  ports: Ports,
  job: JobSettings,
  at: { ledger: Ledger; signal: AbortSignal; onChecks: ChecksWatch },
): Promise<boolean> {
  const { ledger } = at
  const commit = ledger.state.work
  const started = ports.clock.now()
  const { results, discarded } = await checkUntouched(ports, job, { ...at, commit })
  recordBaseline(job, ledger, { ...ports, commit, results, durationMs: ports.clock.now() - started })
  return !discarded
}

/** Own checks, or those of the workflow that must succeed. */
const countingOf = ({
  strategy,
  checks,
  results,
}: Pick<Parameters<typeof judge>[0], 'strategy' | 'results'> & { checks: JobSettings['checks'] }): number =>
  countingChecks(strategy, checks).length + results.filter(({ elsewhere }) => elsewhere?.required).length

/** What the checks said of the untouched commit, wherever they ran. */
export function recordBaseline(
  { checks, checksDigest, settings }: JobSettings,
  ledger: Ledger,
  at: Pick<Ports, 'tracker'> & { commit: string; results: readonly CheckResult[]; durationMs: number },
): void {
  const { commit, results, durationMs } = at
  const { failures, missing } = judge({ strategy: settings.strategy, checks, results, knownRed: [] })
  const confined = results.flatMap(({ name, needs }) => (needs === undefined ? [] : [{ name, needs }]))
  const red = [...failures.map(({ name }) => name), ...missing]
  ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`)
  ledger.record({
    type: 'baseline_finished',
    commit,
    checks: checksDigest,
    red,
    // What no agent could ever turn green would be accepted for good.
    accepted: red.length > 0 && settings['known-red'] && confined.length === 0,
    ...(confined.length > 0 && { confined }),
    counting: countingOf({ strategy: settings.strategy, checks, results }),
    duration_ms: durationMs,
  })
  // A merge of the base can be the pull request's head.
  if (commit !== ledger.state.base) ledger.send(at.tracker.effectsOf({ commit, checks: results, knownRed: [] }))
}
