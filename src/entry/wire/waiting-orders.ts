import type { LoadedRun } from '../../port/state-store.ts'
import type { IncomingCommand, Tracker } from '../../port/tracker.ts'

/** The orders in the run's repository that no job has taken yet, oldest first; those in comments are GitHub's to show. */
export async function waitingOrders(
  { incoming }: Pick<Tracker, 'incoming'>,
  { control, state }: LoadedRun,
): Promise<readonly IncomingCommand[]> {
  const { cursor: since, consumed } = control
  const { orders } = await incoming({ since, started: state.started, consumed, to: 'watch' })
  return orders.filter(({ id }) => !consumed.includes(id))
}
