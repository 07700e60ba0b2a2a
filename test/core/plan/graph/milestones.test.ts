import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeAmendments } from '../../../../src/core/plan/change/amend.ts'
import { selectTask } from '../../../../src/core/plan/graph/blocked.ts'
import { milestonesOf } from '../../../../src/core/plan/graph/milestones.ts'
import { printPath } from '../../../../src/core/plan/lint/fault.ts'
import { lintFaults } from '../../../../src/core/plan/lint/lint.ts'
import type { Plan, TaskStatus } from '../../../../src/schema/plan/plan.ts'
import { makePlan } from '../make-plan.ts'

/** `'A@api:B C'`: A is of the milestone api and depends on B; C is of none. */
const plan = (text: string): Plan =>
  makePlan(
    text.split(' ').map((entry) => {
      const [, id = '', milestone, needs] = /^(\w+)(?:@([^:]+))?(?::(.+))?$/.exec(entry) ?? []
      return { id, depends_on: needs?.split(',') ?? [], ...(milestone && { milestone }) }
    }),
  )

/** Ids in the order in which they are done, where nothing fails. */
function done(of: Plan): string[] {
  const status = new Map<string, TaskStatus>()
  for (;;) {
    const next = selectTask(of, (id) => status.get(id) ?? 'pending')
    if (next.kind !== 'task') return [...status.keys()]
    status.set(next.task.id, 'done')
  }
}

test.each([
  ['one milestone after the other, by first appearance', 'A@api B@web C@api D@web', 'A C B D'],
  ['what is needed first comes first, with the milestone that needs it', 'A@api B@web:N N C@api', 'A C N B'],
  ['what nobody needs comes last', 'X A@api B@web', 'A B X'],
  ['needed by two: it belongs to the first', 'A@api:N B@web:N N', 'N A B'],
  ['dependencies beat the order of milestones', 'A@api:B B@web', 'B A'],
])('%s', (_, text, order) => {
  expect(done(plan(text)).join(' ')).toBe(order)
})

test('the milestones of a plan that lints clean are done in a row, whatever else it holds', () => {
  const task = fc.record({ milestone: fc.option(fc.constantFrom('a', 'b', 'c')), needs: fc.array(fc.nat(7)) })
  fc.assert(
    fc.property(fc.array(task, { minLength: 1, maxLength: 8 }), (tasks) => {
      const made = makePlan(
        tasks.map(({ milestone, needs }, n) => ({
          id: `T${n}`,
          depends_on: [...new Set(needs.filter((other) => other < n).map((other) => `T${other}`))],
          ...(milestone && { milestone }),
        })),
      )
      if (lintFaults(made).some(({ severity }) => severity === 'error')) return
      const milestones = milestonesOf(made)
      const runs = done(made).map((id) => milestones?.of(id) ?? null)
      const changes = runs.filter((milestone, n) => n === 0 || milestone !== runs[n - 1])
      expect(changes).toEqual([...new Set(runs)])
    }),
  )
})

test('20,000 tasks in a chain over two milestones neither overflow nor go quadratic', () => {
  const tasks = Array.from({ length: 20_000 }, (_, n) => ({
    id: `T${n}`,
    depends_on: n === 0 ? [] : [`T${n - 1}`],
    milestone: n < 10_000 ? 'first' : 'second',
  }))
  const made = makePlan(tasks)
  expect(milestonesOf(made)?.of('T19999')).toBe('second')
  expect(lintFaults(made)).toEqual([])
})

describe('lint', () => {
  const found = (of: Plan) => lintFaults(of).map(({ severity, code, at }) => `${severity} ${printPath(at)} ${code}`)
  test.each([
    ['a task waits for a later milestone', 'A@api:B B@web', 'error tasks[0].depends_on[0] PLAN_MILESTONE_ORDER'],
    [
      'a task without one leads to a later milestone',
      'A@api:N B@web N:B',
      'error tasks[2].depends_on[0] PLAN_MILESTONE_ORDER',
    ],
    ['two that differ by case', 'A@api B@API', 'error tasks[1].milestone PLAN_MILESTONE_TWIN'],
    ['two that differ by a separator', 'A@web-ui B@web_ui', 'warning tasks[1].milestone PLAN_MILESTONE_TWIN'],
    ['two that differ by a letter', 'A@reports B@report', 'warning tasks[1].milestone PLAN_MILESTONE_TWIN'],
    ['a name that no branch may end with', 'A@api.', 'error tasks[0].milestone PLAN_UNSAFE_MILESTONE'],
  ])('%s', (_, text, expected) => {
    expect(found(plan(text))).toEqual([expected])
  })

  test.each(['A@phase-1 B@phase-2', 'A@v1.0 B@v1.1', 'A@api B@web C@app', 'A@api B@web:A'])(
    '%s is meant so',
    (text) => {
      expect(lintFaults(plan(text))).toEqual([])
    },
  )

  test('what is done already may be of a later milestone', () => {
    const made = plan('A@api:B B@web')
    expect(lintFaults({ ...made, tasks: made.tasks.map((task) => ({ ...task, status: 'done' as const })) })).toEqual([])
  })
})

test('a task that an agent adds is for the milestone of the task it worked on, and it cannot choose another', () => {
  const made = plan('A@api B@web')
  const add = (fields: Record<string, unknown>) => ({
    action: 'add' as const,
    reason: '',
    task: { id: 'NEW', title: 'New', description: 'More.', acceptance_criteria: ['x'], ...fields },
  })
  const judge = (fields: Record<string, unknown>) =>
    judgeAmendments({
      plan: made,
      ...{ statusOf: () => 'pending' as const, byAgent: () => false, current: 'A', trusted: true },
      amendments: [add(fields)],
    })
  expect(judge({}).plan.tasks.at(-1)).toMatchObject({ id: 'NEW', milestone: 'api' })
  expect(judge({ milestone: 'web' }).refused).toMatchObject([{ why: 'only people set milestone' }])
})
