import { expect, test } from 'vitest'
import { criteriaInWords, whyPersonDecides, whyUnproven } from '../../../../src/core/run/attempt/accept-unchanged.ts'
import type { JudgedCriterion } from '../../../../src/schema/check/criterion.ts'
import { Task } from '../../../../src/schema/plan/plan.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import { chainOf, doneTask, oidOf, runState, taskState } from '../../../support/run-state.ts'

const task = Task.parse({ id: 'TASK-5', title: 'five', acceptance_criteria: ['a', 'b'] })
const accept = { 'no-change': 'accept', approval: 'none' } as const
const unchanged = (work: string, verified = true) =>
  taskState({ status: 'done', closed: 1, unchanged: { by: verified ? 'ralph' : 'ada', verified, work } })

test.each<[string, string | undefined, Partial<Parameters<typeof whyPersonDecides>[1]>, number, RunState['tasks']]>([
  ['five tasks, one of them', undefined, {}, 5, {}],
  ['the default', '`no-change` is `ask`', { settings: { ...accept, 'no-change': 'ask' } }, 5, {}],
  ['approval: iteration', '`approval` is `iteration`', { settings: { ...accept, approval: 'iteration' } }, 5, {}],
  ['no criteria', 'states no acceptance criteria', { task: { ...task, acceptance_criteria: [] } }, 5, {}],
  ['four tasks', 'at most a fifth', {}, 4, {}],
  ['nine tasks, the second', 'at most a fifth', {}, 9, { 'TASK-1': unchanged(oidOf('e')) }],
  ['ten tasks, the second', undefined, {}, 10, { 'TASK-1': unchanged(oidOf('e')) }],
  ['ten tasks, the second in a row', 'nothing has landed since', {}, 10, { 'TASK-1': unchanged(oidOf('b')) }],
  ['one that a person accepted counts for nothing', undefined, {}, 5, { 'TASK-1': unchanged(oidOf('b'), false) }],
  ['a task with commits of its own', 'commits of its own', {}, 5, { 'TASK-5': doneTask(1, { status: 'pending' }) }],
])('%s: %s', (_, why, change, count, tasks) => {
  const state = runState(chainOf(count), { tasks })
  const found = whyPersonDecides(state, { task, settings: accept, ...change })
  expect(found).toEqual(why === undefined ? undefined : expect.stringContaining(why))
})

const ran: JudgedCriterion = {
  criterion: 'Wrong passwords are rejected',
  citation: { kind: 'test', file: 'test/login.test.ts', title: 'rejects' },
  level: 'ran',
  check: 'unit',
  why: null,
}

test('A4: only criteria whose test ran show anything; the first that does not is named', () => {
  expect(whyUnproven([ran, ran])).toBe(undefined)
  expect(whyUnproven([])).toBe('no test ran for its criteria')
  const open = { ...ran, criterion: 'It is fast', level: 'exists' as const, check: null, why: 'the test was skipped' }
  expect(whyUnproven([ran, open])).toBe('no test ran for "It is fast" (the test was skipped)')
  expect(whyUnproven([open, ran, open])).toBe('no test ran for "It is fast" (the test was skipped), and 1 more')
  expect(criteriaInWords([ran])).toEqual(['Wrong passwords are rejected: test/login.test.ts: rejects, run by unit'])
})
