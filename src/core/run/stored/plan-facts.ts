import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { ProgressNote } from '../../handoff/progress-note.ts'
import { differingFields } from '../../plan/change/adopt-edit.ts'
import type { PlanFacts, TaskFact } from '../../plan/format/read/plan-facts.ts'
import { isReserved } from '../../plan/graph/milestones.ts'
import { oneLine } from '../../text/one-line.ts'
import type { Amended } from '../attempt/amended-by.ts'
import { recordsOf } from '../fold/begin.ts'

/** What becomes true with the commit that is about to be made. */
export interface CommitEffects {
  /** Done by it; undefined where it is a part of its task, or no task's. */
  readonly finished?: { readonly task: string; readonly summary: string; readonly note?: ProgressNote } | undefined
  /** What its agent makes of the plan besides. */
  readonly amended?: Amended
  /** Open again by it. */
  readonly undone?: readonly string[]
  /** Milliseconds since the epoch. */
  readonly at: number
  /** When tasks were finished, by id, where a document says so already. */
  readonly times?: ReadonlyMap<string, string>
}

interface Known {
  readonly plan: Plan
  readonly state: Pick<RunState, 'tasks' | 'started' | 'iteration'>
  /** Ids that the document has, and those that its file had when it was taken over last: others came by amendments. */
  readonly inDocument: ReadonlySet<string>
  readonly inSource: ReadonlySet<string>
  /** The document as it was taken over last, where the plan is not what the document says. */
  readonly source?: Plan | undefined
}

/** Tasks of the plan that no person wrote down, in its order. Linear. */
export const amendedIn = ({ plan, inDocument, inSource }: Omit<Known, 'state' | 'source'>): PlanFacts['added'] =>
  plan.tasks.flatMap((task, index) =>
    inDocument.has(task.id) || inSource.has(task.id) || isReserved(task.id)
      ? []
      : [{ task, after: plan.tasks[index - 1]?.id }],
  )

const longestLine = 500

/** What amendments have made of the tasks that people wrote. Linear. */
function becameOf(
  { plan, state, source }: Pick<Known, 'plan' | 'state' | 'source'>,
  amended: Amended | undefined,
): Pick<PlanFacts, 'changed' | 'discovered'> {
  const now = new Map(plan.tasks.map((task) => [task.id, task]))
  const gone = (source?.tasks ?? []).filter(({ id }) => !now.has(id)).map(({ id }) => `${id} was removed from the plan`)
  const changed = (source?.tasks ?? []).flatMap((before) => {
    const task = now.get(before.id)
    const fields = task ? differingFields(task, before).filter((name) => !isTold(name, { task, before })) : []
    if (!task || fields.length === 0) return []
    const said = fields.map((name) => `${name} is ${JSON.stringify(task[name] ?? null)}`)
    return [{ task, fields, line: oneLine(`${task.id} was changed: ${said.join(', ')}`, longestLine) }]
  })
  const givenUp = plan.tasks.flatMap(({ id }) => {
    const why = amended?.givenUp.get(id) ?? state.tasks[id]?.given_up?.why
    return why === undefined ? [] : [`${id} was given up: ${why}`]
  })
  return { changed, discovered: [...gone, ...givenUp].map((line) => oneLine(line, longestLine)) }
}

/** A document that tells a task which an agent added says more around its words. */
const isTold = (name: keyof Task, { task, before }: { task: Task; before: Task }): boolean =>
  name === 'description' && task.description !== '' && before.description.includes(task.description)

/** What a run has to say in the document of its plan, as it will be with the commit that is about to be made. Linear. */
export function planFacts({ plan: current, state, ...known }: Known, becomes: CommitEffects): PlanFacts {
  const { finished, undone = [], amended, at, times } = becomes
  const plan = amended?.plan ?? current
  const opened = new Set(undone)
  const statusOf = (id: string, record: Record): TaskFact['status'] =>
    opened.has(id) ? 'open' : id === finished?.task || isDoneHere(record) ? 'done' : undefined
  const tasks = new Map<string, TaskFact>()
  let open = 0
  for (const [index, record] of recordsOf(plan, state).entries()) {
    const id = plan.tasks[index]?.id ?? ''
    const status = statusOf(id, record)
    // The record still says done of what this commit opens again.
    if (status === 'open' || (status !== 'done' && !over.has(record.status))) open += 1
    const attempts = record.failed_attempts
    if ((status === undefined && attempts === 0) || isReserved(id)) continue
    const note = id === finished?.task ? finished.summary : record.summary
    tasks.set(id, factOf({ status, at: times?.get(id) ?? inSeconds(at), attempts, note }))
  }
  return {
    tasks,
    added: amendedIn({ plan, ...known }),
    ...becameOf({ plan, state, source: known.source }, amended),
    left: leftOf({ plan, state, tasks }, becomes),
    run: {
      started: state.started.replace(/\.\d+Z$/, 'Z'),
      completed: open === 0 ? inSeconds(at) : undefined,
    },
  }
}

/** What agents of finished tasks left. */
const leftOf = (
  { plan, state, tasks }: Pick<Known, 'plan' | 'state'> & Pick<PlanFacts, 'tasks'>,
  { finished, amended }: CommitEffects,
): string[] =>
  plan.tasks.flatMap(({ id }) => {
    if (tasks.get(id)?.status !== 'done') return []
    const lines = id === finished?.task ? amended?.left : state.tasks[id]?.left
    return (lines ?? []).map((line) => `${id} left undone: ${line}`)
  })

type Record = RunState['tasks'][string]

const factOf = ({
  status,
  at,
  attempts,
  note,
}: Pick<TaskFact, 'status' | 'attempts'> & { at: string; note: string | null }): TaskFact => ({
  ...{ status, at, attempts },
  ...(note && { note: oneLine(note, 300) }),
})

const over: ReadonlySet<string> = new Set(['done', 'skipped'])

/** What was done before the run says so itself. */
const isDoneHere = ({ status, commit, closed }: Record): boolean =>
  status === 'done' && (commit !== null || closed !== null)

const inSeconds = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
