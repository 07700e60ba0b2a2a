import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dependenciesFirst, type Edges, findCycles } from '../../../../src/core/plan/graph/dependency-graph.ts'

const graph = fc
  .integer({ min: 1, max: 6 })
  .chain((size) =>
    fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: size }), { minLength: size, maxLength: size }),
  )
  .map((edges) => edges.map((targets, node) => targets.filter((to) => to !== node)))

/** Brute force: a node lies on a cycle when it can be reached from itself. */
function reach(edges: Edges, from: number): Set<number> {
  const found = new Set<number>()
  const grow = (node: number) => {
    for (const to of edges[node] ?? []) {
      if (found.has(to)) continue
      found.add(to)
      grow(to)
    }
  }
  grow(from)
  return found
}

const isCyclic = (edges: Edges) => edges.some((_, node) => reach(edges, node).has(node))
const arcs = (cycle: readonly number[]) => cycle.map((from, i) => [from, cycle[(i + 1) % cycle.length] ?? -1] as const)

test('I1: cycles are found exactly where brute force finds one', () => {
  fc.assert(
    fc.property(graph, (edges) => {
      expect(findCycles(edges).length > 0).toBe(isCyclic(edges))
    }),
    { numRuns: 3000 },
  )
})

test('each cycle is a real one without repeated tasks, begins at its earliest task, and shares no edge with another', () => {
  fc.assert(
    fc.property(graph, (edges) => {
      const cycles = findCycles(edges)
      const used = cycles.flatMap(arcs)
      for (const [from, to] of used) expect(edges[from]).toContain(to)
      for (const cycle of cycles) {
        expect(new Set(cycle).size).toBe(cycle.length)
        expect(cycle[0]).toBe(Math.min(...cycle))
      }
      expect(new Set(used.map(String)).size).toBe(used.length)
    }),
    { numRuns: 3000 },
  )
})

test('without the edges of the reported cycles nothing is cyclic, so every cycle is touched', () => {
  fc.assert(
    fc.property(graph, (edges) => {
      const used = new Set(findCycles(edges).flatMap(arcs).map(String))
      expect(isCyclic(edges.map((targets, from) => targets.filter((to) => !used.has(String([from, to])))))).toBe(false)
    }),
    { numRuns: 3000 },
  )
})

test('the order names every position once, and dependencies first where there is no cycle', () => {
  fc.assert(
    fc.property(graph, (edges) => {
      const order = dependenciesFirst(edges)
      expect(order.toSorted((a, b) => a - b)).toEqual([...edges.keys()])
      if (isCyclic(edges)) return
      for (const [from, targets] of edges.entries()) {
        for (const to of targets) expect(order.indexOf(to)).toBeLessThan(order.indexOf(from))
      }
    }),
    { numRuns: 2000 },
  )
})
