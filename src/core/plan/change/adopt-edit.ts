import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import { type Plan, Task } from '../../../schema/plan/plan.ts'
import { commandSpan } from '../../text/report-context.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { newErrors } from '../lint/lint.ts'
import { withoutTicks } from './plan-meaning.ts'

export interface PlanEdit {
  /** The run's plan with its amendments. */
  readonly current: Plan
  /** The plan file's current content. */
  readonly edited: Plan
  /** The last adopted plan file: tells a person's change from an amendment. */
  readonly previousSource: Plan | undefined
  readonly statusOf: StatusOf
  /** The iteration that did a done task. */
  readonly iterationOf?: (id: string) => number | null
}

export interface AdoptedEdit {
  readonly plan: Plan
  /** The adopted part of the plan file: the base of the next comparison. */
  readonly source: Plan
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly modified: readonly string[]
  readonly refused: readonly RefusedEdit[]
}

/**
 * Adopts a person's edit of the plan file during a run (docs/design.md#edits-of-the-plan), in a three-way merge by
 * task: untouched fields keep their amendments, amendments' tasks stay, statuses in the file do not count, and done
 * tasks do not change. Each task's edit is accepted or refused separately. Without `previousSource`, a task that the
 * file lacks counts as an amendment's, and each difference as the person's.
 */
export function adoptEdit(edit: PlanEdit): AdoptedEdit {
  const refused = new Map<string, RefusedEdit>()
  for (;;) {
    const merged = mergeEdit(edit, refused)
    const refusals = refusedParts(edit, merged)
    for (const fault of refusals) if (fault.task !== null) refused.set(fault.task, fault)
    if (refusals.length > 0) continue
    const { plan, source, added, removed, modified } = merged
    const ids = modified.filter((merge) => !isMoved(merge, edit)).map(({ task }) => task.id)
    return { plan, source, added, removed, modified: ids, refused: [...branchFaults(edit), ...refused.values()] }
  }
}

interface MergedEdit extends Pick<AdoptedEdit, 'plan' | 'source' | 'added' | 'removed'> {
  readonly modified: readonly Merge[]
}

/** Merges the edit without its refused parts. */
function mergeEdit(edit: PlanEdit, refused: ReadonlyMap<string, RefusedEdit>): MergedEdit {
  const { current } = edit
  const previousTasks = byId(edit.previousSource)
  const currentTasks = byId(current)
  const previousVersion = (task: Task): Task[] => [previousTasks.get(task.id) ?? currentTasks.get(task.id) ?? []].flat()
  const edited = edit.edited.tasks.flatMap((task) => (refused.has(task.id) ? previousVersion(task) : [task]))
  const editedIds = new Set(edit.edited.tasks.map(({ id }) => id))
  const missing = current.tasks.filter(({ id }) => !editedIds.has(id))
  const isRemoved = ({ id }: Task): boolean => previousTasks.has(id) && !refused.has(id)
  const merges = mergeTasks(edited, {
    now: currentTasks,
    before: previousTasks,
    hasSource: edit.previousSource !== undefined,
  })

  const { branch: _, ...rest } = edit.edited
  const branch = current.branch === undefined ? {} : { branch: current.branch }
  const keptTasks = new Set(missing.filter((task) => !isRemoved(task)))
  const tasks = withRunTasks({ tasks: merges.map(({ task }) => task), order: current.tasks, kept: keptTasks })
  return {
    plan: { ...rest, ...branch, tasks },
    source: {
      ...rest,
      ...branch,
      tasks: [
        ...edited,
        ...missing.filter((task) => !isRemoved(task)).flatMap(({ id }) => previousTasks.get(id) ?? []),
      ],
    },
    added: merges.filter(({ current }) => current === undefined).map(({ task }) => task.id),
    removed: missing.filter(isRemoved).map(({ id }) => id),
    modified: merges.filter(({ current, changed }) => current !== undefined && changed.length > 0),
  }
}

/** The refused parts with their reasons: first changes of done tasks, then what would break the plan. */
function refusedParts(edit: PlanEdit, { plan, added, removed, modified }: MergedEdit): RefusedEdit[] {
  const { current, statusOf } = edit
  const isDone = (id: string): boolean => statusOf(id) === 'done'
  const doneFaults = [
    ...removed.filter(isDone).map((id) => doneFault(edit, id, 'it stays in the plan')),
    ...modified
      .filter((merge) => isDone(merge.task.id) && !isMoved(merge, edit))
      .map(({ task, changed }) => {
        const names = changed.filter((name) => name !== 'order')
        return doneFault(edit, task.id, `its new ${names.join(', ')} is not taken`)
      }),
  ]
  if (doneFaults.length > 0) return doneFaults
  const addedIds = new Set(added)
  const touchedIds = new Set([...added, ...modified.map(({ task }) => task.id)])
  const removedIds = new Set(removed)
  return newErrors(current, plan).flatMap(({ message: why, at }) => {
    const task = typeof at[1] === 'number' ? plan.tasks[at[1]] : undefined
    if (task && touchedIds.has(task.id))
      return [{ task: task.id, kind: addedIds.has(task.id) ? 'added' : 'other', why }]
    const missingIds = task?.depends_on.filter((id) => removedIds.has(id)) ?? []
    // It is unclear which part of the edit causes it, so none is accepted.
    const ids = missingIds.length > 0 ? missingIds : [...touchedIds, ...removedIds]
    return ids.map((id): RefusedEdit => ({ task: id, kind: addedIds.has(id) ? 'added' : 'other', why }))
  })
}

