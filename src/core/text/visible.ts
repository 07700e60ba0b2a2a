const emoji = '\\p{Extended_Pictographic}'

// What an emoji is joined with, at its place only: anywhere else these characters carry hidden bits.
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`

// Format, private, unassigned and control characters; variation selectors, tags; letters and signs that show as nothing.
const hidden = [
  '(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]',
  '[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]',
  '[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]',
].join('|')

const joinedOrHidden = new RegExp(`(${joined})|${hidden}`, 'gu')

/**
 * The text as a person sees it: no terminal sequences, control, bidirectional, zero-width or tag characters, and
 * `\n` as its only line end. Visible writing of every script, and emoji, stay (threat T4, failure model I7).
 */
export function visible(text: string): string {
  return plain.test(text) ? text : withoutHidden(text)
}

/** Most texts: the reports of a large plan look at thousands. */
const plain = /^[ -~\n\t]*$/

function withoutHidden(text: string): string {
  return stripAnsi(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(joinedOrHidden, '$1')
}

const esc = String.fromCharCode(0x1b)
const csi8 = String.fromCharCode(0x9b)
const bell = String.fromCharCode(0x07)

// In this order: strings with their end (OSC, DCS, SOS, PM, APC), control sequences, then two-character escapes. A
// string without an end on its line loses its introducer only: it must not hide the output that follows.
const sequences = new RegExp(
  [
    `${esc}[\\]PX^_][^${bell}${esc}\\n]*(?:${bell}|${esc}\\\\)`,
    `(?:${esc}\\[|${csi8})[0-?]*[ -/]*[@-~]?`,
    `${esc}[ -/]*[0-~]?`,
  ].join('|'),
  'g',
)

/** The text without terminal escape sequences, unfinished ones included. Other control characters stay. */
export function stripAnsi(text: string): string {
  return text.replace(sequences, '')
}
