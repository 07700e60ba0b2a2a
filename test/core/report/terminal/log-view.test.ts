import fc from 'fast-check'
import { expect, test } from 'vitest'
import { logPrinter } from '../../../../src/core/report/terminal/log-view.ts'
import { logLine } from '../../../../src/core/report/words/log-lines.ts'
import { displayWidth, wrap } from '../../../../src/core/text/display-width.ts'
import { oneOfEach } from '../../../support/run-events.ts'

const terminal = { width: 80, color: false, isTty: true }

test('a terminal gets the date once and long lines wrapped below their text', () => {
  const print = logPrinter(terminal)
  const lines = [oneOfEach.attempt_started, oneOfEach.attempt_failed].flatMap(print)
  expect(lines.slice(0, 2)).toEqual(['2026-11-21 UTC', '14:30:00  #12   TASK-3: attempt 2 started from bbbbbbb'])
  expect(lines[2]).toMatch(/^14:30:00 {2}#12 {3}TASK-3 failed/)
  expect(lines[3]).toMatch(/^ {16}\S/)
  for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(80)
})

test('anything else gets one whole line an event', () => {
  const print = logPrinter({ ...terminal, isTty: false })
  expect(print(oneOfEach.attempt_failed)).toEqual([logLine(oneOfEach.attempt_failed)])
})

test('a red check printed only its name: below its event stand the lines that it printed last, harmless', () => {
  const said = [{ name: 'npm test', lines: ['  expected 1', 'got\u001b[31m 2'] }]
  const event = { ...oneOfEach.baseline_finished, said }
  expect(logPrinter({ ...terminal, isTty: false })(event).slice(1)).toEqual([
    '      npm test:',
    '          expected 1',
    expect.stringMatching(/^ {8}got.* 2$/),
  ])
  expect(logPrinter(terminal)(event).join('\n')).not.toContain('\u001b')
})

test('wrapping loses no word and breaks only where it must', () => {
  const word = fc.stringMatching(/^[a-zé漢]{1,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 5, max: 40 }), (words, columns) => {
      const lines = wrap(words.join(' '), columns)
      expect(lines.join(' ')).toBe(words.join(' '))
      for (const line of lines) expect(displayWidth(line) <= columns || !line.includes(' ')).toBe(true)
      for (const [at, line] of lines.entries()) {
        const next = lines[at + 1]?.split(' ')[0]
        if (next !== undefined) expect(displayWidth(`${line} ${next}`)).toBeGreaterThan(columns)
      }
    }),
  )
})
