import { expect, test } from 'vitest'
import { markdownOf } from '../../../../src/core/report/document/markdown.ts'
import { receiptOf } from '../../../../src/core/report/facts/receipt.ts'
import { receiptBlocks, receiptLines } from '../../../../src/core/report/section/cost.ts'
import { rolesInWords } from '../../../../src/core/report/words/receipt-text.ts'
import { doneTask, planOf, runState, taskState, testNow, usageOf } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' })
const state = runState(plan, {
  tasks: { A: doneTask(1, { usd: 0.5 }), B: taskState({ status: 'failed', usd: 1.5 }) },
  usage: usageOf(2, { input_tokens: 1000 }),
  runner: { jobs: 2, ms: 24 * 60_000 },
  counts: { succeeded: 1, failed: 2, interrupted: 1, synthetic: 0, refused_amendments: 0 },
})

test('model money and runner time are told apart: in all, per task, per attempt and per verified commit', () => {
  const minutes = (amount: number): number => amount * 60_000
  expect(receiptOf(state, testNow)).toMatchObject({
    total: { usd: 2, runner_ms: minutes(24) },
    jobs: 2,
    per_task: { usd: 1, runner_ms: minutes(12), tasks: 2 },
    per_attempt: { usd: 0.5, runner_ms: minutes(6) },
    per_commit: { usd: 2, runner_ms: minutes(24) },
    dearest: { task: 'B', usd: 1.5 },
  })
  expect(receiptLines(receiptOf(state, testNow))).toEqual([
    'Receipt                   Model   Runner',
    '  Total                2.00 USD   24 min  2 jobs',
    '  Per task             1.00 USD   12 min  2 tasks worked on',
    '  Per attempt          0.50 USD  6.0 min  4 attempts: 1 passed, 2 failed, 1 interrupted',
    '  Per verified commit  2.00 USD   24 min  1 commit',
    '  1.0k tokens: 1.0k in, 0 from the cache, 0 out.',
    '  The most expensive task: B, 1.50 USD.',
  ])
})

test('an attempt whose jobs waited for runners took longer than these worked, and was called side by side', () => {
  const attempt = (iteration: number, started: string, ended: string) => ({
    ...{ iteration, task: 'A', outcome: 'passed' as const, usd: 0 },
    ...{ started: `2026-01-01T00:${started}.000Z`, ended: `2026-01-01T00:${ended}.000Z` },
  })
  const tasks = { A: doneTask(1, { duration_ms: 97_000 }) }
  const waited = { ...state, tasks, runner: { jobs: 4, ms: 17_000 } }
  const beside = (...timeline: ReturnType<typeof attempt>[]): boolean =>
    receiptOf({ ...waited, timeline }, testNow).beside
  expect(beside(attempt(1, '00:00', '01:37'), attempt(2, '01:37', '01:50'))).toBe(false)
  expect(beside(attempt(2, '01:00', '01:50'), attempt(1, '00:00', '01:37'))).toBe(true)
})

test('where others than the coding agent were called, each role stands by itself, and the rest is the coding agent’s', () => {
  const role = (calls: number, usd: number) => ({ calls, usd, tokens: 100 * calls })
  const around = { 'pass:security': role(1, 0.25), prep: role(2, 0.5), extraction: role(1, 0.25) }
  const receipt = receiptOf({ ...state, around }, testNow)
  expect(receipt.roles.map(({ role, usd, tokens }) => [role, usd, tokens])).toEqual([
    ['coding', 1, 600],
    ['extraction', 0.25, 100],
    ['prep', 0.5, 200],
    ['pass:security', 0.25, 100],
  ])
  expect(receiptLines(receipt).slice(1, 6)).toEqual([
    '  Total                 2.00 USD   24 min  2 jobs',
    '  – coding agent        1.00 USD           600 tokens',
    '  – handoff extraction  0.25 USD           1 call, 100 tokens',
    '  – prep                0.50 USD           2 calls, 200 tokens',
    '  – pass security       0.25 USD           1 call, 100 tokens',
  ])
  expect(markdownOf(receiptBlocks(receipt))).toContain('| – prep | 0.50 USD |  | 2 calls, 200 tokens |')
  expect(rolesInWords(receipt)).toBe(
    'coding agent 1.00 USD, handoff extraction 0.25 USD, prep 0.50 USD, pass security 0.25 USD',
  )
  expect(rolesInWords(receiptOf(state, testNow))).toBeNull()
})

test('a call that was lost with its job is named, and that its cost is in no sum', () => {
  const around = { consensus: { calls: 3, usd: 0.5, tokens: 200, unknown: 1 } }
  const receipt = receiptOf({ ...state, around }, testNow)
  expect(markdownOf(receiptBlocks(receipt))).toContain(
    '| – consensus | 0.50 USD |  | 3 calls (cost of 1 unknown), 200 tokens |',
  )
  expect(receiptLines(receipt)).toContain(
    '  1 call (consensus) was lost together with the job: the cost is unknown and is not in the total.',
  )
  expect(rolesInWords(receipt)).toBe('coding agent 1.50 USD, consensus 0.50 USD (the cost of 1 call is unknown)')
})

test('a run that has done nothing yet divides by nothing', () => {
  const receipt = receiptOf(runState(plan), testNow)
  expect(receipt).toMatchObject({ per_task: null, per_attempt: null, per_commit: null, dearest: null })
  expect(receiptLines(receipt).join('\n')).not.toMatch(/NaN|Infinity|null/)
  expect(markdownOf(receiptBlocks(receipt))).toContain('| Total | 0.00 USD | 0.0 min | 0 jobs |')
})
