import type { Fault } from '../../lint/fault.ts'

export const maxPlanBytes = 5 * 1024 * 1024

/** The text of a plan file, or why it is not read at all. */
export function sourceText(bytes: Uint8Array, file: string): string | Fault {
  return bytes.length > maxPlanBytes ? tooLarge(bytes.length, file) : decodeText(bytes, file)
}

function tooLarge(size: number, file: string): Fault {
  const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`
  return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' }
}

/** Offset in a text → 1-based line and column. LF and CRLF end a line. A look-up is a binary search. */
export function lineIndex(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

const encodingRemedy = 'Save the file as UTF-8 (with or without a byte order mark).'

/**
 * The text of a file: strict UTF-8; a leading BOM is dropped, line ends stay. UTF-16, NUL bytes and invalid
 * sequences are refused by name and byte offset, since a lenient decoder would put U+FFFD in their place (failure model I2).
 */
function decodeText(bytes: Uint8Array, file: string): string | Fault {
  const foreign = foreignEncoding(bytes)
  if (foreign !== undefined) return encodingFault(`${file} is ${foreign}, not UTF-8.`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const nul = bytes.indexOf(0)
    return nul < 0 ? text : encodingFault(`${file} contains a NUL byte at offset ${nul} (line ${lineAt(bytes, nul)}).`)
  } catch {
    const offset = firstInvalidUtf8(bytes)
    const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0')
    return encodingFault(
      `${file} is not valid UTF-8: byte 0x${byte} at offset ${offset} (line ${lineAt(bytes, offset)}).`,
    )
  }
}

function encodingFault(message: string): Fault {
  return { severity: 'error', code: 'PLAN_ENCODING', at: [], message, remedy: encodingRemedy }
}

/** By its mark, or by the NUL that every ASCII character of UTF-16 carries. */
function foreignEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16 (little endian)'
  if (a === 0xfe && b === 0xff) return 'UTF-16 (big endian)'
  if (a !== 0 && a !== undefined && b === 0 && c !== 0) return 'UTF-16 (little endian, without a mark)'
  if (a === 0 && b !== 0 && b !== undefined) return 'UTF-16 (big endian, without a mark)'
  return undefined
}

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1
  for (let at = bytes.indexOf(10); at >= 0 && at < offset; at = bytes.indexOf(10, at + 1)) line += 1
  return line
}

function firstInvalidUtf8(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at)
    if (length === 0) return at
    at += length
  }
  return at
}

/** Lead byte up to `last`: length of the sequence and the range of its second byte (RFC 3629 §4). */
const sequences = [
  { last: 0x7f, length: 1, low: 0x00, high: 0xff },
  { last: 0xc1, length: 0, low: 0x00, high: 0x00 },
  { last: 0xdf, length: 2, low: 0x80, high: 0xbf },
  { last: 0xe0, length: 3, low: 0xa0, high: 0xbf },
  { last: 0xec, length: 3, low: 0x80, high: 0xbf },
  { last: 0xed, length: 3, low: 0x80, high: 0x9f },
  { last: 0xef, length: 3, low: 0x80, high: 0xbf },
  { last: 0xf0, length: 4, low: 0x90, high: 0xbf },
  { last: 0xf3, length: 4, low: 0x80, high: 0xbf },
  { last: 0xf4, length: 4, low: 0x80, high: 0x8f },
]

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const form = sequences.find(({ last }) => lead <= last)
  if (form === undefined || form.length < 2) return form?.length ?? 0
  const second = bytes[at + 1] ?? 0
  if (second < form.low || second > form.high) return 0
  for (let next = at + 2; next < at + form.length; next += 1) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return form.length
}
