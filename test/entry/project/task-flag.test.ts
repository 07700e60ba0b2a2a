import { expect, test } from 'vitest'
import { refuseUnknownTask } from '../../../src/entry/project/task-flag.ts'
import { planOf } from '../../support/run-state.ts'

const project = {
  plan: planOf({ id: 'SEARCH-1' }, { id: 'B' }),
  planFile: 'todo.md',
  reachedBy: ['--remote', 'origin'],
}

test('a filter for a misspelt task is refused with the task that was meant, instead of showing nothing', () => {
  expect(() => refuseUnknownTask('log', project, 'search-1')).toThrow(
    'log: the plan has no task search-1. Did you mean SEARCH-1?',
  )
  expect(() => refuseUnknownTask('knowledge', project, 'NOPE')).toThrow('knowledge: the plan has no task NOPE')
})

test('its hint names the plan and the remote that were chosen', () => {
  expect(() => refuseUnknownTask('log', project, 'NOPE')).toThrow(
    expect.objectContaining({ hint: '`ralph status --plan todo.md --remote origin --all` shows all tasks.' }),
  )
})

test('a task of the plan without results, and no filter, are fine', () => {
  expect(() => refuseUnknownTask('log', project, 'B')).not.toThrow()
  expect(() => refuseUnknownTask('log', project, undefined)).not.toThrow()
})
