import { expect, test } from 'vitest'
import { evidenceOf, lowestFirst, summaryOf } from '../../../src/core/calls/evidence.ts'
import { evidenceFor, evidenceInWords } from '../../../src/core/report/words/counsel-words.ts'
import type { JudgedCriterion } from '../../../src/schema/check/criterion.ts'
import { Evidence, EvidenceSummary, summaryToday } from '../../../src/schema/counsel/evidence.ts'
import { RunState } from '../../../src/schema/run/run-state.ts'
import { StoredEvent } from '../../../src/schema/run/stored-event.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { planOf, runState } from '../../support/run-state.ts'

const citation = { kind: 'test', file: 'test/a.test.ts', title: 'a > works' } as const
const judged = (criterion: string, level: JudgedCriterion['level']): JudgedCriterion => ({
  ...{ criterion, citation, level, check: level === 'ran' ? 'npm test' : null },
  why: level === 'ran' ? null : 'no check reports that it ran',
})

const plan = planOf(
  { id: 'A', acceptance_criteria: ['It works', 'It is fast', 'It is new'] },
  { id: 'B' },
  { id: 'C', acceptance_criteria: ['It is not done'] },
)

const evidence = evidenceOf({
  plan,
  statusOf: (id) => (id === 'C' ? 'pending' : 'done'),
  judged: new Map([
    [
      'A',
      [
        { iteration: 1, criteria: [judged('It works', 'ran'), judged('It is fast', 'claimed')] },
        { iteration: 2, criteria: [judged('It works', 'exists'), judged('It is fast', 'exists')] },
        { iteration: 3, criteria: [judged('It works', 'ran'), judged('Something else', 'ran')] },
      ],
    ],
  ]),
  work: 'w',
})

test('of all attempts at a task the highest level of a criterion counts, and of these the newest', () => {
  expect(evidence.criteria).toEqual([
    { ...judged('It works', 'ran'), task: 'A', iteration: 3 },
    { ...judged('It is fast', 'exists'), task: 'A', iteration: 2 },
    {
      ...{ task: 'A', criterion: 'It is new', citation: null, level: 'claimed', check: null, iteration: null },
      why: 'no agent cited anything for it',
    },
  ])
  expect(evidence.silent).toEqual(['B'])
  expect(lowestFirst(evidence.criteria).map(({ level }) => level)).toEqual(['claimed', 'exists', 'ran'])
})

test('reports have one line with counts, and say of each criterion what is cited and why its level is not higher', () => {
  const summary = summaryOf(evidence)
  expect(EvidenceSummary.parse(summary)).toEqual(summary)
  expect(evidenceInWords(summary)).toBe('criteria: 1 ran, 1 exists, 1 claimed; 1 done task states no criterion')
  expect(summary.rows.map(({ level }) => level)).toEqual(['claimed', 'exists', 'ran'])
  expect(evidence.criteria.map(evidenceFor)).toEqual([
    'test/a.test.ts: a > works; by check npm test in iteration 3',
    'test/a.test.ts: a > works; no check reports that it ran',
    'no agent cited anything for it',
  ])
})

test('of a long plan the summary keeps the first rows, bounded', () => {
  const many = Array.from({ length: 1_000 }, (_, n) => ({
    ...judged(`${n} ${'x'.repeat(480)}`, 'ran'),
    ...{ task: 'A', iteration: 1 },
  }))
  const summary = summaryOf({ work: 'w', criteria: many, silent: [] })
  expect(summary).toMatchObject({ ran: 1_000, exists: 0, claimed: 0, rows: { length: 40 } })
  expect(JSON.stringify(summary).length).toBeLessThan(20_000)
})

const former = {
  ...{ work: 'w', proven: 2, total: 3, silent: 1 },
  unproven: [{ task: 'A', criterion: 'It is fast' }],
}

test('what an older version guessed from words loads as claims, in state, events and evidence.json', () => {
  const today = {
    ...{ work: 'w', ran: 0, exists: 0, claimed: 3, silent: 1 },
    rows: [{ task: 'A', criterion: 'It is fast', level: 'claimed', citation: null }],
  }
  expect(RunState.parse({ ...runState(plan), evidence: former }).evidence).toEqual(today)
  expect(StoredEvent.parse({ type: 'evidence_gathered', at: oneOfEach.evidence_gathered.at, ...former })).toEqual({
    ...{ type: 'evidence_gathered', at: oneOfEach.evidence_gathered.at },
    ...today,
  })
  const proof = { kind: 'check', name: 'npm test' }
  const file = {
    work: 'w',
    criteria: [
      { task: 'A', criterion: 'npm test passes', proof, why: null },
      { task: 'A', criterion: 'It is fast', proof: null, why: 'no check, test or file of the work states it' },
    ],
    silent: ['B'],
  }
  const why = 'an older version of ralph compared words and recorded no citation'
  const claim = { task: 'A', citation: null, level: 'claimed', check: null, why, iteration: null }
  expect(Evidence.parse(file).criteria).toEqual([
    { ...claim, criterion: 'npm test passes' },
    { ...claim, criterion: 'It is fast' },
  ])
  expect(evidenceInWords(EvidenceSummary.parse(summaryToday(former)))).toMatch(/^criteria: 0 ran, 0 exist, 3 claimed;/)
})
