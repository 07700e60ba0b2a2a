import { cutOrder } from '../order/cut-order.ts'
import { textKindOf } from '../order/read-command.ts'
import { thousands } from '../text/amounts.ts'
import { startOf } from '../text/excerpt.ts'
import { fenceAfter, openFence } from '../text/markdown/fences.ts'
import { type LineKind, lineKinds } from '../text/markdown/line-kinds.ts'
import { maxParsedChars, plainComment, renderedText, wholeBlocks } from '../text/markdown/plain-comment.ts'
import { visible } from '../text/visible.ts'

/** A comment orders nothing, or one command (without its `/ralph`), or only looks like an order. */
export type CommentReading =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'command'
      readonly text: string
      /** Sentences for the author about text that does not count. */
      readonly unread?: string
    }
  | { readonly kind: 'fault'; readonly text: string; readonly why: string }

/** Begins every comment that ralph writes; such a comment is never an order. */
export const commentMark = '<!-- ralph:'

const nothing: CommentReading = { kind: 'nothing' }
const maxEchoChars = 200

/**
 * The first line that is neither empty, quoted nor code is an order if it begins with `/ralph` in ASCII. A later
 * order, or one spelt with look-alike letters, is answered and not applied.
 */
export function readComment(body: string): CommentReading {
  if (body.trimStart().startsWith(commentMark)) return nothing
  // These end a line elsewhere but not in Markdown, where they are no indent either. Lines are counted here.
  const lines = body.replace(/[\u2028\u2029]/g, '\u00a0').split(/\r\n?|\n/)
  if (!lines.some((line) => isOrder(line) || looksLikeOrder(line))) return nothing
  const kinds = kindsOf(lines)
  const [first, ...others] = lines.flatMap((text, index) =>
    kinds[index] === 'code' || text.trim() === '' || isQuoted(text) ? [] : [{ text, index }],
  )
  if (first === undefined) return nothing
  const laterOrder = others.find(({ text }) => isOrder(text))
  if (isOrder(first.text)) return orderAt(first.index, { lines, kinds, later: laterOrder?.index })
  if (looksLikeOrder(first.text)) {
    return fault(first.text, 'write /ralph in plain small letters at the start of the line')
  }
  return laterOrder === undefined ? nothing : fault(laterOrder.text, 'an order is the first line of its comment')
}

interface Lines {
  readonly lines: readonly string[]
  readonly kinds: readonly LineKind[]
  /** Line index of a second order. */
  readonly later: number | undefined
}

function orderAt(index: number, comment: Lines): CommentReading {
  const { lines } = comment
  const line = lines[index] ?? ''
  // Hidden text may end in any later line of the same block.
  const readLines = linesToRead(lines, blockEnd(lines, index))
  const isRead = readLines.length > index
  // A remark never keeps an order such as `stop` from being applied.
  const rendered = renderedText((isRead ? readLines : lines.slice(0, index + 1)).join('\n')).split('\n')
  const order = orderIn(rendered[index] ?? '')
  const textKind = textKindOf(order ?? orderIn(line) ?? '')
  if (!isRead && textKind !== 'remark') return fault(line, tooLong)
  if (order === undefined) return fault(line, 'the order is not visible in the comment as GitHub shows it')
  const words = personsWords(linesBelow(index, { ...comment, rendered }))
  if (textKind === 'line') {
    const first = words.trim() === '' ? [] : [`Only its first line counts: ${order.split(' ')[0]} takes no text.`]
    return command(order, [...first, ...laterOrderNotes(comment)])
  }
  return commandWithText(order, words, {
    takes: textKind,
    isLonger: readLines.length < (comment.later ?? lines.length),
    comment,
  })
}

