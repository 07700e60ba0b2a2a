import { base32At, base64At } from '../text/redact.ts'

/** Letters and digits as 1 to 62; 0 for all other bytes, which are separators. */
export const codeOf: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x2f
  if (byte >= 0x41 && byte <= 0x5a) return byte - 0x36
  return byte >= 0x61 && byte <= 0x7a ? byte - 0x3c : 0
})

/** One notation of a secret, without separators. */
export interface Needle {
  /** Index of the secret. */
  readonly secret: number
  readonly how: string
  readonly codes: Uint8Array
  /** Number of characters that count as the whole secret. */
  readonly minMatched: number
}

/** Fewer letters and digits could match by chance once separators are ignored. */
const minLength = 10

/** From this length on, values without a digit count as well. */
const certainLength = 16

/**
 * The notations of a value to search for: plain, reversed, rot13, hexadecimal, base32 and base64 at each offset, also
 * combined. Undefined for a value with too few letters and digits, or of one word: those are searched exactly.
 */
export function needlesOf(
  value: string,
  { secret, isPart }: { secret: number; isPart: boolean },
): Needle[] | undefined {
  const codes = codesOf(value)
  const isRandom = changesOfKind(codes) >= codes.length / 5
  const isMixed = changesOfKind(codes) > 0
  if (codes.length < minLength || (codes.length < certainLength && !isMixed) || (isPart && !isRandom)) return undefined
  const share = isRandom && !isPart && codes.length >= certainLength ? 0.6 : 1
  return formsOf(value, isPart).map(({ how, form }) => {
    const formCodes = codesOf(form)
    const missingEnds = share === 1 && !isPart && value.length >= 24 ? 7 : 0
    return {
      secret,
      how,
      codes: formCodes,
      minMatched: Math.ceil(formCodes.length * share) - (how === 'plain' ? missingEnds : 0),
    }
  })
}

function formsOf(value: string, isPart: boolean): { how: string; form: string }[] {
  const bytes = bytesOf(value)
  const hex = hexOf(bytes)
  const labelForms = (how: string, ...forms: readonly string[]) => forms.map((form) => ({ how, form }))
  const common = [
    ...labelForms('plain', value),
    ...labelForms('reversed', reversed(value)),
    ...labelForms('hex', hex, hex.toUpperCase()),
    ...labelForms('base64', ...base64At(bytes)),
  ]
  // A long secret has many lines, and only the whole is likely to be encoded twice.
  if (isPart) return common
  return [
    ...common,
    ...labelForms('rot13', value.replace(/[a-z]/gi, rot13)),
    ...rareForms(value.slice(-maxRareChars), labelForms),
  ]
}

/** The end of a long value identifies it in any notation. */
const maxRareChars = 128

function rareForms<T>(value: string, named: (how: string, ...forms: readonly string[]) => readonly T[]): T[] {
  const bytes = bytesOf(value)
  const hex = hexOf(bytes)
  const base32 = base32At(bytes)
  const base64 = base64At(bytes)
  return [
    ...named('base32', ...base32, ...base32.map((form) => form.toLowerCase())),
    ...named('base64 of UTF-16', ...base64At(inUtf16(value))),
    ...named('base64 of its reverse', ...base64At(bytesOf(reversed(value)))),
    ...named('base64 of hex', ...[hex, hex.toUpperCase()].flatMap((form) => base64At(bytesOf(form)))),
    ...named('hex of base64', ...base64.map((form) => hexOf(bytesOf(form)))),
    ...named('base64 twice', ...base64.flatMap((form) => base64At(bytesOf(form)))),
  ]
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const reversed = (text: string): string => [...text].reverse().join('')

const codesOf = (text: string): Uint8Array =>
  bytesOf(text)
    .map((byte) => codeOf[byte] ?? 0)
    .filter((code) => code > 0)

/** How often digits, capitals and small letters alternate: seldom in words, often in keys. */
const changesOfKind = (codes: Uint8Array): number =>
  codes.filter((code, index) => index > 0 && kindOf(code) !== kindOf(codes[index - 1] ?? 0)).length

const kindOf = (code: number): number => (code <= 10 ? 0 : code <= 36 ? 1 : 2)

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const inUtf16 = (text: string): Uint8Array =>
  Uint8Array.from([...text].flatMap((_, index) => [text.charCodeAt(index) & 255, text.charCodeAt(index) >> 8]))

function rot13(letter: string): string {
  const first = letter < 'a' ? 65 : 97
  return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
}
