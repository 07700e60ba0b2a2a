import { oneLine } from '../../../text/one-line.ts'
import type { TextEdit } from '../../../text/text-edit.ts'
import type { PlanFacts, TaskFact } from '../read/plan-facts.ts'
import type { OutlineLine } from './outline.ts'

const boxed = /^((?:[-*+]|\d{1,9}[.)])[ \t]+)\[([ xX])\]/
const item = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/

/** What comes before a mark in its line is short. */
const head = 40

/** Ticks the box of the item that begins at `offset`, or takes the tick away; nothing where it has no box or is so already. */
export function boxEdits(text: string, offset: number, ticked: boolean): TextEdit[] {
  const [, before = '', mark] = boxed.exec(text.slice(offset, offset + head)) ?? []
  if (mark === undefined || (mark !== ' ') === ticked) return []
  return [{ offset: offset + before.length + 1, length: 1, text: ticked ? 'x' : ' ' }]
}

/** The same by what a run says of a task. */
export const markEdits = (text: string, offset: number, fact: TaskFact | undefined): TextEdit[] =>
  fact?.status === undefined ? [] : boxEdits(text, offset, fact.status === 'done')

/** The same; an item without a box gets one with the first tick. */
export function stepEdits(text: string, offset: number, ticked: boolean): TextEdit[] {
  const line = text.slice(offset, offset + head)
  if (boxed.test(line) || !ticked) return boxEdits(text, offset, ticked)
  const [before] = item.exec(line) ?? []
  return before === undefined ? [] : [{ offset: offset + before.length, length: 0, text: '[x] ' }]
}

const field = /^(?:\*\*[A-Za-z ]+:?\*\*:?|[A-Za-z ]+:)[ \t]*/

/** Another word in a field such as `**Status:** open`, which begins at `offset`. */
export function fieldEdits(text: string, offset: number, word: string): TextEdit[] {
  const line = lineAt(text, offset)
  const [name = ''] = field.exec(line) ?? []
  const value = line.slice(name.length).trimEnd()
  const [, open = '', now = ''] = /^(`?)(.*?)`?$/.exec(value) ?? []
  if (now === word) return []
  const gap = name.endsWith(' ') || name.endsWith('\t') ? '' : ' '
  return [{ offset: offset + name.length + open.length, length: now.length, text: `${gap}${word}` }]
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  return text.slice(offset, end < 0 ? undefined : end).replace(/\r$/, '')
}

/** How the lines of a text end. */
export const lineEnd = (text: string): string => (/\r\n/.test(text.slice(0, text.indexOf('\n') + 1)) ? '\r\n' : '\n')

/** Puts a line behind the one that holds `offset`. */
export function lineAfter(text: string, offset: number, line: string): TextEdit {
  const end = text.indexOf('\n', offset)
  const eol = lineEnd(text)
  if (end < 0) return { offset: text.length, length: 0, text: `${eol}${line}` }
  return { offset: end + 1, length: 0, text: `${line}${eol}` }
}

/** Boxes of new tasks behind the last one, with what its item goes on with: their ids and titles. */
export function addedEdits(
  text: string,
  given: {
    readonly after: OutlineLine | undefined
    readonly lines: readonly OutlineLine[]
    readonly tasks: PlanFacts['added']
    readonly facts: PlanFacts['tasks']
  },
): TextEdit[] {
  const { after, lines, tasks, facts } = given
  if (!after || tasks.length === 0) return []
  const [bullet = '- '] = item.exec(text.slice(after.offset, after.offset + head)) ?? []
  let at = lines.indexOf(after)
  for (let next = at + 1; (lines[next]?.depth ?? 0) > 0 && lines[next]?.kind !== 'blank'; next += 1) at = next
  const boxes = tasks.map(({ task: { id, title } }) => {
    const mark = facts.get(id)?.status === 'done' ? 'x' : ' '
    return `${bullet}[${mark}] ${id} ${oneLine(title, 300)}`
  })
  return [lineAfter(text, lines[at]?.offset ?? after.offset, boxes.join(lineEnd(text)))]
}
