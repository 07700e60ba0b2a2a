import { type Effect, obeyCommand } from '../core/control/obey-command.ts'
import { readCommand } from '../core/control/read-command.ts'
import { withdrawal } from '../core/run/withdrawal.ts'
import type { IncomingCommand } from '../port/tracker.ts'
import type { StopReason } from '../schema/stop-reason.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'
import { takeInStored } from './take-in-handoff.ts'

/** How often the inbox is looked at while an agent or a check works. */
const pollMs = 15_000

/**
 * Applies what operators ordered since the last look. Each order's effect and its id go into one state commit, so it
 * takes effect exactly once, whatever dies (DESIGN §9.3). Returns a reason where the job is to end.
 */
export async function obey(ports: Pick<Ports, 'tracker' | 'clock'>, ledger: Ledger): Promise<StopReason | undefined> {
  const incoming = await ports.tracker.incoming()
  const known = new Set(ledger.consumed)
  const fresh = incoming.filter(({ id }) => !known.has(id))
  let reason: StopReason | undefined
  for (const order of fresh) reason = (await carryOut(ports, order, ledger)) ?? reason
  if (fresh.length > 0) await ledger.save(`obey ${fresh.map(({ text }) => text.split(' ')[0]).join(', ')}`)
  const waiting = incoming.map(({ id }) => id)
  if (waiting.length > 0) await ports.tracker.forget(waiting)
  return reason
}

async function carryOut(
  ports: Pick<Ports, 'clock'>,
  order: IncomingCommand,
  ledger: Ledger,
): Promise<StopReason | undefined> {
  const { id, by, text } = order
  const command = readCommand(text)
  const obeyed =
    'fault' in command
      ? { kind: 'refused' as const, why: command.fault }
      : obeyCommand(command, order, { plan: ledger.plan, state: ledger.state })
  ledger.consume(id)
  ledger.record({ type: 'command_taken', id, by, text, refused: obeyed.kind === 'refused' ? obeyed.why : null })
  if (obeyed.kind === 'done') for (const effect of obeyed.effects) await takeEffect(ports, effect, ledger)
  return obeyed.kind === 'stop' ? { kind: 'paused', why: obeyed.why } : undefined
}

/** What an order means beyond its fact goes into the same state commit. */
async function takeEffect(ports: Pick<Ports, 'clock'>, effect: Effect, ledger: Ledger): Promise<void> {
  ledger.record(effect)
  if (effect.type === 'attempt_approved') await takeInStored(ports, ledger, effect)
  if (effect.type === 'attempt_rejected') {
    const { iteration, by, why } = effect
    ledger.attach(...withdrawal(iteration, { what: 'rejected', by, why }))
  }
}

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
      // A look that fails is repeated; what was ordered is not lost.
      const incoming = await tracker.incoming().catch(() => [])
      const order = incoming.find(({ id, text }) => !at.ledger.consumed.includes(id) && endsWork(text))
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
