import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import type { PlanFormat } from '../../../../src/core/plan/format/read/read-options.ts'
import { encode } from '../make-plan.ts'

const read = (file: string, text: string, format: PlanFormat = 'auto') =>
  readPlan({ file, bytes: encode(text), options: { subtasks: 'own', format } })

const tasks = (file: string, text: string, format?: PlanFormat) => {
  const { plan, format: found } = read(file, text, format)
  return [found, plan?.tasks.map(({ id, depends_on }) => [id, ...depends_on].join(' <'))]
}

const adr = (id: string) => `# Plan\n\n### ${id}: Use a queue\n\nWords.\n\n### Task 1: a\n\nx\n\n### Task 2: b\n\ny\n`

test('a record beside the tasks, with a number of its own, is context', () => {
  const { plan, findings } = read('x.md', adr('RFC 3'))
  expect(findings).toEqual([])
  expect(plan?.tasks.map(({ id }) => id)).toEqual(['TASK-1', 'TASK-2'])
})

test.each(['ADR-7', 'RFC-1', 'API-3'])(
  'a heading %s in a document called Plan does not make its tasks context',
  (id) => {
    const { plan, findings } = read('x.md', adr(id))
    const named = [...(plan?.tasks ?? []).map((task) => task.id), ...findings.map(({ message }) => message)].join(' ')
    expect(named).toMatch(/TASK-1|Task 1/)
    expect(named).toMatch(/TASK-2|Task 2/)
  },
)

test('headings that are context are listed', () => {
  expect(read('x.md', adr('ADR-7')).context).toEqual([
    { line: 1, text: 'Plan' },
    { line: 3, text: 'ADR-7: Use a queue' },
  ])
})

test('a queue needs no heading "Tasks"', () => {
  const text = '# Plan: x\n\n## Context\n\nWords.\n\n### T1: a\n**Status:** open\n\n**Subtasks:**\n1. [ ] p\n2. [ ] q\n'
  expect(tasks('x.md', text)).toEqual(['Markdown plan', ['T1.1', 'T1.2 <T1.1']])
})

test('a list of tasks with one id like those of spec-kit is no file of spec-kit', () => {
  const text = '# TODO\n\n- [ ] T100 sensor\n- [ ] Paint it\n- [ ] Sell it\n- [ ] Count it\n'
  const [format, ids] = tasks('TODO.md', text)
  expect(format).toBe('Markdown')
  expect(ids).toHaveLength(4)
})

test('stories of which only one says whether it passes are stories', () => {
  const text = JSON.stringify({
    tasks: [
      { id: 'A', title: 'a', passes: true },
      { id: 'B', title: 'b' },
    ],
  })
  expect(read('x.json', text)).toMatchObject({
    format: 'prd.json',
    plan: { tasks: [{ status: 'done' }, { status: 'pending' }] },
  })
})

test('two lists that both could be run are an error that names --format, and that works', () => {
  const text = JSON.stringify({
    userStories: [{ id: 'A', title: 'a' }],
    tasks: [{ id: 'B', title: 'b', status: 'todo' }],
  })
  const errors = read('x.json', text).findings.filter(({ severity }) => severity === 'error')
  expect(errors).toMatchObject([{ remedy: expect.stringContaining('--format prd.json') }])
  expect(tasks('x.json', text, 'prd.json')).toEqual(['prd.json', ['A']])
})

test('a format that the file does not have is an error', () => {
  expect(read('x.md', '# x\n\n- [ ] a\n', 'queue').findings).toMatchObject([{ severity: 'error', code: 'PLAN_FORMAT' }])
  expect(read('x.json', '{"tasks": [{"id": "A", "title": "a"}]}', 'task-master').findings).toMatchObject([
    { severity: 'error', code: 'PLAN_FORMAT' },
  ])
  expect(tasks('x.md', '# x\n\n### T1: a\n**Status:** open\n', 'markdown')).toEqual(['Markdown', ['T1']])
})

test.each([
  ['Status: complete', 'Status: open', 'Status: complete'],
  ['Status: done', 'Status: todo', 'Status: done'],
  ['Status: Completed', 'Status: Pending', 'Status: Completed'],
])('the word written back is the file’s own: %s beside %s', async (done, open, written) => {
  const { planDocument } = await import('../../../../src/core/plan/format/formats.ts')
  const file = 'x.md'
  const bytes = encode(`# x\n\n### Task 1: a\n${done}\n\n### Task 2: b\n${open}\n`)
  const found = planDocument({ file, bytes })
  if (!found || 'why' in found) return expect.unreachable(JSON.stringify(found))
  const tasksDone = new Map([['TASK-2', { status: 'done' as const, attempts: 0 }]])
  const run = { started: '2026-02-03T00:00:00Z', completed: undefined }
  const after = found.write({ tasks: tasksDone, added: [], changed: [], discovered: [], left: [], run })
  expect(new TextDecoder().decode(after)).toBe(`# x\n\n### Task 1: a\n${done}\n\n### Task 2: b\n${written}\n`)
})

