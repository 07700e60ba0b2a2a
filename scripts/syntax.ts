import { parseAst } from 'rolldown/parseAst'
import type { SourceFile } from './source-files.ts'

/** A node of the syntax tree (ESTree): what is read of it is checked where it is read. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

/** Throws if the text is no TypeScript. */
export const syntaxOf = ({ path, text }: SourceFile): SyntaxNode =>
  parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** The nodes directly below this one, in the order of its members. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** This node and all below it. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child)
}

/** The node that a member holds. Throws if there is none: the tree is not what the caller takes it for. */
export function memberOf(node: SyntaxNode, name: string): SyntaxNode {
  const member = node[name]
  if (isNode(member)) return member
  throw new Error(`${node.type} has no ${name}`)
}

/** The name of an identifier; undefined for any other node. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined

export const isTypeDeclaration = ({ type }: SyntaxNode): boolean =>
  type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration'

/** The names of the types and interfaces that a file exports. */
export const exportedTypesIn = (tree: SyntaxNode): string[] =>
  childrenOf(tree)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(childrenOf)
    .filter(isTypeDeclaration)
    .flatMap((node) => nameOf(node['id']) ?? [])

/** Keys of the objects that schemas are made of: what is stored under these names keeps them. */
export function storedNamesIn(tree: SyntaxNode): string[] {
  const isSchema = (node: SyntaxNode): boolean =>
    node.type === 'CallExpression' &&
    /^(?:object|strictObject|looseObject|extend)$/.test(propertyOf(node['callee']) ?? '')
  return [...nodesIn(tree)].filter(isSchema).flatMap((call) => {
    const [shape] = call['arguments'] as SyntaxNode[]
    return shape === undefined ? [] : [...nodesIn(shape)].flatMap(keyOf)
  })
}

const propertyOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'MemberExpression' ? nameOf(node['property']) : undefined

const keyOf = (node: SyntaxNode): string[] => {
  if (node.type !== 'Property') return []
  const key = memberOf(node, 'key')
  return [nameOf(key) ?? String(key['value'])]
}
