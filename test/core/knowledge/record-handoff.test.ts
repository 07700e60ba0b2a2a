import { expect, test } from 'vitest'
import { recordHandoff } from '../../../src/core/knowledge/record-handoff.ts'
import type { Handoff } from '../../../src/schema/agent/handoff.ts'
import { entry } from './any-index.ts'

const index = [
  entry({ id: 'K-constraint-port', text: 'The server must listen on port 8080.', hard: true, iterations: [1] }),
  entry({ id: 'K-decision-store', text: 'The store is SQLite.', iterations: [2] }),
  entry({ id: 'K-decision-ada', text: 'Ada wants tabs.', by: 'Ada' }),
]
const numbered = index.map(({ id }) => id)
const context = {
  taught: new Map([1, 2, 3, 4].map((n) => [n, `TASK-${n}`])),
  completed: new Map<string, number>(),
  closesSettled: false,
}
const record = (fields: Partial<Handoff>, more: Partial<typeof context> = {}) =>
  recordHandoff(
    index,
    { iteration: 4, numbered, handoff: { summary: 's', freeform: 'f', ...fields } },
    { ...context, ...more },
  )

test('B7: what a handoff states in its fields is recorded at once', () => {
  const { changed } = record({
    architectural_notes: ['Logs are JSON lines.'],
    constraints_discovered: [{ constraint: 'Ids must be stable' }],
  })
  expect(changed).toMatchObject([
    { id: 'K-constraint-ids-must-be-stable', hard: true, iterations: [4], by: null },
    { id: 'K-decision-logs-are-json-lines', iterations: [4] },
  ])
})

test('an entry that it supersedes by number gives way to the statement most like it', () => {
  const { changed, ignored } = record({
    supersedes: [2],
    architectural_notes: ['Logs are JSON lines.', 'The store is JSONL.'],
  })
  expect(ignored).toEqual([])
  expect(changed.find(({ id }) => id === 'K-decision-the-store-is-jsonl')?.supersedes).toEqual(['K-decision-store'])
  expect(changed.find(({ id }) => id === 'K-decision-store')?.status).toBe('superseded')
})

test('a hard constraint gives way to a hard one only; else it is said to be over, and counts', () => {
  const hard = record({
    supersedes: [1],
    constraints_discovered: [{ constraint: 'The server must listen on port 9090' }],
  })
  expect(hard.changed.find(({ id }) => id === 'K-constraint-port')?.status).toBe('superseded')
  expect(hard.saidOver).toEqual([])
  const soft = record({ supersedes: [1], architectural_notes: ['Ports do not matter.'] })
  expect(soft.changed.find(({ id }) => id === 'K-constraint-port')).toMatchObject({
    ...{ status: 'active', said_over: { iteration: 4 } },
  })
})

test('no_longer_true ends an entry with its reason, and only marks a hard constraint', () => {
  const { changed, saidOver } = record({
    no_longer_true: [
      { entry: 2, why: 'it was moved' },
      { entry: 1, why: 'there is no server' },
    ],
  })
  expect(changed.find(({ id }) => id === 'K-decision-store')).toMatchObject({
    ...{ status: 'deprecated', why: 'iteration 4: it was moved' },
  })
  expect(saidOver).toMatchObject([
    { id: 'K-constraint-port', status: 'active', said_over: { why: 'there is no server' } },
  ])
})

test('what a person said is out of its reach, and unknown numbers are named', () => {
  const { changed, ignored, saidOver } = record({
    supersedes: [3, 9, -1, 0],
    no_longer_true: [{ entry: 3, why: 'I was told so' }],
    contradictions: [{ entry: 1, contradicts: 99 }],
    architectural_notes: ['Spaces.'],
  })
  expect(changed.map(({ id }) => id)).toEqual(['K-decision-spaces'])
  expect(saidOver).toEqual([])
  expect(ignored).toHaveLength(6)
  expect(ignored[0]).toBe('iteration 4 supersedes K-decision-ada, which only a person may change')
})

test('a contradiction that it names is kept on the newer entry', () => {
  const { contradicting, changed } = record({ contradictions: [{ entry: 2, contradicts: 1 }] })
  expect(contradicting).toEqual(['K-decision-store'])
  expect(changed).toMatchObject([{ id: 'K-decision-store', contradicts: ['K-constraint-port'] }])
})

test('statements beyond thirty are counted and not recorded', () => {
  const { changed, leftOut } = record({ architectural_notes: Array.from({ length: 42 }, (_, n) => `Note ${n}.`) })
  expect(changed).toHaveLength(30)
  expect(leftOut).toBe(12)
})

test('a statement that is too long for an entry loses whole sentences at its end, and is counted', () => {
  const rule = 'Each date must be UTC. '
  const long = `${rule.repeat(21)}${'Months'.repeat(20)}.`
  const { changed, shortened } = record({ constraints_discovered: [{ constraint: long }], architectural_notes: ['A.'] })
  expect(shortened).toBe(1)
  expect(changed.map(({ text }) => text)).toEqual([`${rule.repeat(21).trim()} …`, 'A.'])
})
