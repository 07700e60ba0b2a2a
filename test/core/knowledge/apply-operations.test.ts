import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOperations, readOperations } from '../../../src/core/knowledge/apply-operations.ts'
import { isActive, isHard } from '../../../src/core/knowledge/entry.ts'
import { indexMarkdown } from '../../../src/core/knowledge/render-index.ts'
import { verifyIndex } from '../../../src/core/knowledge/verify-index.ts'
import type { KnowledgeOperation } from '../../../src/schema/agent/knowledge-operations.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
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

const after = (index: Knowledge[], ...operations: KnowledgeOperation[]) => {
  const result = applyOperations(index, operations, context)
  return result.kind === 'applied' ? result.changed : expect.unreachable(result.why.join('; '))
}
const ab = [
  entry({ id: 'K-gotcha-a', text: 'Fact a.', iterations: [2] }),
  entry({ id: 'K-gotcha-b', text: 'Fact b.', iterations: [3] }),
]

test('an entry that is replaced by words that are known gives way to the one that has them', () => {
  const said: KnowledgeOperation = { action: 'supersede', targets: ['K-gotcha-a'], text: 'fact  B.', sources: [5] }
  expect(after(ab, said)).toMatchObject([
    { id: 'K-gotcha-a', status: 'superseded', why: 'superseded by K-gotcha-b' },
    { id: 'K-gotcha-b', iterations: [3, 5], supersedes: ['K-gotcha-a'], task: 'TASK-5' },
  ])
  const twice = after([...ab, entry({ id: 'K-gotcha-c', text: 'Fact c.' })], said, { ...said, targets: ['K-gotcha-c'] })
  expect(twice.find(({ id }) => id === 'K-gotcha-b')?.supersedes).toEqual(['K-gotcha-a', 'K-gotcha-c'])
  // Where a person has the words, theirs stay as they were said.
  const ada = entry({ id: 'K-decision-ada', text: 'Fact b.', by: 'Ada' })
  expect(after([ab[0] as Knowledge, ada], said)).toMatchObject([{ id: 'K-gotcha-a', status: 'superseded' }])
})

test('known words that name nothing new change nothing, and what is over is said anew', () => {
  expect(after(ab, { action: 'add', type: 'gotcha', text: 'Fact a.', sources: [2] })).toEqual([])
  const over = [entry({ id: 'K-gotcha-a', text: 'Fact a.', status: 'deprecated', why: 'x' })]
  expect(after(over, { action: 'add', type: 'gotcha', text: 'Fact a.', sources: [4] })).toMatchObject([
    { status: 'active' },
  ])
})

test('an entry is put in its own words again where they change only in their spacing or kind', () => {
  expect(
    after(ab, { action: 'supersede', targets: ['K-gotcha-a'], type: 'pattern', text: 'fact a.', sources: [4] }),
  ).toMatchObject([
    { id: 'K-gotcha-a', status: 'superseded' },
    { id: 'K-pattern-fact-a', text: 'fact a.' },
  ])
})

test.each<[string, Partial<KnowledgeOperation>, boolean]>([
  ['is called hard', { type: 'constraint', hard: true, text: 'Dates are UTC.' }, true],
  ['sounds hard', { type: 'constraint', text: 'Dates must be UTC.' }, true],
  ['does neither', { type: 'constraint', text: 'Dates are UTC, as mustard.' }, false],
  ['is no constraint', { type: 'gotcha', hard: true, text: 'Dates must be UTC.' }, false],
])('hard is a constraint that %s', (_, said, hard) => {
  const read = readOperations({ operations: [{ action: 'add', sources: [1], ...said }] })
  if ('why' in read) return expect.unreachable()
  expect(after([], ...read.operations)).toMatchObject([{ hard }])
})

test('of one iteration at most three constraints are hard, and a quarter of the budget; the others are named', () => {
  const rules = Array.from(
    { length: 50 },
    (_, n): KnowledgeOperation => ({
      ...{ action: 'add', type: 'constraint', hard: true, text: `Rule ${n} must hold.`, sources: [4] },
    }),
  )
  const all = applyOperations([], rules, context)
  if (all.kind !== 'applied') return expect.unreachable()
  expect(all.index.filter(isHard)).toHaveLength(3)
  expect(all.softened).toHaveLength(47)
  expect(all.index).toHaveLength(50)
  const few = applyOperations([], rules, { ...context, maxHardChars: 40 })
  expect(few.kind === 'applied' && few.index.filter(isHard)).toHaveLength(2)
})

