import type { Node } from 'jsonc-parser'
import { z } from 'zod'
import type { Fault, Path } from '../../lint/fault.ts'
import { entryOf } from '../json/json-edits.ts'
import { entriesOf, type JsonDocument, membersOf, offsetAt } from '../json/json-syntax.ts'
import { type Draft, type Place, unplacedIn } from '../read/draft.ts'
import { shapeFaults } from '../read/plan-shape.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { isRecord, salvaged } from '../read/salvage.ts'
import { statusOfWord } from '../read/status-words.ts'
import { holdsEntries, idsOf, type MemberAccount, unplacedMembers } from '../read/unplaced-members.ts'
import { partId } from './part-id.ts'
import { taskMasterEdits, writtenFields } from './task-master-edits.ts'

/** `tasks.json` of Task Master, found by the fields of its tasks. Undefined for any other document. */
export function planOfTaskMaster({ value, root, text }: JsonDocument, options: ReadOptions): Draft | undefined {
  const tags = tagsOf(value)
  if (tags === undefined) return undefined
  const tag = chosenTag(tags, options.tag)
  if (tag === undefined) return withoutTag(tags, options.tag, root.offset)
  const list = tag === '' ? value : (value as Record<string, unknown>)[tag]
  const node = tag === '' ? root : entryOf(root, tag)
  const top = tag === '' ? [] : [tag]
  const draft = planOfList(list, { top, root, options })
  const beside = { ...inList, knownNames: new Set(tags), at: [], members: tag === '' ? [] : membersOf(root) }
  const unknown = unplacedMembers([beside, ...accountsOf(node, top)], idsIn(node))
  const others = tags.filter((name) => name !== tag).map((name) => `the list of the tag ${name}`)
  return {
    ...draft,
    faults: [...draft.faults, ...unknown],
    list: [...top, 'tasks'],
    ...unplacedIn(unknown),
    leftOut: [...(draft.leftOut ?? []), ...others],
    edits: (facts) => taskMasterEdits(text, node, { facts, subtasks: options.subtasks }),
  }
}

const known: ReadonlySet<string> = new Set([
  ...['id', 'title', 'description', 'details', 'testStrategy', 'status', 'dependencies', 'subtasks'],
])

/** Fields that the tool writes for itself, and that change nothing of what is done. */
const ownFields = [
  ...['priority', 'complexity', 'complexityScore', 'complexityReasoning', 'recommendedSubtasks', 'expansionPrompt'],
  ...['parentId', 'parentTaskId', 'parentTask', 'isSubtask', 'previousStatus', 'createdAt', 'updatedAt', 'metadata'],
]
const inPart = {
  ...{
    whose: 'subtask',
    knownNames: new Set([...known, ...ownFields].filter((name) => name !== 'subtasks')),
    suggestions: [...known],
    orderField: 'dependencies',
  },
}
const inTask = { ...inPart, whose: 'task', knownNames: new Set([...inPart.knownNames, 'subtasks']) }
/** Beside the tasks there may be anything; but no other list of them. */
const inList = {
  whose: 'list',
  knownNames: new Set(['tasks']),
  suggestions: [],
  orderField: '',
  reports: 'errors' as const,
}

const accountsOf = (list: Node | undefined, top: Path): MemberAccount[] => [
  { ...inList, at: top, members: membersOf(list).filter(({ value }) => holdsEntries(value)) },
  ...entriesOf(list, 'tasks').flatMap((task, index) => [
    { ...inTask, at: [...top, 'tasks', index], members: membersOf(task) },
    ...entriesOf(task, 'subtasks').map((part, at) => ({
      ...{ ...inPart, at: [...top, 'tasks', index, 'subtasks', at] },
      // A part has no parts; the tool writes an empty list.
      members: membersOf(part).filter(
        ({ name, value }) => name !== 'subtasks' || (Array.isArray(value) && value.length > 0),
      ),
    })),
  ]),
]

const idsIn = (list: Node | undefined): ReadonlySet<string> => idsOf(entriesOf(list, 'tasks').map(membersOf))

