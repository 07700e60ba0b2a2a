import { expect, test } from 'vitest'
import { logFilter, momentOf, unknownKind } from '../../../../src/core/report/facts/log-filter.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { formerNames } from '../../../../src/schema/run/stored-event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at, testNow } from '../../../support/run-state.ts'

const all = Object.values(oneOfEach)
const types = (wish: Partial<Parameters<typeof logFilter>[0]>, events: readonly RunEvent[] = all): string[] =>
  events.filter(logFilter({ kinds: [], ...wish })).map(({ type }) => type)

test('without a wish every event is shown', () => {
  expect(types({})).toHaveLength(all.length)
})

test('a kind is the name of an event or a word of it; several add up', () => {
  expect(types({ kinds: ['attempt_failed'] })).toEqual(['attempt_failed'])
  expect(types({ kinds: ['failed'] })).toEqual(['attempt_failed', 'undo_failed'])
  expect(types({ kinds: ['lease', 'hint'] })).toEqual(['lease_taken', 'lease_renewed', 'lease_released', 'note'])
})

/** Every event of the newest of the programs before, and what tells it here. */
test.each([
  ['orchestrator_start', ['lease_taken']],
  ['orchestrator_end', ['run_stopped']],
  ['iteration_start', ['attempt_started']],
  ['iteration_end', ['attempt_succeeded', 'attempt_failed', 'attempt_interrupted', 'attempt_held']],
  ['validation_pass', ['attempt_succeeded', 'attempt_held']],
  ['validation_fail', ['attempt_failed']],
  ['pause', ['pause']],
  ['resume', ['resume']],
  ['note', ['note']],
  ['skip_task', ['skip_task']],
  ['stuck_detected', ['stuck_detected']],
  ['failure_pattern', ['failure_pattern']],
  ['human_review_requested', ['human_review_requested']],
  ['agent_pass', ['agent_pass']],
])('the name that older programs gave an event finds it: %s', (kind, found) => {
  expect(unknownKind([kind])).toBeUndefined()
  expect(new Set(types({ kinds: [kind] }))).toEqual(new Set(found))
})

test('a failure without red checks is no validation_fail', () => {
  expect(types({ kinds: ['validation_fail'] }, [{ ...oneOfEach.attempt_failed, cause: 'no_changes' }])).toEqual([])
})

test.each(Object.entries(formerNames))('a kind that was called %s is found by that name, too', (former, now) => {
  expect(unknownKind([former])).toBeUndefined()
  expect(types({ kinds: [former] })).toEqual([now])
})

test('a kind that no event has is named, with what may be meant', () => {
  expect(unknownKind(['attempt', 'undo_done'])).toBeUndefined()
  expect(unknownKind(['attempt', 'atempt'])).toEqual({ kind: 'atempt', suggestion: 'attempt' })
  expect(unknownKind(['xyz'])).toEqual({ kind: 'xyz', suggestion: undefined })
})

test('a task has its own events and those of its iterations', () => {
  const other = { ...oneOfEach.attempt_started, iteration: 13, task: 'TASK-4' }
  const cuts = [oneOfEach.prompt_cut, { ...oneOfEach.prompt_cut, iteration: 13 }]
  const events = [oneOfEach.run_started, oneOfEach.attempt_started, other, ...cuts, oneOfEach.skip_task]
  expect(types({ task: 'TASK-4' }, events)).toEqual(['attempt_started', 'prompt_cut'])
})

test('an iteration is concerned by the undo that takes it back', () => {
  const undo = { ...oneOfEach.undo_done, iteration: 20, undoes: 12 }
  expect(types({ iteration: 12 }, [oneOfEach.attempt_started, undo, oneOfEach.run_stopped])).toEqual([
    'attempt_started',
    'undo_done',
  ])
})

test('since is a moment: later events only', () => {
  const late = { ...oneOfEach.run_stopped, at: at(1000) }
  expect(types({ since: testNow + 1 }, [oneOfEach.run_started, late])).toEqual(['run_stopped'])
})

test.each([
  ['2h', testNow - 7_200_000],
  ['1h 30m', testNow - 5_400_000],
  ['2026-11-20', Date.parse('2026-11-20')],
  ['2026-11-20T10:00:00Z', Date.parse('2026-11-20T10:00:00Z')],
  ['2026', undefined],
  ['yesterday', undefined],
  ['2026-13-45', undefined],
  ['', undefined],
])('--since %s', (text, moment) => {
  expect(momentOf(text, testNow)).toBe(moment)
})

test('an iteration is concerned by the post that looks back at it, and by its own calls', () => {
  const post = { ...oneOfEach.agent_call, iteration: 13, role: 'post' as const, of: 12 }
  const prep = { ...oneOfEach.agent_call, iteration: 13, role: 'prep' as const }
  expect([post, prep].filter(logFilter({ kinds: [], iteration: 12 }))).toEqual([post])
  expect([post, prep].filter(logFilter({ kinds: [], iteration: 13 }))).toEqual([post, prep])
})
