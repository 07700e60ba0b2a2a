import type { Nodes, Parents, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { visible } from '../visible.ts'
import { type OpenElements, openElements } from './html-elements.ts'

/**
 * The text that readers of a rendered comment see (threat T4). NFC, since NFKC would change visible signs (`，`, `²`).
 */
export function plainComment(text: string): string {
  return renderedText(text)
    .replace(/[ \t]+/g, ' ')
    .trim()
}

/** More than anybody types: the parser needs quadratic time and a deep stack. */
export const maxParsedChars = 8000
/** The parser needs even more for images inside images. */
const maxImages = 200

/**
 * Line n is the visible part of line n, if only LF, CR or both end lines. Shows nothing beyond `maxParsedChars`, or if
 * the parser gives up. About 0.1 ms a line; a hostile text takes a second.
 */
export function renderedText(text: string): string {
  const parsable = wholeBlocks(text, maxParsedChars)
  const rendered = (parsable.match(/!\[/g)?.length ?? 0) > maxImages ? blankedLines(parsable) : renderBlocks(parsable)
  return rendered + blankedLines(text.slice(parsable.length))
}

function renderBlocks(text: string): string {
  try {
    const source = visible(text).normalize('NFC').replace(tooDeep, '$1')
    const cuts: Cut[] = []
    const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    cutHidden(tree, { source, cuts, open: openElements(), notes: referencedNotes(tree) })
    // Decoding restores characters that were written as entities.
    return visible(withCuts(source, cuts))
  } catch (error) {
    // The stack is full, so hidden text may be anywhere.
    if (error instanceof RangeError) return blankedLines(text)
    throw error
  }
}

const blankedLines = (text: string): string => text.replace(/[^\n]+/g, '')

/** The longest start of at most `maxChars` that ends with a whole block, since half of one could show hidden text. */
export function wholeBlocks(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  return text.slice(
    0,
    Math.max(0, ...Array.from(text.slice(0, maxChars).matchAll(/\n[ \t]*\r?\n/g), ({ index }) => index)),
  )
}

/** Deeper than anybody quotes. */
const tooDeep =
  /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20})(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm

/** A hidden range of the source, and its replacement. */
interface Cut {
  readonly from: number
  readonly to: number
  readonly replacement: string
}

interface CutContext {
  readonly source: string
  readonly cuts: Cut[]
  readonly open: OpenElements
  /** Identifiers of the referenced footnotes; others are not rendered. */
  readonly notes: ReadonlySet<string>
}

/** Code blocks that GitHub draws instead of showing. */
const drawn = new Set(['math', 'mermaid', 'geojson', 'topojson', 'stl'])
const hidesInFormula = /\\[a-z]|%/i
/** Between dollars. A `%` alone counts only if no word follows, unlike in a price. */
const formula = /\$\$[^$]+\$\$|\$(?![\s$])[^$]*?\\[a-z][^$]*\$|\$(?![\s$])[^$]*%[^$]*(?<!\s)\$(?!\w)/gi

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a table of node kinds, one line or two each
function cutHidden(node: Nodes, reading: CutContext): void {
  const { source, open } = reading
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const cut = (replacement: string, start = from, end = to): void => {
    reading.cuts.push({ from: start, to: end, replacement })
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
      for (const { index, 0: spelled } of source.slice(from, to).matchAll(entity)) {
        cut(decoded(spelled), from + index, from + index + spelled.length)
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
      for (const { index, 0: text } of withoutCode(node, source).matchAll(formula)) {
        if (hidesInFormula.test(text)) cut('(formula)', from + index, from + index + text.length)
      }
  }
  if (!('children' in node)) return
  if (node.type === 'table') open.open('table')
  // Cells beyond those of the header are not rendered.
  const columns = node.type === 'table' ? (node.align?.length ?? 0) : 0
  for (const child of node.children) {
    const beyond =
      child.type === 'tableRow' && columns > 0 ? child.children[columns]?.position?.start.offset : undefined
    if (beyond !== undefined) cut('', beyond, child.position?.end.offset)
    cutHidden(child, reading)
  }
  if (node.type === 'table') open.close('table')
}

/** Cuts tags, comments and the content of hiding elements; keeps the text between tags. */
function cutMarkup(html: string, offset: number, { cuts, open }: CutContext): void {
  let done = 0
  for (const { from, to } of [...open.readHtml(html), { from: html.length, to: html.length }]) {
    if (from > done) cuts.push({ from: offset + done, to: offset + from, replacement: '' })
    done = to
  }
}

/** Keeps `text (address)`: titles, labels and long addresses are not rendered. */
function cutLink(node: Extract<Nodes, { type: 'link' | 'linkReference' }>, { source, cuts, open }: CutContext): void {
  const [from, to] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (source[from] !== '[') {
    if (source[from] === '<') cuts.push({ from, to: from + 1, replacement: '' }, { from: to - 1, to, replacement: '' })
    return
  }
  const address = node.type === 'link' && /^\S+$/.test(node.url) && open.isShown() ? ` (${node.url})` : ''
  if (!first || !last) {
    cuts.push({ from, to, replacement: address.trim() })
    return
  }
  cuts.push({ from, to: first.position?.start.offset ?? from, replacement: '' })
  cuts.push({ from: last.position?.end.offset ?? to, to, replacement: address })
}

/** An entity that is not escaped by a backslash. */
const entity = /(?<!(?:^|[^\\])(?:\\\\)*\\)&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,40});/gi

/** Stays on its line. */
function decoded(entityText: string): string {
  const [paragraph] = fromMarkdown(entityText).children
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

function referencedNotes(tree: Root): Set<string> {
  const identifiers = new Set<string>()
  const visit = (node: Nodes): void => {
    if (node.type === 'footnoteReference') identifiers.add(node.identifier)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return identifiers
}

/** Of overlapping ranges only the first and longest one gets its replacement. Keeps the number of lines. */
function withCuts(source: string, cuts: readonly Cut[]): string {
  let [result, done] = ['', 0]
  for (const { from, to, replacement } of [...cuts].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const start = Math.max(from, done)
    if (start > from && to <= done) continue
    const lines = source.slice(start, to).split('\n').length - 1
    result += source.slice(done, start) + (start === from ? replacement : '') + '\n'.repeat(lines)
    done = Math.max(done, to)
  }
  return result + source.slice(done)
}
