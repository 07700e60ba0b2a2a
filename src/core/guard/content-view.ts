import { codeOf } from './needle.ts'

const backslash = 0x5c
const percent = 0x25
const ampersand = 0x26
const equals = 0x3d

/**
 * The content with escapes of many languages decoded: `\x61`, `\u0061`, `\u{61}`, `\U00000061`, `\141`, `%61`,
 * `%u0061`, `&#97;`, `&#x61;`, `=61`. Named entities and escaped line ends become separators.
 */
export const unescaped: FillView = (content, from, to, line, view) => {
  view.length = 0
  let currentLine = line
  let index = from
  while (index < to) {
    const byte = content[index] as number
    if (byte === backslash) index = afterBackslash(content, index, to, currentLine, view)
    else if (byte === percent) index = afterPercent(content, index, to, currentLine, view)
    else if (byte === ampersand) index = afterAmpersand(content, index, to, currentLine, view)
    else if (byte === equals) index = codePoint(content, index, index + 1, 2, to, currentLine, view)
    else {
      put(view, byte, currentLine)
      if (byte === lineFeed) currentLine += 1
      index += 1
    }
  }
  return currentLine
}

/** Adds the byte that `digits` hexadecimal digits at `first` encode; without digits, the byte at `start`. */
const codePoint = (
  content: Uint8Array,
  start: number,
  first: number,
  digits: number,
  to: number,
  line: number,
  view: Parameters<FillView>[4],
): number => {
  let value = 0
  for (let index = first; index < first + digits; index += 1) {
    const digit = index < to ? hexDigit(content[index] as number) : -1
    if (digit === -1) {
      put(view, content[start] as number, line)
      return start + 1
    }
    value = value * 16 + digit
  }
  put(view, value < 256 ? value : 0, line)
  return first + digits
}

const hexLengths: Readonly<Record<number, number>> = { 120: 2, 117: 4, 85: 8 }

const afterBackslash: Escape = (content, start, to, line, view) => {
  const next = content[start + 1]
  if (start + 1 >= to || next === undefined) return start + 1
  if (next === 0x75 && content[start + 2] === 0x7b) return delimited(content, start, start + 3, 16, to, line, view)
  const digits = hexLengths[next]
  if (digits !== undefined) return codePoint(content, start, start + 2, digits, to, line, view)
  if (next >= 0x30 && next <= 0x37) return octal(content, start + 1, to, line, view)
  // `\n` and the like are separators; in `\\x61` the second backslash begins an escape that was escaped twice.
  return 'abefnrtv'.includes(String.fromCharCode(next)) ? start + 2 : start + 1
}

const afterPercent: Escape = (content, start, to, line, view) =>
  content[start + 1] === 0x75
    ? codePoint(content, start, start + 2, 4, to, line, view)
    : codePoint(content, start, start + 1, 2, to, line, view)

const afterAmpersand: Escape = (content, start, to, line, view) => {
  if (content[start + 1] === 0x23) {
    const isHex = ((content[start + 2] ?? 0) | 0x20) === 0x78
    return delimited(content, start, start + (isHex ? 3 : 2), isHex ? 16 : 10, to, line, view)
  }
  let end = start + 1
  while (end < to && end - start < 32 && isLetterOrDigit(content[end] as number)) end += 1
  return end < to && end - start > 2 && content[end] === 0x3b ? end + 1 : start + 1
}

type Escape = (content: Uint8Array, start: number, to: number, line: number, view: Parameters<FillView>[4]) => number

/** Digits up to a closing `}` or `;`, which may be missing. */
function delimited(
  content: Uint8Array,
  start: number,
  first: number,
  base: number,
  to: number,
  line: number,
  view: Parameters<FillView>[4],
): number {
  let value = 0
  let end = first
  for (; end < to && end - first < 10; end += 1) {
    const digit = hexDigit(content[end] as number)
    if (digit === -1 || digit >= base) break
    value = value * base + digit
  }
  if (end === first) {
    put(view, content[start] as number, line)
    return start + 1
  }
  put(view, value < 256 ? value : 0, line)
  return end < to && (content[end] === 0x7d || content[end] === 0x3b) ? end + 1 : end
}

