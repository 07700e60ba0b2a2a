const emoji = '\\p{Extended_Pictographic}'

// Joiners of an emoji are kept only inside it; elsewhere these characters carry hidden bits.
const joined = `(?<=${emoji})\\uFE0F|\\uFE0F(?=\\u20E3)|(?<=[${emoji}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${emoji})`

// Format, private, unassigned and control characters; variation selectors and tags; letters and signs without a glyph.
const hidden = [
  '(?![\\n\\t])[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}]',
  '[\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}\\u180B-\\u180F]',
  '[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]',
].join('|')

const joinedOrHidden = new RegExp(`(${joined})|${hidden}`, 'gu')

/** The text as a person sees it, with `\n` line ends. Every script and emoji stay (threat T4, failure model I7). */
export function visible(text: string): string {
  return plain.test(text) ? text : withoutHidden(text)
}

/** A fast path for most texts: reports of a large plan call this thousands of times. */
const plain = /^[ -~\n\t]*$/

function withoutHidden(text: string): string {
  return stripAnsi(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(joinedOrHidden, '$1')
}

const esc = String.fromCharCode(0x1b)
const csi8 = String.fromCharCode(0x9b)
const bell = String.fromCharCode(0x07)

// In this order: strings with their end (OSC, DCS, SOS, PM, APC), control sequences, two-character escapes. A string
// without an end on its line loses only its introducer, so that it cannot hide later output.
const sequences = new RegExp(
  [
    `${esc}[\\]PX^_][^${bell}${esc}\\n]*(?:${bell}|${esc}\\\\)`,
    `(?:${esc}\\[|${csi8})[0-?]*[ -/]*[@-~]?`,
    `${esc}[ -/]*[0-~]?`,
  ].join('|'),
  'g',
)

/** Also removes unfinished sequences. Other control characters stay. */
export function stripAnsi(text: string): string {
  return text.replace(sequences, '')
}
