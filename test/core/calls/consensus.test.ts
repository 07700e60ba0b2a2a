import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionItems, applyStatement, consensusFile, noStatement } from '../../../src/core/calls/consensus.ts'
import { consensusInWords } from '../../../src/core/report/words/counsel-words.ts'
import type { ConsensusState } from '../../../src/schema/counsel/consensus.ts'

const said = (structured: unknown) => ({ kind: 'finished', structured, text: '' }) as const
const severity = fc.constantFrom('critical', 'major', 'minor')
const issue = fc.record({
  ...{ severity, category: fc.constant('risk'), description: fc.constant('x'), tasks: fc.constant([]) },
})
const id = fc.constantFrom('C1', 'C2', 'C3', 'C9')
const challenge = fc.record({ summary: fc.constant('s'), issues: fc.array(issue, { maxLength: 4 }) })
const synthesis = fc.record({
  summary: fc.constant('s'),
  issues: fc.array(
    fc.record({
      id,
      settled: fc.boolean(),
      severity,
      description: fc.constant('y'),
      action_item: fc.constantFrom('', 'do'),
    }),
  ),
})
const counter = { summary: 's', answers: [] }

/** Plays a dialogue to its end. */
function play(answers: readonly { challenge: unknown; synthesis: unknown }[], rounds: number, gate: boolean) {
  let now: ConsensusState | null = null
  let calls = 0
  while (now?.next !== null && calls < 100) {
    const part: NonNullable<ConsensusState['next']> = now?.next ?? 'challenge'
    const own = answers[((now as ConsensusState | null)?.round ?? 1) - 1] ?? answers[0]
    const heard = applyStatement(part, said(part === 'counter' ? counter : own?.[part]), { before: now, rounds, gate })
    if ('why' in heard) throw new Error(heard.why)
    now = heard.now
    calls += 1
  }
  return { now: now as ConsensusState, calls }
}

test('a dialogue ends after its rounds, and a gate is closed by open critical issues alone', () => {
  const answers = fc.array(fc.record({ challenge, synthesis }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 3 }), fc.boolean(), (all, rounds, gate) => {
      const { now, calls } = play(all, rounds, gate)
      expect(calls).toBeLessThanOrEqual(3 * rounds)
      expect(now.round).toBeLessThanOrEqual(rounds)
      const open = now.issues.filter(({ settled }) => !settled)
      expect(now.held !== null).toBe(gate && open.some((one) => one.severity === 'critical'))
      expect(new Set(now.issues.map((one) => one.id)).size).toBe(now.issues.length)
      const items = now.issues.filter((one) => one.action_item !== null)
      expect(actionItems(now)).toHaveLength(now.held === null ? items.length : 0)
      expect(consensusFile({ now, rounds: [], moment: 'm' }, '')).toMatchObject({
        finalAgreement: { consensusReached: open.length === 0, proceedToImplementation: now.held === null },
      })
    }),
  )
})

test.each([
  ['no answer', { kind: 'no_result', tail: '' } as const],
  ['an answer of another kind', said({ issues: 1 })],
])('%s does not count', (_, end) =>
  expect(applyStatement('challenge', end, { before: null, rounds: 1, gate: true })).toEqual({
    why: expect.any(String),
  }),
)

test('a dialogue without an answer has reached nothing, and one that a person has gone on for is as open as its issues', () => {
  const none = noStatement(null, { why: 'it crashed', gate: true })
  expect(consensusInWords(none, (text) => text)).toBe('not reached, round 1: 0 issues, 0 open; it crashed')
  const file = { now: none, rounds: [], moment: 'm' }
  expect(consensusFile(file, '')).toMatchObject({ finalAgreement: { consensusReached: false } })
  const raised = { severity: 'minor', category: 'risk', description: 'x', tasks: [] }
  const { now } = play(
    [{ challenge: { summary: 's', issues: [raised] }, synthesis: { summary: 's', issues: [] } }],
    1,
    true,
  )
  const told = (decision: ConsensusState['decision']) => consensusInWords({ ...now, decision }, (text) => text)
  expect(told('revise')).toMatch(/^not reached, round 1: 1 issue, 1 open/)
  expect(told('override')).toMatch(/^overridden by a person, round 1/)
  const again = applyStatement('challenge', said({ summary: 's', issues: [] }), { before: none, rounds: 1, gate: true })
  expect(again).toMatchObject({ now: { unanswered: false } })
})

test('how a word is spelled, or that nothing stands where nothing is to be said, loses no answer', () => {
  const at = { rounds: 1, gate: true }
  const now = (heard: ReturnType<typeof applyStatement>): ConsensusState => {
    if ('why' in heard) throw new Error(heard.why)
    return heard.now
  }
  const issue = { severity: 'CRITICAL', category: 'Blind spot', description: 'x' }
  const raised = now(applyStatement('challenge', said({ summary: 's', issues: [issue] }), { ...at, before: null }))
  expect(raised.issues).toMatchObject([{ id: 'C1', severity: 'critical', category: 'blind_spot', tasks: [] }])
  const answer = { id: 'c1', valid: 'Yes', argument: 'a', mitigation: null }
  const answered = now(applyStatement('counter', said({ summary: 's', answers: [answer] }), { ...at, before: raised }))
  expect(answered.issues).toMatchObject([{ answer: { valid: 'yes', mitigation: '' } }])
  const settled = { id: ' c1 ', settled: true, severity: 'Minor', description: 'd', action_item: null }
  const end = now(applyStatement('synthesis', said({ summary: 's', issues: [settled] }), { ...at, before: answered }))
  expect(end).toMatchObject({ held: null, issues: [{ settled: true, severity: 'minor', action_item: null }] })
  const odd = { ...issue, severity: 'fatal' }
  expect(applyStatement('challenge', said({ summary: 's', issues: [odd] }), { ...at, before: null })).toEqual({
    why: 'its answer does not match its schema: `issues[0].severity` must be one of critical, major, minor',
  })
})
