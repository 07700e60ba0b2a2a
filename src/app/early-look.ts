import type { Incoming } from '../port/tracker.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/** A look for orders that may be begun while there is something else to wait for. */
export interface EarlyLook {
  begin(): void
  /** What that look found, or one that is made now. */
  take(): Promise<Incoming>
}

/** `first`: what a look found that was made just now, if nothing new was in it: then nobody's right is to be asked again. */
export function earlyLook({ tracker }: Pick<Ports, 'tracker'>, ledger: Ledger, first: Incoming | undefined): EarlyLook {
  const look = (): Promise<Incoming> => {
    const { cursor: since, consumed, state } = ledger
    return tracker.incoming({ since, started: state.started, consumed, to: 'obey' })
  }
  let begun = first && Promise.resolve(first)
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
