import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { ProgressNote } from '../../handoff/progress-note.ts'
import { differingFields } from '../../plan/change/adopt-edit.ts'
import type { PlanFacts, TaskFact } from '../../plan/format/read/plan-facts.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { oneLine } from '../../text/one-line.ts'
import type { Amended } from '../attempt/amended-by.ts'
import { recordsOf } from '../fold/begin.ts'

export interface CommitEffects {
  /** Undefined if the commit is a part of its task, or belongs to none. */
  readonly finished?: { readonly task: string; readonly summary: string; readonly note?: ProgressNote } | undefined
  readonly amended?: Amended
  readonly undone?: readonly string[]
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Completion times by task id, as the document already has them. */
  readonly times?: ReadonlyMap<string, string>
}

interface DocumentFacts {
  readonly plan: Plan
  readonly state: Pick<RunState, 'tasks' | 'started' | 'iteration'>
  /** Task ids in the document now, and when it was last adopted; other tasks came by amendments. */
  readonly inDocument: ReadonlySet<string>
  readonly inSource: ReadonlySet<string>
  /** The adopted document, if the plan differs from it. */
  readonly source?: Plan | undefined
}

/** Tasks of the plan that no person wrote, in its order. Linear. */
export const amendedIn = ({
  plan,
  inDocument,
  inSource,
}: Omit<DocumentFacts, 'state' | 'source'>): PlanFacts['added'] =>
  plan.tasks.flatMap((task, index) =>
    inDocument.has(task.id) || inSource.has(task.id) || isReserved(task.id)
      ? []
      : [{ task, after: plan.tasks[index - 1]?.id }],
  )

const maxLineChars = 500

function changesOf(
  { plan, state, source }: Pick<DocumentFacts, 'plan' | 'state' | 'source'>,
  amended: Amended | undefined,
): Pick<PlanFacts, 'changed' | 'discovered'> {
  const taskById = new Map(plan.tasks.map((task) => [task.id, task]))
  const removed = (source?.tasks ?? [])
    .filter(({ id }) => !taskById.has(id))
    .map(({ id }) => `${id} was removed from the plan`)
  const changed = (source?.tasks ?? []).flatMap((before) => {
    const task = taskById.get(before.id)
    const fields = task
      ? differingFields(task, before).filter((name) => !containsDescription(name, { task, before }))
      : []
    if (!task || fields.length === 0) return []
    const changes = fields.map((name) => `${name} is ${JSON.stringify(task[name] ?? null)}`)
    return [{ task, fields, line: oneLine(`${task.id} was changed: ${changes.join(', ')}`, maxLineChars) }]
  })
  const givenUp = plan.tasks.flatMap(({ id }) => {
    const why = amended?.givenUp.get(id) ?? state.tasks[id]?.given_up?.why
    return why === undefined ? [] : [`${id} was given up: ${why}`]
  })
  return { changed, discovered: [...removed, ...givenUp].map((line) => oneLine(line, maxLineChars)) }
}

/** The document may add text around the words of an agent's task. */
const containsDescription = (name: keyof Task, { task, before }: { task: Task; before: Task }): boolean =>
  name === 'description' && task.description !== '' && before.description.includes(task.description)

/** The facts about the run in its plan document, after the commit that is about to be made. Linear. */
export function planFacts({ plan: current, state, ...document }: DocumentFacts, effects: CommitEffects): PlanFacts {
  const { finished, undone = [], amended, at, times } = effects
  const plan = amended?.plan ?? current
  const opened = new Set(undone)
  const statusOf = (id: string, record: TaskRecord): TaskFact['status'] =>
    opened.has(id) ? 'open' : id === finished?.task || isDoneByRun(record) ? 'done' : undefined
  const tasks = new Map<string, TaskFact>()
  let open = 0
  for (const [index, record] of recordsOf(plan, state).entries()) {
    const id = plan.tasks[index]?.id ?? ''
    const status = statusOf(id, record)
    // The record of a task that this commit reopens still says done.
    if (status === 'open' || (status !== 'done' && !closedStatuses.has(record.status))) open += 1
    const attempts = record.failed_attempts
    if ((status === undefined && attempts === 0) || isReserved(id)) continue
    const note = id === finished?.task ? finished.summary : record.summary
    tasks.set(id, taskFact({ status, at: times?.get(id) ?? isoSeconds(at), attempts, note }))
  }
  return {
    tasks,
    added: amendedIn({ plan, ...document }),
    ...changesOf({ plan, state, source: document.source }, amended),
    left: leftOf({ plan, state, tasks }, effects),
    run: {
      started: state.started.replace(/\.\d+Z$/, 'Z'),
      completed: open === 0 ? isoSeconds(at) : undefined,
    },
  }
}

const leftOf = (
  { plan, state, tasks }: Pick<DocumentFacts, 'plan' | 'state'> & Pick<PlanFacts, 'tasks'>,
  { finished, amended }: CommitEffects,
): string[] =>
  plan.tasks.flatMap(({ id }) => {
    if (tasks.get(id)?.status !== 'done') return []
    const lines = id === finished?.task ? amended?.left : state.tasks[id]?.left
    return (lines ?? []).map((line) => `${id} left undone: ${line}`)
  })

type TaskRecord = RunState['tasks'][string]

const taskFact = ({
  status,
  at,
  attempts,
  note,
}: Pick<TaskFact, 'status' | 'attempts'> & { at: string; note: string | null }): TaskFact => ({
  ...{ status, at, attempts },
  ...(note && { note: oneLine(note, 300) }),
})

const closedStatuses: ReadonlySet<string> = new Set(['done', 'skipped'])

/** The document itself marks tasks that were done before the run. */
const isDoneByRun = ({ status, commit, closed }: TaskRecord): boolean =>
  status === 'done' && (commit !== null || closed !== null)

const isoSeconds = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
