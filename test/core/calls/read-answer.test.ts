import { expect, test } from 'vitest'
import { amendmentsOf, type PostReading, readPost } from '../../../src/core/calls/post.ts'
import { readPrep } from '../../../src/core/calls/prep.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import { planOf } from '../../support/run-state.ts'

const said = (structured: unknown): AgentEnd => ({ kind: 'finished', structured, text: '' })
const add = { action: 'add', type: 'gotcha', text: 'Tests need a clock.', sources: [1] }
const post = { operations: [add], recommended_action: 'proceed', summary: 'Fine.' }

test('a prep is read, its words as single lines, also from a text that is JSON', () => {
  const answer = { action: 'research', reason: 'why\n\nnot', research: ['a\nb', ' '] }
  expect(readPrep(said(answer))).toEqual({ action: 'research', reason: 'why not', research: ['a b'] })
  expect(readPrep({ kind: 'finished', structured: null, text: JSON.stringify(answer) })).toMatchObject(
    answer.research ? { action: 'research' } : {},
  )
})

test.each<[string, AgentEnd, RegExp]>([
  ['no object', said('proceed'), /does not match its schema/],
  ['an action that there is none of', said({ action: 'stop', reason: 'x' }), /action/],
  ['no reason', said({ action: 'proceed' }), /reason/],
  ['no JSON', { kind: 'finished', structured: null, text: 'DIRECTIVE:skip' }, /not JSON/],
  ['nothing', { kind: 'no_result', tail: '' }, /ended without an answer/],
  ['no end', { kind: 'timed_out', limit: 'wall', afterMs: 1 }, /took too long/],
  ['depth beyond reason', said(JSON.parse('['.repeat(50) + ']'.repeat(50))), /nested deeper/],
])('an answer with %s counts for nothing: neither a prep’s nor a post’s', (_, end, why) => {
  expect(readPrep(end)).toMatchObject({ why: expect.stringMatching(why) })
  expect(readPost(end)).toMatchObject({ why: expect.any(String) })
})

test('a post is read; bad operations cost its recommendation nothing', () => {
  expect(readPost(said({ ...post, failure_pattern: ' twice\nthe same ' }))).toMatchObject({
    ...{ recommended_action: 'proceed', pattern: 'twice the same', operations: { operations: [add] }, amendments: [] },
  })
  expect(readPost(said({ ...post, operations: 'none', recommended_action: 'skip_task' }))).toMatchObject({
    ...{ recommended_action: 'skip_task', operations: { why: [expect.stringContaining('operations')] } },
  })
  expect(readPost(said({ ...post, failure_pattern: '  ' }))).toMatchObject({ pattern: undefined })
})

const amendments = [{ action: 'add' as const, reason: 'missing', task: { id: 'B', title: 'b', description: 'b' } }]
const reading = (recommended_action: PostReading['recommended_action']): PostReading => ({
  ...{ recommended_action, summary: 'why', operations: { operations: [] }, pattern: undefined, amendments },
})
const at = (max_retries: number, status: 'pending' | 'failed' = 'pending') => ({
  ...{ plan: planOf({ id: 'A', max_retries }), statusOf: () => status, taskId: 'A' },
})

test.each([
  ['proceed', []],
  ['request_human_review', []],
  ['modify_plan', amendments],
  ['skip_task', [{ action: 'remove', task_id: 'A', reason: 'why' }]],
  ['increase_retries', [{ action: 'modify', task_id: 'A', reason: 'why', changes: { max_retries: 3 } }]],
] as const)('%s wishes for %o', (action, wishes) => {
  expect(amendmentsOf(reading(action), at(2))).toEqual({ wishes, refused: [] })
})

test('retries are raised to five and no higher, and not of a task that has failed', () => {
  expect(amendmentsOf(reading('increase_retries'), at(5)).refused).toMatchObject([
    { why: expect.stringContaining('raise them to 5') },
  ])
  expect(amendmentsOf(reading('increase_retries'), at(2, 'failed'))).toMatchObject({
    wishes: [],
    refused: [{ why: expect.stringContaining('only a person') }],
  })
})
