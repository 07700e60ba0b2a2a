import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxPlanBytes, readPlan } from '../../../src/core/plan/read-plan.ts'
import { encode } from './make-plan.ts'

const good = `{
  "project": "shop",
  "tasks": [
    { "id": "A", "title": "One", "description": "First.", "acceptance_criteria": ["Done."] },
    { "id": "B", "title": "Two", "description": "Second.", "acceptance_criteria": ["Done."], "depends_on": ["A"] }
  ]
}
`

const read = (text: string) => readPlan(encode(text), 'plan.json')
const task = (fields: string) =>
  `{"tasks":[\n{"id":"A","title":"t","description":"d","acceptance_criteria":["c"]${fields}}\n]}`
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

describe('encoding', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values)
  const utf16 = Uint8Array.from(Buffer.from(good, 'utf16le'))

  test.each([
    ['a byte order mark', encode(`\uFEFF${good}`)],
    ['CRLF', encode(good.replaceAll('\n', '\r\n'))],
    ['both', encode(`\uFEFF${good.replaceAll('\n', '\r\n')}`)],
  ])('%s is accepted', (_, input) => {
    expect(readPlan(input, 'plan.json')).toEqual(read(good))
  })

  test.each([
    ['UTF-16 with a mark', bytes(0xff, 0xfe, ...utf16), 'UTF-16 (little endian)'],
    ['big-endian UTF-16', bytes(0xfe, 0xff, 0, 0x7b), 'UTF-16 (big endian)'],
    ['UTF-16 without a mark', utf16, 'UTF-16 (little endian, without a mark)'],
    ['big-endian UTF-16 without a mark', bytes(0, 0x7b, 0, 0x7d), 'UTF-16 (big endian, without a mark)'],
    ['UTF-32', bytes(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0), 'UTF-32'],
    ['a NUL byte', encode('{\n"a": "\0"}'), 'NUL byte at offset 8 (line 2)'],
    ['Latin-1', bytes(0x7b, 0x0a, 0x22, 0xe4, 0x22, 0x7d), 'byte 0xe4 at offset 3 (line 2)'],
    ['a surrogate written as UTF-8', bytes(0x22, 0xed, 0xa0, 0x80, 0x22), 'byte 0xed at offset 1'],
    ['an overlong form', bytes(0x22, 0xc0, 0xaf, 0x22), 'byte 0xc0 at offset 1'],
    ['a sequence cut off by the end', bytes(0x22, 0xe2, 0x82), 'byte 0xe2 at offset 1'],
  ])('%s is refused by name and place', (_, input, place) => {
    const { plan, findings } = readPlan(input, 'plans/shop.json')
    expect(plan).toBeUndefined()
    expect(findings).toMatchObject([{ code: 'PLAN_ENCODING', severity: 'error' }])
    expect(findings[0]?.message).toContain('plans/shop.json')
    expect(findings[0]?.message).toContain(place)
  })

  test('the refused offset is the one before which everything decodes', () => {
    const strict = new TextDecoder('utf-8', { fatal: true })
    fc.assert(
      fc.property(fc.uint8Array({ min: 1, minLength: 1, maxLength: 40 }), (input) => {
        const [finding] = readPlan(input, 'plan.json').findings
        const offset = /^.* is not valid UTF-8: byte 0x.. at offset (\d+)/.exec(finding?.message ?? '')?.[1]
        if (offset === undefined) return
        expect(() => strict.decode(input.slice(0, Number(offset)))).not.toThrow()
        expect(() => strict.decode(input)).toThrow()
      }),
      { numRuns: 500 },
    )
  })
})

