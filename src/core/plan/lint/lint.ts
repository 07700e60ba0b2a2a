import type { Plan } from '../../../schema/plan/plan.ts'
import { branchNameFault } from '../../ref/branch-name.ts'
import { nearTwins } from '../../text/nearest.ts'
import { milestonesOf } from '../graph/milestones.ts'
import type { Fault, Rule } from './fault.ts'
import { cycles, deadDependency, repeatedDependency, selfDependency, unknownDependency } from './lint-dependencies.ts'
import {
  caseTwins,
  duplicateIds,
  missingCriteria,
  missingDescription,
  reservedIds,
  taskSize,
  unsafeBranch,
  unsafePath,
  unsafeSkill,
  unsafeTool,
} from './lint-fields.ts'

/** A milestone ends the name of a branch. */
const unsafeMilestone: Rule = ({ name, branch, tasks }) =>
  tasks.flatMap(({ id, milestone }, index): Fault[] => {
    const ends = `${branch ?? `ralph/work/${name ?? 'plan'}`}.${milestone}`
    const fault = milestone === undefined ? undefined : branchNameFault(ends)
    if (fault === undefined) return []
    const message = `The milestone of task "${id}" makes the branch ${ends}, which ${fault}.`
    const at = ['tasks', index, 'milestone']
    return [
      { severity: 'error', code: 'PLAN_UNSAFE_MILESTONE', at, message, remedy: 'Use a name such as API or v1.2.' },
    ]
  })

/** Commits of one milestone stand together, so none may wait for a later one. */
const milestoneOrder: Rule = (plan) => {
  const milestones = milestonesOf(plan)
  if (!milestones) return []
  const tasks = new Map(plan.tasks.map((task) => [task.id, task]))
  return plan.tasks.flatMap((task, index) =>
    task.depends_on.flatMap((id, entry): Fault[] => {
      const other = tasks.get(id)
      if (!other || other.status === 'done' || milestones.rank(other) <= milestones.rank(task)) return []
      const [here, later] = [milestones.of(task.id), milestones.of(id)]
      return [
        {
          severity: 'error',
          code: 'PLAN_MILESTONE_ORDER',
          at: ['tasks', index, 'depends_on', entry],
          message: `Task "${task.id}" is needed for milestone "${here}" and depends on "${id}" of the later milestone "${later}".`,
          remedy: `Give both the same milestone, or put a task of "${later}" above those of "${here}": the first task of each decides their order.`,
        },
      ]
    }),
  )
}

/** Two spellings of one milestone would be two pull requests; some file systems do not tell `api` from `API`. */
const milestoneTwins: Rule = (plan) => {
  const milestones = milestonesOf(plan)
  if (!milestones) return []
  return nearTwins(milestones.names).map(({ name, like }) => {
    const index = plan.tasks.findIndex(({ milestone }) => milestone === name)
    const same = name.toLowerCase() === like.toLowerCase()
    return {
      severity: same ? 'error' : 'warning',
      code: 'PLAN_MILESTONE_TWIN',
      at: ['tasks', index, 'milestone'],
      message: same
        ? `The milestones "${like}" and "${name}" differ only in case.`
        : `The milestones "${like}" and "${name}" are nearly the same.`,
      remedy: `Did you mean "${like}"?`,
    }
  })
}

/** What must hold, and what should, of a plan whose fields have the right types. Each is linear in the plan's size. */
export const rules: readonly Rule[] = [
  unsafeBranch,
  duplicateIds,
  caseTwins,
  reservedIds,
  selfDependency,
  unknownDependency,
  repeatedDependency,
  cycles,
  deadDependency,
  unsafeMilestone,
  milestoneOrder,
  milestoneTwins,
  unsafeSkill,
  unsafeTool,
  unsafePath,
  missingDescription,
  missingCriteria,
  taskSize,
]

/** Every finding about a plan; only what read the file knows the lines. */
export function lintFaults(plan: Plan): Fault[] {
  return rules.flatMap((rule) => rule(plan))
}

/** Errors of `after` that `before` did not have: what a change to a plan would break. */
export function newErrors(before: Plan, after: Plan): Fault[] {
  const errors = errorsOf(after)
  if (errors.length === 0) return []
  const old = new Set(errorsOf(before).map((fault) => factOf(before, fault)))
  return errors.filter((fault) => !old.has(factOf(after, fault)))
}

const errorsOf = (plan: Plan): Fault[] => lintFaults(plan).filter(({ severity }) => severity === 'error')

/** What is wrong with which value of which task: where a task or an entry stands changes with every insertion above it. */
function factOf(plan: Plan, { code, at, among }: Fault): string {
  const named: unknown[] = []
  let value: unknown = plan
  for (const key of at) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key]
    named.push(typeof key === 'string' ? key : isTask(value) ? value.id : value)
  }
  return JSON.stringify([code, named, typeof value === 'object' ? null : value, among])
}

const isTask = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value
