import { type Plan, type Task, taskIdPattern } from '../../../schema/plan/plan.ts'
import { similarIdFinder } from '../../text/nearest.ts'
import { arrowRow } from '../../text/one-line.ts'
import { dependencyEdges, findCycles } from '../graph/dependency-graph.ts'
import { type Fault, type Rule, shown } from './fault.ts'

export const selfDependency: Rule = (plan) => {
  const first = new Map(plan.tasks.map(({ id }, index) => [id, index] as const).reverse())
  const twice = new Set(plan.tasks.filter(({ id }, index) => first.get(id) !== index).map(({ id }) => id))
  return eachDependency(plan, (task, id) => {
    // Of two tasks with one id nothing tells which is meant.
    if (task.id !== id || twice.has(id)) return undefined
    return {
      severity: 'error',
      code: 'PLAN_SELF_DEPENDENCY',
      message: `Task "${task.id}" depends on itself, so it can never start.`,
      remedy: 'Remove this entry.',
    }
  })
}

export const unknownDependency: Rule = (plan) => {
  const known = new Set(plan.tasks.map(({ id }) => id))
  const similar = similarIdFinder([...known].filter((id) => taskIdPattern.test(id)))
  return eachDependency(plan, (task, id) => {
    if (known.has(id)) return undefined
    const near = similar(id)
    return {
      severity: 'error',
      code: 'PLAN_UNKNOWN_DEPENDENCY',
      message: `Task "${task.id}" depends on ${shown(id)}, which is not in the plan.`,
      remedy: near === undefined ? 'Add that task, or remove this entry.' : `Did you mean "${near}"?`,
    }
  })
}

export const repeatedDependency: Rule = ({ tasks }) =>
  tasks.flatMap((task, index) => {
    const seen = new Set<string>()
    return task.depends_on.flatMap((id, entry): Fault[] => {
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      const message = `Task "${task.id}" lists the dependency ${shown(id)} more than once.`
      const at = ['tasks', index, 'depends_on', entry]
      return [{ severity: 'warning', code: 'PLAN_REPEATED_DEPENDENCY', at, message, remedy: 'Remove this entry.' }]
    })
  })

/** Cycles that share no edge, each with its whole path; after breaking them no other is left. */
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
      message: `These ${ids.length} tasks wait for each other: ${arrowRow([...ids, ids[0] ?? ''])}.`,
      remedy: 'Remove one of these dependencies, or split a task so that they can be done one after the other.',
    }
  })

/** Only the direct dependency is reported: whatever waits further down is freed by the same change. */
export const deadDependency: Rule = (plan) => {
  const status = new Map(plan.tasks.map((task) => [task.id, task.status]))
  return eachDependency(plan, (task, id) => {
    const over = status.get(id)
    if (task.id === id || !isOpen(task) || (over !== 'failed' && over !== 'skipped' && over !== 'given_up'))
      return undefined
    return {
      severity: 'error',
      code: 'PLAN_DEAD_DEPENDENCY',
      message: `Task "${task.id}" depends on "${id}", which is ${over}, so it can never start.`,
      remedy: `Set "${id}" to pending, or remove this entry.`,
    }
  })
}

/** Still to be run; in_progress is pending again after a crash. */
export function isOpen(task: Task): boolean {
  return task.status === 'pending' || task.status === 'in_progress'
}

/** Asks about each different dependency of each task once, at its first place. */
function eachDependency(plan: Plan, ask: (task: Task, id: string) => Omit<Fault, 'at'> | undefined): Fault[] {
  return plan.tasks.flatMap((task, index) => {
    const seen = new Set<string>()
    return task.depends_on.flatMap((id, entry) => {
      if (seen.has(id)) return []
      seen.add(id)
      const fault = ask(task, id)
      return fault ? [{ ...fault, at: ['tasks', index, 'depends_on', entry] }] : []
    })
  })
}
