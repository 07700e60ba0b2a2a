interface Syntax {
  readonly line: readonly string[]
  readonly block: readonly (readonly [open: string, close: string])[]
  /** Longest first. */
  readonly quotes: readonly string[]
  /** A slash may begin a regular expression. */
  readonly regex?: boolean
  /** A single quote may begin a lifetime or a character. */
  readonly runes?: boolean
}

const braces: Syntax = { line: ['//'], block: [['/*', '*/']], quotes: ['"""', '"', "'", '`'] }

const syntaxes: readonly (readonly [RegExp, Syntax])[] = [
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/i, { ...braces, quotes: ['"', "'", '`'], regex: true }],
  [/\.pyi?$/i, { line: ['#'], block: [], quotes: ['"""', "'''", '"', "'"] }],
  [/\.(?:rb|exs?|sh|bash|bats|pl|t)$/i, { line: ['#'], block: [], quotes: ['"""', '"', "'"] }],
  [/\.rs$/i, { ...braces, quotes: ['"'], runes: true }],
  [/\.feature$/i, { line: ['#'], block: [], quotes: [] }],
]

export const syntaxOf = (path: string): Syntax => syntaxes.find(([name]) => name.test(path))?.[1] ?? braces

/** Replaces comments, texts and regular expressions by blanks. Quotes, line feeds and offsets stay. Linear. */
export function maskSource(source: string, path: string): string {
  const syntax = syntaxOf(path)
  const out: string[] = []
  let offset = 0
  let previous = ''
  const blank = (end: number): void => {
    out.push(source.slice(offset, end).replace(/[^\n]/g, ' '))
    offset = end
  }
  while (offset < source.length) {
    const comment = endOfComment(source, offset, syntax)
    if (comment !== undefined) {
      blank(comment)
      continue
    }
    const quote = syntax.quotes.find((one) => source.startsWith(one, offset))
    if (quote !== undefined) {
      const end = endOfText(source, offset + quote.length, quote)
      out.push(quote)
      offset += quote.length
      blank(end)
      out.push(source.slice(end, end + quote.length))
      offset = Math.min(source.length, end + quote.length)
      previous = quote
      continue
    }
    const skipped = syntax.regex ? endOfRegex(source, offset, previous) : syntax.runes ? endOfRune(source, offset) : 0
    if (skipped > 0) {
      blank(skipped)
      previous = '/'
      continue
    }
    const character = source[offset] ?? ''
    out.push(character)
    if (!/\s/.test(character)) previous = character
    offset += 1
  }
  return out.join('')
}

function endOfComment(source: string, offset: number, { line, block }: Syntax): number | undefined {
  if (line.some((mark) => source.startsWith(mark, offset))) {
    const end = source.indexOf('\n', offset)
    return end === -1 ? source.length : end
  }
  const pair = block.find(([open]) => source.startsWith(open, offset))
  if (!pair) return undefined
  const end = source.indexOf(pair[1], offset + pair[0].length)
  return end === -1 ? source.length : end + pair[1].length
}

/** A quoted text ends at the line's end at the latest, so that faulty source hides no more. */
function endOfText(source: string, from: number, quote: string): number {
  for (let offset = from; offset < source.length; offset++) {
    if (source[offset] === '\\') offset += 1
    else if (source.startsWith(quote, offset)) return offset
    else if (source[offset] === '\n' && (quote === '"' || quote === "'")) return offset
  }
  return source.length
}

/** After a value a slash means division. */
function endOfRegex(source: string, offset: number, previous: string): number {
  if (source[offset] !== '/' || /[\w$)\]'"`]/.test(previous)) return 0
  let inClass = false
  for (let end = offset + 1; end < source.length && source[end] !== '\n'; end++) {
    if (source[end] === '\\') end += 1
    else if (source[end] === '[') inClass = true
    else if (source[end] === ']') inClass = false
    else if (source[end] === '/' && !inClass) return end + 1
  }
  return 0
}

function endOfRune(source: string, offset: number): number {
  const rune = /^'(?:\\[^']{1,10}|[^'\\])'/.exec(source.slice(offset, offset + 14))
  return rune === null ? 0 : offset + rune[0].length
}
