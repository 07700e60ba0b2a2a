import type { Node } from 'jsonc-parser'
import type { TextEdit } from '../../../text/text-edit.ts'
import { entryEdits, entryOf, fieldEdits } from '../json/json-edits.ts'
import type { PlanFacts } from '../read/plan-facts.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { parseStatus } from '../read/status-words.ts'
import { partId } from './part-id.ts'

/** Edits of `"status"` in one list of a `tasks.json`, and the tasks of amendments. */
export function taskMasterEdits(
  text: string,
  listNode: Node | undefined,
  { facts, subtasks }: { facts: PlanFacts; subtasks: ReadOptions['subtasks'] },
): TextEdit[] {
  const list = entryOf(listNode, 'tasks')
  if (!list) return []
  const nodes = list.children ?? []
  const taskById = new Map(nodes.map((task) => [idOf(task), task]))
  const statuses = nodes.flatMap((task) => {
    const subtaskNodes = entryOf(task, 'subtasks')?.children ?? []
    return subtasks === 'own' && subtaskNodes.length > 0
      ? partEdits(text, { task, parts: subtaskNodes, facts: facts.tasks })
      : wholeEdits(text, { task, parts: subtaskNodes, facts: facts.tasks })
  })
  const newTasks = facts.added.flatMap(({ task, after }) => {
    const { id, title, description, acceptance_criteria: criteria, depends_on: waits } = task
    const status = facts.tasks.get(id)?.status === 'done' ? 'done' : 'pending'
    const value = {
      ...{ id: asId(id), title, description, status, dependencies: waits.map(asId) },
      ...(criteria.length > 0 && { testStrategy: criteria.join('\n') }),
      subtasks: [],
    }
    return entryEdits(text, list, value, after === undefined ? undefined : taskById.get(after))
  })
  const partEntries = nodes.flatMap((task) =>
    (entryOf(task, 'subtasks')?.children ?? []).map(
      (part) => [partId(String(entryOf(part, 'id')?.value), idOf(task)), part] as const,
    ),
  )
  const entryById = new Map([...taskById, ...(subtasks === 'own' ? partEntries : [])])
  const partIndex = partsIn(subtasks === 'own' ? nodes : [])
  const changes = facts.changed.flatMap((change) => [
    ...changeEdits(text, entryById.get(change.task.id), change),
    ...waitEdits(text, { entry: entryById.get(change.task.id), parts: partIndex, change }),
  ])
  return [...statuses, ...changes, ...newTasks]
}

/** Fields of a changed task that an entry can hold. */
export const writtenFields = ['title', 'description', 'acceptance_criteria', 'depends_on'] as const
const wordFields = ['title', 'description', 'acceptance_criteria'] as const

/** Text that the reader adds behind a task's own words. */
const addedText = /(?:^|\n\n)(?:Part \d+ of \d+ of task |Subtasks, one after the other:\n)[\s\S]*$/

function changeEdits(
  text: string,
  entry: Node | undefined,
  { task, fields }: Pick<PlanFacts['changed'][number], 'task' | 'fields'>,
): TextEdit[] {
  if (!entry) return []
  const { title, description, acceptance_criteria: criteria } = task
  const details = String(entryOf(entry, 'details')?.value ?? '').trim()
  const ownText = description.replace(addedText, '')
  // If the change keeps the details, they stay in their field.
  const keepsDetails = details !== '' && ownText.endsWith(`\n\n${details}`)
  const descriptionFields = [
    { name: 'description', value: keepsDetails ? ownText.slice(0, -details.length - 2) : ownText },
    ...(keepsDetails || details === '' ? [] : [{ name: 'details', value: '' }]),
  ]
  const values = {
    title: [{ name: 'title', value: title }],
    description: descriptionFields,
    acceptance_criteria: [{ name: 'testStrategy', value: criteria.join('\n') }],
  }
  return wordFields.flatMap((name) =>
    fields.includes(name) ? values[name].flatMap((field) => fieldEdits(text, entry, field)) : [],
  )
}

/** Parts by their own ids, and by their task's. */
interface PartIndex {
  readonly taskOf: ReadonlyMap<string, Node>
  readonly partsOf: ReadonlyMap<string, readonly string[]>
}

