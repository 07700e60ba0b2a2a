import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import { type Plan, Task } from '../../../schema/plan/plan.ts'
import { commandSpan } from '../../text/report-context.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { newErrors } from '../lint/lint.ts'
import { withoutTicks } from './plan-meaning.ts'

export interface PlanEdit {
  /** The run's plan, as amended. */
  readonly current: Plan
  /** The plan file as it is now. */
  readonly edited: Plan
  /** The plan file as it was taken over last: tells a person's change from an amendment. */
  readonly previousSource: Plan | undefined
  readonly statusOf: StatusOf
  /** The iteration that a done task was done by, where there is one. */
  readonly iterationOf?: (id: string) => number | null
}

export interface AdoptedEdit {
  readonly plan: Plan
  /** The plan file as far as it was taken over: what the next edit is compared with. */
  readonly source: Plan
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly modified: readonly string[]
  readonly refused: readonly RefusedEdit[]
}

/**
 * Takes over what a person changed in the plan file while the run was under way (docs/design.md#edits-of-the-plan). It is a three-way merge
 * by task: what the person did not touch keeps its amendments, what an amendment added stays, statuses in the file
 * do not count, and a done task neither changes nor goes. Each task's edit is taken or refused by itself. Without
 * `previousSource`, a task that the file lacks counts as added by an amendment, and each difference as the person's.
 */
export function adoptEdit(edit: PlanEdit): AdoptedEdit {
  const refused = new Map<string, RefusedEdit>()
  for (;;) {
    const merged = mergeEdit(edit, refused)
    const faults = faultsOf(edit, merged)
    for (const fault of faults) if (fault.task !== null) refused.set(fault.task, fault)
    if (faults.length > 0) continue
    const { plan, source, added, removed, modified } = merged
    const ids = modified.filter((merge) => !isMoved(merge, edit)).map(({ task }) => task.id)
    return { plan, source, added, removed, modified: ids, refused: [...branchFaults(edit), ...refused.values()] }
  }
}

interface MergedEdit extends Pick<AdoptedEdit, 'plan' | 'source' | 'added' | 'removed'> {
  readonly modified: readonly Merge[]
}

/** The edit without what is refused of it. */
function mergeEdit(edit: PlanEdit, refused: ReadonlyMap<string, RefusedEdit>): MergedEdit {
  const { current } = edit
  const before = byId(edit.previousSource)
  const now = byId(current)
  const asBefore = (task: Task): Task[] => [before.get(task.id) ?? now.get(task.id) ?? []].flat()
  const edited = edit.edited.tasks.flatMap((task) => (refused.has(task.id) ? asBefore(task) : [task]))
  const wanted = new Set(edit.edited.tasks.map(({ id }) => id))
  const missing = current.tasks.filter(({ id }) => !wanted.has(id))
  const goes = ({ id }: Task): boolean => before.has(id) && !refused.has(id)
  const merges = mergeTasks(edited, { now, before, hasSource: edit.previousSource !== undefined })

  const { branch: _, ...rest } = edit.edited
  const branch = current.branch === undefined ? {} : { branch: current.branch }
  const kept = new Set(missing.filter((task) => !goes(task)))
  const tasks = withKept({ tasks: merges.map(({ task }) => task), order: current.tasks, kept })
  return {
    plan: { ...rest, ...branch, tasks },
    source: {
      ...rest,
      ...branch,
      tasks: [...edited, ...missing.filter((task) => !goes(task)).flatMap(({ id }) => before.get(id) ?? [])],
    },
    added: merges.filter(({ was }) => was === undefined).map(({ task }) => task.id),
    removed: missing.filter(goes).map(({ id }) => id),
    modified: merges.filter(({ was, changed }) => was !== undefined && changed.length > 0),
  }
}

