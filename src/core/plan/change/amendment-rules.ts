import { type Amendment, type Plan, Task } from '../../../schema/plan/plan.ts'
import { cappedRow } from '../../text/capped.ts'
import { nearestName } from '../../text/nearest.ts'
import { maxTasks, shapeFaults } from '../format/read/plan-shape.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { shown } from '../lint/fault.ts'
import { newErrors } from '../lint/lint.ts'
import { noteFault, rewriteFault, withNoteBelow } from './persons-task.ts'

export interface AmendmentContext {
  readonly statusOf: StatusOf
  /** The task that was just attempted. */
  readonly current: string
  /** The plan before the first amendment of the batch. */
  readonly original: Plan
  /** Whether what an agent removes is gone; else it stays as given up. */
  readonly trusted: boolean
  /** Whether an agent may only add to this task, since a person wrote it. */
  readonly isPersons: (id: string) => boolean
}

/** Why an amendment is refused on the plan as amended so far; undefined when this rule has nothing against it. */
type AmendmentRule = (amendment: Amendment, plan: Plan, context: AmendmentContext) => string | undefined

/** `add` needs a task with id, title and description, `modify` and `remove` need an id. */
const saysWhat: AmendmentRule = ({ action, task, task_id, changes }) => {
  if (action === 'add') {
    const missing = ['id', 'title', 'description'].filter((name) => blank(task?.[name]))
    return missing.length > 0 ? `an added task needs ${missing.join(', ')}` : undefined
  }
  if (blank(task_id)) return `${action} needs the task_id of a task`
  if (action === 'modify' && Object.keys(changes ?? {}).length === 0) return 'modify needs changes'
  return undefined
}

const namesKnownTasks: AmendmentRule = ({ action, task_id, after }, plan) => {
  if (action === 'add') {
    return after === undefined || has(plan, after) ? undefined : `there is no task ${shown(after)} to insert it after`
  }
  return has(plan, task_id) ? undefined : `there is no task ${shown(task_id)} in the plan`
}

const setsKnownFields: AmendmentRule = (amendment) => {
  const isNote = (name: string): boolean => name === 'note' && amendment.action === 'modify'
  const unknown = Object.keys(fieldsOf(amendment)).filter((name) => !Object.hasOwn(Task.shape, name) && !isNote(name))
  if (unknown.length === 0) return undefined
  const meant = nearestName(unknown[0] ?? '', Object.keys(Task.shape))
  const hint = meant === undefined ? '' : ` (did you mean "${meant}"?)`
  return `a task has no field ${unknown.map((name) => shown(name)).join(', ')}${hint}`
}

/** Status, attempts and identity belong to the engine: an agent could else mark a task done without work (failure model A15). */
const leavesRecordAlone: AmendmentRule = (amendment) => {
  const fields = fieldsOf(amendment)
  if (amendment.action === 'modify' && Object.hasOwn(fields, 'id')) return 'the id of a task never changes'
  if (refusedRecord(fields, 'status', amendment.action === 'add' ? 'pending' : undefined)) {
    return 'only the engine sets the status of a task'
  }
  if (refusedRecord(fields, 'retry_count', amendment.action === 'add' ? 0 : undefined)) {
    return 'only the engine sets retry_count'
  }
  return undefined
}

/** What a person restricted stays so: neither by a change nor by a task of its own can an agent get more tools. */
const keepsTools: AmendmentRule = (amendment, plan, { current }) => {
  const wanted = fieldsOf(amendment)['allowed_tools']
  if (amendment.action === 'modify' && wanted !== undefined) return 'only people set the tools of a task'
  const own = plan.tasks.find(({ id }) => id === current)?.allowed_tools
  if (amendment.action !== 'add' || own === undefined) return undefined
  const within = Array.isArray(wanted) && wanted.every((tool) => own.includes(tool))
  return within ? undefined : `${current} may add only tasks with its own allowed_tools (${own.join(', ')}) or fewer`
}

/** Where work may be done is for people to say: an agent that is kept to some paths must not widen them. */
const leavesLimitsAlone: AmendmentRule = (amendment) => {
  const limit = ['paths', 'working_directory', 'milestone'].find((name) => Object.hasOwn(fieldsOf(amendment), name))
  return limit === undefined ? undefined : `only people set ${limit}`
}

const keepsCurrent: AmendmentRule = ({ action, task_id }, _plan, { current }) =>
  action !== 'add' && task_id === current ? `${current} is the current task, which cannot change` : undefined

const keepsDone: AmendmentRule = ({ action, task_id = '' }, _plan, { statusOf }) =>
  action !== 'add' && statusOf(task_id) === 'done' ? `${task_id} is done, and a done task never changes` : undefined

