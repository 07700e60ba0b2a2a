import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperations } from '../../../src/core/knowledge/apply-operations.ts'
import { isActive } from '../../../src/core/knowledge/entry.ts'
import { inFreshRun, replacedBy, withoutIteration } from '../../../src/core/knowledge/undone.ts'
import type { KnowledgeOperation } from '../../../src/schema/agent/knowledge-operations.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
import { entry } from './any-index.ts'

test('what an undone iteration alone taught is deprecated with the reason, and what it had superseded counts again', () => {
  const index = [
    entry({ id: 'K-constraint-a', status: 'superseded', why: 'superseded by K-constraint-b', iterations: [2] }),
    entry({ id: 'K-constraint-b', supersedes: ['K-constraint-a'], iterations: [7] }),
    entry({ id: 'K-gotcha-c', iterations: [3, 7] }),
    entry({ id: 'K-decision-d', by: 'Ada' }),
    entry({ id: 'K-gotcha-e', iterations: [7], from: 'older' }),
  ]
  const why = 'iteration 7 was undone by Ada: it breaks the search'
  expect(withoutIteration(index, 7, why)).toEqual([
    { ...index[0], status: 'active', why: null },
    { ...index[1], status: 'deprecated', why },
    { ...index[2], iterations: [3] },
    index[3],
    index[4],
  ])
  const once = withoutIteration(index, 7, why)
  expect(withoutIteration(once, 3, 'x')[2]).toMatchObject({ status: 'deprecated', why: 'x', iterations: [3] })
  expect(withoutIteration(index, 9, why)).toBe(index)
})

test('what was superseded by another one as well stays over', () => {
  const index = [
    entry({ id: 'K-gotcha-a', status: 'superseded', why: 'x', iterations: [2] }),
    entry({ id: 'K-gotcha-b', supersedes: ['K-gotcha-a'], iterations: [7] }),
    entry({ id: 'K-gotcha-c', supersedes: ['K-gotcha-a'], iterations: [8] }),
  ]
  expect(withoutIteration(index, 7, 'x')[0]).toBe(index[0])
})

test('what the agent of an undone iteration called over counts again, and its mark on a hard constraint goes', () => {
  const said_over = { iteration: 7, why: 'it moved' }
  const index = [
    entry({ id: 'K-gotcha-a', status: 'deprecated', why: 'iteration 7: it is fast now', iterations: [2] }),
    entry({ id: 'K-constraint-b', hard: true, iterations: [3], said_over }),
    entry({ id: 'K-gotcha-c', status: 'deprecated', why: 'iteration 8: gone', iterations: [2] }),
  ]
  const undone = withoutIteration(index, 7, 'x')
  expect(undone).toEqual([{ ...index[0], status: 'active', why: null }, { ...index[1], said_over: null }, index[2]])
  // In whatever order: an entry whose own iteration was undone does not come back.
  const order = (first: number, second: number) => withoutIteration(withoutIteration(index, first, 'x'), second, 'x')[0]
  expect([order(2, 7)?.status, order(7, 2)?.status]).toEqual(['deprecated', 'deprecated'])
})

const statuses = (index: readonly Knowledge[]) => index.map(({ status }) => status)

test('A11: an undone entry that another one had superseded never counts again; what it had superseded does', () => {
  const index = [
    entry({ id: 'K-gotcha-a', status: 'superseded', iterations: [2] }),
    entry({ id: 'K-gotcha-b', status: 'superseded', supersedes: ['K-gotcha-a'], iterations: [5] }),
    entry({ id: 'K-gotcha-c', supersedes: ['K-gotcha-b'], iterations: [7] }),
  ]
  const first = withoutIteration(index, 5, 'x')
  expect(statuses(first)).toEqual(['superseded', 'deprecated', 'active'])
  expect(statuses(withoutIteration(first, 7, 'x'))).toEqual(['active', 'deprecated', 'deprecated'])
})

test('what one iteration both taught and superseded does not come back with its undo', () => {
  const index = [
    entry({ id: 'K-gotcha-a', status: 'superseded', iterations: [7] }),
    entry({ id: 'K-gotcha-b', supersedes: ['K-gotcha-a'], iterations: [7] }),
  ]
  expect(statuses(withoutIteration(index, 7, 'x'))).toEqual(['deprecated', 'deprecated'])
})