/** `master` is the tag that the tool itself uses where none is named. */
function chosenTag(tags: readonly string[], wanted: string | undefined): string | undefined {
  if (tags.includes('')) return ''
  const name = wanted ?? (tags.includes('master') || tags.length > 1 ? 'master' : tags[0])
  return tags.find((tag) => tag === name)
}

function planOfList(
  raw: unknown,
  { top, root, options }: { top: Path; root: JsonDocument['root']; options: ReadOptions },
): Draft {
  const placed = (at: Path): Place => ({ at: [...top, ...at], offset: offsetAt(root, [...top, ...at]) })
  const parsed = TaskList.safeParse(raw)
  const faults: Fault[] = parsed.success
    ? []
    : shapeFaults(parsed.error, raw).map((fault) => ({ ...fault, ...placed(fault.at) }))
  const list = (parsed.success ? parsed.data : salvaged(raw, parsed.error)) as Partial<z.infer<typeof TaskList>>
  const written = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ['tasks', index], options))
  const lastOf = new Map(written.flatMap(({ stands, id }) => (stands === undefined ? [] : [[stands, id] as const])))
  const wholeOf = options.subtasks === 'joined' ? tasksOfParts(list.tasks ?? []) : undefined
  const tasks = written.map(({ at, task, id, title, about, waits }) => {
    const status = statusOfWord(task.status, placed([...at, 'status']))
    if (typeof status !== 'string') faults.push(status)
    return {
      id,
      title,
      description: about,
      acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
      depends_on: wholeOf
        ? [...new Set(waits.map((other) => wholeOf.get(other) ?? other))]
        : waits.map((other) => lastOf.get(other) ?? other),
      status: typeof status === 'string' ? status : 'pending',
    }
  })
  for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
    const found = statusOfWord(status, placed(['tasks', index, 'status']))
    if (typeof found !== 'string' && options.subtasks === 'own' && (subtasks ?? []).length > 0) faults.push(found)
  }
  const [name] = top
  const about = list.metadata?.description?.trim()
  return {
    format: 'Task Master',
    value: { ...(name !== undefined && name !== 'master' && { name }), ...(about && { context: about }), tasks },
    faults,
    placeOf: ([first, index, field, ...rest]) => {
      const at = typeof index === 'number' ? written[index]?.at : undefined
      const whole = first === 'tasks' ? ['tasks'] : []
      return placed([...(at ?? whole), ...(field === undefined ? [] : [names[String(field)] ?? field, ...rest])])
    },
    doneBy: '"status": "done"',
    leftOut: leftOut(raw),
    tells: { inFields: writtenFields },
  }
}

/** Fields of tasks and of their parts that no task of a plan has, each once. */
function leftOut(list: unknown): string[] {
  const tasks = isRecord(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(isRecord) : []
  const parts = tasks.flatMap(({ subtasks }) => (Array.isArray(subtasks) ? subtasks.filter(isRecord) : []))
  const named = (of: readonly Readonly<Record<string, unknown>>[], where: string): string[] =>
    of.flatMap((one) => Object.keys(one).flatMap((name) => (known.has(name) ? [] : [`${where}.${name}`])))
  return [...new Set([...named(tasks, 'tasks[]'), ...named(parts, 'subtasks[]')])]
}

/** What waits for a part waits for its task, where that is done as a whole. */
const tasksOfParts = (tasks: readonly TaskMasterTask[]): ReadonlyMap<string, string> =>
  new Map(
    tasks.flatMap(({ id, subtasks }) =>
      (subtasks ?? []).map((part) => [partId(part.id, String(id)), String(id)] as const),
    ),
  )

const names: Readonly<Record<string, string>> = { depends_on: 'dependencies', acceptance_criteria: 'testStrategy' }

/** The tags of a document, `''` for one without; undefined where it is none of Task Master's. */
function tagsOf(value: unknown): readonly string[] | undefined {
  if (!isRecord(value)) return undefined
  if (Array.isArray(value['tasks'])) return isTaskList(value) ? [''] : undefined
  const lists = Object.entries(value).filter(([, list]) => isRecord(list) && Array.isArray(list['tasks']))
  return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === 'master')
    ? lists.map(([name]) => name)
    : undefined
}

