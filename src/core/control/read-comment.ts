import { cutOrder } from '../order/cut-order.ts'
import { takesOf } from '../order/read-command.ts'
import { thousands } from '../text/amounts.ts'
import { startOf } from '../text/excerpt.ts'
import { fenceAfter, openFence } from '../text/markdown/fences.ts'
import { type LineKind, lineKinds } from '../text/markdown/line-kinds.ts'
import { mostAtOnce, plainComment, shownText, wholeBlocks } from '../text/markdown/plain-comment.ts'
import { visible } from '../text/visible.ts'
import { personsWords } from './comment-words.ts'

/** What a comment orders: nothing, one command without its `/ralph`, or something that only looks like one. */
export type CommentReading =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'command'
      readonly text: string
      /** What of the comment does not count, in sentences for its author. */
      readonly unread?: string
    }
  | { readonly kind: 'fault'; readonly text: string; readonly why: string }

/** The mark in everything that ralph writes itself; its own words are never orders. */
export const ownMark = '<!-- ralph:'

const nothing: CommentReading = { kind: 'nothing' }
const longestEcho = 200

/**
 * Reads one comment: the first line that is neither empty, quoted nor in a code block is an order if
 * it begins with exactly `/ralph` in ASCII. One order a comment; an order that takes a text takes the lines below it, too.
 * An order further down, or spelt with look-alikes, is answered and not obeyed.
 */
export function readComment(body: string): CommentReading {
  if (body.trimStart().startsWith(ownMark)) return nothing
  // Elsewhere these end a line; in Markdown they do not, and lines are counted here.
  const lines = body.replace(/[\u2028\u2029]/g, ' ').split(/\r\n?|\n/)
  if (!lines.some((line) => isOrder(line) || looksLikeOrder(line))) return nothing
  const kinds = kindsOf(lines)
  const [first, ...others] = lines.flatMap((text, index) =>
    kinds[index] === 'code' || text.trim() === '' || isQuoted(text) ? [] : [{ text, index }],
  )
  if (first === undefined) return nothing
  const later = others.find(({ text }) => isOrder(text))
  if (isOrder(first.text)) return orderAt(first.index, { lines, kinds, later: later?.index })
  if (looksLikeOrder(first.text)) {
    return fault(first.text, 'write /ralph in plain small letters at the start of the line')
  }
  return later === undefined ? nothing : fault(later.text, 'an order is the first line of its comment')
}

interface Lines {
  readonly lines: readonly string[]
  readonly kinds: readonly LineKind[]
  /** Where another order stands. */
  readonly later: number | undefined
}

function orderAt(index: number, comment: Lines): CommentReading {
  const { lines } = comment
  const line = lines[index] ?? ''
  // What is hidden in its line may end in any other one of the same block.
  const whole = readable(lines, blockEnd(lines, index))
  const isRead = whole.length > index
  // An order to stop is obeyed whatever follows.
  const shown = shownText((isRead ? whole : lines.slice(0, index + 1)).join('\n')).split('\n')
  const order = orderIn(shown[index] ?? '')
  const takes = takesOf(order ?? orderIn(line) ?? '')
  if (!isRead && takes !== 'remark') return fault(line, tooLong)
  if (order === undefined) return fault(line, 'the order is not visible in the comment as GitHub shows it')
  const words = personsWords(linesBelow(index, { ...comment, shown }))
  if (takes === 'line') {
    const first = words.trim() === '' ? [] : [`Only its first line counts: ${order.split(' ')[0]} takes no text.`]
    return command(order, [...first, ...othersBelow(comment)])
  }
  return withWords(order, words, { takes, isLonger: whole.length < (comment.later ?? lines.length), comment })
}

function withWords(
  order: string,
  words: string,
  { takes, isLonger, comment }: { takes: ReturnType<typeof takesOf>; isLonger: boolean; comment: Lines },
): CommentReading {
  const whole = words === '' ? order : `${order}\n${words}`
  const { text, cut } = takes === 'fact' ? { text: whole } : cutOrder(whole, { isLonger })
  if (cut !== undefined) return command(text, [cut, ...othersBelow(comment)])
  const unread = isLonger ? [`Only its first ${thousands(mostAtOnce)} characters were read.`] : []
  return command(text, [...unread, ...othersBelow(comment)])
}

const command = (text: string, unread: readonly string[]): CommentReading => ({
  kind: 'command',
  text,
  ...(unread.length > 0 && { unread: unread.join(' ') }),
})

const othersBelow = ({ later }: Lines): readonly string[] => (later === undefined ? [] : [onlyTheFirst])

const onlyTheFirst = 'Only the first order of a comment counts: write a separate comment for each of the others.'

function linesBelow(index: number, { lines, kinds, later, shown }: Lines & { shown: readonly string[] }) {
  return shown.slice(index + 1, later).map((text, at) => ({
    written: lines[index + 1 + at] ?? '',
    shown: text,
    kind: kinds[index + 1 + at] ?? ('text' as const),
  }))
}

/**
 * The lines that can be read at once: whole blocks, or what of a code block fits, since nothing in one is hidden. None
 * where the block that ends before line `needed` does not fit.
 */
function readable(lines: readonly string[], needed: number): readonly string[] {
  const text = lines.join('\n')
  if (text.length <= mostAtOnce) return lines
  const blocks = wholeBlocks(text, mostAtOnce)
  const whole = blocks === '' ? [] : blocks.split('\n')
  const fitting = text.slice(0, mostAtOnce).split('\n').slice(0, -1)
  const read = openFence(fitting.join('\n')) === undefined ? whole : fitting
  return read.length < needed && read === whole ? [] : read
}

/** By Markdown, as far as that is read at once; below that by the fences alone. */
function kindsOf(lines: readonly string[]): LineKind[] {
  const text = lines.join('\n')
  const read = wholeBlocks(text, mostAtOnce)
  const kinds = read === '' ? [] : lineKinds(read.split('\n'))
  let open = openFence(read)
  for (const line of lines.slice(kinds.length)) {
    const inside = open !== undefined
    open = fenceAfter(line, open)
    kinds.push(inside || open !== undefined || /^(?: {4}|\t)/.test(line) ? 'code' : isQuoted(line) ? 'quote' : 'text')
  }
  return kinds
}

const tooLong = `an order has at most ${thousands(mostAtOnce)} characters, including text above it and directly below it; put an empty line after it`

const fault = (line: string, why: string): CommentReading => ({
  kind: 'fault',
  text: startOf(plainComment(startOf(line, 2000)), longestEcho),
  why,
})

/** What may stand before `/ralph` in its line: four spaces would make it code. */
export const orderIndents = ['', ' ', '  ', '   ']

const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s

const isOrder = (line: string): boolean => order.test(line)

const isQuoted = (line: string): boolean => /^ {0,3}>/.test(line)

/** What follows `/ralph`; undefined where the line is no order. */
function orderIn(line: string): string | undefined {
  const [, rest] = order.exec(line) ?? []
  return rest?.replace(/[ \t]+/g, ' ').trim()
}

/** The line behind the block that a line begins. */
function blockEnd(lines: readonly string[], from: number): number {
  const blank = lines.findIndex((line, index) => index > from && line.trim() === '')
  return blank === -1 ? lines.length : blank
}

/** `／ralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line: string): boolean =>
  /^\s{0,3}[/⁄∕⧸][rг][aаα][lӏіι1|][pрρ][hһ](?:\s|$)/iu.test(visible(startOf(line, 100)).normalize('NFKC'))
