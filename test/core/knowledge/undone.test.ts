import { expect, test } from 'vitest'
import { inFreshRun, withoutIteration } from '../../../src/core/knowledge/undone.ts'
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

test('A11: a fresh run keeps what people said, and nothing that agents learned from work that is not in it', () => {
  const index = [
    entry({ id: 'K-gotcha-a' }),
    entry({ id: 'K-gotcha-b', by: 'Ada' }),
    entry({ id: 'K-gotcha-c', from: 'old' }),
  ]
  expect(inFreshRun(index).map(({ status }) => status)).toEqual(['deprecated', 'active', 'active'])
})
