import { iterationPath } from '../../../core/ref/state-paths.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'

/** A file of the state tree as it is now. */
export type Recall = (path: string) => Promise<string | undefined>

export interface StoredHandoff {
  readonly source: HandoffSource
  readonly handoff: Handoff
}

/** What an iteration left; undefined where it left none, or nothing that is one. */
export async function storedHandoff(recall: Recall, iteration: number): Promise<StoredHandoff | undefined> {
  const stored = await recall(iterationPath(iteration, 'handoff.json'))
  if (stored === undefined) return undefined
  const { source, handoff } = JSON.parse(stored) as { source?: unknown; handoff?: unknown }
  const read = { source: HandoffSource.safeParse(source), handoff: Handoff.safeParse(handoff) }
  return read.source.success && read.handoff.success
    ? { source: read.source.data, handoff: read.handoff.data }
    : undefined
}
