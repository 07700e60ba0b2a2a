import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperations, readOperations } from '../../../src/core/knowledge/apply-operations.ts'
import { isActive, isHard } from '../../../src/core/knowledge/entry.ts'
import { indexMarkdown } from '../../../src/core/knowledge/render-index.ts'
import { verifyIndex } from '../../../src/core/knowledge/verify-index.ts'
import type { KnowledgeOperation } from '../../../src/schema/agent/knowledge-operations.ts'
import { anyIndex, anyOperation, entry, taught } from './any-index.ts'

const context = { taught }
const old = [
  entry({ id: 'K-constraint-api', text: 'The API must stay.', hard: true, iterations: [2] }),
  entry({ id: 'K-gotcha-clock', text: 'Tests need a clock.', iterations: [3] }),
  entry({ id: 'K-decision-ada', text: 'Use the cache.', by: 'Ada' }),
  entry({ id: 'K-pattern-old', text: 'Once upon a time.', status: 'deprecated', why: 'gone' }),
]
const apply = (...operations: KnowledgeOperation[]) => applyOperations(old, operations, context)

test('an answer adds, supersedes, deprecates and merges, each with its sources', () => {
  const added = apply(
    { action: 'add', type: 'pattern', text: 'One file,  one idea.', sources: [4, 4] },
    { action: 'supersede', targets: ['K-constraint-api'], text: 'The API of v2 must stay.', sources: [5] },
    { action: 'deprecate', targets: ['K-gotcha-clock'], reason: 'There is a clock now.' },
  )
  if (added.kind !== 'applied') return expect.unreachable()
  expect(added.changed.map(({ id }) => id)).toEqual([
    'K-constraint-api',
    'K-gotcha-clock',
    'K-pattern-one-file-one-idea',
    'K-constraint-the-api-of-v2-must',
  ])
  expect(added.changed).toMatchObject([
    { status: 'superseded', why: 'superseded by K-constraint-the-api-of-v2-must' },
    { status: 'deprecated', why: 'There is a clock now.' },
    { text: 'One file, one idea.', iterations: [4], task: 'TASK-4', by: null },
    { hard: true, supersedes: ['K-constraint-api'], iterations: [5], task: 'TASK-5' },
  ])
  const merged = applyOperations(
    added.index,
    [
      { action: 'add', type: 'gotcha', text: 'Mind the gap.', sources: [6] },
      {
        action: 'merge',
        targets: ['K-gotcha-mind-the-gap', 'K-pattern-one-file-one-idea'],
        text: 'Both.',
        sources: [7],
      },
    ],
    context,
  )
  expect(merged).toMatchObject({
    changed: [{ status: 'superseded' }, { status: 'superseded' }, { id: 'K-gotcha-both', iterations: [4, 6, 7] }],
  })
})

test('the same words again add a source and no entry; a person’s words stay as they were said', () => {
  const result = apply(
    { action: 'add', type: 'gotcha', text: 'tests need a  CLOCK.', sources: [8] },
    { action: 'add', type: 'decision', text: 'Use the cache.', sources: [8] },
  )
  expect(result).toMatchObject({
    kind: 'applied',
    changed: [{ id: 'K-gotcha-clock', iterations: [3, 8], task: 'TASK-8' }],
  })
})

