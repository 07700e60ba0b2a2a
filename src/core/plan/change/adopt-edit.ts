import { type Plan, Task } from '../../../schema/plan/plan.ts'
import type { StatusOf } from '../graph/status-of.ts'
import { newErrors } from '../lint/lint.ts'

export interface PlanEdit {
  /** The run's plan, as amended. */
  readonly current: Plan
  /** The plan file as it is now. */
  readonly edited: Plan
  /** The plan file as it was taken over last: tells a person's change from an amendment. */
  readonly previousSource: Plan | undefined
  readonly statusOf: StatusOf
}

export type AdoptedEdit =
  | { plan: Plan; added: string[]; removed: string[]; modified: string[] }
  /** Every reason why the edit cannot be taken over; nothing of it is. */
  | { findings: string[] }

/**
 * Takes over what a person changed in the plan file while the run was under way (docs/design.md#edits-of-the-plan). It is a three-way merge
 * by task: what the person did not touch keeps its amendments, what an amendment added stays, statuses in the file
 * do not count, and a done task neither changes nor goes. Without `previousSource`, a task that the file lacks counts
 * as added by an amendment, and each difference as the person's.
 */
export function adoptEdit(edit: PlanEdit): AdoptedEdit {
  const { current, edited, statusOf } = edit
  const before = byId(edit.previousSource)
  const wanted = byId(edited)
  const missing = current.tasks.filter(({ id }) => !wanted.has(id))
  const removed = missing.filter(({ id }) => before.has(id)).map(({ id }) => id)
  const merges = mergeTasks(edited, byId(current), before)
  const modified = merges.filter(({ was, changed }) => was !== undefined && changed.length > 0)

  const { branch: _, ...rest } = edited
  const branch = current.branch === undefined ? {} : { branch: current.branch }
  const kept = new Set(missing.filter(({ id }) => !before.has(id)))
  const tasks = withKept({ tasks: merges.map(({ task }) => task), order: current.tasks, kept })
  const plan: Plan = { ...rest, ...branch, tasks }

  const findings = [
    ...branchFindings(edit),
    ...removed.filter((id) => statusOf(id) === 'done').map((id) => `Task "${id}" is done and cannot be removed.`),
    ...modified.filter(({ task }) => statusOf(task.id) === 'done').map(doneFinding),
    ...newErrors(current, plan).map(({ message }) => message),
  ]
  if (findings.length > 0) return { findings }
  const added = merges.filter(({ was }) => was === undefined).map(({ task }) => task.id)
  return { plan, added, removed, modified: modified.map(({ task }) => task.id) }
}

interface Merge {
  readonly task: Task
  /** The task as the run had it. */
  readonly was: Task | undefined
  readonly changed: readonly (keyof Task)[]
}

function mergeTasks(edited: Plan, now: ReadonlyMap<string, Task>, before: ReadonlyMap<string, Task>): Merge[] {
  return edited.tasks.flatMap((theirs): Merge[] => {
    const was = now.get(theirs.id)
    const base = before.get(theirs.id)
    if (was === undefined) {
      // In the old file, untouched since, and not in the run: an amendment removed it.
      if (base !== undefined && differing(theirs, base).length === 0) return []
      return [{ task: { ...theirs, status: 'pending', retry_count: 0 }, was, changed: [] }]
    }
    const changed = differing(theirs, base ?? was).filter((name) => differs(theirs, was, name))
    return [{ task: withFields(was, theirs, changed), was, changed }]
  })
}

function doneFinding({ task, changed }: Merge): string {
  return `Task "${task.id}" is done and cannot change any more; the file changes ${changed.join(', ')}.`
}

/** Fields that a person decides; status and attempts are the run's. */
const ownFields = Object.keys(Task.shape).filter(
  (name) => name !== 'status' && name !== 'retry_count',
) as (keyof Task)[]

function byId(plan: Plan | undefined): Map<string, Task> {
  return new Map(plan?.tasks.map((task) => [task.id, task]))
}

function differs(a: Task, b: Task, name: keyof Task): boolean {
  return a[name] !== b[name] && JSON.stringify(a[name]) !== JSON.stringify(b[name])
}

function differing(a: Task, b: Task): (keyof Task)[] {
  return ownFields.filter((name) => differs(a, b, name))
}

/** `mine` with the named fields of `theirs`; a field that they took out goes. */
function withFields(mine: Task, theirs: Task, names: readonly (keyof Task)[]): Task {
  const kept = Object.entries(mine).filter(([name]) => !names.includes(name as keyof Task))
  const taken = Object.entries(theirs).filter(([name]) => names.includes(name as keyof Task))
  return Object.fromEntries([...kept, ...taken]) as Task
}

/** The run's work branch was recorded when it began: a new name would silently have no effect. */
function branchFindings({ current, edited }: PlanEdit): string[] {
  if (current.branch === edited.branch) return []
  const [from, to] = [current.branch, edited.branch].map((name) => (name === undefined ? 'none' : `"${name}"`))
  return [`The branch changes from ${from} to ${to}; a run keeps the branch that it began with.`]
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
