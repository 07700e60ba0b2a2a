import { expect, test } from 'vitest'
import { wishesOf } from '../../../src/core/context/post-wishes.ts'
import type { PostReading } from '../../../src/core/context/read-answer.ts'
import { planOf } from '../../support/run-state.ts'

const amendments = [{ action: 'add' as const, reason: 'missing', task: { id: 'B', title: 'b', description: 'b' } }]
const reading = (recommended_action: PostReading['recommended_action']): PostReading => ({
  ...{ recommended_action, summary: 'why', operations: { operations: [] }, pattern: undefined, amendments },
})
const at = (max_retries: number, status: 'pending' | 'failed' = 'pending') => ({
  ...{ plan: planOf({ id: 'A', max_retries }), statusOf: () => status, of: 'A' },
})

test.each([
  ['proceed', []],
  ['request_human_review', []],
  ['modify_plan', amendments],
  ['skip_task', [{ action: 'remove', task_id: 'A', reason: 'why' }]],
  ['increase_retries', [{ action: 'modify', task_id: 'A', reason: 'why', changes: { max_retries: 3 } }]],
] as const)('%s wishes for %o', (action, wishes) => {
  expect(wishesOf(reading(action), at(2))).toEqual({ wishes, refused: [] })
})

test('retries are raised to five and no higher, and not of a task that has failed', () => {
  expect(wishesOf(reading('increase_retries'), at(5)).refused).toMatchObject([
    { why: expect.stringContaining('raise them to 5') },
  ])
  expect(wishesOf(reading('increase_retries'), at(2, 'failed'))).toMatchObject({
    wishes: [],
    refused: [{ why: expect.stringContaining('only a person') }],
  })
})
