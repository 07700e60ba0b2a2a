import { fileURLToPath } from 'node:url'
import { grouped, roomOf, type SourceFile, sourceFiles } from './source-files.ts'
import {
  childrenOf,
  isTypeDeclaration,
  memberOf,
  nameOf,
  nodesIn,
  type SyntaxNode,
  storedNamesIn,
  syntaxOf,
} from './syntax.ts'

/** Names that do not say what the thing is. */
const vagueNames = new Set([
  ...['found', 'said', 'at', 'known', 'why', 'own', 'parts', 'named', 'left', 'kept', 'wanted', 'told', 'given'],
  ...['ended', 'asked', 'seen', 'taken', 'here', 'there'],
])
const vagueTypes = new Set([
  'At',
  'Found',
  'Known',
  'Asked',
  'Given',
  'Said',
  'Look',
  'Left',
  'Told',
  'Wanted',
  'Named',
  'Kept',
  'Seen',
])

/** Turns of phrase that a colleague would not say. */
const oddPhrases = [
  /^(?:Of which|Of these|Whose)\b/,
  /\b(?:whatever|whoever|that which)\b/i,
  /\b(?:is|are) (?:told|said|shown|taken in|handed on|laid out|brought)\b/,
  /\b(?:anew|at once|by itself|as it is)\b/,
  /\bnothing is lost that\b/,
  /\ba person's word\b/,
]

/** A scope of more lines than this is too long for a name that says nothing. */
const shortScope = 5

export type IdiomKind = 'vague name' | 'vague type' | 'odd phrase' | 'stale name'

export interface Idiom {
  readonly kind: IdiomKind
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly text: string
}

/** `words`: everything that a name in a comment may mean: code, tests, settings. */
export function idiomsIn(files: readonly SourceFile[], words: ReadonlySet<string>): Idiom[] {
  const trees = files.map((file) => ({ file, tree: syntaxOf(file) }))
  const stored = new Set(
    trees.flatMap(({ file, tree }) => (file.path.startsWith('src/schema/') ? storedNamesIn(tree) : [])),
  )
  return trees.flatMap(({ file, tree }) => {
    const lineOf = lineFinder(file.text)
    const idiom = (kind: IdiomKind, start: number, text: string): Idiom => ({
      kind,
      path: file.path,
      line: lineOf(start),
      text,
    })
    const names = bindingsIn(tree)
      .filter(
        ({ name, isField, scope }) => vagueNames.has(name) && !(isField && stored.has(name)) && isLong(scope, lineOf),
      )
      .map(({ name, start }) => idiom('vague name', start, name))
    const types = [...nodesIn(tree)].filter(isTypeDeclaration).flatMap((node) => {
      const name = nameOf(node['id']) ?? ''
      return vagueTypes.has(name) ? [idiom('vague type', node.start, name)] : []
    })
    return [...names, ...types, ...commentsIn(file.text).flatMap((comment) => inComment(comment, { words, idiom }))]
  })
}

const isLong = ({ start, end }: SyntaxNode, lineOf: (offset: number) => number): boolean =>
  lineOf(end) - lineOf(start) + 1 > shortScope

interface Binding {
  readonly name: string
  readonly start: number
  /** Taken out of an object under the name that it has there. */
  readonly isField: boolean
  readonly scope: SyntaxNode
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)
const isScope = (node: SyntaxNode): boolean =>
  isFunction(node) || /^(?:Program|BlockStatement|For\w*Statement|CatchClause)$/.test(node.type)

/** Every name that is declared by a variable or a parameter, with the scope in which it is seen. */
function bindingsIn(tree: SyntaxNode): Binding[] {
  const bindings: Binding[] = []
  const visit = (node: SyntaxNode, scope: SyntaxNode): void => {
    const inner = isScope(node) ? node : scope
    if (node.type === 'VariableDeclarator') bindings.push(...namesOf(memberOf(node, 'id'), inner))
    if (isFunction(node))
      for (const parameter of node['params'] as SyntaxNode[]) bindings.push(...namesOf(parameter, node))
    for (const child of childrenOf(node)) visit(child, inner)
  }
  visit(tree, tree)
  return bindings
}

function namesOf(pattern: SyntaxNode, scope: SyntaxNode): Binding[] {
  if (pattern.type === 'Identifier')
    return [{ name: nameOf(pattern) ?? '', start: pattern.start, isField: false, scope }]
  if (pattern.type === 'AssignmentPattern') return namesOf(memberOf(pattern, 'left'), scope)
  if (pattern.type === 'RestElement') return namesOf(memberOf(pattern, 'argument'), scope)
  if (pattern.type === 'ArrayPattern') return childrenOf(pattern).flatMap((element) => namesOf(element, scope))
  if (pattern.type !== 'ObjectPattern') return []
  return (pattern['properties'] as SyntaxNode[]).flatMap((property) => {
    if (property.type !== 'Property') return namesOf(property, scope)
    const bound = namesOf(memberOf(property, 'value'), scope)
    return property['shorthand'] === true ? bound.map((one) => ({ ...one, isField: true })) : bound
  })
}

interface Comment {
  readonly start: number
  readonly text: string
}

/** Comments that begin a line, without their marks. */
const commentsIn = (text: string): Comment[] =>
  [...text.matchAll(/^[ \t]*(\/\/.*|\/\*[\s\S]*?\*\/)/gm)].map((match) => ({
    start: match.index + match[0].length - (match[1] ?? '').length,
    text: (match[1] ?? '').replace(/^\/[/*]+|\*\/$|^[ \t]*\* ?/gm, '').trim(),
  }))

function inComment(
  { start, text }: Comment,
  { words, idiom }: { words: ReadonlySet<string>; idiom: (kind: IdiomKind, start: number, text: string) => Idiom },
): Idiom[] {
  const phrases = oddPhrases.flatMap((phrase) => phrase.exec(text)?.[0] ?? [])
  const names = [...text.matchAll(/`([A-Za-z_$][\w$]*)(?:\(\))?`/g)].map(([, name = '']) => name)
  return [
    ...phrases.map((phrase) => idiom('odd phrase', start, phrase)),
    ...names.filter((name) => !words.has(name)).map((name) => idiom('stale name', start, name)),
  ]
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

/** The words of the code itself: a name in a comment that is none of them means nothing that is there. */
export const wordsOfCode = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files.flatMap(
      ({ text }) => text.replace(/^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, '').match(/[A-Za-z_$][\w$]*/g) ?? [],
    ),
  )

export type IdiomCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** How many of each kind each room has. */
export function idiomCounts(idioms: readonly Idiom[]): IdiomCounts {
  const counts: Record<string, Record<string, number>> = {}
  for (const { kind, path } of idioms) {
    const room = counts[roomOf(path)] ?? {}
    counts[roomOf(path)] = { ...room, [kind]: (room[kind] ?? 0) + 1 }
  }
  return counts
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const idioms = idiomsIn(sourceFiles('src'), wordsOfCode(sourceFiles('src', 'test', 'scripts')))
  const only = process.argv[2]
  const shown = only === undefined ? [] : idioms.filter(({ path }) => path.startsWith(only))
  const lines = shown.map(({ kind, path, line, text }) => `${path}:${line}: ${kind}: ${text}`)
  const sums = [...grouped(idioms, ({ kind }) => kind)].map(([kind, all]) => `${kind.padEnd(12)} ${all.length}`)
  process.stdout.write(`${[...lines, ...sums].join('\n')}\n`)
}
