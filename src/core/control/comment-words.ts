import type { LineKind } from '../text/markdown/line-kinds.ts'

/** A line of a comment as it is written, as it is shown, and what it is to its reader. */
export interface CommentLine {
  readonly written: string
  readonly shown: string
  readonly kind: LineKind
}

/**
 * The words of a person in these lines: without quotations and who is quoted, without a mail's signature and all below
 * it, without the mail that is answered. Code stays as it is.
 */
export function personsWords(lines: readonly CommentLine[]): string {
  const words: string[] = []
  for (const [index, { written, shown, kind }] of lines.entries()) {
    if (kind === 'quote') {
      dropAttribution(words)
      continue
    }
    if (kind === 'text' && (written === '-- ' || beginsMail(lines, index))) break
    const line = shown.trimEnd()
    if (kind === 'code' || line !== '' || words.at(-1) !== '') words.push(line)
  }
  return words.join('\n').trimEnd()
}

/** `On Monday, 3 Nov 2025 at 10:00, Ada <ada@example.org> wrote:`, as mail programs write it above what they quote. */
const attribution = /^(?:on|am|le|el|il|op|den|em|dne|w dniu)\b.*\d.*:$/i
/** A mail program breaks that line at 78 characters. */
const mostAttributionLines = 3

function dropAttribution(words: string[]): void {
  const end = words.findLastIndex((line) => line !== '') + 1
  for (let from = end - 1; from >= Math.max(0, end - mostAttributionLines); from--) {
    if (words[from] === '') return
    if (!attribution.test(words.slice(from, end).join(' ').trim())) continue
    words.splice(from)
    return
  }
}

const divider = /^\s*(?:-{2,}\s?\S[^-]{0,40}\S\s?-{2,}|_{10,})\s*$/
const sender = /^\s*[*_]{0,2}(?:from|von|de|da|van|fra|från|od)\s?:/i
const header =
  /^\s*[*_]{0,2}(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto)\s?:/i

/** The head of the mail that is answered, as Outlook writes it instead of a quotation. */
function beginsMail(lines: readonly CommentLine[], index: number): boolean {
  const at = (offset: number): string => lines[index + offset]?.written ?? ''
  const isHead = (from: number): boolean =>
    sender.test(at(from)) && [1, 2, 3, 4].filter((offset) => header.test(at(from + offset))).length >= 2
  return isHead(0) || (divider.test(at(0)) && (isHead(1) || isHead(2)))
}
