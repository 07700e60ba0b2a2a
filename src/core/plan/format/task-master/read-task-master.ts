import type { Node } from 'jsonc-parser'
import { z } from 'zod'
import type { Fault, Path } from '../../lint/fault.ts'
import { entryOf } from '../json/json-edits.ts'
import { entriesOf, type JsonDocument, membersOf, offsetAt } from '../json/json-syntax.ts'
import { type Draft, type Place, unplacedIn } from '../read/draft.ts'
import { shapeFaults } from '../read/plan-shape.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { isRecord, salvaged } from '../read/salvage.ts'
import { parseStatus } from '../read/status-words.ts'
import { holdsEntries, idsOf, type MemberAccount, unplacedMembers } from '../read/unplaced-members.ts'
import { partId } from './part-id.ts'
import { taskMasterEdits, writtenFields } from './task-master-edits.ts'

/** `tasks.json` of Task Master, recognized by the fields of its tasks. Undefined for other documents. */
export function planOfTaskMaster({ value, root, text }: JsonDocument, options: ReadOptions): Draft | undefined {
  const tags = tagsOf(value)
  if (tags === undefined) return undefined
  const tag = chosenTag(tags, options.tag)
  if (tag === undefined) return draftWithoutTag(tags, options.tag, root.offset)
  const list = tag === '' ? value : (value as Record<string, unknown>)[tag]
  const node = tag === '' ? root : entryOf(root, tag)
  const listPath = tag === '' ? [] : [tag]
  const draft = planOfList(list, { listPath, root, options })
  const topLevel = { ...inList, knownNames: new Set(tags), at: [], members: tag === '' ? [] : membersOf(root) }
  const unknownFaults = unplacedMembers([topLevel, ...accountsOf(node, listPath)], idsIn(node))
  const otherLists = tags.filter((name) => name !== tag).map((name) => `the list of the tag ${name}`)
  return {
    ...draft,
    faults: [...draft.faults, ...unknownFaults],
    list: [...listPath, 'tasks'],
    ...unplacedIn(unknownFaults),
    leftOut: [...(draft.leftOut ?? []), ...otherLists],
    edits: (facts) => taskMasterEdits(text, node, { facts, subtasks: options.subtasks }),
  }
}

const knownFields: ReadonlySet<string> = new Set([
  ...['id', 'title', 'description', 'details', 'testStrategy', 'status', 'dependencies', 'subtasks'],
])

/** Fields for the tool itself, without effect on what is done. */
const toolFields = [
  ...['priority', 'complexity', 'complexityScore', 'complexityReasoning', 'recommendedSubtasks', 'expansionPrompt'],
  ...['parentId', 'parentTaskId', 'parentTask', 'isSubtask', 'previousStatus', 'createdAt', 'updatedAt', 'metadata'],
]
const inPart = {
  ...{
    whose: 'subtask',
    knownNames: new Set([...knownFields, ...toolFields].filter((name) => name !== 'subtasks')),
    suggestions: [...knownFields],
    orderField: 'dependencies',
  },
}
const inTask = { ...inPart, whose: 'task', knownNames: new Set([...inPart.knownNames, 'subtasks']) }
/** Any fields are allowed beside the tasks, except another list of tasks. */
const inList = {
  whose: 'list',
  knownNames: new Set(['tasks']),
  suggestions: [],
  orderField: '',
  reports: 'errors' as const,
}

const accountsOf = (list: Node | undefined, listPath: Path): MemberAccount[] => [
  { ...inList, at: listPath, members: membersOf(list).filter(({ value }) => holdsEntries(value)) },
  ...entriesOf(list, 'tasks').flatMap((task, index) => [
    { ...inTask, at: [...listPath, 'tasks', index], members: membersOf(task) },
    ...entriesOf(task, 'subtasks').map((part, partIndex) => ({
      ...{ ...inPart, at: [...listPath, 'tasks', index, 'subtasks', partIndex] },
      // A part has no parts; the tool writes an empty list.
      members: membersOf(part).filter(
        ({ name, value }) => name !== 'subtasks' || (Array.isArray(value) && value.length > 0),
      ),
    })),
  ]),
]

