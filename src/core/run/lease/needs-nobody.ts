import type { StopReason } from '../../../schema/run/stop-reason.ts'

/** Whether a job that ended so is followed by another one without anybody's word: by cron, or by the job itself. */
export function needsNobody(stop: StopReason | null): boolean {
  if (stop === null) return true
  if (stop.kind === 'iteration_limit') return stop.scope === 'job'
  return stop.kind === 'time_budget' || stop.kind === 'waiting' || stop.kind === 'busy'
}
