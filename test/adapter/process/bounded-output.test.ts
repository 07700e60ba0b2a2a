import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { boundedOutput } from '../../../src/adapter/process/bounded-output.ts'

const folder = mkdtempSync(join(tmpdir(), 'ralph-output-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pieces = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 30 })

test('keeps all of a short output, wherever it was cut into chunks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(80), fc.nat(7), (text, headBytes, size) => {
      const output = boundedOutput({ headBytes, tailBytes: 1000 })
      const bytes = Buffer.from(text)
      for (let at = 0; at < bytes.length; at += size + 1) output.push(bytes.subarray(at, at + size + 1))
      const { head, tail, omitted } = output.finish()
      expect([head + tail, omitted]).toEqual([text, 0])
    }),
  )
})

test('counts every byte and keeps exactly the first and the last ones', () => {
  fc.assert(
    fc.property(pieces, fc.nat(50), fc.nat(50), (chunks, headBytes, tailBytes) => {
      const ascii = chunks.map((chunk) => Buffer.from(chunk.map((byte) => 0x41 + (byte % 26))))
      const output = boundedOutput({ headBytes, tailBytes })
      for (const chunk of ascii) output.push(chunk)
      const all = Buffer.concat(ascii).toString()
      const { head, tail, bytes, omitted } = output.finish()
      expect(bytes).toBe(all.length)
      expect(head).toBe(all.slice(0, headBytes))
      const rest = all.slice(headBytes)
      expect(tail).toBe(tailBytes === 0 ? '' : rest.slice(-tailBytes))
      expect(omitted).toBe(bytes - head.length - tail.length)
    }),
  )
})

test('shows no half of a character at the gap', () => {
  const output = boundedOutput({ headBytes: 5, tailBytes: 5 })
  output.push(Buffer.from('äöü€€€äöü'))
  const { head, tail } = output.finish()
  expect([head, tail]).toEqual(['äö', 'öü'])
})

test('removes terminal sequences and survives bytes that are no UTF-8', () => {
  const output = boundedOutput({ headBytes: 100, tailBytes: 100 })
  output.push(Buffer.concat([Buffer.from('\u001b[31mred\u001b[0m '), Buffer.from([0xff, 0xfe]), Buffer.from(' end')]))
  expect(output.finish().head).toBe('red \ufffd\ufffd end')
})

test('A3: 300 MB of output fit into the memory of their head and tail', () => {
  const output = boundedOutput({ headBytes: 16 * 1024, tailBytes: 64 * 1024 })
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const before = process.memoryUsage().rss
  for (let sent = 0; sent < 300 * 1024 * 1024; sent += chunk.length) output.push(chunk)
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024)
  expect(output.finish()).toMatchObject({ bytes: 300 * 1024 * 1024, omitted: 300 * 1024 * 1024 - 80 * 1024 })
})

test('writes all of it to the log, up to the limit, and says where it ends', () => {
  const logFile = join(folder, 'whole.log')
  const output = boundedOutput({ headBytes: 2, tailBytes: 2, logFile, logBytes: 8 })
  for (const text of ['abc', 'def', 'ghi', 'jkl']) output.push(Buffer.from(text))
  expect(output.finish()).toMatchObject({ head: 'ab', tail: 'kl', bytes: 12, note: expect.stringContaining('8 bytes') })
  expect(readFileSync(logFile, 'utf8')).toBe('abcdefgh')
})

test.each([
  ['a full disk', '/dev/full', /ENOSPC/],
  ['a folder that does not exist', join(folder, 'no/such/folder/x.log'), /ENOENT/],
])('%s costs the log and nothing else', (_, logFile, why) => {
  const output = boundedOutput({ headBytes: 10, tailBytes: 10, logFile })
  output.push(Buffer.from('one '))
  output.push(Buffer.from('two'))
  expect(output.finish()).toMatchObject({ head: 'one two', bytes: 7, note: expect.stringMatching(why) })
})
