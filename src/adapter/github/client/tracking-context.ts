import type { MirrorStatus } from '../../../core/config/table/branch-settings.ts'
import type { Standing } from '../../../core/order/may-order.ts'
import type { StatusPlace } from '../../../core/report/markdown/status-comment.ts'
import type { GitHub } from './client.ts'

/** What every part of a run's life on GitHub is told: where it is, who speaks, and who may order. */
export interface TrackingContext {
  readonly github: GitHub
  /** Name of the plan, in the marks of all comments. */
  readonly plan: string
  /** The login that the token writes by: `github-actions[bot]` for a workflow's own. */
  readonly self: string
  readonly least: Readonly<Record<string, Standing>>
  readonly bots: readonly string[]
  readonly place: () => StatusPlace
  /** Statuses that the repository requires, and the check that each stands for. */
  readonly mirror: MirrorStatus
  /** The job's token may write nothing: no sign is tried. */
  readonly onlyReads?: boolean
  readonly now: () => number
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>
  readonly warn: (text: string) => void
  readonly redact: (text: string) => string
}

/** The repository's default branch as it is called now; undefined where GitHub does not say. Asked when a branch is gone. */
export const defaultBranch = (github: Pick<GitHub, 'request'>): Promise<string | undefined> =>
  github.request('GET /repos/{owner}/{repo}', {}).then(
    ({ default_branch: name }) => name,
    () => undefined,
  )
