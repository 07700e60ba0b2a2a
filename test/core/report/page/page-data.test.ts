import { expect, test } from 'vitest'
import { iterationRecord } from '../../../../src/core/report/facts/iteration-view.ts'
import { iterationViews, pageData } from '../../../../src/core/report/page/page-data.ts'
import { pageDetail } from '../../../../src/core/report/page/page-detail.ts'
import type { Evidence } from '../../../../src/schema/counsel/evidence.ts'
import type { RunEvent } from '../../../../src/schema/run/event.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at, planOf, runState, testNow, usageOf } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A', acceptance_criteria: ['it works'] }, { id: 'B', depends_on: ['A'] })
const spent = (usd: number) => ({ usage: usageOf(usd), duration_ms: 60_000 })
const tasks = ['A', 'B'].map((id) => ({ id, status: 'pending' as const, failed_attempts: 0 }))
const start = (iteration: number, task: string, minute: number): RunEvent => ({
  ...oneOfEach.attempt_started,
  at: at(minute * 60_000),
  iteration,
  task,
  attempt: 1,
})
const events: RunEvent[] = [
  { ...oneOfEach.run_started, at: at(0), tasks },
  start(1, 'A', 1),
  { ...oneOfEach.attempt_failed, at: at(180_000), iteration: 1, task: 'A', ...spent(0.5) },
  start(2, 'A', 4),
  { ...oneOfEach.attempt_succeeded, at: at(360_000), iteration: 2, task: 'A', ...spent(1) },
  { ...oneOfEach.skip_task, at: at(360_000), task: 'B' },
]
const failed = { name: 'npm test', run: 'npm test', kind: 'test', passed: false, exit_code: 1, timed_out: false }
const validation = {
  ...{ iteration: 1, strategy: 'strict', tree: 't', passed: false, known_red: ['lint'] },
  checks: [failed, { ...failed, name: 'lint' }].map((check) => ({
    ...check,
    duration_ms: 1_000,
    output_head: '',
    output_tail: `${'x\n'.repeat(2_500)}not ok 3 - the end\n1..3`,
    output_bytes: 5_008,
  })),
}
const records = new Map([[1, iterationRecord(['## Current Task\n\nA\n', undefined, JSON.stringify(validation)])]])
const words = { planFile: 'plan.json', stateRef: 'refs/heads/x', workBranch: 'w', now: testNow, costBudgetUsd: 10 }
const page = (evidence: Evidence | null = null) =>
  pageData(
    { plan, state: runState(plan) },
    { events, records, evidence, details: new Map() },
    { ...words, repository: null, exportOne: 'ralph report --html r.html --iteration N' },
  )

test('each iteration is told once, with the checks that count against it and the lines of it that decide', () => {
  const { iterations, criteria, without_details } = page()
  expect(iterations.map(({ iteration, outcome, usd }) => ({ iteration, outcome, usd }))).toEqual([
    { iteration: 1, outcome: 'failed', usd: 0.5 },
    { iteration: 2, outcome: 'succeeded', usd: 1 },
  ])
  expect(iterations[0]?.red.map(({ name }) => name)).toEqual(['npm test'])
  expect(iterations[0]?.red[0]?.tail).toBe('not ok 3 - the end')
  expect(criteria['A']).toEqual(['it works'])
  expect(without_details.count).toBe(2)
})

test('what is left and what was spent is told of each moment once, by the events alone', () => {
  expect(page().burn_down).toEqual([
    { at: at(0), open: 2, usd: 0 },
    { at: at(180_000), open: 2, usd: 0.5 },
    { at: at(360_000), open: 0, usd: 1.5 },
  ])
})

test('of a text that nobody reads to its end the middle is left out', () => {
  const [view] = iterationViews(events, { records, awaiting: [] })
  if (!view) return expect.unreachable()
  const detail = pageDetail(view, { prompt: 'p'.repeat(300_000), diff: null })
  expect(detail.prompt_text?.length).toBe(100_000)
  expect(detail.checks.map(({ name, known_red }) => ({ name, known_red }))).toEqual([
    { name: 'npm test', known_red: false },
    { name: 'lint', known_red: true },
  ])
})

test('each criterion is there with its level, what is cited and why its level is not higher; the lowest comes first', () => {
  const row = (criterion: string, change: Partial<Evidence['criteria'][number]> = {}) => {
    const claim = { citation: null, level: 'claimed', check: null, why: 'nothing is cited', iteration: null } as const
    return { task: 'A', criterion, ...claim, ...change }
  }
  const criteria = [
    row('it says hello', {
      citation: { kind: 'test', file: 'test/a.ts', title: 'hello' },
      ...{ level: 'ran', check: 'npm test', why: null, iteration: 2 },
    }),
    row('it is there', { citation: { kind: 'place', file: 'src/a.ts', line: 4 }, level: 'exists', why: 'no test' }),
    ...Array.from({ length: 600 }, (_, n) => row(`claim ${n}`)),
  ]
  expect(page({ work: 'w', criteria: criteria.slice(0, 3), silent: [] }).evidence).toEqual({
    rows: [
      { task: 'A', criterion: 'claim 0', level: 'claimed', by: 'nothing is cited' },
      { task: 'A', criterion: 'it is there', level: 'exists', by: 'src/a.ts:4; no test' },
      { task: 'A', criterion: 'it says hello', level: 'ran', by: 'test/a.ts: hello; by check npm test in iteration 2' },
    ],
    more: 0,
  })
  expect(page({ work: 'w', criteria, silent: [] }).evidence).toMatchObject({ rows: { length: 500 }, more: 102 })
  expect(page().evidence).toBeNull()
})

test('tasks of a milestone, and those that it waits for, are named with it', () => {
  expect(page().milestones).toEqual({})
  const built = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'], milestone: 'M1' }, { id: 'C' })
  const { milestones } = pageData(
    { plan: built, state: runState(built) },
    { events: [], records, evidence: null, details: new Map() },
    { ...words, repository: null, exportOne: '' },
  )
  expect(milestones).toEqual({ A: 'M1', B: 'M1' })
})
