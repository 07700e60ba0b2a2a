import type { Plan } from '../../schema/plan/plan.ts'
import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { unknownTask } from '../plan/graph/unknown-task.ts'
import { statusIn, taskIn } from '../run/fold/begin.ts'
import { plural } from '../text/amounts.ts'
import { fenced } from '../text/markdown/fences.ts'
import { code } from '../text/report-context.ts'
import type { Effect, Order, OrderResult } from './order-result.ts'

type Run = { plan: Plan; state: RunState }

const done = (effects: readonly Effect[], answer: string): OrderResult => ({ kind: 'done', effects, answer })

/** `done` agrees that the task needs no change; a number picks one of the offered answers. */
export function answerAgent(
  { task, text: words }: OperatorCommand & { kind: 'answer' },
  { id, by }: Pick<Order, 'id' | 'by'>,
  { plan, state }: Run,
): OrderResult {
  if (!plan.tasks.some((one) => one.id === task)) return { kind: 'refused', why: unknownTask(plan, task) }
  const status = statusIn(state)(task)
  const ask = state.asks.find((one) => one.task === task)
  if (ask?.question?.kind === 'no_change' && /^done[.!]?$/i.test(words.trim())) {
    const { iteration, question } = ask
    const fact = { type: 'unchanged_accepted' as const, iteration, task, by, why: question.why }
    return done([fact], `${code(task)} is done without a change.`)
  }
  if (status === 'done') {
    const { iteration } = taskIn(state, task)
    const redoHint = iteration === null ? '' : `; \`redo ${iteration}\` has it changed`
    return { kind: 'refused', why: `${task} is done and will not be attempted again${redoHint}` }
  }
  const options = ask?.question?.options ?? []
  const number = options.length > 0 && /^\d+$/.test(words.trim()) ? Number(words) : undefined
  const text = number === undefined ? words : options[number - 1]
  if (text === undefined)
    return {
      kind: 'refused',
      why: `the question of ${task} offers ${plural(options.length, 'answer')}, 1 to ${options.length}`,
    }
  const isOver = status === 'failed' || status === 'skipped' || status === 'given_up'
  const effects: Effect[] = [
    ...(ask ? [{ type: 'review_answered' as const, task, by }] : []),
    ...(isOver || taskIn(state, task).stuck ? [{ type: 'task_reopened' as const, task, by }] : []),
    { type: 'note', id, by, text, task },
  ]
  return done(effects, `The next attempt of ${code(task)} reads exactly this:\n\n${fenced(text)}`)
}