const idsIn = (list: Node | undefined): ReadonlySet<string> => idsOf(entriesOf(list, 'tasks').map(membersOf))

/** `master` is the tool's own default tag. */
function chosenTag(tags: readonly string[], requested: string | undefined): string | undefined {
  if (tags.includes('')) return ''
  const name = requested ?? (tags.includes('master') || tags.length > 1 ? 'master' : tags[0])
  return tags.find((tag) => tag === name)
}

function planOfList(
  raw: unknown,
  { listPath, root, options }: { listPath: Path; root: JsonDocument['root']; options: ReadOptions },
): Draft {
  const placeOf = (at: Path): Place => ({ at: [...listPath, ...at], offset: offsetAt(root, [...listPath, ...at]) })
  const parsed = TaskList.safeParse(raw)
  const faults: Fault[] = parsed.success
    ? []
    : shapeFaults(parsed.error, raw).map((fault) => ({ ...fault, ...placeOf(fault.at) }))
  const list = (parsed.success ? parsed.data : salvaged(raw, parsed.error)) as Partial<z.infer<typeof TaskList>>
  const writtenTasks = (list.tasks ?? []).flatMap((task, index) => tasksOf(task, ['tasks', index], options))
  const lastPartOf = new Map(
    writtenTasks.flatMap(({ completes: stands, id }) => (stands === undefined ? [] : [[stands, id] as const])),
  )
  const taskOfPart = options.subtasks === 'joined' ? tasksOfParts(list.tasks ?? []) : undefined
  const tasks = writtenTasks.map(({ at, task, id, title, description: about, waits }) => {
    const status = parseStatus(task.status, placeOf([...at, 'status']))
    if (typeof status !== 'string') faults.push(status)
    return {
      id,
      title,
      description: about,
      acceptance_criteria: task.testStrategy?.trim() ? [task.testStrategy.trim()] : [],
      depends_on: taskOfPart
        ? [...new Set(waits.map((other) => taskOfPart.get(other) ?? other))]
        : waits.map((other) => lastPartOf.get(other) ?? other),
      status: typeof status === 'string' ? status : 'pending',
    }
  })
  faults.push(...misplacedParts(raw, placeOf))
  for (const [index, { status, subtasks }] of (list.tasks ?? []).entries()) {
    const meaning = parseStatus(status, placeOf(['tasks', index, 'status']))
    if (typeof meaning !== 'string' && options.subtasks === 'own' && (subtasks ?? []).length > 0) faults.push(meaning)
  }
  const [name] = listPath
  const about = list.metadata?.description?.trim()
  return {
    format: 'Task Master',
    value: { ...(name !== undefined && name !== 'master' && { name }), ...(about && { context: about }), tasks },
    faults,
    placeOf: ([first, index, field, ...rest]) => {
      const taskPath = typeof index === 'number' ? writtenTasks[index]?.at : undefined
      const whole = first === 'tasks' ? ['tasks'] : []
      return placeOf([
        ...(taskPath ?? whole),
        ...(field === undefined ? [] : [originalNames[String(field)] ?? field, ...rest]),
      ])
    },
    doneBy: '"status": "done"',
    leftOut: leftOutFields(raw),
    tells: { inFields: writtenFields },
  }
}

const parentFields = ['parentId', 'parentTaskId', 'parentTask']

