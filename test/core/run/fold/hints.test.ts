import { expect, test } from 'vitest'
import { evolve, fold } from '../../../../src/core/run/fold/evolve.ts'
import { hintsFor } from '../../../../src/core/run/fold/hints.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { planOf, runState } from '../../../support/run-state.ts'

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' })
const hint = (id: string, task: string | null) => ({ ...oneOfEach.hint_given, id, task })
const told = (...ids: string[]) => ({ ...oneOfEach.hints_told, ids })
const failed = (task: string) => ({ ...oneOfEach.attempt_failed, task, final: false })
const passed = (task: string) => ({ ...oneOfEach.attempt_succeeded, task })
const after = (...events: RunEvent[]) => fold(runState(plan), events) ?? expect.unreachable()
const left = (...events: RunEvent[]) => after(...events).hints.map(({ id, task }) => `${id} ${task ?? 'any'}`)

test.each<[string, RunEvent[], string[]]>([
  ['one that passed uses it up', [hint('a', 'TASK-1'), told('a'), passed('TASK-1')], []],
  ['one that failed keeps it', [hint('a', 'TASK-1'), told('a'), failed('TASK-1')], ['a TASK-1']],
  ['the first one makes it its own', [hint('a', null), told('a'), failed('TASK-2')], ['a TASK-2']],
  ['an interrupted one counts for nothing', [hint('a', null), told('a'), oneOfEach.attempt_interrupted], ['a any']],
  ['what came in meanwhile stays', [hint('a', null), told('a'), hint('b', null), passed('TASK-1')], ['b any']],
  ['what came too late for its task goes', [hint('a', 'TASK-1'), passed('TASK-1')], []],
  [
    'a task that leaves the plan takes it along',
    [hint('a', 'TASK-1'), { ...oneOfEach.plan_changed, removed: ['TASK-1'] }],
    [],
  ],
])('an attempt that read a hint: %s', (_, events, expected) => {
  expect(left(...events)).toEqual(expected)
})

test('a hint is told to three attempts that fail, and to no fourth', () => {
  let state = evolve(runState(plan), hint('a', 'TASK-1'))
  const readers = [1, 2, 3, 4].map(() => {
    const ids = hintsFor(state, 'TASK-1').map(({ id }) => id)
    state = fold(state, [told(...ids), failed('TASK-1')]) ?? expect.unreachable()
    return ids
  })
  expect(readers).toEqual([['a'], ['a'], ['a'], []])
})

test('a task reads its own hints and those of nobody, never another one’s', () => {
  const state = after(hint('a', 'TASK-1'), hint('b', null), hint('c', 'TASK-2'))
  expect(hintsFor(state, 'TASK-1').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(hintsFor(state, 'TASK-2').map(({ id }) => id)).toEqual(['b', 'c'])
})

test('the log of an older program, which says no task, folds to what that program made of it', () => {
  const { task: _, ...old } = hint('a', null)
  expect(left(old, told('a'), failed('TASK-1'))).toEqual([])
})
