import { expect, test } from 'vitest'
import { reviewVerdict } from '../../../src/core/calls/review.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import type { Review } from '../../../src/schema/agent/review.ts'

const at = { now: Date.parse('2026-11-21T14:30:00Z'), waits: 0, losses: 0 }
const finished: AgentEnd = { kind: 'finished', structured: null, text: '' }
const said = (verdict: Review['verdict']) => ({
  end: finished,
  review: { verdict, summary: 'S', findings: [] },
  why: null,
})
const none = (end: AgentEnd) => ({ end, review: null, why: 'its answer is no review' })

test.each([
  ['none', said('revise')],
  ['comment', said('revise')],
  ['comment', none({ kind: 'overloaded', message: '529' })],
  ['comment', undefined],
  ['gate', said('ship')],
] as const)('%s lets it through: %j', (mode, reviewed) => {
  expect(reviewVerdict(mode, reviewed, at)).toBeUndefined()
})

test.each<[string, Parameters<typeof reviewVerdict>[1], object]>([
  ['that asks for changes', said('revise'), { kind: 'fail', cause: 'review', why: 'the reviewer asks for changes: S' }],
  ['that was never asked', undefined, { kind: 'fail', cause: 'review' }],
  [
    'that did not answer',
    none(finished),
    { kind: 'fail', cause: 'review', why: 'the reviewer gave no usable answer: its answer is no review' },
  ],
  ['that crashed', none({ kind: 'crashed', exitCode: 1, signal: null, tail: '' }), { kind: 'fail', cause: 'review' }],
  [
    'that met a limit',
    none({ kind: 'usage_limit', until: null, message: 'limit' }),
    { kind: 'interrupt', cause: 'usage_limit', why: 'the review: limit', until: '2026-11-21T14:35:00.000Z' },
  ],
  [
    'that was killed',
    none({ kind: 'crashed', exitCode: 137, signal: null, tail: '' }),
    { kind: 'interrupt', cause: 'agent_killed' },
  ],
  ['that was cancelled', none({ kind: 'cancelled' }), { kind: 'interrupt', cause: 'cancelled' }],
])('a gate stays closed for a reviewer %s', (_, reviewed, verdict) => {
  expect(reviewVerdict('gate', reviewed, at)).toMatchObject(verdict)
})
