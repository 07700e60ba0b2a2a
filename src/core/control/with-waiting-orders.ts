import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { readCommand } from '../order/read-command.ts'
import { taskIn } from '../run/fold/begin.ts'
import { obeyCommand, withEffects } from './obey-command.ts'

type Run = { readonly plan: Plan; readonly state: RunState }

/** An order that waits, as it is written. */
export interface WaitingOrder {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly text: string
}

/**
 * The run as an order that is given now will find it: no attempt is under way, and what waits already was obeyed, in
 * its order. So a pause that no job has seen yet can be lifted, and a second approval of one commit is refused at once.
 * How the attempt under way ends nobody knows; its task counts as open. Pure.
 */
export function withWaitingOrders(run: Run, waiting: readonly WaitingOrder[]): Run {
  return waiting.reduce(obeyed, { ...run, state: withoutAttempt(run.state) })
}

function withoutAttempt(state: RunState): RunState {
  const { current, tasks } = state
  if (!current) return state
  return { ...state, tasks: { ...tasks, [current.task]: { ...taskIn(state, current.task), status: 'pending' } } }
}

function obeyed(run: Run, { id, at, by, text }: WaitingOrder): Run {
  const command = readCommand(text)
  const result = 'fault' in command ? undefined : obeyCommand(command, { id, by }, run)
  if (result?.kind !== 'done') return run
  return withEffects(result.effects, run, at)
}
