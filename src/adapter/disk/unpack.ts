import type { Transform } from 'node:stream'
// As one object: Node 20 has no zstd, and a named import of what is missing ends the program.
import zlib, { constants, createBrotliDecompress, createInflateRaw } from 'node:zlib'
import type { ReadContent } from '../../port/workspace.ts'

/** What is unpacked at once is in memory: a larger part is not searched, and said to be so. */
const mostAtOnce = 64 * 1024 * 1024

/** Two bytes that look like a packed part are met by chance in every large picture; so many are tried. */
const mostTries = 20_000

/** A package in a package in a package; deeper than that nobody means well. */
const deepest = 3

type Unpacker = Transform & { readonly bytesWritten: number }
type Open = () => Unpacker

// What is cut off at its end, or has a wrong sum there, still shows the rest to everybody who looks: sums are not read.
const inflate: Open = () => createInflateRaw({ chunkSize: 64 * 1024, finishFlush: constants.Z_SYNC_FLUSH })

/** A packed part, or base64 text of one, begins with these bytes. */
const beginnings: readonly { magic: Buffer; as: string; open?: Open }[] = [
  { magic: Buffer.from([0x1f, 0x8b, 8]), as: 'gzip', open: inflate },
  ...[0x01, 0x5e, 0x9c, 0xda].map((level) => ({ magic: Buffer.from([0x78, level]), as: 'zlib', open: inflate })),
  { magic: Buffer.from('PK\x03\x04', 'latin1'), as: 'zip', open: inflate },
  {
    magic: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
    as: 'zstd',
    open: () => zlib.createZstdDecompress({ chunkSize: 64 * 1024, finishFlush: constants.ZSTD_e_flush }),
  },
  ...['H4sI', 'UEsDB', 'KLUv/', 'eAF', 'eAE', 'eF4', 'eF5', 'eJw', 'eJx', 'eJy', 'eJz', 'eNo', 'eNp', 'eNq', 'eNr'].map(
    (text) => ({ magic: Buffer.from(text), as: 'base64' }),
  ),
]

