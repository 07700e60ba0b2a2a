import { expect, test } from 'vitest'
import { withTimeout } from '../../../src/adapter/local/clock.ts'
import { failingIssues, isDue, readPass as read } from '../../../src/core/calls/pass.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import { noUsage } from '../../../src/schema/agent/usage.ts'

const readPass = (call: Parameters<typeof read>[0], pass: Parameters<typeof read>[1], ms = 60_000) =>
  read(call, pass, withTimeout(ms))

const call = (end: AgentEnd) => ({ name: 'p', end, model: null, usage: noUsage, duration_ms: 1 })
const says = (structured: unknown, text = '') => call({ kind: 'finished', structured, text })
const issue = { severity: 'warning' as const, description: 'A token is logged.' }
const answer = { review_passed: true, issues: [issue], summary: 'Fine.' }
const plain = { schema: undefined }

test('an answer counts as structured output, as JSON and as JSON in a code block', () => {
  const given = [
    says(answer),
    says(null, JSON.stringify(answer)),
    says(undefined, `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``),
  ]
  for (const one of given) expect(readPass(one, plain)).toMatchObject({ why: null, issues: [issue], summary: 'Fine.' })
})

test('by a schema of its own all of an answer is kept, and its findings are understood where it has some', () => {
  const schema = { type: 'object', required: ['score'], properties: { score: { type: 'number' } } }
  const own = { score: 3, issues: [issue, { severity: 'dire' }], summary: 'So so.' }
  expect(readPass(says(own), { schema })).toMatchObject({ answer: own, issues: [issue], summary: 'So so.', why: null })
  expect(readPass(says({ score: 'x' }), { schema }).why).toBe(
    'its answer does not match its schema: /score must be number',
  )
})

test.each<[string, AgentEnd, RegExp]>([
  ['prose', { kind: 'finished', structured: null, text: 'Looks good!' }, /not JSON/],
  ['nothing', { kind: 'finished', structured: null, text: '' }, /no answer/],
  ['half an answer', { kind: 'finished', structured: { issues: [] }, text: '' }, /does not match its schema/],
  ['a time-out', { kind: 'timed_out', limit: 'wall', afterMs: 1 }, /took too long/],
  ['an error', { kind: 'error', what: 'turns', message: '5' }, /used up its turns/],
  [
    'too much',
    {
      kind: 'finished',
      structured: { ...answer, summary: ['x'.repeat(300_000)].concat(Array(9).fill('y'.repeat(60_000))) },
      text: '',
    },
    /its answer/,
  ],
])('%s is no answer', (_, end, why) => {
  expect(readPass(call(end), plain)).toMatchObject({ answer: null, issues: [], why: expect.stringMatching(why) })
})

test('findings are bounded, the gravest first, and nothing hides in them', () => {
  const issues = Array.from({ length: 50 }, (_, index) => ({
    ...issue,
    description: `${index} \u202Ehidden ${'x'.repeat(5000)}`,
  }))
  const read = readPass(says({ ...answer, issues: [...issues, { severity: 'critical', description: 'Last.' }] }), plain)
  expect(read.issues).toHaveLength(30)
  expect(read.issues[0]).toEqual({ severity: 'critical', description: 'Last.' })
  expect(JSON.stringify(read.issues)).not.toContain('\u202E')
  expect(Math.max(...read.issues.map(({ description }) => description.length))).toBeLessThan(2100)
})

test.each<[string, 'passed' | 'failed' | 'unknown', number, boolean]>([
  ['always', 'passed', 1, true],
  ['always', 'failed', 1, true],
  ['always', 'unknown', 1, true],
  ['on_success', 'passed', 1, true],
  ['on_success', 'failed', 1, false],
  ['on_success', 'unknown', 1, false],
  ['on_failure', 'failed', 1, true],
  ['on_failure', 'passed', 1, false],
  ['on_failure', 'unknown', 1, false],
  ['periodic:3', 'passed', 3, true],
  ['periodic:3', 'unknown', 6, true],
  ['periodic:3', 'passed', 4, false],
])('%s, checks %s, iteration %i: %s', (trigger, checks, iteration, due) => {
  expect(isDue({ trigger, fail_on: 'never' }, { iteration, checks })).toBe(due)
})

test.each([
  ['never', 0],
  ['critical', 1],
  ['warning', 2],
  ['suggestion', 3],
] as const)('fail_on %s: %i of three findings fail', (fail_on, count) => {
  const issues = (['critical', 'warning', 'suggestion'] as const).map((severity) => ({ severity, description: 'x' }))
  expect(failingIssues({ fail_on }, issues)).toHaveLength(count)
})

const text = (pattern: string) => ({ type: 'object', properties: { summary: { type: 'string', pattern } } })

test.each<[string, object, unknown]>([
  ['a pattern that takes for ever', text('^(a+)+$'), { summary: `${'a'.repeat(40)}!` }],
  ['a recursion that takes nothing from the answer', { allOf: [{ $ref: '#' }] }, { summary: 'x' }],
  [
    'a recursion that doubles with each level',
    { anyOf: Array(6).fill({ properties: { a: { $ref: '#' } }, required: ['b'] }) },
    JSON.parse(`${'{"a":'.repeat(25)}1${'}'.repeat(25)}`),
  ],
])('a schema with %s is no answer, and ends nothing but itself', (_, schema, value) => {
  // Whatever the machine does besides, none of them ends within this.
  expect(readPass(says(value), { schema }, 300).why).toMatch(
    /^its schema could not be evaluated on its answer: |^its answer does/,
  )
})

test('how large an answer may be is said in a unit that tells something', () => {
  const value = { ...answer, more: Array(9).fill('y'.repeat(60_000)) }
  expect(readPass(says(value), plain).why).toBe('its answer is larger than 256 KiB')
})

test('fifty megabytes of an answer are not kept', () => {
  const read = readPass(says(null, `{"summary":"${'x'.repeat(50 * 2 ** 20)}"}`), plain)
  expect(read).toMatchObject({ answer: null, why: expect.stringContaining('does not match') })
  expect(JSON.stringify(read).length).toBeLessThan(2_000)
})
