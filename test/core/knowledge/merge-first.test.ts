import { expect, test } from 'vitest'
import { constraintsWithoutRoom, mergeDue } from '../../../src/core/knowledge/merge-first.ts'
import { knowledgeLines } from '../../../src/core/knowledge/render-index.ts'
import { entry } from './any-index.ts'

const hard = (n: number, by: string | null = null) =>
  entry({ id: `K-constraint-${n}`, text: 'x'.repeat(100), hard: by === null, by })
const tenOf = (by: (n: number) => string | null) => Array.from({ length: 10 }, (_, n) => hard(n, by(n)))
const never = { merge_tried: 0 }

test("people's constraints that take more than half of a prompt leave no room; an agent's never do", () => {
  const people = tenOf(() => 'Ada')
  const chars = knowledgeLines(people, '###').length
  expect(constraintsWithoutRoom(people, 2 * chars)).toBeUndefined()
  expect(constraintsWithoutRoom(people, 2 * chars - 2)).toMatchObject({
    chars,
    maxChars: chars - 1,
    ids: { length: 10 },
  })
  expect(
    constraintsWithoutRoom(
      tenOf(() => null),
      200,
    ),
  ).toBeUndefined()
})

test('what does not count any more takes no room', () => {
  const over = tenOf(() => 'Ada').map((one) => ({ ...one, status: 'superseded' as const }))
  expect(constraintsWithoutRoom(over, 200)).toBeUndefined()
})

test('an agent that left as much as there was is not asked again before there is more', () => {
  const index = tenOf(() => null)
  const { chars = 0 } = mergeDue(index, never, 200) ?? {}
  expect(mergeDue(index, { merge_tried: chars }, 200)).toBeUndefined()
  expect(mergeDue(index, { merge_tried: chars - 1 }, 1_000)).toBeDefined()
})

test('an agent is to merge its own ones, into what people’s leave of the half', () => {
  const index = tenOf((n) => (n < 3 ? 'Ada' : null))
  const chars = knowledgeLines(index, '###').length
  const agents = knowledgeLines(index.slice(3), '###').length
  expect(mergeDue(index, never, 2 * chars)).toBeUndefined()
  expect(mergeDue(index, never, 2 * chars - 2)).toEqual({
    ids: index.slice(3).map(({ id }) => id),
    ...{ chars: agents, maxChars: agents - 1 },
  })
})

test.each([
  ['an agent was asked since the newest of them came', tenOf(() => null), { merge_tried: 100_000 }],
  ['all of them are people’s', tenOf(() => 'Ada'), never],
  ['people’s alone leave no room', tenOf((n) => (n < 8 ? 'Ada' : null)), never],
  ['there is one to merge', [hard(1)], never],
])('no indexer is asked to merge where %s', (_, index, tried) => {
  expect(mergeDue(index, tried, 200)).toBeUndefined()
})
