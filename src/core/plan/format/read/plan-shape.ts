import type { z } from 'zod'
import { Plan } from '../../../../schema/plan/plan.ts'
import { startOf } from '../../../text/excerpt.ts'
import { type Fault, type Path, printPath, quoteValue } from '../../lint/fault.ts'

type Issue = z.core.$ZodIssue

export const maxTasks = 20_000

/** A task may wait for every other one. Longer lists overflow zod's stack when their entries are wrong (measured). */
const maxEntries = {
  depends_on: maxTasks,
  skills: 1_000,
  libraries: 1_000,
  acceptance_criteria: 1_000,
  allowed_tools: 1_000,
  paths: 1_000,
}

/** Checks types and values field by field: one fault for each place, with the value that is there. */
export function checkShape(value: unknown): { plan: Plan | undefined; faults: Fault[] } {
  const parsed = Plan.safeParse(value)
  return parsed.success
    ? { plan: parsed.data, faults: [] }
    : { plan: undefined, faults: shapeFaults(parsed.error, value) }
}

/** Lists that are too long to be looked at entry by entry. */
export function listFaults(value: unknown): Fault[] {
  const tasks = valueAt(value, ['tasks'])
  if (!Array.isArray(tasks)) return []
  if (tasks.length > maxTasks) return [tooLong(['tasks'], tasks.length, maxTasks)]
  return tasks.flatMap((task, index) =>
    Object.entries(maxEntries).flatMap(([name, limit]) => {
      const list = valueAt(task, [name])
      return Array.isArray(list) && list.length > limit ? [tooLong(['tasks', index, name], list.length, limit)] : []
    }),
  )
}

function tooLong(at: Path, count: number, limit: number): Fault {
  const message = `${label(at)} has ${count} entries; at most ${limit} are allowed.`
  const remedy = at.length === 1 ? 'Split the plan into several.' : 'Shorten it, or split the task.'
  return { severity: 'error', code: 'PLAN_LIST_TOO_LONG', at, message, remedy }
}

/** The faults behind a zod error. Two issues with one place (an unsafe id breaks several rules) are one fault. */
export function shapeFaults(error: Pick<z.ZodError, 'issues'>, value: unknown): Fault[] {
  const faults = new Map<string, Fault>()
  for (const issue of error.issues) {
    const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)))
    faults.set(printPath(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) })
  }
  return [...faults.values()]
}

function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const segment of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment)) return undefined
    found = (found as Record<string | number, unknown>)[segment]
  }
  return found
}

function describe(issue: Issue, at: Path, found: unknown): Pick<Fault, 'code' | 'message' | 'remedy'> {
  const what = label(at)
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_union') && found === undefined) {
    return {
      code: 'PLAN_MISSING_FIELD',
      message: `${what} is missing.`,
      remedy: `Add it: ${writtenAs(at) ?? demanded(issue)}.`,
    }
  }
  if (issue.code === 'too_small' && issue.origin === 'array' && at.length === 1) {
    return { code: 'PLAN_NO_TASKS', message: 'The plan has no tasks.', remedy: 'Add at least one task.' }
  }
  const demand = demanded(issue)
  const message = `${what} must be ${demand}; found ${quoteValue(found)}.`
  const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE'
  if (isIdIssue(issue)) return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${likeIt(found)}.` }
  return { code, message, remedy: `Write ${(at.length === 1 && writtenAs(at)) || demand}.` }
}

/** How a field that every plan has is written; undefined for any other. */
function writtenAs(at: Path): string | undefined {
  if (at.length === 1 && at[0] === 'tasks') return '"tasks": [{"id": "T1", "title": "…"}]'
  const field = at[0] === 'tasks' && at.length === 3 ? at[2] : undefined
  return field === 'id' ? '"id": "T1"' : field === 'title' ? '"title": "…"' : undefined
}

/** A safe id that says the same, as far as that can be guessed; it is judged like any other. */
function likeIt(found: unknown): string {
  const words = typeof found === 'string' ? startOf(found, 64).match(/[A-Za-z0-9]\w*/g) : null
  return JSON.stringify(words?.join('-') ?? 'TASK-001')
}

function label(at: Path): string {
  const inTask = at[0] === 'tasks' && typeof at[1] === 'number'
  const path = printPath(inTask ? at.slice(2) : at)
  if (path !== '') return `"${path}"`
  return inTask ? 'A task' : 'A plan'
}

/** Only ids have a pattern and a refinement in the schema. */
function isIdIssue(issue: Issue): boolean {
  return issue.code === 'invalid_format' || issue.code === 'custom'
}

function demanded(issue: Issue): string {
  if (isIdIssue(issue)) {
    return 'a safe id such as TASK-001 (letters, digits, ".", "_", "-", at most 64, no "..", no ".lock" at the end)'
  }
  if (issue.code === 'invalid_type') return kind(issue.expected)
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small' || issue.code === 'too_big') return sized(issue)
  if (issue.code === 'invalid_union') return anyOf(issue.errors)
  return 'what docs/plan.md says for this field'
}

function sized(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const { origin } = issue
  if (issue.code === 'too_big') {
    if (origin === 'string') return `a text of at most ${issue.maximum} characters`
    return origin === 'array' ? `a list of at most ${issue.maximum} entries` : `a number of at most ${issue.maximum}`
  }
  if (origin === 'string') return 'a text that is not empty'
  if (origin === 'array') return 'a list that is not empty, or left out'
  return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`
}

/** What each of several shapes demands, each once. */
const anyOf = (shapes: readonly (readonly Issue[])[]): string =>
  [...new Set(shapes.flatMap(([first]) => (first ? [demanded(first)] : [])))].join(' or ') ||
  'what docs/plan.md says for this field'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
  null: 'null',
}

function kind(expected: string): string {
  return kinds[expected] ?? 'what docs/plan.md says for this field'
}
