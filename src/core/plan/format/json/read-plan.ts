import type { Node } from 'jsonc-parser'
import { Plan, Task } from '../../../../schema/plan/plan.ts'
import type { Fault } from '../../lint/fault.ts'
import { type Draft, unplacedIn } from '../read/draft.ts'
import { idsOf, type MemberAccount, unplacedMembers } from '../read/unplaced-members.ts'
import { entriesOf, type JsonDocument, membersOf, offsetAt } from './json-syntax.ts'
import { unnamedTasks } from './unnamed-tasks.ts'

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
