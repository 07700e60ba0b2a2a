import { expect, test } from 'vitest'
import { eventsOf, stateOf, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const minute = 60_000
const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' }, { id: 'TASK-3' }, { id: 'TASK-4' })
const settings = { lanes: 4, 'cost-budget': 20 }
const overBudget = { kind: 'error' as const, what: 'budget' as const, message: 'the budget is used up' }

test('a task that needs more than its lane share of the budget does not end the run: alone it may use all that is left', async () => {
  const here = world({ plan, settings })
  let calls = 0
  here.script = ({ task }) => {
    if (task === 'TASK-1') calls += 1
    return { takesMs: minute, ...(task === 'TASK-1' && calls === 1 && { end: overBudget, usd: 5 }) }
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ budgetUsd }) => budgetUsd)).toEqual([5, 5, 5, 5, 12])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-1', cause: 'budget', beside: true }])
})

test('where it had all that was left, the budget is used up; what the others made lands all the same', async () => {
  const here = world({ plan, settings })
  here.script = ({ task }) => ({ takesMs: minute, ...(task === 'TASK-1' && { end: overBudget, usd: 5 }) })
  expect((await here.run()).reason).toMatchObject({ kind: 'cost_budget' })
  expect(here.requests.map(({ budgetUsd }) => budgetUsd)).toEqual([5, 5, 5, 5, 12])
  expect(stateOf(here)).toMatchObject({ lanes: [], counts: { succeeded: 3, failed: 0, interrupted: 2 } })
})

test('when a person is needed for money, nothing begins, and what is under way goes on to its end', async () => {
  const here = world({ plan, settings })
  const end = { kind: 'billing' as const, message: 'no credit' }
  here.script = ({ task }) => ({ takesMs: (task === 'TASK-1' ? 1 : 3) * minute, ...(task === 'TASK-1' && { end }) })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review' })
  expect(stateOf(here)).toMatchObject({ lanes: [], counts: { succeeded: 3, interrupted: 1 } })
})
