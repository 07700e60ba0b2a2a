import type { RunState } from '../../schema/run-state.ts'

/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
export const arrived = (state: RunState, commit: string, why: string): RunState => ({
  ...state,
  work: commit,
  baseline: null,
  unproven: { commit, why },
})
