import { type Compaction, nothingToIndex } from '../../../schema/knowledge/index-file.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { putEntries } from '../../knowledge/entry.ts'
import { hardChars, mergeTrigger } from '../../knowledge/merge-first.ts'
import { recordedTrigger } from '../../knowledge/record-handoff.ts'
import { personsEntry, withRemembered } from '../../knowledge/remember.ts'

export function withRememberedFact(
  state: RunState,
  { id, text, by, url, supersedes }: EventOf<'remembered'>,
): RunState {
  const entry = personsEntry({ id, text, by, url, supersedes: supersedes ?? [] })
  return withIndexerTrusted({ ...state, knowledge: withRemembered(state.knowledge, entry) })
}

/**
 * New entries count immediately. After refusals the handoffs are looked at again, and a second answer counts as given.
 */
export function withIndex(state: RunState, event: EventOf<'knowledge_changed'>): RunState {
  const knowledge = putEntries(state.knowledge, event.entries)
  const merge_tried = mergeTried({ ...state, knowledge }, event)
  const { compaction } = state
  if (event.refused !== undefined) {
    const refusal = { refused: 0, refused_at: event.refused_at ?? state.iteration, refusals: event.refused }
    const isFirst = compaction.refusals.length === 0
    const counters = isFirst ? compaction : { ...nothingToIndex, through: event.through }
    return { ...state, knowledge, compaction: { ...counters, ...refusal, merge_tried } }
  }
  if (event.trigger === recordedTrigger && event.through <= compaction.through) return { ...state, knowledge }
  // Fields from handoffs replace an indexer whose answers were refused, so its refusals still count.
  const { refused, refused_at, refusals } = event.source === 'handoffs' ? compaction : nothingToIndex
  const counters = { ...nothingToIndex, refused, refused_at, refusals }
  return { ...state, knowledge, compaction: { ...counters, through: event.through, merge_tried } }
}

/** After any answer the merge is asked for again only when there are more hard entries. */
const mergeTried = ({ knowledge, compaction }: RunState, { trigger }: { trigger: string }): number =>
  trigger === mergeTrigger ? hardChars(knowledge) : compaction.merge_tried

/** The old index and the counters stay: the handoffs are looked at again, later each time. */
export const withRefusedIndex = (state: RunState, event: EventOf<'knowledge_refused'>): RunState => ({
  ...state,
  compaction: {
    ...state.compaction,
    refused: state.compaction.refused + 1,
    refused_at: event.iteration,
    refusals: event.why,
    merge_tried: mergeTried(state, event),
  },
})

/** A person looked at the index or changed its indexer, which is asked again. */
export const withIndexerTrusted = (state: RunState): RunState => ({
  ...state,
  compaction: { ...state.compaction, refused: 0, refused_at: null, refusals: [] },
})

const indexSettings = ['mode', 'indexer', 'call-models', 'context-agent-model', 'index-when', 'compaction-max-turns']

export const keepsIndex = (changes: EventOf<'rules_changed'>['changes']): boolean =>
  changes.some(({ name }) => indexSettings.includes(name))

export const withOneMoreSuccess = (compaction: Compaction, handoffBytes: number | undefined): Compaction => ({
  ...compaction,
  iterations: compaction.iterations + 1,
  bytes: compaction.bytes + (handoffBytes ?? 0),
})
