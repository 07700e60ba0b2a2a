import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { encode } from '../make-plan.ts'

const read = (file: string, text: string) => {
  const { plan, findings, format } = readPlan({ file, bytes: encode(text) })
  return { plan, format, named: findings.filter(({ code }) => !/NO_DESCRIPTION|NO_CRITERIA/.test(code)) }
}
const json = (file: string, value: unknown) => read(file, JSON.stringify(value, null, 1))

const lists: Readonly<Record<string, (mark: string) => readonly [file: string, text: string]>> = {
  boxes: (mark: string) => ['chores.md', `# Chores\n\n- [ ] Sweep\n${mark} Water\n- [ ] Fold\n`],
  'spec-kit': (mark: string) => [
    'specs/a/tasks.md',
    `# Tasks\n\n## Phase 1: Setup\n\n- [ ] T001 Sweep\n${mark} T002 Water\n- [ ] T003 Fold\n`,
  ],
  'subtasks of a queue': (mark: string) => [
    'garden.md',
    `# Plan: Garden\n\n## Tasks\n\n### T1: Dig\n**Status:** open\n\n**Subtasks:**\n1. [ ] Sweep\n${mark} Water\n3. [ ] Fold\n`,
  ],
}

describe.each(Object.entries(lists))('%s', (_, around) => {
  test.each(['- [.]', '- **[ ]**', '- *[ ]*', '- `[ ]`', '- __[x]__', '- ~~[ ]~~', '- ✅', '- ✔️', '- [o]', '- [v]'])(
    'I11: %s among boxes is an error that says what to write',
    (mark) => {
      const [file, text] = around(mark)
      const { plan, named } = read(file, text)
      expect(plan, text).toBeUndefined()
      expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_UNCLEAR' }])
      expect(named[0]?.message).toContain('Water')
    },
  )
})

test.each(['- [P] Water', '- ✅ Water', '1. Water'])('subtasks without boxes may begin as %j does', (item) => {
  const text = `# Plan: Garden\n\n## Tasks\n\n### T1: Dig\n**Status:** open\n\n**Subtasks:**\n${item}\n- Fold\n`
  expect(read('garden.md', text)).toMatchObject({ named: [], plan: { tasks: [{}, {}] } })
})

const headings = (heading: string) =>
  `# Pottery\n\n### Task 1: Buy clay\n\nTen kilos.\n\n${heading}\n\nIn blue.\n\n### Task 3: Fire\n\nHot.\n`

test.each(['### Glaze the pots (Task 2)', '### Glaze the pots – Task 2', '## Glaze [Step 2]', '#### Glaze - task #2'])(
  'I11: %s names a task that there is not',
  (heading) => {
    const { plan, named } = read('pottery.md', headings(heading))
    expect(plan).toBeUndefined()
    expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_UNPLACED', line: 7 }])
    expect(named[0]?.remedy).toContain('Task 2: Glaze')
  },
)

test.each(['### Notes (Task 1)', '#### Why – Task 3', '## What comes after task 9', '### Results (step by step)'])(
  '%s is context',
  (heading) => {
    expect(read('pottery.md', headings(heading)).named).toEqual([])
  },
)

test.each(['### Task 2: ~~Glaze~~', '### Task 2 – ~~Glaze~~', '### **Task 2:** ~~Glaze~~'])(
  '%s is skipped',
  (heading) => {
    expect(read('pottery.md', headings(heading)).plan?.tasks[1]).toMatchObject({ title: 'Glaze', status: 'skipped' })
  },
)

test('a heading of which a part is struck out stays open', () => {
  const { plan } = read('pottery.md', headings('### Task 2: ~~Paint~~ Glaze'))
  expect(plan?.tasks[1]).toMatchObject({ status: 'pending' })
})

test.each(['### Task 2: Glaze - DONE', '### Task 2: Glaze — COMPLETED', '### Task 2: Glaze: SKIPPED'])(
  'I11: %s is no open task without a word',
  (heading) => {
    const { plan, named } = read('pottery.md', headings(heading))
    expect(plan).toBeUndefined()
    expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_UNPLACED', line: 7 }])
    expect(named[0]?.remedy).toContain('Status:')
  },
)