const octal: Escape = (content, first, to, line, view) => {
  let value = 0
  let end = first
  for (; end < to && end - first < 3; end += 1) {
    const digit = (content[end] as number) - 0x30
    if (digit < 0 || digit > 7) break
    value = value * 8 + digit
  }
  put(view, value & 255, line)
  return end
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const small = byte | 0x20
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1
}

const isLetterOrDigit = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a)

/** Decoded bytes, with the line of the content that each of them comes from. */
export interface ContentView {
  readonly bytes: Uint8Array
  readonly lines: Uint32Array
  length: number
}

/** Fills a view from the bytes between two offsets. `line`: that of the first byte; returns the one after the last. */
export type FillView = (content: Uint8Array, from: number, to: number, line: number, view: ContentView) => number

/** Room for any decoding of that many bytes: none is longer than its input. */
export const viewFor = (bytes: number): ContentView => ({
  bytes: new Uint8Array(bytes),
  lines: new Uint32Array(bytes),
  length: 0,
})

function put(view: ContentView, byte: number, line: number): void {
  view.bytes[view.length] = byte
  view.lines[view.length] = line
  view.length += 1
}

const lineFeed = 0x0a

export const plainBytes: FillView = (content, from, to, line, view) => {
  const { bytes, lines } = view
  view.length = to - from
  let currentLine = line
  for (let index = from; index < to; index += 1) {
    const byte = content[index] as number
    bytes[index - from] = byte
    lines[index - from] = currentLine
    if (byte === lineFeed) currentLine += 1
  }
  return currentLine
}

/** Adds the characters that a word encodes as a number. */
type DecodeWord = (content: Uint8Array, from: number, to: number, line: number, view: ContentView) => void

/** Decodes the words of a content as numbers, and skips all other text. */
const wordDecoder =
  (decode: DecodeWord): FillView =>
  (content, from, to, line, view) => {
    view.length = 0
    let currentLine = line
    let start = from
    for (let index = from; index < to; index += 1) {
      const byte = content[index] as number
      if (codeOf[byte] !== 0) continue
      if (isShort(index - start)) decode(content, start, index, currentLine, view)
      start = index + 1
      if (byte === lineFeed) currentLine += 1
    }
    if (isShort(to - start)) decode(content, start, to, currentLine, view)
    return currentLine
  }

/** Longer runs of hexadecimal digits match the hex form of the secret. */
const maxWordLength = 20
const isShort = (length: number): boolean => length > 0 && length <= maxWordLength

/** `61`, `0x61`, `x61`, `\u0061`, `0x61u8`, `61h`, `736b2d61`. */
export const hexNumbers: FillView = wordDecoder((content, from, to, line, view) => {
  let first = from
  if (content[first] === 0x30 && isX(content[first + 1])) first += 2
  else if (isX(content[first]) || isU(content[first])) first += 1
  let last = to
  if (last - first > 2 && content[last - 2] === 0x75 && content[last - 1] === 0x38) last -= 2
  else if (((content[last - 1] as number) | 0x20) === 0x68) last -= 1
  if (last <= first || (last - first) % 2 === 1) return
  for (let index = first; index < last; index += 1) if (hexDigit(content[index] as number) === -1) return
  for (let index = first; index < last; index += 2) {
    put(view, hexDigit(content[index] as number) * 16 + hexDigit(content[index + 1] as number), line)
  }
})

/** `97`, `097`. */
export const decimalNumbers: FillView = wordDecoder(numberDecoder(10))

/** `141`, `0141`, `0o141`. */
export const octalNumbers: FillView = wordDecoder(numberDecoder(8))

function numberDecoder(base: number): DecodeWord {
  return (content, from, to, line, view) => {
    const isMarked = content[from] === 0x30 && ((content[from + 1] ?? 0) | 0x20) === 0x6f
    const first = isMarked ? from + 2 : from
    if (to - first > 4 || to === first) return
    let value = 0
    for (let index = first; index < to; index += 1) {
      const digit = (content[index] as number) - 0x30
      if (digit < 0 || digit >= base) return
      value = value * base + digit
    }
    if (value < 256) put(view, value, line)
  }
}

const isX = (byte: number | undefined): boolean => ((byte ?? 0) | 0x20) === 0x78
const isU = (byte: number | undefined): boolean => ((byte ?? 0) | 0x20) === 0x75
