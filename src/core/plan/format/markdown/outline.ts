/** A line of a Markdown document with what readers of plans need. */
export interface OutlineLine {
  /** Offset of the first non-blank character (UTF-16 code units). */
  readonly offset: number
  /** Without its line end. */
  readonly raw: string
  readonly kind:
    | 'heading'
    | 'item'
    | 'text'
    | 'quote'
    | 'rule'
    | 'blank'
    | 'fence'
    | 'fenced'
    | 'code'
    | 'html'
    | 'comment'
  /** Number of list items that contain it, itself included. */
  readonly depth: number
  readonly level: number
  /** Without the marks of a heading, an item or a quote; the info string of a fence; else the trimmed line. */
  readonly text: string
  readonly ordered: boolean
  /** Undefined if the item has no check box. */
  readonly ticked: boolean | undefined
}

interface Line {
  readonly raw: string
  readonly offset: number
  /** Column of the first non-blank character; a tab advances to the next multiple of four. */
  readonly column: number
  readonly content: string
}

interface OutlineState {
  readonly lines: OutlineLine[]
  /** For each open list item, the column from which lines belong to it. */
  items: readonly number[]
  /** A block whose lines are not interpreted. */
  block: { readonly kind: 'fenced' | 'html' | 'comment'; readonly ends: (content: string) => boolean } | undefined
}

const fence = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/
const itemMark = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/
const heading = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const rule = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const box = /^\[([ xX])\](?:[ \t]+|$)/
const boldField = /^\*\*[A-Za-z][A-Za-z ]{0,30}(?::\*\*|\*\*:)/
const rawHtml = /^<(?:script|pre|style|textarea)(?=[\s>]|$)/i
/** Elements that end only at an empty line: until then nothing is read as Markdown. */
const html =
  /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i

/**
 * The lines of a document by CommonMark, without links and multi-line headings, and with one exception: a field in bold
 * ends the paragraph or list above it. Linear (docs/decisions/plan.md).
 */
export function outline(text: string): OutlineLine[] {
  const state: OutlineState = { lines: [], items: [], block: undefined }
  let start = 0
  for (const line of text.split('\n')) {
    addLine(state, lineAt(line.endsWith('\r') ? line.slice(0, -1) : line, start))
    start += line.length + 1
  }
  return state.lines
}

function lineAt(raw: string, start: number): Line {
  const content = raw.trimStart()
  const indent = raw.length - content.length
  return { raw, offset: start + indent, column: widthOf(raw.slice(0, indent)), content: content.trimEnd() }
}

function widthOf(indent: string, from = 0): number {
  let column = from
  for (const char of indent) column = char === '\t' ? column + 4 - (column % 4) : column + 1
  return column
}

function addLine(state: OutlineState, line: Line): void {
  if (state.block && addToBlock(state, line)) return
  if (line.content === '') pushLine(state, line, { kind: 'blank' })
  else addText(state, line)
}

function addText(state: OutlineState, line: Line): void {
  const previous = state.lines.at(-1)
  const inParagraph = isParagraph(previous)
  const openItems = state.items.slice(0, state.items.filter((from) => line.column >= from).length)
  const isIndentedCode = line.column - (openItems.at(-1) ?? 0) >= 4
  const block: BlockStart = isIndentedCode
    ? { kind: inParagraph ? 'text' : 'code' }
    : blockOf(line, { before: previous, open: openItems.length })
  // A continuation line belongs to its paragraph's item in any column. A field such as **Status:** below a list should
  // end it.
  if (block.kind !== 'text' || !inParagraph || boldField.test(line.content)) state.items = openItems
  if (block.kind === 'item') addItem(state, line, block.mark)
  else if (block.kind === 'underline') {
    state.lines[state.lines.length - 1] = { ...(previous as OutlineLine), kind: 'heading', level: block.level }
    pushLine(state, line, { kind: 'blank' })
  } else {
    const { ends, ...fields } = block
    pushLine(state, line, fields)
    if (ends) state.block = { kind: isUninterpreted(block.kind) ? block.kind : 'fenced', ends }
  }
}

const isUninterpreted = (kind: string): kind is 'html' | 'comment' => kind === 'html' || kind === 'comment'

const isParagraph = (line: OutlineLine | undefined): boolean =>
  line !== undefined && (line.kind === 'text' || line.kind === 'quote' || (line.kind === 'item' && line.text !== ''))

/** Adds a line to the open block; false if it does not belong to it. A block ends with its list item. */
function addToBlock(state: OutlineState, line: Line): boolean {
  const { block: inside } = state
  if (!inside) return false
  if (line.content !== '' && line.column < (state.items.at(-1) ?? 0)) {
    state.block = undefined
    return false
  }
  const ends = inside.ends(line.content)
  if (ends) state.block = undefined
  pushLine(state, line, {
    kind: ends && inside.kind === 'fenced' ? 'fence' : inside.kind,
    text: ends ? '' : line.content,
  })
  return true
}

