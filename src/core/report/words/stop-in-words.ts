import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { formatUsd, plural } from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { formatDuration } from '../../text/duration.ts'
import { formatUtc } from '../../text/moment.ts'
import { quote, some } from '../../text/quoted.ts'

/** The reason in a few words; `stop-sentence.ts` has the long form. */
export function stopInWords(reason: StopReason): string {
  switch (reason.kind) {
    case 'complete':
      return 'complete'
    case 'iteration_limit':
      return `limit of ${plural(reason.limit, 'iteration')} a ${reason.scope}`
    case 'time_budget':
      return reason.scope === 'limit'
        ? `the job's limit of ${formatDuration(reason.budget_ms)} is near`
        : `time budget of ${formatDuration(reason.budget_ms)} used up`
    case 'cost_budget':
      return `cost budget of ${formatUsd(reason.budget_usd)} used up`
    case 'paused':
      return `${reason.scope === 'job' ? 'stopped' : 'paused'}: ${quote(reason.why)}`
    case 'human_review':
      return `a person is needed: ${quote(reason.why)}`
    case 'waiting':
      return `waiting until ${formatUtc(reason.until)}: ${quote(reason.why)}`
    case 'blocked':
      return `blocked: ${some(reason.by)}`
    case 'stuck':
      return `stuck: ${some(reason.on)}`
    case 'busy':
      return `another job is at work: ${quote(reason.why)}`
    case 'cancelled':
      return 'cancelled'
    case 'failed':
      return `failed (${quote(reason.code)}): ${quote(reason.why)}`
    default:
      return assertNever(reason)
  }
}
