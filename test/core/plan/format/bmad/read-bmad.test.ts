import { expect, test } from 'vitest'
import { kindOf, rootOf, storyFolder, storyNumber } from '../../../../../src/core/plan/format/bmad/folder.ts'
import { readBmad } from '../../../../../src/core/plan/format/bmad/read-bmad.ts'
import { withSlack } from '../../../../support/with-slack.ts'
import { epics, type Folder, filesOnly, method, sprints } from './folders.ts'

const encoder = new TextEncoder()

function read(folder: Folder, { scope = 'all', links = [] as string[] } = {}) {
  const files = Object.entries(folder).map(([path, text]) => ({ path, link: false, bytes: encoder.encode(text) }))
  const linked = links.map((path) => ({ path, link: true, bytes: undefined }))
  return readBmad({ folder: 'docs', files: [...files, ...linked], scope })
}

const told = (folder: Folder, more: Parameters<typeof read>[1] = {}): string[] =>
  read(folder, more).findings.map(
    ({ severity, file, line, code, message }) => `${severity} ${file}:${line} ${code} ${message}`,
  )

const list = 'docs/sprint-status.yaml'
const first = 'docs/stories/1-1-add-a-book.md'
const edited = (folder: Folder, path: string, from: string | RegExp, to: string): Folder => ({
  ...folder,
  [path]: (folder[path] ?? '').replace(from, to),
})

test('stories of the method: files, epics and documents become one plan', () => {
  const { plan, findings, sources } = read(method)
  expect(findings).toEqual([])
  expect(plan).toMatchObject({ name: 'shelf', project: 'Shelf' })
  expect(plan?.context).toContain('docs/prd.md')
  expect(plan?.context).toContain('ES modules in src/.')
  expect(plan?.tasks.map(({ id, title, status }) => [id, title, status])).toEqual([
    ['1-1-add-a-book', 'Add a book', 'pending'],
    ['1-2-list-the-books', 'List the books', 'pending'],
    ['2-1-search-by-title', 'Search by title', 'pending'],
  ])
  const [one, two] = plan?.tasks ?? []
  expect(one?.acceptance_criteria).toEqual(['It is there.', 'It says no to what is empty.'])
  expect(one?.description).toContain('so that it is there.')
  expect(one?.description).toContain('- Write it (AC: 1)\n  - Keep the file')
  expect(one?.description).toContain('Part of epic 1, “Keep books”.\nA person can keep a list.')
  expect(one?.description).not.toContain('nothing yet')
  expect(two?.acceptance_criteria).toEqual([
    '**Given** two books\n**When** I list them\n**Then** the newest stands first',
    '**And** none is missing',
  ])
  expect(sources).toEqual([list, first, 'docs/epics.md'])
})

test('stories of sprints keep what they wait for, their order and what is done', () => {
  const { plan, findings } = read(sprints)
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(plan?.tasks.map(({ id, status, depends_on, order }) => [id, status, depends_on, order])).toEqual([
    ['STORY-001', 'done', [], 0],
    ['STORY-002', 'in_progress', ['STORY-001'], 1],
    ['STORY-003', 'pending', ['STORY-002'], 2],
  ])
})

test('stories that the list itself tells, and files without a list', () => {
  expect(read(epics).plan?.tasks[1]).toMatchObject({
    id: 'STORY-002',
    status: 'pending',
    acceptance_criteria: ['All titles are shown', 'The newest stands first'],
    description: expect.stringContaining('Show all titles.'),
  })
  const { plan, findings } = read(filesOnly)
  expect(findings).toEqual([])
  expect(plan?.tasks.map(({ id, status }) => [id, status])).toEqual([
    ['1.1.add-book', 'done'],
    ['1.2.list-books', 'pending'],
    ['1.10.search', 'pending'],
  ])
})

test.each([
  ['backlog', 'pending'],
  ['drafted', 'pending'],
  ['ready-for-dev', 'pending'],
  ['ready_for_dev', 'pending'],
  ['in-progress', 'in_progress'],
  ['in_progress', 'in_progress'],
  ['InProgress', 'in_progress'],
  ['not_started', 'pending'],
  ['not-started', 'pending'],
  ['review', 'given_up'],
  ['ready for review', 'given_up'],
  ['blocked', 'given_up'],
  ['done', 'done'],
  ['✅ Done (2026-01-10)', 'done'],
  ['completed', 'done'],
  ['deferred', 'skipped'],
])('the status %s is %s', (word, status) => {
  const folder = edited(method, list, /(2-1-search-by-title:) backlog/, `$1 ${JSON.stringify(word)}`)
  expect(read(folder).plan?.tasks[2]?.status).toBe(status)
})

