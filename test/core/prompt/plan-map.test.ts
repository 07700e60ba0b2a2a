import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planMap } from '../../../src/core/prompt/plan-map.ts'
import type { TaskStatus } from '../../../src/schema/plan/plan.ts'
import { planOf } from '../../support/run-state.ts'

const mapOf = (
  tasks: readonly { id: string; title?: string; depends_on?: string[] }[],
  { of, status = {}, nearest = [] }: { of: string; status?: Record<string, TaskStatus>; nearest?: string[] },
) => {
  const plan = planOf(...tasks)
  const task = plan.tasks.find(({ id }) => id === of)
  if (!task) throw new Error(of)
  return planMap(plan, { task, statusOf: (id) => status[id] ?? 'pending', nearest })
}

test('B10: done, this one, what waits for it and what else is open have a line each', () => {
  const tasks = [
    { id: 'A', title: 'Parse' },
    { id: 'B', title: 'Print', depends_on: ['A'] },
    { id: 'C', title: 'Ship', depends_on: ['B'] },
    { id: 'D', title: 'Tell', depends_on: ['C'] },
    { id: 'E', title: 'Other' },
    { id: 'F', title: 'Gone' },
  ]
  expect(mapOf(tasks, { of: 'B', status: { A: 'done', F: 'failed' } })).toBe(
    [
      '- done: A, Parse',
      '- now: B, Print',
      '- waits for it: C, Ship',
      '- waits for it: D, Tell',
      '- open beside it: 1 task, such as E, Other',
      'Use what is done. Leave the open tasks alone: each gets its own attempt.',
    ].join('\n'),
  )
})

test('a plan of one task has no map', () => {
  expect(mapOf([{ id: 'A' }], { of: 'A' })).toBe('')
})

test('of many done tasks those that it builds on and the newest are listed', () => {
  const tasks = Array.from({ length: 40 }, (_, n) => ({ id: `T${n}`, title: `t${n}` }))
  const status = Object.fromEntries(tasks.slice(0, 30).map(({ id }) => [id, 'done' as const]))
  const lines = mapOf(tasks, { of: 'T30', status, nearest: ['T3'] }).split('\n')
  expect(lines.slice(0, 7)).toEqual([
    ...['- done: T3, t3', '- done: T25, t25', '- done: T26, t26', '- done: T27, t27', '- done: T28, t28'],
    ...['- done: T29, t29', '- and 24 more tasks done'],
  ])
})

test('whatever the plan is, the map has at most fifteen lines and names its own task once', () => {
  const status = fc.constantFrom<TaskStatus>('pending', 'done', 'failed', 'skipped', 'in_progress')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(status, fc.array(fc.nat(60), { maxLength: 4 })), { minLength: 1, maxLength: 60 }),
      fc.nat(),
      (all, pick) => {
        const tasks = all.map(([, on], n) => ({
          ...{ id: `T${n}`, title: `x${'y'.repeat(n * 9)}\n- now: me` },
          depends_on: on.filter((other) => other < n).map((other) => `T${other}`),
        }))
        const of = `T${pick % tasks.length}`
        const map = mapOf(tasks, { of, status: Object.fromEntries(all.map(([one], n) => [`T${n}`, one])) })
        const lines = map.split('\n')
        expect(lines.length).toBeLessThanOrEqual(15)
        if (tasks.length > 1) expect(lines.filter((line) => line.startsWith('- now: '))).toHaveLength(1)
      },
    ),
  )
})
