/** A line of a Markdown document, as far as a plan rests on it. */
export interface OutlineLine {
  /** Where its first character stands that is no white space (UTF-16 units). */
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
  /** How many list items it stands in, itself included. */
  readonly depth: number
  /** A heading's level, 1 to 6. */
  readonly level: number
  /** Of a heading, an item or a quote: without its marks. Of a fence: its info string. Else the trimmed line. */
  readonly text: string
  /** Whether an item is numbered. */
  readonly ordered: boolean
  /** The check box of an item: ticked or not; undefined where it has none. */
  readonly ticked: boolean | undefined
}

interface Line {
  readonly raw: string
  readonly offset: number
  /** Of the first character that is no white space; a tab goes on to the next multiple of four. */
  readonly column: number
  readonly content: string
}

interface State {
  readonly lines: OutlineLine[]
  /** Columns from which on a line belongs to the list items that are open. */
  items: readonly number[]
  /** A block whose lines are not looked at. */
  inside: { readonly kind: 'fenced' | 'html' | 'comment'; readonly ends: (content: string) => boolean } | undefined
}

const fence = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/
const itemMark = /^(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)/
const heading = /^(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const rule = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const box = /^\[([ xX])\](?:[ \t]+|$)/
const boldField = /^\*\*[A-Za-z][A-Za-z ]{0,30}(?::\*\*|\*\*:)/
const rawHtml = /^<(?:script|pre|style|textarea)(?=[\s>]|$)/i
/** Elements that stand on their own, so that what follows them is not read as Markdown before an empty line. */
const html =
  /^<\/?(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|html|li|main|menu|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i

/**
 * The lines of a document as CommonMark has them, except that links and headings of several lines are not looked for, and
 * that a field in bold ends what stands above it.
 * Each line is looked at once (docs/decisions/plan.md).
 */
export function outline(text: string): OutlineLine[] {
  const state: State = { lines: [], items: [], inside: undefined }
  let start = 0
  for (const line of text.split('\n')) {
    take(state, lineAt(line.endsWith('\r') ? line.slice(0, -1) : line, start))
    start += line.length + 1
  }
  return state.lines
}

function lineAt(raw: string, start: number): Line {
  const content = raw.trimStart()
  const white = raw.length - content.length
  return { raw, offset: start + white, column: widthOf(raw.slice(0, white)), content: content.trimEnd() }
}

function widthOf(white: string, from = 0): number {
  let column = from
  for (const char of white) column = char === '\t' ? column + 4 - (column % 4) : column + 1
  return column
}

function take(state: State, line: Line): void {
  if (state.inside && takeInside(state, line)) return
  if (line.content === '') put(state, line, { kind: 'blank' })
  else takeText(state, line)
}

function takeText(state: State, line: Line): void {
  const before = state.lines.at(-1)
  const inParagraph = isParagraph(before)
  const open = state.items.slice(0, state.items.filter((from) => line.column >= from).length)
  const isDeep = line.column - (open.at(-1) ?? 0) >= 4
  const block: Block = isDeep ? { kind: inParagraph ? 'text' : 'code' } : blockOf(line, { before, open: open.length })
  // A line that goes on with a paragraph belongs to the item of that paragraph, however far to the left it stands. A field
  // such as **Status:** right below a list is meant to end it.
  if (block.kind !== 'text' || !inParagraph || boldField.test(line.content)) state.items = open
  if (block.kind === 'item') takeItem(state, line, block.mark)
  else if (block.kind === 'underline') {
    state.lines[state.lines.length - 1] = { ...(before as OutlineLine), kind: 'heading', level: block.level }
    put(state, line, { kind: 'blank' })
  } else {
    const { ends, ...rest } = block
    put(state, line, rest)
    if (ends) state.inside = { kind: isHidden(block.kind) ? block.kind : 'fenced', ends }
  }
}

const isHidden = (kind: string): kind is 'html' | 'comment' => kind === 'html' || kind === 'comment'

const isParagraph = (line: OutlineLine | undefined): boolean =>
  line !== undefined && (line.kind === 'text' || line.kind === 'quote' || (line.kind === 'item' && line.text !== ''))

/** Takes a line that belongs to the block that is open; false where it does not. An item's block ends with its item. */
function takeInside(state: State, line: Line): boolean {
  const { inside } = state
  if (!inside) return false
  if (line.content !== '' && line.column < (state.items.at(-1) ?? 0)) {
    state.inside = undefined
    return false
  }
  const ends = inside.ends(line.content)
  if (ends) state.inside = undefined
  put(state, line, { kind: ends && inside.kind === 'fenced' ? 'fence' : inside.kind, text: ends ? '' : line.content })
  return true
}

type Block =
  | { readonly kind: 'item'; readonly mark: RegExpExecArray }
  | { readonly kind: 'underline'; readonly level: number }
  | (Pick<OutlineLine, 'kind'> &
      Partial<OutlineLine> & { readonly kind: Exclude<OutlineLine['kind'], 'item'> } & {
        readonly ends?: ((content: string) => boolean) | undefined
      })

function blockOf({ content }: Line, { before, open }: { before: OutlineLine | undefined; open: number }): Block {
  const fenced = fenceOf(content)
  if (fenced) return { kind: 'fence', ...fenced }
  const [, marks, title = ''] = heading.exec(content) ?? []
  if (marks !== undefined) return { kind: 'heading', level: marks.length, text: title }
  const beside = before?.kind === 'text' && before.depth === open
  if (beside && isUnderline(content, before)) return { kind: 'underline', level: content.startsWith('=') ? 1 : 2 }
  if (rule.test(content)) return { kind: 'rule' }
  if (content.startsWith('>')) return { kind: 'quote', text: content.replace(/^>[ \t]?/, '') }
  return itemOf(content, beside) ?? htmlOf(content) ?? { kind: 'text' }
}

/** Below a field such as **Status:** a line of dashes is meant as a rule. */
const isUnderline = (content: string, before: OutlineLine): boolean =>
  /^(?:=+|-+)$/.test(content) && !before.text.startsWith('**')

/** Within a paragraph a list begins only where it says something, and with its first number. */
function itemOf(content: string, inParagraph: boolean): Block | undefined {
  const mark = itemMark.exec(content)
  if (!mark) return undefined
  const starts = mark[0].length < content.length && (mark[1] === undefined || Number(mark[1]) === 1)
  return inParagraph && !starts ? undefined : { kind: 'item', mark }
}

function fenceOf(content: string) {
  const found = fence.exec(content)
  if (!found) return undefined
  const mark = found[1] ?? found[3] ?? ''
  const close = new RegExp(`^${mark[0]}{${mark.length},}$`)
  return { text: (found[2] ?? found[4] ?? '').trim(), ends: (line: string) => close.test(line) }
}

function htmlOf(content: string): Block | undefined {
  // What stands behind a comment in its line is HTML to Markdown, and no comment to people.
  if (content.startsWith('<!--') && content.replace(/<!--.*?-->/g, '').trim() !== '' && content.includes('-->'))
    return { kind: 'html', ...(content.lastIndexOf('<!--') > content.lastIndexOf('-->') && until('', /-->/)) }
  if (content.startsWith('<!--')) return { kind: 'comment', ...until(content, /-->/) }
  if (rawHtml.test(content)) return { kind: 'html', ...until(content, /<\/(?:script|pre|style|textarea)>/i) }
  if (!html.test(content)) return undefined
  return { kind: 'html', ends: (line) => line === '' }
}

const until = (content: string, end: RegExp) => (end.test(content) ? {} : { ends: (line: string) => end.test(line) })

function takeItem(state: State, line: Line, mark: RegExpExecArray): void {
  const after = line.content.slice(mark[0].length)
  const rest = after.trimStart()
  const from = line.column + mark[0].length
  const gap = widthOf(after.slice(0, after.length - rest.length), from) - from
  // What begins more than four columns in is code, and what is empty has its text one column in.
  state.items = [...state.items, from + (rest === '' || gap > 4 ? 1 : gap)]
  const ticked = box.exec(rest)
  put(state, line, {
    kind: 'item',
    text: ticked ? rest.slice(ticked[0].length) : rest,
    ordered: mark[1] !== undefined,
    ticked: ticked ? ticked[1] !== ' ' : undefined,
  })
  const fenced = fenceOf(rest)
  if (fenced) state.inside = { kind: 'fenced', ends: fenced.ends }
}

function put(
  { lines, items }: State,
  { raw, offset, content }: Line,
  more: Partial<OutlineLine> & Pick<OutlineLine, 'kind'>,
): void {
  const plain = { level: 0, text: content, ordered: false, ticked: undefined }
  lines.push({ offset, raw, depth: items.length, ...plain, ...more })
}
