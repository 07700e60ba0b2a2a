import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consume, mergeControl } from '../../../../src/core/run/fold/control.ts'
import { emptyControl } from '../../../../src/schema/run/control.ts'

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
