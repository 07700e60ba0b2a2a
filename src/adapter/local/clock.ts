import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createContext, Script } from 'node:vm'
import type { Clock, WithinTime } from '../../port/clock.ts'

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

const call = new Script('work()')

/** By the watchdog of `node:vm`, which also ends a pattern in the middle of its search; the context is no sandbox here. */
export const within =
  (timeout: number): WithinTime =>
  (work) =>
    call.runInContext(createContext({ work }), { timeout })
