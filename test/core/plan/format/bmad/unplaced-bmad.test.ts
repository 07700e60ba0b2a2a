import { expect, test } from 'vitest'
import { readBmad } from '../../../../../src/core/plan/format/bmad/read-bmad.ts'
import { encode } from '../../make-plan.ts'
import { epics, type Folder, filesOnly, method, sprints } from './folders.ts'

function read(folder: Folder, scope = 'all') {
  const files = Object.entries(folder).map(([path, text]) => ({ path, link: false, bytes: encode(text) }))
  const { plan, findings } = readBmad({ folder: 'docs', files, scope })
  const told = findings.map(
    ({ severity, file, line, code, message }) => `${severity} ${file}:${line} ${code} ${message}`,
  )
  return { plan, findings, told }
}

const list = 'docs/sprint-status.yaml'
const story = 'docs/stories/1-1-add-a-book.md'
const edited = (folder: Folder, path: string, from: string | RegExp, to: string): Folder => {
  const text = (folder[path] ?? '').replace(from, to)
  expect(text).not.toBe(folder[path])
  return { ...folder, [path]: text }
}
const inList = (to: string, folder = method) => edited(folder, list, /$/, to)
const inStory = (line: string) => edited(method, story, '## Story\n', `## Story\n\n${line}\n`)
const inTasks = (line: string) => edited(method, story, '- [ ] Refuse', `${line}\n- [ ] Refuse`)

const open = method[story] ?? ''
const [bare = ''] = open.replace(/Status: .*\n/, '').split('## Acceptance')

/** What was silent, and how it is told: severity, file, line, code. */
const silent: readonly (readonly [string, Folder, string])[] = [
  [
    'an open story file that no row names',
    { ...method, 'docs/stories/3-1-share.md': open },
    'error docs/stories/3-1-share.md:1 PLAN_STORY_FILE The list of stories does not mention this file',
  ],
  [
    'a story file without a status that no row names',
    { ...method, 'docs/stories/3-1-share.md': bare },
    'warning docs/stories/3-1-share.md:1 PLAN_STORY_FILE The list of stories does not mention this file',
  ],
  [
    'a done story file that no row names',
    { ...method, 'docs/stories/3-1-share.md': open.replace('ready-for-dev', 'done') },
    'warning docs/stories/3-1-share.md:1 PLAN_STORY_FILE The list of stories does not mention this file',
  ],
  [
    'a second file with the number of a listed story',
    { ...method, 'docs/stories/1-1-remove-a-book.md': open },
    'error docs/stories/1-1-remove-a-book.md:1 PLAN_STORY_FILE Story "1-1-add-a-book" is told by docs/stories/1-1-add-a-book.md',
  ],
  [
    'a story of the epics that no row names',
    edited(method, 'docs/epics.md', '## Epic 2', '### Story 1.3: Lend a book\n\nWords.\n\n## Epic 2'),
    'warning docs/epics.md:23 PLAN_STORY_FILE 1 story of this document is not in the list of stories, so no agent gets it: 1.3.',
  ],
  [
    'a story file without a status beside others, without a list',
    { ...filesOnly, 'docs/stories/1.3.lend.md': open.replace(/Status: .*\n/, '') },
    'error docs/stories/1.3.lend.md:1 PLAN_STORY_FILE This file has no status',
  ],
  [
    'a story file without tasks, without a list',
    { ...filesOnly, 'docs/stories/1.3.lend.md': '# Story 1.3\n\nStatus: Draft\n\nWords.\n' },
    'warning docs/stories/1.3.lend.md:1 PLAN_STORY_FILE This file has no criteria and no tasks',
  ],
  ['an unknown member of the list', inList('\nwishes: 3\n'), `warning ${list}:18 PLAN_UNKNOWN_FIELD`],
  [
    'rows below another name',
    inList('\nbacklog:\n  3-1-share: backlog\n'),
    `error ${list}:18 PLAN_UNKNOWN_FIELD A sprint-status.yaml has no field "backlog", so no agent would get the stories`,
  ],
  [
    'rows below nearly the right name',
    edited(method, list, 'development_status:', 'developmentStatus:'),
    `error ${list}:9 PLAN_UNKNOWN_FIELD`,
  ],
  [
    'a list of stories of another name',
    inList('\nmore_stories:\n  - id: STORY-009\n    title: "Lend"\n    status: backlog\n', sprints),
    `error ${list}:48 PLAN_UNKNOWN_FIELD A sprint-status.yaml has no field "more_stories", so no agent would get what it lists.`,
  ],
  [
    'stories of an epic in a list of another name',
    edited(
      sprints,
      list,
      '    name: "Keep books"',
      '    name: "Keep books"\n    todo:\n      - title: "Lend"\n        status: "open"',
    ),
    `error ${list}:36 PLAN_UNKNOWN_FIELD An epic has no field "todo"`,
  ],
  [
    'an order of a row by another name',
    edited(sprints, list, 'points: 5', 'requires: ["STORY-001"]'),
    `error ${list}:29 PLAN_UNKNOWN_FIELD A story has no field "requires", so no task would wait`,
  ],
  ['a field of a row', edited(sprints, list, 'points: 5', 'colour: red'), `warning ${list}:29 PLAN_UNKNOWN_FIELD`],
  [
    'stories as a map',
    edited(sprints, list, /sprints:[\s\S]*?\nepics:/, 'stories:\n  STORY-001:\n    status: done\nepics:'),
    `error ${list}:7 PLAN_UNKNOWN_FIELD A sprint-status.yaml has no field "stories", so no agent would get the stories`,
  ],
  [
    'development_status as a list',
    edited(method, list, /development_status:[\s\S]*/, 'development_status:\n  - 1-1-add-a-book: backlog\n'),
    `error ${list}:9 PLAN_WRONG_TYPE "development_status" must be rows such as`,
  ],
  [
    'a field that names a story that is not there',
    inStory('**Blocked by:** 1-9-lend'),
    `error ${story}:7 PLAN_UNKNOWN_DEPENDENCY The field "Blocked by" names "1-9-lend", which is no story of the plan.`,
  ],
  [
    'a field that names no story',
    inStory('**Blocked by:** the lawyers'),
    `warning ${story}:7 PLAN_UNKNOWN_DEPENDENCY The field "Blocked by" names no story of the plan ("the lawyers")`,
  ],
  [
    'an order by another name',
    inStory('**Waits for:** 2-1-search-by-title'),
    `error ${story}:7 PLAN_UNKNOWN_FIELD A story has no field "Waits for"`,
  ],
  ['a box without a blank', inTasks('- [] Lend it'), `warning ${story}:20 PLAN_UNCLEAR`],
  ['a box with a tick', inTasks('- [✓] Lend it'), `warning ${story}:20 PLAN_UNCLEAR`],
  ['a box that is no item', inTasks('\n-[ ] Lend it\n'), `warning ${story}:21 PLAN_UNCLEAR`],
  [
    'an open box in what reviewers wrote',
    edited(method, story, /$/, '\n## Senior Developer Review (AI)\n\n- [ ] Lend it\n'),
    `warning ${story}:30 PLAN_UNPLACED 1 open check box of this story stands in a part that no agent gets`,
  ],
]

