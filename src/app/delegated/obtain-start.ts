import type { Prepared } from '../../schema/run/dossier.ts'
import type { Ports } from '../job/ports.ts'

/** Brings what an attempt starts from to a job that did not prepare it: where a merge is to be resolved, three commits. */
export async function obtainStart(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { start, checkpoint, merge }: Pick<Prepared, 'start' | 'checkpoint' | 'merge'>,
): Promise<void> {
  await workBranch.contains(start, checkpoint)
  if (merge) await workBranch.contains(merge.base, merge.base)
}
