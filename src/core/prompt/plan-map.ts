import type { Plan, Task } from '../../schema/plan/plan.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { plural } from '../text/amounts.ts'
import { oneLine } from '../text/one-line.ts'

/** At most fifteen lines in all. */
const mostDone = 6
const mostLater = 4

/**
 * Where the task stands in its plan: what is done, this one, and what waits for it. Of more the ones that it builds on and
 * the newest are listed. Empty for a plan of one task. Linear in the plan and its dependencies.
 */
export function planMap(
  { tasks }: Pick<Plan, 'tasks'>,
  { task, statusOf, nearest }: { task: Task; statusOf: StatusOf; nearest: readonly string[] },
): string {
  if (tasks.length < 2) return ''
  const done = tasks.filter(({ id }) => id !== task.id && statusOf(id) === 'done')
  const builtOn = new Set(nearest.slice(0, mostDone))
  const listed = new Set(
    [...done.filter(({ id }) => builtOn.has(id)), ...done.filter(({ id }) => !builtOn.has(id)).reverse()].slice(
      0,
      mostDone,
    ),
  )
  const isOpen = ({ id }: Task): boolean => id !== task.id && ['pending', 'in_progress'].includes(statusOf(id))
  const open = tasks.filter(isOpen)
  const waiting = waitingFor(open, task.id)
  const rest = open.filter((one) => !waiting.includes(one))
  return [
    ...done.filter((one) => listed.has(one)).map((one) => `- done: ${titled(one)}`),
    ...more(done.length - listed.size, 'done'),
    `- now: ${titled(task)}`,
    ...waiting.slice(0, mostLater).map((one) => `- waits for it: ${titled(one)}`),
    ...more(waiting.length - mostLater, 'waiting for it'),
    ...(rest.length === 0
      ? []
      : [`- open beside it: ${plural(rest.length, 'task')}, such as ${titled(rest[0] as Task)}`]),
    ...(open.length === 0 ? [] : ['Use what is done. Leave the open tasks alone: each gets its own attempt.']),
  ].join('\n')
}

const titled = ({ id, title }: Task): string => `${id}, ${oneLine(title, 100)}`

const more = (count: number, what: string): string[] =>
  count > 0 ? [`- and ${plural(count, 'more task', 'more tasks')} ${what}`] : []

/** Those that depend on it come first, then those that depend on these, in the order of the plan. */
function waitingFor(open: readonly Task[], id: string): Task[] {
  const waiting: Task[] = []
  const ids = new Set([id])
  for (let added = 1; added > 0; ) {
    const next = open.filter((one) => !ids.has(one.id) && one.depends_on.some((on) => ids.has(on)))
    for (const one of next) ids.add(one.id)
    waiting.push(...next)
    added = waiting.length > 100 ? 0 : next.length
  }
  return waiting
}
