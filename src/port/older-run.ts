import type { RunState } from '../schema/run/run-state.ts'
import type { StateStore } from './state-store.ts'

/** The run of another plan, as far as a new one may learn from it. */
export interface OlderRun extends Pick<StateStore, 'readPast'> {
  readonly state: Pick<RunState, 'knowledge' | 'compaction' | 'tasks'>
}

/**
 * Looks at the newest state of another plan, by the plan's name: where the new run is kept, else at `origin`. Contract: undefined
 * where neither holds one; throws RalphError as `StateStore.load` does.
 */
export type LookAtOlderRun = <T>(plan: string, look: (run: OlderRun) => Promise<T>) => Promise<T | undefined>
