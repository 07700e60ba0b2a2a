import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../port/clock.ts'

export function systemClock(now: () => number): Clock {
  return {
    now,
    id: randomUUID,
    waitUntil: (until, signal) => sleep(Math.max(0, until - now()), undefined, { signal }).catch(unlessAborted(signal)),
  }
}

const unlessAborted =
  (signal: AbortSignal) =>
  (error: unknown): void => {
    if (!signal.aborted) throw error
  }
