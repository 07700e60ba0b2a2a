import { iterationPath } from '../../core/ref/state-paths.ts'
import { Coded } from '../../schema/run/dossier.ts'
import type { LaneAttempt } from '../../schema/run/run-state.ts'
import { noCallCost } from './job-context.ts'
import type { Ledger } from './ledger.ts'

/** Of a change that a person approved: its cost was recorded when it began to wait. */
const paidBefore = { usage: noCallCost.usage, durationMs: noCallCost.duration_ms }

/** What the agent of a candidate left, with the cost that is not recorded yet; undefined if it cannot be read. */
export async function readCoded(
  { recall }: Pick<Ledger, 'recall'>,
  { iteration, candidate, held }: Pick<LaneAttempt, 'iteration' | 'candidate' | 'held'>,
): Promise<Coded | undefined> {
  const text = candidate === null ? undefined : await recall(iterationPath(iteration, 'coded.json'))
  const coded = text === undefined ? undefined : Coded.safeParse(JSON.parse(text)).data
  return coded && held ? { ...coded, ...paidBefore } : coded
}
