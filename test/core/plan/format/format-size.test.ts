import { expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { writeJson } from '../../../../src/core/plan/format/json/sparse.ts'
import { writeMarkdown } from '../../../../src/core/plan/format/write/write-markdown.ts'
import type { Plan } from '../../../../src/schema/plan/plan.ts'
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

const read = (file: string, text: string) => readPlan({ from: 'file', file, bytes: encode(text) })

test.each(Object.keys(files))('5,000 tasks of %s are linted in a second, and converted in time', (file) => {
  const text = files[file]?.(5_000) ?? ''
  const { ms, value } = timed(() => read(file, text))
  expect(value.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(value.plan?.tasks).toHaveLength(5_000)
  // A core that two threads share is half as fast.
  expect(ms).toBeLessThan(2 * 1_000)
  const plan = value.plan as Plan
  for (const write of [writeJson, writeMarkdown]) expect(timed(() => write(plan)).ms).toBeLessThan(2 * 2_000)
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
  expect(ms).toBeLessThan(2 * 2_000)
})
