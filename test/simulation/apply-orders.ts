import { isStopOrder } from '../../src/app/job/job-context.ts'
import { obeyCommand } from '../../src/core/control/obey-command.ts'
import { readCommand } from '../../src/core/order/read-command.ts'
import type { SimulatedWork } from './simulated-work.ts'

/** Carries out what people ordered since, each order once. Returns why the job is to end. */
export async function obey({ world, ledger }: Pick<SimulatedWork, 'world' | 'ledger'>): Promise<string | undefined> {
  let stops: string | undefined
  for (const { id, text } of world.orders.filter((order) => !ledger.consumed.has(order.id))) {
    const command = readCommand(text)
    if ('fault' in command) throw new Error(command.fault)
    const { plan, state } = ledger
    const obeyed = obeyCommand(command, { id, by: 'ann' }, { plan, state })
    ledger.consume(id)
    ledger.record({
      type: 'command_taken',
      id,
      by: 'ann',
      text,
      refused: obeyed.kind === 'refused' ? obeyed.why : null,
    })
    if (obeyed.kind === 'done') for (const effect of obeyed.effects) ledger.record(effect)
    if (obeyed.kind === 'stop') stops = 'stopped by a person'
  }
  if (ledger.dirty) await ledger.save()
  return stops
}

/** Orders that end what agents do, and have not been taken. */
export const isToEnd = ({ world, ledger }: Pick<SimulatedWork, 'world' | 'ledger'>): boolean =>
  world.orders.some(({ id, text }) => !ledger.consumed.has(id) && isStopOrder(text))
