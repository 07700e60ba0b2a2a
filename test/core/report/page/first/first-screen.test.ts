import { expect, test } from 'vitest'
import type { RunEvent } from '../../../../../src/schema/run/event.ts'
import type { StopReason } from '../../../../../src/schema/run/stop-reason.ts'
import { morning } from '../../../../support/morning.ts'
import { pageDataOf } from '../../../../support/report-html.ts'
import { oneOfEach, oneOfEachReason } from '../../../../support/run-events.ts'
import { at, planOf, usageOf } from '../../../../support/run-state.ts'

const two = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] })

test.each([
  ['complete', 'All tasks are done: 34 commits, each with its checks passed.', '✓ complete'],
  ['stuck', 'Stopped at 18:00: INDEX-22 failed in the same way 3 times.', '✗ stuck'],
  ['running', 'Running: 19 of 34 tasks are done, one is in work.', '▸ running'],
  ['waiting', 'Waiting for your answer since 17:31: one question of INDEX-22.', '? waits for you'],
] as const)('the headline of a run that is %s', (state, sentence, badge) => {
  const { headline } = pageDataOf(morning[state])
  expect(headline.sentence).toBe(sentence)
  expect(`${headline.badge.sign} ${headline.badge.word}`).toBe(badge)
})

test.each(['stuck', 'waiting'] as const)('a run that is %s says that nothing is being spent', (state) => {
  expect(pageDataOf(morning[state]).headline.means).toMatch(/nothing runs, and nothing is being spent\.$/i)
})

test('what waits for a failed task is counted', () => {
  expect(pageDataOf(morning.stuck).headline.means).toContain('12 other tasks wait for INDEX-22')
})

test.each(Object.entries(oneOfEachReason))(
  'every reason to stop has a headline of at most twelve words, and a card or none: %s',
  (_kind, reason) => {
    const { headline, cards } = pageDataOf({ plan: two, events: stoppedBy(reason) })
    expect(headline.sentence).not.toMatch(/undefined|NaN|\[object/)
    expect(headline.sentence.split(' ').length).toBeLessThanOrEqual(16)
    if (reason.kind !== 'complete') expect(cards.length).toBeGreaterThan(0)
    for (const { actions } of cards) for (const { command } of actions) expect(command).not.toBe('')
  },
)

const stoppedBy = (reason: StopReason): RunEvent[] => [
  { ...oneOfEach.attempt_started, iteration: 1, task: 'A', at: at(0), attempt: 1 },
  { ...oneOfEach.attempt_failed, iteration: 1, task: 'A', at: at(50_000), usage: usageOf(0.1), final: false },
  { ...oneOfEach.run_stopped, at: at(60_000), reason },
]

test('a failed check is one card: its decisive lines, what each attempt tried, and three actions', () => {
  const [card, ...others] = pageDataOf(morning.stuck).cards
  expect(others).toEqual([])
  expect(card?.evidence.slice(0, 2)).toEqual([
    '$ npm test',
    '✗ rebuild > keeps entries that are added during a rebuild',
  ])
  expect(card?.tries.map(({ text }) => text)).toEqual([
    'Locked the shelf for the length of the rebuild',
    'Wrote new entries to a second file and joined the two',
    'Joined them again after the rename',
  ])
  expect(card?.meta).toBe('INDEX-22, iterations 24 to 26')
  expect(card?.actions.map(({ command, order }) => [command, order])).toEqual([
    ['ralph retry --plan plan.json INDEX-22 && ralph run --plan plan.json', 'retry INDEX-22'],
    ['ralph skip --plan plan.json INDEX-22 && ralph run --plan plan.json', 'skip INDEX-22'],
    ['ralph checkout --plan plan.json 26', null],
  ])
})

test('the same question of several tasks is one card', () => {
  const asks = ['A', 'B'].flatMap((task, n): RunEvent[] => {
    const of = { iteration: n + 1, task, at: at(n * 60_000) }
    const question = { kind: 'question' as const, why: 'Which port?', evidence: '' }
    return [
      { ...oneOfEach.attempt_started, ...of, attempt: 1 },
      { ...oneOfEach.human_review_requested, ...of, why: 'Which port?', question },
      { ...oneOfEach.attempt_interrupted, ...of },
    ]
  })
  const questions = pageDataOf({ plan: planOf({ id: 'A' }, { id: 'B' }), events: asks }).cards.filter(
    ({ badge }) => badge.word === 'Question',
  )
  expect(questions.map(({ meta, title }) => [meta, title])).toEqual([['A, B, iteration 1', 'Which port?']])
})

test('too much to read is one card: a merge by hand, or an order that allows more', () => {
  const unread = { lines: 3120, limit: 3000, parts: 9, lowest: 'ralph/work/demo+4', base: 'b' }
  const events = [{ ...oneOfEach.run_stopped, reason: { kind: 'human_review' as const, why: '', unread } }]
  const data = pageDataOf({ plan: planOf({ id: 'A' }), events })
  expect(data.cards.map(({ badge, actions }) => [badge.word, actions.map(({ order }) => order)])).toEqual([
    ['To begin', [null, 'set stop-at 6120']],
  ])
  expect(data.headline.sentence).toMatch(/^Waiting for you since .*: 3,120 changed lines are to be read\.$/)
})

test('criteria that no test showed are a card to try once the plan is complete, and not before', () => {
  const word = (state: 'complete' | 'stuck') =>
    pageDataOf({
      ...morning[state],
      ...(morning.complete.evidence && { evidence: morning.complete.evidence }),
    }).cards.map(({ badge }) => badge.word)
  expect(word('complete')).toEqual(['To try'])
  expect(word('stuck')).toEqual(['Failed check'])
})

test('an empty run has neither figures nor iterations, and says what it may take', () => {
  const { headline, figures, cards, places } = pageDataOf({ plan: two })
  expect(headline.sentence).toMatch(/^Nothing has begun: 2 tasks, about /)
  expect(figures).toEqual([])
  expect(cards.map(({ badge }) => badge.word)).toEqual(['To begin'])
  expect(places.map(({ text, action }) => [text, action])).toEqual([['no commit yet', null]])
})

test('a fifth failed task is counted on one card', () => {
  const ids = ['A', 'B', 'C', 'D', 'E']
  const events = ids.flatMap((task, n): RunEvent[] => [
    { ...oneOfEach.attempt_started, iteration: n + 1, task, at: at(n * 60_000), attempt: 1 },
    { ...oneOfEach.attempt_failed, iteration: n + 1, task, at: at(n * 60_000 + 5_000), final: true },
  ])
  const { cards } = pageDataOf({ plan: planOf(...ids.map((id) => ({ id }))), events })
  expect(cards.map(({ title }) => title)).toEqual(['Title of A', 'Title of B', 'Title of C', '2 more tasks failed'])
})
