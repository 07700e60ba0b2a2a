import type { Fault } from '../../lint/fault.ts'

export const maxPlanBytes = 5 * 1024 * 1024

export function sourceText(bytes: Uint8Array, file: string): string | Fault {
  return bytes.length > maxPlanBytes ? tooLarge(bytes.length, file) : decodeText(bytes, file)
}

function tooLarge(size: number, file: string): Fault {
  const message = `${file} has ${size} bytes; a plan may have at most ${maxPlanBytes} (5 MiB).`
  return { severity: 'error', code: 'PLAN_TOO_LARGE', at: [], message, remedy: 'Split it into several plans.' }
}

/** 1-based line and column of an offset, by binary search. LF and CRLF end a line. */
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
 * Strict UTF-8; drops a leading BOM and keeps line ends. Other encodings, NUL bytes and invalid sequences are refused
 * with their offset, since a lenient decoder would insert U+FFFD (failure model I2).
 */
function decodeText(bytes: Uint8Array, file: string): string | Fault {
  const encoding = foreignEncoding(bytes)
  if (encoding !== undefined) return encodingFault(`${file} is ${encoding}, not UTF-8.`)
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

/** By its byte order mark, or by the NUL bytes of ASCII characters in UTF-16. */
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
  for (let index = bytes.indexOf(10); index >= 0 && index < offset; index = bytes.indexOf(10, index + 1)) line += 1
  return line
}

function firstInvalidUtf8(bytes: Uint8Array): number {
  let offset = 0
  while (offset < bytes.length) {
    const length = sequenceLength(bytes, offset)
    if (length === 0) return offset
    offset += length
  }
  return offset
}

/** By lead bytes up to `last`: length, and range of the second byte (RFC 3629 §4). */
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

function sequenceLength(bytes: Uint8Array, offset: number): number {
  const lead = bytes[offset] ?? 0
  const sequence = sequences.find(({ last }) => lead <= last)
  if (sequence === undefined || sequence.length < 2) return sequence?.length ?? 0
  const second = bytes[offset + 1] ?? 0
  if (second < sequence.low || second > sequence.high) return 0
  for (let index = offset + 2; index < offset + sequence.length; index += 1) {
    if (((bytes[index] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return sequence.length
}
