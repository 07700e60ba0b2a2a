import type { Incoming } from '../port/tracker.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/** A look for orders that may be begun while there is something else to wait for. */
export interface EarlyLook {
  begin(): void
  /** What that look found, or one that is made now. */
  take(): Promise<Incoming>
}

export function earlyLook({ tracker }: Pick<Ports, 'tracker'>, ledger: Ledger): EarlyLook {
  const look = (): Promise<Incoming> => {
    const { cursor: since, consumed, state } = ledger
    return tracker.incoming({ since, started: state.started, consumed, to: 'obey' })
  }
  let begun: Promise<Incoming> | undefined
  return {
    begin() {
      begun = look()
      // Its fault is told to whoever takes it.
      begun.catch(() => undefined)
    },
    take() {
      const taken = begun ?? look()
      begun = undefined
      return taken
    },
  }
}
