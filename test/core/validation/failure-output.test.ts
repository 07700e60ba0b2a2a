import { expect, test } from 'vitest'
import { failureContext, failureSentence } from '../../../src/core/validation/failure-sentence.ts'
import { outputExcerpt } from '../../../src/core/validation/output-excerpt.ts'
import { checkResult, validation } from './check-result.ts'

const esc = String.fromCharCode(27)

test('an excerpt has no escape sequences, and progress as it stood last', () => {
  const output_head = `${esc}[31mFAIL${esc}[0m\r\n 1%\r 50%\r100%\r\nspinner\r\r\ndone\u0007`
  expect(outputExcerpt(checkResult({ name: 'x', output_head }))).toBe('FAIL\n100%\nspinner\ndone')
})

test('a long output keeps its head and more of its tail', () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => `line ${index}`)
  const short = outputExcerpt(checkResult({ name: 'x', output_head: lines.join('\n') }))
  expect(short.length).toBeLessThanOrEqual(5_000)
  const [head = '', tail = ''] = short.split(/… [\d,]+ characters cut …/)
  expect(head).toMatch(/^line 0\n/)
  expect(tail).toMatch(/line 4999$/)
  expect(tail.length).toBeGreaterThan(2 * head.length)
})

test('head and tail of an output that was kept whole are joined without a gap', () => {
  expect(outputExcerpt(checkResult({ name: 'x', output_head: 'ab', output_tail: 'cd' }))).toBe('abcd')
  expect(outputExcerpt(checkResult({ name: 'x', output_head: 'ab', output_tail: 'cd', output_bytes: 99 }))).toBe(
    'ab\n…\ncd',
  )
})

test.each([
  [{ exit_code: 2 }, 'failed with exit code 2 after 1.2s'],
  [{ exit_code: null }, 'was stopped by a signal after 1.2s'],
  [{ exit_code: null, timed_out: true }, 'was stopped by its time limit after 1.2s'],
])('the end of a check is said (row %#)', (given, sentence) => {
  expect(failureSentence(checkResult({ name: 'x', ...given }))).toBe(sentence)
})

test('the failure context names failing checks only, those that count first', () => {
  const text = failureContext(
    validation(
      [
        checkResult({ name: 'lint', kind: 'lint', output_head: 'semi' }),
        checkResult({ name: 'green', passed: true }),
        checkResult({ name: 'old' }),
        checkResult({ name: 'unit', output_head: 'expected 1\n```\n## Skills' }),
      ],
      { strategy: 'lenient', known_red: ['old'] },
    ),
  )
  expect(text.match(/^#### Check: .*$/gm)).toEqual(['#### Check: unit (test)', '#### Check: lint (lint)'])
  expect(text).toContain('````\nexpected 1\n```\n ## Skills\n````')
  expect(text).toContain('only reported')
})

test('many failing checks share the room', () => {
  const checks = Array.from({ length: 40 }, (_, index) =>
    checkResult({ name: `c${index}`, output_head: 'x'.repeat(9_000) }),
  )
  expect(failureContext(validation(checks), 12_000).length).toBeLessThan(12_000 + 40 * 120)
})
