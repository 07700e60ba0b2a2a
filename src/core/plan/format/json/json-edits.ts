import { getNodeValue, type Node } from 'jsonc-parser'
import type { TextEdit } from '../../../text/text-edit.ts'
import { fieldOf } from './json-syntax.ts'

/**
 * Sets a field of an object. A new field goes behind `after` or the last field, in the style of its neighbours. No
 * edit if the value is already there.
 */
export function fieldEdits(
  text: string,
  object: Node,
  {
    name,
    value,
    after,
  }: { name: string; value: string | number | boolean | null | readonly (string | number)[]; after?: string },
): TextEdit[] {
  const fields = object.children ?? []
  const field = fieldOf(object, name)
  const written = JSON.stringify(value)
  if (field) {
    const [, current] = field.children ?? []
    if (!current || JSON.stringify(getNodeValue(current)) === written) return []
    return [{ offset: current.offset, length: current.length, text: listLike(text, current, value) ?? written }]
  }
  const neighbour = (after === undefined ? undefined : fieldOf(object, after)) ?? fields.at(-1)
  const [key, neighbourValue] = neighbour?.children ?? []
  if (!neighbour || !key || !neighbourValue)
    return [{ offset: object.offset + 1, length: 0, text: `${JSON.stringify(name)}: ${written}` }]
  const colon = text.slice(key.offset + key.length, neighbourValue.offset)
  const gap = spaceBefore(text, neighbour.offset)
  return [
    {
      offset: neighbour.offset + neighbour.length,
      length: 0,
      text: `,${gap}${JSON.stringify(name)}${colon}${written}`,
    },
  ]
}

/** In the layout of the list that it replaces: one entry a line, or all in one. */
function listLike(text: string, current: Node, value: unknown): string | undefined {
  const [first] = current.type === 'array' ? (current.children ?? []) : []
  if (!Array.isArray(value) || value.length === 0 || !first) return undefined
  const gap = spaceBefore(text, first.offset)
  const end = text.slice(current.offset, current.offset + current.length - 1)
  const entries = value.map((entry) => JSON.stringify(entry))
  return `[${gap}${entries.join(`,${gap || ' '}`)}${end.slice(end.trimEnd().length)}]`
}

/** The white space before an offset. */
function spaceBefore(text: string, offset: number): string {
  let from = offset
  while (from > 0 && /\s/.test(text[from - 1] ?? '')) from -= 1
  return text.slice(from, offset)
}

/** Removes a field from an object that has others. */
export function withoutField(text: string, object: Node, name: string): TextEdit[] {
  const fields = object.children ?? []
  const field = fieldOf(object, name)
  if (!field) return []
  const index = fields.indexOf(field)
  const [before, after] = [fields[index - 1], fields[index + 1]]
  const end = field.offset + field.length
  if (before) return [{ offset: before.offset + before.length, length: end - before.offset - before.length, text: '' }]
  return [{ offset: field.offset, length: (after?.offset ?? end) - field.offset, text: '' }].filter(() => text !== '')
}

/** Inserts an entry after another one of a list, or at its end, in the layout of the entry before it. */
export function entryEdits(text: string, list: Node, value: unknown, after?: Node): TextEdit[] {
  const before = after ?? list.children?.at(-1)
  if (!before) return [{ offset: list.offset + 1, length: 0, text: JSON.stringify(value) }]
  const gap = spaceBefore(text, before.offset)
  const entryText = gap.includes('\n') ? formatLike(text, before, { value, gap }) : JSON.stringify(value)
  return [{ offset: before.offset + before.length, length: 0, text: `,${gap}${entryText}` }]
}

/** With the indentation of its neighbour. */
function formatLike(text: string, before: Node, { value, gap }: { value: unknown; gap: string }): string {
  const [first] = before.children ?? []
  const innerGap = first ? spaceBefore(text, first.offset) : ''
  const outerIndent = gap.slice(gap.lastIndexOf('\n') + 1)
  const innerIndent = innerGap.slice(innerGap.lastIndexOf('\n') + 1)
  const indentUnit = innerIndent.startsWith(outerIndent) ? innerIndent.slice(outerIndent.length) : ''
  const eol = gap.includes('\r\n') ? '\r\n' : '\n'
  return innerGap.includes('\n')
    ? JSON.stringify(value, null, indentUnit || 2).replaceAll('\n', `${eol}${outerIndent}`)
    : JSON.stringify(value)
}
