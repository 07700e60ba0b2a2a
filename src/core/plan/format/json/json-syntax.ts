import { createScanner, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'

const maxDepth = 64

/** Later errors may follow from an earlier one: only the first of each line is reported, at most this many. */
const maxSyntaxFaults = 20

/** A JSON document: its value as JSON.parse reads it, and the tree with the offsets. */
export interface JsonDocument {
  readonly value: unknown
  readonly root: Node
  readonly text: string
}

/**
 * Parses strict JSON, without comments and trailing commas. Nesting beyond 64 is refused before the recursive parser
 * (failure model I4). The value comes from JSON.parse, which keeps a `__proto__` key an ordinary own property.
 */
export function parseDocument(text: string): JsonDocument | Fault[] {
  if (text.trim() === '')
    return [{ ...syntaxFault(0, 'The file is empty.'), remedy: 'Write the plan into it (docs/plan.md).' }]
  const depthFault = findDepthFault(text)
  if (depthFault !== undefined) return [depthFault]
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  if (errors.length > 0) return syntaxFaults(text, errors)
  try {
    if (root !== undefined) return { value: JSON.parse(text), root, text }
  } catch {
    // JSON.parse is stricter than the tree parser, and gives no offset.
  }
  return [syntaxFault(0, 'The file is not valid JSON.')]
}

/**
 * Only a matching closing bracket lowers the depth, so this never counts fewer levels than the recursive parser opens.
 */
function findDepthFault(text: string): Fault | undefined {
  const scanner = createScanner(text, true)
  const openBrackets: string[] = []
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const char = text[scanner.getTokenOffset()]
    if (char === '{') openBrackets.push('}')
    else if (char === '[') openBrackets.push(']')
    else if (char === openBrackets.at(-1)) openBrackets.pop()
    if (openBrackets.length > maxDepth) {
      const message = `The file nests lists and objects more than ${maxDepth} levels deep.`
      const remedy = 'A plan needs five levels. Look for a bracket that is never closed.'
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
    const sentence = sentences[printParseErrorCode(error)] ?? 'This is not JSON.'
    faults.push(syntaxFault(offset, offset >= text.length ? `${sentence} The file ends here.` : sentence))
    if (faults.length === maxSyntaxFaults) break
  }
  return faults
}

function syntaxFault(offset: number, message: string): Fault {
  const remedy = 'Fix the JSON here; later errors may come from this one.'
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
 * Duplicate keys, of which JSON.parse silently keeps the last, and `__proto__`, which would change what a copy inherits
 * (failure model I3). Recursive, since the parser bounds the nesting.
 */
export function duplicateKeys(root: Node): Fault[] {
  const faults: Fault[] = []
  visitNode(root, [], faults)
  return faults
}

function visitNode(node: Node, path: Path, faults: Fault[]): void {
  if (node.type === 'object') visitObject(node, path, faults)
  if (node.type !== 'array') return
  let index = 0
  for (const child of node.children ?? []) {
    if (child.children !== undefined) visitNode(child, [...path, index], faults)
    index += 1
  }
}

function visitObject(node: Node, path: Path, faults: Fault[]): void {
  const earlierNames = new Set<string>()
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? []
    const name = String(key?.value)
    const location = { severity: 'error', at: [...path, name], offset: property.offset } as const
    if (name === '__proto__') {
      faults.push({
        ...location,
        code: 'PLAN_FORBIDDEN_KEY',
        message: 'The key "__proto__" is not allowed.',
        remedy: 'Remove it; it is not a field of a plan.',
      })
    }
    if (earlierNames.has(name)) {
      faults.push({
        ...location,
        code: 'PLAN_DUPLICATE_KEY',
        message: `The key ${quoteValue(name)} occurs more than once in this object; only the last would count.`,
        remedy: 'Keep one of them.',
      })
    }
    earlierNames.add(name)
    if (value !== undefined) visitNode(value, [...path, name], faults)
  }
}

/** The members of an object with their values; empty if it is none. */
export const membersOf = (node: Node | undefined): { name: string; value: unknown; offset: number }[] =>
  node?.type === 'object'
    ? (node.children ?? []).map(({ children: [key, value] = [], offset }) => ({
        name: String(key?.value),
        value: value && getNodeValue(value),
        offset,
      }))
    : []

export const fieldOf = (object: Node | undefined, name: string): Node | undefined =>
  object?.type === 'object' ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : undefined

export const entryOf = (object: Node | undefined, name: string): Node | undefined =>
  fieldOf(object, name)?.children?.[1]

export function entriesOf(object: Node | undefined, name: string): readonly Node[] {
  const list = entryOf(object, name)
  return list?.type === 'array' ? (list.children ?? []) : []
}

/** Offset of the value at `path`, or of the innermost part of the document that would contain it. */
export function offsetAt(root: Node, path: Path): number {
  let node = root
  let offset = root.offset
  for (const segment of path) {
    const child = typeof segment === 'number' ? node.children?.[segment] : fieldOf(node, segment)
    const value = child?.type === 'property' ? child.children?.[1] : child
    if (child === undefined || value === undefined) return offset
    offset = child.offset
    node = value
  }
  return offset
}
