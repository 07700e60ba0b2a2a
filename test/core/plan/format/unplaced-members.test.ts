import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { encode } from '../make-plan.ts'

type Entry = Readonly<Record<string, unknown>>

const prd = (more: Entry) => ({
  file: 'prd.json',
  text: JSON.stringify({
    userStories: [
      { id: 'A', title: 'a', passes: false },
      { id: 'B', title: 'b', passes: false, ...more },
    ],
  }),
})
const taskMaster = (more: Entry) => ({
  file: 'tasks.json',
  text: JSON.stringify({
    tasks: [
      { id: 'A', title: 'a', details: 'd', testStrategy: 's' },
      { id: 'B', title: 'b', details: 'd', ...more },
    ],
  }),
})
const part = (more: Entry) => ({
  file: 'tasks.json',
  text: JSON.stringify({
    tasks: [{ id: 'A', title: 'a', details: 'd', subtasks: [{ id: 'B', title: 'b', ...more }] }],
  }),
})
const plan = (more: Entry) => ({
  file: 'plan.json',
  text: JSON.stringify({
    tasks: [
      { id: 'A', title: 'a' },
      { id: 'B', title: 'b', ...more },
    ],
  }),
})
const formats = { 'prd.json': prd, 'Task Master': taskMaster, 'a part of Task Master': part, 'plan.json': plan }

const found = ({ file, text }: { file: string; text: string }, name: string) =>
  readPlan({ file, bytes: encode(text) })
    .findings.filter(({ code, path }) => code === 'PLAN_UNKNOWN_FIELD' && path.endsWith(name))
    .map(({ severity }) => severity)

describe.each(Object.entries(formats))('%s', (_, format) => {
  test.each([
    ['blockedBy', ['A']],
    ['blocked_by', ['Z']],
    ['isBlockedBy', 'A'],
    ['requires', ['A']],
    ['requires', 'A'],
    ['prerequisites', ['A']],
    ['prerequisite', 'A'],
    ['Prerequisites', 'after A, please'],
    ['dependOn', ['A']],
    ['dependson', ['A']],
    ['dependsUpon', ['A']],
    ['dependencyIds', ['A']],
    ['after', 'A'],
    ['waitsFor', ['A']],
    ['wait_for', 'A'],
    ['predecessors', ['A']],
    ['needs', ['A']],
    ['related', ['A']],
    ['follow', 'A'],
    ['prereqs', [{ id: 'A' }]],
    ['links', [{ task: 'A', type: 'blocks' }]],
    ['relies_on', 'A'],
    ['blockers', ['A']],
    ['gatedBy', 'A'],
    ['previous', 'A'],
    ['subtask', [{ title: 'x', status: 'todo' }]],
    ['todos', ['x']],
    ['checklist', [{ title: 'x', done: false }]],
    ['children', [{ name: 'x', status: 'open' }]],
    ['isDone', true],
    ['finished', true],
    ['state', 'done'],
  ])('I11: %s: %j would change what is done, and is an error', (name, value) => {
    expect(found(format({ [name]: value }), name)).toEqual(['error'])
  })

  test.each([
    ['blockedBy', []],
    ['blockedBy', null],
    ['estimate', 3],
    ['attachments', [{ id: 'A', url: 'x.png' }]],
    ['previous', 'the holidays'],
    ['blocked', true],
    ['prerequisites', ['The database runs']],
    ['requires', 'Node 20'],
    ['tag', 'A'],
    ['component', 'A'],
    ['risk', 'low'],
    ['branch2', 'A-1'],
    ['author', { name: 'Kim' }],
    ['finished', false],
    ['files', ['src/a.ts', 'src/b.ts']],
  ])('I11: %s: %j changes nothing, and is a warning', (name, value) => {
    expect(found(format({ [name]: value }), name)).toEqual(['warning'])
  })
})

test('a field that the tool writes for itself is no finding', () => {
  const { findings } = readPlan({
    file: 'tasks.json',
    bytes: encode(
      taskMaster({
        priority: 'high',
        complexity: 3,
        updatedAt: 'x',
        parentId: 'undefined',
        subtasks: [{ id: 1, title: 'x', subtasks: [] }],
      }).text,
    ),
  })
  expect(findings.filter(({ code }) => code === 'PLAN_UNKNOWN_FIELD')).toEqual([])
})

test.each([
  '**Blocked by:** T1',
  '**Prerequisite:** T1',
  '**Prerequisites:** T1, T2',
  '**Depends upon:** T1',
  '- **Blocked by:** T1',
  'Blocked by: T1',
  '**After task:** T1',
  '**Related:** T1',
])('I11: %s in a queue is an error, with its line', (field) => {
  const text = `# Plan: x\n\n### T1: a\n**Status:** open\n\n### T2: b\n**Requires:** —\n**Status:** open\n\n### T3: c\n**Requires:** —\n${field}\n**Status:** open\n`
  expect(
    readPlan({ file: 'x.md', bytes: encode(text) }).findings.filter(({ severity }) => severity === 'error'),
  ).toMatchObject([{ code: 'PLAN_UNKNOWN_FIELD', line: 12 }])
})

test.each([
  '**Files:** src/T1.ts',
  '**Estimate:** 3 h',
  '**Prerequisites:** a database',
  '**Spec:** [T1](t1.md) and more',
  'Note: see T1 for why',
])('%s in a queue is a part of the description', (field) => {
  const text = `# Plan: x\n\n### T1: a\n**Status:** open\n\n### T2: b\n${field}\n**Status:** open\n`
  const { plan: read, findings } = readPlan({ file: 'x.md', bytes: encode(text) })
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(read?.tasks[1]?.description).toContain(field)
})

