import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxColumns } from '../../../../src/core/report/terminal/end-of-job.ts'
import { statusInBrief } from '../../../../src/core/report/terminal/status-in-brief.ts'
import { statusReport } from '../../../../src/core/report/words/status.ts'
import { displayWidth } from '../../../../src/core/text/display-width.ts'
import { visible } from '../../../../src/core/text/visible.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import { anyRun } from '../../../support/any-run.ts'
import { at, doneTask, oidOf, planOf, runState, taskState, testNow, usageOf } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B', title: 'Rebuild the index' }, { id: 'C', depends_on: ['B'] })
const context = { planFile: 'plan.json', workBranch: 'ralph/work/x', now: testNow, stateRef: 'refs/heads/s' }
const look = { width: 200, color: false }
const evidence = { work: 'x', ran: 0, exists: 0, claimed: 12, rows: [], silent: 0 }

const brief = (
  given: Partial<RunState>,
  { shown = plan, all = false, orders = [] as { text: string; by: string }[] } = {},
): string => {
  const run = { plan: shown, state: runState(shown, { usage: usageOf(3), ...given }) }
  const words = { ...context, ordered: orders.map((order) => ({ id: '01', at: at(-1000), ...order })) }
  return statusInBrief(run, statusReport(run, words), words, { ...look, all }).join('\n')
}

test('a complete run is one sentence, what is left to try, where it is and what it cost, each once', () => {
  const tasks = { A: doneTask(1), B: doneTask(2), C: doneTask(3) }
  const text = brief({ tasks, evidence, stop: { kind: 'complete' } } as Partial<RunState>)
  expect(text).toMatch(/^All 3 tasks are done/)
  expect(text).not.toMatch(/0 ran|Rules |Confinement|refs\/heads|Lease/)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  expect(lines.toSorted()).toEqual([...new Set(lines)].toSorted())
  for (const name of ['Needs you', 'Where', 'Cost']) expect(text.match(new RegExp(`^${name} `, 'gm'))).toHaveLength(1)
})

test('a task at work is named with its iteration and its time', () => {
  const current = { iteration: 3, task: 'B', attempt: 2, checkpoint: oidOf('c'), started: at(-192_000) }
  expect(brief({ current, tasks: { A: doneTask(1) } })).toMatch(
    /^In work {6}B {2}Rebuild the index {2}\(#3, attempt 2, for 3m 12s\)$/m,
  )
})

test('of a plan with more than ten tasks it lists those that failed and those that come next, and names the rest', () => {
  const ids = Array.from({ length: 14 }, (_, index) => `T${index + 1}`)
  const shown = planOf(...ids.map((id) => ({ id })))
  const failed = taskState({ status: 'failed', recent_failures: [] })
  const tasks = { T1: doneTask(1), T2: doneTask(2), T3: failed }
  const text = brief({ tasks }, { shown })
  expect(text.match(/\bT\d+\b/g)).toEqual(expect.arrayContaining(['T3', 'T4', 'T5', 'T6']))
  expect(text).not.toMatch(/\bT1\b|\bT14\b/)
  expect(text).toMatch(/… {2}8 that wait, 2 that are done: {2}ralph status --plan plan\.json --all/)
  expect(brief({ tasks }, { shown, all: true })).toMatch(/\bT14\b/)
})

test('an order that no job has read yet is on its way, with who gave it', () => {
  const text = brief({ tasks: {} }, { orders: [{ text: '/ralph skip B', by: 'a person' }] })
  expect(text).toMatch(/^On its way {3}.*skip B \(by a person; no job has picked it up yet\)$/m)
})

test('no line but a command is wider than the terminal, and none holds what would act on it', () => {
  fc.assert(
    fc.property(anyRun, fc.integer({ min: 40, max: 200 }), (run, width) => {
      const lines = statusInBrief(run, statusReport(run, context), context, { width, color: false })
      for (const line of lines) {
        if (!line.includes('ralph ')) expect(displayWidth(line)).toBeLessThanOrEqual(Math.min(width, maxColumns))
        expect(visible(line)).toBe(line)
      }
    }),
  )
})

test('what to read first stands above where the work is, as on the page; nothing of it if there is nothing to read', () => {
  const hunk = { path: 'src/a.ts', from: 4, to: 9, commit: 'c', iteration: 1, task: 'A', must: true, lines: 2 }
  const hunks = [{ ...hunk, excerpt: [], reasons: ['It starts a process.'] }]
  const reading = { hunks, shown: 6, lines: 40, generated: { files: 0, lines: 0 }, unread_commits: 0 }
  const run = { plan, state: runState(plan, { tasks: { A: doneTask(1) } }) }
  const text = (more: object) =>
    statusInBrief(run, statusReport(run, context), { ...context, ...more }, look).join('\n')
  expect(text({ reading })).toContain(
    'Read first   1 place, 6 of 40 changed lines so far\n             src/a.ts:4–9  It starts a process.\nWhere ',
  )
  expect(text({})).not.toContain('Read first')
})

const part = { base: oidOf('d'), iteration: 1 }
const parts = [
  { ...part, milestone: 'api', end: oidOf('1'), lines: 120, merged: true as const },
  { ...part, milestone: 'web', end: oidOf('2'), lines: 1400, iteration: 2 },
  { ...part, milestone: 'cli', end: oidOf('3'), lines: 80, iteration: 3, red: ['npm test'] },
  { ...part, milestone: null, end: null, iteration: 4 },
] as RunState['slices']

test('"Where" has a line for each pull request: what it holds, and whether its checks passed', () => {
  const text = brief({ tasks: { A: doneTask(1) }, slices: parts, lines: 7 } as Partial<RunState>)
  const where = text.slice(text.indexOf('Where '), text.indexOf('Cost '))
  expect(where.split('\n').map((line) => line.trimEnd())).toEqual([
    'Where        branch ralph/work/demo, 0 commits',
    '             ralph/work/demo.api  120 lines, merged',
    '             ralph/work/demo.web  1,400 lines, checks passed',
    '             ralph/work/demo.cli  80 lines, red on its own: npm test',
    '             ralph/work/demo      7 lines, the newest commits',
    '',
  ])
})

test('of many pull requests the lowest that are not merged are listed, and the rest is counted', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...{ ...part, milestone: `m${index}`, end: oidOf('1'), lines: 5, iteration: index + 1 },
    ...(index < 3 && { merged: true as const }),
  }))
  const text = brief({ tasks: {}, slices: many as RunState['slices'] })
  expect(text).not.toContain('demo.m2 ')
  expect(text).toContain('demo.m3 ')
  expect(text).toMatch(/3 merged, 4 more on top/)
})

test('the report as data has the pull requests too', () => {
  const state = runState(plan, { slices: parts, lines: 7 } as Partial<RunState>)
  expect(statusReport({ plan, state }, context).pull_requests).toEqual([
    { branch: 'ralph/work/demo.api', milestone: 'api', lines: 120, merged: true, red: [] },
    { branch: 'ralph/work/demo.web', milestone: 'web', lines: 1400, merged: false, red: [] },
    { branch: 'ralph/work/demo.cli', milestone: 'cli', lines: 80, merged: false, red: ['npm test'] },
    { branch: 'ralph/work/demo', milestone: null, lines: 7, merged: false, red: [] },
  ])
})
