import type { Node } from 'jsonc-parser'
import type { Finding } from '../../../../schema/plan/finding.ts'
import { type Plan, Task } from '../../../../schema/plan/plan.ts'
import { type Fault, type Locate, type Path, printPath, toFinding } from '../../lint/fault.ts'
import { lintFaults } from '../../lint/lint.ts'
import { type Document, decodeText, duplicateKeys, parseDocument } from './json-syntax.ts'
import { fileNameFault } from './plan-name.ts'
import { checkShape, listFaults } from './plan-shape.ts'
import { unknownFields } from './unknown-fields.ts'

export const maxPlanBytes = 5 * 1024 * 1024

/**
 * Reads a plan file and says everything that is wrong with it at once, in the order of the file (issue "Plan").
 * Never throws. `plan` is there exactly when no finding is an error; warnings do not hinder. `file` is the path as
 * the user wrote it: for messages, and for the plan's name where it has none.
 */
export function planOfJson(bytes: Uint8Array, file: string): { plan: Plan | undefined; findings: Finding[] } {
  if (bytes.length > maxPlanBytes) return refused([tooLarge(bytes.length, file)])
  const text = decodeText(bytes, file)
  if (typeof text !== 'string') return refused([text])
  const placeOf = lineIndex(text)
  const document = parseDocument(text)
  if (Array.isArray(document)) {
    return refused(document, ({ offset }) => (offset === undefined ? undefined : placeOf(offset)))
  }
  const { plan, faults } = judge(document, file)
  const offsetOf = (fault: Fault) => fault.offset ?? offsetAt(document.root, fault.at)
  const findings = faults
    .map((fault) => ({ fault, offset: offsetOf(fault) }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ fault, offset }) => toFinding(fault, () => placeOf(offset)))
  return { plan, findings }
}

function refused(faults: Fault[], locate?: Locate): { plan: undefined; findings: Finding[] } {
  return { plan: undefined, findings: faults.map((fault) => toFinding(fault, locate)) }
}

function judge({ value, root }: Document, file: string): { plan: Plan | undefined; faults: Fault[] } {
  const keys = [...duplicateKeys(root), ...unknownFields(root)]
  const lists = listFaults(value)
  if (lists.length > 0) return { plan: undefined, faults: [...keys, ...lists] }
  const { plan, faults: shape } = checkShape(value)
  const lint = notCovered(lintFaults(plan ?? salvagePlan(value)), shape)
  const name = plan !== undefined && plan.name === undefined ? fileNameFault(file) : undefined
  const faults = [...keys, ...shape, ...lint, ...(name === undefined ? [] : [name])]
  return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, faults }
}

/** Lint findings at a place that has the wrong shape only repeat it: the value was made up. */
function notCovered(lint: readonly Fault[], shape: readonly Fault[]): Fault[] {
  const places = new Set(shape.map(({ at }) => printPath(at)))
  if (places.size === 0) return [...lint]
  return lint.filter(({ at }) => at.every((_, index) => !places.has(printPath(at.slice(0, index + 1)))))
}

/** Where the value at `path` was written, or the innermost part of the document that holds its place. */
function offsetAt(root: Node, path: Path): number {
  let node = root
  let offset = root.offset
  for (const segment of path) {
    const child = typeof segment === 'number' ? node.children?.[segment] : propertyOf(node, segment)
    const value = child?.type === 'property' ? child.children?.[1] : child
    if (child === undefined || value === undefined) return offset
    offset = child.offset
    node = value
  }
  return offset
}

function propertyOf(node: Node, name: string): Node | undefined {
  if (node.type !== 'object') return undefined
  return node.children?.findLast(({ children }) => children?.[0]?.value === name)
}

function tooLarge(size: number, file: string): Fault {
  const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`
  return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' }
}

/** Offset in a text → 1-based line and column. LF and CRLF end a line. A look-up is a binary search. */
function lineIndex(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/**
 * What can be linted of a plan whose shape has faults, so that a wrong type in one task does not hide a cycle among
 * others. Only for findings, never to be run: a faulty field takes its default, a faulty task keeps its position, and
 * its id becomes its path, which no real id can be.
 */
function salvagePlan(value: unknown): Plan {
  const raw = isRecord(value) ? value : {}
  const tasks = Array.isArray(raw['tasks']) ? raw['tasks'] : []
  const branch = raw['branch']
  return {
    ...(typeof branch === 'string' && branch !== '' ? { branch } : {}),
    tasks: tasks.map((task, index) => salvageTask(task, `tasks[${index}]`)),
  }
}

function salvageTask(value: unknown, place: string): Task {
  const raw = isRecord(value) ? value : {}
  const task: Record<string, unknown> = { id: place, title: place, description: '' }
  for (const [name, schema] of Object.entries(Task.shape)) {
    const parsed = schema.safeParse(Object.hasOwn(raw, name) ? raw[name] : undefined)
    if (parsed.success && parsed.data !== undefined) task[name] = parsed.data
    else task[name] ??= schema.safeParse(undefined).data
  }
  const entries = raw['depends_on']
  if (Array.isArray(entries)) task['depends_on'] = entries.map((id) => (typeof id === 'string' ? id : '?'))
  return task as Task
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
