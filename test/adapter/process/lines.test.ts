import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitLines } from '../../../src/adapter/process/lines.ts'

function split(chunks: readonly Uint8Array[], maxBytes?: number) {
  const lines: string[] = []
  const skipped: number[] = []
  const splitter = splitLines({
    onLine: (line) => lines.push(line),
    onTooLong: (bytes) => skipped.push(bytes),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })
  for (const chunk of chunks) splitter.push(chunk)
  splitter.end()
  return { lines, skipped }
}

test('finds the same lines wherever the stream is cut', () => {
  const line = fc.string({ unit: 'grapheme' }).filter((text) => !/[\n\r]/.test(text))
  fc.assert(
    fc.property(fc.array(line), fc.nat(9), (lines, size) => {
      const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(''))
      const chunks: Buffer[] = []
      for (let at = 0; at < bytes.length; at += size + 1) chunks.push(bytes.subarray(at, at + size + 1))
      expect(split(chunks).lines).toEqual(lines)
    }),
  )
})

test.each([
  ['a last line without a break', 'a\nb', ['a', 'b']],
  ['CR LF', 'a\r\nb\r\n', ['a', 'b']],
  ['a lone CR', 'a\rb\n', ['a\rb']],
  ['NUL', 'a\0b\n', ['a\0b']],
  ['empty lines', '\n\na\n', ['', '', 'a']],
  ['nothing', '', []],
])('splits %s', (_, text, lines) => {
  expect(split([Buffer.from(text)]).lines).toEqual(lines)
})

test('shows bytes that are no UTF-8 as U+FFFD', () => {
  expect(split([Buffer.from([0x61, 0xff, 0x62, 0x0a])]).lines).toEqual(['a\ufffdb'])
})

test('skips a line above the cap up to its break, counts it, and goes on', () => {
  const chunks = ['first\n', 'x'.repeat(50), 'y'.repeat(50), '\nlast\n'].map((text) => Buffer.from(text))
  expect(split(chunks, 20)).toEqual({ lines: ['first', 'last'], skipped: [100] })
})

test('a line of 100 MB stays out of memory', () => {
  const before = process.memoryUsage().rss
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const result = split([...Array.from({ length: 1600 }, () => chunk), Buffer.from('\nafter\n')], 1024 * 1024)
  expect(result).toEqual({ lines: ['after'], skipped: [1600 * 64 * 1024] })
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024)
})
