import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordsOf, taskIn } from '../../../../src/core/run/fold/begin.ts'
import { evolve } from '../../../../src/core/run/fold/evolve.ts'
import { anyRun } from '../../../support/any-run.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { chainOf, planOf, runState } from '../../../support/run-state.ts'

test('each task has its record, by its position, also one that is called constructor', () => {
  fc.assert(
    fc.property(anyRun, ({ plan, state }) => {
      expect(recordsOf(plan, state)).toEqual(plan.tasks.map(({ id }) => taskIn(state, id)))
    }),
  )
})

test('they are looked up once for as long as no task changes, and anew after each event that changes one', () => {
  const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' })
  const state = runState(plan)
  const before = recordsOf(plan, state)
  expect(recordsOf(plan, evolve(state, oneOfEach.lease_renewed))).toBe(before)
  for (const event of Object.values(oneOfEach)) {
    const next = evolve(state, event)
    expect(recordsOf(plan, next)).toEqual(plan.tasks.map(({ id }) => taskIn(next, id)))
  }
  expect(recordsOf(plan, state)).toBe(before)
})

test('another plan for the same tasks has records of its own', () => {
  const [short, long] = [chainOf(1), chainOf(3)]
  const state = runState(long)
  expect(recordsOf(long, state)).toHaveLength(3)
  expect(recordsOf(short, state)).toHaveLength(1)
})
