import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charsFor, defaultBudgetTokens, fitToBudget, tokensIn } from '../../../src/core/prompt/budget.ts'
import {
  type Piece,
  promptLength,
  type Rank,
  rankFloors,
  renderPrompt,
  type SectionName,
  section,
  sectionRanks,
} from '../../../src/core/prompt/section.ts'

const names = Object.keys(sectionRanks) as SectionName[]
const ranks = Object.keys(rankFloors) as Rank[]
const text = fc
  .array(fc.constantFrom('a line of text\n', '😀', 'word ', '```\n', '\n', '- an item\n', 'A sentence. '), {
    maxLength: 800,
  })
  .map((parts) => parts.join(''))
const piece: fc.Arbitrary<Piece> = fc.record({
  rank: fc.constantFrom(...ranks.filter((rank) => rank !== 'fixed')),
  text,
})
const sections = fc
  .subarray(names, { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((name) => fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => section(name, pieces))),
    ),
  )

test('the budget law: it fits, every cut is recorded, no character is split, and what is fixed stays', () => {
  fc.assert(
    fc.property(sections, fc.integer({ min: 60, max: 30_000 }), (others, max) => {
      const before = [
        ...others.filter(({ name }) => name !== 'Output Instructions'),
        section('Output Instructions', 'Hand over.'),
      ]
      const { sections: after, cuts } = fitToBudget(before, max)
      const rendered = renderPrompt(after)
      expect(promptLength(after)).toBe(rendered.length)
      expect(rendered.length).toBeLessThanOrEqual(max)
      expect(after.at(-1)?.body).toBe('Hand over.')
      expect(rendered).not.toMatch(/\p{Cs}/u)
      for (const one of before) {
        const now = after.find(({ name }) => name === one.name)
        const cut = cuts.find(({ section }) => section === one.name)
        if (now?.body === one.body) expect(cut).toBeUndefined()
        else expect(cut).toEqual({ section: one.name, fromChars: one.body.length, toChars: now?.body.length ?? 0 })
      }
      if (promptLength(before) <= max) expect(after).toEqual(before)
    }),
  )
})

const big = (name: SectionName, chars: number, rank: Rank = sectionRanks[name]) =>
  section(name, [{ rank, text: `${name} is here.\n${'some text\n'.repeat(chars / 10)}The end.` }])
const max = charsFor(defaultBudgetTokens)
const cuttable = names.filter((name) => name !== 'Output Instructions')

test('B2: there is no cliff: a prompt of 90,173 characters fills its budget and keeps every section', () => {
  const before = [
    ...cuttable.map((name) => big(name, name === 'Previous Handoff' ? 70_000 : 1_600)),
    section('Output Instructions', 'x\n'.repeat(400)),
  ]
  const { sections: after, cuts } = fitToBudget(before, max)
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
  expect(promptLength(after)).toBeGreaterThan(max * 0.95)
  expect(cuts.map(({ section }) => section)).toEqual(['Previous Handoff'])
})

test('B2: one more character over the budget costs next to nothing', () => {
  const fits = [section('Current Task', 'x\n'.repeat(500)), section('Skills', 'y\n'.repeat(2_000))]
  const { sections: after } = fitToBudget(fits, promptLength(fits) - 1)
  expect(promptLength(fits) - promptLength(after)).toBeLessThan(80)
})

test('B9: ranks give way in the order of the design: logs first, the task last, instructions never', () => {
  const before = [
    section(
      'Failure Context',
      ranks
        .filter((rank) => rank !== 'fixed')
        .map((rank) => ({ rank, text: `${rank}!\n${`${rank} text\n`.repeat(300)}` })),
    ),
    section('Output Instructions', 'Hand over.'),
  ]
  const [shortened, gone]: [string[], string[]] = [[], []]
  for (let room = promptLength(before); room > 60; room -= 50) {
    const [failures] = fitToBudget(before, room).sections
    for (const { rank, text } of before[0]?.pieces ?? []) {
      const now = failures?.pieces.find((one) => one.rank === rank)?.text ?? ''
      if (now.length < text.length && !shortened.includes(rank)) shortened.push(rank)
      if (now === '' && !gone.includes(rank)) gone.push(rank)
    }
  }
  expect(shortened).toEqual(ranks.filter((rank) => rank !== 'fixed'))
  expect(gone).toEqual(shortened)
  expect(shortened.slice(0, 5)).toEqual(['log', 'narrative', 'knowledge', 'skill', 'plan'])
})

test('what is cut is marked where it was', () => {
  const { sections: after } = fitToBudget([big('Current Task', 1_000), big('Previous Handoff', 60_000)], max)
  const handoff = after.find(({ name }) => name === 'Previous Handoff')?.body ?? ''
  expect(handoff).toMatch(/^Previous Handoff is here\.[\s\S]*\n… [\d,]+ characters cut …\n[\s\S]*The end\.$/)
})

test('a single rule that is longer than its floor stays while anything else can give way', () => {
  const rule = `Never ${'x'.repeat(3_000)}`
  const before = [section('Operator Hints', rule), section('Current Task', 'word\n'.repeat(2_000))]
  expect(fitToBudget(before, 6_500).sections[0]?.body).toBe(rule)
})

test('four characters are a token, rounded down', () => {
  expect([tokensIn(''), tokensIn('abc'), tokensIn('abcdefgh')]).toEqual([0, 0, 2])
})
