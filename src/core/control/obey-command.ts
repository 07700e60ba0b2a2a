import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/command.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { remember } from '../knowledge/remember.ts'
import { placeOf } from '../plan/change/follow-up.ts'
import { statusIn, taskIn } from '../run/fold/task-in.ts'
import { fenced } from '../text/markdown/fences.ts'
import { similarIn } from '../text/nearest.ts'
import { code, shortOid } from '../text/report-context.ts'
import { changeSettings } from './change-settings.ts'
import { inform } from './inform.ts'
import { approve, rejectOf, undo } from './judge-commit.ts'
import type { Effect, Obeyed, Order } from './obeyed.ts'
import { redo } from './redo.ts'

/** What an order does to the run, or why it cannot be done. Pure. */
export function obeyCommand(command: OperatorCommand, order: Order, run: { plan: Plan; state: RunState }): Obeyed {
  const { by } = order
  switch (command.kind) {
    case 'pause':
      return done({ type: 'run_paused', by, why: command.why || `${by} paused it` })
    case 'resume':
      return run.state.paused ? done({ type: 'run_resumed', by }) : refused('the run is not paused')
    case 'stop':
      return { kind: 'stop', why: command.why || `${by} stopped it` }
    case 'hint':
      return hint(command, order)
    case 'skip':
      return skip(command, by, run)
    case 'retry':
      return retry(command, order, run)
    case 'approve':
      return approve(command, by, run.state)
    case 'undo':
      return undo(command, by, run.state)
    case 'redo':
      return redo(command, order, run)
    case 'remember':
      return remembered(command, order, run.state)
    case 'budget':
      return changeSettings({ 'cost-budget': command.usd, 'run-iterations': command.iterations }, by, run.state)
    case 'mode':
      return changeSettings({ mode: command.value }, by, run.state)
    case 'set':
      return changeSettings({ [command.name]: command.value }, by, run.state)
    default:
      return inform(command, run)
  }
}

/** The reader sees exactly what the next agent will: nothing in a comment can say one thing to each (threat T4). */
function hint({ text: words }: OperatorCommand & { kind: 'hint' }, { id, by, about }: Order): Obeyed {
  const [remark] = about?.remarks ?? []
  const place = remark ? placeOf(remark) : about?.commit ? `the work as of ${shortOid(about.commit)}` : ''
  const text = place === '' ? words : `About ${place}: ${words}`
  return {
    ...done({ type: 'hint_given', id, by, text }),
    answer: `The next attempt reads exactly this:\n\n${fenced(text)}`,
  }
}

function remembered(
  { text }: OperatorCommand & { kind: 'remember' },
  { by, about }: Order,
  { knowledge }: RunState,
): Obeyed {
  const result = remember({ text, by, url: about?.url ?? null }, knowledge)
  if (result.kind === 'refused') return refused(result.why)
  if (result.kind === 'known') return { kind: 'done', effects: [], answer: `Known already, as ${code(result.id)}.` }
  const { entry } = result
  return {
    ...done({ type: 'remembered', ...entry }),
    answer: `Every later attempt reads this, as ${code(entry.id)}:\n\n${fenced(entry.text)}`,
  }
}

const done = (...effects: readonly Effect[]): Obeyed & { kind: 'done' } => ({ kind: 'done', effects })
const refused = (why: string): Obeyed => ({ kind: 'refused', why })

type Run = { plan: Plan; state: RunState }

function skip({ task, why }: OperatorCommand & { kind: 'skip' }, by: string, run: Run): Obeyed {
  const skipped = { type: 'task_skipped', task, by, why } as const
  const { awaiting } = run.state
  if (awaiting?.task === task) return done(rejectOf(awaiting, { by, why }), skipped)
  return wrongTask(run, task, ['pending', 'failed', 'given_up'], 'be skipped') ?? done(skipped)
}

/** A waiting commit is rejected with the reason; for any other task a reason is a hint. */
function retry(
  { task, why }: OperatorCommand & { kind: 'retry' },
  { id, by }: { id: string; by: string },
  run: Run,
): Obeyed {
  const { awaiting } = run.state
  if (awaiting?.task === task) return done(rejectOf(awaiting, { by, why }))
  const hint = why === '' ? [] : [{ type: 'hint_given', id, by, text: `About ${task}: ${why}` } as const]
  return (
    wrongTask(run, task, ['failed', 'skipped', 'given_up'], 'be retried') ??
    done({ type: 'task_reopened', task, by }, ...hint)
  )
}

function unknownTask(plan: Plan, task: string): string {
  const meant = similarIn(plan.tasks.map(({ id }) => id))(task)
  return `the plan has no task ${task}${meant === undefined ? '' : `. Did you mean ${meant}?`}`
}

function wrongTask({ plan, state }: Run, task: string, allowed: readonly string[], what: string): Obeyed | undefined {
  if (!plan.tasks.some(({ id }) => id === task)) return refused(unknownTask(plan, task))
  const status = statusIn(state)(task)
  if (allowed.includes(status)) return undefined
  const { iteration } = taskIn(state, task)
  const back = status === 'done' && iteration !== null ? `; \`undo ${iteration}\` takes its commit back` : ''
  const words = allowed
    .map((one) => one.replace('_', ' '))
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ')
  return refused(`${task} is ${status.replace('_', ' ')}; only a task that is ${words} can ${what}${back}`)
}
