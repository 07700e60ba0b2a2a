import type { Node } from 'jsonc-parser'
import { Plan, Task } from '../../../../schema/plan/plan.ts'
import { type Fault, type Path, printPath } from '../../lint/fault.ts'
import { type Draft, unplacedIn } from '../read/draft.ts'
import { isRecord } from '../read/salvage.ts'
import { idsOf, isLikeTask, type MemberAccount, unplacedMembers } from '../read/unplaced-members.ts'
import { entriesOf, type JsonDocument, membersOf, offsetAt } from './json-syntax.ts'

/** `plan.json`, whose fields are those of a plan. It also reads any other JSON, and reports what is missing. */
export function planOfJson(document: JsonDocument): Draft {
  const { value, root } = document
  const unnamedFaults = unnamedTasks(document)
  // The list of tasks is reported already.
  const isReported = ({ at, offset = 0 }: Fault): boolean =>
    unnamedFaults.some(
      (fault) => at.length === 1 && offset <= (fault.offset ?? 0) && (fault.offset ?? 0) < endOf(root, offset),
    )
  const memberFaults = unplacedMembers(accountsOf(root), idsIn(root)).filter((fault) => !isReported(fault))
  return {
    format: 'plan.json',
    value,
    faults: [...unnamedFaults, ...memberFaults],
    list: ['tasks'],
    ...unplacedIn(memberFaults),
    placeOf: (at) => ({ at, offset: offsetAt(root, at) }),
  }
}

function endOf(root: Node, offset: number): number {
  const field = root.children?.find((property) => property.offset === offset)
  return field === undefined ? 0 : field.offset + field.length
}

/** Editors use `$schema` to find the published JSON Schema. */
const planFields = new Set([...Object.keys(Plan.shape), '$schema'])
const taskFields = new Set(Object.keys(Task.shape))
const inPlan = { whose: 'plan', knownNames: planFields, suggestions: Object.keys(Plan.shape), orderField: 'tasks' }
const inTask = { whose: 'task', knownNames: taskFields, suggestions: Object.keys(Task.shape), orderField: 'depends_on' }

const accountsOf = (root: Node): MemberAccount[] => [
  { ...inPlan, at: [], members: membersOf(root) },
  ...entriesOf(root, 'tasks').map((task, index) => ({ ...inTask, at: ['tasks', index], members: membersOf(task) })),
]

const idsIn = (root: Node): ReadonlySet<string> => idsOf(entriesOf(root, 'tasks').map(membersOf))

/** Reports lists that look like tasks in a document without "tasks", and how to rename them. */
function unnamedTasks({ value, root }: JsonDocument): Fault[] {
  if (isRecord(value) && 'tasks' in value) return []
  const lists = taskLists(value, [])
  const [first, ...others] = lists
  if (first === undefined) return []
  const offset = offsetAt(root, first)
  const code = 'PLAN_MISSING_FIELD'
  const listPath = printPath(first)
  if (others.length > 0) {
    const message = `"tasks" is missing. There are ${lists.length} lists that look like tasks: ${listPath} is the first.`
    const remedy = 'Put all tasks into one list at the top of the file, and call it "tasks".'
    return [{ severity: 'error', code, at: ['tasks'], offset, message, remedy }]
  }
  const name = String(first.at(-1))
  const message =
    first.length === 0
      ? 'A plan is an object in { }, and this file is a list.'
      : `"tasks" is missing. The list "${listPath}" looks like the tasks.`
  // A story may have no id; a task of a plan needs one.
  const list = entriesAt(value, first).every((entry) => isRecord(entry) && 'id' in entry) ? 'tasks' : 'userStories'
  const rename = name === list ? '' : `, and rename "${name}" to "${list}"`
  const remedy =
    first.length === 0
      ? `Put the list into an object: {"${list}": [ … ]}.`
      : first.length === 1
        ? `Rename "${name}" to "${list}".`
        : `Move the list to the top of the file${rename}.`
  return [
    {
      severity: 'error',
      code: first.length === 0 ? 'PLAN_WRONG_TYPE' : code,
      at: first.length === 0 ? [] : ['tasks'],
      offset,
      message,
      remedy,
    },
  ]
}

const entriesAt = (value: unknown, path: Path): readonly unknown[] => {
  const list = path.reduce<unknown>(
    (parent, name) => (isRecord(parent) || Array.isArray(parent) ? Reflect.get(parent, name) : undefined),
    value,
  )
  return Array.isArray(list) ? list : []
}

const maxDepth = 4

function taskLists(value: unknown, path: Path): Path[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isLikeTask)) return [path]
  if (path.length >= maxDepth) return []
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [index, entry] as const)
    : isRecord(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([name, entry]) => taskLists(entry, [...path, name]))
}
