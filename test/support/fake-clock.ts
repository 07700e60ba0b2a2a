import type { Clock } from '../../src/port/clock.ts'
import { testNow } from './run-state.ts'

interface Sleeper {
  readonly until: number
  readonly wake: () => void
}

export interface FakeClock extends Clock {
  /** Moves the time without waking anybody, as while the machine is off. */
  set(ms: number): void
  /** While this says so, something is under way that takes no time here: the time does not jump. */
  busy: () => boolean
  /** The moments that somebody waited for, in the order in which they asked. */
  readonly waits: readonly number[]
}

/**
 * Time as a number. When all that is left to do is to wait, it jumps to the next moment that somebody waits for, so an
 * agent that takes an hour and the renewals of the lease meanwhile happen in their order and at once.
 */
export function fakeClock(start = testNow): FakeClock {
  let now = start
  let ids = 0
  const waits: number[] = []
  const sleepers = new Set<Sleeper>()

  const jump = (): void => {
    if (clock.busy()) return void setImmediate(jump)
    const [next] = [...sleepers].sort((a, b) => a.until - b.until)
    if (!next) return
    now = Math.max(now, next.until)
    next.wake()
  }

  const clock: FakeClock = {
    busy: () => false,
    now: () => now,
    id: () => `run-${++ids}`,
    set: (ms) => {
      now = ms
    },
    waits,
    waitUntil(until, signal) {
      waits.push(until)
      if (signal.aborted || until <= now) return Promise.resolve()
      return new Promise((resolve) => {
        const wake = (): void => {
          sleepers.delete(sleeper)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        const sleeper = { until, wake }
        sleepers.add(sleeper)
        signal.addEventListener('abort', wake)
        setImmediate(jump)
      })
    },
  }
  return clock
}