test('B7: each operation is judged by itself, and a removal goes with the replacement that was refused', () => {
  const bad: KnowledgeOperation = {
    action: 'add',
    type: 'gotcha',
    text: 'Tests need a clock that they set.',
    sources: [12],
  }
  const removal: KnowledgeOperation = { action: 'deprecate', targets: ['K-gotcha-clock'], reason: 'said better now' }
  const good: KnowledgeOperation = { action: 'add', type: 'pattern', text: 'One file, one idea.', sources: [4] }
  const result = apply(removal, bad, good)
  if (result.kind !== 'applied') return expect.unreachable()
  expect(result.changed.map(({ id }) => id)).toEqual(['K-pattern-one-file-one-idea'])
  expect(result.refused).toEqual([
    'operation 1 (deprecate): it belongs to operation 2, which was refused',
    'operation 2 (add): it names iteration 12, which did not pass or does not count',
  ])
  expect(apply(removal, good)).toMatchObject({ kind: 'applied', refused: [] })
  const merge: KnowledgeOperation = { action: 'merge', targets: ['K-gotcha-clock', 'K-gotcha-gone'], text: 'Both.' }
  expect(apply(removal, merge, good)).toMatchObject({
    refused: [/belongs to operation 2/, /there is no entry/].map((one) => expect.stringMatching(one)),
  })
})

test('a contradiction is kept on the newer entry, and never on a person’s', () => {
  const pair = (...targets: string[]): KnowledgeOperation => ({ action: 'contradict', targets })
  expect(apply(pair('K-gotcha-clock', 'K-constraint-api'))).toMatchObject({
    changed: [{ id: 'K-gotcha-clock', contradicts: ['K-constraint-api'] }],
  })
  expect(apply(pair('K-decision-ada', 'K-gotcha-clock'))).toMatchObject({
    changed: [{ id: 'K-gotcha-clock', contradicts: ['K-decision-ada'] }],
  })
  expect(apply(pair('K-gotcha-clock', 'K-gotcha-clock'))).toMatchObject({ kind: 'refused' })
})

test('what takes the place of a hard constraint is hard, in whatever words', () => {
  const [, made] = after([old[0] as Knowledge], {
    action: 'supersede',
    targets: ['K-constraint-api'],
    text: 'v2 stays.',
    sources: [4],
  })
  expect(made).toMatchObject({ id: 'K-constraint-v2-stays', hard: true })
})

test('entries of an older plan can be merged before anything was learned here, and stay that plan’s', () => {
  const [a, b] = ab.map((one) => ({ ...one, from: 'older' }))
  const both: KnowledgeOperation = { action: 'merge', targets: ['K-gotcha-a', 'K-gotcha-b'], text: 'Both.' }
  if (!a || !b) return expect.unreachable()
  expect(after([a, b], both).at(-1)).toMatchObject({ from: 'older', iterations: [2, 3], task: null })
  expect(after([a, { ...b, from: 'other' }], both).at(-1)).toMatchObject({ from: 'older, other', iterations: [] })
  // With what is from here, or was learned here, it is this run's; iterations of another run are none of it.
  expect(after([a, b], { ...both, sources: [5] }).at(-1)).toMatchObject({ from: null, iterations: [5], task: 'TASK-5' })
  expect(after([a, ab[1] as Knowledge], both).at(-1)).toMatchObject({ from: null, iterations: [3] })
})