test.each<[string, KnowledgeOperation, string]>([
  [
    'an unknown id',
    { action: 'deprecate', targets: ['K-gotcha-none'], reason: 'x' },
    'there is no entry K-gotcha-none',
  ],
  [
    'one that is over',
    { action: 'deprecate', targets: ['K-pattern-old'], reason: 'x' },
    'K-pattern-old is deprecated already',
  ],
  ['a person’s', { action: 'deprecate', targets: ['K-decision-ada'], reason: 'x' }, "K-decision-ada is Ada's"],
  [
    'a hard constraint',
    { action: 'deprecate', targets: ['K-constraint-api'], reason: 'x' },
    'the hard constraint K-constraint-api would be lost',
  ],
  [
    'a hard constraint for a hint',
    { action: 'supersede', targets: ['K-constraint-api'], type: 'gotcha', text: 'Mind the API.', sources: [4] },
    'only another hard constraint may supersede it',
  ],
  [
    'a failed iteration',
    { action: 'add', type: 'gotcha', text: 'x', sources: [12] },
    'names iteration 12, which did not pass',
  ],
  ['no source', { action: 'add', type: 'gotcha', text: 'x' }, 'needs sources'],
  ['no type', { action: 'add', text: 'x', sources: [1] }, 'needs a type'],
  ['no text', { action: 'add', type: 'gotcha', text: '\u200b ', sources: [1] }, 'needs a text'],
  ['no reason', { action: 'deprecate', targets: ['K-gotcha-clock'], reason: ' ' }, 'needs a reason'],
  [
    'one target to merge',
    { action: 'merge', targets: ['K-gotcha-clock', 'K-gotcha-clock'], text: 'x' },
    'needs 2 targets',
  ],
])('%s is refused, and nothing is applied', (_, operation, why) => {
  const good: KnowledgeOperation = { action: 'add', type: 'pattern', text: 'Fine.', sources: [1] }
  const result = apply(good, operation)
  expect(result).toMatchObject({ kind: 'refused' })
  expect(result.kind === 'refused' && result.why.join('\n')).toContain(why)
})

test('all findings are told at once, in single harmless lines', () => {
  const bad: KnowledgeOperation = { action: 'add', text: 'x\n::error::y' }
  const result = apply(...Array.from({ length: 20 }, () => bad))
  if (result.kind !== 'refused') return expect.unreachable()
  expect(result.why).toHaveLength(11)
  expect(result.why[10]).toBe('and 30 more')
})

test.each<[string, unknown]>([
  ['a text', 'knowledge-index.md'],
  ['null', null],
  ['no list', { operations: 7 }],
  ['an unknown action', { operations: [{ action: 'rewrite' }] }],
  ['a bad id', { operations: [{ action: 'deprecate', targets: ['../../run.json'] }] }],
  ['an endless text', { operations: [{ action: 'add', type: 'gotcha', text: 'x'.repeat(501), sources: [1] }] }],
  ['too many', { operations: Array.from({ length: 51 }, () => ({ action: 'add' })) }],
  ['50 MB', { operations: [{ action: 'add', text: 'x'.repeat(50_000_000) }] }],
  ['a deep one', JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`)],
])('an answer that is %s is refused by name', (_, answer) => {
  expect(readOperations(answer)).toMatchObject({ why: [expect.any(String)] })
})

test('B1: an index of any size takes an operation', () => {
  const many = Array.from({ length: 5000 }, (_, at) => entry({ id: `K-gotcha-${at}`, text: `Fact ${at} is so.` }))
  const result = applyOperations(many, [{ action: 'add', type: 'gotcha', text: 'One more.', sources: [1] }], context)
  expect(result).toMatchObject({ kind: 'applied', changed: [{ id: 'K-gotcha-one-more' }] })
})

test('B4: whatever an agent answers, nothing of a person and no hard constraint is lost, and the index stays sound', () => {
  fc.assert(
    fc.property(anyIndex, fc.array(anyOperation, { maxLength: 6 }), (index, operations) => {
      const result = applyOperations(index, operations, context)
      if (result.kind === 'refused') return
      const next = result.index
      expect(verifyIndex(index, next, context)).toEqual([])
      expect(next.slice(0, index.length).map(({ id, text }) => [id, text])).toEqual(
        index.map(({ id, text }) => [id, text]),
      )
      for (const was of index) {
        if (was.by !== null) expect(next).toContain(was)
        if (!isActive(was) || !isHard(was)) continue
        const kept = next.some(
          (now) => isActive(now) && isHard(now) && (now.id === was.id || now.supersedes.includes(was.id)),
        )
        expect(kept).toBe(true)
      }
      const lines = indexMarkdown(next, 7).split('\n')
      expect(lines.filter((line) => line.startsWith('# '))).toEqual(['# Knowledge Index'])
      expect(lines.filter((line) => line.startsWith('- [K-'))).toHaveLength(next.filter(isActive).length)
      for (const line of lines.slice(3))
        expect(line).toMatch(/^(?:## (?:Constraints|Architectural Decisions|Patterns|Gotchas|Unresolved)|- \[K-.*|)$/)
      expect(lines.join('')).not.toMatch(/[\u202e\u200b]|<img|<!--/)
    }),
    { numRuns: 500 },
  )
})
