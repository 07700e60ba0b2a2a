import { Ajv } from 'ajv'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHandoff } from '../../../src/core/handoff/read-handoff.ts'
import { handoffJsonSchema } from '../../../src/schema/handoff.ts'

const good = { summary: 'Added a parser.', freeform: 'It lives in src/parse.ts.' }
const text = JSON.stringify(good)
const block = (body: string) => `Here it is:\n\n\`\`\`json\n${body}\n\`\`\`\nDone.`

test('structured output counts first', () => {
  expect(readHandoff({ structured: good, text: '42' })).toEqual({ handoff: good, source: 'structured' })
})

test.each([
  ['is one', text],
  ['is one with white space and a byte order mark', `\uFEFF\n ${text}\n`],
  ['holds one in a JSON code block', block(text)],
  ['holds one beside other code blocks', `${block('{"a":1}')}\n\n${block(text)}\n\n\`\`\`js\nx\n\`\`\``],
])('a result text counts where it %s', (_how, result) => {
  expect(readHandoff({ structured: undefined, text: result })).toEqual({ handoff: good, source: 'result_text' })
})

test('a result text stands in for a structured output that is not valid', () => {
  const reading = readHandoff({ structured: { summary: 'x' }, text })
  expect(reading).toEqual({ handoff: good, source: 'result_text' })
})

test.each(['42', '"done"', 'null', 'true', '[]', '{}', '', 'All done!', block('42'), block('{'), JSON.stringify(text)])(
  'seed C2: %j is no handoff, and it is said why',
  (result) => {
    for (const structured of [undefined, null, 42, 'done', [], {}]) {
      const reading = readHandoff({ structured, text: result })
      expect(reading).toHaveProperty('faults')
      expect('faults' in reading && reading.faults.length >= 2).toBe(true)
    }
  },
)

test.each([
  ['summary is missing', { freeform: 'x' }, 'summary: Invalid input: expected string, received undefined'],
  ['summary is empty', { ...good, summary: '' }, 'summary: Too small: expected string to have >=1 characters'],
  [
    'a list is a text',
    { ...good, recommendations: 'x' },
    'recommendations: Invalid input: expected array, received string',
  ],
  ['a level is unknown', { ...good, confidence_level: 'sure' }, 'confidence_level: Invalid option: expected one of'],
])('a handoff where %s is refused with the place', (_what, structured, fault) => {
  const reading = readHandoff({ structured, text: '' })
  expect('faults' in reading && reading.faults.join('\n')).toContain(fault)
})

test('two valid code blocks are not guessed between', () => {
  expect(readHandoff({ structured: undefined, text: `${block(text)}\n${block(text)}` })).toHaveProperty('faults')
})

test('defaults are filled in and unknown fields dropped', () => {
  const structured = JSON.parse(`{"summary":"a","freeform":"b","x":1,"__proto__":{"polluted":1},
    "plan_amendments":[{"action":"remove","task_id":"T-1"}]}`)
  const reading = readHandoff({ structured, text: '' })
  expect(reading).toEqual({
    handoff: { summary: 'a', freeform: 'b', plan_amendments: [{ action: 'remove', task_id: 'T-1', reason: '' }] },
    source: 'structured',
  })
  expect({}).not.toHaveProperty('polluted')
})

test('C22: an oversized field is shortened, an oversized or deep answer is refused', () => {
  const long = readHandoff({ structured: { ...good, freeform: 'x'.repeat(200_000) }, text: '' })
  expect('handoff' in long && long.handoff.freeform.length).toBeLessThanOrEqual(64 * 1024)
  expect('handoff' in long && long.handoff.freeform).toMatch(/characters cut/)

  const many = { ...good, recommendations: Array.from({ length: 100_000 }, () => 'twelve chars') }
  expect(readHandoff({ structured: many, text: '' })).toHaveProperty('faults')
  expect(readHandoff({ structured: undefined, text: `${text}${' '.repeat(2 ** 20)}` })).toHaveProperty('faults')

  const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)
  const task = { ...good, plan_amendments: [{ action: 'add', task: deep }] }
  const reading = readHandoff({ structured: task, text: '' })
  expect('faults' in reading && reading.faults[0]).toContain('nested deeper')
})

const whole = {
  ...good,
  task_completed: { task_id: 'T-1', summary: 'Done.', fully_complete: true },
  deviations: [{ planned: 'a', actual: 'b', reason: 'c' }],
  bugs_encountered: [{ description: 'a', resolution: 'b', resolved: false }],
  architectural_notes: ['a'],
  constraints_discovered: [{ constraint: 'a', impact: 'b', workaround: 'c' }],
  unfinished_business: [{ item: 'a', reason: 'b', priority: 'high' }],
  recommendations: ['a'],
  files_touched: [{ path: 'a', action: 'created' }],
  tests_added: [{ file: 'a', test_names: ['b'] }],
  plan_amendments: [
    { action: 'add', reason: 'a', task_id: 'T-2', task: { id: 'T-2' }, changes: { title: 'b' }, after: 'T-1' },
  ],
  request_research: ['a'],
  request_human_review: { needed: true, reason: 'a' },
  confidence_level: 'low',
}

/** Each place inside a JSON value. */
function placesIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => [
    [key],
    ...placesIn((value as Record<string | number, unknown>)[key]).map((rest) => [key, ...rest]),
  ])
}

/** The value with something else, or nothing, at a place. */
function changed(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  other: { to: unknown } | undefined,
): unknown {
  if (key === undefined) return other?.to
  const copy = structuredClone(value) as Record<string | number, unknown>
  const inner = changed(copy[key], rest, other)
  if (inner !== undefined) copy[key] = inner
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy
}

test('an object counts if and only if it is valid against the published JSON Schema', () => {
  const published = new Ajv().compile(handoffJsonSchema())
  const judged = { valid: 0, invalid: 0 }
  const other = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('', 'low', 'remove', [], {}, true, 'deleted'))
  const change = fc.tuple(fc.constantFrom(...placesIn(whole)), fc.option(fc.record({ to: other }), { nil: undefined }))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
      const structured = changes.reduce((value: unknown, [place, to]) => {
        const still = placesIn(value).some((one) => one.join('/') === place.join('/'))
        return still ? changed(value, place, to) : value
      }, whole)
      const valid = published(structured)
      judged[valid ? 'valid' : 'invalid'] += 1
      expect('handoff' in readHandoff({ structured, text: '' })).toBe(valid)
    }),
    { numRuns: 400 },
  )
  expect(Math.min(judged.valid, judged.invalid)).toBeGreaterThan(40)
})
