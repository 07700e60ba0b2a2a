import type { Settings } from '../config/table/settings.ts'

export interface CallNeeds {
  readonly mode: Settings['mode']
  readonly indexIsDue: boolean
  /** The index is due because hard constraints leave no room to work. */
  readonly mergesConstraints: boolean
  /** An iteration has ended that no post has looked at. */
  readonly hasUnreviewed: boolean
}

/**
 * The calls before the agent's, in any kind of job: `index`, or `post` for the last iterations and then `prep`. If
 * constraints have to be merged, `index` comes first.
 */
export function callsBefore({
  mode,
  indexIsDue,
  mergesConstraints,
  hasUnreviewed,
}: CallNeeds): readonly ('index' | 'post' | 'prep')[] {
  if (mode === 'agent-orchestrated')
    return [...(mergesConstraints ? (['index'] as const) : []), ...(hasUnreviewed ? (['post'] as const) : []), 'prep']
  return mode === 'handoff-plus-index' && indexIsDue ? ['index'] : []
}
