import type { Plan } from '../../../schema/plan/plan.ts'
import { memoize } from '../../text/memoize.ts'

/** `edges[i]`: the positions that task i depends on. */
export type Edges = readonly (readonly number[])[]

/** Without dependencies on the task itself or on unknown ids, which have their own lint rules. */
export const dependencyEdges: (plan: Plan) => Edges = memoize((plan) => {
  const position = new Map<string, number>()
  for (const [index, task] of plan.tasks.entries()) if (!position.has(task.id)) position.set(task.id, index)
  return plan.tasks.map((task, index) => {
    const positions = task.depends_on.map((id) => position.get(id))
    return positions.filter((to): to is number => to !== undefined && to !== index)
  })
})

/**
 * Cycles that share no edge, each from its earliest position on. Together they have an edge of every cycle, so an empty
 * list means that there is none. Linear; listing every cycle would be exponential. Iterative: recursion overflowed on a
 * chain of 20,000 (failure model I1).
 */
export function findCycles(edges: Edges): number[][] {
  const cycles: number[][] = []
  const path: number[] = []
  const indexOnPath = new Map<number, number>()
  const nextEdge = edgeIterator(edges)

  const enter = (node: number) => {
    indexOnPath.set(node, path.length)
    path.push(node)
  }
  const cutTo = (length: number) => {
    for (const node of path.splice(length)) indexOnPath.delete(node)
  }
  const step = (node: number) => {
    const to = nextEdge(node)
    if (to === undefined) {
      cutTo(path.length - 1)
      return
    }
    const index = indexOnPath.get(to)
    if (index !== undefined) {
      cycles.push(fromEarliest(path.slice(index)))
      cutTo(index + 1)
    } else enter(to)
  }

  for (const start of edges.keys()) {
    enter(start)
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) step(node)
  }
  return cycles
}

/** Returns each edge once, so that a node that is entered again continues with the rest. */
function edgeIterator(edges: Edges): (node: number) => number | undefined {
  const nextIndex = edges.map(() => 0)
  return (node) => {
    const edge = nextIndex[node] ?? 0
    nextIndex[node] = edge + 1
    return edges[node]?.[edge]
  }
}

function fromEarliest(cycle: readonly number[]): number[] {
  const first = cycle.reduce((best, position, index) => (position < (cycle[best] ?? 0) ? index : best), 0)
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}

/** All positions, each after its dependencies; edges that close a cycle are ignored. Linear. */
export function dependenciesFirst(edges: Edges): number[] {
  const order: number[] = []
  const visited = new Set<number>()
  const nextEdge = edgeIterator(edges)
  for (const start of edges.keys()) {
    const path = visited.has(start) ? [] : [start]
    visited.add(start)
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const to = nextEdge(node)
      if (to === undefined) {
        order.push(node)
        path.pop()
      } else if (!visited.has(to)) {
        visited.add(to)
        path.push(to)
      }
    }
  }
  return order
}

/**
 * A tree of the plan, by position. A task's parent is its deepest dependency, so that it comes after all of them; null
 * if it has none. Of equal ones the last in the plan.
 */
export function treeParents(plan: Plan): (number | null)[] {
  const edges = dependencyEdges(plan)
  const depth = plan.tasks.map(() => 0)
  const parents: (number | null)[] = plan.tasks.map(() => null)
  const byDepth = (a: number, b: number): number => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b
  for (const position of dependenciesFirst(edges)) {
    const parent = [...(edges[position] ?? [])].sort(byDepth).at(-1)
    if (parent === undefined) continue
    parents[position] = parent
    depth[position] = (depth[parent] ?? 0) + 1
  }
  return parents
}

export const taskIds: (plan: Plan) => ReadonlySet<string> = memoize(({ tasks }) => new Set(tasks.map(({ id }) => id)))
