import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { type Fault, type Path, shown } from '../../lint/fault.ts'

const maxDepth = 64

/** One mistake makes the parser stumble on: the first error of each line, at most this many. */
const maxSyntaxFaults = 20

/** A JSON document: its value by JSON's own rules, and the tree that knows where each part was written. */
export interface Document {
  readonly value: unknown
  readonly root: Node
}

/**
 * Parses strict JSON: no comments, no trailing commas. Nesting beyond 64 is refused before the recursive parser
 * sees it (failure model I4). The value comes from JSON.parse, which keeps a `__proto__` key an ordinary own property.
 */
export function parseDocument(text: string): Document | Fault[] {
  const deep = tooDeep(text)
  if (deep !== undefined) return [deep]
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  if (errors.length > 0) return syntaxFaults(text, errors)
  try {
    if (root !== undefined) return { value: JSON.parse(text), root }
  } catch {
    // Stricter than the parser that finds places: the text is refused all the same, without one.
  }
  return [syntaxFault(0, 'The file is not valid JSON.')]
}

/**
 * Only a closing bracket that fits takes a level off, so this never counts fewer levels than the recursive parser
 * opens: that one either closes the same bracket or skips more than this does.
 */
function tooDeep(text: string): Fault | undefined {
  const scanner = createScanner(text, true)
  const open: string[] = []
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const char = text[scanner.getTokenOffset()]
    if (char === '{') open.push('}')
    else if (char === '[') open.push(']')
    else if (char === open.at(-1)) open.pop()
    if (open.length > maxDepth) {
      const message = `The file nests lists and objects more than ${maxDepth} levels deep.`
      const remedy = 'A plan needs five levels; check for brackets that are never closed.'
      return { severity: 'error', code: 'PLAN_TOO_DEEP', at: [], offset: scanner.getTokenOffset(), message, remedy }
    }
  }
  return undefined
}

function syntaxFaults(text: string, errors: readonly ParseError[]): Fault[] {
  const faults: Fault[] = []
  let lineEnd = -1
  for (const { error, offset } of errors) {
    if (offset <= lineEnd) continue
    const end = text.indexOf('\n', offset)
    lineEnd = end < 0 ? text.length : end
    const what = sentences[printParseErrorCode(error)] ?? 'This is not JSON.'
    faults.push(syntaxFault(offset, offset >= text.length ? `${what} The file ends here.` : what))
    if (faults.length === maxSyntaxFaults) break
  }
  return faults
}

function syntaxFault(offset: number, message: string): Fault {
  const remedy = 'Correct the JSON at this place; what follows may only be a consequence.'
  return { severity: 'error', code: 'PLAN_SYNTAX', at: [], offset, message, remedy }
}

const sentences: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word is not a JSON value; text needs double quotes.',
  InvalidNumberFormat: 'This is not a JSON number.',
  PropertyNameExpected: 'A field name in double quotes is missing here (a comma after the last field is not allowed).',
  ValueExpected: 'A value is missing here (a comma after the last entry is not allowed).',
  ColonExpected: 'A ":" is missing between a field and its value.',
  CommaExpected: 'A "," is missing before this.',
  CloseBraceExpected: 'A "}" is missing.',
  CloseBracketExpected: 'A "]" is missing.',
  EndOfFileExpected: 'There is text after the end of the document.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'The closing double quote is missing.',
  UnexpectedEndOfNumber: 'This JSON number is incomplete.',
  InvalidUnicode: 'An escape such as \\u00e4 needs four hexadecimal digits.',
  InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written \\\\.',
  InvalidCharacter: 'A control character inside text must be written as an escape, such as \\t or \\n.',
}

/**
 * Keys that occur twice in one object, of which JSON.parse silently keeps the last, and `__proto__`, which would
 * change what a copy inherits (failure model I3). Nesting is bounded by the parser, so recursion is safe.
 */
export function duplicateKeys(root: Node): Fault[] {
  const faults: Fault[] = []
  visit(root, [], faults)
  return faults
}

