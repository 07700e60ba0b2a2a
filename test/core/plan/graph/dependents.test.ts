import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doneDependents } from '../../../../src/core/plan/graph/blocked.ts'
import { chainOf, planOf } from '../../../support/run-state.ts'

const done = () => 'done' as const

test('done tasks that build on a task are named, also through others, in the order of the plan', () => {
  const plan = planOf(
    { id: 'LAST', depends_on: ['MIDDLE'] },
    { id: 'ROOT' },
    { id: 'MIDDLE', depends_on: ['ROOT'] },
    { id: 'OTHER' },
  )
  expect(doneDependents(plan, done, 'ROOT')).toEqual(['LAST', 'MIDDLE'])
  expect(doneDependents(plan, (id) => (id === 'MIDDLE' ? 'skipped' : 'done'), 'ROOT')).toEqual(['LAST'])
  expect(doneDependents(plan, done, 'OTHER')).toEqual([])
})

test('it ends where dependencies go in a circle, and never names the task itself', () => {
  const edges = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 15 })
  fc.assert(
    fc.property(edges, (pairs) => {
      const tasks = Array.from({ length: 6 }, (_, n) => ({
        id: `T${n}`,
        depends_on: pairs.flatMap(([from, to]) => (from === n ? [`T${to}`] : [])),
      }))
      expect(doneDependents(planOf(...tasks), done, 'T0')).not.toContain('T0')
    }),
  )
})

test('a chain of ten thousand is no recursion', () => {
  expect(doneDependents(chainOf(10_000), done, 'TASK-1')).toHaveLength(9_999)
})
