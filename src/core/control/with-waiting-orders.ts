import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { readCommand } from '../order/read-command.ts'
import { taskIn } from '../run/fold/begin.ts'
import { obeyCommand, withEffects } from './obey-command.ts'

type Run = { readonly plan: Plan; readonly state: RunState }

/** An order that no job has applied yet. */
export interface WaitingOrder {
  readonly id: string
  readonly at: string
  readonly by: string
  readonly text: string
}

/** The run as a new order will find it: without the current attempt, and with all waiting orders applied. Pure. */
export function withWaitingOrders(run: Run, waiting: readonly WaitingOrder[]): Run {
  return waiting.reduce(withOrder, { ...run, state: withoutAttempt(run.state) })
}

function withoutAttempt(state: RunState): RunState {
  const { current, tasks } = state
  if (!current) return state
  return { ...state, tasks: { ...tasks, [current.task]: { ...taskIn(state, current.task), status: 'pending' } } }
}

function withOrder(run: Run, { id, at, by, text }: WaitingOrder): Run {
  const command = readCommand(text)
  const result = 'fault' in command ? undefined : obeyCommand(command, { id, by }, run)
  if (result?.kind !== 'done') return run
  return withEffects(result.effects, run, at)
}
