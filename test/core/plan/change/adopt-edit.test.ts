import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adoptEdit } from '../../../../src/core/plan/change/adopt-edit.ts'
import { newErrors } from '../../../../src/core/plan/lint/lint.ts'
import { makePlan, sketch, statuses } from '../make-plan.ts'

const source = sketch('A B:A C:B')
const statusOf = statuses({ A: 'done' })
const ids = (plan: typeof source) => plan.tasks.map(({ id }) => id).join(' ')

test('an edit that changes nothing is adopted without a change', () => {
  expect(adoptEdit({ current: source, edited: source, previousSource: source, statusOf })).toEqual({
    plan: source,
    source,
    added: [],
    removed: [],
    modified: [],
    refused: [],
  })
})

test('added, removed and modified tasks are told apart', () => {
  const edited = makePlan([
    { id: 'A' },
    { id: 'B', title: 'Other', depends_on: ['A'] },
    { id: 'D', status: 'done', retry_count: 2 },
  ])
  const adopted = adoptEdit({ current: source, edited, previousSource: source, statusOf })
  expect(adopted).toMatchObject({ added: ['D'], removed: ['C'], modified: ['B'] })
  expect(adopted.plan.tasks.at(-1)).toMatchObject({ id: 'D', status: 'pending', retry_count: 0 })
})

test('statuses and attempts in the file do not count', () => {
  const edited = {
    ...source,
    tasks: source.tasks.map((task) => ({ ...task, status: 'failed' as const, retry_count: 9 })),
  }
  expect(adoptEdit({ current: source, edited, previousSource: source, statusOf })).toMatchObject({
    plan: source,
    modified: [],
  })
})

test('a task that is added above done ones moves them, which is no edit of theirs', () => {
  const at = (order: number) => ({ order })
  const before = makePlan([
    { id: 'A', ...at(1) },
    { id: 'B', ...at(2) },
    { id: 'C', ...at(3) },
  ])
  const edited = makePlan([
    { id: 'NEW', ...at(1) },
    { id: 'A', ...at(2) },
    { id: 'B', ...at(3), title: 'Other' },
    { id: 'C', ...at(4) },
  ])
  const adopted = adoptEdit({
    ...{ current: before, edited, previousSource: before, statusOf: statuses({ A: 'done', B: 'done' }) },
  })
  expect(adopted).toMatchObject({ added: ['NEW'], modified: ['C'] })
  expect(adopted.refused).toMatchObject([{ task: 'B', why: expect.stringContaining('its new title is not taken') }])
  expect(adopted.plan.tasks.map(({ id, order }) => `${id} ${order}`)).toEqual(['NEW 1', 'A 2', 'B 2', 'C 4'])
})

test('one edit of a done task refused all the others', () => {
  const previous = sketch('A X B:A C:B')
  const edited = makePlan(
    [
      { id: 'A', title: 'Other', acceptance_criteria: [] },
      { id: 'B', depends_on: ['A'], title: 'Better' },
      { id: 'C', depends_on: ['B'] },
      { id: 'D' },
    ],
    { branch: 'other' },
  )
  const iterationOf = (id: string) => (id === 'A' ? 3 : null)
  const edit = {
    current: previous,
    previousSource: previous,
    statusOf: statuses({ A: 'done', X: 'done' }),
    iterationOf,
  }
  const adopted = adoptEdit({ ...edit, edited })
  expect(adopted).toMatchObject({ added: ['D'], modified: ['B'], removed: [] })
  expect(ids(adopted.plan)).toBe('A X B C D')
  expect(adopted.plan.tasks[0]).toEqual(previous.tasks[0])
  expect(adopted.refused).toEqual([
    {
      task: null,
      kind: 'other',
      why: 'The branch changes from none to "other"; a run keeps the branch that it began with.',
    },
    { task: 'X', kind: 'done', why: 'Task "X" is done, so it stays in the plan.' },
    {
      task: 'A',
      kind: 'done',
      why: 'Task "A" is done, so its new title, acceptance_criteria is not taken. `ralph redo 3` with a reason adds a task that changes the work; `ralph undo 3` takes the work back, and then the edit counts.',
    },
  ])

  const again = adoptEdit({
    ...edit,
    current: adopted.plan,
    previousSource: adopted.source,
    edited,
    statusOf: statuses({}),
  })
  expect(again).toMatchObject({ modified: ['A'], removed: ['X'], added: [] })
  expect(again.refused.map(({ task }) => task)).toEqual([null])
})

