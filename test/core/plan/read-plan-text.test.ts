import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxPlanBytes } from '../../../src/core/plan/format/read/source-text.ts'
import { encode, planIn } from './make-plan.ts'

const good = `{
  "project": "shop",
  "tasks": [
    { "id": "A", "title": "One", "description": "First.", "acceptance_criteria": ["Done."] },
    { "id": "B", "title": "Two", "description": "Second.", "acceptance_criteria": ["Done."], "depends_on": ["A"] }
  ]
}
`

const read = (text: string) => planIn(encode(text), 'plan.json')
const task = (fields: string) =>
  `{"tasks":[\n{"id":"A","title":"t","description":"d","acceptance_criteria":["c"]${fields}}\n]}`
const brief = (text: string) => read(text).findings.map(({ line, path, code }) => `${line} ${path} ${code}`)

describe('encoding', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values)
  const utf16 = Uint8Array.from(Buffer.from(good, 'utf16le'))

  test.each([
    ['a byte order mark', encode(`\uFEFF${good}`)],
    ['CRLF', encode(good.replaceAll('\n', '\r\n'))],
    ['both', encode(`\uFEFF${good.replaceAll('\n', '\r\n')}`)],
  ])('%s is accepted', (_, input) => {
    expect(planIn(input, 'plan.json')).toEqual(read(good))
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
    const { plan, findings } = planIn(input, 'plans/shop.json')
    expect(plan).toBeUndefined()
    expect(findings).toMatchObject([{ code: 'PLAN_ENCODING', severity: 'error' }])
    expect(findings[0]?.message).toContain('plans/shop.json')
    expect(findings[0]?.message).toContain(place)
  })

  test('the refused offset is the one before which everything decodes', () => {
    const strict = new TextDecoder('utf-8', { fatal: true })
    fc.assert(
      fc.property(fc.uint8Array({ min: 1, minLength: 1, maxLength: 40 }), (input) => {
        const [finding] = planIn(input, 'plan.json').findings
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
    const findings = planIn(new Uint8Array(maxPlanBytes + 1), 'plan.json').findings
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
    ['nothing at all', '', 1, 1, 'empty'],
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