/** Tasks that name another one as their parent, and stand beside it or in a third: nothing would wait for them. */
function misplacedParts(raw: unknown, placeOf: (at: Path) => Place): Fault[] {
  const ids = new Set(recordsIn(raw, 'tasks').map(({ id }) => String(id)))
  const faultsOf = (task: Readonly<Record<string, unknown>>, path: Path, container: string | undefined): Fault[] =>
    parentFields.flatMap((name): Fault[] => {
      const parent = String(task[name])
      if (!ids.has(parent) || parent === container || parent === String(task['id'])) return []
      const stands = container === undefined ? 'it stands beside it' : `it stands in task ${container}`
      return [
        {
          ...placeOf([...path, name]),
          ...{ severity: 'error', code: 'PLAN_UNPLACED' },
          message: `"${name}" says that this is a part of task ${parent}, but ${stands}, so nothing waits for it.`,
          remedy: `Move it to the subtasks of task ${parent}, or remove "${name}" and write the order in "dependencies".`,
        },
      ]
    })
  return recordsIn(raw, 'tasks').flatMap((task, index) => [
    ...faultsOf(task, ['tasks', index], undefined),
    ...recordsIn(task, 'subtasks').flatMap((part, partIndex) =>
      faultsOf(part, ['tasks', index, 'subtasks', partIndex], String(task['id'])),
    ),
  ])
}

/** Fields of tasks and subtasks without a place in a plan, each once. */
function leftOutFields(list: unknown): string[] {
  const tasks = recordsIn(list, 'tasks')
  const subtaskList = tasks.flatMap((task) => recordsIn(task, 'subtasks'))
  const unknownNames = (objects: readonly Readonly<Record<string, unknown>>[], prefix: string): string[] =>
    objects.flatMap((object) =>
      Object.keys(object).flatMap((name) => (knownFields.has(name) ? [] : [`${prefix}.${name}`])),
    )
  return [...new Set([...unknownNames(tasks, 'tasks[]'), ...unknownNames(subtaskList, 'subtasks[]')])]
}

