import { expect, test } from 'vitest'
import { handoffRows } from '../../../../src/core/report/words/handoff-rows.ts'

const said = { summary: 's', freeform: 'f' }
const lines = (...call: Parameters<typeof handoffRows>) =>
  handoffRows(...call).map(({ name, text }) => `${name}: ${text}`)

test('a handoff without fields has no rows', () => {
  expect(handoffRows(said, { task: 'A', changes: [] })).toEqual([])
})

test('what an agent claims and did not do is said', () => {
  const handoff = {
    ...said,
    task_completed: { task_id: 'B', fully_complete: true },
    files_touched: [
      { path: 'a.ts', action: 'modified' as const },
      { path: 'b.ts', action: 'created' as const },
      { path: 'c.ts', action: 'deleted' as const },
    ],
  }
  const changes = [
    { path: 'a.ts', action: 'modified' },
    { path: 'b.ts', action: 'modified' },
  ]
  expect(lines(handoff, { task: 'A', changes })).toEqual([
    'Complete: yes, and names another task: B',
    'Claims: b.ts is created, and it was modified',
    'Claims: c.ts is deleted, and it was not',
  ])
  expect(lines(handoff, { task: 'B', changes: null })).toEqual(['Complete: yes'])
})

test('the signals and what is left come first', () => {
  const rows = lines(
    {
      ...said,
      confidence_level: 'medium',
      stuck: 'no database',
      request_human_review: { needed: true, reason: 'a column is dropped' },
      request_research: ['which zone?'],
      unfinished_business: [{ item: 'the parser', priority: 'high' }],
      recommendations: ['cache it'],
    },
    { task: 'A', changes: null },
  )
  expect(rows).toEqual([
    'Sure: medium confidence',
    'Stuck: no database',
    'Asks: a person to review it: a column is dropped',
    'Research: which zone?',
    'Left: the parser (high priority)',
    'Advice: cache it',
  ])
})
