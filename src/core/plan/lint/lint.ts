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

/** A milestone becomes the end of a branch name. */
const unsafeMilestone: Rule = ({ name, branch, tasks }) =>
  tasks.flatMap(({ id, milestone }, index): Fault[] => {
    const branchName = `${branch ?? `ralph/work/${name ?? 'plan'}`}.${milestone}`
    const fault = milestone === undefined ? undefined : branchNameFault(branchName)
    if (fault === undefined) return []
    const message = `The milestone of task "${id}" makes the branch ${branchName}, which ${fault}.`
    const path = ['tasks', index, 'milestone']
    return [
      {
        severity: 'error',
        code: 'PLAN_UNSAFE_MILESTONE',
        at: path,
        message,
        remedy: 'Use a name such as API or v1.2.',
      },
    ]
  })

/** Commits of a milestone are adjacent, so none of its tasks may wait for a later one. */
const milestoneOrder: Rule = (plan) => {
  const milestones = milestonesOf(plan)
  if (!milestones) return []
  const tasks = new Map(plan.tasks.map((task) => [task.id, task]))
  return plan.tasks.flatMap((task, index) =>
    task.depends_on.flatMap((id, entry): Fault[] => {
      const dependency = tasks.get(id)
      if (!dependency || dependency.status === 'done' || milestones.rank(dependency) <= milestones.rank(task)) return []
      const [ownMilestone, laterMilestone] = [milestones.of(task.id), milestones.of(id)]
      return [
        {
          severity: 'error',
          code: 'PLAN_MILESTONE_ORDER',
          at: ['tasks', index, 'depends_on', entry],
          message: `Task "${task.id}" is needed for milestone "${ownMilestone}" and depends on "${id}" of the later milestone "${laterMilestone}".`,
          remedy: `Give both the same milestone, or put a task of "${laterMilestone}" above those of "${ownMilestone}": the first task of each decides their order.`,
        },
      ]
    }),
  )
}

/** Two spellings of a milestone would become two pull requests; some file systems ignore case. */
const milestoneTwins: Rule = (plan) => {
  const milestones = milestonesOf(plan)
  if (!milestones) return []
  return nearTwins(milestones.names).map(({ name, like }) => {
    const index = plan.tasks.findIndex(({ milestone }) => milestone === name)
    const isSame = name.toLowerCase() === like.toLowerCase()
    return {
      severity: isSame ? 'error' : 'warning',
      code: 'PLAN_MILESTONE_TWIN',
      at: ['tasks', index, 'milestone'],
      message: isSame
        ? `The milestones "${like}" and "${name}" differ only in case.`
        : `The milestones "${like}" and "${name}" are nearly the same.`,
      remedy: `Did you mean "${like}"?`,
    }
  })
}

/** Rules for a plan whose fields have the right types. Each is linear in the plan's size. */
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

/** Faults without lines: only the reader of the file knows those. */
export function lintFaults(plan: Plan): Fault[] {
  return rules.flatMap((rule) => rule(plan))
}

/** Errors of `after` that `before` did not have. */
export function newErrors(before: Plan, after: Plan): Fault[] {
  const errors = errorsOf(after)
  if (errors.length === 0) return []
  const oldKeys = new Set(errorsOf(before).map((fault) => faultKey(before, fault)))
  return errors.filter((fault) => !oldKeys.has(faultKey(after, fault)))
}

const errorsOf = (plan: Plan): Fault[] => lintFaults(plan).filter(({ severity }) => severity === 'error')

/** Identifies a fault by its code, its value and its task: positions change with every insertion. */
function faultKey(plan: Plan, { code, at, among }: Fault): string {
  const keys: unknown[] = []
  let value: unknown = plan
  for (const key of at) {
    value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key]
    keys.push(typeof key === 'string' ? key : isTask(value) ? value.id : value)
  }
  return JSON.stringify([code, keys, typeof value === 'object' ? null : value, among])
}

const isTask = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value
