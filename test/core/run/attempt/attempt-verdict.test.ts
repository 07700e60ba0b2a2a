import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptVerdict } from '../../../../src/core/run/attempt/attempt-verdict.ts'
import type { AgentEnd } from '../../../../src/schema/agent/agent-end.ts'
import { at, testNow } from '../../../support/run-state.ts'

const minute = 60_000
const iso = (ms: number): string => at(ms - testNow)

const ends: readonly AgentEnd[] = [
  { kind: 'finished', structured: {}, text: '' },
  { kind: 'no_result', tail: '' },
  { kind: 'error', what: 'turns', message: 'm' },
  { kind: 'error', what: 'structured_output', message: 'm' },
  { kind: 'error', what: 'refused', message: 'm' },
  { kind: 'error', what: 'other', message: 'm' },
  { kind: 'crashed', exitCode: 3, signal: null, tail: 'boom' },
  { kind: 'timed_out', limit: 'wall', afterMs: 30 * minute },
  { kind: 'timed_out', limit: 'idle', afterMs: 10 * minute },
  { kind: 'usage_limit', until: null, message: 'm' },
  { kind: 'overloaded', message: 'm' },
  { kind: 'billing', message: 'm' },
  { kind: 'auth', message: 'm' },
  { kind: 'cancelled' },
]
const own = { finished: 'no_changes', no_result: 'no_result' } as const
const failed = { error: 'agent_error', crashed: 'agent_crashed', timed_out: 'agent_timed_out' } as const
const given = { now: testNow, waits: 0, losses: 0, hasChanges: true, findings: [] }

const found = ['.github/x is protected', 'key holds a token']

const answers = ends.filter(({ kind }) => kind === 'finished' || kind === 'no_result')

test.each(answers)('A4: $kind comes to the checks only with a change and without a finding', (end) => {
  const cause = own[end.kind as keyof typeof own]
  const guard = { kind: 'fail', cause: 'guard', why: '.github/x is protected; key holds a token' }
  expect(attemptVerdict({ ...given, end })).toEqual({ kind: 'validate' })
  expect(attemptVerdict({ ...given, end, hasChanges: false })).toMatchObject({ kind: 'fail', cause })
  expect(attemptVerdict({ ...given, end, findings: found })).toEqual(guard)
  expect(attemptVerdict({ ...given, end, findings: found, hasChanges: false })).toEqual(guard)
})

test.each(ends.filter((end) => !answers.includes(end)))('A4: %j never passes, whatever it left', (end) => {
  const cause = failed[end.kind as keyof typeof failed]
  const expected = cause ? { kind: 'fail', cause } : { kind: 'interrupt', cause: end.kind }
  for (const hasChanges of [true, false])
    for (const findings of [[], found])
      expect(attemptVerdict({ ...given, end, hasChanges, findings })).toMatchObject(expected)
})

test('a used-up budget is the run’s, not the task’s: it interrupts', () => {
  const end: AgentEnd = { kind: 'error', what: 'budget', message: '0.5 USD' }
  expect(attemptVerdict({ ...given, end })).toMatchObject({ kind: 'interrupt', cause: 'budget', until: null })
})

const killed: readonly AgentEnd[] = [
  { kind: 'crashed', exitCode: 137, signal: null, tail: '' },
  { kind: 'crashed', exitCode: 143, signal: null, tail: '' },
  { kind: 'crashed', exitCode: null, signal: 'SIGKILL', tail: '' },
  { kind: 'crashed', exitCode: null, signal: 'SIGTERM', tail: '' },
]

test.each(killed)('C4, P13: %j is no failure of the task twice in a row, and never passes', (end) => {
  for (const losses of [0, 1]) {
    expect(attemptVerdict({ ...given, end, losses })).toMatchObject({
      kind: 'interrupt',
      cause: 'agent_killed',
      until: null,
    })
  }
  expect(attemptVerdict({ ...given, end, losses: 2 })).toMatchObject({
    kind: 'fail',
    cause: 'agent_crashed',
    why: expect.stringMatching(/^3 times in a row a runner was lost or the agent was (killed|stopped) from outside/),
  })
})

