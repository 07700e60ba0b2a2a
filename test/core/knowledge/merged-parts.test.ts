import { expect, test } from 'vitest'
import { putEntries } from '../../../src/core/knowledge/entry.ts'
import { recordHandoff } from '../../../src/core/knowledge/record-handoff.ts'
import { withoutIteration } from '../../../src/core/knowledge/undone.ts'
import type { Handoff } from '../../../src/schema/agent/handoff.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
import { entry } from './any-index.ts'

const part = (id: string, text: string, iteration: number, merged: string): Knowledge =>
  entry({ id, text, iterations: [iteration], status: 'superseded', why: `superseded by ${merged}` })

/** Store and logs were merged first, and then the cache joined them. */
const index = [
  part('K-decision-store', 'The store keeps its rows in SQLite.', 1, 'K-decision-two'),
  part('K-decision-logs', 'Logs are written as JSON lines.', 2, 'K-decision-two'),
  part('K-decision-cache', 'A cache of forty parsed templates lives in memory.', 3, 'K-decision-three'),
  entry({
    ...part('K-decision-two', 'SQLite holds the rows; logs are JSON lines.', 1, 'K-decision-three'),
    ...{ iterations: [1, 2], supersedes: ['K-decision-store', 'K-decision-logs'] },
  }),
  entry({
    ...{ id: 'K-decision-three', text: 'SQLite holds the rows; logs are JSON lines; templates are cached.' },
    ...{ iterations: [1, 2, 3], supersedes: ['K-decision-two', 'K-decision-cache'] },
  }),
]
const taught = new Map([1, 2, 3, 4].map((n) => [n, `TASK-${n}`]))
const record = (old: readonly Knowledge[], fields: Partial<Handoff>): Knowledge[] => {
  const numbered = ['K-decision-three']
  const handoff = { summary: 's', freeform: 'f', ...fields }
  const { changed } = recordHandoff(
    old,
    { iteration: 4, numbered, handoff },
    { taught, completed: new Map(), closesSettled: false },
  )
  return putEntries(old, changed)
}
const activeTexts = (entries: readonly Knowledge[]): string[] =>
  entries.filter(({ status }) => status === 'active').map(({ text }) => text)
const replaced = record(index, { supersedes: [1], architectural_notes: ['The store keeps its rows in JSONL files.'] })

test('B7: if an agent replaces one statement of a merged entry, the others still hold', () => {
  expect(activeTexts(replaced)).toEqual([
    'Logs are written as JSON lines.',
    'A cache of forty parsed templates lives in memory.',
    'The store keeps its rows in JSONL files.',
  ])
})

test('a successor that says all of it anew replaces all of it', () => {
  const text =
    'The store keeps its rows in JSONL, logs are written as text, and the cache of forty parsed templates is gone from memory.'
  expect(activeTexts(record(index, { supersedes: [1], architectural_notes: [text] }))).toEqual([text])
})

test('no_longer_true ends the statement that its reason names, and all of them if it names none', () => {
  const named = record(index, {
    no_longer_true: [{ entry: 1, why: 'templates are no longer parsed, so nothing is cached' }],
  })
  expect(activeTexts(named)).toEqual(['The store keeps its rows in SQLite.', 'Logs are written as JSON lines.'])
  expect(activeTexts(record(index, { no_longer_true: [{ entry: 1, why: 'rewritten' }] }))).toEqual([])
})

test('an entry that replaced others brings none of them back', () => {
  const old = [
    part('K-decision-tabs', 'Indent with tabs.', 1, 'K-decision-three'),
    part('K-decision-wide', 'Lines have eighty columns.', 2, 'K-decision-three'),
    entry({
      ...{ id: 'K-decision-three', text: 'A formatter decides.', iterations: [3] },
      supersedes: ['K-decision-tabs', 'K-decision-wide'],
    }),
  ]
  expect(activeTexts(record(old, { supersedes: [1], architectural_notes: ['Biome decides, with tabs.'] }))).toEqual([
    'Biome decides, with tabs.',
  ])
})

test('after the iteration is undone the merged entry counts as before, and its parts do not stand beside it', () => {
  const undone = withoutIteration(replaced, 4, 'undone')
  expect(activeTexts(undone)).toEqual(activeTexts(index))
  expect(undone.slice(0, index.length)).toEqual(index)
})
