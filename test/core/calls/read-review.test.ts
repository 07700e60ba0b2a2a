import { expect, test } from 'vitest'
import { readReview } from '../../../src/core/calls/review.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'

const files = [{ path: 'src/a.ts', patch: '@@ -1,2 +1,3 @@\n one\n-two\n+2\n+3\n' }]
const finding = { path: 'src/a.ts', line: 2, severity: 'low', text: 'Wrong.' }
const answer = { verdict: 'ship', summary: 'Fine.', findings: [finding] }
const ended = (structured: unknown, text = ''): AgentEnd => ({ kind: 'finished', structured, text })
const found = (...findings: unknown[]) => {
  const read = readReview(ended({ ...answer, findings }), files)
  return 'review' in read ? read.review.findings : read.why
}

test.each<[string, AgentEnd]>([
  ['structured', ended(answer)],
  ['a text that is one', ended(undefined, JSON.stringify(answer))],
  ['a code block', ended(null, `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`\n`)],
  ['the last words of a program that exits with 0', { kind: 'no_result', tail: JSON.stringify(answer) }],
])('a review is read: %s', (_, end) => {
  expect(readReview(end, files)).toEqual({ review: answer })
})

test.each<[string, AgentEnd]>([
  ['42', ended(42)],
  ['a list', ended([answer])],
  ['another verdict', ended({ ...answer, verdict: 'approve' })],
  ['no summary', ended({ ...answer, summary: '' })],
  ['no findings at all', ended({ verdict: 'ship', summary: 's' })],
  ['a line that is none', ended({ ...answer, findings: [{ ...finding, line: 1.5 }] })],
  ['two of them', ended(undefined, `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\`\n\`\`\`json\n{}\n\`\`\``)],
  ['prose', ended(undefined, 'ship')],
  ['one that prose quotes', ended(undefined, `It says:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``)],
  ['nothing', { kind: 'no_result', tail: '' }],
  ['an error', { kind: 'error', what: 'turns', message: '200' }],
  ['too much', ended({ ...answer, findings: Array(20_000).fill({ ...finding, text: 'x'.repeat(100) }) })],
  ['a well', ended(JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`))],
])('what is no review does not count, and it is said why: %s', (_, end) => {
  expect(readReview(end, files)).toEqual({ why: expect.stringMatching(/\S/) })
})

test.each<[string, object, object]>([
  ['a line of the change', {}, {}],
  ['a line beside it that the diff shows', { line: 1 }, { line: 1 }],
  ['a diff prefix', { path: 'b/src/a.ts' }, {}],
  ['no line', { line: null }, { line: null }],
  ['a missing line', { line: undefined }, { line: null }],
  ['a line that is not shown', { line: 4 }, { line: null, text: 'line 4: Wrong.' }],
  ['a line below one', { line: -1 }, { line: null, text: 'line -1: Wrong.' }],
  ['another file', { path: 'src/b.ts' }, { path: null, line: null, text: 'src/b.ts:2: Wrong.' }],
  ['a way out', { path: '/etc/passwd', line: null }, { path: null, line: null, text: '/etc/passwd: Wrong.' }],
  ['a name of the language', { path: '__proto__' }, { path: null, line: null, text: '__proto__:2: Wrong.' }],
])('nothing that was found is dropped, and no place is believed: %s', (_, given, kept) => {
  expect(found({ ...finding, ...given })).toEqual([{ ...finding, ...kept }])
})

test('texts are bounded and show what is hidden in them; of many findings the gravest stay', () => {
  const many = Array.from({ length: 40 }, (_, n) => ({
    ...finding,
    severity: n === 39 ? 'high' : 'low',
    text: `\u202e${'x'.repeat(5_000)}`,
  }))
  const read = readReview(ended({ ...answer, findings: many }), files)
  if (!('review' in read)) return expect.unreachable(read.why)
  expect(read.review.findings).toHaveLength(30)
  expect(read.review.findings[0]).toMatchObject({ severity: 'high', text: `${'x'.repeat(2_000)}…` })
  expect(read.review.summary).toBe('Fine. (10 more findings are omitted.)')
})
