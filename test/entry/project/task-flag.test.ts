import { expect, test } from 'vitest'
import { refuseUnknownTask } from '../../../src/entry/project/task-flag.ts'
import { planOf } from '../../support/run-state.ts'

const plan = planOf({ id: 'SEARCH-1' }, { id: 'B' })

test('a filter for a misspelt task is refused with the task that was meant, instead of showing nothing', () => {
  expect(() => refuseUnknownTask('log', plan, 'search-1')).toThrow(
    'log: the plan has no task search-1. Did you mean SEARCH-1?',
  )
  expect(() => refuseUnknownTask('knowledge', plan, 'NOPE')).toThrow('knowledge: the plan has no task NOPE')
})

test('a task of the plan without results, and no filter, are fine', () => {
  expect(() => refuseUnknownTask('log', plan, 'B')).not.toThrow()
  expect(() => refuseUnknownTask('log', plan, undefined)).not.toThrow()
})