const recordsIn = (holder: unknown, name: string): Readonly<Record<string, unknown>>[] => {
  const list = isRecord(holder) ? holder[name] : undefined
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** Dependencies on a part become dependencies on its task, if that is done as a whole. */
const tasksOfParts = (tasks: readonly TaskMasterTask[]): ReadonlyMap<string, string> =>
  new Map(
    tasks.flatMap(({ id, subtasks }) =>
      (subtasks ?? []).map((part) => [partId(part.id, String(id)), String(id)] as const),
    ),
  )

const originalNames: Readonly<Record<string, string>> = {
  depends_on: 'dependencies',
  acceptance_criteria: 'testStrategy',
}

/** The tags of a document, `''` for one without; undefined if it is not Task Master's. */
function tagsOf(value: unknown): readonly string[] | undefined {
  if (!isRecord(value)) return undefined
  if (Array.isArray(value['tasks'])) return isTaskList(value) ? [''] : undefined
  const lists = Object.entries(value).filter(([, list]) => isRecord(list) && Array.isArray(list['tasks']))
  return lists.some(([, list]) => isTaskList(list)) || lists.some(([name]) => name === 'master')
    ? lists.map(([name]) => name)
    : undefined
}

/** True if its tasks have fields of Task Master, and none that only a plan.json has. */
function isTaskList(list: unknown): boolean {
  const tasks = isRecord(list) && Array.isArray(list['tasks']) ? list['tasks'].filter(isRecord) : []
  const planFields = ['depends_on', 'acceptance_criteria', 'max_retries'] as const
  if (tasks.length === 0 || tasks.some((task) => planFields.some((name) => name in task))) return false
  const hasField = (name: string): boolean => tasks.some((task) => name in task)
  const isNumbered = tasks.some(({ id }) => typeof id === 'number')
  return (
    ['details', 'testStrategy', 'subtasks'].some(hasField) ||
    (hasField('dependencies') && (isNumbered || hasField('priority')))
  )
}

function draftWithoutTag(tags: readonly string[], requested: string | undefined, offset: number): Draft {
  const tagList = tags.filter(Boolean).join(', ') || 'none'
  const message =
    requested === undefined ? `The file has several lists of tasks: ${tagList}.` : `The file has no tag "${requested}".`
  const remedy = requested === undefined ? 'Name one with the setting plan-tag.' : `Its tags: ${tagList}.`
  const fault: Fault = { severity: 'error', code: 'PLAN_TAG', at: [], offset, message, remedy }
  return { format: 'Task Master', value: undefined, faults: [fault], placeOf: () => ({ at: [], offset }) }
}

interface WrittenTask {
  readonly at: Path
  readonly task: Subtask
  readonly id: string
  /** The id of the task whose last part this is: dependents of that task wait for this part. */
  readonly completes?: string
  readonly title: string
  readonly description: string
  readonly waits: readonly string[]
}

function tasksOf(task: TaskMasterTask, path: Path, { subtasks }: ReadOptions): WrittenTask[] {
  const id = String(task.id)
  const waits = (task.dependencies ?? []).map(String)
  const subtaskList = task.subtasks ?? []
  const text = textOf(task)
  if (subtaskList.length === 0 || subtasks === 'joined') {
    const list = subtaskList.map((part) => `- ${isDone(part) ? '(done) ' : ''}${part.title}: ${textOf(part)}`)
    const steps = list.length === 0 ? [] : [`Subtasks, one after the other:\n${list.join('\n')}`]
    return [{ at: path, task, id, completes: id, title: task.title, description: [text, ...steps].join('\n\n'), waits }]
  }
  return subtaskList.map((part, index): WrittenTask => {
    const partDependencies = (part.dependencies ?? []).map((other) => partId(other, id))
    // The last part completes the task: it follows all others, and carries the task's criteria.
    const isLast = index === subtaskList.length - 1
    const previousParts = isLast ? subtaskList.slice(0, -1).map((other) => partId(other.id, id)) : partDependencies
    const strategy = part.testStrategy?.trim() || !isLast ? part.testStrategy : task.testStrategy
    const status = isOver(task) ? task.status : part.status
    return {
      at: [...path, 'subtasks', index],
      task: { ...part, testStrategy: strategy, ...(status !== undefined && { status }) },
      id: partId(part.id, id),
      ...(isLast && { completes: id }),
      title: part.title,
      description: [textOf(part), `Part ${index + 1} of ${subtaskList.length} of task ${id}, “${task.title}”.`, text]
        .filter(Boolean)
        .join('\n\n'),
      waits: [...new Set([...partDependencies, ...waits, ...previousParts])],
    }
  })
}

const statusOfTask = ({ status }: Subtask) => parseStatus(status, { at: [], offset: 0 })
const isDone = (task: Subtask): boolean => statusOfTask(task) === 'done'
const isOver = (task: Subtask): boolean => isDone(task) || statusOfTask(task) === 'skipped'

const textOf = ({ description, details }: Subtask): string =>
  [description, details]
    .map((text) => text?.trim())
    .filter(Boolean)
    .join('\n\n')

/** Usually numbers; texts such as `1.2` may name a subtask. */
const Id = z.union([z.int().positive(), z.string().min(1)])

const sharedFields = {
  id: Id,
  title: z.string().min(1),
  description: z.string().nullish(),
  details: z.string().nullish(),
  testStrategy: z.string().nullish(),
  status: z.string().optional(),
  dependencies: z.array(Id).nullish(),
}

const Subtask = z.object(sharedFields)
type Subtask = z.infer<typeof Subtask>

const TaskMasterTask = z.object({
  ...sharedFields,
  priority: z.enum(['critical', 'high', 'medium', 'low']).nullish().catch(undefined),
  subtasks: z.array(Subtask).nullish(),
})
type TaskMasterTask = z.infer<typeof TaskMasterTask>

/** One list of tasks: the whole document, or the value of a tag. */
const TaskList = z.object({
  tasks: z.array(TaskMasterTask),
  metadata: z.object({ description: z.string().optional() }).optional().catch(undefined),
})