test.each(silent)('%s was silent', (_, folder, expected) => {
  const { told } = read(folder)
  expect(
    told.some((line) => line.startsWith(expected)),
    told.join('\n'),
  ).toBe(true)
})

test.each([
  '**Depends on:** 2.1',
  '**Blocked by:** Story 2.1 (search)',
  '- **Dependencies:** 2-1-search-by-title',
  'Requires: `2-1-search-by-title.md`',
  'Blocked by: Search by title',
])('%s in a story is an order', (line) => {
  const { plan, told } = read(inStory(line))
  expect(told).toEqual([])
  expect(plan?.tasks[0]?.depends_on).toEqual(['2-1-search-by-title'])
})

test('an order in the front matter counts, and a cycle of it is told in the file', () => {
  const { told } = read({
    ...method,
    [story]: `---\nstatus: backlog\ndepends_on: [1-2]\n---\n${open}`,
    'docs/stories/1-2-list-the-books.md': open.replace('## Story\n', '## Story\n\n**Blocked by:** 1.1\n'),
  })
  expect(told[0]).toContain(`error ${story}:3 PLAN_CYCLE`)
})

test.each([
  '**Dependencies:** None',
  '**Dependencies:** PostgreSQL 16, Redis',
  '**Blocked by:** —',
  '**Related:** 2.1',
  '**Epic:** 1',
  '**Story:** 1.1',
  '**Note:** see 2.1',
  '- [a link](x.md)',
  '- [1] a source',
])('%s in a story is no order and no fault', (line) => {
  const { plan, told } = read(inStory(line))
  expect(told).toEqual([])
  expect(plan?.tasks[0]?.depends_on).toEqual([])
})

test('what stands among the tasks and above the criteria of a story reaches its agent', () => {
  const folder = edited(
    inTasks('\n### Task 2: Lend\n\nOnly to friends.\n'),
    story,
    'Criteria\n',
    'Criteria\n\nAll hold:\n',
  )
  const folder2 = edited(folder, story, 'Status: ready-for-dev\n', '## Status\n\nready-for-dev\n\nSoon, please.\n')
  const { plan, told } = read(folder2)
  expect(told).toEqual([])
  for (const words of ['### Task 2: Lend', 'Only to friends.', 'All hold:', 'Soon, please.'])
    expect(plan?.tasks[0]?.description).toContain(words)
})

test('a scope that leaves stories out leaves out files, too', () => {
  const { plan, told } = read({ ...method, 'docs/stories/3-1-share.md': open }, 'epic-1')
  expect(plan?.tasks).toHaveLength(2)
  expect(told.map((line) => line.split(' ')[0])).toEqual(['warning'])
})

test.each([method, sprints, epics, filesOnly])('nothing is said of a folder as people have it', (folder) => {
  expect(read(folder).told.filter((line) => !/TOO_LARGE|NO_DESCRIPTION|NO_CRITERIA/.test(line))).toEqual([])
})
