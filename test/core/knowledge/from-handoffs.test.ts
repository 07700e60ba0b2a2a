import { expect, test } from 'vitest'
import { indexOfFields, operationsOfHandoff } from '../../../src/core/knowledge/from-handoffs.ts'
import type { Handoff } from '../../../src/schema/agent/handoff.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
import { entry } from './any-index.ts'

/** A raised it in 1 and 2 and ends with 3; B works in 4 and 5 and is open. */
const taught = new Map([1, 2, 3, 4, 5].map((n) => [n, n < 4 ? 'A' : 'B']))
const known = { taught, completed: new Map([['A', 3]]), closes: true }
const open = (iterations: number[], given: Partial<Knowledge> = {}) =>
  entry({ id: 'K-unresolved-dates', text: 'Dates.', iterations, ...given })
const leaves = (iteration: number, item = 'Dates.', more: Partial<Handoff> = {}) => ({
  ...{ iteration, task: taught.get(iteration) ?? '' },
  handoff: { summary: 's', freeform: 'f', unfinished_business: [{ item }], ...more } as Handoff,
})
const after = (old: Knowledge[], handoffs: ReturnType<typeof leaves>[] = []) => {
  const result = indexOfFields(old, { handoffs, ...known })
  return result.kind === 'applied' ? result.index : expect.unreachable(result.why.join())
}

test('what a task left open counts no more when that task is completed, with the reason', () => {
  expect(after([open([1, 2])])).toMatchObject([{ status: 'deprecated', why: 'iteration 3 completed A' }])
})

test.each<[string, Knowledge, ReturnType<typeof leaves>[]]>([
  ['another task that is open left it, too', open([1, 4]), []],
  ['the iteration that completed the task said it again', open([1]), [leaves(3)]],
  ['an open task says it now', open([1]), [leaves(5)]],
  ['a person said it', open([], { by: 'Ada' }), []],
  ['it is from another run', open([1], { from: 'older' }), []],
  ['its iteration does not count any more', open([9]), []],
  ['it is of another kind', { ...open([1]), id: 'K-gotcha-dates' }, []],
])('it stays open where %s', (_, old, handoffs) => {
  expect(after([old], handoffs)).toMatchObject([{ status: 'active' }])
})

test('what a later part of the task settled is not taken in at all, and the rest of that handoff is', () => {
  const more = { architectural_notes: ['One file, one idea.'] }
  expect(after([], [leaves(2, 'Dates.', more), leaves(3, 'Times.'), leaves(5, 'Zones.')])).toMatchObject([
    { id: 'K-decision-one-file-one-idea' },
    { id: 'K-unresolved-times' },
    { id: 'K-unresolved-zones' },
  ])
})

test('where an agent keeps the index, what it left open stays open', () => {
  expect(indexOfFields([open([1])], { ...known, handoffs: [], closes: false })).toMatchObject({ changed: [] })
})

test('each field becomes an entry of its kind, with its detail; what was resolved and what is empty does not', () => {
  const handoff: Handoff = {
    ...{ summary: 's', freeform: 'f' },
    constraints_discovered: [
      { constraint: 'One writer:', workaround: 'lock it', impact: 'slow' },
      { constraint: 'No IPv6.', impact: 'in CI' },
      { constraint: ' Alone ' },
    ],
    architectural_notes: ['Files are small.', ' '],
    bugs_encountered: [
      { description: 'It hangs', resolution: ' ', resolved: false },
      { description: 'It crashed', resolution: 'mended', resolved: true },
    ],
    unfinished_business: [{ item: 'the parser', reason: 'no time' }],
  }
  expect(operationsOfHandoff(4, handoff)).toEqual(
    [
      ['constraint', 'One writer: lock it; slow'],
      ['constraint', 'No IPv6: in CI'],
      ['constraint', 'Alone'],
      ['decision', 'Files are small.'],
      ['gotcha', 'It hangs'],
      ['unresolved', 'the parser: no time'],
    ].map(([type, text]) => ({ action: 'add', type, text, sources: [4] })),
  )
})
