import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** What reviewers asked for, until they were told what became of it, and what people want every agent to know. */
export const withFollowUp = (state: RunState, { task, url, threads }: EventOf<'follow_up_added'>): RunState => ({
  ...state,
  follow_ups: [...state.follow_ups, { task, url, threads }],
})

export const withoutFollowUp = (state: RunState, { task }: EventOf<'follow_up_answered'>): RunState => ({
  ...state,
  follow_ups: state.follow_ups.filter((one) => one.task !== task),
})

export const withKnowledge = (state: RunState, { id, text, by, url }: EventOf<'remembered'>): RunState => ({
  ...state,
  knowledge: [...state.knowledge, { id, text, by, url }],
})
