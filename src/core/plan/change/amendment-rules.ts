import { type Amendment, type Plan, Task } from '../../../schema/plan/plan.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { nearestName } from '../../text/nearest.ts'
import { maxTasks, shapeFaults } from '../format/read/plan-shape.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { quoteValue } from '../lint/fault.ts'
import { newErrors } from '../lint/lint.ts'
import { noteFault, rewriteFault, withNoteBelow } from './persons-task.ts'

export interface AmendmentContext {
  readonly statusOf: StatusOf
  readonly current: string
  readonly original: Plan
  /** Removes tasks that an agent removes; otherwise they stay as given up. */
  readonly trusted: boolean
  /** True for a person's task: an agent may only add to it. */
  readonly isPersons: (id: string) => boolean
}

/** Why an amendment is refused; undefined if this rule allows it. */
type AmendmentRule = (amendment: Amendment, plan: Plan, context: AmendmentContext) => string | undefined

const hasRequiredFields: AmendmentRule = ({ action, task, task_id, changes }) => {
  if (action === 'add') {
    const missing = ['id', 'title', 'description'].filter((name) => isBlank(task?.[name]))
    return missing.length > 0 ? `an added task needs ${missing.join(', ')}` : undefined
  }
  if (isBlank(task_id)) return `${action} needs the task_id of a task`
  if (action === 'modify' && Object.keys(changes ?? {}).length === 0) return 'modify needs changes'
  return undefined
}

const namesKnownTasks: AmendmentRule = ({ action, task_id, after }, plan) => {
  if (action === 'add') {
    return after === undefined || hasTask(plan, after)
      ? undefined
      : `there is no task ${quoteValue(after)} to insert it after`
  }
  return hasTask(plan, task_id) ? undefined : `there is no task ${quoteValue(task_id)} in the plan`
}

