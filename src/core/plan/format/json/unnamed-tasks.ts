import { type Fault, type Path, printPath } from '../../lint/fault.ts'
import { isRecord } from '../read/salvage.ts'
import { isLikeTask } from '../read/unplaced-members.ts'
import { type JsonDocument, offsetAt } from './json-syntax.ts'

/** A document without tasks, but with lists that look like them: says where they are and what to call them. */
export function unnamedTasks({ value, root }: JsonDocument): Fault[] {
  if (isRecord(value) && 'tasks' in value) return []
  const lists = taskLists(value, [])
  const [first, ...others] = lists
  if (first === undefined) return []
  const offset = offsetAt(root, first)
  const code = 'PLAN_MISSING_FIELD'
  const where = printPath(first)
  if (others.length > 0) {
    const message = `"tasks" is missing. There are ${lists.length} lists that look like tasks: ${where} is the first.`
    const remedy = 'Put all tasks into one list at the top of the file, and call it "tasks".'
    return [{ severity: 'error', code, at: ['tasks'], offset, message, remedy }]
  }
  const name = String(first.at(-1))
  const message =
    first.length === 0
      ? 'A plan is an object in { }, and this file is a list.'
      : `"tasks" is missing. The list "${where}" looks like the tasks.`
  // Without ids, a story has one from its words; a task of a plan needs its own.
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
    (at, name) => (isRecord(at) || Array.isArray(at) ? Reflect.get(at, name) : undefined),
    value,
  )
  return Array.isArray(list) ? list : []
}

const deepest = 4

function taskLists(value: unknown, at: Path): Path[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isLikeTask)) return [at]
  if (at.length >= deepest) return []
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [index, entry] as const)
    : isRecord(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([name, entry]) => taskLists(entry, [...at, name]))
}
