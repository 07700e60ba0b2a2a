import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { writeJson } from '../../../../src/core/plan/format/json/sparse.ts'
import { writeMarkdown } from '../../../../src/core/plan/format/write/write-markdown.ts'
import { Plan } from '../../../../src/schema/plan/plan.ts'
import { encode } from '../make-plan.ts'
import { samples } from './plan-samples.ts'

const ways = { 'plan.json': writeJson, 'plan.md': writeMarkdown }

function expectSame(plan: Plan): void {
  for (const [file, write] of Object.entries(ways)) {
    const text = write(plan)
    const again = readPlan({ file, bytes: encode(text) })
    expect(
      again.findings.filter(({ severity }) => severity === 'error'),
      text,
    ).toEqual([])
    expect(again.plan, text).toEqual(plan)
  }
}

test.each(samples)('%s: what is converted is read as the same plan', (file, text) => {
  const { plan } = readPlan({ file, bytes: encode(text) })
  expectSame(plan as Plan)
})

test.each(samples)('%s: by way of JSON and Markdown it is the same JSON again', (file, text) => {
  const planOf = (name: string, written: string) => readPlan({ file: name, bytes: encode(written) }).plan as Plan
  const json = writeJson({ name: 'x', ...planOf(file, text) })
  const markdown = writeMarkdown(planOf('x.json', json))
  expect(writeJson(planOf('x.md', markdown))).toBe(json)
})

test('a criterion that reads as a field of the format is written so that it stays a criterion', () => {
  expectSame(
    Plan.parse({
      tasks: [
        { id: 'T1', title: 'One' },
        { id: 'T2', title: 'Two', acceptance_criteria: ['**Requires:** T1', '**Follows:** T1'], depends_on: ['T1'] },
      ],
    }),
  )
})

test.each([
  [
    'plans/trails/prd.json',
    ['spec_path', 'log', 'stories[].category', 'stories[].skills', 'stories[].completed_at', 'stories[].commit'],
  ],
  ['feature_list.json', ['entries[].category']],
  ['shed/prd.json', []],
  [
    'mill/tasks.json',
    [
      'tasks[].priority',
      'tasks[].complexity',
      'tasks[].assignee',
      'subtasks[].parentId',
      'the list of the tag feature-x',
    ],
  ],
])('%s: what a plan has no place for is named', (file, names) => {
  const [, text = ''] = samples.find(([name]) => name === file) ?? []
  expect(readPlan({ file, bytes: encode(text) }).leftOut).toEqual(names)
})

/** Texts that look like what the formats are made of. */
const words = fc.constantFrom(
  ...[
    'word',
    ' ',
    '\n',
    '\n\n',
    '### T9: x',
    '**Status:** open',
    '**Requires:** T1',
    '**Done when:**',
    '- [ ] a',
    '1. [ ] b',
  ],
  ...[
    '```ralph\n{"order": 1}',
    '```',
    '<!--',
    '-->',
    '> q',
    '---',
    '===',
    '\t',
    '    ',
    '# Plan: y',
    '## Discovered',
    '"',
    '#',
    '<<<<<<< A',
    '\r',
    '\0',
    '\ud800',
    'é',
    '<div>',
    '[a](../b)',
  ],
)
const text = fc.array(words, { maxLength: 6 }).map((some) => some.join(''))
const said = text.filter((some) => some.length > 0)
const id = fc.constantFrom('T1', 'T2', 'T10.2', 'INDEX', 'none', 'and', 'a.', 'US-001', 'x_y', '7')

const task = fc.record(
  {
    id,
    title: said,
    description: text,
    acceptance_criteria: fc.array(text, { maxLength: 3 }),
    status: fc.constantFrom('pending', 'in_progress', 'done'),
    order: fc.integer({ min: -5, max: 5 }),
    max_retries: fc.nat(4),
    retry_count: fc.nat(4),
    needs_docs: fc.boolean(),
    libraries: fc.array(text, { maxLength: 2 }),
    max_turns: fc.integer({ min: 1, max: 9 }),
    paths: fc.constantFrom(['src'], ['a/**', 'b.ts']),
    model: fc.constantFrom('opus', 'haiku'),
  },
  { requiredKeys: ['id', 'title', 'status'] },
)

const anyPlan = fc
  .record(
    {
      name: fc.constant('x'),
      project: text,
      context: text,
      branch: fc.constant('feature/x'),
      max_iterations: fc.integer({ min: 1, max: 99 }),
      checks: fc.array(fc.oneof(fc.constant('npm test'), fc.constant({ name: 'lint', run: 'npm run lint' })), {
        maxLength: 2,
      }),
      tasks: fc.uniqueArray(task, { minLength: 1, maxLength: 5, selector: (one) => one.id.toLowerCase() }),
    },
    { requiredKeys: ['tasks'] },
  )
  .map((plan) => {
    const ids = plan.tasks.map((one) => one.id)
    const waiting = plan.tasks.map((one, index) => ({ ...one, depends_on: ids.slice(Math.max(0, index - 2), index) }))
    return Plan.parse({ ...plan, tasks: waiting })
  })

const law = 'any plan is the same after it was written in either way'
test(law, () => hold(100))
test(law, { tags: 'thorough/size' }, () => hold(400))

function hold(numRuns: number): void {
  fc.assert(fc.property(anyPlan, expectSame), { numRuns })
}

describe('what is converted is for people', () => {
  test('no JSON where the format has a place', () => {
    const plan = Plan.parse({
      project: 'Search',
      tasks: [{ id: 'T1', title: 'Index', description: 'Build it.', acceptance_criteria: ['it is there'] }],
    })
    expect(writeMarkdown(plan)).toBe(
      '# Plan: Search\n\n## Tasks\n\n### T1: Index\n\nBuild it.\n\n**Requires:** —\n**Status:** open\n\n**Done when:**\n- [ ] it is there\n',
    )
    expect(writeMarkdown({ ...plan, name: 'search' })).toContain('```ralph\n{"name":"search"}\n```')
  })
})
