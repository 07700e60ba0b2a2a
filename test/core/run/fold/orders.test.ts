import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evolve, fold } from '../../../../src/core/run/fold/evolve.ts'
import { consume, hintsFor, mergeControl } from '../../../../src/core/run/fold/orders.ts'
import { emptyControl } from '../../../../src/schema/run/control.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { planOf, runState } from '../../../support/run-state.ts'

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' })
const hint = (id: string, task: string | null) => ({ ...oneOfEach.note, id, task })
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

const idAt = (second: number, n = 0): string => `${new Date(second * 1000).toISOString().slice(0, 19)}Z/${n}/1`
const at = (cursor: string | null, waiting: readonly string[] = []) => ({ cursor, waiting: new Set(waiting) })
const cursorAt = (second: number): string => new Date(second * 1000).toISOString()

test('ids before the cursor are forgotten, and none at or after it', () => {
  const control = consume({ ...emptyControl, consumed: [idAt(1), idAt(5)] }, [idAt(9)], at(cursorAt(5)))
  expect(control).toMatchObject({ cursor: cursorAt(5), consumed: [idAt(5), idAt(9)] })
})

test('the cursor never goes back', () => {
  const control = consume({ ...emptyControl, cursor: cursorAt(9) }, [], at(cursorAt(5)))
  expect(control.cursor).toBe(cursorAt(9))
})

test('however many orders lie after the cursor, each id is kept', () => {
  const ids = Array.from({ length: 2000 }, (_, n) => idAt(10, n))
  expect(consume(emptyControl, ids, at(cursorAt(10))).consumed).toEqual(ids)
})

test('two writers together forget no id and deliver nothing twice', () => {
  const effect = fc.constantFrom('a', 'b', 'c', 'd').map((key) => ({ key, kind: 'sign', body: 'done' }))
  const control = fc.record({
    schema: fc.constant(1 as const),
    cursor: fc.option(fc.integer({ min: 0, max: 20 }).map(cursorAt)),
    consumed: fc.array(fc.integer({ min: 0, max: 20 }).map((second) => idAt(second))),
    outbox: fc.array(effect),
  })
  fc.assert(
    fc.property(control, control, fc.subarray(['a', 'b', 'c', 'd']), (theirs, ours, gone) => {
      const merged = mergeControl(theirs, ours, new Set(gone))
      expect(new Set(merged.consumed)).toEqual(new Set([...theirs.consumed, ...ours.consumed]))
      const keys = merged.outbox.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      const wanted = [...theirs.outbox, ...ours.outbox].map(({ key }) => key).filter((key) => !gone.includes(key))
      expect(new Set(keys)).toEqual(new Set(wanted))
    }),
  )
})

test('where no cursor can move, as without the right to see pull requests, no comment is forgotten and obeyed again', () => {
  const ids = Array.from({ length: 2000 }, (_, n) => idAt(n))
  const control = ids.reduce((before, id) => consume(before, [id], at(null)), emptyControl)
  expect(control.consumed).toEqual(ids)
})

test('of orders that their inbox forgets right after the newest are kept, whether a cursor moves or not', () => {
  const ids = Array.from({ length: 2000 }, (_, n) => `2026112114300${1000 + n}-00c0ffee`)
  for (const cursor of [null, cursorAt(10)]) {
    const { consumed } = consume(emptyControl, [...ids, idAt(20)], at(cursor))
    expect(new Set(consumed)).toEqual(new Set([...ids.slice(-500), idAt(20)]))
  }
})

test('an order whose ref is still there stays consumed, however many came after it: else it would be obeyed twice', () => {
  const ids = Array.from({ length: 2001 }, (_, n) => `2026112114300${1000 + n}-00c0ffee`)
  const control = ids.reduce((before, id) => consume(before, [id], at(null, ids)), emptyControl)
  expect(control.consumed).toEqual(ids)
  expect(consume(control, [], at(null)).consumed).toEqual(ids.slice(-500))
})
