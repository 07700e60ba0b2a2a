import type { Settings } from '../config/table/settings.ts'

/** What decides which calls an attempt needs before that of its agent. */
export interface CallNeeds {
  readonly mode: Settings['mode']
  /** A trigger says that the index is to be renewed, and an agent is to do it. */
  readonly indexIsDue: boolean
  /** It is due because hard constraints leave no room to work. */
  readonly merges: boolean
  /** An iteration has ended that no post has looked at. */
  readonly unseen: boolean
}

/**
 * The calls before an attempt's agent is called, in their order, in whatever job they are made: `index` or `post` of the
 * last iterations, then `prep`; where constraints have to be merged first, `index` before both. After them come the agent itself, the review and the passes. None in `handoff-only`.
 */
export function callsBefore({ mode, indexIsDue, merges, unseen }: CallNeeds): readonly ('index' | 'post' | 'prep')[] {
  if (mode === 'agent-orchestrated')
    return [...(merges ? (['index'] as const) : []), ...(unseen ? (['post'] as const) : []), 'prep']
  return mode === 'handoff-plus-index' && indexIsDue ? ['index'] : []
}