/** True if only the position of a done task changed, such as after an insertion above it. */
const isMoved = ({ task, changed }: Merge, { statusOf }: Pick<PlanEdit, 'statusOf'>): boolean =>
  statusOf(task.id) === 'done' && changed.every((name) => name === 'order')

function doneFault({ iterationOf }: PlanEdit, id: string, what: string): RefusedEdit {
  const iteration = iterationOf?.(id) ?? null
  const advice =
    iteration === null
      ? ''
      : ` ${commandSpan('ralph', 'redo', String(iteration))} with a reason adds a task that changes the work; ${commandSpan('ralph', 'undo', String(iteration))} takes the work back, and then the edit counts.`
  return { task: id, kind: 'done', why: `Task "${id}" is done, so ${what}.${advice}` }
}

interface Merge {
  readonly task: Task
  /** The run's version. */
  readonly current: Task | undefined
  readonly changed: readonly (keyof Task)[]
}

function mergeTasks(
  edited: readonly Task[],
  {
    now: currentTasks,
    before: previousTasks,
    hasSource,
  }: { now: ReadonlyMap<string, Task>; before: ReadonlyMap<string, Task>; hasSource: boolean },
): Merge[] {
  return edited.flatMap((edited): Merge[] => {
    const current = currentTasks.get(edited.id)
    const previous = previousTasks.get(edited.id)
    if (current === undefined) {
      // In the old file, unchanged, and not in the run: an amendment removed it.
      if (previous !== undefined && differingFields(edited, previous).length === 0) return []
      return [{ task: { ...edited, status: 'pending', retry_count: 0 }, current, changed: [] }]
    }
    // The run wrote its own task into the file, whose format may lack fields.
    const editedFields =
      previous || !hasSource || edited.title !== current.title ? differingFields(edited, previous ?? current) : []
    const changed = editedFields.filter((name) => differs(edited, current, name))
    return [{ task: withFields(current, edited, changed), current, changed }]
  })
}

/** Fields that people edit; the run sets status and attempts. */
const personFields = Object.keys(Task.shape).filter(
  (name) => name !== 'status' && name !== 'retry_count',
) as (keyof Task)[]

function byId(plan: Plan | undefined): Map<string, Task> {
  return new Map(plan?.tasks.map((task) => [task.id, task]))
}

function differs(a: Task, b: Task, name: keyof Task): boolean {
  if (a[name] === b[name]) return false
  if (name === 'description') return withoutTicks(a.description) !== withoutTicks(b.description)
  return JSON.stringify(a[name]) !== JSON.stringify(b[name])
}

/** The differing fields among those that people edit. */
export function differingFields(a: Task, b: Task): (keyof Task)[] {
  return personFields.filter((name) => differs(a, b, name))
}

/** `mine` with the named fields of `theirs`, or without them if `theirs` lacks them. */
function withFields(mine: Task, theirs: Task, names: readonly (keyof Task)[]): Task {
  const keptFields = Object.entries(mine).filter(([name]) => !names.includes(name as keyof Task))
  const newFields = Object.entries(theirs).filter(([name]) => names.includes(name as keyof Task))
  return Object.fromEntries([...keptFields, ...newFields]) as Task
}

/** The run recorded its work branch at the start: a new name would have no effect. */
function branchFaults({ current, edited }: PlanEdit): RefusedEdit[] {
  if (current.branch === edited.branch) return []
  const [oldName, newName] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`))
  const reason = `The branch changes from ${oldName} to ${newName}; a run keeps the branch that it began with.`
  return [{ task: null, kind: 'other', why: reason }]
}

/** Inserts the tasks that only the run has after the task that they followed there. */
function withRunTasks(lists: { tasks: readonly Task[]; order: readonly Task[]; kept: ReadonlySet<Task> }): Task[] {
  const presentIds = new Set(lists.tasks.map(({ id }) => id))
  const leading: Task[] = []
  const followers = new Map<string, Task[]>()
  let target = leading
  for (const task of lists.order) {
    if (lists.kept.has(task)) target.push(task)
    else if (presentIds.has(task.id)) {
      target = []
      followers.set(task.id, target)
    }
  }
  return [...leading, ...lists.tasks.flatMap((task) => [task, ...(followers.get(task.id) ?? [])])]
}