const setsKnownFields: AmendmentRule = (amendment) => {
  const isNote = (name: string): boolean => name === 'note' && amendment.action === 'modify'
  const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(Task.shape, name) && !isNote(name))
  if (unknown.length === 0) return undefined
  const suggestion = nearestName(unknown[0] ?? '', Object.keys(Task.shape))
  const hint = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`
  return `a task has no field ${unknown.map((name) => quoteValue(name)).join(', ')}${hint}`
}

/** An agent that could set these could mark a task done without work (failure model A15). */
const leavesRecordAlone: AmendmentRule = (amendment) => {
  const fields = fieldsOf(amendment)
  if (amendment.action === 'modify' && Object.hasOwn(fields, 'id')) return 'the id of a task never changes'
  if (setsForbidden(fields, 'status', amendment.action === 'add' ? 'pending' : undefined)) {
    return 'only the engine sets the status of a task'
  }
  if (setsForbidden(fields, 'retry_count', amendment.action === 'add' ? 0 : undefined)) {
    return 'only the engine sets retry_count'
  }
  return undefined
}

/** An agent cannot get more tools, neither by a change nor by a new task. */
const keepsTools: AmendmentRule = (amendment, plan, { current }) => {
  const requestedTools = fieldsOf(amendment)['allowed_tools']
  if (amendment.action === 'modify' && requestedTools !== undefined) return 'only people set the tools of a task'
  const currentTools = plan.tasks.find(({ id }) => id === current)?.allowed_tools
  if (amendment.action !== 'add' || currentTools === undefined) return undefined
  const isWithin = Array.isArray(requestedTools) && requestedTools.every((tool) => currentTools.includes(tool))
  return isWithin
    ? undefined
    : `${current} may add only tasks with its own allowed_tools (${currentTools.join(', ')}) or fewer`
}

/** An agent that is limited to some paths must not widen them. */
const leavesLimitsAlone: AmendmentRule = (amendment) => {
  const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name))
  return limit === undefined ? undefined : `only people set ${limit}`
}

const keepsCurrent: AmendmentRule = ({ action, task_id }, _plan, { current }) =>
  action !== 'add' && task_id === current ? `${current} is the current task, which cannot change` : undefined

const keepsDone: AmendmentRule = ({ action, task_id = '' }, _plan, { statusOf }) =>
  action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined

/** In another lane or as a commit that waits: what lands would not be what the plan says by then. */
const keepsOpen: AmendmentRule = ({ action, task_id = '' }, _plan, { statusOf, current }) =>
  // The engine's own calls, without a current task, decide about attempts that are open.
  current !== '' && action !== 'add' && statusOf(task_id) === 'in_progress'
    ? `${task_id} is under way, and cannot change until its attempt has ended`
    : undefined

/** Reusing an id within one batch would reset the counted attempts. */
const addsNewId: AmendmentRule = ({ action, task }, plan, { original }) => {
  const id = task?.['id']
  if (action !== 'add' || typeof id !== 'string') return undefined
  const twin = [...plan.tasks, ...original.tasks].find((existing) => existing.id.toLowerCase() === id.toLowerCase())
  return twin === undefined ? undefined : `the id ${quoteValue(id)} is taken by the task ${twin.id}`
}

/** An emptied task would be as good as removed: nobody could see its purpose. */
const emptiesNothing: AmendmentRule = (amendment, plan) => {
  if (amendment.action !== 'modify') return undefined
  const before = plan.tasks.find(({ id }) => id === amendment.task_id)
  const fields = fieldsOf(amendment)
  const name = (['title', 'description', 'acceptance_criteria'] as const).find(
    (field) => Object.hasOwn(fields, field) && hasVisibleText(before?.[field]) && !hasVisibleText(fields[field]),
  )
  return name === undefined ? undefined : `a change may not empty the ${name} of a task`
}

/** Otherwise an agent could replace the ordered work, and call the plan complete. */
const keepsPersonsTask: AmendmentRule = ({ action, task_id, changes }, plan, { isPersons }) => {
  const task = action === 'modify' ? plan.tasks.find(({ id }) => id === task_id) : undefined
  if (!task || !changes) return undefined
  return (isPersons(task.id) ? rewriteFault(task, changes) : undefined) ?? noteFault(task, changes)
}

const keepsGivenUp: AmendmentRule = ({ action, task_id = '' }, _plan, { statusOf }) =>
  action !== 'add' && statusOf(task_id) === 'given_up'
    ? `${task_id} was given up, and a person has to decide`
    : undefined

const orphansNobody: AmendmentRule = ({ action, task_id }, plan, { statusOf }) => {
  if (action !== 'remove') return undefined
  const dependents = plan.tasks
    .filter(
      ({ id, depends_on }) => depends_on.some((dependency) => dependency === task_id) && statusOf(id) !== 'given_up',
    )
    .map(({ id }) => id)
  if (dependents.length === 0) return undefined
  return `${cappedRow(dependents, 5)} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`
}

/** The last rule, since it applies the change: everything that lint checks. */
const keepsPlanSound: AmendmentRule = (amendment, plan, { statusOf, trusted }) => {
  // The plan does not change, and no open task waits for it.
  if (amendment.action === 'remove' && !trusted) return undefined
  const next = applyAmendment(amendment, plan)
  if (typeof next === 'string') return next
  return soundnessFault(plan, next, statusOf)
}

/** What is wrong with the plan after a change, and was not before. */
export function soundnessFault(plan: Plan, next: Plan, statusOf: StatusOf): string | undefined {
  if (next.tasks.length === 0) return 'a plan needs at least one task'
  if (next.tasks.length > maxTasks) return `a plan may have at most ${maxTasks} tasks`
  const errors = newErrors(withStatuses(plan, statusOf), withStatuses(next, statusOf))
  return errors.length === 0 ? undefined : inOneLine(errors)
}

export const amendmentRules: readonly AmendmentRule[] = [
  hasRequiredFields,
  namesKnownTasks,
  setsKnownFields,
  leavesRecordAlone,
  keepsTools,
  leavesLimitsAlone,
  keepsCurrent,
  keepsDone,
  keepsOpen,
  keepsGivenUp,
  emptiesNothing,
  keepsPersonsTask,
  addsNewId,
  orphansNobody,
  keepsPlanSound,
]

function fieldsOf({ action, task, changes }: Amendment): Record<string, unknown> {
  return (action === 'add' ? task : action === 'modify' ? changes : undefined) ?? {}
}

function setsForbidden(fields: Record<string, unknown>, name: string, allowed: unknown): boolean {
  return Object.hasOwn(fields, name) && (allowed === undefined || fields[name] !== allowed)
}

/** With the run's statuses, so that lint reports dependencies on failed, skipped or given-up tasks. */
function withStatuses(plan: Plan, statusOf: StatusOf): Plan {
  const tasks = plan.tasks.map((task) => {
    const status = statusOf(task.id)
    return task.status === status ? task : { ...task, status }
  })
  return { ...plan, tasks }
}

function hasTask(plan: Plan, id: string | undefined): boolean {
  return plan.tasks.some((task) => task.id === id)
}

/** True if anything is visible: blanks and invisible characters do not count. */
function hasVisibleText(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasVisibleText)
  return typeof value === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * The plan with one amendment, or why its fields make no task. Missing fields get defaults. `after` sets the position,
 * and the `order` if the task has none, since selection compares `order` first. The rules decide whether the change is
 * allowed.
 */
export function applyAmendment(amendment: Amendment, plan: Plan): Plan | string {
  if (amendment.action === 'remove') return { ...plan, tasks: plan.tasks.filter(({ id }) => id !== amendment.task_id) }
  return amendment.action === 'add' ? withAddedTask(amendment, plan) : withModifiedTask(amendment, plan)
}

function withAddedTask({ task: fields, after }: Amendment, plan: Plan): Plan | string {
  const anchor = plan.tasks.findIndex(({ id }) => id === after)
  const order = plan.tasks[anchor]?.order
  const task = parseTask({ ...(order === undefined ? {} : { order }), ...fields })
  if (typeof task === 'string') return task
  return { ...plan, tasks: plan.tasks.toSpliced(anchor < 0 ? plan.tasks.length : anchor + 1, 0, task) }
}

function withModifiedTask({ task_id, changes }: Amendment, plan: Plan): Plan | string {
  const index = plan.tasks.findIndex(({ id }) => id === task_id)
  const before = plan.tasks[index]
  const task = parseTask(before ? { ...before, ...withNoteBelow(before, changes ?? {}) } : { ...changes })
  return typeof task === 'string' ? task : { ...plan, tasks: plan.tasks.with(index, task) }
}

function parseTask(fields: Record<string, unknown>): Task | string {
  const parsed = Task.safeParse(fields)
  if (parsed.success) return parsed.data
  return inOneLine(shapeFaults(parsed.error, fields))
}

const inOneLine = (faults: readonly { readonly message: string }[]): string =>
  faults.map(({ message }) => message.replace(/\.$/, '')).join('; ')
