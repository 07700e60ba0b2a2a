import { expect, test } from 'vitest'
import { entryLine } from '../../../../src/core/knowledge/render-index.ts'
import { filterKnowledge, iterationsWith, knowledgeView } from '../../../../src/core/report/facts/knowledge-view.ts'
import { knowledgeText, knowledgeViewText } from '../../../../src/core/report/terminal/knowledge-text.ts'
import type { Knowledge } from '../../../../src/schema/knowledge/entry.ts'
import type { InterruptCause, RunEvent } from '../../../../src/schema/run/event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { entry } from '../../knowledge/any-index.ts'

const knowledge = [
  entry({ id: 'K-constraint-api', text: 'The API must stay.', hard: true, iterations: [2, 7], task: 'TASK-7' }),
  entry({
    id: 'K-gotcha-clock',
    text: 'Tests need a \u202eclock.',
    status: 'superseded',
    why: 'superseded by K-gotcha-time',
  }),
  entry({ id: 'K-gotcha-time', text: 'Tests need a time.', supersedes: ['K-gotcha-clock'], iterations: [9] }),
  entry({ id: 'K-decision-ada', text: 'Use the cache.', by: 'Ada', url: 'https://example.com/1' }),
]
const look = { width: 80, color: false }
const all = { kinds: [], status: 'all', words: [] } as const
const idsOf = (wish: object) => filterKnowledge(knowledge, { ...all, ...wish }).map(({ id }) => id)

test('what is known is listed by kind, most binding first, with where it comes from', () => {
  const chosen = filterKnowledge(knowledge, { ...all, status: 'active' })
  expect(knowledgeText(chosen, 4, look)).toEqual([
    ...['constraint', '  K-constraint-api', '    The API must stay. (iterations 2, 7)', ''],
    ...['decision', '  K-decision-ada', '    Use the cache. (Ada)', ''],
    ...['gotcha', '  K-gotcha-time', '    Tests need a time. (iteration 9)', ''],
    '3 entries of 4',
  ])
  expect(knowledgeText([], 0, look)).toEqual(['Nothing is known yet.'])
})

test('an entry whose older program names no iteration comes from that plan alone', () => {
  const nowhere = entry({ id: 'K-constraint-x', text: 'Mustard.', iterations: [], from: 'ralph-deluxe' })
  expect(knowledgeText([nowhere], 1, look)).toContain('    Mustard. (the plan ralph-deluxe)')
  expect(entryLine(nowhere)).toBe('- [K-constraint-x] Mustard. [source: ralph-deluxe]')
  const known = { ...nowhere, iterations: [3] }
  expect(knowledgeText([known], 1, look)).toContain('    Mustard. (iteration 3 of the plan ralph-deluxe)')
})

const attempt = (iteration: number, cause?: InterruptCause): RunEvent[] => [
  { ...oneOfEach.attempt_started, iteration },
  cause ? { ...oneOfEach.attempt_interrupted, iteration, cause } : { ...oneOfEach.attempt_failed, iteration },
]
const said = (id: string, ...supersedes: string[]): RunEvent => ({ ...oneOfEach.remembered, id, supersedes })

test('a prompt that no agent has read is told nobody', () => {
  const events = [
    said('K-gotcha-a'),
    ...attempt(1, 'held_back'),
    ...attempt(2, 'usage_limit'),
    ...attempt(3, 'work_moved'),
  ]
  expect(iterationsWith('K-gotcha-a', events)).toEqual([2])
})

test('no prompt holds an entry before it was known, or while it did not count', () => {
  const entry = { ...(knowledge[0] as Knowledge), id: 'K-gotcha-a' }
  const changed = (status: Knowledge['status']): RunEvent => ({
    ...{ ...oneOfEach.knowledge_changed, entries: [{ ...entry, status }] },
  })
  const [begun, ended] = attempt(3) as [RunEvent, RunEvent]
  const events = [
    ...attempt(1),
    said('K-gotcha-other'),
    ...attempt(2),
    // A post takes it in after its attempt has begun.
    ...[begun, changed('active'), ended],
    ...attempt(4),
    said('K-gotcha-b', 'K-gotcha-a'),
    ...attempt(5),
    oneOfEach.undo_done,
    ...attempt(6),
    { ...oneOfEach.forgotten, id: 'K-gotcha-a' },
    ...attempt(7),
  ]
  expect(iterationsWith('K-gotcha-a', events)).toEqual([3, 4, 6])
  expect(iterationsWith('K-gotcha-b', events)).toEqual([5, 6, 7])
  expect(iterationsWith('K-gotcha-none', events)).toEqual([])
})

test('it can be filtered and searched', () => {
  expect(idsOf({ kinds: ['gotcha'] })).toEqual(['K-gotcha-clock', 'K-gotcha-time'])
  expect(idsOf({ status: 'superseded' })).toEqual(['K-gotcha-clock'])
  expect(idsOf({ task: 'TASK-7' })).toEqual(['K-constraint-api'])
  expect(idsOf({ iteration: 2 })).toEqual(['K-constraint-api'])
  expect(idsOf({ by: 'Ada' })).toEqual(['K-decision-ada'])
  expect(idsOf({ words: ['TESTS', 'time'] })).toEqual(['K-gotcha-time'])
})

test('a prompt that an agent prepared holds an entry where it has its words, without its id', () => {
  const [api, , time] = knowledge
  if (!api || !time) return expect.unreachable()
  const prompts = new Map([
    [1, '## Current Task\n\nID: A\n\nMind that\nthe API  must stay.'],
    [2, '## Current Task\n\nID: A\n\nThe API may go.'],
  ])
  expect(knowledgeView(api, { knowledge }, prompts).prompts).toEqual([1])
  expect(knowledgeView(time, { knowledge }, prompts).prompts).toEqual([])
})

test('an entry is explained: who taught it, what it replaced, and which prompts held it', () => {
  const prompts = new Map([
    [1, ''],
    [2, '- [K-constraint-api] The'],
    [3, 'x\n- [K-constraint-api] The'],
    [4, '- [K-constraint-api-2] An'],
    [5, '- [K-constraint-api] The'],
  ])
  const [api, clock, time] = knowledge
  if (!api || !clock || !time) return expect.unreachable()
  expect(knowledgeViewText(knowledgeView(api, { knowledge }, prompts), look)).toEqual([
    'K-constraint-api',
    'Text       The API must stay.',
    'Kind       constraint, in every prompt',
    'Status     active',
    'From       iterations 2, 7, TASK-7',
    'Prompts    of 3 iterations: 2-3, 5',
    'Size       about 14 tokens',
  ])
  expect(knowledgeViewText(knowledgeView(clock, { knowledge }, prompts), look)).toEqual([
    'K-gotcha-clock',
    'Text       Tests need a clock.',
    'Kind       gotcha',
    'Status     superseded',
    'From       iteration 1',
    'Replaced   by K-gotcha-time',
    'Prompts    none yet',
    'Size       about 13 tokens',
  ])
  expect(knowledgeView(time, { knowledge }, prompts)).toMatchObject({ supersedes: ['K-gotcha-clock'], tokens: 20 })
})
