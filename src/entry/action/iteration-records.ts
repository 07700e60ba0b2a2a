import { type IterationRecord, type JobIteration, jobIterations } from '../../core/report/job-iterations.ts'
import { iterationPath } from '../../core/run/state-paths.ts'
import type { StateStore } from '../../port/state-store.ts'
import { Validation } from '../../schema/check.ts'
import type { RunEvent } from '../../schema/event.ts'
import { Handoff, HandoffSource } from '../../schema/handoff.ts'

/** More would not fit into a summary. */
const mostIterations = 500

/** The iterations of a job with what they left in the state, in one look. */
export async function iterationRecords(store: StateStore, events: readonly RunEvent[]): Promise<IterationRecord[]> {
  const iterations = jobIterations(events).slice(-mostIterations)
  const paths = iterations.flatMap(({ iteration }) => files.map((file) => iterationPath(iteration, file)))
  const found = await store.readMany(paths)
  return iterations.map((one, at) => recordOf(one, found.slice(at * files.length, (at + 1) * files.length)))
}

const files = ['handoff.json', 'validation.json'] as const

function recordOf(one: JobIteration, [stored, checked]: readonly (string | undefined)[]): IterationRecord {
  const { source, handoff } = (json(stored) ?? {}) as { source?: unknown; handoff?: unknown }
  const read = { source: HandoffSource.safeParse(source), handoff: Handoff.safeParse(handoff) }
  return {
    ...one,
    handoff:
      read.source.success && read.handoff.success ? { source: read.source.data, handoff: read.handoff.data } : null,
    validation: Validation.safeParse(json(checked)).data ?? null,
  }
}

/** A report does not fail over a file that is not what it should be. */
function json(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
