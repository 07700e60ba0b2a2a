import { fitsAfter, type JobSoFar, type Limits } from '../core/run/next/next-step.ts'
import type { Clock } from '../port/clock.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'

interface OneJob {
  readonly reason: StopReason
  readonly soFar: JobSoFar
}

/**
 * Jobs one after the other, until one ends for anything but a wait for the provider. Between them nobody holds the
 * lease, so that others may go on at once. What the jobs made counts as one job's; a wait that a limit of its own would
 * cut off is left to a later one. Aborted while it waits, it ends as cancelled.
 */
export async function outlastLimits<R extends OneJob>(
  begin: (before: JobSoFar | undefined) => Promise<R>,
  request: {
    clock: Pick<Clock, 'waitUntil'>
    limits: Pick<Limits, 'jobLimitMs' | 'timeBudgetMs'>
    cancelled: AbortSignal
    say: (wait: Extract<StopReason, { kind: 'waiting' }>, job: R) => void
  },
): Promise<R> {
  for (let before: JobSoFar | undefined; ; ) {
    const job = await begin(before)
    const { reason, soFar } = job
    if (reason.kind !== 'waiting' || !fitsAfter(Date.parse(reason.until), { limits: request.limits, job: soFar }))
      return job
    request.say(reason, job)
    await request.clock.waitUntil(Date.parse(reason.until), request.cancelled)
    if (request.cancelled.aborted) return { ...job, reason: { kind: 'cancelled' } }
    before = soFar
  }
}
