import type { Plan } from '../../schema/plan/plan.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { statusIn } from '../run/fold/begin.ts'
import { taskOfIteration } from '../run/fold/task-commits.ts'
import { assertNever } from '../text/assert-never.ts'
import { oneLine, some } from '../text/one-line.ts'
import { operatorCommand, type ReportContext, shortOid } from '../text/report-context.ts'
import type { Effect } from './obeyed.ts'

/** What is so now by this effect of an order, in one sentence for a terminal. `run` as it is after that. */
export function outcome(
  effect: Effect,
  { plan, state }: { plan: Plan; state: RunState },
  context: ReportContext,
): string {
  switch (effect.type) {
    case 'run_paused':
      return `No job works on the run until ${operatorCommand(context, 'resume')}.`
    case 'run_resumed':
      return 'The run is not paused any more.'
    case 'setting_changed':
      return `${effect.name} is ${effect.value} for the rest of the run.`
    case 'rules_changed':
      return effect.changes
        .map(({ name, after }) => `${name} is ${shownValue(after)} for the rest of the run.`)
        .join(' ')
    case 'task_skipped':
      return `${effect.task} is skipped.${heldUp(effect.task, plan, state)}`
    case 'task_reopened':
      return `${effect.task} is open again, with all its attempts.`
    case 'hint_given':
      return effect.task ? `The next attempt of ${effect.task} reads it.` : 'The next attempt reads it, of any task.'
    case 'attempt_approved':
      return `${effect.task} ${effect.part ? `goes on after part ${effect.part.number}` : 'is done'}: ${shortOid(effect.commit)} is part of the work.`
    case 'review_answered':
      return `What depends on ${effect.task} goes on.`
    case 'attempt_rejected':
      return `${shortOid(effect.commit)} is rejected, and ${effect.task} is open again.`
    case 'undo_ordered':
      return `The next job reverts ${revertedInWords(effect.undoes, state)}.`
    case 'follow_up_added':
      return `The plan has the task ${effect.task} now.`
    case 'forgotten':
      return `No later attempt reads ${effect.id}.`
    case 'remembered':
      return `Every later attempt reads it, as ${effect.id}.`
    default:
      return assertNever(effect)
  }
}

function revertedInWords(undoes: number, state: RunState): string {
  const found = taskOfIteration(state, undoes)
  return found && found.commits.length > 1
    ? `the ${found.commits.length} commits of ${found.task}`
    : `the commit of iteration ${undoes}`
}

const shownValue = (value: unknown): string => oneLine(typeof value === 'string' ? value : JSON.stringify(value), 200)

/** Open tasks that build on one that nobody will do. */
function heldUp(task: string, plan: Plan, state: RunState): string {
  const statusOf = statusIn(state)
  const waiting = plan.tasks.filter(({ id, depends_on }) => depends_on.includes(task) && statusOf(id) === 'pending')
  const ids = waiting.map(({ id }) => id)
  return ids.length === 0 ? '' : ` What depends on it cannot start: ${some(ids)}.`
}
