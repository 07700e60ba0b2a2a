import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countStatuses,
  countsInWords,
  shownRows,
  shownTasks,
  type TaskRow,
  taskCosts,
  taskRows,
} from '../../../src/core/report/facts/task-rows.ts'
import { taskGraph } from '../../../src/core/report/section/progress.ts'
import { recordsOf } from '../../../src/core/run/fold/begin.ts'
import { anyRun } from '../../support/any-run.ts'

/** What the records of a run say without a row being made is what its rows say, whatever the run. */
const forAnyRun = (holds: (run: Parameters<typeof shownTasks>[0], rows: TaskRow[]) => void): void =>
  fc.assert(
    fc.property(anyRun, (run) => {
      holds(run, taskRows(run.plan, run.state))
    }),
    { numRuns: 300 },
  )

test('tasks are counted as their rows are', () => {
  forAnyRun(({ plan, state }, rows) => {
    expect(countsInWords(recordsOf(plan, state))).toBe(countsInWords(rows))
    expect(countStatuses(recordsOf(plan, state))).toEqual(countStatuses(rows))
  })
})

test('the graph of the records is that of the rows', () => {
  forAnyRun(({ plan, state }, rows) => {
    expect(taskGraph(plan, recordsOf(plan, state))).toEqual(taskGraph(plan, rows))
  })
})

test('the rows that are made are those that are chosen of all: what people look for first, newest first, counted', () => {
  forAnyRun((run, rows) => {
    for (const limit of [24, 28, 40]) {
      const shown = shownTasks(run, limit)
      expect(shown).toEqual(shownRows(rows, limit))
      if (rows.length <= limit) {
        expect(shown).toEqual({ rows, omitted: null })
        continue
      }
      const of = (status: TaskRow['status']) => rows.filter((row) => row.status === status)
      const done = of('done').sort((a, b) => (b.iteration ?? 0) - (a.iteration ?? 0))
      const pending = of('pending').slice(0, 20)
      const wanted = [...of('in_progress'), ...of('failed').slice(0, limit - 21), ...pending, ...done, ...of('skipped')]
      const chosen = new Set(wanted.slice(0, limit))
      expect(shown.rows).toEqual(rows.filter((row) => chosen.has(row)))
      const left = countStatuses(rows.filter((row) => !chosen.has(row)))
      for (const status of ['done', 'failed', 'skipped', 'pending'] as const) {
        expect(shown.omitted?.includes(`${left[status]} ${status}`) ?? false).toBe(left[status] > 0)
      }
    }
  })
})

test('the costs are those of every record, one by one', () => {
  forAnyRun(({ state: { tasks } }) => {
    const all = Object.entries(tasks)
    const settled = all
      .map(([, record]) => record)
      .filter(
        ({ status, commit, failed_iterations }) =>
          (status === 'done' && commit !== null) ||
          (status === 'failed' && (failed_iterations.length > 0 || commit !== null)),
      )
    const most = Math.max(0, ...all.map(([, { usd }]) => usd))
    expect(taskCosts(tasks)).toEqual({
      time_ms: all.reduce((sum, [, { time_ms, duration_ms }]) => sum + Math.max(time_ms, duration_ms), 0),
      worked: all.filter(([, { usd, duration_ms }]) => usd > 0 || duration_ms > 0).length,
      dearest: most === 0 ? null : { task: all.find(([, { usd }]) => usd === most)?.[0], usd: most },
      settled: { usd: settled.map(({ usd }) => usd), duration_ms: settled.map(({ duration_ms }) => duration_ms) },
    })
  })
})
