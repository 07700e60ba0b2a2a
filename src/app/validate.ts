import { RalphError } from '../core/error.ts'
import { validationOf } from '../core/validation/validation-of.ts'
import type { Validation } from '../schema/check.ts'
import type { Coded } from '../schema/dossier.ts'
import type { RunState } from '../schema/run-state.ts'
import type { ChecksWatch } from './early-look.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'
import { runChecks } from './run-checks.ts'

/** Failures that were there before the run and were accepted. */
export const knownRedIn = ({ baseline }: Pick<RunState, 'baseline'>): readonly string[] =>
  baseline?.accepted ? baseline.red : []

/**
 * Fourth phase: the checks decide, on exactly the tree that will be committed and in what set-up commands made. Where
 * these cannot make it from that tree, the sentence says why.
 */
export async function validate(
  ports: Ports,
  job: JobSettings,
  at: { coded: Coded; state: RunState; signal: AbortSignal; onChecks?: ChecksWatch },
): Promise<Validation | string> {
  const { coded, state } = at
  const unready = await makeReady(ports, job, at)
  if (unready !== undefined) return unready
  const { iteration, tree } = coded
  const knownRed = knownRedIn(state)
  const ran = await runChecks(ports, job, { ...at, tree, label: `iteration-${iteration}`, knownRed })
  const { checks, settings } = job
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran })
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
