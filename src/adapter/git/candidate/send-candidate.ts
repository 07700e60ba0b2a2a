import { candidateRef } from '../../../core/guard/bundle-header.ts'
import type { Store } from '../store/store.ts'

/** Writes one commit on its checkpoint as a git bundle, for a job that trusts neither this one nor the file. */
export async function sendCandidate(
  { git }: Pick<Store, 'git'>,
  { commit, checkpoint, file }: { commit: string; checkpoint: string; file: string },
): Promise<void> {
  // A bundle holds refs, and the store has none of its own.
  await git({ args: ['update-ref', candidateRef, commit] })
  await git({ args: ['bundle', 'create', '--quiet', file, candidateRef, `^${checkpoint}`] })
}