function partsIn(tasks: readonly Node[]): PartIndex {
  const all = tasks.map((task) => {
    const parts = entryOf(task, 'subtasks')?.children ?? []
    return { task, ids: parts.map((part) => partId(String(entryOf(part, 'id')?.value), idOf(task))) }
  })
  return {
    taskOf: new Map(all.flatMap(({ task, ids }) => ids.map((id) => [id, task] as const))),
    partsOf: new Map(all.map(({ task, ids }) => [idOf(task), ids])),
  }
}

/**
 * Edits of dependencies. The reader adds a part's dependencies on its task's and, for the last part, on its siblings,
 * so they are not written. If the list cannot express the change, it stays.
 */
function waitEdits(
  text: string,
  { entry, parts, change }: { entry: Node | undefined; parts: PartIndex; change: PlanFacts['changed'][number] },
): TextEdit[] {
  const { task, fields } = change
  if (!entry || !fields.includes('depends_on')) return []
  const owner = parts.taskOf.get(task.id)
  const [ownId, siblings] = owner ? [idOf(owner), parts.partsOf.get(idOf(owner)) ?? []] : [undefined, []]
  const lastOf = (id: string): string => parts.partsOf.get(id)?.at(-1) ?? id
  const waits = (of: Node): readonly Node[] => entryOf(of, 'dependencies')?.children ?? []
  const nameOf = (word: string): string => (ownId === undefined ? lastOf(word) : partId(word, ownId))
  const writtenIds = new Map(waits(entry).map((node) => [nameOf(String(node.value)), node.value as string | number]))
  const isLast = siblings.at(-1) === task.id
  const added = new Set([
    ...(owner ? waits(owner).map((node) => lastOf(String(node.value))) : []),
    ...(isLast ? siblings.slice(0, -1) : []),
  ])
  const value = task.depends_on.flatMap((id) => {
    const written = writtenIds.get(id)
    if (written !== undefined) return [written]
    if (added.has(id)) return []
    if (ownId === undefined) return [asId(wholeOf(parts, id))]
    return [siblings.includes(id) ? asId(id.slice(ownId.length + 1)) : id]
  })
  const isSaid = [...added].every((id) => task.depends_on.includes(id))
  const reaches =
    ownId === undefined || value.every((id) => String(id).includes('.') || siblings.includes(partId(id, ownId)))
  return isSaid && reaches ? fieldEdits(text, entry, { name: 'dependencies', value }) : []
}

/** The last part of a task stands for it. */
function wholeOf({ taskOf, partsOf: of }: PartIndex, id: string): string {
  const task = taskOf.get(id)
  return task && of.get(idOf(task))?.at(-1) === id ? idOf(task) : id
}

const idOf = (task: Node): string => String(entryOf(task, 'id')?.value)

/** Numbers are the tool's own ids. */
const asId = (id: string): string | number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : id)

interface Of {
  readonly task: Node
  readonly parts: readonly Node[]
  readonly facts: PlanFacts['tasks']
}

function wholeEdits(text: string, { task, parts, facts }: Of): TextEdit[] {
  const status = facts.get(idOf(task))?.status
  if (status === undefined) return []
  return [task, ...parts].flatMap((one) => statusEdits(text, one, status === 'done' ? 'done' : 'pending'))
}

/** A task is done with the last of its parts. If the task itself is done, all of its parts are. */
function partEdits(text: string, { task, parts, facts }: Of): TextEdit[] {
  const partStatuses = parts.map((part) => facts.get(partId(String(entryOf(part, 'id')?.value), idOf(task)))?.status)
  if (partStatuses.every((status) => status === undefined)) return []
  const isOver = meaningOf(task) === 'done'
  const done = parts.map((part, index) =>
    partStatuses[index] === undefined ? isOver || meaningOf(part) === 'done' : partStatuses[index] === 'done',
  )
  const whole = done.every(Boolean) ? 'done' : done.some(Boolean) ? 'in-progress' : 'pending'
  return [
    ...statusEdits(text, task, whole),
    ...parts.flatMap((part, index) =>
      done[index] || meaningOf(part) === 'done' ? statusEdits(text, part, done[index] ? 'done' : 'pending') : [],
    ),
  ]
}

const meaningOf = (task: Node) => parseStatus(entryOf(task, 'status')?.value, { at: [], offset: 0 })

/** Another word for the same status stays. */
function statusEdits(text: string, task: Node, word: 'done' | 'pending' | 'in-progress'): TextEdit[] {
  const now = meaningOf(task)
  return now === parseStatus(word, { at: [], offset: 0 }) ? [] : fieldEdits(text, task, { name: 'status', value: word })
}
