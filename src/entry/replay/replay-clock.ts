import type { Clock } from '../../port/clock.ts'

/**
 * The time of a replay: it begins when the recorded job began and passes only as its calls did, so that two replays are
 * alike. Nothing is waited for: neither a lease nor an order needs a look while a recorded call is played.
 */
export function replayClock({ started, run }: { started: string; run: string }): {
  clock: Clock
  passed: (ms: number) => void
} {
  let now = Date.parse(started)
  return {
    clock: {
      now: () => now,
      waitUntil: (_, signal) => aborted(signal),
      id: () => run,
    },
    passed: (ms) => {
      now += Math.round(ms)
    },
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })
