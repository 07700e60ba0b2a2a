import { expect, test } from 'vitest'
import { statusEdits } from '../../../../src/core/plan/format/bmad/bmad-edits.ts'
import type { FolderFile } from '../../../../src/core/plan/format/bmad/folder.ts'
import { readBmad } from '../../../../src/core/plan/format/bmad/read-bmad.ts'
import { planDocument, readPlan } from '../../../../src/core/plan/format/formats.ts'
import { writeJson } from '../../../../src/core/plan/format/json/sparse.ts'
import type { PlanFacts } from '../../../../src/core/plan/format/read/plan-facts.ts'
import { defaultReadOptions } from '../../../../src/core/plan/format/read/read-options.ts'
import { writeMarkdown } from '../../../../src/core/plan/format/write/write-markdown.ts'
import { type Plan, Task } from '../../../../src/schema/plan/plan.ts'
import { withSlack } from '../../../support/with-slack.ts'
import { encode } from '../make-plan.ts'

const each = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index + 1)).join('\n')

const before = (n: number): string => (n === 1 ? '—' : `T${n - 1}`)
const files: Readonly<Record<string, (count: number) => string>> = {
  'queue.md': (count) =>
    `# Plan: big\n\n## Tasks\n\n${each(count, (n) => `### T${n}: Title ${n}\n> why\n\n**Requires:** ${before(n)}\n**Status:** open\n\n**Done when:**\n- [ ] one\n- [ ] two\n\n**Subtasks:**\n1. [ ] do it\n\n---\n`)}`,
  'todo.md': (count) => `# Big\n\n${each(count, (n) => `- [ ] Do thing ${n}\n  with care\n  - [ ] and see`)}`,
  'headings.md': (count) => `# Big\n\n${each(count, (n) => `## Task ${n}: Do it\n\nText.\n\n- [ ] seen\n`)}`,
  'specs/big/tasks.md': (count) =>
    `# Tasks: big\n\n${each(count, (n) => `${n % 50 === 1 ? `## Phase ${n}: User Story ${n}\n\n` : ''}- [ ] T${String(n).padStart(5, '0')} ${n % 3 ? '[P] ' : ''}[US1] Do in src/${n}.ts`)}`,
  'prd.json': (count) =>
    `{"branchName": "big", "userStories": [${each(count, (n) => `${n > 1 ? ',' : ''}{"id": "S-${n}", "title": "t", "description": "d", "acceptanceCriteria": ["c"], "priority": ${n}, "passes": false}`)}]}`,
  'tasks.json': (count) =>
    `{"master": {"tasks": [${each(count, (n) => `${n > 1 ? ',' : ''}{"id": ${n}, "title": "t", "description": "d", "details": "x", "testStrategy": "s", "status": "pending", "dependencies": [${n > 1 ? n - 1 : ''}], "subtasks": []}`)}]}}`,
}

/** Processor time of this thread in milliseconds, so that other work on the machine does not count. */
function timed<T>(work: () => T): { ms: number; value: T } {
  const start = process.threadCpuUsage()
  const value = work()
  const { user, system } = process.threadCpuUsage(start)
  return { ms: (user + system) / 1_000, value }
}

const factsOf = (ids: readonly string[]): PlanFacts => ({
  tasks: new Map(ids.map((id) => [id, { status: 'done', at: '2026-02-03T04:05:06Z', attempts: 0 }])),
  added: [],
  changed: [],
  discovered: [],
  left: [],
  run: { started: '2026-02-03T00:00:00Z', completed: undefined },
})

const read = (file: string, text: string) => readPlan({ file, bytes: encode(text) })

/** One in Markdown and one in JSON by default. */
const kinds = ['queue.md']
const others = Object.keys(files).filter((file) => !kinds.includes(file))

const linted = '5,000 tasks of %s are linted in a second, and converted in time'
test.each(kinds)(linted, lint)
test.each([...others, 'plan.json'])(linted, { tags: 'thorough/size' }, lint)