test.each([
  ['all', 3],
  ['epic-1', 2],
  ['epic 1', 2],
  ['sprint', 0],
  ['1-2,2.1', 2],
  ['stories:2-1-search-by-title', 1],
])('of the method the scope %s takes %i stories', (scope, count) => {
  const { plan, findings } = read(method, { scope })
  expect(plan?.tasks.length ?? 0).toBe(count)
  if (count === 0) expect(findings[0]).toMatchObject({ code: 'PLAN_SCOPE', file: list })
})

test.each([
  ['sprint', ['STORY-001', 'STORY-002']],
  ['sprint-1', ['STORY-001', 'STORY-002']],
  ['epic-1', ['STORY-001', 'STORY-002']],
  ['epic-EPIC-001', ['STORY-001', 'STORY-002']],
  ['STORY-001,story-002', ['STORY-001', 'STORY-002']],
])('of sprints the scope %s takes %j', (scope, ids) => {
  expect(read(sprints, { scope }).plan?.tasks.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['a story that is listed twice', edited(method, list, '  2-1-search', '  2-1-search-by-title: done\n  2-1-search')],
  [
    'a file with merge markers',
    { ...method, 'docs/stories/2-1-search-by-title.md': '<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n' },
  ],
  ['a file that is a link', method],
])('outside of the scope %s is a warning; inside it stops, and the other stories are sound', (name, folder) => {
  const links = name.endsWith('link') ? ['docs/stories/2-1-search-by-title.md'] : []
  const out = read(folder, { scope: 'epic-1', links })
  expect(out.plan?.tasks.map(({ id }) => id)).toEqual(['1-1-add-a-book', '1-2-list-the-books'])
  expect(out.findings.map(({ severity }) => severity)).toContain('warning')
  const all = read(folder, { links })
  expect(all.plan).toBe(undefined)
  expect(all.sound).toEqual(['1-1-add-a-book', '1-2-list-the-books'])
  expect(read(folder, { scope: 'epic-2', links }).plan).toBe(undefined)
})

test('a scope that leaves out what a story waits for, or names nothing, is an error with a way out', () => {
  expect(told(sprints, { scope: 'epic-2' }).filter((line) => line.startsWith('error'))).toEqual([
    `error ${list}:26 PLAN_SCOPE Story "STORY-003" waits for "STORY-002", which plan-scope leaves out and which is not done.`,
  ])
  expect(told(sprints, { scope: 'STORY-009' })[0]).toContain('PLAN_SCOPE There is no story "STORY-009".')
  expect(read(sprints, { scope: 'epic-7' }).findings[0]?.remedy).toBe(
    'Its epics: EPIC-001, EPIC-002. Name one with plan-scope: epic-1.',
  )
})

/** What is wrong, and how it is told: severity, file, line, code. */
const faults: readonly (readonly [string, Folder, string])[] = [
  [
    'an unknown status',
    edited(method, list, '1-2-list-the-books: backlog', '1-2-list-the-books: someday'),
    `error ${list}:12 PLAN_UNKNOWN_STATUS "someday" is not a task status.`,
  ],
  [
    'an unknown status in a file',
    edited(filesOnly, 'docs/stories/1.2.list-books.md', 'Approved', 'Whenever'),
    'error docs/stories/1.2.list-books.md:3 PLAN_UNKNOWN_STATUS "Whenever" is not a task status.',
  ],
  [
    'a story that nothing tells',
    edited(method, list, '2-1-search-by-title: backlog', '2-1-search-by-title: backlog\n  2-2-share: backlog'),
    `error ${list}:17 PLAN_STORY_FILE Story "2-2-share" is listed, but no file and no epic describes it.`,
  ],
  [
    'a ready story without a file',
    edited(method, list, '1-2-list-the-books: backlog', '1-2-list-the-books: ready-for-dev'),
    `warning ${list}:12 PLAN_STORY_FILE Story "1-2-list-the-books" is ready-for-dev, but it has no file, so the agent gets only what the epics say.`,
  ],
  [
    'a file that no row lists',
    { ...method, 'docs/stories/3-1-more.md': method[first] ?? '' },
    'error docs/stories/3-1-more.md:1 PLAN_STORY_FILE The list of stories does not mention this file, so it is left out.',
  ],
  [
    'a row that stands twice',
    edited(method, list, 'epic-2: backlog', 'epic-2: backlog\n  1-1-add-a-book: done'),
    `error ${list}:16 PLAN_DUPLICATE_ID The story "1-1-add-a-book" is listed more than once.`,
  ],
  [
    'an id that stands twice',
    edited(sprints, list, 'STORY-003', 'STORY-001'),
    `error ${list}:26 PLAN_DUPLICATE_ID The story "STORY-001" is listed more than once.`,
  ],
  [
    'two files of one story',
    { ...method, 'docs/stories/1-2-a.md': method[first] ?? '', 'docs/stories/1-2-b.md': method[first] ?? '' },
    'error docs/stories/1-2-b.md:1 PLAN_DUPLICATE_ID This file and docs/stories/1-2-a.md both describe story "1-2-list-the-books".',
  ],
  [
    'a tab',
    edited(method, list, '  1-2-list', '\t1-2-list'),
    `error ${list}:12 PLAN_SYNTAX This line is indented with a tab, which YAML does not allow.`,
  ],
  [
    'marks of a merge',
    edited(
      method,
      list,
      '  epic-2: backlog\n',
      '<<<<<<< HEAD\n  epic-2: backlog\n=======\n  epic-2: done\n>>>>>>> other\n',
    ),
    `error ${list}:15 PLAN_MERGE_MARKERS A merge conflict marker was left here: <<<<<<<.`,
  ],
  [
    'marks of a merge in a story',
    edited(method, first, '- [ ] Refuse', '<<<<<<< a\n- [ ] Refuse\n=======\n- [ ] Deny\n>>>>>>> b\n'),
    `error ${first}:20 PLAN_MERGE_MARKERS A merge conflict marker was left here: <<<<<<<.`,
  ],
  [
    'a folder of stories elsewhere',
    edited(method, list, 'docs/stories', '../../secret'),
    `warning ${list}:7 PLAN_LINK_OUTSIDE story_location is "../../secret", which points outside the repository, so it is not read.`,
  ],
  [
    'a link out of the repository',
    edited(method, first, 'As a reader', 'See [it](../../../etc/passwd). As a reader'),
    `warning ${first}:7 PLAN_LINK_OUTSIDE The link to "../../../etc/passwd" points outside the repository, so no agent can read it.`,
  ],
  [
    'statuses that differ',
    edited(method, first, 'Status: ready-for-dev', 'Status: done'),
    `warning ${first}:3 PLAN_STATUS_DIFFERS The story file says "done", but the list says "ready-for-dev" for 1-1-add-a-book.`,
  ],
  [
    'an epic as a story',
    edited(sprints, list, 'points: 5', 'points: 13'),
    `warning ${list}:26 PLAN_TASK_TOO_LARGE Story "STORY-003" has 13 points; a story should fit in one agent call.`,
  ],
  [
    'a story too large for a prompt',
    edited(method, first, 'As a reader', `${'word '.repeat(7000)}\nAs a reader`),
    `warning ${first}:1 PLAN_TASK_TOO_LARGE Task "1-1-add-a-book" has 35,`,
  ],
  [
    'a cycle',
    edited(edited(sprints, list, 'dependencies: []', 'dependencies: [STORY-003]'), list, '"done"', '"backlog"'),
    `error ${list}:12 PLAN_CYCLE`,
  ],
  [
    'a file that a row names',
    edited(
      epics,
      'planning/sprint-status.yaml',
      'status: "not-started"',
      'file: stories/none.md\n        status: "not-started"',
    ),
    'error planning/sprint-status.yaml:17 PLAN_STORY_FILE Story "STORY-002" names the file "stories/none.md", which does not exist.',
  ],
  [
    'an empty list',
    edited(method, list, /development_status:[\s\S]*/, 'development_status: {}\n'),
    `error ${list}:1 PLAN_NO_TASKS The list has no stories`,
  ],
  [
    'nothing at all',
    { 'docs/notes.md': 'x' },
    'error undefined:1 PLAN_FOLDER docs has no sprint-status.yaml and no story files',
  ],
  [
    'two lists',
    {
      ...method,
      'docs/stories/sprint-status.yaml': '',
      'docs/other/sprint-status.yaml': '',
      'docs/sprint-status.yml': '',
    },
    'error undefined:1 PLAN_FOLDER docs has several lists of stories: docs/sprint-status.yaml, docs/sprint-status.yml.',
  ],
]

test.each(faults)('%s is told with its place', (_, folder, expected) => {
  const findings = told(folder)
  expect(
    findings.some((line) => line.startsWith(expected)),
    findings.join('\n'),
  ).toBe(true)
})

test('a story that is named for a report, a review or an index is told by its file; what is about a story is none', () => {
  const key = '1-1-review-index-report'
  const { [first]: story = '', ...rest } = method
  const named = edited(rest, list, '1-1-add-a-book', key)
  const told = { ...named, [`docs/stories/${key}.md`]: story, [`docs/stories/1-1-validation-report.md`]: '# Report\n' }
  const { plan, findings, sources } = read(told)
  expect(findings).toEqual([])
  expect(plan?.tasks[0]).toMatchObject({
    id: key,
    acceptance_criteria: ['It is there.', 'It says no to what is empty.'],
  })
  expect(sources).not.toContain('docs/stories/1-1-validation-report.md')
  const area = edited(rest, list, '1-1-add-a-book', 'story-books-01-add')
  expect(
    read({ ...area, 'docs/stories/story-books-01-add.md': story }).plan?.tasks[0]?.acceptance_criteria,
  ).toHaveLength(2)
})

test('links are named and not followed', () => {
  const { [first]: _, ...others } = method
  expect(told(others, { links: [first] }).filter((line) => line.startsWith('error'))).toEqual([
    `error ${first}:null PLAN_LINK_OUTSIDE This is a symbolic link. Links are not followed here, because they can point outside the repository.`,
  ])
  expect(told(method, { links: ['docs/architecture-old.md'] })[0]).toContain('warning docs/architecture-old.md')
  expect(told(others, { links: ['docs/stories'] }).join('\n')).toContain('error docs/stories:null PLAN_LINK_OUTSIDE')
})

test('a PRD of 5 MB is told of, and its part of every prompt is bounded', () => {
  const folder = {
    ...method,
    'docs/prd.md': `# PRD\n\n## Goals\n\nShort.\n\n## Annex\n\n${'All of it. '.repeat(480_000)}`,
  }
  const { plan, findings } = read(folder)
  expect(findings).toMatchObject([{ severity: 'warning', code: 'PLAN_DOCUMENT_TOO_LARGE', file: 'docs/prd.md' }])
  expect(plan?.context?.length).toBeLessThan(13_000)
  expect(plan?.context).toContain('Short.')
})

test('a title that is too long for an id is cut, and stays its own', () => {
  const long = `1-3-${'very-'.repeat(20)}long`
  const folder = edited(
    edited(method, list, '  epic-2', `  ${long}: backlog\n  epic-2`),
    'docs/epics.md',
    '## Epic 2',
    '### Story 1.3: Long\n\nText.\n\n## Epic 2',
  )
  const { plan } = read(folder)
  expect(plan?.tasks[2]?.id).toMatch(/^1-3-(very-){5,}very$/)
})

test.each([
  ['docs/sprint-status.yaml', 'status'],
  ['_bmad-output/planning-artifacts/prd.md', 'prd'],
  ['docs/prd/goals.md', 'prd'],
  ['docs/architecture-shelf-2026-01-10.md', 'architecture'],
  ['docs/product-brief.md', 'brief'],
  ['docs/project-context.md', 'rules'],
  ['docs/epics/epic-1.md', 'epics'],
  ['docs/stories/STORY-001-login.md', 'story'],
  ['docs/stories/1.1.login.md', 'story'],
  ['docs/stories/story-auth-03-login.md', 'story'],
  ['docs/stories/epic-1.retro.md', 'epics'],
  ['docs/archive/1-1-login.md', undefined],
  ['docs/notes.md', undefined],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('numbers of stories and folders in whichever spelling', () => {
  expect(['1.2', '1-2-login', 'Story 1.2', 'story-1.2.login'].map(storyNumber)).toEqual(['1-2', '1-2', '1-2', '1-2'])
  expect(storyNumber('STORY-001-login')).toBe('story-001')
  expect(rootOf('_bmad-output/implementation-artifacts')).toBe('_bmad-output')
  expect(rootOf('docs')).toBe('docs')
  expect(storyFolder('{project-root}/docs/stories', 'docs/sprint-status.yaml')).toBe('docs/stories')
  expect(storyFolder('./stories', 'docs/sprint-status.yaml')).toBe('docs/stories')
  expect(storyFolder('../../x', 'docs/sprint-status.yaml')).toBeUndefined()
  expect(storyFolder('/home/somebody/stories', 'docs/sprint-status.yaml')).toBeUndefined()
})

test('5,000 stories are read in well under a second', { tags: 'thorough/size' }, () => {
  const count = 5_000
  const rows = Array.from(
    { length: count },
    (_, at) => `  ${Math.floor(at / 50) + 1}-${(at % 50) + 1}-story: ready-for-dev`,
  )
  const many: Record<string, string> = { [list]: `project: Many\ndevelopment_status:\n${rows.join('\n')}\n` }
  for (const row of rows) many[`docs/stories/${row.trim().split(':')[0]}.md`] = method[first] ?? ''
  const start = process.threadCpuUsage()
  expect(read(many).plan?.tasks).toHaveLength(count)
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(withSlack(1_000))
})
