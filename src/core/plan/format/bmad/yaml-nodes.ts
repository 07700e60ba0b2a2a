import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'

export type Fields = ReadonlyMap<string, Node>

export interface Pair {
  readonly name: string
  readonly value: Node | undefined
  readonly offset: number
}

/** The members of a map, in their order, and nothing of anything else. */
export function pairsOf(node: unknown, document: Document): Pair[] {
  const map = resolved(node, document)
  if (!isMap(map)) return []
  return (map as YAMLMap).items.map(({ key, value }) => ({
    name: String(isScalar(key) ? key.value : key),
    value: resolved(value, document),
    offset: startOf(key),
  }))
}

export const fieldsOf = (node: unknown, document: Document): Fields =>
  new Map(pairsOf(node, document).flatMap(({ name, value }) => (value ? [[name, value] as const] : [])))

/** The entries of a list, and nothing of anything else. */
export const listOf = (node: unknown, document: Document): Node[] => {
  const list = resolved(node, document)
  return isSeq(list) ? list.items.flatMap((item) => resolved(item, document) ?? []) : []
}

const resolved = (node: unknown, document: Document): Node | undefined =>
  isAlias(node) ? node.resolve(document) : isMap(node) || isSeq(node) || isScalar(node) ? node : undefined

export const scalarOf = (node: unknown): unknown => (isScalar(node) ? (node.value ?? undefined) : undefined)

export const startOf = (node: unknown): number => (node as { range?: readonly number[] } | undefined)?.range?.[0] ?? 0

/** The first of these fields that holds a word. */
export function wordOf(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = scalarOf(fields.get(name))
    if (value !== undefined && String(value).trim() !== '') return String(value).trim()
  }
  return undefined
}

const deepest = 5

/** A value as JSON has it, as deep as anybody looks. What an alias refers to stands elsewhere, and may be endless. */
export function plainValue(node: unknown, depth = 0): unknown {
  if (isScalar(node)) return node.value
  if (depth > deepest) return null
  if (isSeq(node)) return node.items.map((item) => plainValue(item, depth + 1))
  if (!isMap(node)) return null
  return Object.fromEntries(
    node.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), plainValue(value, depth + 1)]),
  )
}
