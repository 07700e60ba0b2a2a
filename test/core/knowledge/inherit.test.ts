import { expect, test } from 'vitest'
import { inherit } from '../../../src/core/knowledge/inherit.ts'
import { maxPersonEntries } from '../../../src/core/knowledge/remember.ts'
import { entry } from './any-index.ts'

const url = 'https://github.com/o/r/issues/1#issuecomment-2'

test('a new plan inherits what counts, and each entry keeps its author and says from where', () => {
  const index = [
    entry({ id: 'K-gotcha-a', status: 'superseded' }),
    entry({ id: 'K-gotcha-b', supersedes: ['K-gotcha-a'], iterations: [4] }),
    entry({ id: 'K-gotcha-c', from: 'oldest' }),
    entry({ id: 'K-constraint-d', by: 'Ada', url }),
    entry({ id: 'K-gotcha-e', status: 'deprecated' }),
  ]
  expect(inherit([], index, 'old')).toEqual({
    leftOut: 0,
    entries: [{ ...index[1], supersedes: [], from: 'old' }, index[2], { ...index[3], from: 'old' }],
  })
})

test('what is known already is not known twice, but an agent’s word does not stand for a person’s', () => {
  const own = [
    entry({ id: 'K-gotcha-a', text: 'Mind the gap.', by: 'Ada' }),
    entry({ id: 'K-gotcha-b', text: 'Same.' }),
  ]
  const older = [
    entry({ id: 'K-pattern-x', text: 'mind  the gap.' }),
    entry({ id: 'K-pattern-y', text: 'Same.' }),
    entry({ id: 'K-pattern-z', text: 'same.', by: 'Bob' }),
  ]
  expect(inherit(own, older, 'old').entries.map(({ id }) => id)).toEqual(['K-pattern-z'])
})

test('an id that is taken, also by an entry that is over, is given anew', () => {
  const own = [entry({ id: 'K-gotcha-a', text: 'Once.', status: 'deprecated' })]
  const older = [entry({ id: 'K-gotcha-a', text: 'Now so.' }), entry({ id: 'K-gotcha-now-so', text: 'Now, so' })]
  const { entries } = inherit(own, older, 'old')
  expect(new Set([...own, ...entries].map(({ id }) => id)).size).toBe(3)
  expect(entries.map(({ text }) => text)).toEqual(['Now so.', 'Now, so'])
  // A replay hands in what was recorded.
  expect(inherit(own, entries, 'old').entries).toEqual(entries)
})

test('no more than a prompt may hold of people’s entries comes along: the newest, and the others are counted', () => {
  const own = [entry({ id: 'K-decision-own', by: 'Ada' })]
  const older = Array.from({ length: maxPersonEntries + 4 }, (_, n) => entry({ id: `K-decision-${n}`, by: 'Bob' }))
  const { entries, leftOut } = inherit(own, [...older, entry({ id: 'K-gotcha-agents' })], 'old')
  expect(leftOut).toBe(5)
  expect(entries).toHaveLength(maxPersonEntries)
  expect(entries.map(({ id }) => id)).not.toContain('K-decision-4')
  expect(entries.map(({ id }) => id)).toContain('K-gotcha-agents')
  const full = Array.from({ length: maxPersonEntries }, (_, n) => entry({ id: `K-decision-own-${n}`, by: 'Ada' }))
  expect(inherit(full, older, 'old')).toEqual({ entries: [], leftOut: older.length })
})
