import { describe, expect, test } from 'vitest'
import { readBmad } from '../../../../src/core/plan/format/bmad/read-bmad.ts'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import type { ReadOptions } from '../../../../src/core/plan/format/read/read-options.ts'
import { encode, planIn } from '../make-plan.ts'
import * as more from './more-samples.ts'
import * as sample from './plan-samples.ts'

const read = (text: string, file: string, options?: ReadOptions) =>
  readPlan({ file, bytes: encode(text), ...(options && { options }) })

/** `id (status) after what`: what decides which task is next. */
const order = (text: string, file: string, options?: ReadOptions): string[] | undefined =>
  read(text, file, options).plan?.tasks.map(
    ({ id, status, depends_on }) => `${id} ${status}${depends_on.map((other) => ` <${other}`).join('')}`,
  )

const places = (text: string, file: string): string[] =>
  read(text, file).findings.map(({ severity, line, path, code }) => `${severity} ${line} ${path} ${code}`)

test.each(sample.samples)('%s is read and has no error', (file, text, format) => {
  const found = read(text, file)
  expect(found.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(found.format).toBe(format)
  expect(found.plan?.tasks.length).toBeGreaterThan(0)
})

describe('the Markdown of a queue', () => {
  test('each subtask is a task, and whoever requires the whole waits for the last one', () => {
    expect(order(sample.queuePlan, 'feeds.md')).toEqual([
      'T1.1 done',
      'T1.2 done <T1.1',
      'T2.1 done <T1.2',
      'T2.2 pending <T2.1',
      'T2.3 pending <T2.2',
      'T3 pending <T1.2 <T2.3',
    ])
  })

  test('joined: a task with its subtasks is one', () => {
    expect(order(sample.queuePlan, 'feeds.md', { subtasks: 'joined' })).toEqual([
      'T1 done',
      'T2 pending <T1',
      'T3 pending <T1 <T2',
    ])
  })

  test('an agent is told why, what the subtask is and when the whole is done', () => {
    const { plan } = read(sample.queuePlan, 'feeds.md')
    const [, , , prune, last] = plan?.tasks ?? []
    expect(prune).toMatchObject({
      title: 'Prune what is old',
      acceptance_criteria: [expect.stringContaining('each sync')],
    })
    expect(prune?.description).toContain('Offline means on disk.\n\nEntries are kept for thirty days.')
    expect(prune?.description).toContain('2. (this one) Prune what is old')
    expect(last?.acceptance_criteria).toEqual(['An entry is stored once', 'Old ones go'])
    expect(plan).toMatchObject({ project: 'Feed reader', context: expect.stringContaining('free of network code') })
    expect(plan?.context).not.toMatch(/\*\*Status|Discovered|D1/)
  })

  test('what was discovered is told, with its line', () => {
    expect(places(sample.queuePlan, 'feeds.md')).toEqual([
      'warning 55 T3 PLAN_NO_DESCRIPTION',
      'warning 64  PLAN_DISCOVERED',
    ])
  })

  test('fields need no empty line between them and a list', () => {
    const text =
      '# Plan: x\n### T1: a\n**Done when:**\n- [ ] c\n**Subtasks:**\n1. [ ] one\n2. [ ] two\n**Status:** open\n---\n### T2: b\n'
    expect(order(text, 'x.md')).toEqual(['T1.1 pending', 'T1.2 pending <T1.1', 'T2 pending'])
  })

  test('phases are no tasks, and headings of the context neither', () => {
    expect(order(sample.phasedQueuePlan, 'go.md')).toEqual(['T1 in_progress', 'T2 pending <T1'])
  })

  test('further fields stand in a code block', () => {
    const text =
      '# Plan: x\n\n### T1: a\nText.\n**Status:** open\n**Done when:**\n- [ ] c\n\n```ralph\n{"paths": ["src"], "order": 2}\n```\n'
    expect(read(text, 'x.md').plan?.tasks[0]).toMatchObject({ paths: ['src'], order: 2, description: 'Text.' })
    expect(places(text.replace('"order"', '"ordr"'), 'x.md')).toEqual(['error 10 T1.ordr PLAN_UNKNOWN_FIELD'])
    expect(places(text.replace('2}', '2'), 'x.md')).toEqual(['error 10 T1 PLAN_SYNTAX'])
    expect(places(text.replace(': 2', ': "2"'), 'x.md')).toEqual(['error 10 T1.order PLAN_WRONG_TYPE'])
  })
})

describe('Markdown of no format', () => {
  test('headings that call themselves tasks, with what they say of status and order', () => {
    expect(order(sample.looseHeadings, 'loose.md')).toEqual([
      'TASK-1 pending',
      'TASK-2 pending <TASK-1',
      'TASK-3 pending <TASK-1 <TASK-2',
    ])
  })

  test('check boxes, one after the other, without those that say when all is done', () => {
    expect(order(sample.looseBoxes, 'TODO.md')).toEqual([
      'store-the-choice done',
      'serve-it pending <store-the-choice',
      'toggle-in-the-header pending <serve-it',
    ])
    const { plan } = read(sample.looseBoxes, 'TODO.md')
    expect(plan?.tasks[1]).toMatchObject({
      description: 'in the session\n\nFrom the part “Backend” of the plan.',
      acceptance_criteria: ['cookie is set'],
    })
    expect(plan?.context).toContain('contrast is 4.5:1')
  })

  test('boxes below phases are the tasks, and the phases are none: one that is open is not done with its neighbours', () => {
    expect(order(more.phasesOfBoxes, 'phases.md')).toEqual([
      'make-the-folder done',
      'install-the-tools pending <make-the-folder',
      'grind-the-beans pending <install-the-tools',
      'boil-the-water pending <grind-the-beans',
    ])
  })

  test('a heading with a box is a task, and its box is ticked', () => {
    expect(order(more.boxedHeadings, 'fix_plan.md')).toEqual([
      'lay-the-rails done',
      'build-a-wagon pending <lay-the-rails',
      'ring-the-bell pending <build-a-wagon',
    ])
  })

  test.each([
    ['loose.md', '# x\n\n- [ ] a\n- [~] b\n'],
    ['specs/001-x/tasks.md', '# Tasks: x\n\n- [ ] T001 a\n- [/] T002 b\n'],
  ])('%s: a mark that is no tick is refused, and its task not passed over', (file, text) => {
    expect(places(text, file)).toEqual(['error 4  PLAN_UNCLEAR'])
  })

  test('an id does not change where a box is put before it', () => {
    const longer = sample.looseBoxes.replace('- [x] Store', '- [ ] Ask\n- [x] Store')
    expect(order(longer, 'TODO.md')?.[1]).toBe('store-the-choice done <ask')
  })

  test.each([
    ['prose', '# Idea\n\nWe could do this and that.\n', 1],
    ['plain lists', '# Idea\n\n- this\n- that\n', 1],
    ['numbered headings', '# Idea\n\n## 1. Goals\n\nx\n\n## 2. Scope\n', 1],
    ['only acceptance criteria', '# Idea\n\n## Acceptance criteria\n- [ ] fast\n', 1],
    ['boxes beside tasks', '## Task 1: a\nx\n## Other\n- [ ] b\n', 4],
    ['nothing', '', 1],
    ['a numbered list below a group of tasks', '# Plan\n\n## Tasks\n\n### High - Sails\n\n1. Cut\n2. Sew\n', 1],
    ['a table', '# Plan\n\n## Tasks\n\n| ID | Task |\n|--|--|\n| 1 | Cut |\n', 1],
  ])('%s: it is not guessed what the tasks are', (_, text, line) => {
    const { plan, findings } = read(text, 'idea.md')
    expect(plan).toBeUndefined()
    expect(findings).toEqual([expect.objectContaining({ code: 'PLAN_UNCLEAR', line, severity: 'error' })])
    expect(findings[0]?.remedy).toContain('docs/plan.md')
  })
})

describe('prd.json', () => {
  test('the lowest priority goes first, what passes is done, the branch names the run', () => {
    const { plan, doneBy } = read(sample.storiesPrd, 'scripts/ralph/prd.json')
    expect(plan).toMatchObject({
      name: 'note-tags',
      branch: 'ralph/note-tags',
      project: 'Notes',
      context: 'Tags for notes',
    })
    expect(plan?.tasks).toMatchObject([
      {
        id: 'US-002',
        order: 2,
        status: 'pending',
        acceptance_criteria: ['Each note shows its tags', 'Typecheck passes'],
      },
      { id: 'US-001', order: 1, status: 'done', description: expect.stringContaining('Notes: Table is note_tags') },
    ])
    expect(doneBy).toBe('"passes": true')
  })

  test('gates are checks, the threshold is the number of attempts', () => {
    const { plan } = read(sample.bmadPrd, 'ralph/prd.json')
    expect(plan).toMatchObject({
      max_iterations: 40,
      checks: [
        { name: 'typecheck', run: 'npm run typecheck', kind: 'typecheck' },
        { name: 'test', run: 'npm test', kind: 'test' },
      ],
      tasks: [{ retry_count: 2, max_retries: 2 }],
    })
  })
})

describe('prd.json by other names', () => {
  test('stories with steps, and numbers as ids', () => {
    const { plan, findings, doneBy } = read(sample.stepsPrd, 'plans/trails/prd.json')
    expect(findings.map(({ code }) => code).filter((code) => code !== 'PLAN_UNKNOWN_FIELD')).toEqual([
      'PLAN_NO_DESCRIPTION',
      'PLAN_NO_DESCRIPTION',
    ])
    expect(plan).toMatchObject({
      project: 'trail-maps',
      tasks: [
        { id: '1', status: 'done', acceptance_criteria: ['A GPX file is read', 'A broken one is named'] },
        { id: '2', order: 2 },
        { id: '3', depends_on: ['1', '2'] },
      ],
    })
    expect(doneBy).toBe('"passes": true')
  })

  test('a list of features has its ids and titles from their words', () => {
    const { plan, findings } = read(sample.featureList, 'feature_list.json')
    expect(findings.map(({ code }) => code)).toEqual(['PLAN_UNKNOWN_FIELD', 'PLAN_NO_CRITERIA'])
    expect(plan?.tasks.map(({ id, title, status }) => [id, title, status])).toEqual([
      ['the-list-of-boats-can-be-filtered-by-nam', 'The list of boats can be filtered by name', 'pending'],
      ['the-list-is-readable-on-a-phone', 'The list is readable on a phone', 'done'],
      ['a-boat-can-be-booked', 'A boat can be booked', 'pending'],
    ])
  })

  test('all of it below one name, with a status in the place of passes', () => {
    const { plan, doneBy } = read(sample.nestedPrd, 'shed/prd.json')
    expect(plan).toMatchObject({ project: 'Bike shed', branch: 'feat/shed', context: 'A shed for the yard.' })
    expect(order(sample.nestedPrd, 'shed/prd.json')).toEqual(['US-1 done', 'US-2 pending <US-1', 'US-3 pending <US-2'])
    expect(doneBy).toBe('"status": "passed"')
  })

  test.each([
    ['{"userStories": [], "project": {"name": "x", "stories": []}}', 'project.stories PLAN_FORMAT'],
    ['{"tasks": [{"id": "1", "title": "x"}], "stories": [{"id": "1", "title": "x"}]}', ' PLAN_FORMAT'],
    ['{"stories": [{"id": "1", "title": "x", "passes": true, "done": false}]}', 'stories[0].done PLAN_DUPLICATE_KEY'],
    [
      '{"stories": [{"id": "1", "title": "x", "passes": true, "status": "failed"}]}',
      'stories[0].status PLAN_STATUS_DIFFERS',
    ],
    ['{"stories": [{"id": "1", "title": "x", "status": "perhaps"}]}', 'stories[0].status PLAN_UNKNOWN_STATUS'],
    [
      '{"prd": {"user_stories": [{"id": "1", "title": "x", "acceptance_criteria": 3}]}}',
      'prd.user_stories[0].acceptance_criteria PLAN_WRONG_TYPE',
    ],
  ])('%s is not clear', (text, finding) => {
    const { findings } = read(text, 'prd.json')
    expect(findings.map(({ path, code }) => `${path} ${code}`)).toContain(finding)
  })

  test.each([
    ['{\n "backlog": {\n  "items": [{"title": "One", "status": "todo"}]}}', 3, 'rename "items" to "userStories"'],
    ['{\n "items": [{"title": "One", "status": "todo"}]}', 2, 'Rename "items" to "userStories"'],
    [
      '{"epics": [{"stories": [{"title": "x", "status": ""}]},\n{"stories": [{"title": "y", "status": ""}]}]}',
      1,
      'into one list',
    ],
    ['[{"title": "One", "status": "todo"}]', 1, '{"userStories": [ … ]}'],
  ])('%s names the list that it found', (text, line, remedy) => {
    const { findings } = read(text, 'work.json')
    expect(findings).toMatchObject([{ severity: 'error', line, remedy: expect.stringContaining(remedy) }])
  })
})

describe('spec-kit', () => {
  test('a task waits for the one before, [P] for none beside it, a story for what all share', () => {
    expect(order(sample.specKitTasks, 'specs/001-photo-albums/tasks.md')).toEqual([
      'T001 done',
      'T002 pending <T001',
      'T003 pending <T002',
      'T004 pending <T003',
      'T005 pending <T004',
      'T006 pending <T004',
      'T007 pending <T005 <T006',
      'T008 pending <T004',
      'T009 pending <T004 <T007 <T008',
    ])
  })

  test('the folder names the run, and a task knows its phase and story', () => {
    const { plan } = read(sample.specKitTasks, 'specs/001-photo-albums/tasks.md')
    expect(plan?.name).toBe('001-photo-albums')
    expect(plan?.tasks[4]?.description).toMatch(/Part of: Phase 3: User Story 1.*; story US1/)
    expect(plan?.tasks[4]?.description).toContain('a person groups photos')
    expect(plan?.context).toContain('Design documents')
  })

  test('a box without an id, and a task that Markdown shows as code', () => {
    const text = '# Tasks: x\n\n- [ ] T001 a\n- [ ] b\n\nText.\n\n    - [ ] T002 c\n'
    expect(places(text, 'tasks.md')).toEqual(['error 4  PLAN_MISSING_FIELD', 'error 8  PLAN_HIDDEN_TASK'])
  })

  test('boxes of a checklist behind the phases are no tasks, and told as such once; beside tasks each is an error', () => {
    const text = sample.checkedSpecKitTasks
    expect(places(text, 'specs/005-import/tasks.md')).toEqual(['warning 27  PLAN_MISSING_FIELD'])
    const { plan, findings } = read(text, 'specs/005-import/tasks.md')
    expect(findings[0]?.message).toBe(
      '3 check boxes without an id below "Format" are not tasks, so no agent gets them.',
    )
    expect(plan?.tasks.map(({ id }) => id)).toEqual(['T001', 'T001-TEST', 'T002', 'T003', 'T004', 'T005a'])
    const lost = text.replace('- [ ] T002 ', '- [ ] ')
    expect(places(lost, 'specs/005-import/tasks.md')).toContain('error 13  PLAN_MISSING_FIELD')
  })

  test('an id that is written twice is one fault, whatever waits for what', () => {
    const text = '# Tasks: x\n\n- [ ] T001 a\n- [ ] T001 b\n'
    expect(places(text, 'tasks.md')).toEqual(['error 4 T001.id PLAN_DUPLICATE_ID'])
  })

  test('an id may have an ending, and a range of ids means each of them', () => {
    expect(order(sample.checkedSpecKitTasks, 'specs/005-import/tasks.md')).toEqual([
      'T001 done',
      'T001-TEST pending <T001',
      'T002 pending <T001-TEST',
      'T003 pending <T002',
      'T004 pending <T002',
      'T005a pending <T003 <T004 <T001 <T002 <T001-TEST',
    ])
  })
})

describe('Task Master', () => {
  test('subtasks are tasks; whoever waits for the whole waits for the last', () => {
    expect(order(sample.taskMaster, 'tasks.json')).toEqual([
      '1 done',
      '2.1 done <1',
      '2.2 pending <2.1 <1',
      '3 pending <2.2',
    ])
    expect(order(sample.taskMaster, 'tasks.json', { subtasks: 'joined' })).toEqual([
      '1 done',
      '2 in_progress <1',
      '3 pending <2',
    ])
    expect(read(sample.taskMaster, 'tasks.json').plan).toMatchObject({ context: 'Team service' })
  })

  test('the older layout', () => {
    expect(order(sample.legacyTaskMaster, 'tasks.json')).toEqual(['1 pending', '2 skipped <1'])
  })

  test('one of several lists is named, and never guessed', () => {
    const { findings } = read(sample.taggedTaskMaster, 'tasks.json')
    expect(findings).toMatchObject([{ code: 'PLAN_TAG', message: expect.stringContaining('feature-a, feature-b') }])
    const { plan } = read(sample.taggedTaskMaster, 'tasks.json', { subtasks: 'own', tag: 'feature-b' })
    expect(plan).toMatchObject({ name: 'feature-b', tasks: [{ id: '1', title: 'B', status: 'given_up' }] })
  })
})

describe('bad input, all of it at once with its place', () => {
  const queue = (tasks: string): string => `# Plan: x\n\n## Tasks\n\n${tasks}`
  const task = (id: string, requires: string, status = 'open'): string =>
    `### ${id}: t\nd\n**Requires:** ${requires}\n**Status:** ${status}\n**Done when:**\n- [ ] c\n\n`

  test('a cycle through Requires, an unknown task and an unknown status', () => {
    const text = queue(task('T1', 'T2') + task('T2', 'T1, T9') + task('T3', '—', 'wip'))
    expect(places(text, 'x.md')).toEqual([
      'error 7 T1.depends_on[0] PLAN_CYCLE',
      'error 14 T2.depends_on[1] PLAN_UNKNOWN_DEPENDENCY',
      'error 22 T3.status PLAN_UNKNOWN_STATUS',
    ])
  })

  test('two tasks of one id; two fields of one name', () => {
    expect(places(queue(task('T1', '—') + task('T1', '—')), 'x.md')).toEqual(['error 12 T1.id PLAN_DUPLICATE_ID'])
    const twice = queue(task('T1', '—').replace('**Done', '**Status:** complete\n**Done'))
    expect(places(twice, 'x.md')).toEqual(['error 9  PLAN_DUPLICATE_KEY'])
  })

  test('stories of one id, of a wrong type, and keys that come twice', () => {
    const text = `{"userStories": [
      {"id": "S-1", "title": "a", "description": "d", "acceptanceCriteria": ["c"], "passes": "no"},
      {"id": "S-1", "title": "b", "description": "d", "acceptanceCriteria": "c", "passes": false, "passes": true}
    ]}`
    expect(places(text, 'prd.json')).toEqual([
      'error 2 userStories[0].passes PLAN_WRONG_TYPE',
      'error 3 userStories[1].id PLAN_DUPLICATE_ID',
      'error 3 userStories[1].acceptanceCriteria PLAN_WRONG_TYPE',
      'error 3 userStories[1].passes PLAN_DUPLICATE_KEY',
    ])
  })

  test('a status and a dependency that Task Master does not know', () => {
    const text = sample.taskMaster.replace('"in-progress"', '"wip"').replace('"2.1"\n', '"2.7"\n')
    expect(places(text, 'tasks.json')).toEqual([
      'error 25 master.tasks[1].status PLAN_UNKNOWN_STATUS',
      'error 40 master.tasks[1].subtasks[1].dependencies[0] PLAN_UNKNOWN_DEPENDENCY',
    ])
  })

  test.each(['x.md', 'prd.json', 'plan.json'])('merge marks in %s', (file) => {
    const text = '{"a": 1,\n<<<<<<< HEAD\n"b": 2\n=======\n"b": 3\n>>>>>>> theirs\n}\n'
    expect(places(text, file)).toEqual([
      'error 2  PLAN_MERGE_MARKERS',
      'error 4  PLAN_MERGE_MARKERS',
      'error 6  PLAN_MERGE_MARKERS',
    ])
  })

  test('tabs are read as Markdown has them, and where they hide a task it is told', () => {
    const tabs = '# Work\n\n- [ ] a\n\t- [ ] b\n-\t[ ] c\n'
    expect(order(tabs, 'x.md')).toEqual(['a pending', 'c pending <a'])
    expect(places('# Tasks: x\n\n- [ ] T001 a\n\nText.\n\n\t- [ ] T002 b\n', 'x.md')).toEqual([
      'error 7  PLAN_HIDDEN_TASK',
    ])
    expect(order(queue(`${task('T1', '—')}\t### T2: b\n`), 'x.md')).toEqual(['T1 pending', 'T2 pending'])
  })

  test('links out of the repository', () => {
    const text = queue(
      task('T1', '—').replace('\nd\n', '\n[a](../../x.md) [b](/docs/x.md) [c](../ok.md) [d](file:///etc/x)\n'),
    )
    expect(places(text, 'plans/x.md')).toEqual(['warning 6  PLAN_LINK_OUTSIDE', 'warning 6  PLAN_LINK_OUTSIDE'])
  })

  test('a file name that names no run', () => {
    const { findings } = read(sample.spacelessQueuePlan, 'plans/my plan (2).md')
    expect(findings).toMatchObject([{ code: 'PLAN_NAME', remedy: expect.stringContaining('my-plan-2.md') }])
  })

  test('links out of the repository in the texts of JSON', () => {
    const text = JSON.stringify(
      {
        tasks: [
          {
            id: 'A',
            title: 'a',
            acceptance_criteria: ['as [said](../../x.md)', '[in](../y.md)'],
            description: '[top](/docs/z.md)',
          },
        ],
      },
      null,
      1,
    )
    expect(places(text, 'plans/x.json')).toEqual(['warning 7  PLAN_LINK_OUTSIDE'])
  })

  test('a story too large for one agent call, in each format', () => {
    const nine = Array.from({ length: 9 }, (_, at) => `it works in case ${at}`)
    const story = { id: 'A-1', title: 'Build the entire dashboard', description: 'word '.repeat(700) }
    expect(
      places(JSON.stringify({ userStories: [{ ...story, acceptanceCriteria: nine }] }, null, 1), 'prd.json'),
    ).toEqual([
      'warning 5 userStories[0].title PLAN_TASK_TOO_LARGE',
      'warning 6 userStories[0].description PLAN_TASK_TOO_LARGE',
      'warning 7 userStories[0].acceptanceCriteria PLAN_TASK_TOO_LARGE',
    ])
    const boxes = nine.map((one) => `- [ ] ${one}`).join('\n')
    const queue = `# Plan: x\n\n## Tasks\n\n### T1: Add it\n**Status:** open\n**Done when:**\n${boxes}\n`
    expect(places(queue, 'plans/x.md')).toContainEqual(expect.stringMatching(/^warning \d+ .*PLAN_TASK_TOO_LARGE$/))
    for (const [text, file] of [
      ['# Tasks: x\n\n- [ ] T001 Build the backend\n', 'specs/001-x/tasks.md'],
      ['# x\n\n- [ ] Build the backend\n', 'todo.md'],
      ['{"tasks": [{"id": 1, "title": "Build the backend", "details": "x", "testStrategy": "x"}]}', 'tasks.json'],
      ['{"tasks": [{"id": "A", "title": "Build the backend", "description": "x"}]}', 'plan.json'],
    ] as const)
      expect(places(text, file), file).toContainEqual(expect.stringMatching(/^warning \d+ .*PLAN_TASK_TOO_LARGE$/))
    const done = JSON.stringify({ userStories: [{ ...story, acceptanceCriteria: nine, passes: true }] })
    expect(places(done, 'prd.json'), 'what is done is over').toEqual([])
  })

  test('an empty file of JSON, and a story that cannot be read is not missing besides', () => {
    expect(read(' \n', 'prd.json').findings).toMatchObject([{ code: 'PLAN_SYNTAX', message: 'The file is empty.' }])
    const files = [
      ['docs/sprint-status.yaml', encode('development_status:\n  1-1-a: backlog\n')],
      ['docs/stories/1-1-a.md', Uint8Array.of(0x23, 0x20, 0xff)],
    ] as const
    const all = files.map(([path, bytes]) => ({ path, link: false, bytes }))
    const { findings } = readBmad({ folder: 'docs', files: all, scope: 'all' })
    expect(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['PLAN_ENCODING'])
  })

  test('a story too large for a prompt', () => {
    const large = JSON.parse(sample.storiesPrd) as { userStories: { description: string }[] }
    for (const story of large.userStories.slice(0, 1)) story.description = 'word '.repeat(10_000)
    expect(places(JSON.stringify(large, null, 2), 'prd.json')).toEqual(['warning 6 userStories[0] PLAN_TASK_TOO_LARGE'])
  })

  test('5 MB of prose', () => {
    const prose = `# Product\n\n${'The user wants this to be so.\n'.repeat(174_000)}`
    expect(prose.length).toBeGreaterThan(5_000_000)
    expect(planIn(encode(prose), 'prd.md').findings).toMatchObject([{ code: 'PLAN_UNCLEAR' }])
    expect(planIn(encode(`${prose}${prose}`), 'prd.md').findings).toMatchObject([{ code: 'PLAN_TOO_LARGE' }])
  })
})