/** Its tasks have fields that a plan.json has not, and none of those that only a plan.json has. */
function isTaskList(list: unknown): boolean {
  const tasks = isRecord(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(isRecord) : []
  const ours = ['depends_on', 'acceptance_criteria', 'max_retries'] as const
  if (tasks.length === 0 || tasks.some((task) => ours.some((name) => name in task))) return false
  const has = (name: string): boolean => tasks.some((task) => name in task)
  const isNumbered = tasks.some(({ id }) => typeof id === 'number')
  return ['details', 'testStrategy', 'subtasks'].some(has) || (has('dependencies') && (isNumbered || has('priority')))
}

function withoutTag(tags: readonly string[], wanted: string | undefined, offset: number): Draft {
  const there = tags.filter(Boolean).join(', ') || 'none'
  const message =
    wanted === undefined ? `The file has several lists of tasks: ${there}.` : `The file has no tag "${wanted}".`
  const remedy = wanted === undefined ? 'Name one with the setting plan-tag.' : `Its tags: ${there}.`
  const fault: Fault = { severity: 'error', code: 'PLAN_TAG', at: [], offset, message, remedy }
  return { format: 'Task Master', value: undefined, faults: [fault], placeOf: () => ({ at: [], offset }) }
}

interface Written {
  readonly at: Path
  readonly task: Subtask
  readonly id: string
  /** The id of the task of which this is the last part: what waits for that one waits for this. */
  readonly stands?: string
  readonly title: string
  readonly about: string
  readonly waits: readonly string[]
}

function tasksOf(task: TaskMasterTask, at: Path, { subtasks }: ReadOptions): Written[] {
  const id = String(task.id)
  const waits = (task.dependencies ?? []).map(String)
  const parts = task.subtasks ?? []
  const about = textOf(task)
  if (parts.length === 0 || subtasks === 'joined') {
    const list = parts.map((part) => `- ${done(part) ? '(done) ' : ''}${part.title}: ${textOf(part)}`)
    const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join('\n')}`]
    return [{ at, task, id, stands: id, title: task.title, about: [about, ...steps].join('\n\n'), waits }]
  }
  return parts.map((part, index): Written => {
    const before = (part.dependencies ?? []).map((other) => partId(other, id))
    // The last part stands for the task: it comes after all others, and what shows that the task is done shows it there.
    const isLast = index === parts.length - 1
    const others = isLast ? parts.slice(0, -1).map((other) => partId(other.id, id)) : before
    const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy
    const status = isOver(task) ? task.status : part.status
    return {
      at: [...at, 'subtasks', index],
      task: { ...part, testStrategy: strategy, ...(status !== undefined && { status }) },
      id: partId(part.id, id),
      ...(isLast && { stands: id }),
      title: part.title,
      about: [textOf(part), `Part ${index + 1} of ${parts.length} of task ${id}, “${task.title}”.`, about]
        .filter(Boolean)
        .join('\n\n'),
      waits: [...new Set([...before, ...waits, ...others])],
    }
  })
}

const meaning = ({ status }: Subtask) => statusOfWord(status, { at: [], offset: 0 })
const done = (task: Subtask): boolean => meaning(task) === 'done'
const isOver = (task: Subtask): boolean => done(task) || meaning(task) === 'skipped'

const textOf = ({ description, details }: Subtask): string =>
  [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n\n')

/** Numbers in most files; texts such as `1.2` where one names a subtask. */
const Id = z.union([z.int().positive(), z.string().min(1)])

const common = {
  id: Id,
  title: z.string().min(1),
  description: z.string().nullish(),
  details: z.string().nullish(),
  testStrategy: z.string().nullish(),
  status: z.string().optional(),
  dependencies: z.array(Id).nullish(),
}

const Subtask = z.object(common)
type Subtask = z.infer<typeof Subtask>

const TaskMasterTask = z.object({
  ...common,
  priority: z.enum(['critical', 'high', 'medium', 'low']).nullish().catch(undefined),
  subtasks: z.array(Subtask).nullish(),
})
type TaskMasterTask = z.infer<typeof TaskMasterTask>

/** One list of tasks in a `tasks.json` of Task Master: the whole document, or what stands below a tag. */
const TaskList = z.object({
  tasks: z.array(TaskMasterTask),
  metadata: z.object({ description: z.string().optional() }).optional().catch(undefined),
})
