import { type Plan, type Task, taskIdPattern } from '../../../schema/plan/plan.ts'
import { similarIn } from '../../text/nearest.ts'
import { arrows } from '../../text/one-line.ts'
import { dependencyEdges, findCycles } from '../graph/dependency-graph.ts'
import { type Fault, quoteValue, type Rule } from './fault.ts'

export const selfDependency: Rule = (plan) => {
  const firstIndex = new Map(plan.tasks.map(({ id }, index) => [id, index] as const).reverse())
  const repeatedIds = new Set(plan.tasks.filter(({ id }, index) => firstIndex.get(id) !== index).map(({ id }) => id))
  return eachDependency(plan, (task, id) => {
    // If two tasks have one id, it is unclear which one is meant.
    if (task.id !== id || repeatedIds.has(id)) return undefined
    return {
      severity: 'error',
      code: 'PLAN_SELF_DEPENDENCY',
      message: `Task "${task.id}" depends on itself, so it can never start.`,
      remedy: 'Remove this entry.',
    }
  })
}

export const unknownDependency: Rule = (plan) => {
  const ids = new Set(plan.tasks.map(({ id }) => id))
  const similar = similarIn([...ids].filter((id) => taskIdPattern.test(id)))
  return eachDependency(plan, (task, id) => {
    if (ids.has(id)) return undefined
    const near = similar(id)
    return {
      severity: 'error',
      code: 'PLAN_UNKNOWN_DEPENDENCY',
      message: `Task "${task.id}" depends on ${quoteValue(id)}, which is not in the plan.`,
      remedy: near === undefined ? 'Add that task, or remove this entry.' : `Did you mean "${near}"?`,
    }
  })
}

export const repeatedDependency: Rule = ({ tasks }) =>
  tasks.flatMap((task, index) => {
    const earlierIds = new Set<string>()
    return task.depends_on.flatMap((id, entry): Fault[] => {
      if (!earlierIds.has(id)) {
        earlierIds.add(id)
        return []
      }
      const message = `Task "${task.id}" lists the dependency ${quoteValue(id)} more than once.`
      const path = ['tasks', index, 'depends_on', entry]
      return [
        { severity: 'warning', code: 'PLAN_REPEATED_DEPENDENCY', at: path, message, remedy: 'Remove this entry.' },
      ]
    })
  })

/** Cycles that share no edge, each with its whole path; without them no other cycle is left. */
export const cycles: Rule = (plan) =>
  findCycles(dependencyEdges(plan)).map((cycle) => {
    const ids = cycle.map((position) => plan.tasks[position]?.id ?? '')
    const [first = 0] = cycle
    const second = plan.tasks[first]?.depends_on.indexOf(ids[1] ?? '') ?? 0
    return {
      severity: 'error',
      code: 'PLAN_CYCLE',
      at: ['tasks', first, 'depends_on', second],
      among: ids,
      message: `These ${ids.length} tasks wait for each other: ${arrows([...ids, ids[0] ?? ''])}.`,
      remedy: 'Remove one of these dependencies, or split a task so that they can be done one after the other.',
    }
  })

/** Reports only the direct dependency: the same change also frees the tasks that depend on this one. */
export const deadDependency: Rule = (plan) => {
  const status = new Map(plan.tasks.map((task) => [task.id, task.status]))
  return eachDependency(plan, (task, id) => {
    const endStatus = status.get(id)
    if (
      task.id === id ||
      !isOpen(task) ||
      (endStatus !== 'failed' && endStatus !== 'skipped' && endStatus !== 'given_up')
    )
      return undefined
    return {
      severity: 'error',
      code: 'PLAN_DEAD_DEPENDENCY',
      message: `Task "${task.id}" depends on "${id}", which is ${endStatus}, so it can never start.`,
      remedy: `Set "${id}" to pending, or remove this entry.`,
    }
  })
}

/** Includes in_progress, which is pending again after a crash. */
export function isOpen(task: Task): boolean {
  return task.status === 'pending' || task.status === 'in_progress'
}

/** Calls `ask` once for each different dependency of a task, with its first position. */
function eachDependency(plan: Plan, ask: (task: Task, id: string) => Omit<Fault, 'at'> | undefined): Fault[] {
  return plan.tasks.flatMap((task, index) => {
    const earlierIds = new Set<string>()
    return task.depends_on.flatMap((id, entry) => {
      if (earlierIds.has(id)) return []
      earlierIds.add(id)
      const fault = ask(task, id)
      return fault ? [{ ...fault, at: ['tasks', index, 'depends_on', entry] }] : []
    })
  })
}
