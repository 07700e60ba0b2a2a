import { describe, expect, test } from 'vitest'
import { remainingChains, roundsInLanes } from '../../../../src/core/plan/graph/chains.ts'
import { chainOf, planOf } from '../../../support/run-state.ts'
import { withSlack } from '../../../support/with-slack.ts'

const pending = () => 'pending' as const
const apart = (count: number) => planOf(...Array.from({ length: count }, (_, index) => ({ id: `T${index}` })))

describe('roundsInLanes', () => {
  test.each([
    ['a chain', chainOf(5), 4, 5],
    ['nine that wait for none', apart(9), 4, 3],
    ['one lane', apart(9), 1, 9],
    [
      'the long chain begins first',
      planOf({ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd', depends_on: ['c'] }, { id: 'e', depends_on: ['d'] }),
      2,
      3,
    ],
  ])('%s', (_, plan, lanes, rounds) => {
    expect(roundsInLanes(plan, pending, lanes)).toBe(rounds)
  })

  test('what is done is no round, and nobody waits for it', () => {
    expect(roundsInLanes(chainOf(5), () => 'done', 2)).toBe(0)
    expect(roundsInLanes(chainOf(5), (id) => (['TASK-1', 'TASK-2'].includes(id) ? 'done' : 'pending'), 2)).toBe(3)
  })

  test('5,000 tasks in a tenth of a second', () => {
    const begun = performance.now()
    expect(roundsInLanes(apart(5_000), pending, 4)).toBe(1_250)
    expect(performance.now() - begun).toBeLessThan(withSlack(100))
  })
})

test('a chain counts the tasks that are still to be done', () => {
  const plan = chainOf(3)
  expect([...remainingChains(plan, (id) => (id === 'TASK-1' ? 'done' : 'pending'))]).toEqual([
    ['TASK-2', 2],
    ['TASK-3', 1],
  ])
})
