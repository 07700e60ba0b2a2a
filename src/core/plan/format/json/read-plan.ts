import type { Node } from 'jsonc-parser'
import { Plan, Task } from '../../../../schema/plan/plan.ts'
import { meantName } from '../../../text/nearest.ts'
import { type Fault, type Path, shown } from '../../lint/fault.ts'
import type { Draft } from '../read/draft.ts'
import { type JsonDocument, offsetAt } from './json-syntax.ts'
import { unnamedTasks } from './unnamed-tasks.ts'

/** `plan.json`: its fields are those of a plan. What is no other JSON is read as this, and says what is missing. */
export function planOfJson(document: JsonDocument): Draft {
  const { value, root } = document
  const unnamed = unnamedTasks(document)
  // What holds the list is told of already.
  const isTold = ({ at, offset = 0 }: Fault): boolean =>
    unnamed.some((fault) => at.length === 1 && offset <= (fault.offset ?? 0) && (fault.offset ?? 0) < endOf(root, at))
  return {
    format: 'plan.json',
    value,
    faults: [...unnamed, ...unknownFields(root).filter((fault) => !isTold(fault))],
    placeOf: (at) => ({ at, offset: offsetAt(root, at) }),
  }
}

function endOf(root: Node, at: Path): number {
  const field = fieldsOf(root).find((property) => nameOf(property) === at[0])
  return field === undefined ? 0 : field.offset + field.length
}

const taskFields = Object.keys(Task.shape)
const planFields = Object.keys(Plan.shape)

/** Editors read it to find the published JSON Schema. */
const editorField = '$schema'

interface Unknown {
  readonly name: string
  readonly at: Path
  readonly offset: number
  readonly whose: 'plan' | 'task'
  count: number
}

/**
 * Fields that the format does not have. One that is nearly a known field is an error, because it would have no
 * effect where the author expects one. Each name is reported once, at its first place, with the number of others.
 */
function unknownFields(root: Node): Fault[] {
  const found = new Map<string, Unknown>()
  for (const property of fieldsOf(root)) {
    if (nameOf(property) !== editorField) note(found, property, { whose: 'plan', parent: [] })
  }
  for (const [index, task] of taskNodes(root).entries()) {
    for (const property of fieldsOf(task)) note(found, property, { whose: 'task', parent: ['tasks', index] })
  }
  return [...found.values()].map(toFault)
}

function fieldsOf(node: Node): readonly Node[] {
  return node.type === 'object' ? (node.children ?? []) : []
}

function nameOf(property: Node): string {
  return String(property.children?.[0]?.value)
}

function taskNodes(root: Node): readonly Node[] {
  const tasks = fieldsOf(root).findLast((property) => nameOf(property) === 'tasks')?.children?.[1]
  return tasks?.type === 'array' ? (tasks.children ?? []) : []
}

function note(
  found: Map<string, Unknown>,
  property: Node,
  { whose, parent }: { whose: 'plan' | 'task'; parent: Path },
) {
  const name = nameOf(property)
  if ((whose === 'plan' ? planFields : taskFields).includes(name) || name === '__proto__') return
  const known = found.get(`${whose} ${name}`)
  if (known === undefined) {
    found.set(`${whose} ${name}`, { name, at: [...parent, name], offset: property.offset, whose, count: 1 })
  } else known.count += 1
}

function toFault({ name, at, offset, whose, count }: Unknown): Fault {
  const meant = meantName(name, whose === 'plan' ? planFields : taskFields)
  const more = count > 1 ? ` (in ${count} places)` : ''
  const place = { code: 'PLAN_UNKNOWN_FIELD' as const, at, offset }
  if (meant === undefined) {
    const message = `A ${whose} has no field ${shown(name)}${more}; it is ignored.`
    return {
      ...place,
      severity: 'warning',
      message,
      remedy: 'Remove it, or move its text to a field that ralph reads.',
    }
  }
  const message = `A ${whose} has no field ${shown(name)}${more}; did you mean "${meant}"?`
  return { ...place, severity: 'error', message, remedy: `Rename it to "${meant}".` }
}
