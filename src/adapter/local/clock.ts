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

const callScript = new Script('work()')

/** The watchdog of `node:vm` also interrupts a regular expression. The context is no sandbox here. */
export const withTimeout =
  (timeout: number): WithinTime =>
  (work) =>
    callScript.runInContext(createContext({ work }), { timeout })
