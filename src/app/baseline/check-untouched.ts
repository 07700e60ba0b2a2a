import type { CheckResult } from '../../schema/check/check.ts'
import type { ChecksWatch } from '../job/early-look.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import { runChecks } from '../phase/validate/run-checks.ts'
import { setUp } from '../phase/validate/set-up.ts'
import { redIn, withNeeds } from './red-confined.ts'

/**
 * The checks on a commit as it is, set up anew; `red` are those that count and failed, `discarded`: a check filled the
 * disk and its workspace was thrown away. What is red only in the confinement says what it needs.
 * Throws RalphError SETUP_FAILED.
 */
export async function checkUntouched(
  ports: Pick<Ports, 'workspace' | 'runCheck' | 'runUnconfined' | 'show' | 'clean'>,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  at: { commit: string; signal: AbortSignal; onChecks?: ChecksWatch },
): Promise<{ results: readonly CheckResult[]; red: readonly CheckResult[]; discarded: boolean }> {
  const { commit, signal } = at
  await ports.workspace.restore(commit)
  await setUp(ports, job, { tree: commit, signal })
  const ran = await runChecks(ports, job, { ...at, tree: commit, label: 'baseline', knownRed: [] })
  const { results, discarded } = await withNeeds(ports, job, { commit, signal, ran })
  return { results, red: redIn(job, results), discarded }
}
