import { expect, test } from 'vitest'
import { verifyIndex } from '../../../src/core/knowledge/verify-index.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
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

test.each<[string, Knowledge[], string]>([
  ['an entry is missing', [hard, soft, ada], 'K-pattern-old would be removed or moved'],
  ['entries are in another order', [soft, hard, ada, over], 'would be removed or moved'],
  ['words were changed', [hard, { ...soft, text: 'Other.' }, ada, over], 'K-gotcha-clock would be rewritten'],
  ['a source is gone', [hard, { ...soft, iterations: [] }, ada, over], 'would lose a source'],
  [
    'what is over counts again',
    [hard, soft, ada, { ...over, status: 'active' }],
    'was deprecated and would count again',
  ],
  ['a hard constraint is softened', [{ ...hard, hard: false }, soft, ada, over], 'would be lost'],
  ['a hard constraint is over', [{ ...hard, status: 'deprecated' }, soft, ada, over], 'would be lost'],
  [
    '"mustard" takes its place',
    [{ ...hard, status: 'superseded' }, soft, ada, over, { ...added, text: 'mustard', supersedes: [hard.id] }],
    'would be lost',
  ],
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