/** Formats without a mark of their own: only a whole content is taken for one. */
const guesses: readonly { as: string; open: Open }[] = [
  { as: 'deflate', open: inflate },
  {
    as: 'brotli',
    open: () => createBrotliDecompress({ chunkSize: 64 * 1024, finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  },
]

/**
 * Everything that is packed in a content, and in that again: gzip, zlib, zip, zstd, also as base64, wherever it begins;
 * deflate and brotli from the first byte on. `most` bytes in all are unpacked; what is more is named as not searched.
 */
export async function* unpacked(content: Buffer, most: number): AsyncGenerator<ReadContent> {
  yield* unpackedIn(content, { way: [], left: { bytes: most, tries: mostTries } })
}

interface At {
  readonly way: readonly string[]
  readonly left: { bytes: number; tries: number }
}

async function* unpackedIn(content: Buffer, options: At): AsyncGenerator<ReadContent> {
  const packed = options.way.join(' > ')
  if (options.way.length > deepest) {
    if (parts(content).next().done !== true) yield { packed, why: tooDeep }
    return
  }
  const iterator = parts(content)
  for (let next = iterator.next(0); next.done !== true; ) {
    options.left.tries -= 1
    if (options.left.tries < 0) {
      yield { packed, why: 'has more packed parts than can be searched for secrets' }
      return
    }
    const part = next.value
    const out = await unpackPart(content, part, options.left.bytes)
    yield* given(part.as, out, options)
    next = iterator.next(out.end)
  }
  // Last: what comes of a guess by chance takes nothing away from what bears a mark, and is not what is named.
  if (!looksBinary(content)) return
  for (const { as, open } of guesses) yield* given(as, await unpack(open(), content, options.left.bytes), options)
}

/** What came out of one part, and what is packed in that again. */
async function* given(as: string, { found, isCut }: Out, { way, left }: At): AsyncGenerator<ReadContent> {
  const next = [...way, as]
  const packed = next.join(' > ')
  left.bytes -= found.length
  if (found.length > 0) yield { packed, bytes: found }
  if (isCut) yield { packed, why: `unpacks (${packed}) to more than can be searched for secrets` }
  else if (found.length > 0) yield* unpackedIn(found, { way: next, left })
}

/** `end` is where the next part may begin. */
async function unpackPart(content: Buffer, { at, as, open }: Part, most: number): Promise<Out & { end: number }> {
  if (open === undefined) {
    const text = await base64From(content, at)
    return { found: text?.bytes ?? Buffer.alloc(0), isCut: false, end: text?.end ?? at + 1 }
  }
  const data = dataOf(content, { at, as })
  const { used, ...out } = await unpack(open(), content.subarray(data), most)
  return { ...out, end: used > 0 ? data + used : at + 1 }
}

const tooDeep = 'is packed in too many layers to be searched for secrets'

interface Part {
  readonly at: number
  readonly as: string
  /** None for base64. */
  readonly open?: Open
}

interface Out {
  readonly found: Buffer
  readonly isCut: boolean
}

/** Places where something packed may begin, in order. `next` is told from where on to look. */
function* parts(content: Buffer): Generator<Part, undefined, number> {
  const marks = beginnings.map((beginning) => ({ ...beginning, at: -1 }))
  let from = 0
  for (const mark of marks) mark.at = nextOf(content, mark, 0)
  for (;;) {
    const first = marks.reduce<(typeof marks)[number] | undefined>(
      (least, mark) => (mark.at !== -1 && (least === undefined || mark.at < least.at) ? mark : least),
      undefined,
    )
    if (first === undefined) return undefined
    const { at, as, open } = first
    from = (yield { at, as, ...(open && { open }) }) ?? 0
    for (const mark of marks) if (mark.at !== -1 && mark.at < from) mark.at = nextOf(content, mark, from)
  }
}

function nextOf(content: Buffer, { magic, as }: { magic: Buffer; as: string }, from: number): number {
  let at = content.indexOf(magic, from)
  while (at !== -1 && !isBeginning(content, at, as)) at = content.indexOf(magic, at + 1)
  return at
}

/** A text of base64 begins where no other text of its letters goes on. */
const isBeginning = (content: Buffer, at: number, as: string): boolean =>
  as !== 'base64' || !isBase64(content[at - 1] ?? 0)

const isBase64 = (byte: number): boolean => /[\w+/]/.test(String.fromCharCode(byte))

/** Where the packed bytes begin behind the header: a zip file has a name in it, a gzip file may. */
function dataOf(content: Buffer, { at, as }: { at: number; as: string }): number {
  if (as === 'zlib') return at + 2
  if (as === 'zip' && at + 30 <= content.length) {
    return at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28)
  }
  if (as !== 'gzip' || at + 12 > content.length) return at
  const flags = content[at + 3] as number
  let data = at + 10 + ((flags & 4) === 0 ? 0 : 2 + content.readUInt16LE(at + 10))
  for (const named of [8, 16]) if ((flags & named) !== 0) data = content.indexOf(0, data) + 1 || content.length
  return data + ((flags & 2) === 0 ? 0 : 2)
}

/** The bytes of a base64 text where they do begin with something packed; it may be broken into lines and strings. */
async function base64From(content: Buffer, at: number): Promise<{ bytes: Buffer; end: number } | undefined> {
  const head = Buffer.from(content.toString('latin1', at, at + 1024), 'base64')
  const part = parts(head).next().value
  if (part?.at !== 0 || part.open === undefined) return undefined
  const { found } = await unpack(part.open(), head.subarray(dataOf(head, part)), 65_536)
  if (found.length === 0) return undefined
  const text = content.toString('latin1', at, at + mostAtOnce)
  const end = text.search(/[^\w+/=\-\s"'`\\,.]/)
  const run = end === -1 ? text : text.slice(0, end)
  return { bytes: Buffer.from(run.replace(/[^\w+/=-]|\\n/g, ''), 'base64'), end: at + run.length }
}

function looksBinary(content: Buffer): boolean {
  const head = content.subarray(0, 512)
  return head.length > 8 && head.some((byte) => byte < 9 || (byte > 13 && byte < 27) || byte > 0xf4)
}

/** What comes out until the end, the first fault or the bound; `used` is 0 where it ended with a fault. */
function unpack(
  stream: Unpacker,
  input: Buffer,
  most: number,
): Promise<{ found: Buffer; isCut: boolean; used: number }> {
  const bound = Math.min(most, mostAtOnce)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const end = (isCut: boolean, used: number): void => {
      stream.removeAllListeners('data')
      resolve({ found: Buffer.concat(chunks), isCut, used })
      stream.destroy()
    }
    stream.on('data', (chunk: Buffer) => {
      if (bytes + chunk.length > bound) return end(true, 0)
      chunks.push(chunk)
      bytes += chunk.length
    })
    stream.on('error', () => end(false, 0))
    stream.on('end', () => end(false, stream.bytesWritten))
    stream.end(input)
  })
}