const queue = (line: string) =>
  `# Plan: Kiln\n\n## Tasks\n\n### T1: Buy clay\n**Status:** open\n\n### T2: Fire\n${line}\n**Status:** open\n`

test.each([
  '__Requires:__ T1',
  '__Requires__: T1',
  '**Requires：** T1',
  '** Requires: ** T1',
  '**Requires**\nT1',
  '**Blocked by:**\n- T1',
  '**Requires:**\n- T1',
  '**Depends on:**\n\nT1',
  '#### Depends on\n- T1',
  '#### Prerequisites\n\nT1',
  '**Needs:**T1',
])('I11: an order of a queue that is written as %j is read or is an error', (line) => {
  const { plan, named } = read('kiln.md', queue(line))
  if (plan) expect(plan.tasks[1]?.depends_on).toEqual(['T1'])
  else expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_UNKNOWN_FIELD', line: 9 }])
})

test.each([
  '**Requires:**\n- Node 20 for T1',
  '#### Requirements\n- T1 is a good name',
  '**Needs**\nT1 and some clay',
  '#### Notes\n- T1',
])('%j is part of the description', (line) => {
  const { plan, named } = read('kiln.md', queue(line))
  expect(named).toEqual([])
  expect(plan?.tasks[1]?.description).toContain('T1')
})

const stories = (more: object) => ({
  userStories: [
    { id: 'US-1', title: 'Buy clay', passes: false },
    { id: 'US-2', title: 'Fire the kiln', passes: false, ...more },
  ],
})

test.each([
  { deps: [1] },
  { requires: ['US-9'] },
  { needs: 'Buy clay' },
  { related: ['Buy clay'] },
  { relations: { blockedBy: ['US-1'] } },
  { meta: { order: { after: 'US-1' } } },
])('I11: %j of a story says an order, and is an error', (more) => {
  expect(json('prd.json', stories(more)).named).toMatchObject([{ severity: 'error', code: 'PLAN_UNKNOWN_FIELD' }])
})

test.each([{ meta: { after: 'the holidays' } }, { meta: { requires: 'Node 20' } }, { label: 'Buy clay' }])(
  '%j of a story is a warning',
  (more) => {
    expect(json('prd.json', stories(more)).named).toMatchObject([{ severity: 'warning' }])
  },
)

test('the list of tasks under nearly its name is told with its name', () => {
  const { named } = json('plan.json', { Tasks: [{ id: 'a', title: 'A' }] })
  expect(named.map(({ remedy }) => remedy)).toContain('Rename it to "tasks".')
})

test('a check that is neither a text nor an object is told in words of JSON', () => {
  const { named } = json('plan.json', { tasks: [{ id: 'a', title: 'A' }], checks: [5] })
  expect(named[0]?.remedy).toBe('Write a text in double quotes or an object in { }.')
})

test('records with a status of their own make no queue of a document whose tasks are headings', () => {
  const text =
    '# Plan\n\n### ADR-7: Use a kiln\n**Status:** accepted\n\nWe do.\n\n### Task 1: Buy\n\nx\n\n### Task 2: Fire\n\ny\n'
  const { plan, named, format } = read('adr.md', text)
  expect({ named, format }).toEqual({ named: [], format: 'Markdown' })
  expect(plan?.tasks.map(({ id }) => id)).toEqual(['TASK-1', 'TASK-2'])
})

test.each([
  ['-', '{"tasks":[{"id":"A","title":"B"}]}'],
  ['-', '# Work\n\n- [ ] Sweep\n- [ ] Fold\n'],
])('a plan without a name on %s is not told to rename that', (file, text) => {
  const { named } = read(file, text)
  const [fault] = named.filter(({ code }) => code === 'PLAN_NAME')
  expect(fault?.message).not.toContain('file name')
  expect(fault?.remedy).toMatch(/^Save it as a file, such as my-plan\.(?:md|json)/)
})
