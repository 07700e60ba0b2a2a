import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeAmendments } from '../../../../src/core/plan/change/amend.ts'
import { lintFaults } from '../../../../src/core/plan/lint/lint.ts'
import { Amendment, type TaskStatus } from '../../../../src/schema/plan/plan.ts'
import { makePlan, sketch, statuses } from '../make-plan.ts'

const known: Record<string, TaskStatus> = { DONE: 'done', SKIPPED: 'skipped', FAILED: 'failed' }
const plan = sketch('DONE CURRENT:DONE SKIPPED FAILED NEXT:CURRENT LAST:NEXT')

const judge = (...amendments: (Partial<Amendment> & Pick<Amendment, 'action'>)[]) =>
  judgeAmendments({
    plan,
    statusOf: statuses(known),
    byAgent: () => false,
    trusted: true,
    current: 'CURRENT',
    amendments: amendments.map((amendment) => Amendment.parse({ reason: 'because', ...amendment })),
  })

const ids = (judged: ReturnType<typeof judge>) => judged.plan.tasks.map(({ id }) => id).join(' ')
const newTask = (fields: Record<string, unknown> = {}) => ({ id: 'NEW', title: 'New', description: 'More.', ...fields })

describe('what is accepted', () => {
  test('add appends with every default', () => {
    const judged = judge({ action: 'add', task: newTask() })
    expect(ids(judged)).toBe('DONE CURRENT SKIPPED FAILED NEXT LAST NEW')
    expect(judged.plan.tasks.at(-1)).toEqual({
      ...newTask(),
      status: 'pending',
      skills: [],
      needs_docs: false,
      libraries: [],
      acceptance_criteria: [],
      depends_on: [],
      retry_count: 0,
      max_retries: 2,
      paths: [],
    })
    expect(judged.refused).toEqual([])
  })

  test('add after a task stands behind it and takes its order, so that the place has an effect', () => {
    const ordered = makePlan([
      { id: 'A', order: 1 },
      { id: 'B', order: 2 },
    ])
    const judged = judgeAmendments({
      plan: ordered,
      statusOf: statuses({}),
      byAgent: () => false,
      trusted: true,
      current: 'A',
      amendments: [{ action: 'add', reason: '', after: 'A', task: newTask() }],
    })
    expect(judged.plan.tasks.map(({ id, order }) => [id, order])).toEqual([
      ['A', 1],
      ['NEW', 1],
      ['B', 2],
    ])
  })

  test('modify merges fields, remove removes, and each builds on the one before', () => {
    const judged = judge(
      { action: 'add', task: newTask({ depends_on: ['CURRENT'] }) },
      { action: 'modify', task_id: 'LAST', changes: { depends_on: ['NEW'], title: 'Later' } },
      { action: 'remove', task_id: 'NEXT' },
    )
    expect(judged.refused).toEqual([])
    expect(ids(judged)).toBe('DONE CURRENT SKIPPED FAILED LAST NEW')
    expect(judged.plan.tasks.find(({ id }) => id === 'LAST')).toMatchObject({
      title: 'Later',
      depends_on: ['NEW'],
      description: 'What LAST is about.',
    })
    expect(plan.tasks).toHaveLength(6)
  })

  test('a pending status and no retries may be said aloud', () => {
    expect(judge({ action: 'add', task: newTask({ status: 'pending', retry_count: 0 }) }).refused).toEqual([])
  })
})

