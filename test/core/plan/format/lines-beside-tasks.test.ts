import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { encode } from '../make-plan.ts'

const read = (text: string, file = 'farm.md') => {
  const { plan, findings } = readPlan({ file, bytes: encode(text) })
  return { plan, named: findings.filter(({ code }) => !/NO_DESCRIPTION|NO_CRITERIA/.test(code)) }
}

describe('headings below "Tasks", without names', () => {
  const farm = (line: string) =>
    `# Farm\n\n## Tasks\n\n### Plough\n\nDeep.\n\n${line}\n\nIn rows.\n\n### Reap\n\nBy hand.\n`

  test.each(['###Sow', '###Sow:', '###\u00a0Sow', '\u200b### Sow', '########## Sow', '**### Sow**'])(
    'I11: %j is no heading, and so no task: an error',
    (line) => {
      const { plan, named } = read(farm(line))
      expect(plan).toBeUndefined()
      expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_HIDDEN_TASK', line: 9 }])
    },
  )

  test.each([
    '* ### Sow',
    '1. ### Sow',
    '> ### Sow',
    '<h3>Sow</h3>',
    '<div>### Sow</div>',
    '### High: Sow',
    '### Week 2: Sow',
  ])('I11: %j among them is named', (line) => {
    expect(read(farm(line)).named).toMatchObject([{ severity: 'warning', line: 9 }])
  })

  test.each([
    '#5 is an issue',
    '# not the level of the tasks',
    '- #tag',
    '`### Sow`',
    '**Sow**',
    '<b>Sow</b>',
    '    ### Sow',
  ])('%j is part of the task above it', (line) => {
    expect(read(farm(line)).named).toEqual([])
  })
})

test('a milestone at the level of the tasks that only stands above some of them is not named', () => {
  const text =
    '# Farm\n\n## Milestone 1: Spring\n\n## Task 1: Plough\n\nDeep.\n\n## Milestone 2: Summer\n\n## Task 2: Reap\n\nBy hand.\n'
  expect(read(text).named).toEqual([])
})

describe('fields at the margin of a list of boxes', () => {
  test.each(['**Requires:** T1', '**Depends on:** 2', 'Blocked by: Sow', '**Status:** done', '**State:** skipped'])(
    'I11: %j belongs to no box, and is an error',
    (line) => {
      const { plan, named } = read(`# Farm\n\n- [ ] Plough\n- [ ] Reap\n${line}\n- [ ] Sow\n`)
      expect(plan).toBeUndefined()
      expect(named).toMatchObject([{ severity: 'error', code: 'PLAN_UNPLACED', line: 5 }])
    },
  )

  test.each(['**Status:** open', '**Owner:** Kim', '**Requires:** Node 20 and some time', '**Status:** in progress'])(
    '%j changes nothing',
    (line) => {
      expect(read(`# Farm\n\n- [ ] Plough\n- [ ] Reap\n${line}\n- [ ] Sow\n`).named).toEqual([])
    },
  )

  test('the status of the whole document is none of a task', () => {
    expect(read('# Farm\n\n**Status:** done\n**Depends on:** 1\n\n- [ ] Plough\n- [ ] Sow\n').named).toEqual([])
  })
})

test.each(['**Done when:**', '**Acceptance criteria**', 'Acceptance criteria:', '**Success criteria**:'])(
  'I11: boxes below %j are criteria of something, and no tasks without a word',
  (label) => {
    const { plan, named } = read(
      `# Farm\n\n###T1: Plough\n${label}\n- [ ] it shows\n\n###T2: Sow\n${label}\n- [ ] it grows\n`,
    )
    expect(plan).toBeUndefined()
    expect(named[0]).toMatchObject({ severity: 'error', code: 'PLAN_UNCLEAR', line: 5 })
  },
)

describe('a line with a number that no task has', () => {
  const headings = (line: string) =>
    `# Farm\n\n### Task 1: Plough\n\nDeep.\n\n${line}\n\n### Task 3: Reap\n\nBy hand.\n`
  const boxes = (line: string) => `# Farm\n\n- [ ] Task 1: Plough\n${line}\n- [ ] Task 3: Reap\n`

  test.each([
    'h2. Task 2: Sow',
    '{panel}Task 2: Sow',
    'Part 2: Sow',
    'Ticket 2: Sow',
    'Section 2 – Sow',
    'Aufgabe 2: Sow',
    'T2: Sow',
    '(2) Sow',
    '#2: Sow',
    'Task two: Sow',
    'h2. Task 9: Sow',
  ])('I11: %j beside headings and boxes of tasks is named', (line) => {
    for (const text of [headings(line), boxes(line)]) {
      const { plan, named } = read(text)
      expect(plan?.tasks).toHaveLength(2)
      expect(named, text).toMatchObject([{ severity: 'warning', code: 'PLAN_UNPLACED' }])
    }
  })

  test.each([
    'Figure 2: The field',
    'Version 2: of the plough',
    'It takes 2 days.',
    '2 oxen',
    'Task 3: is the last',
    'Step 1: hitch.\n\nStep 2: pull.\n\nStep 3: turn.',
    'See https://example.com/2: there',
    'At 2:30 it rains.',
    'Part 4: Sow',
    'RFC 2: Sow',
  ])('%j is part of the task above it', (line) => {
    expect(read(headings(line).replace('Task 3: is', 'Task 3 is')).named).toEqual([])
  })
})
