/** A check box in a notation other than Markdown's `[ ]` and `[x]`. */
export interface BoxLike {
  readonly mark: string
  readonly title: string
  /** False for `[A]` and `✅`, which are boxes only beside tasks. */
  readonly isSure: boolean
  readonly isDone: boolean
}

const blanks = /[\s\p{Cf}\u3164\u2800]/gu
/** A sign, or a number or letter followed by a sign, also in bold. */
const bullet = new RegExp(
  String.raw`^(?:[*_]{0,2}(?:${[
    String.raw`[^\p{L}\p{N}\s#$[\]［］【】\x60"'(){}<>☐□▢◻⬜🔲☑☒🗹🗵🔳✅✔✓❎]{1,4}`,
    String.raw`[(#]{0,2}\p{N}{1,12}(?:\.\p{N}{1,3})*(?:[.):]+|\s+[–—-](?=\s)|(?=[\s*_]))?`,
    String.raw`\(?(?:[A-Za-z]|[ivxlIVXL]{1,6})[.):]`,
    // The round bullet of a word processor.
    String.raw`[oO](?=\s)`,
  ].join('|')})[*_]{0,2})?[\s\p{Cf}]*`,
  'u',
)
/** A box may be bold, italic, struck out or code. */
const emphasis = /^(?:[*~]{1,3}|_{1,2}|`)(?=\\?[[［【☐☑☒⬜✅✔✓])/u
const bracketed = /^\\?[[［【]([^[\]［］【】]{0,8}?)\\?[\]］】]/u
const htmlBox = /^<input\b[^>]*\btype\s*=\s*["']?checkbox\b[^>]*>/i
const emptySigns = /^[☐□▢◻⬜🔲]\ufe0f?/u
const fullSigns = /^[☑☒🗹🗵🔳]\ufe0f?/u
const doneSigns = /^(?:✅|✔|✓|❎)\ufe0f?/u
/** Signs that mean a tick. */
const ticks = /^(?:[xX×✕✖✗✘хХ✓✔✅☑√]\ufe0f?)$/u

/** The box at the beginning of an item's text; undefined for a link, a footnote or a number in brackets. */
export function boxLike(text: string): BoxLike | undefined {
  const [emphasisMark = ''] = emphasis.exec(text) ?? []
  const bare = text.slice(emphasisMark.length)
  const signBox = boxOfSign(bare)
  if (signBox) return signBox
  const [whole, inner = ''] = bracketed.exec(bare) ?? []
  if (whole === undefined) return undefined
  const mark = inner.replace(blanks, '')
  const afterBox = bare.slice(whole.length)
  const rest = emphasisMark !== '' && afterBox.startsWith(emphasisMark) ? afterBox.slice(emphasisMark.length) : afterBox
  if (/^[([:［（]/u.test(rest) || /^[\d^]|\.{2}|…/u.test(mark) || [...mark].length > 2) return undefined
  // `[id].tsx` is a path.
  if (/\p{L}/u.test(mark) && !ticks.test(mark) && /^(?:\.\w|\/)/.test(rest)) return undefined
  const title = rest.replace(/^[\s\p{Cf}]+/u, '')
  if (title === '' || isLegend(title)) return undefined
  return { mark: whole, title, isSure: ticks.test(mark) || !/\p{L}/u.test(mark), isDone: ticks.test(mark) }
}

/** `[x] = done` and `[P] tasks = different files` explain a mark. */
export const isLegend = (title: string): boolean => /^(?:=|→|->|⇒|means\b|\S+\s+=\s)/u.test(title)

function boxOfSign(text: string): BoxLike | undefined {
  for (const [pattern, isSure] of [
    [htmlBox, true],
    [emptySigns, true],
    [fullSigns, true],
    [doneSigns, false],
  ] as const) {
    const [mark] = pattern.exec(text) ?? []
    const title = mark === undefined ? '' : text.slice(mark.length).trim()
    if (mark !== undefined && title !== '')
      return { mark, title, isSure, isDone: pattern === htmlBox ? /\bchecked\b/i.test(mark) : pattern !== emptySigns }
  }
  return undefined
}

/** The same for a line that Markdown reads as a paragraph, such as `-[ ] a`; a bullet may precede the box. */
export function boxLikeLine(text: string): BoxLike | undefined {
  const [bulletText = ''] = bullet.exec(text) ?? []
  const box = boxLike(text.slice(bulletText.length))
  return box?.isSure === true && (bulletText !== '' || !/^[✅✔✓]/u.test(box.mark)) ? box : undefined
}
