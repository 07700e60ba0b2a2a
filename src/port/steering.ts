import type { DetectedFormat } from '../core/plan/change/changed-format.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { UnusableEdit } from '../schema/run/edit-events.ts'

/** Changed files that steer the run, where an agent can reach them: the plan, `ralph.yml`, templates, skills. */
export interface SteeringChange {
  /** For people, from the top of the repository. */
  readonly paths: readonly string[]
  /** The digest of the changed plan; null if it did not change, is missing or is not a plan. */
  readonly plan: string | null
}

/**
 * `watch` remembers the files; its answer lists what changed since. Empty if no agent can reach them: in a workflow,
 * whose base is a commit, and from confinement level C2 on.
 */
export interface Steering {
  watch(): Promise<() => Promise<SteeringChange>>
}

/** People's edits while the job works. */
export interface CurrentEdits {
  /** Undefined if the plan comes from a commit or an issue, or its file cannot be used. */
  readonly plan:
    | { readonly plan: Plan; readonly planSource: string; readonly planFormat: DetectedFormat | null }
    | undefined
  readonly unusable: readonly UnusableEdit[]
  /** Keys of settings that a valid edit of the configuration changed since the job began; absent if there are none. */
  readonly settings?: { readonly file: string; readonly keys: readonly string[] }
}

export const unreachableSteering: Steering = { watch: async () => async () => ({ paths: [], plan: null }) }

/**
 * Configuration, templates and skills come from the base, never from the workspace (docs/design.md#trust).
 * Contract: `path` is relative, `/`-separated and stays inside; undefined if it is no regular file.
 */
export interface TrustedFiles {
  read(path: string): Promise<string | undefined>
}
