import { expect, test } from 'vitest'
import { type Query, relevanceOf } from '../../../src/core/knowledge/search.ts'
import type { Knowledge } from '../../../src/schema/knowledge/entry.ts'
import { entry } from './any-index.ts'

const worded = { title: '', description: '', acceptance_criteria: [], libraries: [], skills: [], paths: [] }
const noise = Array.from({ length: 20 }, (_, n) =>
  entry({ id: `K-gotcha-n${n}`, text: `Buttons of page ${n} are blue.`, task: `NOISE-${n % 4}` }),
)
const other = [0, 1, 2, 3].map((n) => [`NOISE-${n}`, { ...worded, title: `Colours of page ${n}` }] as const)

/** How relevant each of these is beside twenty others. */
function relevance(entries: readonly Knowledge[], query: Partial<Query>): readonly number[] {
  const tasks = new Map([...other, ...(query.tasks ?? [])])
  const asked = { text: 'Parse the zulu dates', contextText: '', distances: new Map(), ...query, tasks }
  return relevanceOf([...entries, ...noise], asked).slice(0, entries.length)
}
const gotcha = (name: string, text: string, given: Partial<Knowledge> = {}) =>
  entry({ id: `K-gotcha-${name}`, text, task: null, ...given })

test.each<[string, Knowledge, Knowledge, Partial<Query>]>([
  [
    'says a word of the task again',
    gotcha('a', 'Zulu ends in zulu, say clocks.'),
    gotcha('b', 'Zulu ends in noon, say clocks.'),
    {},
  ],
  ['has more of its words', gotcha('a', 'Zulu dates end.'), gotcha('b', 'Zulu hours end.'), {}],
  ['has it in its id', gotcha('zulu', 'It ends.'), gotcha('noon', 'It ends.'), {}],
  ['shares a rare word', gotcha('a', 'Zulu ends.'), gotcha('b', 'Blue ends.'), { text: 'zulu blue' }],
  [
    'has a word of the task and not one around it',
    gotcha('a', 'Zulu ends.'),
    gotcha('b', 'Tzar ends.'),
    { text: 'zulu', contextText: 'tzar' },
  ],
  ['has a word around the task', gotcha('a', 'Tzar ends.'), gotcha('b', 'Noon ends.'), { contextText: 'tzar' }],
  [
    'is more binding',
    entry({ id: 'K-constraint-a', text: 'Noon ends.', task: null }),
    entry({ id: 'K-pattern-a', text: 'Noon ends.', task: null }),
    {},
  ],
  [
    'is from a task that this one builds on',
    gotcha('a', 'Noon ends.', { task: 'T' }),
    gotcha('b', 'Noon ends.', { task: 'U' }),
    { distances: new Map([['T', 1]]) },
  ],
  [
    'is from a nearer task',
    gotcha('a', 'Noon ends.', { task: 'T' }),
    gotcha('b', 'Noon ends.', { task: 'U' }),
    {
      distances: new Map([
        ['T', 1],
        ['U', 2],
      ]),
    },
  ],
  [
    'is from this run’s task of that name',
    gotcha('a', 'Noon ends.', { task: 'T' }),
    gotcha('b', 'Noon ends.', { task: 'T', from: 'older' }),
    { distances: new Map([['T', 1]]) },
  ],
])('what %s is more relevant', (_, more, less, query) => {
  const [first = 0, second = 0] = relevance([more, less], query)
  expect(first).toBeGreaterThan(second)
  const [last = 0, one = 0] = relevance([less, more], query)
  expect(one).toBeGreaterThan(last)
})

test.each([
  ['title', { title: 'Zulu' }],
  ['description', { description: 'Zulu' }],
  ['acceptance criteria', { acceptance_criteria: ['Zulu'] }],
  ['libraries', { libraries: ['zulu'] }],
  ['skills', { skills: ['zulu'] }],
  ['paths', { paths: ['src/zulu.ts'] }],
])('what a task taught is found by the %s of that task', (_, words) => {
  const tasks = new Map([
    ['T', { ...worded, ...words }],
    ['U', { ...worded, title: 'Noon' }],
  ])
  const [found = 0, not = 0] = relevance(
    [gotcha('a', 'It ends.', { task: 'T' }), gotcha('b', 'It ends.', { task: 'U' })],
    { tasks },
  )
  expect(found).toBeGreaterThan(not)
})
