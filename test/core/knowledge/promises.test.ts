import { expect, test } from 'vitest'
import { figuresOf, ways } from '../../../scripts/bench/knowledge-columns.ts'
import { historyOf, wordings } from '../../../scripts/bench/knowledge-history.ts'

test('after 200 iterations prompts hold each hard constraint, what bears on the task and nothing that is over', () => {
  const history = historyOf(1)
  const { ralph } = ways
  if (!ralph) return expect.unreachable()
  const figures = figuresOf(ralph, history)
  expect(figures).toMatchObject({ hard: 100, superseded: 0, withinBudget: true })
  for (const wording of wordings)
    expect(figuresOf(ralph, history, (moment) => moment.wording === wording).relevant).toBeGreaterThanOrEqual(90)
  const { knowledge = [] } = history.moments.at(-1) ?? {}
  expect(knowledge).toHaveLength(398)
  expect(knowledge.filter(({ hard }) => hard)).toHaveLength(60)
  expect(knowledge.filter(({ status }) => status === 'superseded')).toHaveLength(40)
})
