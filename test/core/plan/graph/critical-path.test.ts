import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criticalPath } from '../../../../src/core/plan/graph/blocked.ts'
import { treeParents } from '../../../../src/core/plan/graph/dependency-graph.ts'
import type { TaskStatus } from '../../../../src/schema/plan/plan.ts'
import { chainOf, planOf } from '../../../support/run-state.ts'

const pending = (): TaskStatus => 'pending'
const diamond = planOf(
  { id: 'A' },
  { id: 'B', depends_on: ['A'] },
  { id: 'C', depends_on: ['A'] },
  { id: 'D', depends_on: ['C', 'A', 'B'] },
  { id: 'E' },
)

test('the critical path is the longest chain, over the last of equal dependencies', () => {
  expect(criticalPath(diamond, pending)).toEqual(['A', 'C', 'D'])
})

test('what is done or skipped is no part of it, and a finished plan has none', () => {
  const done = new Set(['A', 'C'])
  expect(criticalPath(diamond, (id) => (done.has(id) ? 'done' : 'pending'))).toEqual(['B', 'D'])
  expect(criticalPath(diamond, () => 'skipped')).toEqual([])
})

test('in a tree each task stands below the dependency that is furthest from the start', () => {
  expect(treeParents(diamond)).toEqual([null, 0, 0, 2, null])
})

test('a chain of 20,000 tasks neither overflows nor takes long', () => {
  const chain = chainOf(20_000)
  expect(criticalPath(chain, pending)).toHaveLength(20_000)
  expect(treeParents(chain).at(-1)).toBe(19_998)
})

/** Any plan without cycles: each task may wait for earlier ones. */
const anyPlan = fc
  .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 12 })
  .map((tasks) =>
    planOf(...tasks.map((to, n) => ({ id: `T${n}`, depends_on: n === 0 ? [] : to.map((each) => `T${each % n}`) }))),
  )

test('in any plan each task of the path waits for the one before, and no chain is longer', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const path = criticalPath(plan, pending)
      const waits = new Map(plan.tasks.map(({ id, depends_on }) => [id, depends_on]))
      for (const [at, id] of path.entries()) if (at > 0) expect(waits.get(id)).toContain(path[at - 1])
      const depth = (id: string): number => 1 + Math.max(0, ...(waits.get(id) ?? []).map(depth))
      expect(path).toHaveLength(Math.max(...plan.tasks.map(({ id }) => depth(id))))
    }),
  )
})