describe('A15: amendments cannot cheat', () => {
  test.each<[string, Partial<Amendment> & Pick<Amendment, 'action'>, string]>([
    [
      'mark another task done',
      { action: 'modify', task_id: 'NEXT', changes: { status: 'done' } },
      'only the engine sets the status',
    ],
    [
      'say the status that it has',
      { action: 'modify', task_id: 'NEXT', changes: { status: 'pending' } },
      'only the engine sets the status',
    ],
    ['add a task as done', { action: 'add', task: newTask({ status: 'done' }) }, 'only the engine sets the status'],
    [
      'reset the retries',
      { action: 'modify', task_id: 'FAILED', changes: { retry_count: 0 } },
      'the engine sets retry_count',
    ],
    ['add with retries used', { action: 'add', task: newTask({ retry_count: -9 }) }, 'the engine sets retry_count'],
    ['rename a task', { action: 'modify', task_id: 'NEXT', changes: { id: 'HIJACK' } }, 'never changes'],
    ['rename the current task', { action: 'modify', task_id: 'CURRENT', changes: { id: 'HIJACK' } }, 'never changes'],
    [
      'change the current task',
      { action: 'modify', task_id: 'CURRENT', changes: { acceptance_criteria: [] } },
      'current task',
    ],
    ['remove the current task', { action: 'remove', task_id: 'CURRENT' }, 'current task'],
    ['change a done task', { action: 'modify', task_id: 'DONE', changes: { title: 'x' } }, 'DONE is done'],
    ['remove a done task', { action: 'remove', task_id: 'DONE' }, 'DONE is done'],
    ['add an id twice', { action: 'add', task: newTask({ id: 'NEXT' }) }, 'taken by the task NEXT'],
    ['add an id that differs by case', { action: 'add', task: newTask({ id: 'next' }) }, 'taken by the task NEXT'],
    ['add an unsafe id', { action: 'add', task: newTask({ id: '../x' }) }, 'safe id'],
    ['close a cycle', { action: 'modify', task_id: 'NEXT', changes: { depends_on: ['LAST'] } }, 'NEXT → LAST → NEXT'],
    ['wait for itself', { action: 'add', task: newTask({ depends_on: ['NEW'] }) }, 'depends on itself'],
    ['depend on nothing', { action: 'add', task: newTask({ depends_on: ['Q'] }) }, 'not in the plan'],
    ['depend on a skipped task', { action: 'add', task: newTask({ depends_on: ['SKIPPED'] }) }, 'is skipped'],
    [
      'depend on a failed task',
      { action: 'modify', task_id: 'LAST', changes: { depends_on: ['FAILED'] } },
      'is failed',
    ],
    ['name a skill elsewhere', { action: 'add', task: newTask({ skills: ['../../etc'] }) }, 'plain file name'],
    ['remove what others need', { action: 'remove', task_id: 'NEXT' }, 'LAST depends on NEXT'],
    [
      'use unknown fields',
      { action: 'modify', task_id: 'NEXT', changes: { depend_on: [] } },
      'did you mean "depends_on"',
    ],
    [
      'use inherited names',
      { action: 'modify', task_id: 'NEXT', changes: { constructor: 1 } },
      'no field "constructor"',
    ],
    [
      'use wrong types',
      { action: 'modify', task_id: 'NEXT', changes: { max_turns: 'many' } },
      '"max_turns" must be a number; found "many"',
    ],
    ['insert after nothing', { action: 'add', after: 'Q', task: newTask() }, 'no task "Q"'],
    ['modify nothing', { action: 'modify', task_id: 'Q', changes: { title: 'x' } }, 'no task "Q"'],
    ['remove without saying what', { action: 'remove' }, 'needs the task_id'],
    ['modify without changes', { action: 'modify', task_id: 'NEXT' }, 'needs changes'],
    ['add without a title', { action: 'add', task: { id: 'NEW' } }, 'needs title, description'],
    ['add nothing', { action: 'add' }, 'needs id, title, description'],
  ])('%s', (_, amendment, why) => {
    const judged = judge(amendment)
    expect(judged.plan).toBe(plan)
    expect(judged.accepted).toEqual([])
    expect(judged.refused).toHaveLength(1)
    expect(judged.refused[0]?.why).toContain(why)
  })

  test('removing a task and adding it again does not wash off its attempts', () => {
    const judged = judge({ action: 'remove', task_id: 'LAST' }, { action: 'add', task: newTask({ id: 'LAST' }) })
    expect(judged.accepted).toHaveLength(1)
    expect(judged.refused[0]?.why).toContain('taken by the task LAST')
  })

  test('a __proto__ key is refused like any unknown field', () => {
    const changes = JSON.parse('{"__proto__":{"status":"done"}}') as Record<string, unknown>
    const { refused } = judgeAmendments({
      plan,
      statusOf: statuses(known),
      byAgent: () => false,
      trusted: true,
      current: 'CURRENT',
      amendments: [{ action: 'modify', reason: '', task_id: 'NEXT', changes }],
    })
    expect(refused[0]?.why).toContain('no field "__proto__"')
  })
})

test('one that is refused costs no other, and the fourth is refused by number', () => {
  const add = (id: string) => ({ action: 'add' as const, task: newTask({ id }) })
  const judged = judge(add('N1'), { action: 'remove', task_id: 'DONE' }, add('N3'), add('N4'), add('N5'))
  expect(judged.accepted.map(({ task }) => task?.['id'])).toEqual(['N1', 'N3'])
  expect(judged.refused.map(({ why }) => why)).toEqual([
    'DONE is done, and a done task never changes',
    'one iteration may change the plan at most 3 times, and this is change 4',
    'one iteration may change the plan at most 3 times, and this is change 5',
  ])
})

test('the last task of a plan stays', () => {
  const { refused } = judgeAmendments({
    plan: sketch('A'),
    statusOf: statuses({}),
    byAgent: () => false,
    trusted: true,
    current: 'X',
    amendments: [{ action: 'remove', reason: '', task_id: 'A' }],
  })
  expect(refused[0]?.why).toBe('a plan needs at least one task')
})

