import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLinesProgress } from '../../../src/adapter/log/json-lines.ts'
import type { Progress } from '../../../src/port/progress.ts'
import { hostile, oneOfEach } from '../../support/run-events.ts'
import { testNow } from '../../support/run-state.ts'

function written(progress: Progress, redact = (text: string) => text): string {
  const lines: string[] = []
  jsonLinesProgress({ write: (text) => void lines.push(text), now: () => testNow, redact })(progress)
  return lines.join('')
}

test.each(Object.values(oneOfEach))('$type is one JSON object a line, with the time', (event) => {
  const line = written({ kind: 'event', event })
  expect(line.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(line)).toEqual({ time: '2026-11-21T14:30:00.000Z', kind: 'event', event })
})

test('whatever the text, the line is one line, acts on nothing and reads back as it was', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(hostile), fc.constant('\u{E0041}\u2028\u0085'))
  fc.assert(
    fc.property(texts, (text) => {
      const line = written({ kind: 'note', text })
      expect(line.slice(0, -1)).not.toMatch(
        /\p{Control}|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}|##\[|^::/u,
      )
      expect(JSON.parse(line)).toMatchObject({ kind: 'note', text })
    }),
  )
})

test('secrets are redacted wherever they are, keys included', () => {
  const amendment = { action: 'add' as const, reason: 'r', task: { 'my-secret': ['my-secret', { deep: 'my-secret' }] } }
  const event = { ...oneOfEach.amendment_accepted, amendment }
  const line = written({ kind: 'event', event }, (text) => text.replaceAll('my-secret', '***'))
  expect(line).not.toContain('my-secret')
  expect(JSON.parse(line)).toMatchObject({ event: { amendment: { task: { '***': ['***', { deep: '***' }] } } } })
})

test('a writer that throws does not end the run', () => {
  const show = jsonLinesProgress({
    write: () => {
      throw new Error('EPIPE')
    },
    now: () => testNow,
    redact: (text) => text,
  })
  expect(() => show({ kind: 'note', text: 'x' })).not.toThrow()
})