test.each<[string, KnowledgeOperation, string]>([
  [
    'known words that are not hard, for a hard constraint',
    { action: 'supersede', targets: ['K-constraint-api'], text: 'Tests need a clock.', sources: [4] },
    'operation 2 (supersede): K-gotcha-clock says the same and is not a hard constraint',
  ],
  [
    'an add with a target',
    { action: 'add', type: 'gotcha', targets: ['K-gotcha-clock'], text: 'x', sources: [4] },
    'takes no targets',
  ],
  [
    'a text of more than 500 characters',
    { action: 'add', type: 'gotcha', text: 'x'.repeat(501), sources: [4] },
    'its text has 501 characters, more than 500',
  ],
  ['no target to deprecate, and no reason', { action: 'deprecate' }, 'needs a target; needs a reason'],
  [
    'an unknown id',
    { action: 'deprecate', targets: ['K-gotcha-none'], reason: 'x' },
    'there is no entry K-gotcha-none',
  ],
  [
    'one that is over',
    { action: 'deprecate', targets: ['K-pattern-old'], reason: 'x' },
    'K-pattern-old is already deprecated',
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
])('%s is refused, and what else was asked is applied', (_, operation, why) => {
  const good: KnowledgeOperation = { action: 'add', type: 'pattern', text: 'Fine.', sources: [1] }
  const result = apply(good, operation)
  if (result.kind !== 'applied') return expect.unreachable()
  expect(result.changed.map(({ id }) => id)).toEqual(['K-pattern-fine'])
  expect(result.refused.join('\n')).toContain(why)
  expect(apply(operation)).toMatchObject({ kind: 'refused' })
})

test('all findings are told at once, in single harmless lines', () => {
  const bad: KnowledgeOperation = { action: 'add', text: 'x\n::error::y' }
  const result = apply(...Array.from({ length: 20 }, () => bad))
  if (result.kind !== 'refused') return expect.unreachable()
  expect(result.why).toHaveLength(11)
  expect(result.why[10]).toBe('and 10 more')
  expect(result.why[0]).toBe('operation 1 (add): needs a type; needs sources: the iterations that taught it')
  const ten = apply(...Array.from({ length: 10 }, () => bad))
  expect(ten.kind === 'refused' && ten.why).toHaveLength(10)
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

test('what is wrong with an answer is said with its place, ten times at most; a sound one is read', () => {
  const operations = [{ action: 'add', type: 'gotcha', text: 'x', sources: [1] }]
  expect(readOperations({ operations })).toEqual({ operations })
  expect(readOperations({ operations: [{ action: 'rewrite' }] })).toEqual({
    why: [expect.stringMatching(/^operations\.0\.action: /)],
  })
  expect(readOperations(7)).toEqual({ why: [expect.stringMatching(/^answer: /)] })
  const many = readOperations({ operations: Array.from({ length: 20 }, () => ({ action: 'rewrite' })) })
  expect('why' in many && many.why).toHaveLength(10)
  expect(readOperations({ operations, more: Array.from({ length: 5 }, () => 'x'.repeat(50_000)) })).toEqual({
    why: [expect.stringMatching(/^the answer /)],
  })
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

test('B4: removals with the reason for which a hard constraint was to go are refused with it', () => {
  const reason = 'Too many.'
  const result = apply(
    { action: 'add', type: 'pattern', text: 'One file, one idea.', sources: [4] },
    { action: 'deprecate', targets: ['K-constraint-api'], reason },
    { action: 'deprecate', targets: ['K-gotcha-clock'], reason: 'too  many.' },
  )
  if (result.kind !== 'applied') return expect.unreachable()
  expect(result.refused).toEqual([
    expect.stringContaining('operation 2 (deprecate): the hard constraint K-constraint-api would be lost'),
    'operation 3 (deprecate): it belongs to operation 2, which was refused',
  ])
  expect(result.index.find(({ id }) => id === 'K-gotcha-clock')?.status).toBe('active')
})

test('B4: one answer ends at most five entries without a successor, or a tenth; what a task left open ends in any number', () => {
  const many = (type: 'gotcha' | 'unresolved', count: number) =>
    Array.from({ length: count }, (_, n) => entry({ id: `K-${type}-${n}`, text: `Number ${n}.`, iterations: [3] }))
  const removals = (type: string, count: number): KnowledgeOperation[] =>
    Array.from({ length: count }, (_, n) => ({
      action: 'deprecate',
      targets: [`K-${type}-${n}`],
      reason: `Gone ${n}.`,
    }))
  const endedOf = (entries: readonly Knowledge[], operations: readonly KnowledgeOperation[]) => {
    const result = applyOperations(entries, operations, context)
    return result.kind === 'refused' ? result.why[0] : result.changed.length
  }
  const message = 'operation 1 (deprecate): this answer would end 6 entries without a successor, more than 5'
  expect(endedOf(many('gotcha', 20), removals('gotcha', 5))).toBe(5)
  expect(endedOf(many('gotcha', 20), removals('gotcha', 6))).toBe(message)
  expect(endedOf(many('gotcha', 100), removals('gotcha', 10))).toBe(10)
  expect(
    endedOf(many('gotcha', 20), [
      { action: 'deprecate', reason: 'Gone.', targets: many('gotcha', 6).map(({ id }) => id) },
    ]),
  ).toBe(message)
  expect(endedOf(many('unresolved', 20), removals('unresolved', 20))).toBe(20)
})
