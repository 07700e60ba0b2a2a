import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from './job-settings.ts'

/** The reason of an abort that comes before the machine ends the job itself (failure model P4). */
export const jobLimitReached = new DOMException('the job limit is near', 'AbortError')

/** Why a job that was aborted stops: what it was in the middle of is rolled back either way, and counts for nothing. */
export const whyAborted = ({ reason }: AbortSignal, { settings }: JobSettings): StopReason =>
  reason === jobLimitReached
    ? { kind: 'time_budget', budget_ms: settings['job-limit'] ?? 0, scope: 'limit' }
    : { kind: 'cancelled' }
