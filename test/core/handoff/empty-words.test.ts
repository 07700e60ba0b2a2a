import { expect, test } from 'vitest'
import { saysNothing } from '../../../src/core/handoff/empty-words.ts'
import { readHandoff } from '../../../src/core/handoff/read-handoff.ts'
import { operationsOfHandoff } from '../../../src/core/knowledge/from-handoffs.ts'

test.each([
  'None',
  'none.',
  'N/A',
  'n/a',
  '-',
  '',
  ' — ',
  'Nothing.',
  'none needed',
  'Nothing to report',
  'null',
  '(none)',
])('%j says nothing', (text) => expect(saysNothing(text)).toBe(true))

test.each(['None of the tests run on Windows', 'No network', 'Nothing else may write there', '0', 'n', 'x', '无'])(
  '%j says something',
  (text) => expect(saysNothing(text)).toBe(false),
)

test('a constraint without a workaround is itself, and fields that say nothing become no entries', () => {
  const structured = {
    ...{ summary: 'none', freeform: 'None.', stuck: 'None' },
    constraints_discovered: [
      { constraint: 'Reports must go under out/', workaround: 'none', impact: 'N/A' },
      { constraint: 'Clocks are UTC', workaround: 'None.', impact: 'tests set the zone' },
      { constraint: 'None' },
    ],
    architectural_notes: ['None.', 'JSONL it is'],
    bugs_encountered: [
      { description: 'n/a', resolved: false },
      { description: 'Slow', resolution: '-', resolved: false },
    ],
    unfinished_business: [{ item: 'Nothing' }, { item: 'The page', reason: 'none' }],
    ...{
      recommendations: ['none'],
      request_research: ['N/A'],
      request_human_review: { needed: false, reason: 'None' },
    },
    deviations: [{ planned: 'none', actual: 'none', reason: 'none' }],
  }
  const reading = readHandoff({ structured, text: '' })
  if (!('handoff' in reading)) throw new Error('it is no handoff')
  const { handoff } = reading
  expect(operationsOfHandoff(1, handoff).map(({ text }) => text)).toEqual([
    'Reports must go under out/',
    'Clocks are UTC: tests set the zone',
    'JSONL it is',
    'Slow',
    'The page',
  ])
  expect(handoff).toMatchObject({ summary: 'none', freeform: 'None.', recommendations: [], request_research: [] })
  expect([handoff.stuck, handoff.request_human_review, handoff.deviations]).toEqual([undefined, { needed: false }, []])
})
