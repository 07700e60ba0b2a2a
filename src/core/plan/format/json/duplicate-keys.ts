import type { Node } from 'jsonc-parser'
import { type Fault, type Path, shown } from '../../lint/fault.ts'

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
        remedy: 'Remove it; it is no field of a plan.',
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
