import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainBlocked, readyTasks, remainingTasks, selectTask } from '../../../../src/core/plan/graph/blocked.ts'
import type { TaskStatus } from '../../../../src/schema/plan/plan.ts'
import { makePlan, sketch, statuses } from '../make-plan.ts'

const pick = (plan: ReturnType<typeof sketch>, known: Record<string, TaskStatus> = {}) => {
  const selection = selectTask(plan, statuses(known))
  return selection.kind === 'task' ? selection.task.id : selection.kind
}

test.each<[string, string, Record<string, TaskStatus>, string]>([
  ['the first in position', 'A B', {}, 'A'],
  ['what waits is passed over', 'A:B B', {}, 'B'],
  ['a done dependency frees', 'B A:B', { B: 'done' }, 'A'],
  ['a task that a crash left in progress', 'A B', { A: 'in_progress' }, 'A'],
  ['a failed task is passed over', 'A B', { A: 'failed' }, 'B'],
  ['all done or skipped', 'A B', { A: 'done', B: 'skipped' }, 'complete'],
  ['a skipped dependency does not free', 'A B:A', { A: 'skipped' }, 'blocked'],
  ['a failed task alone', 'A B', { A: 'done', B: 'failed' }, 'blocked'],
])('selection: %s', (_, tasks, known, expected) => {
  expect(pick(sketch(tasks), known)).toBe(expected)
})

test('the run’s record counts, not the status in the plan', () => {
  expect(pick(makePlan([{ id: 'A', status: 'done' }, { id: 'B' }]))).toBe('A')
})

test('order comes before position, equal orders keep their position, and no order comes last', () => {
  const plan = makePlan([
    { id: 'A' },
    { id: 'B', order: 2 },
    { id: 'C', order: -1 },
    { id: 'D', order: 2 },
    { id: 'E' },
  ])
  expect(readyTasks(plan, statuses({})).map(({ id }) => id)).toEqual(['C', 'B', 'D', 'A', 'E'])
  expect(pick(plan)).toBe('C')
})

test('a blocked plan says why, task by task', () => {
  const plan = sketch('A B:A C:B D E:D F:A,D,C G')
  const known = statuses({ A: 'failed', D: 'skipped', G: 'done' })
  expect(selectTask(plan, known)).toEqual({
    kind: 'blocked',
    by: [
      { task: 'A', why: 'A failed', failed: ['A'] },
      { task: 'B', why: 'B waits for A, which failed', failed: ['A'] },
      { task: 'C', why: 'C waits for B, which is not done yet', failed: ['A'] },
      { task: 'E', why: 'E waits for D, which was skipped', failed: [] },
      {
        task: 'F',
        why: 'F waits for A, which failed, and for D, which was skipped, and for C, which is not done yet',
        failed: ['A'],
      },
    ],
  })
})

test('a plan that lint would have refused is still explained', () => {
  const selection = selectTask(sketch('A:A B:Q C:D D:C'), statuses({}))
  expect(selection.kind === 'blocked' && selection.by.map(({ why }) => why)).toEqual([
    'A waits for itself',
    'B waits for Q, which is not in the plan',
    'C waits for D, which is not done yet',
    'D waits for C, which is not done yet',
  ])
})

test('long lists are cut: three dependencies are named, and ten failed ones', () => {
  const ids = Array.from({ length: 30 }, (_, i) => `F${i}`)
  const plan = makePlan([...ids.map((id) => ({ id })), { id: 'Z', depends_on: ids }])
  const selection = selectTask(plan, (id) => (id === 'Z' ? 'pending' : 'failed'))
  const last = selection.kind === 'blocked' ? selection.by.at(-1) : undefined
  expect(last?.why).toBe(
    'Z waits for F0, which failed, and for F1, which failed, and for F2, which failed, and for 27 more',
  )
  expect(last?.failed).toEqual(ids.slice(0, 10))
})

const run = fc.integer({ min: 1, max: 6 }).chain((size) =>
  fc.array(
    fc.record({
      depends_on: fc.uniqueArray(fc.nat(size), { maxLength: 3 }).map((targets) => targets.map((i) => `T${i}`)),
      order: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
      status: fc.constantFrom<TaskStatus>('pending', 'in_progress', 'done', 'failed', 'skipped'),
    }),
    { minLength: size, maxLength: size },
  ),
)

test('the selected task is open, all its dependencies are done, and no other such task comes before it', () => {
  fc.assert(
    fc.property(run, (drawn) => {
      const known = Object.fromEntries(drawn.map(({ status }, i) => [`T${i}`, status]))
      const statusOf = statuses(known)
      const plan = makePlan(
        drawn.map(({ depends_on, order }, i) => ({
          id: `T${i}`,
          depends_on,
          ...(order === undefined ? {} : { order }),
        })),
      )
      const selection = selectTask(plan, statusOf)
      const ready = readyTasks(plan, statusOf)
      for (const { id, depends_on } of ready) {
        expect(['pending', 'in_progress']).toContain(known[id])
        for (const dependency of depends_on) expect(known[dependency]).toBe('done')
      }
      expect(selection.kind === 'task' ? selection.task : undefined).toBe(ready[0])
      const over = drawn.every(({ status }) => status === 'done' || status === 'skipped')
      expect(selection.kind === 'complete').toBe(over)
      if (selection.kind !== 'blocked') return
      const remaining = plan.tasks.filter(({ id }) => known[id] !== 'done' && known[id] !== 'skipped')
      expect(selection.by.map(({ task }) => task)).toEqual(remaining.map(({ id }) => id))
    }),
    { numRuns: 2000 },
  )
})

test('what is still to be done is what is open and waits for nothing that failed', () => {
  fc.assert(
    fc.property(run, (drawn) => {
      const known = Object.fromEntries(drawn.map(({ status }, i) => [`T${i}`, status]))
      const statusOf = statuses(known)
      const plan = makePlan(drawn.map(({ depends_on }, i) => ({ id: `T${i}`, depends_on })))
      const open = explainBlocked(plan, statusOf).filter(({ failed }) => failed.length === 0)
      expect(remainingTasks(plan, drawn).map(({ id }) => id)).toEqual(open.map(({ task }) => task))
    }),
  )
})
