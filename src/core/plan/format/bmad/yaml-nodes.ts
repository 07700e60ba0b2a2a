import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'

export type YamlFields = ReadonlyMap<string, Node>

export interface YamlPair {
  readonly name: string
  readonly value: Node | undefined
  readonly offset: number
}

/** The members of a map, in their order; empty for any other node. */
export function pairsOf(node: unknown, document: Document): YamlPair[] {
  const map = resolveNode(node, document)
  if (!isMap(map)) return []
  return (map as YAMLMap).items.map(({ key, value }) => ({
    name: String(isScalar(key) ? key.value : key),
    value: resolveNode(value, document),
    offset: startOf(key),
  }))
}

export const fieldsOf = (node: unknown, document: Document): YamlFields =>
  new Map(pairsOf(node, document).flatMap(({ name, value }) => (value ? [[name, value] as const] : [])))

/** The entries of a list; empty for any other node. */
export const listOf = (node: unknown, document: Document): Node[] => {
  const list = resolveNode(node, document)
  return isSeq(list) ? list.items.flatMap((item) => resolveNode(item, document) ?? []) : []
}

const resolveNode = (node: unknown, document: Document): Node | undefined =>
  isAlias(node) ? node.resolve(document) : isMap(node) || isSeq(node) || isScalar(node) ? node : undefined

export const scalarOf = (node: unknown): unknown => (isScalar(node) ? (node.value ?? undefined) : undefined)

export const startOf = (node: unknown): number => (node as { range?: readonly number[] } | undefined)?.range?.[0] ?? 0

/** The first of these fields with a text. */
export function wordOf(fields: YamlFields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = scalarOf(fields.get(name))
    if (value !== undefined && String(value).trim() !== '') return String(value).trim()
  }
  return undefined
}

const maxDepth = 5

/** A value as JSON, of limited depth. Aliases are not resolved: they may be endless. */
export function plainValue(node: unknown, depth = 0): unknown {
  if (isScalar(node)) return node.value
  if (depth > maxDepth) return null
  if (isSeq(node)) return node.items.map((item) => plainValue(item, depth + 1))
  if (!isMap(node)) return null
  return Object.fromEntries(
    node.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), plainValue(value, depth + 1)]),
  )
}
