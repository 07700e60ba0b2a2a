import { expect, test } from 'vitest'
import { demandsOn } from '../../../../src/app/phase/context/take-answers.ts'
import { readReplayed } from '../../../../src/core/replay/replayed-settings.ts'
import { entry } from '../../../core/knowledge/any-index.ts'
import { planOf, runState } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' })
const [task = expect.unreachable()] = plan.tasks
const demands = (knowledge: ReturnType<typeof entry>[], more: Record<string, unknown> = {}) => {
  const { settings } = readReplayed({ mode: 'agent-orchestrated', ...more }, 'test')
  return demandsOn({ task }, { settings }, { state: runState(plan, { knowledge }) })
}

test('of hard constraints, those are demanded that still hold, and of other entries none', () => {
  const hard = entry({ id: 'K-constraint-a', text: 'It stays.', hard: true })
  const gone = entry({ id: 'K-constraint-b', text: 'It went.', hard: true, status: 'superseded' })
  const soft = entry({ id: 'K-gotcha-c', text: 'It is slow.' })
  expect(demands([hard, gone, soft])).toMatchObject({ task: 'A', words: ['It stays.'] })
})

test('a prompt has the budget of its mode, and never so much that its answer would be cut', () => {
  expect(demands([], { 'context-budget-hpi': 5_000 }).maxChars).toBe(20_000)
  expect(demands([], { 'context-budget-hpi': 100_000 }).maxChars).toBe(60_000)
})
