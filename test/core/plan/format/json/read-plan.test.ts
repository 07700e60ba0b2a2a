import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encode, planIn } from '../../make-plan.ts'

const good = `{
  "project": "shop",
  "tasks": [
    { "id": "A", "title": "One", "description": "First.", "acceptance_criteria": ["Done."] },
    { "id": "B", "title": "Two", "description": "Second.", "acceptance_criteria": ["Done."], "depends_on": ["A"] }
  ]
}
`

const read = (text: string) => planIn(encode(text), 'plan.json')
const brief = (text: string) => read(text).findings.map(({ line, path, code }) => `${line} ${path} ${code}`)

test('a sound plan has no findings and all defaults', () => {
  const { plan, findings } = read(good)
  expect(findings).toEqual([])
  expect(plan?.tasks[1]).toMatchObject({
    id: 'B',
    status: 'pending',
    depends_on: ['A'],
    max_retries: 2,
    retry_count: 0,
  })
})

test('findings of all kinds come at once, in the order of the file, although types are wrong', () => {
  const text = `{
    "branch": "-rf",
    "tasks": [
      { "id": "A", "title": "t", "description": "d", "acceptance_criteria": ["c"], "max_turns": "x" },
      { "id": "B", "title": "t", "description": "d", "acceptance_criteria": ["c"],
        "depends_on": ["C"] },
      { "id": "C", "title": "t", "description": "d", "acceptance_criteria": ["c"], "depends_on": ["B", "Q", 7] },
      { "id": "A", "title": "t", "title": "t", "description": "d", "acceptance_criteria": ["c"], "depend_on": [] }
    ]
  }`
  expect(brief(text)).toEqual([
    '2 branch PLAN_UNSAFE_BRANCH',
    '4 tasks[0].max_turns PLAN_WRONG_TYPE',
    '6 tasks[1].depends_on[0] PLAN_CYCLE',
    '7 tasks[2].depends_on[1] PLAN_UNKNOWN_DEPENDENCY',
    '7 tasks[2].depends_on[2] PLAN_WRONG_TYPE',
    '8 tasks[3].id PLAN_DUPLICATE_ID',
    '8 tasks[3].title PLAN_DUPLICATE_KEY',
    '8 tasks[3].depend_on PLAN_UNKNOWN_FIELD',
  ])
})

test('a plan without a name in a file whose name is no safe name is refused with a suggestion', () => {
  const { findings } = planIn(encode(good), 'plans/my plan (2).json')
  expect(findings).toMatchObject([{ code: 'PLAN_NAME', severity: 'error' }])
  expect(findings[0]?.remedy).toContain('"name": "my-plan-2"')
})

describe('whatever it is given', () => {
  const check = (input: Uint8Array) => {
    const { plan, findings } = planIn(input, 'plan.json')
    expect(plan === undefined).toBe(findings.some(({ severity }) => severity === 'error'))
    for (const { message, remedy } of findings) expect(message.length * remedy.length).toBeGreaterThan(0)
  }
  const names = fc.constantFrom(
    'id',
    'title',
    'tasks',
    'depends_on',
    'status',
    'order',
    'branch',
    'skills',
    '__proto__',
    'constructor',
    'x',
  )
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<unknown>('A', 'B', 'a', '', 'done', 0, -1, 1.5, null, true),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(names, tie('node'), { maxKeys: 5 }),
    ),
  })).node

  test.each([
    ['bytes', fc.uint8Array({ maxLength: 200 })],
    ['text', fc.string({ unit: 'binary', maxLength: 200 }).map(encode)],
    ['JSON', fc.json().map(encode)],
    ['something like a plan', value.map((tree) => encode(JSON.stringify({ tasks: [tree, tree] })))],
    [
      'a damaged plan',
      fc
        .tuple(fc.nat(good.length), fc.nat(9), fc.string({ maxLength: 5 }))
        .map(([at, cut, put]) => encode(good.slice(0, at) + put + good.slice(at + cut))),
    ],
  ])('never throws, and has a plan exactly when there is no error: %s', (_, input) => {
    fc.assert(fc.property(input, check), { numRuns: 500 })
  })
})
