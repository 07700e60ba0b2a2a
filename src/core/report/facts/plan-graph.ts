import type { Plan, TaskStatus } from '../../../schema/plan/plan.ts'
import { criticalPath, isOpen, readyTasks } from '../../plan/graph/blocked.ts'
import { treeParents } from '../../plan/graph/dependency-graph.ts'
import type { StatusOf } from '../../plan/graph/status-of.ts'

export interface GraphTask {
  readonly id: string
  readonly title: string
  readonly status: TaskStatus
  readonly depends_on: readonly string[]
  /** Unfinished dependencies. */
  readonly waits_for: readonly { readonly id: string; readonly status: TaskStatus }[]
  /** Its parent in a tree: the dependency that is furthest from the start. */
  readonly below: string | null
  readonly ready: boolean
  readonly critical: boolean
}

/** `ralph plan graph --json`. Fields are only ever added. */
export interface PlanGraph {
  readonly schema: 1
  readonly plan: string
  /** Origin of the statuses. */
  readonly source: 'run' | 'file' | 'draft'
  /** In plan order. */
  readonly tasks: readonly GraphTask[]
  /** Ids of the tasks that can start now, in their order. */
  readonly ready: readonly string[]
  /** The longest chain of open tasks. */
  readonly critical_path: readonly string[]
}

/** Linear in tasks and dependencies. */
export function planGraph(
  plan: Plan,
  context: { name: string; source: PlanGraph['source']; statusOf: StatusOf },
): PlanGraph {
  const { name, source, statusOf } = context
  const ready = readyTasks(plan, statusOf).map(({ id }) => id)
  const critical = criticalPath(plan, statusOf)
  const parents = treeParents(plan)
  const isReady = new Set(ready)
  const isCritical = new Set(critical)
  return {
    schema: 1,
    plan: name,
    source,
    tasks: plan.tasks.map(({ id, title, depends_on }, position) => {
      const parent = parents[position] ?? null
      const dependencies = [...new Set(depends_on)]
      const unmet = !isOpen(statusOf(id)) ? [] : dependencies.filter((dependency) => statusOf(dependency) !== 'done')
      return {
        id,
        title,
        status: statusOf(id),
        depends_on: dependencies,
        waits_for: unmet.map((dependency) => ({ id: dependency, status: statusOf(dependency) })),
        below: parent === null ? null : (plan.tasks[parent]?.id ?? null),
        ready: isReady.has(id),
        critical: isCritical.has(id),
      }
    }),
    ready,
    critical_path: critical,
  }
}
