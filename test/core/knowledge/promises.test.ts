import { expect, test } from 'vitest'
import { indexesOf, promptsWithoutLoop } from '../../../scripts/bench/knowledge/assembly.ts'
import { figuresOf } from '../../../scripts/bench/knowledge/figures.ts'
import { historyOf, validFacts } from '../../../scripts/bench/knowledge/history.ts'
import { englishWords, inventedWords } from '../../../scripts/bench/knowledge/words.ts'

const promise =
  'after 200 iterations prompts hold each hard constraint, what bears on the task and nothing that is over'

test(`${promise}, in invented words`, () => hold(inventedWords, 4))
test(`${promise}, in English words`, { tags: 'thorough/variant' }, () => hold(englishWords, 22))

function hold(language: Parameters<typeof historyOf>[1], seed: number): void {
  const history = historyOf(seed, language)
  const figures = figuresOf(history, promptsWithoutLoop(history))
  expect(figures).toMatchObject({ hard: 100, aloneAndOver: 0, repeated: 0, pairs: 100, leftByDependency: 100 })
  expect(figures.relevant.depends).toBeGreaterThanOrEqual(95)
  expect(figures.relevant.free).toBeGreaterThanOrEqual(90)
  expect(figures.longestChars).toBeLessThanOrEqual(64_000)
}

test('the generated history is what it says', () => {
  const history = historyOf(1)
  const { facts } = history
  expect(facts).toHaveLength(400)
  expect(facts.filter(({ kind }) => kind === 'hard')).toHaveLength(60)
  expect(facts.filter(({ replaces }) => replaces !== null)).toHaveLength(40)
  expect(facts.filter(({ contradicts }) => contradicts !== null)).toHaveLength(10)
  expect(new Set(facts.map(({ text }) => text)).size).toBe(400)
  const recorded = indexesOf(history).at(-1) ?? []
  expect(
    recorded
      .filter(({ status }) => status === 'active')
      .map(({ text }) => text)
      .sort(),
  ).toEqual(
    validFacts(facts, 201)
      .map((position) => facts[position]?.text)
      .sort(),
  )
})

test('the figures see what is missing, over, said twice or too long', () => {
  const history = historyOf(1)
  const short = { ...history, lessons: history.lessons.slice(0, 60) }
  const empty = figuresOf(
    short,
    short.lessons.map(() => 'The same line stands here.\nThe same line stands here.'),
  )
  expect(empty).toMatchObject({ hard: 0, leftByDependency: 0, repeated: 60, pairs: null })
  const [over = expect.unreachable()] = history.facts.flatMap(({ replaces, iteration }) =>
    replaces === null || iteration > 50 ? [] : [history.facts[replaces]?.text ?? ''],
  )
  expect(
    figuresOf(
      short,
      short.lessons.map(() => over),
    ).aloneAndOver,
  ).toBeGreaterThan(0)
})