describe('limits', () => {
  test('a file above 5 MiB is refused before it is parsed', () => {
    const findings = readPlan(new Uint8Array(maxPlanBytes + 1), 'plan.json').findings
    expect(findings).toMatchObject([{ code: 'PLAN_TOO_LARGE' }])
  })

  test.each([
    ['balanced', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['open', '{"a":'.repeat(100_000)],
    ['with misfit brackets', '[},'.repeat(100_000)],
    ['mixed', '[{"a":'.repeat(40_000)],
  ])('nesting 100,000 levels deep is refused, not overflowed: %s', (_, text) => {
    expect(read(text).findings).toMatchObject([{ code: 'PLAN_TOO_DEEP', line: 1 }])
  })

  test('64 levels are allowed and 65 are not', () => {
    const nested = (depth: number) => task(`,"note":${'['.repeat(depth - 3)}${']'.repeat(depth - 3)}`)
    expect(read(nested(64)).plan).toBeDefined()
    expect(brief(nested(65))).toEqual(['2  PLAN_TOO_DEEP'])
  })

  test('20,001 tasks are refused and 20,000 are not', () => {
    const tasks = (count: number) =>
      JSON.stringify({ tasks: Array.from({ length: count }, (_, i) => ({ id: `T${i}`, title: 't' })) })
    expect(read(tasks(20_000)).plan?.tasks).toHaveLength(20_000)
    expect(brief(tasks(20_001))).toEqual(['1 tasks PLAN_LIST_TOO_LONG'])
  })
})

describe('long lists', () => {
  const list = (name: string, count: number) => task(`,\n"${name}":[${Array.from({ length: count }, () => 1)}]`)

  test.each([
    ['skills', 1_001],
    ['libraries', 1_001],
    ['acceptance_criteria', 1_001],
    ['depends_on', 20_001],
    ['depends_on', 2_000_000],
  ])('%s with %i entries is refused as a whole: entry by entry zod would overflow the stack', (name, count) => {
    const found = brief(list(name, count)).filter((finding) => !finding.includes('DUPLICATE_KEY'))
    expect(found).toEqual([`3 tasks[0].${name} PLAN_LIST_TOO_LONG`])
  })

  test('20,000 wrong entries in each of many lists are reported one by one', () => {
    const text = JSON.stringify({
      tasks: Array.from({ length: 3 }, (_, i) => ({ id: `T${i}`, title: 't', depends_on: Array(20_000).fill('/') })),
    })
    expect(read(text).findings.filter(({ code }) => code === 'PLAN_UNSAFE_ID')).toHaveLength(60_000)
  })
})

describe('syntax', () => {
  test.each([
    ['nothing at all', '', 1, 1, 'missing'],
    ['a trailing comma', '{\n  "tasks": [],\n}', 3, 1, 'comma after the last field'],
    ['a comment', '{\n  // why\n  "tasks": []\n}', 2, 3, 'no comments'],
    ['a missing comma', '{"project": "x"\n  "tasks": []}', 2, 3, '","'],
    ['single quotes', "{\n  'tasks': []}", 2, 3, 'word'],
    ['text after the end', '{"tasks": []}\n{}', 2, 1, 'after the end'],
    ['an unclosed list', '{"tasks": [\n', 2, 1, '"]"'],
    ['an unclosed string', '{"tasks": "x\n}', 1, 11, 'closing double quote'],
    ['a bad escape', '{"a": "\\x"}', 1, 7, 'escape'],
  ])('%s has a line and a column', (_, text, line, column, words) => {
    const [finding] = read(text).findings
    expect(finding).toMatchObject({ code: 'PLAN_SYNTAX', line, column })
    expect(finding?.message).toContain(words)
  })

  test('mistakes on several lines are reported together, and one line only once', () => {
    const lines = read('{\n  // a // b\n  "tasks": [\n    {"id": "A",,,}\n  ],\n}').findings.map(({ line }) => line)
    expect(lines).toEqual([2, 4, 6])
  })

  test('whatever JSON.parse refuses is refused, and nothing else is a syntax error', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '01',
      '-',
      '1e',
      'true',
      'nul',
      ' ',
      '\n',
      '\r',
      '/*x*/',
      '//',
      '\\',
      '\t',
      '\u00a0',
      '"\\u12"',
      '"\t"',
      'é',
    )
    const text = fc.oneof(
      fc.json(),
      fc.array(token, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (input) => {
        const codes = read(input).findings.map(({ code }) => code)
        expect(codes.includes('PLAN_SYNTAX'), input).toBe(!isJson(input))
      }),
      { numRuns: 2000 },
    )
  })

  function isJson(text: string): boolean {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
})

describe('keys', () => {
  test.each([
    ['twice in a task', task(',\n"title":"again"'), '3 tasks[0].title PLAN_DUPLICATE_KEY'],
    [
      'twice in the plan',
      '{"tasks":[{"id":"A","title":"t","description":"d","acceptance_criteria":["c"]}],\n"project":"a",\n"project":"b"}',
      '3 project PLAN_DUPLICATE_KEY',
    ],
    ['written differently', task(',\n"t\\u0069tle":"again"'), '3 tasks[0].title PLAN_DUPLICATE_KEY'],
    ['__proto__', task(',\n"__proto__":{"id":"B"}'), '3 tasks[0].__proto__ PLAN_FORBIDDEN_KEY'],
    [
      '__proto__ in a nested value',
      task(',\n"note":[0,{"__proto__":1}]'),
      '3 tasks[0].note[1].__proto__ PLAN_FORBIDDEN_KEY',
    ],
  ])('a key %s is an error with its line', (_, text, expected) => {
    expect(brief(text)).toContain(expected)
    expect(read(text).plan).toBeUndefined()
  })

  test.each([
    ['depend_on', 'depends_on'],
    ['dependsOn', 'depends_on'],
    ['acceptance-criteria', 'acceptance_criteria'],
    ['titel', 'title'],
    ['libaries', 'libraries'],
    ['max_turn', 'max_turns'],
  ])('%s is an error that asks for %s', (typo, meant) => {
    const [finding] = read(task(`,\n"${typo}":[]`)).findings
    expect(finding).toMatchObject({
      severity: 'error',
      code: 'PLAN_UNKNOWN_FIELD',
      line: 3,
      path: `tasks[0].${typo === 'acceptance-criteria' ? 'acceptance-criteria' : typo}`,
    })
    expect(finding?.message).toContain(`did you mean "${meant}"`)
  })

  test.each(['priority', 'note', 'tags', 'constructor', 'toString'])('%s is only a warning', (name) => {
    const { plan, findings } = read(task(`,"${name}":1`))
    expect(findings).toMatchObject([{ severity: 'warning', code: 'PLAN_UNKNOWN_FIELD' }])
    expect(plan).toBeDefined()
  })

  test('an unknown field is reported once, with the number of its places', () => {
    const { findings } = read('{"$schema":"x","tasks":[{"id":"A","title":"t","x":1},{"id":"B","title":"t","x":2}]}')
    const unknown = findings.filter(({ code }) => code === 'PLAN_UNKNOWN_FIELD')
    expect(unknown).toMatchObject([{ path: 'tasks[0].x' }])
    expect(unknown[0]?.message).toContain('in 2 places')
  })
})