test('what has two sources loses one also where it is over, and what was withdrawn stays as it is', () => {
  const index = [
    entry({ id: 'K-gotcha-a', status: 'superseded', why: 'x', iterations: [2, 7] }),
    entry({ id: 'K-gotcha-b', status: 'deprecated', why: 'withdrawn by Ada', iterations: [7] }),
    entry({ id: 'K-gotcha-c', supersedes: ['K-gotcha-a'], iterations: [2, 7] }),
  ]
  expect(withoutIteration(index, 7, 'x')).toEqual([
    { ...index[0], iterations: [2] },
    index[1],
    { ...index[2], iterations: [2] },
  ])
})

test('in whatever order iterations are taken back, the same counts in the end', () => {
  const taught = new Map(Array.from({ length: 8 }, (_, at) => [at + 1, 'T']))
  const history = fc.array(fc.tuple(fc.nat(3), fc.nat(9), fc.nat(9)), { minLength: 3, maxLength: 8 })
  const undone = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 2 })
  fc.assert(
    fc.property(history, undone, (steps, gone) => {
      let index: readonly Knowledge[] = []
      steps.forEach(([kind, one, other], at) => {
        const applied = applyOperations(index, operationsAt(index, { kind, one, other, iteration: at + 1 }), { taught })
        if (applied.kind === 'applied') index = applied.index
      })
      const without = (order: readonly number[]) =>
        order.reduce<readonly Knowledge[]>((left, iteration) => withoutIteration(left, iteration, 'x'), index)
      const left = without(gone)
      const counting = (entries: readonly Knowledge[]) => entries.filter(isActive).map(({ id }) => id)
      expect(counting(without([...gone].sort()))).toEqual(counting(left))
      // What counts has a source that was not taken back.
      for (const { iterations } of left.filter(isActive)) expect(gone).not.toEqual(expect.arrayContaining(iterations))
    }),
    { numRuns: 1000 },
  )
})

/** An entry of its own, the same one as another's, or one that takes the place of one or two. */
function operationsAt(
  index: readonly Knowledge[],
  { kind, one, other, iteration }: { kind: number; one: number; other: number; iteration: number },
): KnowledgeOperation[] {
  const active = index.filter(isActive)
  const [first, second] = [active[one % active.length], active[other % active.length]]
  const told = { text: `Fact ${iteration}.`, sources: [iteration], type: 'gotcha' as const }
  if (kind === 0 || !first || !second) return [{ action: 'add', ...told }]
  if (kind === 1) return [{ action: 'add', ...told, text: first.text }]
  if (kind === 2 || first === second) return [{ action: 'supersede', targets: [first.id], ...told }]
  return [{ action: 'merge', targets: [first.id, second.id], ...told }]
}

test('A11: a fresh run keeps what people said, and nothing that agents learned from work that is not in it', () => {
  const index = [
    entry({ id: 'K-gotcha-a' }),
    entry({ id: 'K-gotcha-b', by: 'Ada' }),
    entry({ id: 'K-gotcha-c', from: 'old' }),
    entry({ id: 'K-gotcha-d', status: 'superseded', why: 'superseded by K-gotcha-b' }),
  ]
  expect(statuses(inFreshRun(index))).toEqual(['deprecated', 'active', 'active', 'superseded'])
})

// A hostile agent put an entry of its own in the place of a constraint; withdrawing that left neither.
test('what an agent’s entry alone had replaced counts again when a person withdraws it', () => {
  const replaced = { status: 'superseded' as const, why: 'superseded' }
  const index = [
    entry({ id: 'K-constraint-port', ...replaced }),
    entry({ id: 'K-decision-store', ...replaced }),
    entry({ id: 'K-constraint-lie', supersedes: ['K-constraint-port', 'K-decision-store'], iterations: [2] }),
    entry({ id: 'K-decision-newer', supersedes: ['K-decision-store'], iterations: [3] }),
    entry({ id: 'K-constraint-of-ada', by: 'Ada', supersedes: ['K-constraint-older'] }),
    entry({ id: 'K-constraint-older', ...replaced }),
  ]
  expect(replacedBy(index, 'K-constraint-lie')).toEqual(['K-constraint-port'])
  expect(replacedBy(index, 'K-decision-newer'), 'the lie replaced it too').toEqual([])
  expect(replacedBy(index, 'K-constraint-of-ada'), 'a person meant it').toEqual([])
})
