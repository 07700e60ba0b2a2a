import { type Fault, type Path, printPath } from '../../lint/fault.ts'
import { isRecord } from '../read/salvage.ts'
import { isLikeTask } from '../read/unplaced-members.ts'
import { type JsonDocument, offsetAt } from './json-syntax.ts'

/** Reports lists that look like tasks in a document without "tasks", and how to rename them. */
export function unnamedTasks({ value, root }: JsonDocument): Fault[] {
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
