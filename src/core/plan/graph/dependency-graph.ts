import type { Plan } from '../../../schema/plan/plan.ts'
import { memoize } from '../../text/memoize.ts'

/** Dependencies by position: `edges[i]` lists the positions that task i waits for. */
export type Edges = readonly (readonly number[])[]

/** Edges between the tasks of a plan. A dependency on itself or on nothing is left to its own lint rule. */
export const dependencyEdges: (plan: Plan) => Edges = memoize((plan) => {
  const position = new Map<string, number>()
  for (const [index, task] of plan.tasks.entries()) if (!position.has(task.id)) position.set(task.id, index)
  return plan.tasks.map((task, index) => {
    const known = task.depends_on.map((id) => position.get(id))
    return known.filter((to): to is number => to !== undefined && to !== index)
  })
})

/**
 * Cycles that share no edge, each from its earliest position on: together they hold at least one edge of every
 * cycle, so none found means that there is none. Linear in tasks and edges, since an edge is looked at once; listing
 * every cycle would be exponential. Iterative: recursion overflowed on a chain of 20,000 (failure model I1).
 */
export function findCycles(edges: Edges): number[][] {
  const cycles: number[][] = []
  const path: number[] = []
  const placeOnPath = new Map<number, number>()
  const nextEdge = takeEdges(edges)

  const enter = (node: number) => {
    placeOnPath.set(node, path.length)
    path.push(node)
  }
  const cutTo = (length: number) => {
    for (const node of path.splice(length)) placeOnPath.delete(node)
  }
  const step = (node: number) => {
    const to = nextEdge(node)
    if (to === undefined) {
      cutTo(path.length - 1)
      return
    }
    const place = placeOnPath.get(to)
    if (place !== undefined) {
      cycles.push(fromEarliest(path.slice(place)))
      cutTo(place + 1)
    } else enter(to)
  }

  for (const start of edges.keys()) {
    enter(start)
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) step(node)
  }
  return cycles
}

/** Hands out each edge once, so a node that is entered again has only the rest to go. */
function takeEdges(edges: Edges): (node: number) => number | undefined {
  const taken = edges.map(() => 0)
  return (node) => {
    const edge = taken[node] ?? 0
    taken[node] = edge + 1
    return edges[node]?.[edge]
  }
}

function fromEarliest(cycle: readonly number[]): number[] {
  const first = cycle.reduce((best, position, index) => (position < (cycle[best] ?? 0) ? index : best), 0)
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}

/** All positions, each after everything that it waits for; edges that close a cycle are passed over. Linear. */
export function dependenciesFirst(edges: Edges): number[] {
  const order: number[] = []
  const seen = new Set<number>()
  const nextEdge = takeEdges(edges)
  for (const start of edges.keys()) {
    const path = seen.has(start) ? [] : [start]
    seen.add(start)
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const to = nextEdge(node)
      if (to === undefined) {
        order.push(node)
        path.pop()
      } else if (!seen.has(to)) {
        seen.add(to)
        path.push(to)
      }
    }
  }
  return order
}

/**
 * A tree of the plan, by position: for each task the one of its dependencies that is furthest from the start, so that
 * it stands behind all of them; null where it depends on none. Of equal ones the last in the plan.
 */
export function treeParents(plan: Plan): (number | null)[] {
  const edges = dependencyEdges(plan)
  const depth = plan.tasks.map(() => 0)
  const parents: (number | null)[] = plan.tasks.map(() => null)
  const further = (a: number, b: number): number => (depth[a] ?? 0) - (depth[b] ?? 0) || a - b
  for (const at of dependenciesFirst(edges)) {
    const parent = [...(edges[at] ?? [])].sort(further).at(-1)
    if (parent === undefined) continue
    parents[at] = parent
    depth[at] = (depth[parent] ?? 0) + 1
  }
  return parents
}

/** Ids of a plan's tasks. */
export const taskIds: (plan: Plan) => ReadonlySet<string> = memoize(({ tasks }) => new Set(tasks.map(({ id }) => id)))
