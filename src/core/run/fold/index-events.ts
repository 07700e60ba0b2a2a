import { type Compaction, nothingToIndex } from '../../../schema/knowledge/index-file.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { putEntries } from '../../knowledge/entry.ts'
import { hardChars, mergeTrigger } from '../../knowledge/merge-first.ts'
import { personsEntry, withRemembered } from '../../knowledge/remember.ts'

export function withWords(state: RunState, { id, text, by, url, supersedes }: EventOf<'remembered'>): RunState {
  const entry = personsEntry({ id, text, by, url, supersedes: supersedes ?? [] })
  return { ...state, knowledge: withRemembered(state.knowledge, entry) }
}

/** The index is up to date: what its triggers count begins anew. */
export function withIndex(state: RunState, event: EventOf<'knowledge_changed'>): RunState {
  const knowledge = putEntries(state.knowledge, event.entries)
  const merge_tried = mergeTried({ ...state, knowledge }, event)
  return { ...state, knowledge, compaction: { ...nothingToIndex, through: event.through, merge_tried } }
}

/** Whatever came of it: it is asked again when there are more of them. */
const mergeTried = ({ knowledge, compaction }: RunState, { trigger }: { trigger: string }): number =>
  trigger === mergeTrigger ? hardChars(knowledge) : compaction.merge_tried

/** The old index stays, and so do the counters: the handoffs are looked at again, later each time. */
export const withRefusedIndex = (state: RunState, event: EventOf<'knowledge_refused'>): RunState => ({
  ...state,
  compaction: {
    ...state.compaction,
    refused: state.compaction.refused + 1,
    refused_at: event.iteration,
    merge_tried: mergeTried(state, event),
  },
})

/** One more success that the index does not know. */
export const counted = (compaction: Compaction, handoffBytes: number | undefined): Compaction => ({
  ...compaction,
  iterations: compaction.iterations + 1,
  bytes: compaction.bytes + (handoffBytes ?? 0),
})