test('criteria may be objects with their text', () => {
  const criteria = [{ id: 'AC-1', text: 'it shows', passes: false }, 'it stays', { description: 'it goes' }]
  const { plan: read } = readPlan({ file: 'prd.json', bytes: encode(prd({ acceptanceCriteria: criteria }).text) })
  expect(read?.tasks[1]?.acceptance_criteria).toEqual(['it shows', 'it stays', 'it goes'])
})

test('a criterion may be a scenario, and steps stand beside criteria', () => {
  const more = {
    acceptanceCriteria: JSON.parse('[{"given": "a boat", "when": "it rains", "then": "it floats"}]') as unknown,
    steps: ['look', 'wait'],
  }
  const { plan: read } = readPlan({ file: 'prd.json', bytes: encode(prd(more).text) })
  expect(read?.tasks[1]?.acceptance_criteria).toEqual(['given a boat, when it rains, then it floats', 'look', 'wait'])
})

test('Task Master with texts as ids keeps its dependencies', () => {
  const tasks = [
    { id: 'auth', title: 'a', description: 'd', priority: 'high', dependencies: [], status: 'pending' },
    { id: 'ui', title: 'b', description: 'd', dependencies: ['auth'], status: 'pending' },
  ]
  const { plan: read, format } = readPlan({ file: 'tasks.json', bytes: encode(JSON.stringify({ tasks })) })
  expect(format).toBe('Task Master')
  expect(read?.tasks[1]?.depends_on).toEqual(['auth'])
})

describe('advice works when it is followed', () => {
  const features = [
    { category: 'functional', description: 'Boats can be listed', steps: ['Open the list'] },
    { category: 'style', description: 'The list is blue', steps: ['Look at it'] },
  ]
  const advice = (value: unknown): string =>
    readPlan({ file: 'f.json', bytes: encode(JSON.stringify(value)) }).findings.find(
      ({ severity }) => severity === 'error',
    )?.remedy ?? ''
  const titles = (value: unknown) =>
    readPlan({ file: 'f.json', bytes: encode(JSON.stringify(value)) }).plan?.tasks.map(({ title }) => title)

  test('a list of features without passes', () => {
    expect(advice(features)).toContain('{"userStories": [ … ]}')
    expect(titles({ userStories: features })).toEqual(['Boats can be listed', 'The list is blue'])
  })

  test('a list below another name, with and without ids', () => {
    expect(advice({ backlog: { tasks: [{ title: 'One', status: 'todo' }] } })).toContain(
      'rename "tasks" to "userStories"',
    )
    expect(titles({ userStories: [{ title: 'One', status: 'todo' }] })).toEqual(['One'])
    expect(advice({ backlog: { tasks: [{ id: 'A', title: 'One', status: 'todo' }] } })).toBe(
      'Move the list to the top of the file.',
    )
    expect(titles({ tasks: [{ id: 'A', title: 'One', status: 'pending' }] })).toEqual(['One'])
  })
})

describe('a part that does not stand in its task', () => {
  const list = (task: Record<string, unknown>, part: Record<string, unknown> = {}) =>
    JSON.stringify({
      tasks: [
        { id: 1, title: 'a', details: 'x', subtasks: [{ id: 1, title: 's', ...part }] },
        { id: 2, title: 'b', details: 'x', ...task },
      ],
    })
  const named = (text: string) =>
    readPlan({ file: 'tasks.json', bytes: encode(text) }).findings.filter(({ code }) => code === 'PLAN_UNPLACED')

  test.each(['parentId', 'parentTaskId', 'parentTask'])(
    'I11: %s of a task, or of a subtask of another, is an error',
    (name) => {
      expect(named(list({ [name]: 1 }))).toMatchObject([{ severity: 'error', path: `tasks[1].${name}` }])
      expect(named(list({}, { [name]: '2' }))).toMatchObject([
        {
          severity: 'error',
          path: `tasks[0].subtasks[0].${name}`,
          message: expect.stringContaining('task 2, but it stands in task 1'),
        },
      ])
    },
  )

  test('the id of its own task, of none, and the tool’s words for none are no finding', () => {
    for (const parentId of [null, undefined, 'undefined', 0, 99]) expect(named(list({ parentId }))).toEqual([])
    expect(named(list({}, { parentId: 1, parentTaskId: '1' }))).toEqual([])
  })
})

test('a story with a time of completion that is open is named', () => {
  const stories = (fields: Record<string, unknown>) =>
    readPlan({
      file: 'prd.json',
      bytes: encode(
        JSON.stringify({
          userStories: [
            { id: 'A', title: 'a', ...fields },
            { id: 'B', title: 'b', passes: false },
          ],
        }),
      ),
    }).findings.filter(({ code }) => code === 'PLAN_STATUS_DIFFERS')
  expect(stories({ passes: false, completedAt: '2026-01-01' })).toMatchObject([
    { severity: 'warning', path: 'userStories[0].completedAt' },
  ])
  expect(stories({ passes: false, completed_at: '2026-01-01' })).toMatchObject([
    { path: 'userStories[0].completed_at' },
  ])
  for (const fields of [
    { passes: true, completedAt: 'x' },
    { passes: false, completedAt: null },
    { passes: false, completedAt: '' },
  ])
    expect(stories(fields)).toEqual([])
})
