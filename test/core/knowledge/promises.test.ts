import { expect, test } from 'vitest'
import { figuresOf, ways } from '../../../scripts/bench/knowledge-columns.ts'
import { historyOf, wordings } from '../../../scripts/bench/knowledge-history.ts'
import { englishWords, inventedWords } from '../../../scripts/bench/knowledge-words.ts'

const promise =
  'after 200 iterations prompts hold each hard constraint, what bears on the task and nothing that is over'

test(`${promise}, in invented words`, () => hold(inventedWords, 1))
test(`${promise}, in English words`, { tags: 'thorough/variant' }, () => hold(englishWords, 21))

function hold(language: Parameters<typeof historyOf>[1], seed: number): void {
  const history = historyOf(seed, language)
  const { ralph, 'ralph, in a plan without dependencies': free } = ways
  if (!(ralph && free)) throw new Error('a way was renamed')
  for (const way of [ralph, free]) {
    const figures = figuresOf(way, history)
    expect(figures).toMatchObject({ hard: 100, superseded: 0, withinBudget: true })
    expect(figures.relevant).toBeGreaterThanOrEqual(90)
  }
  for (const wording of wordings) {
    const of = (way: typeof ralph) => figuresOf(way, history, (moment) => moment.wording === wording).relevant
    expect(of(ralph)).toBeGreaterThanOrEqual(90)
    // Of a task that shares no word with what it needs and says not what it builds on nothing is known: what fits decides.
    expect(of(free)).toBeGreaterThanOrEqual(wording === 'no word in common' ? 90 : 95)
  }
}

test('the generated history is what it says', () => {
  const { knowledge = [] } = historyOf(1).moments.at(-1) ?? {}
  expect(knowledge).toHaveLength(398)
  expect(knowledge.filter(({ hard }) => hard)).toHaveLength(60)
  expect(knowledge.filter(({ status }) => status === 'superseded')).toHaveLength(40)
})
