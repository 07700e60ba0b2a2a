import { expect, test } from 'vitest'
import { readReview } from '../../../src/core/calls/review.ts'
import { readHandoff } from '../../../src/core/handoff/read-handoff.ts'
import {
  contextOfRecord,
  outcomeOfRecord,
  passesOfRecord,
  reviewOfRecord,
} from '../../../src/core/replay/outcome-of-record.ts'
import { type AttemptVerdict, attemptVerdict } from '../../../src/core/run/attempt/attempt-verdict.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import type { Reviewed } from '../../../src/schema/agent/review.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { at, testNow, usageOf } from '../../support/run-state.ts'

const iteration = 12
const kept = { usage: usageOf(0.5), duration_ms: 612_000, denials: ['Bash(curl x)'], handoff: undefined }
const given = { hasChanges: false, findings: [], now: testNow, waits: 0, losses: 0 }

/** The fact that the engine records for such a verdict. */
function factOf(verdict: AttemptVerdict): RunEvent[] {
  if (verdict.kind === 'validate') return [oneOfEach.attempt_succeeded]
  const { kind: _, ...rest } = verdict
  return [
    verdict.kind === 'fail'
      ? { ...oneOfEach.attempt_failed, ...verdict }
      : ({ ...oneOfEach.attempt_interrupted, ...rest } as RunEvent),
  ]
}

/** What the record keeps of an end that was not the agent's own. */
const faultOf = (end: AgentEnd) => (end.kind === 'finished' || end.kind === 'no_result' ? {} : { fault: end })

test.each<AgentEnd>([
  { kind: 'finished', structured: {}, text: '' },
  { kind: 'no_result', tail: '' },
  ...(['turns', 'budget', 'structured_output', 'refused', 'disk', 'other'] as const).map(
    (what): AgentEnd => ({ kind: 'error', what, message: 'm: n' }),
  ),
  { kind: 'crashed', exitCode: 3, signal: null, tail: 'boom: it fell\nover' },
  { kind: 'crashed', exitCode: null, signal: 'SIGSEGV', tail: '' },
  { kind: 'crashed', exitCode: 137, signal: null, tail: 'oom' },
  { kind: 'crashed', exitCode: 143, signal: null, tail: '' },
  { kind: 'timed_out', limit: 'wall', afterMs: 612_000 },
  { kind: 'timed_out', limit: 'idle', afterMs: 612_000 },
  { kind: 'usage_limit', until: at(7_200_000), message: 'limit' },
  { kind: 'usage_limit', until: null, message: 'limit' },
  { kind: 'overloaded', message: 'busy' },
  { kind: 'billing', message: 'no credit' },
  { kind: 'auth', message: 'refused' },
  { kind: 'cancelled' },
])('what the state keeps of a call leads to the same verdict: %j', (end) => {
  const verdict = attemptVerdict({ ...given, end })
  const { outcome, extraction: asked } = outcomeOfRecord(
    { ...kept, end: end.kind, ...faultOf(end) },
    factOf(verdict),
    iteration,
  )
  expect(attemptVerdict({ ...given, end: outcome.end })).toEqual(verdict)
  expect(outcome).toMatchObject({ usage: kept.usage, duration_ms: kept.duration_ms, denials: kept.denials })
  expect(asked).toBeUndefined()
})

test('a third loss in a row, which counts, is read back too', () => {
  const end: AgentEnd = { kind: 'crashed', exitCode: 137, signal: null, tail: 'oom' }
  const verdict = attemptVerdict({ ...given, end, losses: 2 })
  const { outcome } = outcomeOfRecord({ ...kept, end: 'crashed', ...faultOf(end) }, factOf(verdict), iteration)
  expect(attemptVerdict({ ...given, end: outcome.end, losses: 2 })).toEqual(verdict)
})

test.each<AgentEnd>([
  { kind: 'error', what: 'turns', message: 'm: n' },
  { kind: 'error', what: 'budget', message: 'm: n' },
  { kind: 'crashed', exitCode: 3, signal: null, tail: 'boom' },
  { kind: 'crashed', exitCode: 137, signal: null, tail: 'oom' },
  { kind: 'timed_out', limit: 'idle', afterMs: 612_000 },
])('a record without the fault comes to the same kind of verdict, and no sentence is taken apart for it: %j', (end) => {
  const verdict = attemptVerdict({ ...given, end })
  const { outcome } = outcomeOfRecord({ ...kept, end: end.kind }, factOf(verdict), iteration)
  const again = attemptVerdict({ ...given, end: outcome.end })
  const cause = 'cause' in verdict && verdict.cause
  expect(again).toMatchObject({ kind: verdict.kind, cause })
  const reworded = factOf({ ...verdict, why: 'x' } as AttemptVerdict)
  expect(outcomeOfRecord({ ...kept, end: end.kind }, reworded, iteration).outcome).toEqual(outcome)
})