/** What of the edit is at fault, each with the reason; first what is done, then what the plan would break by. */
function faultsOf(edit: PlanEdit, { plan, added, removed, modified }: MergedEdit): RefusedEdit[] {
  const { current, statusOf } = edit
  const isDone = (id: string): boolean => statusOf(id) === 'done'
  const done = [
    ...removed.filter(isDone).map((id) => doneFault(edit, id, 'it stays in the plan')),
    ...modified
      .filter((merge) => isDone(merge.task.id) && !isMoved(merge, edit))
      .map(({ task, changed }) => {
        const names = changed.filter((name) => name !== 'order')
        return doneFault(edit, task.id, `its new ${names.join(', ')} is not taken`)
      }),
  ]
  if (done.length > 0) return done
  const fresh = new Set(added)
  const touched = new Set([...added, ...modified.map(({ task }) => task.id)])
  const gone = new Set(removed)
  return newErrors(current, plan).flatMap(({ message: why, at }) => {
    const task = typeof at[1] === 'number' ? plan.tasks[at[1]] : undefined
    if (task && touched.has(task.id)) return [{ task: task.id, kind: fresh.has(task.id) ? 'added' : 'other', why }]
    const missed = task?.depends_on.filter((id) => gone.has(id)) ?? []
    // Nothing tells which part of the edit it is: none is taken.
    const ids = missed.length > 0 ? missed : [...touched, ...gone]
    return ids.map((id): RefusedEdit => ({ task: id, kind: fresh.has(id) ? 'added' : 'other', why }))
  })
}

/** Whether nothing but the place of a done task is new, which decides nothing: a task that is added above it moves it. */
const isMoved = ({ task, changed }: Merge, { statusOf }: Pick<PlanEdit, 'statusOf'>): boolean =>
  statusOf(task.id) === 'done' && changed.every((name) => name === 'order')

function doneFault({ iterationOf }: PlanEdit, id: string, what: string): RefusedEdit {
  const iteration = iterationOf?.(id) ?? null
  const helps =
    iteration === null
      ? ''
      : ` ${commandSpan('ralph', 'redo', String(iteration))} with a reason adds a task that changes the work; ${commandSpan('ralph', 'undo', String(iteration))} takes the work back, and then the edit counts.`
  return { task: id, kind: 'done', why: `Task "${id}" is done, so ${what}.${helps}` }
}

interface Merge {
  readonly task: Task
  /** The task as the run had it. */
  readonly was: Task | undefined
  readonly changed: readonly (keyof Task)[]
}

function mergeTasks(
  edited: readonly Task[],
  { now, before, hasSource }: { now: ReadonlyMap<string, Task>; before: ReadonlyMap<string, Task>; hasSource: boolean },
): Merge[] {
  return edited.flatMap((theirs): Merge[] => {
    const was = now.get(theirs.id)
    const base = before.get(theirs.id)
    if (was === undefined) {
      // In the old file, untouched since, and not in the run: an amendment removed it.
      if (base !== undefined && differing(theirs, base).length === 0) return []
      return [{ task: { ...theirs, status: 'pending', retry_count: 0 }, was, changed: [] }]
    }
    // The run itself wrote a task of its own into the file, and not every format has a place for every field.
    const own = base || !hasSource || theirs.title !== was.title ? differing(theirs, base ?? was) : []
    const changed = own.filter((name) => differs(theirs, was, name))
    return [{ task: withFields(was, theirs, changed), was, changed }]
  })
}

/** Fields that a person decides; status and attempts are the run's. */
const ownFields = Object.keys(Task.shape).filter(
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

/** The fields of which a person decides, and which say something else. */
export function differing(a: Task, b: Task): (keyof Task)[] {
  return ownFields.filter((name) => differs(a, b, name))
}

/** `mine` with the named fields of `theirs`; a field that they took out goes. */
function withFields(mine: Task, theirs: Task, names: readonly (keyof Task)[]): Task {
  const kept = Object.entries(mine).filter(([name]) => !names.includes(name as keyof Task))
  const taken = Object.entries(theirs).filter(([name]) => names.includes(name as keyof Task))
  return Object.fromEntries([...kept, ...taken]) as Task
}

/** The run's work branch was recorded when it began: a new name would silently have no effect. */
function branchFaults({ current, edited }: PlanEdit): RefusedEdit[] {
  if (current.branch === edited.branch) return []
  const [from, to] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`))
  const why = `The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`
  return [{ task: null, kind: 'other', why }]
}

/** Puts the tasks that only the run has behind whatever they followed there. */
function withKept(lists: { tasks: readonly Task[]; order: readonly Task[]; kept: ReadonlySet<Task> }): Task[] {
  const present = new Set(lists.tasks.map(({ id }) => id))
  const first: Task[] = []
  const behind = new Map<string, Task[]>()
  let target = first
  for (const task of lists.order) {
    if (lists.kept.has(task)) target.push(task)
    else if (present.has(task.id)) {
      target = []
      behind.set(task.id, target)
    }
  }
  return [...first, ...lists.tasks.flatMap((task) => [task, ...(behind.get(task.id) ?? [])])]
}