type BlockStart =
  | { readonly kind: 'item'; readonly mark: RegExpExecArray }
  | { readonly kind: 'underline'; readonly level: number }
  | (Pick<OutlineLine, 'kind'> &
      Partial<OutlineLine> & { readonly kind: Exclude<OutlineLine['kind'], 'item'> } & {
        readonly ends?: ((content: string) => boolean) | undefined
      })

function blockOf(
  { content }: Line,
  { before: previous, open }: { before: OutlineLine | undefined; open: number },
): BlockStart {
  const fenced = fenceOf(content)
  if (fenced) return { kind: 'fence', ...fenced }
  const [, marks, title = ''] = heading.exec(content) ?? []
  if (marks !== undefined) return { kind: 'heading', level: marks.length, text: title }
  const continuesText = previous?.kind === 'text' && previous.depth === open
  if (continuesText && isUnderline(content, previous))
    return { kind: 'underline', level: content.startsWith('=') ? 1 : 2 }
  if (rule.test(content)) return { kind: 'rule' }
  if (content.startsWith('>')) return { kind: 'quote', text: content.replace(/^>[ \t]?/, '') }
  return itemOf(content, continuesText) ?? htmlOf(content) ?? { kind: 'text' }
}

/** Below a field such as **Status:**, a line of dashes is a rule. */
const isUnderline = (content: string, previous: OutlineLine): boolean =>
  /^(?:=+|-+)$/.test(content) && !previous.text.startsWith('**')

/** Within a paragraph, a list begins only with text, and with the number 1. */
function itemOf(content: string, inParagraph: boolean): BlockStart | undefined {
  const mark = itemMark.exec(content)
  if (!mark) return undefined
  const canStart = mark[0].length < content.length && (mark[1] === undefined || Number(mark[1]) === 1)
  return inParagraph && !canStart ? undefined : { kind: 'item', mark }
}

function fenceOf(content: string) {
  const match = fence.exec(content)
  if (!match) return undefined
  const mark = match[1] ?? match[3] ?? ''
  const close = new RegExp(`^${mark[0]}{${mark.length},}$`)
  return { text: (match[2] ?? match[4] ?? '').trim(), ends: (line: string) => close.test(line) }
}

function htmlOf(content: string): BlockStart | undefined {
  // Markdown reads text behind a comment as HTML, though people see it.
  if (content.startsWith('<!--') && content.replace(/<!--.*?-->/g, '').trim() !== '' && content.includes('-->'))
    return { kind: 'html', ...(content.lastIndexOf('<!--') > content.lastIndexOf('-->') && endingAt('', /-->/)) }
  if (content.startsWith('<!--')) return { kind: 'comment', ...endingAt(content, /-->/) }
  if (rawHtml.test(content)) return { kind: 'html', ...endingAt(content, /<\/(?:script|pre|style|textarea)>/i) }
  if (!html.test(content)) return undefined
  return { kind: 'html', ends: (line) => line === '' }
}

const endingAt = (content: string, end: RegExp) => (end.test(content) ? {} : { ends: (line: string) => end.test(line) })

function addItem(state: OutlineState, line: Line, mark: RegExpExecArray): void {
  const afterMark = line.content.slice(mark[0].length)
  const rest = afterMark.trimStart()
  const textColumn = line.column + mark[0].length
  const gap = widthOf(afterMark.slice(0, afterMark.length - rest.length), textColumn) - textColumn
  // Text more than four columns in is code; an empty item has its text one column in.
  state.items = [...state.items, textColumn + (rest === '' || gap > 4 ? 1 : gap)]
  const checkBox = box.exec(rest)
  pushLine(state, line, {
    kind: 'item',
    text: checkBox ? rest.slice(checkBox[0].length) : rest,
    ordered: mark[1] !== undefined,
    ticked: checkBox ? checkBox[1] !== ' ' : undefined,
  })
  const fenceStart = fenceOf(rest)
  if (fenceStart) state.block = { kind: 'fenced', ends: fenceStart.ends }
}

function pushLine(
  { lines, items }: OutlineState,
  { raw, offset, content }: Line,
  fields: Partial<OutlineLine> & Pick<OutlineLine, 'kind'>,
): void {
  const defaults = { level: 0, text: content, ordered: false, ticked: undefined }
  lines.push({ offset, raw, depth: items.length, ...defaults, ...fields })
}

/** A check box at the top level of a list. */
export const isBox = ({ kind, depth, ticked }: OutlineLine): boolean =>
  kind === 'item' && depth === 1 && ticked !== undefined
