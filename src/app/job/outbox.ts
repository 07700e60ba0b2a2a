import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Makes what the state says should be to see outside visible there. What could not be delivered stays in the state, for
 * the next look or the next job; that something was delivered is written with the next save.
 */
export async function deliver({ tracker }: Pick<Ports, 'tracker'>, ledger: Ledger): Promise<void> {
  const { outbox } = ledger
  if (outbox.length > 0) ledger.delivered(await tracker.deliver(outbox))
}
