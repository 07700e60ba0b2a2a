import type { Transform } from 'node:stream'
// As one object: Node 20 has no zstd, and a named import of what is missing ends the program.
import zlib, { constants, createBrotliDecompress, createInflateRaw } from 'node:zlib'
import type { ReadContent } from '../../port/workspace.ts'

/** Limit for memory: a larger part is reported as not searched. */
const maxPartBytes = 64 * 1024 * 1024

/** Bytes that look like a packed part are common in large pictures. */
const maxTries = 20_000

/** Deeper nesting is suspicious. */
const maxDepth = 3

type Unpacker = Transform & { readonly bytesWritten: number }
type CreateUnpacker = () => Unpacker

// A cut end or a wrong checksum must not hide the rest, so checksums are ignored.
const inflate: CreateUnpacker = () => createInflateRaw({ chunkSize: 64 * 1024, finishFlush: constants.Z_SYNC_FLUSH })

/** A packed part, or its base64 text, begins with these bytes. */
const signatures: readonly { magic: Buffer; format: string; create?: CreateUnpacker }[] = [
  { magic: Buffer.from([0x1f, 0x8b, 8]), format: 'gzip', create: inflate },
  ...[0x01, 0x5e, 0x9c, 0xda].map((level) => ({ magic: Buffer.from([0x78, level]), format: 'zlib', create: inflate })),
  { magic: Buffer.from('PK\x03\x04', 'latin1'), format: 'zip', create: inflate },
  {
    magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
    format: 'zstd',
    create: () => zlib.createZstdDecompress({ chunkSize: 64 * 1024, finishFlush: constants.ZSTD_e_flush }),
  },
  ...['H4sI', 'UEsDB', 'KLUv/', 'eAF', 'eAE', 'eF4', 'eF5', 'eJw', 'eJx', 'eJy', 'eJz', 'eNo', 'eNp', 'eNq', 'eNr'].map(
    (text) => ({ magic: Buffer.from(text), format: 'base64' }),
  ),
]

