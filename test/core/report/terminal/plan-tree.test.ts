import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planGraph } from '../../../../src/core/report/facts/plan-graph.ts'
import { planTree } from '../../../../src/core/report/terminal/plan-tree.ts'
import { displayWidth } from '../../../../src/core/text/display-width.ts'
import type { TaskStatus } from '../../../../src/schema/plan/plan.ts'
import { hostile } from '../../../support/run-events.ts'
import { chainOf, planOf } from '../../../support/run-state.ts'

const plan = planOf(
  { id: 'BASE', title: 'The base' },
  { id: 'LEFT', title: 'Left', depends_on: ['BASE'] },
  { id: 'RIGHT', title: 'Right', depends_on: ['BASE'] },
  { id: 'TOP', title: 'Both', depends_on: ['LEFT', 'RIGHT'] },
  { id: 'ALONE', title: 'By itself', order: 1 },
)
const look = { width: 80, color: false }
const graphOf = (statuses: Record<string, TaskStatus>, of = plan) =>
  planGraph(of, { name: 'demo', source: 'run', statusOf: (id) => statuses[id] ?? 'pending' })

test('the tree shows each task once below what it waits for, what is ready and the critical path', () => {
  expect(planTree(graphOf({ BASE: 'done' }), look)).toEqual([
    'demo: 5 tasks, 1 done',
    '',
    '✓ BASE  The base',
    '├─ · LEFT  Left  (ready)',
    '└─ · RIGHT*  Right  (ready)',
    '   └─ · TOP*  Both  (waits also for LEFT)',
    '· ALONE  By itself  (ready)',
    '',
    'Ready now, in this order: ALONE, LEFT, RIGHT',
    'Critical path (*), 2 tasks, one after the other: RIGHT → TOP',
  ])
})

test('a task that waits for a failed or skipped one says so', () => {
  const lines = planTree(graphOf({ BASE: 'done', LEFT: 'failed', RIGHT: 'skipped', ALONE: 'in_progress' }), look)
  expect(lines).toContain('   └─ · TOP*  Both  (waits for LEFT: failed, RIGHT: skipped)')
  expect(lines).toContain('▶ ALONE  By itself  (at work)')
})

test('a finished plan says that nothing is left', () => {
  const done = Object.fromEntries(plan.tasks.map(({ id }) => [id, 'done' as const]))
  expect(planTree(graphOf(done), look).at(-1)).toBe('Nothing left to do.')
})

test('the data says for each task what it waits for', () => {
  const graph = graphOf({ BASE: 'done', LEFT: 'failed' })
  expect(JSON.parse(JSON.stringify(graph))).toEqual(graph)
  expect(graph.tasks[3]).toMatchObject({
    depends_on: ['LEFT', 'RIGHT'],
    waits_for: [
      { id: 'LEFT', status: 'failed' },
      { id: 'RIGHT', status: 'pending' },
    ],
    ready: false,
    critical: true,
  })
})

test('every task stands in the tree exactly once, in lines as wide as the terminal at most', () => {
  const tasks = fc.array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(tasks, fc.integer({ min: 60, max: 140 }), (waits, width) => {
      const any = planOf(
        ...waits.map((to, n) => ({ id: `T${n}`, depends_on: n === 0 ? [] : to.map((each) => `T${each % n}`) })),
      )
      const lines = planTree(graphOf({}, any), { width, color: false })
      const shown = lines.slice(2).flatMap((line) => /^[…│ ]*(?:[├└]─ )?· (T\d+)/.exec(line)?.[1] ?? [])
      expect([...shown].sort()).toEqual(any.tasks.map(({ id }) => id).sort())
    }),
  )
})

test('a chain of 10,000 tasks stays readable, and a hostile title stays one harmless line', () => {
  const lines = planTree(graphOf({}, chainOf(10_000)), look)
  for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(80)
  for (const line of planTree(graphOf({}, planOf({ id: 'A', title: hostile })), look)) {
    expect(line).not.toMatch(/[\p{Control}\p{Format}]|##\[|^ *::/u)
  }
})