function visit(node: Node, at: Path, faults: Fault[]): void {
  if (node.type === 'object') visitObject(node, at, faults)
  if (node.type !== 'array') return
  let index = 0
  for (const child of node.children ?? []) {
    if (child.children !== undefined) visit(child, [...at, index], faults)
    index += 1
  }
}

function visitObject(node: Node, at: Path, faults: Fault[]): void {
  const seen = new Set<string>()
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    const name = String(key?.value)
    const place = { severity: 'error', at: [...at, name], offset: property.offset } as const
    if (name === '__proto__') {
      faults.push({
        ...place,
        code: 'PLAN_FORBIDDEN_KEY',
        message: 'The key "__proto__" is not allowed.',
        remedy: 'Remove it; it is not a field of a plan.',
      })
    }
    if (seen.has(name)) {
      faults.push({
        ...place,
        code: 'PLAN_DUPLICATE_KEY',
        message: `The key ${shown(name)} occurs more than once in this object; only the last would count.`,
        remedy: 'Keep one of them.',
      })
    }
    seen.add(name)
    if (value !== undefined) visit(value, [...at, name], faults)
  }
}

const encodingRemedy = 'Save the file as UTF-8 (with or without a byte order mark).'

/**
 * The text of a file: strict UTF-8; a leading BOM is dropped, line ends stay. UTF-16, NUL bytes and invalid
 * sequences are refused by name and byte offset, since a lenient decoder would put U+FFFD in their place (failure model I2).
 */
export function decodeText(bytes: Uint8Array, file: string): string | Fault {
  const foreign = foreignEncoding(bytes)
  if (foreign !== undefined) return encodingFault(`${file} is ${foreign}, not UTF-8.`)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const nul = bytes.indexOf(0)
    return nul < 0 ? text : encodingFault(`${file} holds a NUL byte at offset ${nul} (line ${lineAt(bytes, nul)}).`)
  } catch {
    const offset = firstInvalidUtf8(bytes)
    const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0')
    return encodingFault(
      `${file} is not valid UTF-8: byte 0x${byte} at offset ${offset} (line ${lineAt(bytes, offset)}).`,
    )
  }
}

function encodingFault(message: string): Fault {
  return { severity: 'error', code: 'PLAN_ENCODING', at: [], message, remedy: encodingRemedy }
}

/** By its mark, or by the NUL that every ASCII character of UTF-16 carries. */
function foreignEncoding(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16 (little endian)'
  if (a === 0xfe && b === 0xff) return 'UTF-16 (big endian)'
  if (a !== 0 && a !== undefined && b === 0 && c !== 0) return 'UTF-16 (little endian, without a mark)'
  if (a === 0 && b !== 0 && b !== undefined) return 'UTF-16 (big endian, without a mark)'
  return undefined
}

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1
  for (let at = bytes.indexOf(10); at >= 0 && at < offset; at = bytes.indexOf(10, at + 1)) line += 1
  return line
}

function firstInvalidUtf8(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at)
    if (length === 0) return at
    at += length
  }
  return at
}

/** Lead byte up to `last`: length of the sequence and the range of its second byte (RFC 3629 §4). */
const sequences = [
  { last: 0x7f, length: 1, low: 0x00, high: 0xff },
  { last: 0xc1, length: 0, low: 0x00, high: 0x00 },
  { last: 0xdf, length: 2, low: 0x80, high: 0xbf },
  { last: 0xe0, length: 3, low: 0xa0, high: 0xbf },
  { last: 0xec, length: 3, low: 0x80, high: 0xbf },
  { last: 0xed, length: 3, low: 0x80, high: 0x9f },
  { last: 0xef, length: 3, low: 0x80, high: 0xbf },
  { last: 0xf0, length: 4, low: 0x90, high: 0xbf },
  { last: 0xf3, length: 4, low: 0x80, high: 0xbf },
  { last: 0xf4, length: 4, low: 0x80, high: 0x8f },
]

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const form = sequences.find(({ last }) => lead <= last)
  if (form === undefined || form.length < 2) return form?.length ?? 0
  const second = bytes[at + 1] ?? 0
  if (second < form.low || second > form.high) return 0
  for (let next = at + 2; next < at + form.length; next += 1) {
    if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return form.length
}
