import { expect, test } from 'vitest'
import { modeAs, reviewedAs, segmentAt, segmentsOf } from '../../../src/core/replay/segments.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import { oneOfEach } from '../../support/run-events.ts'

const started = (iteration: number): RunEvent => ({ ...oneOfEach.attempt_started, iteration })
const passed = (iteration: number): RunEvent => ({ ...oneOfEach.attempt_succeeded, iteration })
const failed = (iteration: number): RunEvent => ({ ...oneOfEach.attempt_failed, iteration })
const interrupted = (iteration: number): RunEvent => ({ ...oneOfEach.attempt_interrupted, iteration })
const job = [oneOfEach.run_started, oneOfEach.lease_taken, oneOfEach.baseline_finished]

const numbers = (events: readonly RunEvent[], replayable = (_: number) => true) =>
  segmentsOf(events, replayable).map(({ attempts }) => attempts.map(({ iteration }) => iteration))

test.each<[string, readonly RunEvent[], number[][]]>([
  ['attempts of one job go together', [...job, started(1), failed(1), started(2), passed(2)], [[1, 2]]],
  [
    'another job begins anew',
    [...job, started(1), passed(1), oneOfEach.run_stopped, ...job, started(2), passed(2)],
    [[1], [2]],
  ],
  [
    'an order comes in between',
    [...job, started(1), passed(1), oneOfEach.command_taken, started(2), passed(2)],
    [[1], [2]],
  ],
  [
    'so does a commit of a person',
    [...job, started(1), oneOfEach.work_moved, passed(1), started(2), passed(2)],
    [[1], [2]],
  ],
  ['an interruption ends the job', [...job, started(1), interrupted(1), ...job, started(2), passed(2)], [[1], [2]]],
  [
    'amendments are the engine’s own',
    [...job, started(1), passed(1), oneOfEach.amendment_accepted, started(2), passed(2)],
    [[1, 2]],
  ],
  [
    'so are reviews and the beginning of a milestone',
    [...job, started(1), oneOfEach.iteration_reviewed, oneOfEach.milestone_begun, passed(1), started(2), passed(2)],
    [[1, 2]],
  ],
  [
    'so are the calls before an attempt, what they taught, and passes that waited',
    [
      ...[...job, started(1), passed(1), oneOfEach.passes_owed, oneOfEach.passes_begun, started(2)],
      ...[oneOfEach.agent_call, oneOfEach.knowledge_changed, oneOfEach.knowledge_refused, oneOfEach.failure_pattern],
      ...[oneOfEach.context_directive, oneOfEach.prepared_prompt_refused, passed(2), started(3), passed(3)],
    ],
    [[1, 2, 3]],
  ],
  [
    'so is an attempt that they held back',
    [...job, started(1), { ...oneOfEach.attempt_interrupted, iteration: 1, cause: 'held_back' }, started(2), passed(2)],
    [[1, 2]],
  ],
  [
    'so is a question of an agent, and what a verifier says to its claim',
    [
      ...[...job, started(1), { ...oneOfEach.attempt_interrupted, iteration: 1, cause: 'asked' as const }],
      ...[
        oneOfEach.human_review_requested,
        { ...oneOfEach.counsel_called, role: 'verify' as const, part: 'unchanged' },
      ],
      ...[oneOfEach.unchanged_accepted, started(2), passed(2)],
    ],
    [[1, 2]],
  ],
  [
    'a look at the whole plan is not kept',
    [...job, started(1), passed(1), oneOfEach.counsel_called, started(2), passed(2)],
    [[1], [2]],
  ],
  ['a run without an attempt has none', job, []],
])('%s', (_, events, expected) => expect(numbers(events)).toEqual(expected))

test('what left nothing behind is left out, and what follows begins anew', () => {
  const events = [...job, started(1), passed(1), started(2), passed(2), started(3), passed(3)]
  expect(numbers(events, (iteration) => iteration !== 2)).toEqual([[1], [3]])
})

test('a segment knows where in the log it begins, and holds its own facts alone', () => {
  const events = [...job, started(1), passed(1), oneOfEach.run_stopped, ...job, started(2), passed(2)]
  const [, second] = segmentsOf(events, () => true)
  expect(events[second?.startIndex ?? -1]).toEqual(started(2))
  expect(second?.events).toEqual([started(2), passed(2)])
})

test('how an attempt ended that another job settled belongs to it all the same, and what came in between does not', () => {
  const between = [oneOfEach.handed_on, oneOfEach.lease_taken, { ...oneOfEach.command_taken }]
  const events = [
    ...job,
    started(1),
    ...between,
    { ...oneOfEach.agent_call, iteration: 1 },
    passed(1),
    started(2),
    passed(2),
  ]
  expect(numbers(events)).toEqual([[1], [2]])
  const [first] = segmentsOf(events, () => true)
  expect(first?.events.map(({ type }) => type)).toEqual([
    ...['attempt_started', 'handed_on', 'agent_call', 'attempt_succeeded'],
  ])
})

test('in what mode its jobs worked is told by the calls that they made', () => {
  const call = (role: 'index' | 'prep' | 'post'): RunEvent => ({ ...oneOfEach.agent_call, role })
  expect(modeAs({ events: [started(1), call('index'), call('prep')] }, 'handoff-only')).toBe('agent-orchestrated')
  expect(modeAs({ events: [started(1), call('index')] }, 'handoff-only')).toBe('handoff-plus-index')
  const fields: RunEvent = { ...oneOfEach.knowledge_changed, source: 'handoffs' }
  expect(modeAs({ events: [fields] }, 'agent-orchestrated')).toBe('handoff-plus-index')
  expect(modeAs({ events: [started(1)] }, 'handoff-plus-index')).toBe('handoff-plus-index')
  expect(modeAs({ events: [started(1)] }, 'agent-orchestrated')).toBe('handoff-only')
})

test('one iteration by itself begins with its start and ends before the next one', () => {
  const events = [...job, started(1), failed(1), started(2), passed(2), oneOfEach.run_stopped]
  expect(segmentAt(events, 1)).toMatchObject({ startIndex: 3, events: [started(1), failed(1)] })
  expect(segmentAt(events, 2)?.attempts).toEqual([started(2)])
  expect(segmentAt(events, 3)).toBeUndefined()
})

test('what the reviewer was is told by what became of its words', () => {
  const said = { ...oneOfEach.iteration_reviewed, iteration: 1 }
  const stopped: RunEvent = { ...oneOfEach.attempt_failed, cause: 'review' }
  expect(reviewedAs({ events: [started(1), passed(1)] })).toBe('none')
  expect(reviewedAs({ events: [started(1), said, passed(1)] })).toBe('comment')
  expect(reviewedAs({ events: [started(1), said, stopped] })).toBe('gate')
  expect(reviewedAs({ events: [started(1), said, interrupted(1)] })).toBe('gate')
  expect(reviewedAs({ events: [started(1), said, passed(1), started(2), interrupted(2)] })).toBe('comment')
})
