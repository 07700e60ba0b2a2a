import { expect, test } from 'vitest'
import { readHandoff } from '../../../src/core/handoff/read-handoff.ts'
import { Handoff } from '../../../src/schema/agent/handoff.ts'

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
  ['summary is missing', { freeform: 'x' }, '"summary" is missing'],
  ['summary is empty', { ...good, summary: '' }, '"summary" is empty'],
])('a handoff where %s is refused with the place', (_what, structured, fault) => {
  const reading = readHandoff({ structured, text: '' })
  expect('faults' in reading && reading.faults.join('\n')).toContain(fault)
})

test.each([
  ['a list is a text', { recommendations: 'x' }, ['"recommendations" must be a list']],
  ['a level is unknown', { confidence_level: 'sure' }, ['"confidence_level" must be one of high, medium, low']],
  ['an entry is a text', { deviations: ['left out the docs'] }, ['"deviations.0" must be an object']],
])('where %s, the rest of the handoff counts, and it is said what does not', (_what, more, leftOut) => {
  const amendments = { plan_amendments: [{ action: 'remove', task_id: 'T-1', reason: 'r' }] }
  for (const end of [
    { structured: { ...good, ...amendments, ...more }, text: '' },
    { structured: undefined, text: block(JSON.stringify({ ...good, ...amendments, ...more })) },
  ])
    expect(readHandoff(end)).toMatchObject({ handoff: { ...good, ...amendments }, leftOut })
  const whole = readHandoff({ structured: { ...good, ...more }, text })
  expect(whole, 'one that fits whole counts first').toEqual({ handoff: good, source: 'result_text' })
})

/** What the validator says by itself. */
const fallback =
  /must have required|must NOT|must be (?:string|array|object|integer|boolean|equal)|allowed values|schema|must match/
const wrong: readonly unknown[] = [
  null,
  0,
  1.5,
  true,
  '',
  'x',
  [],
  [null],
  [{}],
  [[]],
  [1.5],
  {},
  { a: 1 },
  { needed: 1 },
]

test('whatever is wrong with a handoff, no words of the validator reach a person', () => {
  for (const name of Object.keys(Handoff.shape))
    for (const value of wrong) {
      const reading = readHandoff({ structured: { ...good, [name]: value }, text: JSON.stringify({ [name]: value }) })
      const lines = 'faults' in reading ? reading.faults : (reading.leftOut ?? [])
      expect(
        lines.filter((line) => fallback.test(line)),
        JSON.stringify({ [name]: value }),
      ).toEqual([])
    }
})

test.each([
  [true, { needed: true }],
  ['Which spade?', { needed: true, reason: 'Which spade?' }],
  [{ reason: 'Which spade?' }, { needed: true, reason: 'Which spade?' }],
  [
    { needed: false, reason: 'All is clear.' },
    { needed: false, reason: 'All is clear.' },
  ],
])('a question to a person counts as %j, too', (asked, request_human_review) => {
  const reading = readHandoff({ structured: { ...good, request_human_review: asked }, text: '' })
  expect(reading).toEqual({ handoff: { ...good, request_human_review }, source: 'structured' })
})

test.each([false, null, ''])('a question to a person that is %j is none', (asked) => {
  const reading = readHandoff({ structured: { ...good, request_human_review: asked }, text: '' })
  expect(reading).toEqual({ handoff: good, source: 'structured' })
})

test('of a list only the entries that do not fit are left out', () => {
  const fits = { action: 'remove', task_id: 'T-1', reason: 'r' }
  const bad = { action: 'modify', task: 'T-2', task_id: 'T-2', reason: 'r' }
  const deviations = ['left out the docs', { planned: 'a', actual: 'b', reason: 'c' }]
  const reading = readHandoff({
    structured: {
      ...good,
      plan_amendments: [fits, bad, { ...fits, task_id: 'T-3' }],
      deviations,
      recommendations: 'x',
    },
    text: '',
  })
  expect(reading).toMatchObject({
    handoff: { ...good, plan_amendments: [fits, { ...fits, task_id: 'T-3' }], deviations: deviations.slice(1) },
    leftOut: expect.arrayContaining(['"plan_amendments.1.task" must be an object', '"deviations.0" must be an object']),
  })
  expect('handoff' in reading && reading.handoff).not.toHaveProperty('recommendations')
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
