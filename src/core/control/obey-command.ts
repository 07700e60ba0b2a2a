import type { OperatorCommand } from '../../schema/command.ts'
import type { EventOf } from '../../schema/event.ts'
import type { Plan } from '../../schema/plan.ts'
import type { RunState } from '../../schema/run-state.ts'
import { statusIn } from '../run/evolve.ts'

type Without<E> = E extends unknown ? Omit<E, 'at'> : never
/** The facts that an order may become. */
export type Effect = Without<EventOf<'run_paused' | 'run_resumed' | 'task_skipped' | 'task_reopened' | 'hint_given'>>

export type Obeyed =
  | { kind: 'done'; effect: Effect }
  /** Ends the job, and leaves nothing behind that the next one would have to lift. */
  | { kind: 'stop'; why: string }
  | { kind: 'refused'; why: string }

/** What an order does to the run, or why it cannot be done. Pure. */
export function obeyCommand(
  command: OperatorCommand,
  order: { id: string; by: string },
  run: { plan: Plan; state: RunState },
): Obeyed {
  const { by } = order
  switch (command.kind) {
    case 'pause':
      return done({ type: 'run_paused', by, why: command.why || `${by} paused it` })
    case 'resume':
      return run.state.paused ? done({ type: 'run_resumed', by }) : refused('the run is not paused')
    case 'stop':
      return { kind: 'stop', why: command.why || `${by} stopped it` }
    case 'hint':
      return done({ type: 'hint_given', id: order.id, by, text: command.text })
    case 'skip':
      return (
        wrongTask(run, command.task, ['pending', 'failed'], 'be skipped') ??
        done({ type: 'task_skipped', task: command.task, by, why: command.why })
      )
    case 'retry':
      return (
        wrongTask(run, command.task, ['failed', 'skipped'], 'be retried') ??
        done({ type: 'task_reopened', task: command.task, by })
      )
  }
}

const done = (effect: Effect): Obeyed => ({ kind: 'done', effect })
const refused = (why: string): Obeyed => ({ kind: 'refused', why })

function wrongTask(
  { plan, state }: { plan: Plan; state: RunState },
  task: string,
  allowed: readonly string[],
  what: string,
): Obeyed | undefined {
  if (!plan.tasks.some(({ id }) => id === task)) return refused(`the plan has no task ${task}`)
  const status = statusIn(state)(task)
  if (allowed.includes(status)) return undefined
  return refused(`${task} is ${status}; only a task that is ${allowed.join(' or ')} can ${what}`)
}
