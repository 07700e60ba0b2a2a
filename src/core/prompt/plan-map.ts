import type { Plan, Task } from '../../schema/plan/plan.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { plural } from '../text/amounts.ts'
import { oneLine } from '../text/one-line.ts'

/** At most fifteen lines in all. */
const maxDone = 6
const maxWaiting = 4

/**
 * The plan around the task: finished tasks, this one, and tasks that wait for it; dependencies and the newest are
 * preferred. Empty for a plan of one task. Linear.
 */
export function planMap(
  { tasks }: Pick<Plan, 'tasks'>,
  { task, statusOf, nearest }: { task: Task; statusOf: StatusOf; nearest: readonly string[] },
): string {
  if (tasks.length < 2) return ''
  const done = tasks.filter(({ id }) => id !== task.id && statusOf(id) === 'done')
  const builtOn = new Set(nearest.slice(0, maxDone))
  const listed = new Set(
    [...done.filter(({ id }) => builtOn.has(id)), ...done.filter(({ id }) => !builtOn.has(id)).reverse()].slice(
      0,
      maxDone,
    ),
  )
  const isOpen = ({ id }: Task): boolean => id !== task.id && ['pending', 'in_progress'].includes(statusOf(id))
  const open = tasks.filter(isOpen)
  const waiting = tasksWaitingFor(open, task.id)
  const rest = open.filter((openTask) => !waiting.includes(openTask))
  return [
    ...done.filter((doneTask) => listed.has(doneTask)).map((doneTask) => `- done: ${taskLabel(doneTask)}`),
    ...moreLine(done.length - listed.size, 'done'),
    `- now: ${taskLabel(task)}`,
    ...waiting.slice(0, maxWaiting).map((waitingTask) => `- waits for it: ${taskLabel(waitingTask)}`),
    ...moreLine(waiting.length - maxWaiting, 'waiting for it'),
    ...(rest.length === 0
      ? []
      : [`- open beside it: ${plural(rest.length, 'task')}, such as ${taskLabel(rest[0] as Task)}`]),
    ...(open.length === 0 ? [] : ['Use what is done. Leave the open tasks alone: each gets its own attempt.']),
  ].join('\n')
}

const taskLabel = ({ id, title }: Task): string => `${id}, ${oneLine(title, 100)}`

const moreLine = (count: number, kind: string): string[] =>
  count > 0 ? [`- and ${plural(count, 'more task', 'more tasks')} ${kind}`] : []

/** Direct dependents first, then theirs, in plan order. */
function tasksWaitingFor(open: readonly Task[], id: string): Task[] {
  const waiting: Task[] = []
  const ids = new Set([id])
  for (let added = 1; added > 0; ) {
    const next = open.filter(
      (openTask) => !ids.has(openTask.id) && openTask.depends_on.some((dependency) => ids.has(dependency)),
    )
    for (const openTask of next) ids.add(openTask.id)
    waiting.push(...next)
    added = waiting.length > 100 ? 0 : next.length
  }
  return waiting
}
