import { fitsAfter, type JobSoFar, type Limits } from '../core/run/next/next-step.ts'
import type { Clock } from '../port/clock.ts'
import type { StopReason } from '../schema/run/stop-reason.ts'

interface EndedJob {
  readonly reason: StopReason
  readonly soFar: JobSoFar
}

/**
 * Runs jobs one after the other until one ends for another reason than a wait for the provider. Between them nobody
 * holds the lease. Their attempts count as one job's. Aborted while it waits, it ends as cancelled.
 */
export async function outlastLimits<R extends EndedJob>(
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