function lint(file: string): void {
  const text = file === 'plan.json' ? plain(5_000) : (files[file]?.(5_000) ?? '')
  const { ms, value } = timed(() => read(file, text))
  expect(value.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(value.plan?.tasks).toHaveLength(5_000)
  expect(ms).toBeLessThan(withSlack(1_000))
  const plan = value.plan as Plan
  for (const write of [writeJson, writeMarkdown]) expect(timed(() => write(plan)).ms).toBeLessThan(withSlack(2_000))
}

/** It is linted as the others are; nothing is written into it. */
const plain = (count: number): string =>
  `{"tasks": [${each(count, (n) => `${n > 1 ? ',' : ''}{"id": "T-${n}", "title": "t", "description": "d", "acceptance_criteria": ["c"], "depends_on": [${n > 1 ? `"T-${n - 1}"` : ''}]}`)}]}`

const written = 'the time of ticks in %s grows with their number, and not with its square'
test.each(kinds)(written, tick)
test.each(others)(written, { tags: 'thorough/size' }, tick)

function tick(file: string): void {
  expectLinear((count) => {
    const found = documentOf(file, count)
    const facts = factsOf([...found.ids])
    return () => found.write(facts)
  })
}

test('so does that of new tasks and of lines below Discovered', { tags: 'thorough/size' }, () => {
  expectLinear((count) => {
    const ids = Array.from({ length: count }, (_, at) => `N${at + 1}`)
    const added = ids.map((id, at) => ({
      task: Task.parse({ id, title: id, description: 'd' }),
      after: ids[at - 1] ?? 'T1',
    }))
    const facts = { ...factsOf([]), added, discovered: ids.map((id) => `${id} was given up: why`) }
    const found = documentOf('queue.md', 50)
    return () => found.write(facts)
  })
})

function documentOf(file: string, count: number) {
  const found = planDocument({ file, bytes: encode(files[file]?.(count) ?? ''), options: defaultReadOptions })
  if (!found || 'why' in found) throw new Error(`${file} has no writer`)
  return found
}

/** Eight times the tasks take eight times as long, or somewhat more; their square would be 64 times. The least of several runs counts, and a few ms tell nothing. */
function expectLinear(workOf: (count: number) => () => unknown): void {
  const [few = 0, many = 0] = [250, 2_000].map((count) => {
    const work = workOf(count)
    expect(work()).toBeDefined()
    return Math.max(4, Math.min(...[1, 2].map(() => timed(work).ms)))
  })
  expect(many / few).toBeLessThan(30)
}

/** A list of stories by the method, ten to an epic, each with a file. */
function bmadFolder(count: number): { list: string; files: FolderFile[] } {
  const keys = Array.from({ length: count }, (_, at) => `${Math.floor(at / 10) + 1}-${(at % 10) + 1}-a-story`)
  const rows = keys.map(
    (key, at) => `${at % 10 === 0 ? `  epic-${at / 10 + 1}: backlog\n` : ''}  ${key}: ready-for-dev\n`,
  )
  const list = `project: big\nlast_updated: 2026-01-01\nstory_location: docs/stories\ndevelopment_status:\n${rows.join('')}`
  const story = (key: string): string =>
    `# Story ${key}: Do it\n\nStatus: ready-for-dev\n\n## Story\n\nAs a reader, I want it.\n\n## Acceptance Criteria\n\n1. It is there\n\n## Tasks / Subtasks\n\n- [ ] One (AC: 1)\n`
  const stories = keys.map((key) => ({ path: `docs/stories/${key}.md`, link: false, bytes: encode(story(key)) }))
  return { list, files: [{ path: 'docs/sprint-status.yaml', link: false, bytes: encode(list) }, ...stories] }
}

test('5,000 stories of a BMAD folder are linted in a second, and all of them written as done in time', {
  tags: 'thorough/size',
}, () => {
  const { list, files } = bmadFolder(5_000)
  const { ms, value } = timed(() => readBmad({ folder: 'docs', files, scope: 'all' }))
  expect(value.plan?.tasks).toHaveLength(5_000)
  expect(ms).toBeLessThan(withSlack(1_000))
  const ids = value.plan?.tasks.map(({ id }) => id) ?? []
  const written = timed(() => statusEdits(list, factsOf(ids)))
  expect(written.value.changed).toHaveLength(5_000)
  expect(written.ms).toBeLessThan(withSlack(1_000))
})

test('stories without a list, and rows that name their files, are found in time', { tags: 'thorough/size' }, () => {
  const { list, files } = bmadFolder(10_000)
  const stories = files.map(({ path }) => path).filter((path) => /\/stories\//.test(path))
  const rows = stories.map((path, at) => `  - { id: A-${at}, title: x, status: backlog, file: ${path} }`)
  const named = new TextEncoder().encode(`stories:\n${rows.join('\n')}\n`)
  const folders = [
    files.filter(({ path }) => !path.endsWith('.yaml')),
    files.map((file) => (file.path.endsWith('.yaml') ? { ...file, bytes: named } : file)),
  ]
  expect(list).not.toBe('')
  for (const folder of folders) {
    const { ms, value } = timed(() => readBmad({ folder: 'docs', files: folder, scope: 'all' }))
    expect(value.plan?.tasks.length).toBeGreaterThan(5_000)
    expect(ms).toBeLessThan(withSlack(1_000))
  }
})

const hostile: Readonly<Record<string, string>> = {
  'list marks': '- '.repeat(200_000),
  'nested lists': each(1_500, (n) => `${' '.repeat(n)}- x`),
  quotes: '> '.repeat(200_000),
  'empty items': '- \n'.repeat(200_000),
  brackets: '['.repeat(400_000),
  stars: '**a:** '.repeat(100_000),
  headings: '## x\n'.repeat(200_000),
  'task headings': '## Task 1: x\n'.repeat(15_000),
  fences: '```\n'.repeat(200_000),
  links: '[a](../'.repeat(100_000),
  'white space': `${' '.repeat(400_000)}x\n#${' '.repeat(400_000)}x`,
}

test.each(Object.keys(hostile))('a file of %s takes time in proportion to its size', (name) => {
  const { ms } = timed(() => read('x.md', hostile[name] ?? ''))
  expect(ms).toBeLessThan(withSlack(2_000))
})
