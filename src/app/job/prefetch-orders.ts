import type { Incoming } from '../../port/outside.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/** Told when the checks of a tree begin and when the last one has ended; not the second where they were cut off. */
export interface ChecksWatch {
  begin(): void
  end(): void
}

/** A look for orders that is begun while there is something else to wait for. */
export interface OrderPrefetch {
  readonly checks: ChecksWatch
  /** So much time has passed that the next one looks anew. */
  forget(): void
  /** What that look found, or one that is made now. */
  take(): Promise<Incoming>
}

/** Checks that took less, ms, are looked beside: what comes in meanwhile waits for the next look. */
const quickMs = 1_000

/** `first`: what a look found that was made just now, if nothing new was in it: then nobody's right is to be asked again. */
export function prefetchOrders(
  { orderSource, clock }: Pick<Ports, 'orderSource' | 'clock'>,
  ledger: Ledger,
  first: Incoming | undefined,
): OrderPrefetch {
  const look = (): Promise<Incoming> => {
    const { cursor: since, consumed, state } = ledger
    return orderSource.incoming({ since, started: state.started, consumed, to: 'obey' })
  }
  let begun = first && Promise.resolve(first)
  let checksBegun = 0
  let lastChecksMs = Number.POSITIVE_INFINITY
  const begin = (): void => {
    begun = look()
    // Its fault is told to whoever takes it.
    begun.catch(() => undefined)
  }
  return {
    checks: {
      begin() {
        begun = undefined
        checksBegun = clock.now()
        // A look costs calls, so it is not made twice: how long they took last time has to do.
        if (lastChecksMs < quickMs) begin()
      },
      end() {
        lastChecksMs = clock.now() - checksBegun
        if (!begun || lastChecksMs >= quickMs) begin()
      },
    },
    forget() {
      begun = undefined
    },
    take() {
      const taken = begun ?? look()
      begun = undefined
      return taken
    },
  }
}
