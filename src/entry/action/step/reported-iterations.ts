import { jobIterations, type ReportedIteration } from '../../../core/report/facts/job-iterations.ts'
import type { StateStore } from '../../../port/state-store.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import { readRecords } from '../../wire/read-run.ts'

/** More would not fit into a summary. */
const mostIterations = 500

/** The iterations of a job with what they left in the state, in one look. */
export async function reportedIterations(store: StateStore, events: readonly RunEvent[]): Promise<ReportedIteration[]> {
  const iterations = jobIterations(events).slice(-mostIterations)
  const numbers = iterations.map(({ iteration }) => iteration)
  const records = await readRecords(store, numbers)
  return iterations.map((one) => {
    const { handoff = null, validation = null, review = null } = records.get(one.iteration) ?? {}
    return { ...one, handoff, validation, review }
  })
}
