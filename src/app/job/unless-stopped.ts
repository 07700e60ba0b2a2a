import { readCommand } from '../../core/order/read-command.ts'
import type { Ledger } from './ledger.ts'
import { deliver } from './outbox.ts'
import type { Ports } from './ports.ts'

/** How often the inbox is looked at while an agent or a check works. */
const pollMs = 15_000

/** Runs `work` and aborts it when an operator says pause or stop; the order itself is obeyed at the next look. */
export async function unlessStopped<T>(
  { tracker, clock, show }: Pick<Ports, 'tracker' | 'clock' | 'show'>,
  at: { ledger: Ledger; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const stopped = new AbortController()

  async function watch(): Promise<void> {
    for (;;) {
      await clock.waitUntil(clock.now() + pollMs, over.signal)
      if (over.signal.aborted) return
      // What fails here is repeated; nothing that was ordered is lost, and nobody waits for this promise yet.
      await deliver({ tracker }, at.ledger).catch((error: unknown) => {
        show({ kind: 'warning', text: `what is to be told could not be told yet: ${String(error)}` })
      })
      const { cursor: since, consumed, state } = at.ledger
      const look = { since, started: state.started, consumed, to: 'watch' } as const
      const { orders } = await tracker.incoming(look).catch(() => ({ orders: [] }))
      const order = orders.find(({ id, text, refused }) => {
        return !consumed.includes(id) && !refused && endsWork(text)
      })
      if (!order) continue
      show({ kind: 'note', text: `${order.by} says ${order.text}: the attempt under way ends and does not count` })
      stopped.abort()
      return
    }
  }

  const watching = watch()
  try {
    return await work(AbortSignal.any([at.signal, stopped.signal]))
  } finally {
    over.abort()
    await watching
  }
}

function endsWork(text: string): boolean {
  const command = readCommand(text)
  return 'kind' in command && (command.kind === 'pause' || command.kind === 'stop')
}
