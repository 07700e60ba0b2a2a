import { RalphError } from '../core/error.ts'
import { judge } from '../core/validation/verdict.ts'
import type { RunState } from '../schema/run-state.ts'
import type { Coded, Validated } from './dossier.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'
import { runChecks } from './run-checks.ts'

/**
 * Fourth phase: the checks decide, on exactly the tree that will be committed and in what set-up commands made. Where
 * these cannot make it from that tree, the sentence says why.
 */
export async function validate(
  ports: Ports,
  job: JobSettings,
  at: { coded: Coded; state: RunState; signal: AbortSignal },
): Promise<Validated | string> {
  const { coded, state, signal } = at
  const unready = await makeReady(ports, job, at)
  if (unready !== undefined) return unready
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

/** What the agent did to ignored files is undone where set-up commands can: no check passes because of it. */
async function makeReady(
  { workspace }: Pick<Ports, 'workspace'>,
  { settings }: JobSettings,
  { coded, signal }: { coded: Coded; signal: AbortSignal },
): Promise<string | undefined> {
  try {
    // They may rewrite tracked files such as a lock file; the captured tree is what counts.
    if (await workspace.setUp(settings.setup, signal)) await workspace.resetTracked(coded.tree)
    return undefined
  } catch (error) {
    if (error instanceof RalphError && error.code === 'SETUP_FAILED') return error.message
    throw error
  }
}
