import { expect, test } from 'vitest'
import { type Diagnosis, doctorComment, doctorText, isHealthy } from '../../../../src/core/report/terminal/doctor.ts'
import { isAtLeast } from '../../../../src/core/text/version-order.ts'

const one = (level: Diagnosis['level'], found = 'x', remedy: string | null = null): Diagnosis => ({
  probe: 'git',
  level,
  found,
  remedy,
})

test.each([
  [[one('ok')], 'Everything is in order.'],
  [[one('ok'), one('warn')], '1 warning. A run can start.'],
  [[one('fail'), one('fail'), one('warn')], '2 faults, 1 warning. Fix what is marked ✗ before you start a run.'],
])('the sum of what was found', (diagnoses, sentence) => {
  expect(doctorText(diagnoses, { width: 80, color: false }).at(-1)).toBe(sentence)
  expect(isHealthy(diagnoses)).toBe(!sentence.includes('fault'))
})

test('each finding has its mark, and its remedy below it', () => {
  const lines = doctorText([one('ok', '2.40'), { ...one('fail', 'gone', 'Call `npm ci`.'), probe: 'agent' }], {
    width: 80,
    color: false,
  })
  expect(lines.slice(0, 3)).toEqual(['✓ git    2.40', '✗ agent  gone', '         → Call `npm ci`.'])
})

test('what a remote or a program said cannot act on the terminal or the runner', () => {
  const text = doctorText([one('fail', 'a\u001b[2J\n::set-env::x ##[error]y', 'b\u202e')], {
    width: 80,
    color: false,
  }).join('\n')
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e|^\s*::|##\[/mu)
})

test('a comment has the page of its run, and however much was found fits into one', () => {
  const page = 'https://github.example/octo/garden/actions/runs/1'
  expect(doctorComment([one('fail', 'gone')], page)).toMatch(/gone[\s\S]*\[The log\]\(https:.*runs\/1\)\n$/)
  const much = doctorComment(Array(200).fill(one('fail', 'x'.repeat(900), 'y'.repeat(900))), page)
  expect(much.length).toBeLessThan(65_536)
  for (const part of ['200 faults', page]) expect(much).toContain(part)
})

test.each([
  ['2.39.5', '2.38', true],
  ['2.38', '2.38', true],
  ['2.38.0', '2.38', true],
  ['2.9.1', '2.31', false],
  ['1.99', '2.31', false],
  ['20.18.9', '20.19', false],
  ['3', '2.31', true],
  ['2.45.1.windows.1', '2.38', true],
  ['unknown', '2.31', false],
])('%s is at least %s: %s', (version, least, expected) => expect(isAtLeast(version, least)).toBe(expected))
