import { base32At, base64At } from '../text/redact.ts'

/** What counts in a search: letters and digits, as 1 to 62; everything else only separates them and is 0. */
export const codeOf: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x2f
  if (byte >= 0x41 && byte <= 0x5a) return byte - 0x36
  return byte >= 0x61 && byte <= 0x7a ? byte - 0x3c : 0
})

/** One written form of a secret, without its separators. */
export interface Needle {
  /** Which of the known secrets it stands for. */
  readonly secret: number
  readonly how: string
  readonly codes: Uint8Array
  /** So many characters of it count as all of it. */
  readonly needs: number
}

/** Fewer letters and digits than this could be met by chance once separators are ignored. */
const fewest = 10

/** From here on words without a digit count as well: nobody writes such a sequence by chance. */
const certain = 16

/**
 * The forms of a value in which it is looked for while separators are ignored: as it is, reversed, rot13, hexadecimal,
 * base32 and base64 at each offset, also one within the other. Undefined for a value with too few letters and digits, or
 * of one word: those are looked for as they stand.
 */
export function needlesOf(
  value: string,
  { secret, isPart }: { secret: number; isPart: boolean },
): Needle[] | undefined {
  const codes = skeleton(value)
  const isRandom = changesOfKind(codes) >= codes.length / 5
  const isMixed = changesOfKind(codes) > 0
  if (codes.length < fewest || (codes.length < certain && !isMixed) || (isPart && !isRandom)) return undefined
  const share = isRandom && !isPart && codes.length >= certain ? 0.6 : 1
  return formsOf(value, isPart).map(({ how, form }) => {
    const written = skeleton(form)
    const uncut = share === 1 && !isPart && value.length >= 24 ? 7 : 0
    return { secret, how, codes: written, needs: Math.ceil(written.length * share) - (how === 'plain' ? uncut : 0) }
  })
}

function formsOf(value: string, isPart: boolean): { how: string; form: string }[] {
  const bytes = bytesOf(value)
  const hex = hexOf(bytes)
  const as = (how: string, ...forms: readonly string[]) => forms.map((form) => ({ how, form }))
  const common = [
    ...as('plain', value),
    ...as('reversed', reversed(value)),
    ...as('hex', hex, hex.toUpperCase()),
    ...as('base64', ...base64At(bytes)),
  ]
  // Lines of a longer secret are many; whoever encodes more than once encodes the whole.
  if (isPart) return common
  return [...common, ...as('rot13', value.replace(/[a-z]/gi, turned)), ...rareForms(value.slice(-enough), as)]
}

/** A long value is known by its end, however it was written. */
const enough = 128

function rareForms<T>(value: string, as: (how: string, ...forms: readonly string[]) => readonly T[]): T[] {
  const bytes = bytesOf(value)
  const hex = hexOf(bytes)
  const base32 = base32At(bytes)
  const base64 = base64At(bytes)
  return [
    ...as('base32', ...base32, ...base32.map((form) => form.toLowerCase())),
    ...as('base64 of UTF-16', ...base64At(inUtf16(value))),
    ...as('base64 of its reverse', ...base64At(bytesOf(reversed(value)))),
    ...as('base64 of hex', ...[hex, hex.toUpperCase()].flatMap((form) => base64At(bytesOf(form)))),
    ...as('hex of base64', ...base64.map((form) => hexOf(bytesOf(form)))),
    ...as('base64 twice', ...base64.flatMap((form) => base64At(bytesOf(form)))),
  ]
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const reversed = (text: string): string => [...text].reverse().join('')

const skeleton = (text: string): Uint8Array =>
  bytesOf(text)
    .map((byte) => codeOf[byte] ?? 0)
    .filter((code) => code > 0)

/** How often a digit, a capital or a small letter is followed by one of the others: seldom in words, often in keys. */
const changesOfKind = (codes: Uint8Array): number =>
  codes.filter((code, at) => at > 0 && kindOf(code) !== kindOf(codes[at - 1] ?? 0)).length

const kindOf = (code: number): number => (code <= 10 ? 0 : code <= 36 ? 1 : 2)

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const inUtf16 = (text: string): Uint8Array =>
  Uint8Array.from([...text].flatMap((_, at) => [text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8]))

function turned(letter: string): string {
  const first = letter < 'a' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
}
