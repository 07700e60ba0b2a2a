import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isActive } from '../../../src/core/knowledge/entry.ts'
import { shortLine } from '../../../src/core/knowledge/render-index.ts'
import { bindingEntries, retrieve } from '../../../src/core/knowledge/retrieve.ts'
import { type Knowledge, knowledgeTypes } from '../../../src/schema/knowledge/entry.ts'
import { anyIndex, entry } from './any-index.ts'

const worded = (title: string) => ({
  title,
  ...{ description: '', libraries: [], skills: [], paths: [] },
  acceptance_criteria: [],
})
const query = {
  ...{ text: 'Parse dates in the importer', contextText: '', distances: new Map([['TASK-1', 1]]) },
  tasks: new Map([
    ['TASK-7', worded('Parsing of the importer')],
    ...[10, 11, 12, 13].map((n) => [`TASK-${n}`, worded(`Colours of page ${n}`)] as const),
  ]),
}
const at = { query, maxHardChars: 100_000, notedAfter: Number.POSITIVE_INFINITY }
/** Ids of what a prompt with this room holds, hard constraints apart. */
const shownOf = (index: readonly Knowledge[], room: number) =>
  retrieve(index, { ...at, maxChars: room }).shown.map(({ id }) => id)
const fillers = (count: number, text = 'Buttons of some page are blue.') =>
  Array.from({ length: count }, (_, n) =>
    entry({ id: `K-pattern-${n}`, text: `${text} ${n}`, task: `TASK-${10 + (n % 4)}` }),
  )

test('the whole index is told while it fits, without what does not count', () => {
  const index = [entry({ id: 'K-gotcha-a' }), entry({ id: 'K-gotcha-b', status: 'superseded' })]
  expect(retrieve(index, { ...at, maxChars: 1000 })).toMatchObject({
    body: '### Gotchas\n\n- [1] About K-gotcha-a.',
    leftOut: 0,
  })
  expect(retrieve([], { ...at, maxChars: 1000 }).body).toBe('')
})

test('of a longer one hard constraints come first, then people’s words, then what bears on the task', () => {
  const filler = Array.from({ length: 50 }, (_, n) =>
    entry({ id: `K-pattern-${n}`, text: `Buttons of page ${n} are blue.` }),
  )
  const index = [
    ...filler,
    entry({ id: 'K-constraint-h', text: 'The API must stay.', hard: true }),
    entry({ id: 'K-decision-p', text: 'Green is fine.', by: 'Ada' }),
    entry({ id: 'K-gotcha-d', text: 'Parsing a date needs a time zone.' }),
    entry({ id: 'K-gotcha-n', text: 'Nothing alike at all.', task: 'TASK-1' }),
  ]
  const { body, shown, leftOut } = retrieve(index, { ...at, maxChars: 700 })
  expect(body.length).toBeLessThanOrEqual(700)
  const ids = shown.map(({ id }) => id)
  expect(ids.slice(0, 4)).toEqual(['K-constraint-h', 'K-decision-p', 'K-gotcha-d', 'K-gotcha-n'])
  expect(leftOut).toBe(index.length - shown.length)
})

test('an index is told whole to the last character that fits, and else within its room, of which little is left over', () => {
  const index = Array.from({ length: 30 }, (_, n) =>
    entry({
      id: `K-${knowledgeTypes[n % 5]}-${n}`,
      text: `Buttons ${n} are blue, ${'and so is all else, '.repeat(22)}`,
    }),
  )
  const { body } = retrieve(index, { ...at, maxChars: 1_000_000 })
  expect(retrieve(index, { ...at, maxChars: body.length })).toMatchObject({ body, leftOut: 0 })
  const lines = Array.from(index, (one) => shortLine(one).length + 1)
  for (let room = 1000; room < body.length; room += 37) {
    const told = retrieve(index, { ...at, maxChars: room })
    expect(told.body).not.toBe(body)
    expect(told.body.length).toBeLessThanOrEqual(room)
    // But for the headings of kinds that are not there.
    if (told.leftOut > 0) expect(told.body.length).toBeGreaterThan(room - Math.max(...lines) - 200)
  }
})

test('what people said goes before whatever agents learned, however well that fits the task', () => {
  const learned = Array.from({ length: 20 }, (_, n) =>
    entry({ id: `K-gotcha-${n}`, text: `Parse dates in the importer ${n}.`, task: 'TASK-7' }),
  )
  const said = Array.from({ length: 4 }, (_, n) =>
    entry({ id: `K-decision-${n}`, text: `Colours ${n}, ${'which nobody asked for, '.repeat(3)}`, by: 'Ada' }),
  )
  const shown = shownOf([...learned, ...said, ...fillers(20)], 800)
  expect(shown).toEqual(expect.arrayContaining(said.map(({ id }) => id)))
  expect(shown.length).toBeGreaterThan(said.length)
})

test('what a task in the same words taught is found, though its own words are others', () => {
  const taught = entry({ id: 'K-gotcha-t', text: 'Leap seconds are lost on all Sundays of the year.', task: 'TASK-7' })
  expect(shownOf([taught, ...fillers(60)], 700)).toContain('K-gotcha-t')
  const elsewhere = { ...taught, from: 'older-plan' }
  expect(shownOf([elsewhere, ...fillers(60)], 700)).not.toContain('K-gotcha-t')
})