/** An id that comes back within one batch would wash off the attempts that were counted against it. */
const addsNewId: AmendmentRule = ({ action, task }, plan, { original }) => {
  const id = task?.['id']
  if (action !== 'add' || typeof id !== 'string') return undefined
  const twin = [...plan.tasks, ...original.tasks].find((known) => known.id.toLowerCase() === id.toLowerCase())
  return twin === undefined ? undefined : `the id ${shown(id)} is taken by the task ${twin.id}`
}

/** Whoever looks at the task later must see what it was about: an emptied one is as good as removed. */
const emptiesNothing: AmendmentRule = (amendment, plan) => {
  if (amendment.action !== 'modify') return undefined
  const before = plan.tasks.find(({ id }) => id === amendment.task_id)
  const fields = fieldsOf(amendment)
  const name = (['title', 'description', 'acceptance_criteria'] as const).find(
    (one) => Object.hasOwn(fields, one) && says(before?.[one]) && !says(fields[one]),
  )
  return name === undefined ? undefined : `a change may not empty the ${name} of a task`
}

/** Else an agent could have the next one do other work than what was ordered, and call the plan complete. */
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
    .filter(({ id, depends_on }) => depends_on.some((other) => other === task_id) && statusOf(id) !== 'given_up')
    .map(({ id }) => id)
  if (dependents.length === 0) return undefined
  return `${cappedRow(dependents, 5)} ${dependents.length === 1 ? 'depends' : 'depend'} on ${task_id}`
}

/** Last, since it applies the change: types, ids, cycles, dead dependencies and all else that lint knows. */
const keepsPlanSound: AmendmentRule = (amendment, plan, { statusOf, trusted }) => {
  // The plan stays as it is, and nothing that is open waits for the task.
  if (amendment.action === 'remove' && !trusted) return undefined
  const next = applyAmendment(amendment, plan)
  if (typeof next === 'string') return next
  return soundnessFault(plan, next, statusOf)
}

/** What is wrong with the plan after a change that was not wrong before. */
export function soundnessFault(plan: Plan, next: Plan, statusOf: StatusOf): string | undefined {
  if (next.tasks.length === 0) return 'a plan needs at least one task'
  if (next.tasks.length > maxTasks) return `a plan may have at most ${maxTasks} tasks`
  const errors = newErrors(asRun(plan, statusOf), asRun(next, statusOf))
  return errors.length === 0 ? undefined : inOneLine(errors)
}

export const amendmentRules: readonly AmendmentRule[] = [
  saysWhat,
  namesKnownTasks,
  setsKnownFields,
  leavesRecordAlone,
  keepsTools,
  leavesLimitsAlone,
  keepsCurrent,
  keepsDone,
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

function refusedRecord(fields: Record<string, unknown>, name: string, allowed: unknown): boolean {
  return Object.hasOwn(fields, name) && (allowed === undefined || fields[name] !== allowed)
}

/** The plan with the statuses of the run, so that a dependency on a failed, skipped or given-up task is seen as dead. */
function asRun(plan: Plan, statusOf: StatusOf): Plan {
  const tasks = plan.tasks.map((task) => {
    const status = statusOf(task.id)
    return task.status === status ? task : { ...task, status }
  })
  return { ...plan, tasks }
}

function has(plan: Plan, id: string | undefined): boolean {
  return plan.tasks.some((task) => task.id === id)
}

/** Anything that can be seen: blanks and invisible characters say nothing. */
function says(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(says)
  return typeof value === 'string' && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value)
}

function blank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * The plan with one amendment applied, or why its fields make no task. Fields that an added task lacks take the
 * schema's defaults. `after` places it behind that task, in position and, where it brings none, in `order`: selection
 * looks at `order` first. Whether the change is allowed is for the rules.
 */
export function applyAmendment(amendment: Amendment, plan: Plan): Plan | string {
  if (amendment.action === 'remove') return { ...plan, tasks: plan.tasks.filter(({ id }) => id !== amendment.task_id) }
  return amendment.action === 'add' ? added(amendment, plan) : modified(amendment, plan)
}

function added({ task: fields, after }: Amendment, plan: Plan): Plan | string {
  const anchor = plan.tasks.findIndex(({ id }) => id === after)
  const order = plan.tasks[anchor]?.order
  const task = parseTask({ ...(order === undefined ? {} : { order }), ...fields })
  if (typeof task === 'string') return task
  return { ...plan, tasks: plan.tasks.toSpliced(anchor < 0 ? plan.tasks.length : anchor + 1, 0, task) }
}

function modified({ task_id, changes }: Amendment, plan: Plan): Plan | string {
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

/** Sentences as parts of one. */
const inOneLine = (faults: readonly { readonly message: string }[]): string =>
  faults.map(({ message }) => message.replace(/\.$/, '')).join('; ')
