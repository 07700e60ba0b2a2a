import { expect, test } from 'vitest'
import { adoptEdit } from '../../../../src/core/plan/change/adopt-edit.ts'
import { makePlan, sketch, statuses } from '../make-plan.ts'

const source = sketch('A B:A C:B')
const statusOf = statuses({ A: 'done' })
const ids = (plan: typeof source) => plan.tasks.map(({ id }) => id).join(' ')

test('an edit that changes nothing is adopted without a change', () => {
  expect(adoptEdit({ current: source, edited: source, previousSource: source, statusOf })).toEqual({
    plan: source,
    added: [],
    removed: [],
    modified: [],
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
  expect('plan' in adopted && adopted.plan.tasks.at(-1)).toMatchObject({ id: 'D', status: 'pending', retry_count: 0 })
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

test('all that cannot be taken over is said at once, and nothing is taken over', () => {
  const previous = sketch('A X B:A C:B')
  const edited = makePlan(
    [
      { id: 'A', title: 'Other', acceptance_criteria: [] },
      { id: 'C', depends_on: ['B'] },
    ],
    { branch: 'other' },
  )
  const adopted = adoptEdit({
    current: previous,
    edited,
    previousSource: previous,
    statusOf: statuses({ A: 'done', X: 'done' }),
  })
  expect(adopted).toEqual({
    findings: [
      'The branch changes from none to "other"; a run keeps the branch that it began with.',
      'Task "X" is done and cannot be removed.',
      'Task "A" is done and cannot change any more; the file changes title, acceptance_criteria.',
      'Task "C" depends on "B", which is not in the plan.',
    ],
  })
})

test('what an amendment added stays, behind the task that it followed', () => {
  const current = sketch('N0 A N1 N2 B:A C:B N3')
  const edited = sketch('C B:A A D')
  const adopted = adoptEdit({ current, edited, previousSource: source, statusOf: statuses({}) })
  expect('plan' in adopted && ids(adopted.plan)).toBe('N0 C N3 B A N1 N2 D')
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
  expect('plan' in adopted && adopted.plan.tasks.slice(0, 2)).toMatchObject([
    { id: 'A', title: 'Amended' },
    { id: 'B', title: 'Amended', depends_on: [], max_turns: 7 },
  ])
})

test('a field that the person took out goes', () => {
  const previous = makePlan([{ id: 'A', order: 1, model: 'm' }])
  const edited = makePlan([{ id: 'A', order: 1 }])
  const adopted = adoptEdit({ current: previous, edited, previousSource: previous, statusOf: statuses({}) })
  expect('plan' in adopted && adopted.plan).toEqual(edited)
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
  expect('plan' in adopted && ids(adopted.plan)).toBe('A B C')
  expect(adopted).toMatchObject({ added: ['C'], removed: [] })
})

test('a task that an amendment added cannot be orphaned by the person’s edit', () => {
  const current = sketch('A B:A C:B N:C')
  const adopted = adoptEdit({ current, edited: sketch('A B:A'), previousSource: source, statusOf })
  expect(adopted).toEqual({ findings: ['Task "N" depends on "C", which is not in the plan.'] })
})

test('project and limits follow the file', () => {
  const edited = { ...source, project: 'shop', max_iterations: 7 }
  expect(adoptEdit({ current: source, edited, previousSource: source, statusOf })).toMatchObject({
    plan: { project: 'shop', max_iterations: 7 },
  })
})
