import type { RunState } from '../../../schema/run/run-state.ts'

/** So many arrivals that change protected files are told. */
const kept = 5

/** A commit that no task made, a merge or a person's own, is built upon at once and trusted when the checks passed on it. */
export const arrived = (
  state: RunState,
  commit: string,
  { from, why, protects }: { from: string; why: string; protects?: { paths: string[]; total: number } | undefined },
): RunState => ({
  ...state,
  work: commit,
  baseline: null,
  unproven: { commit, why },
  steered: protects ? [{ from, to: commit, ...protects }, ...state.steered].slice(0, kept) : state.steered,
})
