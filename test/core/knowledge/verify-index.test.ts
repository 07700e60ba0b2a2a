import { expect, test } from 'vitest'
import { maxIndexEntries, verifyIndex } from '../../../src/core/knowledge/verify-index.ts'
import { type Knowledge, longestEntry } from '../../../src/schema/knowledge/entry.ts'
import { entry, taught } from './any-index.ts'

const hard = entry({ id: 'K-constraint-api', text: 'The API must stay.', hard: true, iterations: [2] })
const soft = entry({ id: 'K-gotcha-clock', text: 'Tests need a clock.', iterations: [3] })
const ada = entry({ id: 'K-decision-ada', text: 'Use the cache.', by: 'Ada' })
const over = entry({ id: 'K-pattern-old', text: 'Once.', status: 'deprecated', why: 'gone' })
const old = [hard, soft, ada, over]
const added = entry({ id: 'K-gotcha-new', text: 'New.', iterations: [4] })

const verify = (next: Knowledge[]) => verifyIndex(old, next, { taught })

test('an index that only grew is sound', () => {
  expect(verify(old)).toEqual([])
  expect(verify([...old, added])).toEqual([])
})

const gone = entry({ id: 'K-gotcha-gone', text: 'Gone.', iterations: [98] })
const heir = entry({ id: 'K-constraint-heir', text: 'Inherited.', iterations: [97], from: 'older' })

test.each<[string, Knowledge[], Knowledge[]]>([
  [
    'a hard one that is over is touched',
    [{ ...hard, status: 'deprecated' }],
    [{ ...hard, status: 'deprecated', why: 'x' }],
  ],
  [
    'a hard one gives way to a hard one',
    [hard],
    [
      { ...hard, status: 'superseded' },
      { ...hard, id: 'K-constraint-b', supersedes: [hard.id] },
    ],
  ],
  ['an active one gets another source', [soft], [{ ...soft, iterations: [3, 4] }]],
  ['a source that counts no more was there before', [gone], [{ ...gone, iterations: [4, 98] }]],
  [
    'a source that counts no more is merged into another entry',
    [gone],
    [
      { ...gone, status: 'superseded' },
      { ...added, iterations: [98], supersedes: [gone.id] },
    ],
  ],
  [
    'an inherited one names iterations of its own run',
    [heir],
    [
      { ...heir, status: 'superseded' },
      { ...heir, id: 'K-constraint-c', supersedes: [heir.id] },
    ],
  ],
  ['one of before has a text that no new one may have', [{ ...soft, text: 'a\nb' }], [{ ...soft, text: 'a\nb' }]],
  ['a text is as long as it may be', [], [{ ...added, text: 'x'.repeat(longestEntry) }]],
  [
    'it is as large as it may be',
    [],
    Array.from({ length: maxIndexEntries }, (_, at) => ({ ...added, id: `K-gotcha-${at}` })),
  ],
])('an index is sound in which %s', (_, before, next) => {
  expect(verifyIndex(before, next, { taught })).toEqual([])
})

test('an index is refused that is larger than it may be, and one in which one iteration of two is not known', () => {
  const many = Array.from({ length: maxIndexEntries + 1 }, (_, at) => ({ ...added, id: `K-gotcha-${at}` }))
  expect(verifyIndex([], many, { taught })).toEqual(['the index would have 20001 entries, more than 20000'])
  expect(verify([...old, { ...added, iterations: [4, 99] }])).toEqual([
    'K-gotcha-new names iteration 99, which did not pass or does not count',
  ])
})

test.each<[string, Knowledge[], string]>([
  ['an entry is missing', [hard, soft, ada], 'K-pattern-old would be removed or moved'],
  ['entries are in another order', [soft, hard, ada, over], 'would be removed or moved'],
  ['words were changed', [hard, { ...soft, text: 'Other.' }, ada, over], 'K-gotcha-clock would be rewritten'],
  ['an author was taken away', [hard, soft, { ...ada, by: null, iterations: [1] }, over], 'would be rewritten'],
  ['a soft one became hard', [hard, { ...soft, hard: true }, ada, over], 'would be rewritten'],
  ['a source is gone', [hard, { ...soft, iterations: [] }, ada, over], 'would lose a source'],
  [
    'what is over counts again',
    [hard, soft, ada, { ...over, status: 'active' }],
    'was deprecated and would be in force again',
  ],
  ['a hard constraint is softened', [{ ...hard, hard: false }, soft, ada, over], 'would be lost'],
  ['a hard constraint is over', [{ ...hard, status: 'deprecated' }, soft, ada, over], 'would be lost'],
  [
    '"mustard" takes its place',
    [{ ...hard, status: 'superseded' }, soft, ada, over, { ...added, text: 'mustard', supersedes: [hard.id] }],
    'would be lost',
  ],
  [
    'what takes the place of a hard one is over itself',
    [
      { ...hard, status: 'superseded' },
      soft,
      ada,
      over,
      { ...hard, id: 'K-constraint-b', status: 'deprecated', supersedes: [hard.id] },
    ],
    'would be lost',
  ],
  ['an entry takes its own place', [...old, { ...added, supersedes: [added.id] }], 'which does not exist'],
  ['a text is empty', [...old, { ...added, text: '' }], 'is not one visible line'],
  ['a text is too long', [...old, { ...added, text: 'x'.repeat(longestEntry + 1) }], 'is not one visible line'],
  ['an id brings a heading', [...old, { ...added, id: 'K-gotcha-a\n# b' }], 'or would contain a second one'],
  ['an id is there twice', [...old, { ...added, id: soft.id }], 'two entries would have the same id'],
  ['a target does not exist', [...old, { ...added, supersedes: ['K-gotcha-none'] }], 'which does not exist'],
  ['a source failed', [...old, { ...added, iterations: [99] }], 'names iteration 99'],
  ['there is no source', [...old, { ...added, iterations: [] }], 'has no source'],
  ['a person’s entry was changed', [hard, soft, { ...ada, status: 'deprecated' }, over], "is a person's"],
  ['a person is invented', [...old, { ...added, by: 'Ada' }], 'a person who said nothing'],
  ['a text has lines', [...old, { ...added, text: 'a\n## Skills' }], 'is not one visible line'],
  ['a text hides characters', [...old, { ...added, text: 'a\u202eb' }], 'is not one visible line'],
])('B4: an index in which %s is refused', (_, next, why) => {
  expect(verify(next).join('\n')).toContain(why)
})
