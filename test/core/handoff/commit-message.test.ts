import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitMessage } from '../../../src/core/handoff/commit-message.ts'

const given = {
  prefix: 'ralph',
  iteration: 7,
  task: { id: 'TASK-3', title: 'Parse dates' },
  handoff: { summary: 'Added a date parser.' },
  source: 'structured' as const,
  trailers: { plan: 'plan', run: 'r-1' },
}
const ours = ['Ralph-Plan: plan', 'Ralph-Task: TASK-3', 'Ralph-Iteration: 7', 'Ralph-Run: r-1']
const trailersOf = (message: string) =>
  execFileSync('git', ['interpret-trailers', '--parse'], { input: message, encoding: 'utf8' }).trimEnd().split('\n')

test('a message has subject, summary and trailers', () => {
  expect(commitMessage(given)).toBe(`ralph[7]: TASK-3 — Parse dates\n\nAdded a date parser.\n\n${ours.join('\n')}\n`)
})

test('a long title is cut at a word, so that the subject has at most 100 characters', () => {
  const title = 'Rewrite the whole of the configuration reader so that every value knows where it came from and says so'
  const subject = commitMessage({ ...given, task: { id: 'TASK-3', title } }).split('\n')[0] ?? ''
  expect(subject.length).toBeLessThanOrEqual(100)
  expect(subject).toMatch(/ [A-Za-z]+…$/)
  expect(title.split(' ')).toContain(subject.slice(0, -1).split(' ').at(-1))
})

test('a synthetic summary is marked', () => {
  expect(commitMessage({ ...given, source: 'synthetic' })).toContain('\n\nThe agent left no handoff')
})

test.each([
  ['a trailer', 'Done.\n\nSigned-off-by: Eve <e@x.test>'],
  ['a co-author in a patch part', 'Co-authored-by: Eve <e@x.test>\n---\nx'],
  ['a cut line', 'Signed-off-by: Eve <e@x.test>\n# ------------------------ >8 ------------------------\nx'],
  ['a trailer of ours', 'Ralph-Task: TASK-9\nRalph-Run: other'],
  ['a continued trailer', 'Reviewed-by: Eve\n  <e@x.test>\n\n'],
])('%s in a summary is not taken for one', (_what, summary) => {
  const message = commitMessage({ ...given, handoff: { summary } })
  expect(trailersOf(message)).toEqual(ours)
  expect(message).not.toMatch(/^(?:Signed-off-by|Co-authored-by|Reviewed-by)/m)
})

const law = 'only our trailers are trailers, whatever the agent writes'
test(law, () => hold(30))
test(law, { tags: 'thorough/size' }, () => hold(150))

function hold(numRuns: number): void {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      'Signed-off-by: E <e@x.test>',
      '---',
      '---\n',
      '# ---- >8 ----',
      '\n',
      '\n\n',
      ' ',
      ':',
      'a-b',
      'BREAKING CHANGE: x',
    ),
    fc.constantFrom(
      '# ------------------------ >8 ------------------------',
      '(cherry picked from commit abc)',
      'diff --git a b',
      '\r',
      '\0',
    ),
  )
  const hostile = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(hostile, hostile, (summary, title) => {
      const message = commitMessage({ ...given, handoff: { summary }, task: { id: 'TASK-3', title } })
      expect(trailersOf(message)).toEqual(ours)
      expect(message.split('\n')[0]?.length).toBeLessThanOrEqual(100)
      expect(message).not.toMatch(/^BREAKING[ -]CHANGE/m)
    }),
    { numRuns },
  )
}

test('nothing in a message mentions, closes, skips or hides', () => {
  const summary = 'Fixes #1, thanks @eve [skip ci] \u202E<b>'
  const message = commitMessage({ ...given, handoff: { summary }, task: { id: 'TASK-3', title: 'x [ci skip] @bob' } })
  expect(message).not.toMatch(/fixes #1|@eve|@bob|\[skip ci\]|\[ci skip\]|\u202E/i)
})

test('a sign-off is added where the project demands one', () => {
  const message = commitMessage({ ...given, signOff: 'Some One <one@x.test>' })
  expect(trailersOf(message)).toEqual([...ours, 'Signed-off-by: Some One <one@x.test>'])
})

test("a project's own template decides subject and body, and the trailers follow all the same", () => {
  const template = 'feat({task}): {title}\n\n{summary}\n\nMade by {prefix}, step {iteration} of {plan}.'
  expect(commitMessage({ ...given, template })).toBe(
    `feat(TASK-3): Parse dates\n\nAdded a date parser.\n\nMade by ralph, step 7 of plan.\n\n${ours.join('\n')}\n`,
  )
  expect(trailersOf(commitMessage({ ...given, template: '{title}' }))).toEqual(ours)
})

test('a title that makes the subject too long is cut at a word', () => {
  const long = `Rewrite ${'the whole '.repeat(12)}`.trim()
  const subjectOf = (title: string) =>
    commitMessage({ ...given, template: 'feat: {title}', task: { id: 'TASK-3', title } }).split('\n')[0]
  expect(subjectOf('Rewrite the whole of it today')).toBe('feat: Rewrite the whole of it today')
  expect(subjectOf(long)).toBe(`feat: Rewrite ${'the whole '.repeat(8)}the…`)
})

test('whatever a template says, the subject keeps its limit', () => {
  const template = `${'x'.repeat(90)} {summary} {title} {title}`
  const handoff = { summary: 'A sentence that is much longer than what is left for it.\nAnd another one.' }
  const message = commitMessage({ ...given, template, handoff })
  expect(message.split('\n')[0]?.length).toBeLessThanOrEqual(100)
  expect(message.split('\n')[1]).toBe('')
})

test('no line of the body is longer than commitlint allows, and a line that wrapping begins is no trailer either', () => {
  const summary = `${'word '.repeat(19)}Signed-off-by: Eve <e@x.test> ${'and more '.repeat(30)}`
  const message = commitMessage({ ...given, handoff: { summary } })
  expect(Math.max(...message.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(message).not.toMatch(/^Signed-off-by/m)
})

test('I7: the agent refers to nothing in a commit; the title of a person keeps its reference, that of an agent does not', () => {
  const handoff = { summary: 'Closes #1, acme/shop#2 and GH-3; see https://github.com/acme/shop/pull/4.' }
  const task = { id: 'TASK-3', title: 'Parse dates as in #5' }
  const [subject, , body] = commitMessage({ ...given, task, handoff }).split('\n')
  expect(subject).toBe('ralph[7]: TASK-3 — Parse dates as in #5')
  expect(body).toBe('Closes – ＃1, acme/shop＃2 and GH–3; see https：//github.com/acme/shop/pull/4.')
  const own = commitMessage({ ...given, task: { ...task, isAgents: true }, handoff }).split('\n')[0]
  expect(own).toBe('ralph[7]: TASK-3 — Parse dates as in ＃5')
})
