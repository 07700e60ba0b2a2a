import type { Nodes, Parents, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { visible } from '../visible.ts'
import { type OpenElements, openElements } from './html-elements.ts'

/**
 * A comment's text as its reader sees it rendered: what Markdown and HTML would hide is gone (threat T4). Code stays as
 * it is written, since all of it is shown. NFC and not NFKC, which would change visible signs (`，`, `²`).
 */
export function plainComment(text: string): string {
  return shownText(text)
    .replace(/[ \t]+/g, ' ')
    .trim()
}

/** Characters that are read at once, beyond what anybody types: the parser needs the square of them in time, and a stack. */
export const mostAtOnce = 8000
/** The parser needs even more for one image within another. */
const mostImages = 200

/**
 * The same with its indentation, for what is read line by line: line n shows what is visible of line n, if no line ends
 * in anything but LF, CR or both. Beyond `mostAtOnce` characters it shows nothing, from the start of a block on; where
 * the parser gives up it shows nothing at all. Some 0.1 ms for each line; a hostile text takes a second.
 */
export function shownText(text: string): string {
  const read = wholeBlocks(text, mostAtOnce)
  const shown = (read.match(/!\[/g)?.length ?? 0) > mostImages ? noneOf(read) : parsed(read)
  return shown + noneOf(text.slice(read.length))
}

function parsed(text: string): string {
  try {
    const source = visible(text).normalize('NFC').replace(tooDeep, '$1')
    const cuts: Cut[] = []
    const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    cutHidden(tree, { source, cuts, open: openElements(), notes: notesIn(tree) })
    // Decoding brings back what was spelt as an entity.
    return visible(withCuts(source, cuts))
  } catch (error) {
    // The stack is full: whatever could be hidden in it, nothing of it counts.
    if (error instanceof RangeError) return noneOf(text)
    throw error
  }
}

const noneOf = (text: string): string => text.replace(/[^\n]+/g, '')

/** Its longest beginning of at most `most` characters that ends with a whole block: half of one would show what it hides. */
export function wholeBlocks(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, Math.max(0, ...Array.from(text.slice(0, most).matchAll(/\n[ \t]*\r?\n/g), ({ index }) => index)))
}

/** Nobody quotes as deep as this; the parser needs the square of it in time, and a stack. */
const tooDeep =
  /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/** A range of the source that is not shown, and what stands in its place. */
interface Cut {
  readonly from: number
  readonly to: number
  readonly put: string
}

interface Reading {
  readonly source: string
  readonly cuts: Cut[]
  readonly open: OpenElements
  /** Identifiers of the footnotes that something refers to; no other is shown. */
  readonly notes: ReadonlySet<string>
}

/** Code blocks that GitHub draws: their source is not what a reader sees. */
const drawn = new Set(['math', 'mermaid', 'geojson', 'topojson', 'stl'])
const hidesInFormula = /\\[a-z]|%/i
/** Between dollars; a `%` alone counts only where no word follows, as in no price. */
const formula = /\$\$[^$]+\$\$|\$(?![\s$])[^$]*?\\[a-z][^$]*\$|\$(?![\s$])[^$]*%[^$]*(?<!\s)\$(?!\w)/gi

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a table of node kinds, one line or two each
function cutHidden(node: Nodes, reading: Reading): void {
  const { source, open } = reading
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const cut = (put: string, start = from, end = to): void => {
    reading.cuts.push({ from: start, to: end, put })
  }
  if (node.type === 'html') {
    cutMarkup(source.slice(from, to), from, reading)
    return
  }
  if (!open.isShown() && !('children' in node)) {
    cut('')
    return
  }
  switch (node.type) {
    case 'text':
      for (const { index, 0: written } of source.slice(from, to).matchAll(entity)) {
        cut(decoded(written), from + index, from + index + written.length)
      }
      return
    case 'definition':
      cut('')
      return
    case 'image':
    case 'imageReference':
      cut('(image)')
      return
    case 'footnoteReference':
      cut('[note]')
      return
    case 'inlineCode':
      if (source[from - 1] === '$' && source[to] === '$' && hidesInFormula.test(node.value)) cut('(formula)')
      return
    case 'code': {
      if (drawn.has((node.lang ?? '').toLowerCase())) {
        cut(node.lang === 'math' ? '(formula)' : '(diagram)')
        return
      }
      const [fence = '', run = ''] = /^(`{3,}|~{3,})[^\n]*/.exec(source.slice(from, to)) ?? []
      cut(run, from, from + fence.length)
      return
    }
    case 'footnoteDefinition':
      if (!reading.notes.has(node.identifier)) {
        cut('')
        return
      }
      cut('note: ', from, node.children[0]?.position?.start.offset ?? to)
      break
    case 'link':
    case 'linkReference':
      cutLink(node, reading)
      break
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      for (const { index, 0: found } of withoutCode(node, source).matchAll(formula)) {
        if (hidesInFormula.test(found)) cut('(formula)', from + index, from + index + found.length)
      }
  }
  if (!('children' in node)) return
  if (node.type === 'table') open.open('table')
  // Cells beyond those of the header are not shown.
  const columns = node.type === 'table' ? (node.align?.length ?? 0) : 0
  for (const child of node.children) {
    const beyond =
      child.type === 'tableRow' && columns > 0 ? child.children[columns]?.position?.start.offset : undefined
    if (beyond !== undefined) cut('', beyond, child.position?.end.offset)
    cutHidden(child, reading)
  }
  if (node.type === 'table') open.close('table')
}

/** Tags, comments and all that is in an element that hides; text between tags stays. */
function cutMarkup(html: string, at: number, { cuts, open }: Reading): void {
  let done = 0
  for (const { from, to } of [...open.shownIn(html), { from: html.length, to: html.length }]) {
    if (from > done) cuts.push({ from: at + done, to: at + from, put: '' })
    done = to
  }
}

/** `text (address)`: a title, a label and an address with room for sentences are not shown. */
function cutLink(node: Extract<Nodes, { type: 'link' | 'linkReference' }>, { source, cuts, open }: Reading): void {
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (source[from] !== '[') {
    if (source[from] === '<') cuts.push({ from, to: from + 1, put: '' }, { from: to - 1, to, put: '' })
    return
  }
  const address = node.type === 'link' && /^\S+$/.test(node.url) && open.isShown() ? ` (${node.url})` : ''
  if (!first || !last) {
    cuts.push({ from, to, put: address.trim() })
    return
  }
  cuts.push({ from, to: first.position?.start.offset ?? from, put: '' })
  cuts.push({ from: last.position?.end.offset ?? to, to, put: address })
}

/** An entity, where the backslash before it is no escape. */
const entity = /(?<!(?:^|[^\\])(?:\\\\)*\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,40});/gi

/** What an entity spells, on the same line. */
function decoded(written: string): string {
  const [paragraph] = fromMarkdown(written).children
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : []
  return text?.type === 'text' ? text.value.replace(/\s/g, ' ') : ' '
}

function withoutCode(block: Parents, source: string): string {
  const from = block.position?.start.offset ?? 0
  let text = source.slice(from, block.position?.end.offset)
  for (const code of block.children.filter(({ type }) => type === 'inlineCode')) {
    const [start, end] = [(code.position?.start.offset ?? 0) - from, (code.position?.end.offset ?? 0) - from]
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  }
  return text
}

function notesIn(tree: Root): Set<string> {
  const found = new Set<string>()
  const visit = (node: Nodes): void => {
    if (node.type === 'footnoteReference') found.add(node.identifier)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return found
}

/** Of ranges that overlap the first and longest one is replaced, the others with it. As many lines as before are left. */
function withCuts(source: string, cuts: readonly Cut[]): string {
  let [shown, done] = ['', 0]
  for (const { from, to, put } of [...cuts].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const start = Math.max(from, done)
    if (start > from && to <= done) continue
    const lines = source.slice(start, to).split('\n').length - 1
    shown += source.slice(done, start) + (start === from ? put : '') + '\n'.repeat(lines)
    done = Math.max(done, to)
  }
  return shown + source.slice(done)
}
