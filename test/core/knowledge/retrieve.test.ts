import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isActive, isHard } from '../../../src/core/knowledge/entry.ts'
import { entryLine, shortLine } from '../../../src/core/knowledge/render-index.ts'
import { retrieve, retrieveByKeyword } from '../../../src/core/knowledge/retrieve.ts'
import { type Knowledge, knowledgeTypes } from '../../../src/schema/knowledge/entry.ts'
import { anyIndex, entry } from './any-index.ts'

const worded = (title: string) => ({
  title,
  ...{ description: '', libraries: [], skills: [], paths: [] },
  acceptance_criteria: [],
})
const query = {
  ...{ text: 'Parse dates in the importer', around: '', distances: new Map([['TASK-1', 1]]) },
  tasks: new Map([
    ['TASK-7', worded('Parsing of the importer')],
    ...[10, 11, 12, 13].map((n) => [`TASK-${n}`, worded(`Colours of page ${n}`)] as const),
  ]),
}
const at = { query, pointer: 'the page' }
/** Ids of what a prompt with this room holds, hard constraints apart. */
const shownOf = (index: readonly Knowledge[], room: number) =>
  retrieve(index, { ...at, room }).shown.map(({ id }) => id)
const fillers = (count: number, text = 'Buttons of some page are blue.') =>
  Array.from({ length: count }, (_, n) =>
    entry({ id: `K-pattern-${n}`, text: `${text} ${n}`, task: `TASK-${10 + (n % 4)}` }),
  )

test('the whole index is told while it fits, without what does not count', () => {
  const index = [entry({ id: 'K-gotcha-a' }), entry({ id: 'K-gotcha-b', status: 'superseded' })]
  expect(retrieve(index, { ...at, room: 1000 })).toMatchObject({
    body: '### Gotchas\n\n- [K-gotcha-a] About K-gotcha-a. [source: iter 1]',
    leftOut: 0,
  })
  expect(retrieve([], { ...at, room: 1000 }).body).toBe('')
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
  const { body, shown, leftOut } = retrieve(index, { ...at, room: 700 })
  expect(body.length).toBeLessThanOrEqual(700)
  const ids = shown.map(({ id }) => id)
  expect(ids.slice(-4)).toEqual(['K-constraint-h', 'K-decision-p', 'K-gotcha-d', 'K-gotcha-n'])
  expect(leftOut).toBe(index.length - shown.length)
  expect(body).toContain(
    `${leftOut} entries that seem less relevant to this task are omitted here. All of them: the page.`,
  )
})

test('an index is told whole to the last character that fits, and else within its room, of which little is left over', () => {
  const index = Array.from({ length: 30 }, (_, n) =>
    entry({
      id: `K-${knowledgeTypes[n % 5]}-${n}`,
      text: `Buttons ${n} are blue, ${'and so is all else, '.repeat(22)}`,
    }),
  )
  const { body } = retrieve(index, { ...at, room: 1_000_000 })
  expect(retrieve(index, { ...at, room: body.length })).toMatchObject({ body, leftOut: 0 })
  const lines = Array.from(index, (one) => shortLine(one).length + 1)
  for (let room = 1000; room < body.length; room += 37) {
    const told = retrieve(index, { ...at, room })
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

test('where room is short the words of an agent’s entry are told without its id and source, and more of them fit', () => {
  const index = [
    ...fillers(30),
    entry({ id: 'K-constraint-h', text: 'The API must stay.', hard: true }),
    entry({ id: 'K-decision-p', text: 'Green is fine.', by: 'Ada' }),
  ]
  const whole = retrieve(index, { ...at, room: 5_000 })
  expect(whole.body).toContain('- [K-pattern-1] Buttons of some page are blue. 1 [source: iter 1]')
  const { body, leftOut } = retrieve(index, { ...at, room: whole.body.length - 400 })
  expect(leftOut).toBe(0)
  expect(body).toContain('\n- Buttons of some page are blue. 1\n')
  expect(body).toContain('- [K-constraint-h] The API must stay. [source: iter 1]')
  expect(body).toContain('- [K-decision-p] Green is fine. [source: Ada]')
})

test('a word that half of the entries hold says nothing', () => {
  const index = [...fillers(40, 'The importer has a button.'), entry({ id: 'K-gotcha-d', text: 'Dates are UTC.' })]
  expect(shownOf(index, 500)).toContain('K-gotcha-d')
})

test('whatever is known, hard constraints are whole in it, entries are told whole or not at all, and it fits', () => {
  fc.assert(
    fc.property(anyIndex, fc.nat(2000), (index, room) => {
      const { body, hardChars, shown, leftOut } = retrieve(index, { ...at, room })
      const active = index.filter(isActive)
      for (const one of active.filter(isHard)) expect(body).toContain(entryLine(one))
      const lines = new Set(body.split('\n'))
      for (const one of active) expect(lines.has(entryLine(one)) || lines.has(shortLine(one))).toBe(shown.includes(one))
      for (const one of index.filter((each) => !isActive(each))) expect(body).not.toContain(`- [${one.id}] `)
      expect(shown.length + leftOut).toBe(active.length)
      expect(body.length).toBeLessThanOrEqual(Math.max(room, hardChars + 200))
    }),
    { numRuns: 500 },
  )
})

test('the older retrieval tells twelve lines that hold a word of the task, by kind', () => {
  const index = [
    ...Array.from({ length: 20 }, (_, n) => entry({ id: `K-pattern-${n}`, text: `Dates of page ${n}.` })),
    entry({ id: 'K-constraint-h', text: 'The API must stay.', hard: true }),
    entry({ id: 'K-decision-d', text: 'ISO dates.' }),
    entry({ id: 'K-gotcha-n', text: 'Nothing alike.' }),
  ]
  const task = { id: 'TASK-9', title: 'Dates', description: '', libraries: [] }
  const { shown, leftOut } = retrieveByKeyword(index, task)
  expect(shown.map(({ id }) => id).slice(-2)).toEqual(['K-constraint-h', 'K-decision-d'])
  expect(shown).toHaveLength(13)
  expect(leftOut).toBe(10)
})