test('"open" alone becomes "complete", and a mark at a heading is written and taken back', async () => {
  const { planDocument } = await import('../../../../src/core/plan/format/formats.ts')
  const facts = (status: 'done' | 'open') => ({
    ...{ tasks: new Map([['TASK-2', { status, attempts: 0 }]]), added: [], changed: [], discovered: [], left: [] },
    run: { started: '2026-02-03T00:00:00Z', completed: undefined },
  })
  const write = (text: string, status: 'done' | 'open'): string => {
    const found = planDocument({ file: 'x.md', bytes: encode(text) })
    if (!found || 'why' in found) return expect.unreachable(JSON.stringify(found))
    const bytes = found.write(facts(status))
    return bytes ? new TextDecoder().decode(bytes) : text
  }
  expect(write('### Task 1: a\nStatus: open\n\n### Task 2: b\nStatus: open\n', 'done')).toContain(
    'Task 2: b\nStatus: complete',
  )
  const marked = '### Task 1: a ✅\n\nx\n\n### Task 2: b\n\ny\n'
  expect(write(marked, 'done')).toBe(marked.replace('2: b', '2: b ✅'))
  expect(write(write(marked, 'done'), 'open')).toBe(marked)
})

const named = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
const story = (id: string) => ({ id, title: `do ${id}`, passes: false })
const task = (id: string) => ({ id, title: `do ${id}`, status: 'pending' })
const detailed = (id: string) => ({ ...task(id), details: 'd', testStrategy: 's' })

/** Documents that two readers read, with the tasks that each of them places. */
const rivals: readonly (readonly [PlanFormat, PlanFormat, string, (one: number, other: number) => string])[] = [
  [
    ...(['prd.json', 'plan.json', 'x.json'] as const),
    (a, b) => JSON.stringify({ userStories: named('A', a).map(story), tasks: named('B', b).map(task) }),
  ],
  [
    ...(['prd.json', 'task-master', 'x.json'] as const),
    (a, b) => JSON.stringify({ stories: named('A', a).map(story), tasks: named('B', b).map(detailed) }),
  ],
  [
    ...(['prd.json', 'task-master', 'x.json'] as const),
    (a, b) => JSON.stringify({ stories: named('A', a).map(story), master: { tasks: named('B', b).map(detailed) } }),
  ],
  [
    ...(['queue', 'spec-kit', 'x.md'] as const),
    (a) =>
      `# Plan: x\n\n${named('T', a)
        .map((id) => `### ${id}: do ${id}\n**Status:** open\n**Done when:**\n- [ ] T00${id.slice(1)} shows ${id}\n`)
        .join('\n')}`,
  ],
]

test.each(rivals)(
  'a file that is %s and %s with different tasks is an error, and either name works',
  (one, other, file, write) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (a, b) => {
        const text = write(a, b)
        const { plan, findings } = read(file, text)
        expect(plan).toBeUndefined()
        const remedies = findings.flatMap(({ code, remedy }) => (code === 'PLAN_FORMAT' ? [remedy] : []))
        expect(remedies, JSON.stringify(findings)).toEqual([
          expect.stringMatching(new RegExp(`--format ${one} or --format ${other}`)),
        ])
        const [first, second] = [read(file, text, one), read(file, text, other)]
        expect(first.plan?.tasks, JSON.stringify(first.findings)).toHaveLength(a)
        expect(second.plan?.tasks.length, JSON.stringify(second.findings)).toBeGreaterThan(0)
      }),
      { numRuns: 20 },
    )
  },
)

test('a file that two readers read alike is no error', () => {
  const tasks = [
    { id: 1, title: 'a', description: 'd', dependencies: [], priority: 'high', passes: true },
    { id: 2, title: 'b', description: 'd', dependencies: [1], priority: 'low', passes: false },
  ]
  expect(read('x.json', JSON.stringify({ tasks }))).toMatchObject({
    format: 'prd.json',
    plan: { tasks: [{ status: 'done' }, { status: 'pending' }] },
  })
})
