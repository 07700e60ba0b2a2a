/** Elements whose content is invisible, or visible only on a click. */
const hidingElements = new Set(
  'details template script style title noscript svg math rp textarea iframe noembed noframes xmp object datalist dialog head'.split(
    ' ',
  ),
)
const hidingAttributes = new Set(['hidden', 'style', 'class', 'aria-hidden'])
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** An end tag does not close elements outside of these (HTML, "has an element in scope"). */
const scopeElements = new Set(['table', 'td', 'th', 'caption', 'template', 'svg', 'math', 'object', 'html'])

const nonTags: readonly (readonly [opening: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
]
const tagName = /<(\/?)([a-z][^\s/>]*)/iy
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|(?!["'])[^\s>]*))?/y
const tagEnd = /[\s/]*>/y

/** Tracks open elements as a browser would. After a hiding element everything is hidden. */
export interface OpenElements {
  isShown(): boolean
  /** Opens an element that Markdown makes. */
  open(name: string): void
  close(name: string): void
  /** Reads raw HTML and returns the offsets of its visible text. */
  readHtml(html: string): { readonly from: number; readonly to: number }[]
}

export function openElements(): OpenElements {
  // The hiding element and the elements inside it.
  let stack: string[] = []
  const open = (name: string): void => {
    if (stack.length > 0 && !voidElements.has(name)) stack.push(name)
  }
  const close = (name: string): void => {
    const index = stack.lastIndexOf(name)
    if (index !== -1 && !stack.slice(index + 1).some((inner) => scopeElements.has(inner))) stack = stack.slice(0, index)
  }
  /** Returns the offset after the markup, or undefined if it has no end. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one step of a tokenizer, in the order of HTML's own rules
  const readMarkup = (html: string, from: number): number | undefined => {
    const [opening, end] = nonTags.find(([text]) => html.startsWith(text, from)) ?? []
    if (opening !== undefined && end !== undefined) {
      // `<!-->` is a whole comment.
      const endIndex = html.indexOf(end, from + (opening === '<!--' ? 2 : opening.length))
      return endIndex === -1 ? undefined : endIndex + end.length
    }
    const [whole, slash, name = ''] = matchAt(tagName, html, from) ?? []
    if (whole === undefined) return from + 1
    const tag = readAttributes(html, from + whole.length)
    if (!tag) return undefined
    const lower = name.toLowerCase()
    if (slash !== '') close(lower)
    else if (stack.length > 0) open(lower)
    else if (!voidElements.has(lower) && isHiding(lower, tag.names)) stack = [lower]
    return tag.end
  }
  return {
    isShown: () => stack.length === 0,
    open,
    close,
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop of a tokenizer
    readHtml(html) {
      const shown: { from: number; to: number }[] = []
      let offset = 0
      while (offset < html.length) {
        const next = html.indexOf('<', offset)
        const to = next === -1 ? html.length : next
        if (to > offset && stack.length === 0) shown.push({ from: offset, to })
        if (next === -1) break
        const end = readMarkup(html, next)
        // An unfinished tag swallows the rest.
        if (end === undefined) stack = ['html']
        if (end === next + 1 && stack.length === 0) shown.push({ from: next, to: end })
        offset = end ?? html.length
      }
      return shown
    },
  }
}

const isHiding = (name: string, attributes: readonly string[]): boolean =>
  (hidingElements.has(name) && !(name === 'details' && attributes.includes('open'))) ||
  attributes.some((attribute) => hidingAttributes.has(attribute))

function readAttributes(html: string, from: number): { names: string[]; end: number } | undefined {
  const names: string[] = []
  for (let offset = from; ; ) {
    const [end] = matchAt(tagEnd, html, offset) ?? []
    if (end !== undefined) return { names, end: offset + end.length }
    const [whole = '', name = ''] = matchAt(attribute, html, offset) ?? []
    if (whole === '') return undefined
    names.push(name.toLowerCase())
    offset += whole.length
  }
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset
  return pattern.exec(text)
}
