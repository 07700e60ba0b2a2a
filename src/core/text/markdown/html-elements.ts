/** Elements that show nothing of what is in them, or only on a click. */
const hiding = new Set(
  'details template script style title noscript svg math rp textarea iframe noembed noframes xmp object datalist dialog head'.split(
    ' ',
  ),
)
const hidingAttributes = new Set(['hidden', 'style', 'class', 'aria-hidden'])
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** An end tag does not reach out of these (HTML, "has an element in scope"): `</details>` within a table closes nothing. */
const walls = new Set(['table', 'td', 'th', 'caption', 'template', 'svg', 'math', 'object', 'html'])

const notTag: readonly (readonly [opening: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
]
const tagName = /<(\/?)([a-z][^\s/>]*)/iy
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?!["'])[^\s>]*))?/y
const tagEnd = /[\s/]*>/y

/** Follows which elements are open while the pieces of a document pass, as a browser would; from a hiding one on, nothing is shown. */
export interface OpenElements {
  /** Whether text at this place is shown. */
  isShown(): boolean
  /** An element that Markdown makes. */
  open(name: string): void
  close(name: string): void
  /** Takes raw HTML in; the ranges of it that are text and shown, as offsets. */
  shownIn(html: string): { readonly from: number; readonly to: number }[]
}

export function openElements(): OpenElements {
  // From the hiding element on; what is open around it does not matter.
  let stack: string[] = []
  const open = (name: string): void => {
    if (stack.length > 0 && !empty.has(name)) stack.push(name)
  }
  const close = (name: string): void => {
    const at = stack.lastIndexOf(name)
    if (at !== -1 && !stack.slice(at + 1).some((inner) => walls.has(inner))) stack = stack.slice(0, at)
  }
  /** The offset behind the markup that begins here; undefined where it has no end. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one step of a tokenizer, in the order of HTML's own rules
  const pass = (html: string, from: number): number | undefined => {
    const [opening, end] = notTag.find(([text]) => html.startsWith(text, from)) ?? []
    if (opening !== undefined && end !== undefined) {
      // `<!-->` is a whole comment.
      const found = html.indexOf(end, from + (opening === '<!--' ? 2 : opening.length))
      return found === -1 ? undefined : found + end.length
    }
    const [whole, slash, name = ''] = matchAt(tagName, html, from) ?? []
    if (whole === undefined) return from + 1
    const tag = readAttributes(html, from + whole.length)
    if (!tag) return undefined
    const lower = name.toLowerCase()
    if (slash !== '') close(lower)
    else if (stack.length > 0) open(lower)
    else if (!empty.has(lower) && isHiding(lower, tag.names)) stack = [lower]
    return tag.end
  }
  return {
    isShown: () => stack.length === 0,
    open,
    close,
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop of a tokenizer
    shownIn(html) {
      const shown: { from: number; to: number }[] = []
      let at = 0
      while (at < html.length) {
        const next = html.indexOf('<', at)
        const to = next === -1 ? html.length : next
        if (to > at && stack.length === 0) shown.push({ from: at, to })
        if (next === -1) break
        const after = pass(html, next)
        // What stays open swallows all that follows.
        if (after === undefined) stack = ['html']
        if (after === next + 1 && stack.length === 0) shown.push({ from: next, to: after })
        at = after ?? html.length
      }
      return shown
    },
  }
}

const isHiding = (name: string, attributes: readonly string[]): boolean =>
  (hiding.has(name) && !(name === 'details' && attributes.includes('open'))) ||
  attributes.some((one) => hidingAttributes.has(one))

function readAttributes(html: string, from: number): { names: string[]; end: number } | undefined {
  const names: string[] = []
  for (let at = from; ; ) {
    const [end] = matchAt(tagEnd, html, at) ?? []
    if (end !== undefined) return { names, end: at + end.length }
    const [whole = '', name = ''] = matchAt(attribute, html, at) ?? []
    if (whole === '') return undefined
    names.push(name.toLowerCase())
    at += whole.length
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
