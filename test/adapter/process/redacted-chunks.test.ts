import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redactedChunks } from '../../../src/adapter/process/bounded-output.ts'
import { redactor } from '../../../src/core/text/redact.ts'

const secret = 'the-canary-of-this-test'
const key = `\n-----BEGIN PRIVATE KEY-----\n${`${'MIIEvQIBADANBgkqhkiG9w0B'.repeat(2)}\n`.repeat(20)}-----END PRIVATE KEY-----\n`
const redact = redactor([secret])

/** What is written when `bytes` come in chunks that end at these places. */
function through(bytes: Buffer, cuts: readonly number[]): string {
  const written: Uint8Array[] = []
  const chunks = redactedChunks(redact, (chunk) => void written.push(chunk))
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  for (const [at, place] of places.slice(1).entries()) chunks.push(bytes.subarray(places[at], place))
  chunks.end()
  return Buffer.concat(written).toString()
}

test('C9: whatever the chunks are, the same text comes out, and no secret', () => {
  const piece = fc.constantFrom(
    secret,
    `ü ${secret}\n`,
    '\n',
    'one line\r\n',
    key,
    'sk-ant-api03-0123456789abcdef01',
    '日本\n',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.array(fc.nat(4000), { maxLength: 8 }), (pieces, cuts) => {
      const bytes = Buffer.from(pieces.join(''))
      const found = through(bytes, cuts)
      expect(found).toBe(through(bytes, []))
      expect(found).not.toMatch(/canary|sk-ant|MIIEv/)
    }),
    { numRuns: 500 },
  )
})

test('a line without an end is written in parts, in bounded memory', () => {
  let longest = 0
  let written = 0
  const chunks = redactedChunks(redact, ({ length }) => {
    longest = Math.max(longest, length)
    written += length
  })
  for (let round = 0; round < 200; round++) chunks.push(Buffer.alloc(64 * 1024, 'x'))
  expect(longest).toBeLessThan(400 * 1024)
  chunks.end()
  expect(written).toBe(200 * 64 * 1024)
})
