import type { DetectedFormat } from '../core/plan/change/changed-format.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { UnusableEdit } from '../schema/run/edit-events.ts'

/** Files that steer the run and lie where an agent may have reached them: the plan, `ralph.yml`, templates, skills. */
export interface SteeringChange {
  /** Names for people, from the top of the repository. */
  readonly paths: readonly string[]
  /** The digest of the plan as its file is now, where that is one of them; null where it is gone or not one. */
  readonly plan: string | null
}

/**
 * Contract: `look` remembers how they are, and the answer says what is different since. Both are empty where no agent
 * can reach them: in a workflow, whose base is a commit, and from confinement level C2 on.
 */
export interface Steering {
  look(): Promise<() => Promise<SteeringChange>>
}

/** What people edit while a job works, as it is at this moment. */
export interface EditsNow {
  /** Undefined if the plan is that of a commit or an issue, or its file cannot be used. */
  readonly plan:
    | { readonly plan: Plan; readonly planSource: string; readonly planFormat: DetectedFormat | null }
    | undefined
  readonly unusable: readonly UnusableEdit[]
  /** Settings that a valid edit of the configuration changed since the job began, by their keys; absent if there is none. */
  readonly settings?: { readonly file: string; readonly keys: readonly string[] }
}

export const outOfReach: Steering = { look: async () => async () => ({ paths: [], plan: null }) }

/**
 * Files of the base: configuration, templates and skills count from there, never from the workspace (docs/design.md#trust).
 * Contract: `path` is relative, `/`-separated and stays inside; undefined where there is no such regular file.
 */
export interface TrustedFiles {
  read(path: string): Promise<string | undefined>
}
