import { expect, test } from 'vitest'
import { markdownOf } from '../../../../src/core/report/document/markdown.ts'
import { badgeSvg, progressSvg } from '../../../../src/core/report/markdown/badge.ts'
import { statusComment } from '../../../../src/core/report/markdown/run-markdown.ts'
import { attemptsGantt } from '../../../../src/core/report/section/progress.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import { planOf, runState } from '../../../support/run-state.ts'

const attempt = (iteration: number, change: Partial<RunState['timeline'][number]> = {}) => ({
  iteration,
  task: 'A',
  started: '2026-11-23T01:00:00.000Z',
  ended: '2026-11-23T01:05:00.000Z',
  outcome: 'passed' as const,
  usd: 1,
  ...change,
})
const plan = planOf({ id: 'A' }, { id: 'B' })

test('attempts are bars of their tasks, failures in red; no width is a second', () => {
  const timeline = [
    attempt(1, { outcome: 'failed' }),
    attempt(2, { task: 'B', ended: '2026-11-23T01:00:00.000Z' }),
    attempt(3),
  ]
  const from = Date.parse('2026-11-23T01:00:00Z')
  expect(markdownOf(attemptsGantt({ timeline }))).toBe(`\`\`\`mermaid
gantt
  dateFormat x
  axisFormat %H:%M
  section A
  1 failed :crit, i1, ${from}, ${from + 300_000}
  3 passed :done, i3, ${from}, ${from + 300_000}
  section B
  2 passed :done, i2, ${from}, ${from + 1000}
\`\`\``)
  expect(attemptsGantt({ timeline: [] })).toEqual([])
})

test('a run of days has dates on its axis', () => {
  const timeline = [attempt(1), attempt(2, { ended: '2026-11-25T01:00:00.000Z' })]
  expect(markdownOf(attemptsGantt({ timeline }))).toContain('axisFormat %m-%d %H:%M')
})

test.each<[number[], string | undefined]>([
  [[0, 1, 2, 4], '▁▃▅█'],
  [[1, 1], '██'],
  [[1], undefined],
  [[], undefined],
  [[0, 0], undefined],
])('attempts that cost %j USD are %s in the status comment', (values, bars) => {
  const timeline = values.map((usd, index) => attempt(index + 1, { usd }))
  const place = { planFile: 'plan.json', repositoryUrl: '', costBudgetUsd: 1, stateRef: '', now: 0 }
  const { body } = statusComment({ plan, state: runState(plan, { timeline }) }, place)
  expect(/What the newest attempts cost: (.*)/.exec(body)?.[1]).toBe(bars)
})

const change = (more: Partial<RunState>): RunState => runState(plan, more)

test.each<[Partial<RunState>, string]>([
  [{ stop: { kind: 'complete' } }, 'complete'],
  [{ stop: { kind: 'stuck', on: ['x'] } }, 'stuck'],
  [{ stop: { kind: 'blocked', by: ['x'] } }, 'needs a person'],
  [{ stop: { kind: 'time_budget', budget_ms: 1 } }, 'waiting'],
])('the badge says where %j stands', (more, word) => {
  const svg = badgeSvg({ plan, state: change(more) })
  expect(svg).toContain(`aria-label="demo: 0/2 ${word}"`)
})

test('both are one well-formed picture whatever a plan is called, and load nothing', () => {
  const timeline = Array.from({ length: 30 }, (_, at) => attempt(at + 1, { usd: at }))
  const state = { ...change({ timeline }), plan: '<script>alert(1)</script>&"\'\u202e' }
  for (const svg of [badgeSvg({ plan, state }), progressSvg({ plan, state })]) {
    expect(svg).not.toContain('<script')
    expect(svg).not.toMatch(/href|url\(|@import|\u202e/)
    expect(svg.match(/<svg /g)).toHaveLength(1)
    expect(svg.length).toBeLessThan(6000)
  }
})

test('the progress picture says what its bars are, and is no taller than what it shows', () => {
  const drawn = (timeline: RunState['timeline']): string => progressSvg({ plan, state: change({ timeline }) })
  expect(drawn([attempt(1, { usd: 1 }), attempt(2, { usd: 2 })])).toContain(
    'Cost of the newest 2 attempts; red: failed',
  )
  expect(drawn([])).toContain('viewBox="0 0 640 48"')
})

test('letters of any width fit into the badge: each text is as wide as its part of it, less the margins', () => {
  const svg = badgeSvg({ plan, state: { ...runState(plan), plan: 'W'.repeat(40) } })
  const parts = [...svg.matchAll(/<rect[^>]* width="(\d+)" height="20" fill=/g)].map(([, width]) => Number(width))
  const [left, right] = [...svg.matchAll(/textLength="(\d+)"/g)].map(([, width]) => Number(width) + 10)
  expect([(left ?? 0) + (right ?? 0), right]).toEqual(parts)
})
