import { thousands } from '../text/amounts.ts'
import { startOf } from '../text/excerpt.ts'
import { fenceAfter } from '../text/markdown/fences.ts'
import { plainComment, shownText } from '../text/markdown/plain-comment.ts'
import { visible } from '../text/visible.ts'

/** What a comment orders: nothing, one command without its `/ralph`, or something that only looks like one. */
export type Heard =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'command'
      readonly text: string
      /** Other orders stand below it, which nobody obeys. */
      readonly more?: true
    }
  | { readonly kind: 'fault'; readonly text: string; readonly why: string }

/** The mark in everything that ralph writes itself; its own words are never orders. */
export const ownMark = '<!-- ralph:'

const nothing: Heard = { kind: 'nothing' }
const longestEcho = 200
/** Beyond what any order needs, with what stands right below it: reading costs the square of it. */
const longestOrder = 8000

/**
 * Reads one comment: the first line that is neither empty, quoted nor in a code block is an order if
 * it begins with exactly `/ralph` in ASCII. One order a comment. An order further down, or spelt with look-alikes, is
 * answered and not obeyed.
 */
export function readComment(body: string): Heard {
  if (body.trimStart().startsWith(ownMark)) return nothing
  // Elsewhere these end a line; in Markdown they do not, and lines are counted here.
  const lines = body.replace(/[\u2028\u2029]/g, ' ').split(/\r\n?|\n/)
  const [first, ...others] = spoken(lines)
  if (first === undefined) return nothing
  const later = others.find(({ text }) => isOrder(text))
  if (isOrder(first.text)) {
    const upTo = lines.slice(0, blockEnd(lines, first.index)).join('\n')
    if (upTo.length > longestOrder) return fault(first.text, tooLong)
    const order = orderIn(shownText(upTo).split('\n')[first.index] ?? '')
    if (order === undefined) return fault(first.text, 'the order is not visible in the comment as GitHub shows it')
    return { kind: 'command', text: order, ...(later !== undefined && { more: true }) }
  }
  if (looksLikeOrder(first.text)) {
    return fault(first.text, 'write /ralph in plain small letters at the start of the line')
  }
  return later === undefined ? nothing : fault(later.text, 'an order is the first line of its comment')
}

const tooLong = `an order has at most ${thousands(longestOrder)} characters, including text above it and directly below it; put an empty line after it`

const fault = (line: string, why: string): Heard => ({
  kind: 'fault',
  text: startOf(plainComment(startOf(line, 2000)), longestEcho),
  why,
})

/** Four spaces would make it code. */
const order = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s

const isOrder = (line: string): boolean => order.test(line)

/** What follows `/ralph`; undefined where the line is no order. */
function orderIn(line: string): string | undefined {
  const [, rest] = order.exec(line) ?? []
  return rest?.replace(/[ \t]+/g, ' ').trim()
}

/** The line behind the block that a line begins: what is hidden in the line may end in any other one of it. */
function blockEnd(lines: readonly string[], from: number): number {
  const blank = lines.findIndex((line, index) => index > from && line.trim() === '')
  return blank === -1 ? lines.length : blank
}

/** `／ralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line: string): boolean =>
  /^\s{0,3}[/⁄∕⧸][rг][aаα][lӏіι1|][pрρ][hһ](?:\s|$)/iu.test(visible(startOf(line, 100)).normalize('NFKC'))

/** Lines that the author says: not empty, not quoted, in no code block. */
function* spoken(lines: readonly string[]): Generator<{ text: string; index: number }> {
  let open: string | undefined
  for (const [index, text] of lines.entries()) {
    const inside = open !== undefined
    open = fenceAfter(text, open)
    if (inside || open !== undefined || text.trim() === '') continue
    if (/^ {0,3}>/.test(text) || /^(?: {4}|\t)/.test(text)) continue
    yield { text, index }
  }
}
