import type { z } from 'zod'
import { Plan } from '../../../../schema/plan/plan.ts'
import { startOf } from '../../../text/excerpt.ts'
import { type Fault, type Path, printPath, quoteValue } from '../../lint/fault.ts'

type Issue = z.core.$ZodIssue

export const maxTasks = 20_000

/** A task may depend on all others. Longer lists overflow zod's stack if their entries are wrong (measured). */
const maxEntries = {
  depends_on: maxTasks,
  skills: 1_000,
  libraries: 1_000,
  acceptance_criteria: 1_000,
  allowed_tools: 1_000,
  paths: 1_000,
}

/** Checks types and values: one fault for each place, with its value. */
export function checkShape(value: unknown): { plan: Plan | undefined; faults: Fault[] } {
  const parsed = Plan.safeParse(value)
  return parsed.success
    ? { plan: parsed.data, faults: [] }
    : { plan: undefined, faults: shapeFaults(parsed.error, value) }
}

/** Lists that are too long for zod. */
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
  const message = `${labelOf(at)} has ${count} entries; at most ${limit} are allowed.`
  const remedy = at.length === 1 ? 'Split the plan into several.' : 'Shorten it, or split the task.'
  return { severity: 'error', code: 'PLAN_LIST_TOO_LONG', at, message, remedy }
}

/** The faults of a zod error, one for each place: an unsafe id breaks several rules. */
export function shapeFaults(error: Pick<z.ZodError, 'issues'>, value: unknown): Fault[] {
  const faults = new Map<string, Fault>()
  for (const issue of error.issues) {
    const at = issue.path.map((segment) => (typeof segment === 'number' ? segment : String(segment)))
    faults.set(printPath(at), { severity: 'error', at, ...describe(issue, at, valueAt(value, at)) })
  }
  return [...faults.values()]
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value
  for (const segment of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined
    current = (current as Record<string | number, unknown>)[segment]
  }
  return current
}

function describe(issue: Issue, path: Path, actual: unknown): Pick<Fault, 'code' | 'message' | 'remedy'> {
  const fieldLabel = labelOf(path)
  if ((issue.code === 'invalid_type' || issue.code === 'invalid_union') && actual === undefined) {
    return {
      code: 'PLAN_MISSING_FIELD',
      message: `${fieldLabel} is missing.`,
      remedy: `Add it: ${exampleOf(path) ?? requirementOf(issue)}.`,
    }
  }
  if (issue.code === 'too_small' && issue.origin === 'array' && path.length === 1) {
    return { code: 'PLAN_NO_TASKS', message: 'The plan has no tasks.', remedy: 'Add at least one task.' }
  }
  const demand = requirementOf(issue)
  const message = `${fieldLabel} must be ${demand}; found ${quoteValue(actual)}.`
  const code = issue.code === 'invalid_type' ? 'PLAN_WRONG_TYPE' : 'PLAN_WRONG_VALUE'
  if (isIdIssue(issue)) return { code: 'PLAN_UNSAFE_ID', message, remedy: `Write ${suggestedId(actual)}.` }
  return { code, message, remedy: `Write ${(path.length === 1 && exampleOf(path)) || demand}.` }
}

/** How a field that every plan has is written. */
function exampleOf(path: Path): string | undefined {
  if (path.length === 1 && path[0] === 'tasks') return '"tasks": [{"id": "T1", "title": "…"}]'
  const field = path[0] === 'tasks' && path.length === 3 ? path[2] : undefined
  return field === 'id' ? '"id": "T1"' : field === 'title' ? '"title": "…"' : undefined
}

/** A safe id with the words of an unsafe one; it may itself be unsafe. */
function suggestedId(value: unknown): string {
  const words = typeof value === 'string' ? startOf(value, 64).match(/[A-Za-z0-9]\w*/g) : null
  return JSON.stringify(words?.join('-') ?? 'TASK-001')
}

function labelOf(path: Path): string {
  const inTask = path[0] === 'tasks' && typeof path[1] === 'number'
  const fieldPath = printPath(inTask ? path.slice(2) : path)
  if (fieldPath !== '') return `"${fieldPath}"`
  return inTask ? 'A task' : 'A plan'
}

/** In the schema, only ids have a pattern and a refinement. */
function isIdIssue(issue: Issue): boolean {
  return issue.code === 'invalid_format' || issue.code === 'custom'
}

function requirementOf(issue: Issue): string {
  if (isIdIssue(issue)) {
    return 'a safe id such as TASK-001 (letters, digits, ".", "_", "-", at most 64, no "..", no ".lock" at the end)'
  }
  if (issue.code === 'invalid_type') return kindInWords(issue.expected)
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeRequirement(issue)
  if (issue.code === 'invalid_union') return anyOf(issue.errors)
  return 'what docs/plan.md says for this field'
}

function sizeRequirement(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const { origin } = issue
  if (issue.code === 'too_big') {
    if (origin === 'string') return `a text of at most ${issue.maximum} characters`
    return origin === 'array' ? `a list of at most ${issue.maximum} entries` : `a number of at most ${issue.maximum}`
  }
  if (origin === 'string') return 'a text that is not empty'
  if (origin === 'array') return 'a list that is not empty, or left out'
  return `a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`
}

const anyOf = (shapes: readonly (readonly Issue[])[]): string =>
  [...new Set(shapes.flatMap(([first]) => (first ? [requirementOf(first)] : [])))].join(' or ') ||
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

function kindInWords(expected: string): string {
  return kinds[expected] ?? 'what docs/plan.md says for this field'
}
