import { codeOf } from './needle.ts'
import { hexDigit, lineFeed, put, type Read, type View } from './unescaped.ts'

/** What a word stands for where it is the number of a character, or of a few of them, put into a view. */
type Take = (content: Uint8Array, from: number, to: number, line: number, view: View) => void

/** A reading of the words of a content as numbers; all others and what stands between them are left out. */
const wordsAs =
  (take: Take): Read =>
  (content, from, to, line, view) => {
    view.length = 0
    let at = line
    let start = from
    for (let index = from; index < to; index += 1) {
      const byte = content[index] as number
      if (codeOf[byte] !== 0) continue
      if (isShort(index - start)) take(content, start, index, at, view)
      start = index + 1
      if (byte === lineFeed) at += 1
    }
    if (isShort(to - start)) take(content, start, to, at, view)
    return at
  }

/** Longer runs of hexadecimal digits are found as the hex form of the secret, wherever it begins in them. */
const longestWord = 20
const isShort = (length: number): boolean => length > 0 && length <= longestWord

/** `61`, `0x61`, `x61`, `u0061`, `0x61u8`, `61h`, `736b2d61`. */
export const hexNumbers: Read = wordsAs((content, from, to, line, view) => {
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
export const decimalNumbers: Read = wordsAs(numbersOf(10))

/** `141`, `0141`, `0o141`. */
export const octalNumbers: Read = wordsAs(numbersOf(8))

function numbersOf(base: number): Take {
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
