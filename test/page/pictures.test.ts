import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planGraph } from '../../src/core/report/facts/plan-graph.ts'
import type { PageIteration } from '../../src/core/report/page/page-data.ts'
import { chosenTasks, maxDrawn } from '../../src/page/graph-choice.ts'
import { clockMarks, phasesOf, timelineLayout } from '../../src/page/timeline-layout.ts'
import { planOf } from '../support/run-state.ts'

const minute = 60_000
const moment = (minutes: number): string => new Date(Date.UTC(2026, 0, 1) + minutes * minute).toISOString()

/** From `from` to `to`, in minutes of the day. */
const attempt = (iteration: number, from: number, to: number | null): PageIteration => ({
  iteration,
  task: 'A',
  attempt: 1,
  outcome: 'succeeded',
  why: null,
  started: moment(from),
  ended: to === null ? null : moment(to),
  time_ms: to === null ? null : { all: (to - from) * minute, agent: minute, review: 0, checks: minute },
  usd: 0,
  tokens: 0,
  waited_for: null,
  commit: null,
  summary: null,
  red: [],
})

test('an attempt is cut into its phases, and what neither agent nor checks took is preparation', () => {
  expect(phasesOf(attempt(1, 0, 5))).toEqual([
    { name: 'prepare', ms: 3 * minute },
    { name: 'agent', ms: minute },
    { name: 'checks', ms: minute },
  ])
  expect(phasesOf(attempt(1, 0, null))).toEqual([])
})

test('a review has a row of its own, and what it took is no preparation', () => {
  const one = { ...attempt(1, 0, 5), time_ms: { all: 5 * minute, agent: minute, review: 2 * minute, checks: minute } }
  expect(phasesOf(one).map(({ name, ms }) => [name, ms / minute])).toEqual([
    ['prepare', 1],
    ['agent', 1],
    ['checks', 1],
    ['review', 2],
  ])
})

test('a night between two attempts is no wider than an attempt, and says how long it was', () => {
  const { bars, waits, width } = timelineLayout([attempt(1, 0, 3), attempt(2, 600, 603), attempt(3, 603, 606)])
  expect(waits).toEqual([{ x: 3 * minute, width: 3 * minute, ms: 597 * minute, why: null }])
  expect(bars.map(({ x }) => x / minute)).toEqual([0, 6, 9])
  expect(width).toBe(12 * minute)
})

test('bars and waits never overlap, whatever clocks said', () => {
  const any = fc.array(fc.tuple(fc.integer({ min: -50, max: 500 }), fc.option(fc.integer({ min: 0, max: 50 }))))
  fc.assert(
    fc.property(any, (spans) => {
      const { bars, waits, width } = timelineLayout(
        spans.map(([from, took], at) => attempt(at + 1, from, took === null ? null : from + took)),
      )
      const all = [...bars, ...waits].sort((a, b) => a.x - b.x)
      for (const [at, one] of all.entries()) {
        expect(one.width).toBeGreaterThan(0)
        expect(one.x + one.width).toBeLessThanOrEqual((all[at + 1]?.x ?? width) + 0.001)
      }
    }),
  )
})

test('of a large plan what is left is drawn, or what is near the task that is asked for', () => {
  const ids = Array.from({ length: 1_000 }, (_, n) => `T${n}`)
  const plan = planOf(...ids.map((id, n) => ({ id, depends_on: n === 0 ? [] : [`T${n - 1}`] })))
  const statusOf = (id: string) => (Number(id.slice(1)) < 990 ? ('done' as const) : ('pending' as const))
  const graph = planGraph(plan, { name: 'demo', source: 'run', statusOf })
  expect(chosenTasks(graph, '').map(({ id }) => id)).toEqual(ids.slice(990))
  const near = chosenTasks(graph, 't500').map(({ id }) => id)
  expect(near).toContain('T500')
  expect(near.length).toBeLessThanOrEqual(maxDrawn)
  expect(near).toContain('T450')
  expect(chosenTasks({ ...graph, tasks: graph.tasks.slice(0, 5) }, '').length).toBe(5)
})

test('the clock names the day when it changes, and no two marks meet', () => {
  const layout = timelineLayout([attempt(1, 5, 10), attempt(2, 11, 16), attempt(3, 1445, 1450), attempt(4, 1450, 1460)])
  expect(clockMarks(layout, 1).map(({ text }) => text)).toEqual(['01-01 00:05', '00:11', '01-02 00:05', '00:10'])
  // The second is too near to the first, the last one to the end.
  const marks = clockMarks(layout, 10.5 * minute)
  expect(marks.map(({ text }) => text)).toEqual(['01-01 00:05', '01-02 00:05'])
  expect(marks[0]?.x).toBe(0)
  expect(clockMarks(timelineLayout([]), 1)).toEqual([])
})
