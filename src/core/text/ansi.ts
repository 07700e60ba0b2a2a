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