describe('shape', () => {
  test.each([
    ['"max_turns":"ten"', 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', '"max_turns" must be a number; found "ten".'],
    ['"max_turns":1.5', 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', 'a whole number; found 1.5.'],
    ['"max_turns":0', 'tasks[0].max_turns', 'PLAN_WRONG_VALUE', 'a number above 0; found 0.'],
    ['"order":1e400', 'tasks[0].order', 'PLAN_WRONG_TYPE', 'found Infinity.'],
    ['"max_retries":9007199254740993', 'tasks[0].max_retries', 'PLAN_WRONG_VALUE', 'at most'],
    [
      '"status":"dne"',
      'tasks[0].status',
      'PLAN_WRONG_VALUE',
      'pending, in_progress, done, failed, skipped; found "dne".',
    ],
    ['"skills":"lint"', 'tasks[0].skills', 'PLAN_WRONG_TYPE', 'a list in [ ]; found "lint".'],
    ['"libraries":["a",\n2]', 'tasks[0].libraries[1]', 'PLAN_WRONG_TYPE', '"libraries[1]" must be a text'],
    ['"needs_docs":"yes"', 'tasks[0].needs_docs', 'PLAN_WRONG_TYPE', 'true or false'],
    ['"depends_on":["../../x"]', 'tasks[0].depends_on[0]', 'PLAN_UNSAFE_ID', 'found "../../x".'],
    ['"model":""', 'tasks[0].model', 'PLAN_WRONG_VALUE', 'not empty'],
    [`"max_turns":"${'x'.repeat(99)}"`, 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', `found "${'x'.repeat(40)}…".`],
    ['"max_turns":"\u202e\u0007"', 'tasks[0].max_turns', 'PLAN_SYNTAX', ''],
    ['"max_turns":"\u202e"', 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', 'found "\\u{202e}".'],
  ])('%s is one finding with path, line and value', (field, path, code, words) => {
    const { plan, findings } = read(task(`,\n${field}`))
    expect(plan).toBeUndefined()
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ code, severity: 'error', line: field.includes('\n') ? 4 : 3 })
    if (code !== 'PLAN_SYNTAX') expect(findings[0]?.path).toBe(path)
    expect(findings[0]?.message).toContain(words)
  })

  test.each([
    '../../x',
    '-rf',
    '$(id)',
    'x;rm',
    'a.lock',
    'A.LOCK',
    'a..b',
    '.a',
    '',
    'a\\nb',
    'ä',
    'a b',
    'x'.repeat(65),
  ])('the id %j is refused once', (id) => {
    const text = `{"tasks":[{"id":"${id}","title":"t","description":"d","acceptance_criteria":["c"]}]}`
    expect(brief(text)).toEqual(['1 tasks[0].id PLAN_UNSAFE_ID'])
  })

  test.each([
    ['{}', 'tasks', 'PLAN_MISSING_FIELD'],
    ['{"tasks":[]}', 'tasks', 'PLAN_NO_TASKS'],
    ['{"tasks":{}}', 'tasks', 'PLAN_WRONG_TYPE'],
    ['[]', '', 'PLAN_WRONG_TYPE'],
    ['null', '', 'PLAN_WRONG_TYPE'],
    ['{"tasks":[3]}', 'tasks[0]', 'PLAN_WRONG_TYPE'],
  ])('%s is refused', (text, path, code) => {
    expect(read(text).findings).toMatchObject([{ path, code }])
  })

  test('a missing field stands at the line of its task', () => {
    expect(
      brief(
        '{"tasks":[\n{"id":"A","title":"t","description":"d","acceptance_criteria":["c"]},\n{"id":"B","description":"d","acceptance_criteria":["c"]}]}',
      ),
    ).toEqual(['3 tasks[1].title PLAN_MISSING_FIELD'])
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
  const { findings } = readPlan(encode(good), 'plans/my plan (2).json')
  expect(findings).toMatchObject([{ code: 'PLAN_NAME', severity: 'error' }])
  expect(findings[0]?.remedy).toContain('"name": "my-plan-2"')
})

describe('whatever it is given', () => {
  const check = (input: Uint8Array) => {
    const { plan, findings } = readPlan(input, 'plan.json')
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
