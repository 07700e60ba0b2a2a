import { branchNameFault } from '../../ref/branch-name.ts'
import { nearTwins } from '../../text/nearest.ts'
import { milestonesOf } from '../graph/milestones.ts'
import type { Fault, Rule } from './fault.ts'

/** A milestone ends the name of a branch. */
export const unsafeMilestone: Rule = ({ name, branch, tasks }) =>
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
export const milestoneOrder: Rule = (plan) => {
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
export const milestoneTwins: Rule = (plan) => {
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
        ? `The milestones "${like}" and "${name}" differ only by upper and lower case.`
        : `The milestones "${like}" and "${name}" are nearly the same.`,
      remedy: `Did you mean "${like}"?`,
    }
  })
}