test('what shares rare words with the entries that bear on the task is found with them', () => {
  const index = [
    entry({ id: 'K-gotcha-far', text: 'Zulu offsets are read from the tzfile.' }),
    ...fillers(60),
    entry({ id: 'K-gotcha-near', text: 'The importer takes dates with a Zulu offset as in the tzfile.' }),
  ]
  expect(shownOf(index, 700)).toEqual(expect.arrayContaining(['K-gotcha-near', 'K-gotcha-far']))
})

test('where nothing tells which entries matter, more short ones are told, and the newer ones first', () => {
  const long = fillers(20, `Buttons of some page are blue, ${'and so is all that one can see of it, '.repeat(8)}`)
  const short = Array.from({ length: 20 }, (_, n) => entry({ id: `K-gotcha-${n}`, text: 'The menus are green.' }))
  const shown = shownOf([...short, ...long], 600)
  expect(shown.every((id) => id.startsWith('K-gotcha-'))).toBe(true)
  expect(shown).toContain('K-gotcha-19')
  expect(shown).not.toContain('K-gotcha-0')
})

test('each entry has a number, in the order of the text, and a person is named as such', () => {
  const index = [
    ...fillers(3),
    entry({ id: 'K-constraint-h', text: 'The API must stay.', hard: true }),
    entry({ id: 'K-decision-p', text: 'Green is fine.', by: 'Ada' }),
  ]
  const { body, shown } = retrieve(index, { ...at, maxChars: 5_000 })
  expect(shown.map(({ id }) => id)).toEqual([
    'K-constraint-h',
    'K-decision-p',
    'K-pattern-0',
    'K-pattern-1',
    'K-pattern-2',
  ])
  expect(body).toContain('- [1] The API must stay.\n')
  expect(body).toContain('- [2] Green is fine. (a person)')
  for (const [position, { text }] of shown.entries()) expect(body).toContain(`- [${position + 1}] ${text}`)
})

test('what no indexer has seen yet stands apart, below what it may correct', () => {
  const index = [
    entry({ id: 'K-decision-a', text: 'The store is SQLite.', iterations: [3] }),
    entry({ id: 'K-decision-b', text: 'The store is JSONL.', iterations: [16] }),
  ]
  expect(retrieve(index, { ...at, maxChars: 5_000, notedAfter: 15 }).body).toBe(
    [
      '### Architectural Decisions\n\n- [1] The store is SQLite.',
      '### Noted by earlier agents since\n\nThe newest come last. Where they differ from the above, these count.',
      '- [2] decision: The store is JSONL.',
    ].join('\n\n'),
  )
})

test('the newest notes are in a prompt that has no room for most of the index', () => {
  const note = entry({ id: 'K-decision-n', text: 'The port is 9090 now.', iterations: [80] })
  const noted = retrieve([...fillers(200), note], { ...at, maxChars: 900, notedAfter: 79 })
  expect(noted.shown).toContain(note)
})

test('two entries that contradict each other are shown as a pair once, the newer one first', () => {
  const index = [
    entry({ id: 'K-constraint-a', text: 'The server must listen on port 8080.', hard: true }),
    entry({ id: 'K-constraint-b', text: 'The server must listen on port 9090.', hard: true }),
    entry({ id: 'K-gotcha-c', text: 'It is slow.' }),
  ]
  const { body, shown } = retrieve(index, { ...at, maxChars: 5_000 })
  expect(body).toContain(
    '### Contradictions\n\n- [1] The server must listen on port 9090.\n  contradicts the older [2] The server must listen on port 8080.',
  )
  expect(shown.map(({ id }) => id)).toEqual(['K-constraint-b', 'K-constraint-a', 'K-gotcha-c'])
  expect(body.match(/8080/g)).toHaveLength(1)
})

test('hard constraints of agents that do not fit into their share are ranked and counted, people’s never', () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    entry({ id: `K-constraint-${n}`, text: `Rule ${n} must hold for all of it.`, hard: true }),
  )
  const person = entry({ id: 'K-constraint-p', text: 'Ada said so and so it is.', by: 'Ada' })
  const { shown, body } = retrieve([person, ...many], { ...at, maxChars: 1_200, maxHardChars: 600 })
  expect(shown).toContain(person)
  expect(shown).toContain(many[39])
  expect(body.length).toBeLessThanOrEqual(1_200)
})

test('a word that half of the entries hold says nothing', () => {
  const index = [...fillers(40, 'The importer has a button.'), entry({ id: 'K-gotcha-d', text: 'Dates are UTC.' })]
  expect(shownOf(index, 500)).toContain('K-gotcha-d')
})

test('whatever is known, binding constraints are whole in it, entries are told whole or not at all, and it fits', () => {
  fc.assert(
    fc.property(anyIndex, fc.nat(2000), (index, room) => {
      const maxHardChars = Math.floor(room / 2)
      const { body, shown, leftOut } = retrieve(index, { ...at, maxChars: room, maxHardChars })
      const active = index.filter(isActive)
      const binding = bindingEntries(active, maxHardChars)
      for (const one of binding) expect(shown).toContain(one)
      for (const [position, one] of shown.entries())
        expect(body).toContain(`[${position + 1}] ${shortLine(one).slice(2)}`)
      expect(new Set(shown).size).toBe(shown.length)
      expect(shown.length + leftOut).toBe(active.length)
      const people = [...binding].reduce((sum, one) => sum + shortLine(one).length + 60, 400)
      expect(body.length).toBeLessThanOrEqual(Math.max(room, people))
    }),
    { numRuns: 500 },
  )
})
