import { expect, test } from 'vitest'
import { nextProgressLog, readProgressLog, type Success } from '../../../../src/core/report/facts/progress-log.ts'
import { taskRows } from '../../../../src/core/report/facts/task-rows.ts'
import { progressLogMarkdown } from '../../../../src/core/report/markdown/progress-log-markdown.ts'
import { Handoff } from '../../../../src/schema/agent/handoff.ts'
import { ProgressLog } from '../../../../src/schema/run/progress-log.ts'
import { hostile } from '../../../support/run-events.ts'
import { at, doneTask, planOf, runState, taskState } from '../../../support/run-state.ts'

const plan = planOf(
  { id: 'TASK-1', title: 'Parse the configuration' },
  { id: 'TASK-2', status: 'in_progress' },
  { id: 'TASK-3' },
  { id: 'TASK-4', status: 'failed' },
  { id: 'TASK-5', status: 'skipped' },
)
const state = runState(plan, { tasks: { 'TASK-1': doneTask(1), 'TASK-2': taskState({ status: 'in_progress' }) } })
const rows = taskRows(plan, state)

const success = (iteration: number, handoff: Partial<Handoff> = {}): Success => ({
  task: { id: 'TASK-1', title: 'Parse the configuration' },
  iteration,
  at: at(0),
  handoff: Handoff.parse({ summary: `summary ${iteration}`, freeform: 'text', ...handoff }),
  changes: [{ path: 'src/config.ts', action: 'created' }],
})
const generated = at(0)

test('the newest success comes first, with all of its fields', () => {
  const handoff = {
    architectural_notes: ['One parser for all formats'],
    constraints_discovered: [{ constraint: 'Node 20 has no x', workaround: 'use y' }],
    deviations: [{ planned: 'a', actual: 'b', reason: 'c' }],
    bugs_encountered: [{ description: 'off by one', resolved: true }],
    tests_added: [{ file: 'test/config.test.ts', test_names: ['reads it'] }],
    task_completed: { task_id: 'TASK-1', fully_complete: true },
  }
  const log = nextProgressLog({ previous: null, newest: [success(1, handoff)], rows, generated })
  expect(log).toEqual({
    generated_at: generated,
    plan_summary: { total_tasks: 5, completed: 1, pending: 2, failed: 1, skipped: 1, given_up: 0 },
    entries: [
      {
        task_id: 'TASK-1',
        iteration: 1,
        timestamp: generated,
        summary: 'summary 1',
        title: 'Parse the configuration',
        files_changed: [{ path: 'src/config.ts', action: 'created' }],
        files_total: 1,
        tests_added: [{ file: 'test/config.test.ts', test_names: ['reads it'] }],
        design_decisions: ['One parser for all formats'],
        constraints: [{ constraint: 'Node 20 has no x', impact: 'use y' }],
        deviations: [{ planned: 'a', actual: 'b', reason: 'c' }],
        bugs: [{ description: 'off by one', resolution: '', resolved: true }],
        fully_complete: true,
      },
    ],
  })
  expect(ProgressLog.parse(log)).toEqual(log)
})

test('F: the log does not grow: twenty entries are kept, newest first, and the same iteration is there once', () => {
  let log: ProgressLog | null = null
  for (let n = 1; n <= 30; n += 1) {
    log = nextProgressLog({ previous: log, newest: [success(n)], rows, generated })
    log = nextProgressLog({ previous: log, newest: [success(n)], rows, generated })
  }
  expect(log?.entries.map((entry) => entry.iteration)).toEqual(Array.from({ length: 20 }, (_, n) => 30 - n))
})

test('a full page says where the older successes are', () => {
  const newest = Array.from({ length: 20 }, (_, n) => success(n + 1))
  const at = { previous: null, rows, generated }
  const page = (successes: readonly Success[]) =>
    progressLogMarkdown(nextProgressLog({ ...at, newest: successes }), { plan: 'demo', rows })
  expect(page(newest)).toContain('`iterations/<thousand>/<iteration>/progress.json`')
  expect(page(newest.slice(1))).not.toContain('progress.json')
})

test('a huge handoff makes a small entry, and no text ends in half a character', () => {
  const note = `${'x'.repeat(498)}🚀🚀`
  const many = Array.from({ length: 10_000 }, () => note)
  const newest = [
    {
      ...success(1, {
        architectural_notes: many,
        tests_added: many.map((file) => ({ file, test_names: many })).slice(0, 30),
      }),
      changes: many.map((path) => ({ path, action: 'modified' as const })),
    },
  ]
  const log = nextProgressLog({ previous: null, newest, rows, generated })
  expect(JSON.stringify(log).length).toBeLessThan(400_000)
  expect(log.entries[0]).toMatchObject({ files_total: 10_000 })
  expect(log.entries[0]?.design_decisions[0]).toBe(`${'x'.repeat(498)}…`)
})

test.each([undefined, '', '{', '[]', '{"entries":[{}]}'])('a previous log %j is no log and no fault', (stored) => {
  expect(readProgressLog(stored)).toBeNull()
})

test('what was written is read back', () => {
  const log = nextProgressLog({ previous: null, newest: [success(1)], rows, generated })
  expect(readProgressLog(JSON.stringify(log))).toEqual(log)
})

test('Markdown has the counts, the table and a block for each entry', () => {
  const log = nextProgressLog({
    previous: null,
    newest: [success(7, { architectural_notes: ['One parser'] })],
    rows,
    generated,
  })
  const markdown = progressLogMarkdown(log, { plan: 'demo', rows })
  expect(markdown).toContain(
    'Plan demo: 1 of 5 tasks done, 2 pending, 1 failed, 1 skipped. As of 2026-11-21 14:30 UTC.',
  )
  expect(markdown).toContain('| TASK-1 | Parse the configuration | ✓ done |')
  expect(markdown).toContain(
    '### TASK-1: Parse the configuration (iteration 7, 2026-11-21 14:30 UTC)\n\n**Summary:** summary 7\n\n' +
      '| File | Action |\n| --- | --- |\n| src/config.ts | created |\n\n**Design decisions:**\n\n- One parser\n',
  )
})

test('text of the agent stays inside its block', () => {
  const handoff = { summary: hostile, architectural_notes: [hostile, '# Heading', '```\ncode'] }
  const log = nextProgressLog({ previous: null, newest: [success(1, handoff), success(2)], rows, generated })
  const markdown = progressLogMarkdown(log, { plan: 'demo', rows })
  expect(markdown).not.toMatch(/<!--|^```|[^\P{Control}\n]|\p{Format}/mu)
  expect(markdown.match(/^#+ /gm)).toEqual(['# ', '### ', '### '])
})