test('C4: a crash of its own is the failure of the task, whatever was lost before', () => {
  for (const [exitCode, signal] of [
    [1, null],
    [139, null],
    [null, 'SIGSEGV'],
    [136, null],
    [144, null],
  ] as const) {
    const end = { kind: 'crashed', exitCode, signal, tail: '' } as const
    expect(attemptVerdict({ ...given, end, losses: 0 })).toMatchObject({ kind: 'fail', cause: 'agent_crashed' })
  }
})

test.each<[AgentEnd, string]>([
  [{ kind: 'error', what: 'turns', message: '200' }, 'the agent used up its turns: 200'],
  [{ kind: 'error', what: 'refused', message: 'no' }, 'the model refused: no'],
  [{ kind: 'crashed', exitCode: 3, signal: null, tail: ' boom\n' }, 'the agent exited with code 3: boom'],
  [{ kind: 'crashed', exitCode: null, signal: 'SIGSEGV', tail: '' }, 'the agent was killed by SIGSEGV'],
  ...(['SIGKILL', null] as const).map((signal): [AgentEnd, string] => [
    { kind: 'crashed', exitCode: signal === null ? 137 : null, signal, tail: '' },
    'the agent was killed from outside (SIGKILL), as happens when memory runs out',
  ]),
  [{ kind: 'crashed', exitCode: 143, signal: null, tail: 'bye' }, 'the agent was stopped from outside (SIGTERM): bye'],
  [
    { kind: 'error', what: 'disk', message: '3 MiB are left of 900 MiB' },
    'the agent filled the disk: 3 MiB are left of 900 MiB',
  ],
  [{ kind: 'timed_out', limit: 'wall', afterMs: 30 * minute }, 'the agent was stopped after 30 min (agent-timeout)'],
  [
    { kind: 'timed_out', limit: 'idle', afterMs: 600_000 },
    'the agent produced no more output and was stopped 10 min after its start (agent-idle-timeout)',
  ],
  [
    { kind: 'timed_out', limit: 'idle', afterMs: 4_400 },
    'the agent produced no more output and was stopped 4 s after its start (agent-idle-timeout)',
  ],
])('%j in words', (end, why) => expect(attemptVerdict({ ...given, end })).toMatchObject({ why }))

test('a crash keeps only the end of what was said', () => {
  const end: AgentEnd = { kind: 'crashed', exitCode: 1, signal: null, tail: `${'x'.repeat(9_000)}the end` }
  const verdict = attemptVerdict({ ...given, end })
  expect(verdict).toMatchObject({ why: expect.stringMatching(/the end$/) })
  expect('why' in verdict && verdict.why.length).toBeLessThan(600)
})

test.each([
  ['a time that the provider names, and a minute more', at(2 * 60 * minute), testNow + 121 * minute],
  ['a time that is over', at(-minute), testNow + minute],
  ['no time', null, testNow + 5 * minute],
])('a usage limit waits until %s', (_, until, expected) => {
  const verdict = attemptVerdict({ ...given, end: { kind: 'usage_limit', until, message: 'm' } })
  expect(verdict).toEqual({ kind: 'interrupt', cause: 'usage_limit', why: 'm', until: iso(expected) })
})

test('overloads in a row double the wait, up to an hour', () => {
  const waits = [0, 1, 2, 3, 4, 5, 100, 1e9].map((count) => {
    const verdict = attemptVerdict({ ...given, waits: count, end: { kind: 'overloaded', message: 'm' } })
    return verdict.kind === 'interrupt' && verdict.until ? (Date.parse(verdict.until) - testNow) / minute : Number.NaN
  })
  expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60, 60])
})

test.each(['billing', 'auth'] as const)('%s has no time after which it mends itself', (kind) => {
  expect(attemptVerdict({ ...given, end: { kind, message: 'm' } })).toMatchObject({ kind: 'interrupt', until: null })
})

test('a limit never ends in the past, whatever time the provider names', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true }), (date) => {
      const end: AgentEnd = { kind: 'usage_limit', until: date.toISOString(), message: 'm' }
      const verdict = attemptVerdict({ ...given, end })
      expect(verdict.kind === 'interrupt' && Date.parse(verdict.until ?? '')).toBeGreaterThan(testNow)
    }),
  )
})
