import { thousands } from '../text/amounts.ts'
import { startOf } from '../text/excerpt.ts'
import { fenceAfter } from '../text/markdown/fences.ts'
import { plainComment } from '../text/markdown/plain-comment.ts'
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
/** Beyond what any order needs: reading costs the square of it. */
const longestLine = 8000

/**
 * Reads one comment: the first line that is neither empty, quoted nor in a code block is an order if
 * it begins with exactly `/ralph` in ASCII. One order a comment. An order further down, or spelt with look-alikes, is
 * answered and not obeyed.
 */
export function readComment(body: string): Heard {
  if (body.trimStart().startsWith(ownMark)) return nothing
  const [first, ...others] = spokenLines(body)
  if (first === undefined) return nothing
  const order = orderIn(first)
  if (order !== undefined && first.length > longestLine) {
    return fault(first, `an order has at most ${thousands(longestLine)} characters`)
  }
  const later = others.find((line) => orderIn(line) !== undefined)
  if (order !== undefined) return { kind: 'command', text: order, ...(later !== undefined && { more: true }) }
  if (looksLikeOrder(first)) {
    return fault(first, 'write /ralph in plain small letters at the start of the line')
  }
  return later === undefined ? nothing : fault(later, 'an order is the first line of its comment')
}

const fault = (line: string, why: string): Heard => ({
  kind: 'fault',
  text: startOf(plainComment(startOf(line, longestLine)), longestEcho),
  why,
})

/** What follows `/ralph`, as a reader sees it; undefined where the line is no order. Four spaces would make it code. */
function orderIn(line: string): string | undefined {
  const [, rest] = /^ {0,3}\/ralph(?=[ \t]|$)(.*)$/s.exec(line) ?? []
  return rest === undefined ? undefined : plainComment(startOf(rest, longestLine))
}

/** `／ralph`, `/Ralph`, Cyrillic or Greek letters of the same shape, or something invisible between them. */
const looksLikeOrder = (line: string): boolean =>
  /^\s{0,3}[/⁄∕⧸][rг][aаα][lӏіι1|][pрρ][hһ](?:\s|$)/iu.test(visible(startOf(line, 100)).normalize('NFKC'))

/** Lines that the author says: not empty, not quoted, in no code block. */
function* spoken(body: string): Generator<string> {
  let open: string | undefined
  for (const line of body.split(/\r\n?|\n/)) {
    const inside = open !== undefined
    open = fenceAfter(line, open)
    if (inside || open !== undefined || line.trim() === '') continue
    if (/^ {0,3}>/.test(line) || /^(?: {4}|\t)/.test(line)) continue
    yield line
  }
}

const spokenLines = (body: string): string[] => [...spoken(body)]
