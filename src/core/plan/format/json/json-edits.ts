import { getNodeValue, type Node } from 'jsonc-parser'
import type { TextEdit } from '../../../text/text-edit.ts'

/**
 * Gives a field of an object this value: in the place of the one that stands there, else behind `behind` or the last field, written as
 * its neighbours are. Nothing where it has that value.
 */
export function fieldEdits(
  text: string,
  object: Node,
  {
    name,
    value,
    behind,
  }: { name: string; value: string | number | boolean | null | readonly (string | number)[]; behind?: string },
): TextEdit[] {
  const fields = object.children ?? []
  const found = fieldOf(object, name)
  const written = JSON.stringify(value)
  if (found) {
    const [, now] = found.children ?? []
    if (!now || JSON.stringify(getNodeValue(now)) === written) return []
    return [{ offset: now.offset, length: now.length, text: listLike(text, now, value) ?? written }]
  }
  const before = (behind === undefined ? undefined : fieldOf(object, behind)) ?? fields.at(-1)
  const [key, its] = before?.children ?? []
  if (!before || !key || !its)
    return [{ offset: object.offset + 1, length: 0, text: `${JSON.stringify(name)}: ${written}` }]
  const colon = text.slice(key.offset + key.length, its.offset)
  const gap = gapBefore(text, before.offset)
  return [
    { offset: before.offset + before.length, length: 0, text: `,${gap}${JSON.stringify(name)}${colon}${written}` },
  ]
}

/** A list as the one in its place is laid out: an entry a line, or all in one. */
function listLike(text: string, now: Node, value: unknown): string | undefined {
  const [first] = now.type === 'array' ? (now.children ?? []) : []
  if (!Array.isArray(value) || value.length === 0 || !first) return undefined
  const gap = gapBefore(text, first.offset)
  const end = text.slice(now.offset, now.offset + now.length - 1)
  const entries = value.map((entry) => JSON.stringify(entry))
  return `[${gap}${entries.join(`,${gap || ' '}`)}${end.slice(end.trimEnd().length)}]`
}

export const fieldOf = (object: Node | undefined, name: string): Node | undefined =>
  object?.type === 'object' ? object.children?.findLast(({ children }) => children?.[0]?.value === name) : undefined

export const entryOf = (object: Node | undefined, name: string): Node | undefined =>
  fieldOf(object, name)?.children?.[1]

/** The white space before a place. */
function gapBefore(text: string, offset: number): string {
  let from = offset
  while (from > 0 && /\s/.test(text[from - 1] ?? '')) from -= 1
  return text.slice(from, offset)
}

/** Takes a field out of an object that has others too. */
export function withoutField(text: string, object: Node, name: string): TextEdit[] {
  const fields = object.children ?? []
  const found = fieldOf(object, name)
  if (!found) return []
  const at = fields.indexOf(found)
  const [before, after] = [fields[at - 1], fields[at + 1]]
  const end = found.offset + found.length
  if (before) return [{ offset: before.offset + before.length, length: end - before.offset - before.length, text: '' }]
  return [{ offset: found.offset, length: (after?.offset ?? end) - found.offset, text: '' }].filter(() => text !== '')
}

/** Puts an entry behind another one of a list, or at its end, laid out as the one before it. */
export function entryEdits(text: string, list: Node, value: unknown, behind?: Node): TextEdit[] {
  const before = behind ?? list.children?.at(-1)
  if (!before) return [{ offset: list.offset + 1, length: 0, text: JSON.stringify(value) }]
  const gap = gapBefore(text, before.offset)
  const written = gap.includes('\n') ? laidOut(text, before, { value, gap }) : JSON.stringify(value)
  return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${written}` }]
}

/** With the indentation of its neighbour. */
function laidOut(text: string, before: Node, { value, gap }: { value: unknown; gap: string }): string {
  const [first] = before.children ?? []
  const within = first ? gapBefore(text, first.offset) : ''
  const outer = gap.slice(gap.lastIndexOf('\n') + 1)
  const inner = within.slice(within.lastIndexOf('\n') + 1)
  const unit = inner.startsWith(outer) ? inner.slice(outer.length) : ''
  const eol = gap.includes('\r\n') ? '\r\n' : '\n'
  return within.includes('\n')
    ? JSON.stringify(value, null, unit || 2).replaceAll('\n', `${eol}${outer}`)
    : JSON.stringify(value)
}
