import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { encode } from '../make-plan.ts'

const read = (file: string, text: string) => {
  const { plan, findings } = readPlan({ file, bytes: encode(text) })
  const named = findings.filter(({ code }) => !/NO_DESCRIPTION|NO_CRITERIA/.test(code))
  return { plan, named }
}

/** Documents with a line in their first task, and what a remedy there must say. */
const kinds = {
  headings: {
    file: 'work.md',
    with: (line: string) => `# Work\n\n### Task 1: One\n\n${line}\n\nDo it.\n\n### Task 2: Two\n\nDo it too.\n`,
    remedy: /"Status: done" as the task's own field, right below its heading/,
  },
  queue: {
    file: 'plans/x.md',
    with: (line: string) =>
      `# Plan: x\n\n## Tasks\n\n### T1: One\n> why\n\n**Requires:** —\n${line}\n\n**Done when:**\n- [ ] it shows\n\n### T2: Two\n**Requires:** T1\n**Status:** open\n\n**Done when:**\n- [ ] it shows\n`,
    remedy: /"\*\*Status:\*\* complete" as the task's own field/,
  },
  'spec-kit': {
    file: 'specs/001-x/tasks.md',
    with: (line: string) => `# Tasks: x\n\n## Phase 1: Setup\n\n- [ ] T001 One\n  ${line}\n- [ ] T002 Two\n`,
    remedy: /\[x\]/,
  },
  'list of boxes': {
    file: 'todo.md',
    with: (line: string) => `# Work\n\n- [ ] One\n  ${line}\n- [ ] Two\n`,
    remedy: /\[x\]/,
  },
} as const

const doneLines = [
  'State: done',
  '**State:** done',
  '- State: done',
  '_Status: done_',
  '> Status: done',
  'State = completed',
  'Progress: 100%',
  'Done: yes',
  'Completed: 2026-01-02',
  '✅ Done',
  '**DONE**',
  'Skip: true',
  'State: skipped',
]

describe.each(Object.entries(kinds))('%s', (_, { file, with: around, remedy }) => {
  test.each(doneLines)('I11: %j below a task that is read as open is an error that says what to write', (line) => {
    const text = around(line)
    const { plan, named } = read(file, text)
    expect(plan, text).toBeUndefined()
    expect(named.map(({ code, line: at }) => [code, text.split('\n')[(at ?? 0) - 1]?.trim()])).toEqual([
      ['PLAN_UNPLACED', line],
    ])
    if (!/skip/i.test(line)) expect(named[0]?.remedy).toMatch(remedy)
  })

  test.each([
    'State: open',
    'Status: in progress',
    'State: done means that a person has seen it.',
    'Done when the page shows it.',
    'The status is done.',
    'Progress: see the board.',
    'Completed orders are shown.',
    '- [ ] Status: done',
    '`State: done`',
  ])('%j says nothing of whether a task is done', (line) => {
    expect(read(file, around(line)).named).toEqual([])
  })
})

const headings = (more: string) =>
  `# Work\n\n### Task 1: One\n\nDo it.\n\n### Task 2: Two\n\nDo it.\n\n${more}\n\nMore.\n`
const boxes = (more: string) => `# Work\n\n## Tasks\n\n- [ ] One\n- [ ] Two\n\n${more}\n`

test.each([
  ['### Bug 3: Crash', '### Task 3: Crash', 'error'],
  ['### Bug fix 3: Crash', '### Task 3: Crash', 'error'],
  ['## Bug 3: Crash', '### Task 3: Crash', 'error'],
  ['# Feature 4: Crash', '### Task 4: Crash', 'error'],
  ['### 3. Crash', '### Task 3: Crash', 'error'],
  ['### Task Three: Crash', '### Task 3: Crash', 'error'],
  ['### Bug: Crash', '### Task 3: Crash', 'warning'],
  ['### Follow-up: Crash', '### Task 3: Crash', 'warning'],
])('I11: %s among tasks is named, with the heading to write', (heading, written, severity) => {
  const { plan, named } = read('work.md', headings(heading))
  expect(named).toMatchObject([{ severity, code: 'PLAN_UNPLACED', line: 11 }])
  expect(named[0]?.remedy).toContain(JSON.stringify(written))
  expect(plan === undefined).toBe(severity === 'error')
})

test.each(['### Notes', '### Phase 3: Later', '### ADR 3: Use boats', '## Bugs', '## Feature', '### Why this matters'])(
  '%s among tasks is context',
  (heading) => {
    expect(read('work.md', headings(heading)).named).toEqual([])
  },
)

test('I11: a heading above tasks is named if its number is missing among theirs', () => {
  const text = '# Work\n\n### Task 1: One\n\nx\n\n## Bug 2: Crash\n\nx\n\n### Task 3: Two\n\nx\n'
  expect(read('work.md', text).named).toMatchObject([{ severity: 'error', line: 7 }])
})

test('a heading above tasks may be called as one', () => {
  const text = '# Work\n\n## Feature 1: Boats\n\n### Task 1: One\n\nx\n\n## Feature 2: Sails\n\n### Task 2: Two\n\nx\n'
  expect(read('work.md', text).named).toEqual([])
})

