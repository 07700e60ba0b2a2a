import type { LineKind } from '../text/markdown/line-kinds.ts'

/** A line of a comment: its source, its text as GitHub renders it, and its kind. */
export interface CommentLine {
  readonly source: string
  readonly rendered: string
  readonly kind: LineKind
}

/** Drops quotations, their attribution, mail signatures and answered mail; keeps code. */
export function personsWords(lines: readonly CommentLine[]): string {
  const words: string[] = []
  for (const [index, { source, rendered, kind }] of lines.entries()) {
    if (kind === 'quote') {
      dropAttribution(words)
      continue
    }
    if (kind === 'text' && (source === '-- ' || beginsMail(lines, index))) break
    const line = rendered.trimEnd()
    if (kind === 'code' || line !== '' || words.at(-1) !== '') words.push(line)
  }
  return words.join('\n').trimEnd()
}

/** `On Monday, 3 Nov 2025 at 10:00, Ada <ada@example.org> wrote:`, as mail programs write it above a quotation. */
const attribution = /^(?:on|am|le|el|il|op|den|em|dne|w dniu)\b.*\d.*:$/i
/** A mail program breaks that line at 78 characters. */
const maxAttributionLines = 3

function dropAttribution(words: string[]): void {
  const end = words.findLastIndex((line) => line !== '') + 1
  for (let start = end - 1; start >= Math.max(0, end - maxAttributionLines); start--) {
    if (words[start] === '') return
    if (!attribution.test(words.slice(start, end).join(' ').trim())) continue
    words.splice(start)
    return
  }
}

const divider = /^\s*(?:-{2,}\s?\S[^-]{0,40}\S\s?-{2,}|_{10,})\s*$/
const sender = /^\s*[*_]{0,2}(?:from|von|de|da|van|fra|från|od)\s?:/i
const header =
  /^\s*[*_]{0,2}(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto)\s?:/i

/** The head of a quoted mail, as Outlook writes it. */
function beginsMail(lines: readonly CommentLine[], index: number): boolean {
  const sourceAt = (offset: number): string => lines[index + offset]?.source ?? ''
  const isHead = (from: number): boolean =>
    sender.test(sourceAt(from)) && [1, 2, 3, 4].filter((offset) => header.test(sourceAt(from + offset))).length >= 2
  return isHead(0) || (divider.test(sourceAt(0)) && (isHead(1) || isHead(2)))
}
