import { validationOf } from '../../../core/validation/validation-of.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { ChecksWatch } from '../../job/early-look.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import { runChecks } from './run-checks.ts'
import { whyUnready } from './set-up.ts'

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
  const { iteration, tree } = coded
  // What the agent did to ignored files is undone where set-up commands can: no check passes because of it.
  const unready = await whyUnready(ports, job, { ...at, tree })
  if (unready !== undefined) return unready
  const knownRed = knownRedIn(state)
  const ran = await runChecks(ports, job, { ...at, tree, label: `iteration-${iteration}`, knownRed })
  const { checks, settings } = job
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran })
}
