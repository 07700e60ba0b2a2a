import fc from 'fast-check'
import { expect, test } from 'vitest'
import { charsFor, defaultBudgetTokens, fitToBudget, tokensIn } from '../../../src/core/prompt/budget.ts'
import { promptLength, renderPrompt, type SectionName, section, sectionRows } from '../../../src/core/prompt/section.ts'

const names = Object.keys(sectionRows) as SectionName[]
const body = fc
  .array(fc.constantFrom('a line of text\n', '😀', 'word ', '```\n', '\n'), { maxLength: 1_500 })
  .map((parts) => parts.join(''))
const sections = fc
  .subarray(names, { minLength: 1 })
  .chain((chosen) => fc.tuple(...chosen.map((name) => body.map((text) => section(name, text)))))

test('the budget law: it fits or only the task is left, every cut is recorded, no character is split', () => {
  fc.assert(
    fc.property(sections, fc.nat(30_000), (before, max) => {
      const { sections: after, cuts } = fitToBudget(before, max)
      const rendered = renderPrompt(after)
      expect(promptLength(after)).toBe(rendered.length)
      const spent = after.every(({ name, body }) => name === 'Current Task' && body === '')
      expect(rendered.length <= max || spent).toBe(true)
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

const big = (name: SectionName, chars: number) =>
  section(name, `${name} is here.\n${'some text\n'.repeat(chars / 10)}The end.`)
const max = charsFor(defaultBudgetTokens)

test('B2: there is no cliff: a prompt of 90,173 characters fills its budget and keeps every section', () => {
  const before = names.map((name) => big(name, name === 'Previous Handoff' ? 70_000 : 4_000))
  const { sections: after, cuts } = fitToBudget(before, max)
  expect(after.map(({ name }) => name)).toEqual(names)
  expect(promptLength(after)).toBeGreaterThan(max * 0.95)
  expect(cuts.at(-1)?.section).toBe('Output Instructions')
})

test('B2: one more character over the budget costs next to nothing', () => {
  const fits = [section('Current Task', 'x\n'.repeat(500)), section('Skills', 'y\n'.repeat(2_000))]
  const { sections: after } = fitToBudget(fits, promptLength(fits) - 1)
  expect(promptLength(fits) - promptLength(after)).toBeLessThan(80)
})

test('sections give way in their order', () => {
  const before = names.map((name) => big(name, 3_000))
  const order: SectionName[] = []
  for (let room = promptLength(before); room > 0; room -= 100) {
    const kept = fitToBudget(before, room).sections.map(({ name }) => name)
    for (const name of names) if (!kept.includes(name) && !order.includes(name)) order.push(name)
  }
  expect(order).toEqual([
    'Skills',
    'Output Instructions',
    'Previous Handoff',
    'Accumulated Knowledge',
    'Retrieved Project Memory',
    'Briefing',
    'Plan Context',
    'Retrieved Memory',
    'Failure Context',
    'Operator Hints',
  ])
})

test('what is cut is marked where it was', () => {
  const { sections: after } = fitToBudget([big('Current Task', 1_000), big('Skills', 60_000)], max)
  const skills = after.find(({ name }) => name === 'Skills')?.body ?? ''
  expect(skills).toMatch(/^Skills is here\.[\s\S]*\n… [\d,]+ characters cut …\n[\s\S]*The end\.$/)
})

test('four characters are a token, rounded down', () => {
  expect([tokensIn(''), tokensIn('abc'), tokensIn('abcdefgh')]).toEqual([0, 0, 2])
})
