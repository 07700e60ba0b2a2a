import { judge } from '../core/validation/verdict.ts'
import type { CheckResult } from '../schema/check.ts'
import type { ChecksWatch } from './early-look.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'
import { runChecks } from './run-checks.ts'

/**
 * The checks on a commit as it is, set up anew; `red` are those that count and failed,
 * `discarded`: a check filled the disk and its workspace was thrown away.
 * Throws RalphError SETUP_FAILED.
 */
export async function checkUntouched(
  ports: Pick<Ports, 'workspace' | 'runCheck' | 'show' | 'redact'>,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  at: { commit: string; signal: AbortSignal; onChecks?: ChecksWatch },
): Promise<{ results: readonly CheckResult[]; red: readonly CheckResult[]; discarded: boolean }> {
  const { commit, signal } = at
  await ports.workspace.restore(commit)
  await ports.workspace.setUp(job.settings.setup, signal)
  const { results, discarded } = await runChecks(ports, job, { ...at, tree: commit, label: 'baseline', knownRed: [] })
  const verdict = judge({ strategy: job.settings.strategy, checks: job.checks, results, knownRed: [] })
  return { results, red: verdict.failures, discarded }
}