describe('after any list of amendments', () => {
  const id = fc.constantFrom('DONE', 'CURRENT', 'SKIPPED', 'FAILED', 'NEXT', 'LAST', 'NEW', 'new', 'Q', '../x')
  const fields = fc.record(
    {
      id,
      title: fc.constantFrom<unknown>('t', '', 3),
      description: fc.constant('d'),
      depends_on: fc.array(id, { maxLength: 3 }),
      status: fc.constantFrom('pending', 'done'),
      skills: fc.constantFrom(['a'], ['..']),
      order: fc.constantFrom<unknown>(1, 'x'),
      zzz: fc.constant(1),
    },
    { requiredKeys: [] },
  )
  const amendment = fc.record(
    {
      action: fc.constantFrom('add' as const, 'modify' as const, 'remove' as const),
      reason: fc.constant('r'),
      task_id: id,
      task: fields,
      changes: fields,
      after: id,
    },
    { requiredKeys: ['action', 'reason'] },
  )
  const good = fc.record({
    action: fc.constantFrom('add' as const, 'modify' as const),
    reason: fc.constant('r'),
    task_id: fc.constantFrom('NEXT', 'LAST'),
    task: fc.record({
      id: fc.constantFrom('N1', 'N2'),
      title: fc.constant('t'),
      description: fc.constant('d'),
      depends_on: fc.array(id, { maxLength: 2 }),
    }),
    changes: fc.record({
      depends_on: fc.array(fc.constantFrom('CURRENT', 'NEXT', 'LAST', 'N1', 'N2'), { maxLength: 2 }),
    }),
  })

  test('the plan has no error, done and current tasks are what they were, and every wish is answered once', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.array(fc.oneof(amendment, good), { maxLength: 5 }), (amendments) => {
        const judged = judgeAmendments({
          plan,
          statusOf: statuses(known),
          byAgent: () => false,
          current: 'CURRENT',
          amendments,
          trusted: true,
        })
        accepted += judged.accepted.length
        expect(lintFaults(judged.plan).filter(({ severity }) => severity === 'error')).toEqual([])
        for (const kept of ['DONE', 'CURRENT']) {
          expect(judged.plan.tasks.find((task) => task.id === kept)).toEqual(
            plan.tasks.find((task) => task.id === kept),
          )
        }
        expect(judged.accepted.length).toBeLessThanOrEqual(3)
        const answered = new Set([...judged.accepted, ...judged.refused.map((entry) => entry.amendment)])
        expect(answered).toEqual(new Set(amendments))
        for (const task of judged.plan.tasks) expect([task.status, task.retry_count]).toEqual(['pending', 0])
      }),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })
})

test('T7: what a person restricted stays so: an agent gets no more tools by a change or by a task of its own', () => {
  const restricted = makePlan([
    { id: 'CURRENT', allowed_tools: ['Edit', 'Read'] },
    { id: 'NEXT', allowed_tools: ['Read'] },
  ])
  const refusals = (amendment: Partial<Amendment> & Pick<Amendment, 'action'>) =>
    judgeAmendments({
      plan: restricted,
      statusOf: statuses({}),
      byAgent: () => false,
      trusted: true,
      current: 'CURRENT',
      amendments: [Amendment.parse({ reason: 'r', ...amendment })],
    }).refused.map(({ why }) => why)
  const change = { action: 'modify', task_id: 'NEXT', changes: { allowed_tools: ['Bash'] } } as const
  expect(refusals(change)).toEqual(['only people set the tools of a task'])
  const own = 'CURRENT may add only tasks with its own allowed_tools (Edit, Read) or fewer'
  expect(refusals({ action: 'add', task: newTask() })).toEqual([own])
  expect(refusals({ action: 'add', task: newTask({ allowed_tools: ['Edit', 'Bash'] }) })).toEqual([own])
  expect(refusals({ action: 'add', task: newTask({ allowed_tools: ['Edit'] }) })).toEqual([])
})

test('an agent neither widens the paths of a task nor adds one that may do more than its own', () => {
  const kept = makePlan([
    { id: 'CURRENT', paths: ['web'] },
    { id: 'NEXT', paths: ['web'] },
  ])
  const judged = judgeAmendments({
    plan: kept,
    statusOf: statuses({}),
    byAgent: () => false,
    trusted: true,
    current: 'CURRENT',
    amendments: [
      { action: 'modify', reason: '', task_id: 'NEXT', changes: { paths: [] } },
      { action: 'add', reason: '', task: newTask({ working_directory: 'api' }) },
      { action: 'add', reason: '', task: newTask() },
    ],
  })
  expect(judged.refused.map(({ why }) => why)).toEqual(['only people set paths', 'only people set working_directory'])
  expect(judged.plan.tasks.map(({ id, paths }) => [id, paths])).toEqual([
    ['CURRENT', ['web']],
    ['NEXT', ['web']],
    ['NEW', ['web']],
  ])
})