/** Formats without a signature: only tried for a whole content. */
const unmarkedFormats: readonly { format: string; create: CreateUnpacker }[] = [
  { format: 'deflate', create: inflate },
  {
    format: 'brotli',
    create: () => createBrotliDecompress({ chunkSize: 64 * 1024, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  },
]

/**
 * Finds gzip, zlib, zip and zstd at any offset, also as base64 and nested; deflate and brotli only at the start.
 * Unpacks at most `maxBytes` in total and reports the rest as not searched.
 */
export async function* unpackContent(content: Buffer, maxBytes: number): AsyncGenerator<ReadContent> {
  yield* unpackNested(content, { layers: [], remaining: { bytes: maxBytes, tries: maxTries } })
}

interface UnpackState {
  readonly layers: readonly string[]
  readonly remaining: { bytes: number; tries: number }
}

async function* unpackNested(content: Buffer, options: UnpackState): AsyncGenerator<ReadContent> {
  const packed = options.layers.join(' > ')
  if (options.layers.length > maxDepth) {
    if (findParts(content).next().done !== true) yield { packed, why: tooDeep }
    return
  }
  const iterator = findParts(content)
  for (let iteration = iterator.next(0); iteration.done !== true; ) {
    options.remaining.tries -= 1
    if (options.remaining.tries < 0) {
      yield { packed, why: 'has more packed parts than can be searched for secrets' }
      return
    }
    const part = iteration.value
    const result = await unpackPart(content, part, options.remaining.bytes)
    yield* yieldResult(part.format, result, options)
    iteration = iterator.next(result.end)
  }
  // Last, so that a chance match uses no budget of marked parts.
  if (!looksBinary(content)) return
  for (const { format, create } of unmarkedFormats)
    yield* yieldResult(format, await runUnpacker(create(), content, options.remaining.bytes), options)
}

async function* yieldResult(
  format: string,
  { content, isTruncated }: Unpacked,
  { layers, remaining }: UnpackState,
): AsyncGenerator<ReadContent> {
  const innerLayers = [...layers, format]
  const packed = innerLayers.join(' > ')
  remaining.bytes -= content.length
  if (content.length > 0) yield { packed, bytes: content }
  if (isTruncated) yield { packed, why: `unpacks (${packed}) to more than can be searched for secrets` }
  else if (content.length > 0) yield* unpackNested(content, { layers: innerLayers, remaining })
}

/** `end` is the offset at which the next part may begin. */
async function unpackPart(content: Buffer, part: Part, maxBytes: number): Promise<Unpacked & { end: number }> {
  const { offset, create } = part
  if (create === undefined) {
    const text = await base64From(content, offset)
    return { content: text?.bytes ?? Buffer.alloc(0), isTruncated: false, end: text?.end ?? offset + 1 }
  }
  const dataOffset = dataOffsetOf(content, part)
  const { used, ...unpacked } = await runUnpacker(create(), content.subarray(dataOffset), maxBytes)
  return { ...unpacked, end: used > 0 ? dataOffset + used : offset + 1 }
}

const tooDeep = 'is packed in too many layers to be searched for secrets'

interface Part {
  readonly offset: number
  readonly format: string
  readonly create?: CreateUnpacker
}

interface Unpacked {
  readonly content: Buffer
  readonly isTruncated: boolean
}

/** In order of offset. `next` takes the offset at which to continue. */
function* findParts(content: Buffer): Generator<Part, undefined, number> {
  const candidates = signatures.map((beginning) => ({ ...beginning, offset: -1 }))
  let start = 0
  for (const mark of candidates) mark.offset = findNext(content, mark, 0)
  for (;;) {
    const nearest = candidates.reduce<(typeof candidates)[number] | undefined>(
      (best, mark) => (mark.offset !== -1 && (best === undefined || mark.offset < best.offset) ? mark : best),
      undefined,
    )
    if (nearest === undefined) return undefined
    const { offset, format, create } = nearest
    start = (yield { offset, format, ...(create && { create }) }) ?? 0
    for (const mark of candidates)
      if (mark.offset !== -1 && mark.offset < start) mark.offset = findNext(content, mark, start)
  }
}

function findNext(content: Buffer, { magic, format }: { magic: Buffer; format: string }, start: number): number {
  let offset = content.indexOf(magic, start)
  while (offset !== -1 && !isPossibleStart(content, offset, format)) offset = content.indexOf(magic, offset + 1)
  return offset
}

/** Base64 cannot begin in the middle of other base64 letters. */
const isPossibleStart = (content: Buffer, offset: number, format: string): boolean =>
  format !== 'base64' || !isBase64(content[offset - 1] ?? 0)

const isBase64 = (byte: number): boolean => /[\w+/]/.test(String.fromCharCode(byte))

/** Skips the header: zip has a name in it, gzip may have one. */
function dataOffsetOf(content: Buffer, { offset, format }: Pick<Part, 'offset' | 'format'>): number {
  if (format === 'zlib') return offset + 2
  if (format === 'zip' && offset + 30 <= content.length) {
    return offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28)
  }
  if (format !== 'gzip' || offset + 12 > content.length) return offset
  const flags = content[offset + 3] as number
  let data = offset + 10 + ((flags & 4) === 0 ? 0 : 2 + content.readUInt16LE(offset + 10))
  for (const field of [8, 16]) if ((flags & field) !== 0) data = content.indexOf(0, data) + 1 || content.length
  return data + ((flags & 2) === 0 ? 0 : 2)
}

async function base64From(content: Buffer, offset: number): Promise<{ bytes: Buffer; end: number } | undefined> {
  const head = Buffer.from(content.toString('latin1', offset, offset + 1024), 'base64')
  const part = findParts(head).next().value
  if (part?.offset !== 0 || part.create === undefined) return undefined
  const unpacked = await runUnpacker(part.create(), head.subarray(dataOffsetOf(head, part)), 65_536)
  if (unpacked.content.length === 0) return undefined
  const text = content.toString('latin1', offset, offset + maxPartBytes)
  const end = text.search(/[^\w+/=\-\s"'`\\,.]/)
  const run = end === -1 ? text : text.slice(0, end)
  return { bytes: Buffer.from(run.replace(/[^\w+/=-]|\\n/g, ''), 'base64'), end: offset + run.length }
}

function looksBinary(content: Buffer): boolean {
  const head = content.subarray(0, 512)
  return head.length > 8 && head.some((byte) => byte < 9 || (byte > 13 && byte < 27) || byte > 0xf4)
}

/** Ends at the end, the first fault or the limit; `used` is 0 after a fault. */
function runUnpacker(stream: Unpacker, input: Buffer, maxBytes: number): Promise<Unpacked & { used: number }> {
  const limit = Math.min(maxBytes, maxPartBytes)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const finish = (isTruncated: boolean, used: number): void => {
      stream.removeAllListeners('data')
      resolve({ content: Buffer.concat(chunks), isTruncated, used })
      stream.destroy()
    }
    stream.on('data', (chunk: Buffer) => {
      if (bytes + chunk.length > limit) return finish(true, 0)
      chunks.push(chunk)
      bytes += chunk.length
    })
    stream.on('error', () => finish(false, 0))
    stream.on('end', () => finish(false, stream.bytesWritten))
    stream.end(input)
  })
}