test.each([
  ['boxes', 'todo.md', '# Work\n\n## 1. Setup\n\n- [ ] One\n\n## 2. Build\n\nMake it.\n\n## 3. Ship\n\n- [ ] Two\n', 7],
  [
    'a list',
    'todo.md',
    '# Work\n\n## 1. Setup\n\n- [ ] One\n\n## 2. Build\n\n- make\n- it\n\n## 3. Ship\n\n- [ ] Two\n',
    9,
  ],
  ['headings', 'a.md', '# Work\n\n## 1. Setup\n\n### Task 1: A\n\nx\n\n## 2. Build\n\nMake it.\n', 9],
  [
    'spec-kit',
    'specs/a/tasks.md',
    '# Tasks\n\n## Phase 1: Setup\n\n- [ ] T001 One\n\n## Phase 2: Build\n\nMake it.\n',
    7,
  ],
])('I11: %s: a part without a task, whose siblings have tasks, is named', (_, file, text, line) => {
  const { plan, named } = read(file, text)
  expect(plan).toBeDefined()
  expect(named).toMatchObject([{ severity: 'warning', code: 'PLAN_UNPLACED', line }])
  expect(named[0]?.message).toContain('Build')
})

test.each([
  '# Work\n\n## 1. Overview\n\nWords.\n\n## 2. Goals\n\nMore.\n\n## 3. Tasks\n\n- [ ] One\n',
  '# Work\n\n## 1. Overview\n\nWords.\n\n## 2. Tasks\n\n- [ ] One\n\n## 3. Risks\n\nRain.\n',
  '# Work\n\n## 1. Setup\n\n- [ ] One\n\n## 2. Build\n',
])('parts that only tell of the work are none of it: %j', (text) => {
  expect(read('todo.md', text).named).toEqual([])
})

test.each([
  'TODO: add the logout',
  'TODO add the logout',
  '**TODO:** add the logout',
  'FIXME: add the logout',
  'TODO(kim): add the logout',
  'ToDo – add the logout',
  '> TODO: add the logout',
  'Task: add the logout',
])('I11: %j outside of all tasks is named', (line) => {
  for (const [file, text, written] of [
    ['todo.md', boxes(line), '- [ ] add the logout'],
    ['specs/a/tasks.md', `# Tasks\n\n## Phase 1: Setup\n\n- [ ] T001 One\n\n${line}\n`, '- [ ] T042 add the logout'],
    [
      'plans/x.md',
      `# Plan: x\n\n## Tasks\n\n${line}\n\n### T1: One\n**Status:** open\n\n**Done when:**\n- [ ] c\n`,
      '### T2: add the logout',
    ],
  ] as const) {
    const { plan, named } = read(file, text)
    expect(named, text).toMatchObject([{ severity: 'warning', code: 'PLAN_UNPLACED' }])
    expect(named[0]?.remedy).toContain(JSON.stringify(written))
    expect(plan).toBeDefined()
  }
})

test.each(['Todo lists are for people.', 'See the TODO: it is above.', 'All tasks: see above.', '`TODO: in code`'])(
  '%j is prose',
  (line) => {
    expect(read('todo.md', boxes(line)).named).toEqual([])
  },
)

test('a TODO in a task is a part of it', () => {
  const { plan, named } = read('work.md', '# Work\n\n### Task 1: One\n\nTODO: add the logout\n')
  expect(named).toEqual([])
  expect(plan?.tasks[0]?.description).toContain('TODO: add the logout')
})

test.each(['**Status**: ✅ Done', 'Status: ✅', 'Status: ✅ completed', 'Status: [x] done'])(
  '%s means done',
  (line) => {
    const { plan } = read('work.md', `# Work\n\n### Task 1: One\n\n${line}\n\n### Task 2: Two\n\nx\n`)
    expect(plan?.tasks.map(({ status }) => status)).toEqual(['done', 'pending'])
  },
)

const list = [{ id: 'a', title: 'A', description: 'b', status: 'pending' }]
test.each([
  ['package.json', { name: 'x', version: '1.0.0', scripts: {}, tasks: list }],
  ['package.json', { name: 'x', version: '1.0.0', userStories: [{ id: 'a', title: 'A', passes: false }] }],
  ['web/package.json', { name: 'x', config: { steps: list } }],
  ['package-lock.json', { name: 'x', lockfileVersion: 3 }],
  ['composer.json', { require: {}, tasks: list }],
  ['tsconfig.json', { compilerOptions: {}, tasks: list }],
  ['tsconfig.build.json', { tasks: list }],
  ['deno.json', { tasks: { dev: 'deno run a.ts' } }],
  ['renovate.json', { packageRules: list }],
  ['.vscode/tasks.json', { version: '2.0.0', tasks: [{ label: 'a', type: 'shell', command: 'make' }] }],
  ['tasks.json', { version: '2.0.0', tasks: [{ label: 'a', type: 'shell', command: 'make' }] }],
])('I11: %s is a file of another program and no plan: %j', (file, value) => {
  const { plan, named } = read(file, JSON.stringify(value, null, 1))
  expect(plan).toBeUndefined()
  expect(named).toMatchObject([{ code: 'PLAN_FORMAT', severity: 'error' }])
  expect(named[0]?.message).toContain(file)
  expect(named[0]?.remedy).toMatch(/--plan/)
})

test('whoever names the format has decided that the file is a plan', () => {
  const bytes = encode(JSON.stringify({ name: 'x', tasks: list }))
  const options = { subtasks: 'joined', tag: undefined, scope: undefined, format: 'plan.json' } as const
  expect(readPlan({ file: 'package.json', bytes, options }).plan?.tasks).toHaveLength(1)
})

test.each([
  [{ name: 'x' }, '"tasks": [{"id": "T1", "title": "…"}]'],
  [{ tasks: {} }, '"tasks": [{"id": "T1", "title": "…"}]'],
  [{ tasks: [{ title: 'a' }] }, '"id": "T1"'],
  [{ tasks: [{ id: 'a' }] }, '"title": "…"'],
])('what is missing in %j is told as it is written', (value, written) => {
  const { named } = read('plan.json', JSON.stringify(value, null, 1))
  expect(named.map(({ remedy }) => remedy).join('\n')).toContain(written)
})
