import { withOverrides } from '../core/config/overrides.ts'
import type { Settings } from '../core/config/settings.ts'
import type { Check } from '../schema/check.ts'
import type { IssueOrder } from '../schema/issue-order.ts'
import type { Plan } from '../schema/plan.ts'
import type { RunState } from '../schema/run-state.ts'

/** One job's orders: resolved and judged before anything starts. */
export interface JobSettings {
  readonly planName: string
  /** As the user named it. */
  readonly planFile: string
  /** Paths in the repository that decide how the agent is judged: the plan and the configuration file. */
  readonly steeringFiles: readonly string[]
  /** The plan as its source says, and the SHA-256 of that source. */
  readonly plan: Plan
  readonly planSource: string
  /** Account of whoever starts this job at GitHub; null elsewhere, and where no person did. */
  readonly startedBy: string | null
  /** A comment has started this job. */
  readonly byComment: boolean
  /** What an issue of the form was taken for; null where the plan is a file. */
  readonly issueOrder: IssueOrder | null
  /** The issue that was named for the run. */
  readonly issue: number | null
  /** The trusted commit that a new run starts from. */
  readonly base: string
  /** Its branch; null where HEAD is detached. */
  readonly baseBranch: string | null
  readonly workBranch: string
  readonly remote: string
  readonly fresh: boolean
  readonly checks: readonly Check[]
  /** Digest of `checks`: a baseline counts only for the checks that it ran. */
  readonly checksDigest: string
  readonly settings: Settings
  /** Values that no commit may hold. */
  readonly secrets: readonly string[]
  /** `Name <mail>` of the committer, where sign-off is asked for. */
  readonly signOff: string | undefined
}

/** The same job with what operators changed while the run went on. */
export const adjusted = (job: JobSettings, { overrides }: Pick<RunState, 'overrides'>): JobSettings => ({
  ...job,
  settings: withOverrides(job.settings, overrides),
})