function commandWithText(
  order: string,
  words: string,
  { takes: textKind, isLonger, comment }: { takes: ReturnType<typeof textKindOf>; isLonger: boolean; comment: Lines },
): CommentReading {
  const fullText = words === '' ? order : `${order}\n${words}`
  const { text, cut } = textKind === 'fact' ? { text: fullText } : cutOrder(fullText, { isLonger })
  if (cut !== undefined) return command(text, [cut, ...laterOrderNotes(comment)])
  const unread = isLonger ? [`Only its first ${thousands(maxParsedChars)} characters were read.`] : []
  return command(text, [...unread, ...laterOrderNotes(comment)])
}

const command = (text: string, unread: readonly string[]): CommentReading => ({
  kind: 'command',
  text,
  ...(unread.length > 0 && { unread: unread.join(' ') }),
})

const laterOrderNotes = ({ later }: Lines): readonly string[] => (later === undefined ? [] : [onlyFirstOrderCounts])

const onlyFirstOrderCounts =
  'Only the first order of a comment counts: write a separate comment for each of the others.'

function linesBelow(index: number, { lines, kinds, later, rendered }: Lines & { rendered: readonly string[] }) {
  return rendered.slice(index + 1, later).map((text, offset) => ({
    source: lines[index + 1 + offset] ?? '',
    rendered: text,
    kind: kinds[index + 1 + offset] ?? ('text' as const),
  }))
}

/** Whole blocks, or as much of a code block as fits, since code hides nothing. None if line `needed` does not fit. */
function linesToRead(lines: readonly string[], needed: number): readonly string[] {
  const text = lines.join('\n')
  if (text.length <= maxParsedChars) return lines
  const blocks = wholeBlocks(text, maxParsedChars)
  const whole = blocks === '' ? [] : blocks.split('\n')
  const fitting = text.slice(0, maxParsedChars).split('\n').slice(0, -1)
  const read = openFence(fitting.join('\n')) === undefined ? whole : fitting
  return read.length < needed && read === whole ? [] : read
}

/** Kinds by Markdown up to the parser's limit; below it by the fences alone. */
function kindsOf(lines: readonly string[]): LineKind[] {
  const text = lines.join('\n')
  const read = wholeBlocks(text, maxParsedChars)
  const kinds = read === '' ? [] : lineKinds(read.split('\n'))
  let open = openFence(read)
  for (const line of lines.slice(kinds.length)) {
    const wasOpen = open !== undefined
    open = fenceAfter(line, open)
    kinds.push(wasOpen || open !== undefined || /^(?: {4}|\t)/.test(line) ? 'code' : isQuoted(line) ? 'quote' : 'text')
  }
  return kinds
}

const tooLong = `an order has at most ${thousands(maxParsedChars)} characters, including text above it and directly below it; put an empty line after it`

const fault = (line: string, why: string): CommentReading => ({
  kind: 'fault',
  text: startOf(plainComment(startOf(line, 2000)), maxEchoChars),
  why,
})

/** Allowed before `/ralph` in its line; four spaces would make it code. */
export const orderIndents = ['', ' ', '  ', '   ']

const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s

const isOrder = (line: string): boolean => order.test(line)

const isQuoted = (line: string): boolean => /^ {0,3}>/.test(line)

/** The text after `/ralph`; undefined if the line is no order. */
function orderIn(line: string): string | undefined {
  const [, rest] = order.exec(line) ?? []
  return rest?.replace(/[ \t]+/g, ' ').trim()
}

/** The line after the block that begins at line `from`. */
function blockEnd(lines: readonly string[], from: number): number {
  const blank = lines.findIndex((line, index) => index > from && line.trim() === '')
  return blank === -1 ? lines.length : blank
}

/** `／ralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line: string): boolean =>
  /^\s{0,3}[/⁄∕⧸][rг][aаα][lӏіι1|][pрρ][hһ](?:\s|$)/iu.test(visible(startOf(line, 100)).normalize('NFKC'))

/** A line of a comment: its source, its text as GitHub renders it, and its kind. */
interface CommentLine {
  readonly source: string
  readonly rendered: string
  readonly kind: LineKind
}

/** Drops quotations, their attribution, mail signatures and answered mail; keeps code. */
function personsWords(lines: readonly CommentLine[]): string {
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
