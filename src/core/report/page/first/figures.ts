import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import { ageMs, clock, formatDuration, formatLimit, formatUsd, thousands } from '../../../text/amounts.ts'
import type { IterationView } from '../../facts/iteration-view.ts'
import { costBudgetOf } from '../../facts/receipt.ts'
import type { Figure, FirstInput } from './first-screen.ts'

/** Lines that the work changes. */
export interface ChangedLines {
  readonly lines: number
  readonly generated: number
}

/** Always the same five; none before the first iteration. */
export function figuresOf(input: FirstInput, changed: ChangedLines | null): Figure[] {
  if (input.views.length === 0) return []
  return [tasksFigure(input), linesFigure(changed), costFigure(input), timeFigure(input), iterationsFigure(input)]
}

function tasksFigure({ status: { counts, standing } }: FirstInput): Figure {
  const { failed, skipped } = counts
  const remaining = counts.total - counts.done - skipped
  const remarks = [
    `of ${counts.total}`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failed === 0 && standing === 'at_work' && remaining > 0 ? [`${remaining} left`] : []),
  ]
  return { name: 'Tasks', value: String(counts.done), remark: remarks.join(', ') }
}

function linesFigure(changed: ChangedLines | null): Figure {
  if (!changed) return { name: 'Changed lines', value: '–', remark: 'not counted' }
  const { lines, generated } = changed
  const remark = generated > 0 ? `+ ${thousands(generated)} generated` : ''
  return { name: 'Changed lines', value: thousands(lines), remark }
}

/** The agent's work had a cost even if it reports none. */
function costFigure({ status: { receipt }, state, context }: FirstInput): Figure {
  const { usd } = receipt.total
  if (usd === 0) return { name: 'Cost', value: '–', remark: 'the agent reports no cost' }
  const budget = costBudgetOf(state, context.costBudgetUsd ?? null)
  const remark = budget === null ? 'no budget' : `of ${formatLimit(budget).replace(' USD', '')}`
  return { name: 'Cost', value: formatUsd(usd), remark }
}

/** From the start of the run to now or to its end, including pauses between jobs. */
function timeFigure({ status: { standing }, state, context: { now } }: FirstInput): Figure {
  const isRunning = standing === 'at_work'
  const end = isRunning && now !== null ? new Date(now).toISOString() : state.updated
  const from = clock(state.started)
  const remark = isRunning ? `since ${from}` : `${from} to ${clock(end)}`
  return { name: 'Time', value: formatDuration(ageMs(state.started, Date.parse(end))), remark }
}

function iterationsFigure({ views, status: { tasks } }: FirstInput): Figure {
  const fates = fatesOf(views, tasks)
  const [back, failed] = (['back', 'failed'] as const).map((fate) => fates.filter((other) => other === fate).length)
  const remarks = [...(back ? [`${back} rolled back`] : []), ...(failed ? [`${failed} failed`] : [])]
  return { name: 'Iterations', value: String(views.length), remark: remarks.join(', ') }
}

/**
 * The commit counts, or the attempt was rolled back and done later, or it failed and its task is open, or it is open
 * itself.
 */
export type Fate = 'kept' | 'back' | 'failed' | 'open'

export function fateOf(outcome: IterationView['outcome'], status: TaskStatus | undefined): Fate {
  switch (outcome) {
    case 'succeeded':
    case 'undo':
      return 'kept'
    case 'at work':
    case 'waits for approval':
      return 'open'
    case 'failed':
    case 'refused undo':
      return status === 'done' || status === 'skipped' ? 'back' : 'failed'
    default:
      return 'back'
  }
}

export function fatesOf(
  iterations: readonly { readonly outcome: IterationView['outcome']; readonly task: string | null }[],
  tasks: readonly { readonly id: string; readonly status: TaskStatus }[],
): Fate[] {
  const statuses = new Map(tasks.map(({ id, status }) => [id, status]))
  return iterations.map(({ outcome, task }) => fateOf(outcome, task === null ? undefined : statuses.get(task)))
}
