import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusEdits, storyEdits, storyPaths } from '../../../../../src/core/plan/format/bmad/bmad-edits.ts'
import { bmadStatus } from '../../../../../src/core/plan/format/bmad/bmad-status.ts'
import { changedStory } from '../../../../../src/core/plan/format/bmad/changed-story.ts'
import { readSprintStatus } from '../../../../../src/core/plan/format/bmad/sprint-status.ts'
import { storyText } from '../../../../../src/core/plan/format/bmad/story-text.ts'
import { outline } from '../../../../../src/core/plan/format/markdown/outline.ts'
import type { PlanFacts } from '../../../../../src/core/plan/format/read/plan-facts.ts'
import { withEdits } from '../../../../../src/core/text/text-edit.ts'
import { Task } from '../../../../../src/schema/plan/plan.ts'
import { epics, method, sprints } from './folders.ts'

const facts = (status: 'done' | 'open', ...ids: string[]): PlanFacts => ({
  tasks: new Map(ids.map((id) => [id, { status, at: '2026-02-03T04:05:06Z', attempts: 0 }])),
  added: [],
  changed: [],
  discovered: [],
  left: [],
  run: { started: '2026-02-03T04:00:00Z', completed: undefined },
})

/** Lines that differ, before and after. */
function changed(before: string, after: string): string[] {
  const lines = before.split('\n')
  return after.split('\n').flatMap((line, at) => (line === lines[at] ? [] : [line]))
}

const write = (text: string, about: PlanFacts): string => withEdits(text, statusEdits(text, about).edits)
const list = (folder: Readonly<Record<string, string>>): string =>
  Object.entries(folder).find(([path]) => path.endsWith('.yaml'))?.[1] ?? ''

test('a row of the method is done, with its comment, and the day is the newest', () => {
  const text = list(method)
  expect(changed(text, write(text, facts('done', '1-2-list-the-books')))).toEqual([
    'last_updated: 2026-02-03',
    '  1-2-list-the-books: done  # soon',
  ])
})

test('an epic is done with the last of its stories, begun with the first, and open again with an undo', () => {
  const text = list(method)
  const ids = ['1-1-add-a-book', '1-2-list-the-books']
  const all = write(text, facts('done', ...ids))
  expect(changed(text, all)).toContain('  epic-1: done   # first')
  expect(changed(all, write(all, facts('open', '1-1-add-a-book')))).toContain('  epic-1: in-progress   # first')
  expect(changed(text, write(text, facts('done', '2-1-search-by-title')))).toContain('  epic-2: done')
})

test('of a sprint the status keeps its quotes, and the counts that the file keeps are counted again', () => {
  const text = list(sprints)
  expect(changed(text, write(text, facts('done', 'STORY-002')))).toEqual([
    'last_updated: "2026-02-03"',
    '        status: "done"',
    '  stories_completed: 2',
    '  stories_in_progress: 0',
    '  points_completed: 5',
    '  completion_percentage: 67',
  ])
})

test('a list that says completed is told completed, and its moment stays a moment', () => {
  const text = list(epics)
  expect(changed(text, write(text, facts('done', 'STORY-002')))).toEqual([
    'last_updated: "2026-02-03T04:05:06Z"',
    '    status: "completed"',
    '        status: "completed"',
    '  stories_completed: 2',
    '  stories_not_started: 0',
  ])
})

test('the words are those of the file, in capitals too, and a sprint keeps its points', () => {
  const text = `current_sprint: 2
sprints:
  - sprint_number: 2
    completed_points: 0
    status: ACTIVE
    stories:
      - {id: A-1, title: One, points: 3, status: COMPLETE}
      - {id: A-2, title: Two, points: 5, status: PENDING}
epics:
  - {id: E-1, name: All, status: PENDING}
`
  const done = write(text, facts('done', 'A-2'))
  expect(changed(text, done)).toEqual([
    '    completed_points: 8',
    '      - {id: A-2, title: Two, points: 5, status: COMPLETE}',
  ])
  expect(changed(done, write(done, facts('open', 'A-1')))).toEqual([
    '    completed_points: 5',
    '      - {id: A-1, title: One, points: 3, status: IN_PROGRESS}',
  ])
  const quiet = text.replaceAll('PENDING', 'not_started').replace('COMPLETE', 'done').replace('ACTIVE', 'active')
  const all = write(quiet, facts('done', 'A-2'))
  expect(write(all, facts('open', 'A-1'))).toContain('status: in_progress}')
})

