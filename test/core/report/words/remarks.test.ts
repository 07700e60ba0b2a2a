import { expect, test } from 'vitest'
import { remarks } from '../../../../src/core/report/words/remarks.ts'
import { planOf, runState } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A', title: 'Dig' }, { id: 'B', title: 'Sow' })
const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: null }
const lines = (reviews: { iteration: number; task: string; why: string }[]) =>
  remarks({ plan, state: runState(plan, { reviews }) }, (text) => text, context).filter((line) => /asks/.test(line))

test('a question that an agent repeats stands once', () => {
  const why = 'Which spade?'
  const again = [6, 5, 4].map((iteration) => ({ iteration, task: 'A', why }))
  expect(lines(again)).toEqual(['Iteration 6 (A) asks a person to review it, as iterations 5 and 4 did: Which spade?'])
  expect(lines(again.slice(0, 2))).toEqual([
    'Iteration 6 (A) asks a person to review it, as iteration 5 did: Which spade?',
  ])
})

test('the question of another task and another question stand beside it', () => {
  expect(
    lines([
      { iteration: 3, task: 'B', why: 'Which spade?' },
      { iteration: 2, task: 'A', why: 'How deep?' },
      { iteration: 1, task: 'A', why: 'Which spade?' },
    ]),
  ).toHaveLength(3)
})