const handoff = { summary: 'Did it.', freeform: 'Notes.' }

test.each(['structured', 'result_text'] as const)('a handoff that came as %s comes so again', (source) => {
  const call = { ...kept, end: 'finished' as const, handoff: { source, handoff } }
  const { end } = outcomeOfRecord(call, [oneOfEach.attempt_succeeded], iteration).outcome
  expect(end.kind === 'finished' && readHandoff(end)).toEqual({ handoff, source })
})

test('an extracted handoff is asked for again, and its price is counted once', () => {
  const call = { ...kept, end: 'no_result' as const, handoff: { source: 'extracted' as const, handoff } }
  const { outcome, extraction: asked } = outcomeOfRecord(call, [oneOfEach.attempt_succeeded], iteration)
  expect(outcome.end).toMatchObject({ kind: 'no_result', tail: expect.stringContaining('not kept') })
  expect(asked).toMatchObject({ end: { kind: 'finished', structured: handoff }, usage: usageOf(0) })
})

test('a process that lived on after its answer does so again', () => {
  const events = [oneOfEach.agent_lingered, oneOfEach.attempt_succeeded]
  expect(outcomeOfRecord({ ...kept, end: 'finished' }, events, iteration).outcome.lingered_ms).toBe(5000)
})

test.each<[string, Reviewed]>([
  [
    'an answer',
    {
      ...{ end: { kind: 'finished', structured: null, text: '' }, model: null, usd: 0.1, why: null },
      review: {
        verdict: 'revise',
        summary: 'S.',
        findings: [{ path: null, line: null, severity: 'low', text: 'src/b.ts:2: Wrong.' }],
      },
    },
  ],
  [
    'an outage',
    {
      end: { kind: 'overloaded', message: '529' },
      model: null,
      usd: 0,
      review: null,
      why: 'the model was overloaded: 529',
    },
  ],
  [
    'prose',
    {
      ...{ end: { kind: 'finished', structured: null, text: '' }, model: null, usd: 0 },
      ...{ review: null, why: 'it gave no answer' },
    },
  ],
])('what the state keeps of a review is read as the same one: %s', (_, record) => {
  const { outcome } = outcomeOfRecord({ ...kept, end: 'finished' }, [oneOfEach.attempt_succeeded], iteration)
  const again = reviewOfRecord(record, outcome)
  const read = readReview(again?.end ?? { kind: 'cancelled' }, [])
  expect('review' in read ? read.review : read.why).toEqual(record.review ?? record.why)
  expect(again?.usage.usd, 'it is in the sum of the call').toBe(0)
})

const call = { end: { kind: 'finished', structured: { x: 1 }, text: '' }, usage: usageOf(0.1), duration_ms: 900 }

test('calls before an attempt come again with their answers and prices; what was put back is named and not done again', () => {
  const made = [
    { role: 'post', model: null, edited: ['a.txt'], ...call },
    { role: 'prep', model: 'haiku', edited: [], ...call },
  ]
  expect(contextOfRecord(made)).toEqual([
    { call: 'post', outcome: expect.objectContaining(call), leftOut: [expect.stringContaining('restored')] },
    { call: 'prep', outcome: expect.objectContaining(call), leftOut: [] },
  ])
})

test('passes come again; their price is counted once, unless it was none of the attempt’s', () => {
  const pass = (name: string) => ({
    name,
    model: null,
    ...call,
    answer: { x: 1 },
    issues: [],
    summary: 'x',
    why: null,
    end: { kind: 'finished', structured: null, text: '' },
  })
  const apart: RunEvent = { ...oneOfEach.agent_pass, iteration, pass_name: 'later', apart: true }
  expect(passesOfRecord([pass('now'), pass('later')], [apart], iteration)).toMatchObject([
    { call: 'pass:now', outcome: { end: call.end, usage: { usd: 0 }, duration_ms: 0 } },
    { call: 'pass:later', outcome: { end: call.end, usage: { usd: 0.1 }, duration_ms: 900 } },
  ])
})
