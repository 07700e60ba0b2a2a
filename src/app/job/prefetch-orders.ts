import type { Incoming } from '../../port/outside.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/** Notified when the checks of a tree begin and when the last one ends; not of the end if they are aborted. */
export interface ChecksWatch {
  begin(): void
  end(): void
}

export interface OrderPrefetch {
  readonly checks: ChecksWatch
  /** The prefetched orders are outdated: the next `take` polls again. */
  discard(): void
  take(): Promise<Incoming>
}

/** Checks shorter than this are overlapped with a poll (ms). */
const quickMs = 1_000

/** `firstLook`: a poll from just before without new orders, so that authors need not be checked again. */
export function prefetchOrders(
  { orderSource, clock }: Pick<Ports, 'orderSource' | 'clock'>,
  ledger: Ledger,
  firstLook: Incoming | undefined,
): OrderPrefetch {
  const poll = (): Promise<Incoming> => {
    const { cursor: since, consumed, state } = ledger
    return orderSource.incoming({ since, started: state.started, consumed, to: 'obey' })
  }
  let pending = firstLook && Promise.resolve(firstLook)
  let checksStartedMs = 0
  let lastChecksMs = Number.POSITIVE_INFINITY
  const startPoll = (): void => {
    pending = poll()
    // Thrown when it is taken.
    pending.catch(() => undefined)
  }
  return {
    checks: {
      begin() {
        pending = undefined
        checksStartedMs = clock.now()
        // A poll costs calls, so it is not repeated: the last duration is the estimate.
        if (lastChecksMs < quickMs) startPoll()
      },
      end() {
        lastChecksMs = clock.now() - checksStartedMs
        if (!pending || lastChecksMs >= quickMs) startPoll()
      },
    },
    discard() {
      pending = undefined
    },
    take() {
      const incoming = pending ?? poll()
      pending = undefined
      return incoming
    },
  }
}
