import { oneLine } from '../../../text/one-line.ts'
import type { TextEdit } from '../../../text/text-edit.ts'
import type { PlanFacts, TaskFact } from '../read/plan-facts.ts'
import type { OutlineLine } from './outline.ts'

const boxedItem = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/

/** Characters at the beginning of a line that contain its mark. */
const markChars = 40

/** Ticks or clears the box of the item at `offset`; no edit if it has no box or the right one. */
export function boxEdits(text: string, offset: number, ticked: boolean): TextEdit[] {
  const [, before = '', mark] = boxedItem.exec(text.slice(offset, offset + markChars)) ?? []
  if (mark === undefined || (mark !== ' ') === ticked) return []
  return [{ offset: offset + before.length + 1, length: 1, text: ticked ? 'x' : ' ' }]
}

/** The same for the status in a task's fact. */
export const markEdits = (text: string, offset: number, fact: TaskFact | undefined): TextEdit[] =>
  fact?.status === undefined ? [] : boxEdits(text, offset, fact.status === 'done')

/** The same; an item without a box gets one with its first tick. */
export function stepEdits(text: string, offset: number, ticked: boolean): TextEdit[] {
  const line = text.slice(offset, offset + markChars)
  if (boxedItem.test(line) || !ticked) return boxEdits(text, offset, ticked)
  const [prefix] = item.exec(line) ?? []
  return prefix === undefined ? [] : [{ offset: offset + prefix.length, length: 0, text: '[x] ' }]
}

const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/

/** Replaces the value of a field such as `**Status:** open` at `offset`. */
export function fieldEdits(text: string, offset: number, word: string): TextEdit[] {
  const line = lineAt(text, offset)
  const [name = ''] = field.exec(line) ?? []
  const value = line.slice(name.length).trimEnd()
  const [, quoteMark = '', current = ''] = /^(`?)(.*?)`?$/.exec(value) ?? []
  if (current === word) return []
  const gap = name.endsWith(' ') || name.endsWith('\t') ? '' : ' '
  return [{ offset: offset + name.length + quoteMark.length, length: current.length, text: `${gap}${word}` }]
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(offset, end < 0 ? undefined : end).replace(/\r$/, '')
}

export const lineEnd = (text: string): string => (/\r\n/.test(text.slice(0, text.indexOf('\n') + 1)) ? '\r\n' : '\n')

/** Inserts a line after the one that contains `offset`. */
export function lineAfter(text: string, offset: number, line: string): TextEdit {
  const end = text.indexOf('\n', offset)
  const eol = lineEnd(text)
  if (end < 0) return { offset: text.length, length: 0, text: `${eol}${line}` }
  return { offset: end + 1, length: 0, text: `${line}${eol}` }
}

/** Boxes of new tasks after the last one and its continuation lines. */
export function addedEdits(
  text: string,
  input: {
    readonly after: OutlineLine | undefined
    readonly lines: readonly OutlineLine[]
    readonly tasks: PlanFacts['added']
    readonly facts: PlanFacts['tasks']
  },
): TextEdit[] {
  const { after, lines, tasks, facts } = input
  if (!after || tasks.length === 0) return []
  const [bullet = '- '] = item.exec(text.slice(after.offset, after.offset + markChars)) ?? []
  let lastIndex = lines.indexOf(after)
  for (let index = lastIndex + 1; (lines[index]?.depth ?? 0) > 0 && lines[index]?.kind !== 'blank'; index += 1)
    lastIndex = index
  const boxes = tasks.map(({ task: { id, title } }) => {
    const mark = facts.get(id)?.status === 'done' ? 'x' : ' '
    return `${bullet}[${mark}] ${id} ${oneLine(title, 300)}`
  })
  return [lineAfter(text, lines[lastIndex]?.offset ?? after.offset, boxes.join(lineEnd(text)))]
}
