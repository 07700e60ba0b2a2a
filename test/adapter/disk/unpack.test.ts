import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { unpackContent } from '../../../src/adapter/disk/unpack.ts'
import { noise } from '../../support/noise.ts'

const secret = `ghp_${noise(18).toString('hex')}`
const text = Buffer.from(`# notes\n${'words '.repeat(50)}\nkey=${secret}\n`)
const MiB = 1024 * 1024

async function partsOf(content: Buffer, most = 64 * MiB) {
  const parts = []
  for await (const part of unpackContent(content, most)) parts.push(part)
  return parts
}

/** By the tools that people have, in a folder that holds the secret. */
function packedBy(command: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-packed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'notes.txt'), text)
  execFileSync('sh', ['-c', command], { cwd: folder })
  return readFileSync(join(folder, 'out'))
}

const zipOf = (name: string, content: Buffer): Buffer => {
  const packed = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), packed])
}

/** Noise that happens to be brotli: one block of it, not compressed, that goes on over all that follows (RFC 7932 9.2). */
const asBrotli = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(3)
  head.writeUIntLE(((bytes.length - 1) << 4) | (1 << 20), 0, 3)
  return Buffer.concat([head, bytes])
}

const ways: Record<string, [make: () => Buffer, packed: string]> = {
  gzip: [() => gzipSync(text), 'gzip'],
  'gzip behind other bytes': [() => Buffer.concat([noise(3000), gzipSync(text)]), 'gzip'],
  'gzip in what a guess takes for brotli': [() => asBrotli(Buffer.concat([noise(3000), gzipSync(text)])), 'gzip'],
  'gzip that is cut off': [() => gzipSync(Buffer.concat([text, noise(9000)])).subarray(0, -2000), 'gzip'],
  'gzip with a wrong sum': [() => Buffer.concat([gzipSync(text).subarray(0, -8), Buffer.alloc(8)]), 'gzip'],
  zlib: [() => deflateSync(text), 'zlib'],
  'zlib of the quickest kind': [() => deflateSync(text, { level: 1 }), 'zlib'],
  deflate: [() => deflateRawSync(text), 'deflate'],
  brotli: [() => brotliCompressSync(text), 'brotli'],
  zstd: [() => zstdCompressSync(text), 'zstd'],
  'tar.gz': [() => packedBy('tar czf out notes.txt'), 'gzip'],
  'a zip with several members': [() => Buffer.concat([zipOf('a.txt', noise(999)), zipOf('b', text)]), 'zip'],
  'gzip in gzip': [() => gzipSync(gzipSync(text)), 'gzip > gzip'],
  'gzip in zip': [() => zipOf('a.gz', gzipSync(text)), 'zip > gzip'],
  'gzip as base64': [() => Buffer.from(`const a = "${gzipSync(text).toString('base64')}"`), 'base64 > gzip'],
  'gzip as wrapped base64': [() => packedBy('gzip -c notes.txt | base64 > out'), 'base64 > gzip'],
  'zlib as base64': [() => Buffer.from(`data: ${deflateSync(text).toString('base64')}\n`), 'base64 > zlib'],
}

test.each(Object.entries(ways))('%s is unpacked', async (_what, [make, packed]) => {
  const parts = await partsOf(make())
  const found = parts.find((part) => 'bytes' in part && Buffer.from(part.bytes).includes(secret))
  expect(found).toMatchObject({ packed })
  expect(parts.filter((part) => 'why' in part)).toEqual([])
})

test('ordinary bytes hold nothing that is packed', async () => {
  for (const content of [text, Buffer.alloc(0), Buffer.from('PK\x03\x04')]) {
    expect(await partsOf(content)).toEqual([])
  }
})

test('random bytes are tried in bounded time, and none of them is refused', { timeout: 20_000 }, async () => {
  const parts = await partsOf(noise(4 * MiB))
  expect(parts.filter((part) => 'why' in part)).toEqual([])
})

test.each([
  ['in one step', () => gzipSync(Buffer.alloc(300 * MiB), { level: 1 })],
  ['in two', () => gzipSync(gzipSync(Buffer.alloc(300 * MiB), { level: 9 }))],
])('a bomb that unpacks to much more %s is named instead of being unpacked', async (_how, make) => {
  const parts = await partsOf(make(), 32 * MiB)
  expect(parts.at(-1)).toMatchObject({ why: expect.stringMatching(/to more than can be searched for secrets/) })
  const bytes = parts.reduce((sum, part) => sum + ('bytes' in part ? part.bytes.length : 0), 0)
  expect(bytes).toBeLessThanOrEqual(32 * MiB)
})

test('what is packed over and over is named', async () => {
  let content = text
  for (let times = 0; times < 6; times += 1) content = Buffer.concat([gzipSync(content)])
  expect(await partsOf(content)).toContainEqual(
    expect.objectContaining({ why: expect.stringMatching(/packed in too many layers/) }),
  )
})