test.each<[string, string, string, string[]]>([
  ['a removal that orphans another task', 'A B:A C:B N:C', 'A B:A D', ['C other']],
  ['a new task that waits for what was removed', 'A B:A C:B', 'A B:A D:C', ['D added']],
  ['a new cycle', 'A B:A C:B', 'A B:C C:B D', ['B other']],
])('%s is refused by itself, and the rest is taken', (_, now, file, expected) => {
  const adopted = adoptEdit({ current: sketch(now), edited: sketch(file), previousSource: source, statusOf })
  expect(adopted.refused.map(({ task, kind }) => `${task} ${kind}`)).toEqual(expected)
  expect(newErrors(sketch(now), adopted.plan)).toEqual([])
  expect(adopted.added).toEqual(file.endsWith(' D') ? ['D'] : [])
})

test('whatever is edited, what is taken breaks nothing, and the same file is taken once', () => {
  const id = fc.constantFrom('A', 'B', 'C', 'D', 'E')
  const task = fc.record({ id, depends_on: fc.uniqueArray(id, { maxLength: 2 }), title: fc.constantFrom('x', 'y') })
  const plans = fc.uniqueArray(task, { selector: (one) => one.id, minLength: 1 }).map((tasks) => makePlan(tasks))
  const sound = plans.map((plan) => {
    const known = new Set(plan.tasks.map((one) => one.id))
    const depends = (one: { id: string; depends_on: readonly string[] }) =>
      one.depends_on.filter((on) => on < one.id && known.has(on))
    return { ...plan, tasks: plan.tasks.map((one) => ({ ...one, depends_on: depends(one) })) }
  })
  const done = fc.uniqueArray(id).map((all) => statuses(Object.fromEntries(all.map((one) => [one, 'done'] as const))))
  fc.assert(
    fc.property(sound, plans, sound, done, (current, edited, previousSource, statusOf) => {
      const adopted = adoptEdit({ current, edited, previousSource, statusOf })
      expect(newErrors(current, adopted.plan)).toEqual([])
      for (const was of current.tasks.filter((one) => statusOf(one.id) === 'done')) {
        expect(adopted.plan.tasks.find((one) => one.id === was.id)).toEqual(was)
      }
      const touched = [...adopted.added, ...adopted.removed, ...adopted.modified]
      expect(touched.filter((one) => adopted.refused.some((refused) => refused.task === one))).toEqual([])
      const again = adoptEdit({ current: adopted.plan, edited, previousSource: adopted.source, statusOf })
      expect([...again.added, ...again.removed, ...again.modified]).toEqual([])
    }),
  )
})

test('what an amendment added stays, behind the task that it followed', () => {
  const current = sketch('N0 A N1 N2 B:A C:B N3')
  const edited = sketch('C B:A A D')
  const adopted = adoptEdit({ current, edited, previousSource: source, statusOf: statuses({}) })
  expect(ids(adopted.plan)).toBe('N0 C N3 B A N1 N2 D')
  expect(adopted).toMatchObject({ added: ['D'], removed: [] })
})

test('an amendment’s change stays where the person changed nothing, also on a done task', () => {
  const current = makePlan([
    { id: 'A', title: 'Amended' },
    { id: 'B', depends_on: [], title: 'Amended' },
    { id: 'C', depends_on: ['B'] },
  ])
  const edited = { ...source, tasks: source.tasks.map((task) => (task.id === 'B' ? { ...task, max_turns: 7 } : task)) }
  const adopted = adoptEdit({ current, edited, previousSource: source, statusOf })
  expect(adopted).toMatchObject({ modified: ['B'] })
  expect(adopted.plan.tasks.slice(0, 2)).toMatchObject([
    { id: 'A', title: 'Amended' },
    { id: 'B', title: 'Amended', depends_on: [], max_turns: 7 },
  ])
})

test('a field that the person took out goes', () => {
  const previous = makePlan([{ id: 'A', order: 1, model: 'm' }])
  const edited = makePlan([{ id: 'A', order: 1 }])
  const adopted = adoptEdit({ current: previous, edited, previousSource: previous, statusOf: statuses({}) })
  expect(adopted.plan).toEqual(edited)
})

test('what an amendment removed stays removed, unless the person changed it since', () => {
  const current = sketch('A B:A')
  const same = adoptEdit({ current, edited: sketch('A B:A C:B D'), previousSource: source, statusOf })
  expect(same).toMatchObject({ added: ['D'], modified: [] })
  const wanted = adoptEdit({ current, edited: sketch('A B:A C:A'), previousSource: source, statusOf })
  expect(wanted).toMatchObject({ added: ['C'] })
})

test('without the previous source, tasks that the file lacks count as added by an amendment', () => {
  const adopted = adoptEdit({ current: sketch('A B'), edited: sketch('A C'), previousSource: undefined, statusOf })
  expect(ids(adopted.plan)).toBe('A B C')
  expect(adopted).toMatchObject({ added: ['C'], removed: [] })
})

test('project and limits follow the file', () => {
  const edited = { ...source, project: 'shop', max_iterations: 7 }
  expect(adoptEdit({ current: source, edited, previousSource: source, statusOf })).toMatchObject({
    plan: { project: 'shop', max_iterations: 7 },
  })
})