const adding = (after: string, ...ids: readonly string[]): PlanFacts => ({
  ...facts('done'),
  added: ids.map((id, at) => ({
    task: Task.parse({
      id,
      title: 'Look: "twice"',
      description: 'Because\n# of it.',
      acceptance_criteria: ['seen'],
      depends_on: [after],
    }),
    after: at === 0 ? after : ids[at - 1],
  })),
})

test.each([
  ['rows', list(method), '1-1-add-a-book'],
  ['sprints', list(sprints), 'STORY-001'],
  ['epics', list(epics), 'STORY-002'],
  [
    'one line each',
    'stories:\n  - {id: A-1, title: One, status: PENDING}  # first\n  - {id: A-2, title: Two, status: DONE}\n',
    'A-1',
  ],
  ['the last line', 'stories:\n  - id: A-1\n    status: not_started\n    title: One', 'A-1'],
])('a story that came by an amendment gets a row as its neighbour has one, in a list of %s', (_, text, after) => {
  for (const eol of ['\n', '\r\n']) {
    const before = text.replaceAll('\n', eol)
    const { edits, added } = statusEdits(before, adding(after, '1-9-look', 'look-again', 'STORY-19'))
    expect(added.unwritten).toEqual([])
    const now = withEdits(before, edits)
    const { rows, faults } = readSprintStatus(now)
    expect(faults).toEqual([])
    const keys = rows.map(({ key }) => key)
    expect(keys.slice(keys.indexOf(after) + 1, keys.indexOf(after) + 4)).toEqual(['1-9-look', 'look-again', 'STORY-19'])
    expect(new Set(rows.map(({ status }) => bmadStatus(status, { at: [], offset: 0 })))).not.toContain(undefined)
    for (const line of before.split(eol).filter((one) => !/_stories|stories_|percentage/.test(one)))
      expect(now.split(eol)).toContain(line)
    expect(now.replaceAll('\r\n', '').includes('\r')).toBe(false)
    const told = new Map(added.files.map(({ row, text: story }) => [row.key, storyText(outline(story))]))
    for (const row of rows.filter(({ key }) => /look|19/.test(key))) {
      const story = told.get(row.key)
      expect([row.title ?? story?.title, row.criteria.join() || story?.criteria[0]?.text]).toEqual([
        'Look: "twice"',
        'seen',
      ])
      expect(row.description || story?.description).toMatch(/Because\r?\n\\?# of it\.$/)
    }
  }
})

test('a list in which no row can be added says so, and stays as it is', () => {
  const text = 'development_status: {1-1-a: done, 1-2-b: backlog}\n'
  const { edits, added } = statusEdits(text, adding('1-1-a', '1-3-c'))
  expect([edits, added.unwritten]).toEqual([[], ['1-3-c was added: Look: "twice"']])
})

test('what was taken back is open again, and what is said already changes nothing', () => {
  const text = list(sprints)
  expect(changed(text, write(text, facts('open', 'STORY-001')))).toContain('        status: "in_progress"   # by hand')
  for (const folder of [method, sprints, epics]) expect(write(list(folder), facts('done'))).toBe(list(folder))
  expect(write(text, facts('done', 'STORY-001'))).toBe(text)
})

test('the file of a story: its status and the boxes of its tasks, and nothing else', () => {
  const text = method['docs/stories/1-1-add-a-book.md'] ?? ''
  const after = withEdits(text, storyEdits(text, true))
  expect(changed(text, after)).toEqual([
    'Status: done',
    '- [x] Write it (AC: 1)',
    '  - [x] Keep the file',
    '- [x] Refuse (AC: 2)',
  ])
  const crlf = text.replaceAll('\n', '\r\n')
  expect(withEdits(crlf, storyEdits(crlf, true))).toBe(after.replaceAll('\n', '\r\n'))
  const bold = '# STORY-001: A\n\n**Status:** Not Started\n\n## Acceptance Criteria\n\n- [ ] a\n'
  expect(withEdits(bold, storyEdits(bold, true))).toContain('**Status:** Done\n')
})

test('what a person has ticked in a story that is not done stays ticked when its work is taken back', () => {
  const text = (method['docs/stories/1-1-add-a-book.md'] ?? '').replace('[ ] Refuse', '[x] Refuse')
  expect(storyEdits(text, false)).toEqual([])
  const all = withEdits(text, storyEdits(text, true))
  expect(withEdits(all, storyEdits(all, false))).not.toContain('[x]')
})

test('an epic whose only story was taken out is not done', () => {
  const text = list(method)
  const gone = withEdits(text, statusEdits(text, facts('done'), { removedIds: new Set(['2-1-search-by-title']) }).edits)
  expect(gone).toContain('2-1-search-by-title: deferred')
  expect(gone).toContain('epic-2: backlog')
})

test('where the file of a story may be', () => {
  const text = list(method)
  const read = readSprintStatus(text)
  const [row] = read.rows
  if (!row) throw new Error('no row')
  expect(storyPaths(row, read, 'docs/sprint-status.yaml')).toEqual([
    'docs/stories/1-1-add-a-book.md',
    'docs/1-1-add-a-book.md',
    'stories/1-1-add-a-book.md',
  ])
})

test('whatever stands around the rows stays as it is, byte by byte', () => {
  const comment = fc.string({ maxLength: 30 }).map((text) => `# ${text.replace(/[^ -~äß€]/g, '')}`)
  const row = fc.record({
    status: fc.constantFrom('backlog', 'ready-for-dev', '"in-progress"', "'review'", 'done'),
    gap: fc.constantFrom('', '  # why', '\n', '\n  # apart'),
    done: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 8 }),
      comment,
      fc.constantFrom('\n', '\r\n'),
      (rows, head, eol) => {
        const lines = rows.map(({ status, gap }, at) => `  1-${at + 1}-story: ${status}${gap}`)
        const text = [head, 'project: "X" # y', 'development_status:', ...lines, head, '']
          .join('\n')
          .replaceAll('\n', eol)
        const ids = rows.flatMap(({ done }, at) => (done ? [`1-${at + 1}-story`] : []))
        const after = write(text, facts('done', ...ids))
        const plain = (one: string): string => one.replace(/^( {2}1-\d+-story: )["']?[\w-]+["']?/gm, '$1')
        expect(plain(after)).toBe(plain(text))
        const becomes = readSprintStatus(after)
          .rows.filter(({ status }) => status === 'done')
          .map(({ key }) => key)
        expect(becomes).toEqual(expect.arrayContaining(ids))
        expect(write(after, facts('done', ...ids))).toBe(after)
      },
    ),
  )
})

test('the words of a changed story are written into its file, each where it stood; what finds no place is not said to', () => {
  const text = method['docs/stories/1-1-add-a-book.md'] ?? ''
  const task = Task.parse({
    id: '1-1-add-a-book',
    title: 'Add two',
    description: 'As a reader,\nI want two.\n\nPart of epic 1, “Keep books”.\nA person can keep a list.',
    acceptance_criteria: ['two are there', 'three are not', 'it says so'],
  })
  const fields = ['title', 'description', 'acceptance_criteria', 'depends_on'] as const
  const { text: after, writtenFields: told } = changedStory(text, { task, fields })
  expect(told).toEqual(['title', 'acceptance_criteria', 'description'])
  expect(after).toBe(
    text
      .replace('1.1: Add a book', '1.1: Add two')
      .replace('I want this,\nso that it is there.', 'I want two.')
      .replace('1. It is there.\n2. It says no to what is empty.', '1. two are there\n2. three are not\n3. it says so'),
  )
  expect(changedStory(after, { task, fields }).text).toBe(after)
  const crlf = text.replaceAll('\n', '\r\n')
  expect(changedStory(crlf, { task, fields }).text).toBe(after.replaceAll('\n', '\r\n'))
  const spread = text.replace('## Tasks', '## Dev Notes\n\nMind the dust.\n\n## Tasks')
  const partly = changedStory(spread, { task, fields })
  expect(partly.writtenFields, 'a description in several places stays').toEqual(['title', 'acceptance_criteria'])
  expect(partly.text).toContain('Mind the dust.')
})

test('what the list says of a changed story is changed there, and a story that was taken out is deferred', () => {
  const text = list(sprints)
  const task = Task.parse({ id: 'STORY-002', title: 'List: "all"', description: 'x' })
  const about: PlanFacts = { ...facts('done'), changed: [{ task, fields: ['title'], line: '' }] }
  expect(changed(text, withEdits(text, statusEdits(text, about).edits))).toEqual(['        title: "List: \\"all\\""'])
  const gone = withEdits(
    text,
    statusEdits(text, facts('done'), { removedIds: new Set(['STORY-002', 'STORY-001']) }).edits,
  )
  expect(changed(text, gone), 'what is done stays').toEqual(['        status: "deferred"', '  stories_in_progress: 0'])
})

test('a story that is taken back gets the word that it had, unless that was done', () => {
  const text = list(method).replace(/(1-1-.*: )\S+/, '$1done')
  const undone = (word: string): string => {
    const former = new Map([['1-1-add-a-book', word]])
    return withEdits(text, statusEdits(text, facts('open', '1-1-add-a-book'), { formerStatuses: former }).edits)
  }
  expect(undone('drafted')).toContain('1-1-add-a-book: drafted')
  expect(undone('done')).toContain('1-1-add-a-book: in-progress')
})
