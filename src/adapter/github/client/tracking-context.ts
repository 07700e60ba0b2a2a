import type { MirrorStatus } from '../../../core/config/table/branch-settings.ts'
import type { Standing } from '../../../core/order/may-order.ts'
import type { StatusPlace } from '../../../core/report/section/run-report.ts'
import type { GitHub } from './client.ts'

export interface TrackingContext {
  readonly github: GitHub
  readonly plan: string
  /** The token's login: `github-actions[bot]` for a workflow's own token. */
  readonly self: string
  readonly minStanding: Readonly<Record<string, Standing>>
  readonly bots: readonly string[]
  readonly place: () => StatusPlace
  readonly mirror: MirrorStatus
  /** The job's token may write nothing, so no reaction is tried. */
  readonly onlyReads?: boolean
  readonly now: () => number
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<unknown>
  readonly warn: (text: string) => void
  readonly redact: (text: string) => string
}

/** The current default branch; undefined if GitHub does not answer. Asked when a branch is gone. */
export const readDefaultBranch = (github: Pick<GitHub, 'request'>): Promise<string | undefined> =>
  github.request('GET /repos/{owner}/{repo}', {}).then(
    ({ default_branch: name }) => name,
    () => undefined,
  )
