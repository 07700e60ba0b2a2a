import type { Task } from '../../../../schema/plan/plan.ts'
import { oneLine } from '../../../text/one-line.ts'
import { type TextEdit, withEdits } from '../../../text/text-edit.ts'
import { lineEnd } from '../markdown/mark-edits.ts'
import { type OutlineLine, outline } from '../markdown/outline.ts'
import { type StoryText, storyText } from './story-text.ts'

/** A story's file with an amendment's changes. */
export interface ChangedStory {
  readonly text: string
  /** The changed fields that the file now contains. */
  readonly writtenFields: readonly (keyof Task)[]
}

/** Writes each field separately, and only if the file then reads back with it, and otherwise unchanged. Linear. */
export function changedStory(
  original: string,
  { task, fields }: { readonly task: Task; readonly fields: readonly (keyof Task)[] },
): ChangedStory {
  const writtenFields: (keyof Task)[] = []
  let text = original
  for (const name of ['title', 'acceptance_criteria', 'description'] as const) {
    if (!fields.includes(name)) continue
    const lines = outline(text)
    const current = storyText(lines)
    const expected = expectedValue(name, task, current)
    const candidate = withEdits(text, writers[name](text, lines, { current, expected }))
    const reread = storyText(outline(candidate))
    if (!isSame(fieldsIn(reread), { ...fieldsIn(current), [name]: expected })) continue
    text = candidate
    writtenFields.push(name)
  }
  return { text, writtenFields }
}

type StoryFieldName = 'title' | 'acceptance_criteria' | 'description'
type StoryFields = Readonly<Record<StoryFieldName, string | readonly string[] | undefined>>

const fieldsIn = ({ title, criteria, description: about, tasks, status }: StoryText) => ({
  title,
  acceptance_criteria: criteria.map(({ text }) => text),
  description: about.trim(),
  tasks: tasks.map(({ text, ticked, depth }) => [text, ticked, depth]),
  status: status?.word,
})

const isSame = (a: StoryFields, b: StoryFields): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Text that the reader adds behind a story's own description. */
export const addedText =
  /(?:^|\n\n)(?:Of the acceptance criteria:\n|Tasks, one after the other:\n|Part of epic [^\n]*“|The story's file is )[\s\S]*$/

/** The reader turns headings of a story into bold lines. */
const boldHeading = /^\*\*[^*\n]+\*\*\n+/

function expectedValue(name: StoryFieldName, task: Task, current: StoryText): string | readonly string[] {
  if (name === 'title') return oneLine(task.title, 300)
  if (name === 'acceptance_criteria') return task.acceptance_criteria.map((criterion) => oneLine(criterion, 1_000))
  const [heading = ''] = boldHeading.exec(current.description.trim()) ?? []
  const ownText = task.description.replace(addedText, '').trim()
  // A heading in it would begin another section of the story.
  return heading === '' || ownText.startsWith(heading.trim())
    ? ownText
    : `${heading}${ownText.replace(/^(?=#)/gm, '\\')}`
}

interface FieldChange {
  readonly current: StoryText
  readonly expected: string | readonly string[]
}

const writers: Readonly<
  Record<StoryFieldName, (text: string, lines: readonly OutlineLine[], change: FieldChange) => readonly TextEdit[]>
> = {
  title: (text, lines, { current, expected }) => {
    const heading = lines.find(({ kind }) => kind === 'heading')
    const titleIndex = heading && current.title !== undefined ? heading.raw.lastIndexOf(current.title) : -1
    if (!heading || titleIndex < 0 || current.title === undefined) return []
    const start = heading.offset - (heading.raw.length - heading.raw.trimStart().length)
    return text.startsWith(current.title, start + titleIndex)
      ? [{ offset: start + titleIndex, length: current.title.length, text: String(expected) }]
      : []
  },
  acceptance_criteria: (text, lines, { current: { criteria }, expected }) => {
    const [first, last] = [criteria[0], criteria.at(-1)]
    if (!first || !last || !Array.isArray(expected) || expected.length === 0) return []
    const [, bullet = ''] = /^([-*+] |\d+[.)] +)/.exec(text.slice(first.offset, first.offset + 20)) ?? []
    const isNumbered = /^\d/.test(bullet)
    const list = expected.map(
      (criterion, index) => `${isNumbered ? bullet.replace(/^\d+/, String(index + 1)) : bullet}${criterion}`,
    )
    return [{ ...spanOf(text, lines, [first.offset, last.offset]), text: list.join(lineEnd(text)) }]
  },
  description: (text, lines, { current, expected }) => {
    const words = current.description.trim().replace(boldHeading, '').split('\n').filter(Boolean)
    const body = String(expected).replace(boldHeading, '').replaceAll('\n', lineEnd(text))
    const textLines = lines.filter(({ raw }) => raw.trim() !== '')
    const startIndex = textLines.findIndex(({ raw }) => raw.trim() === words[0]?.trim())
    const [first, last] = [textLines[startIndex], textLines[startIndex + words.length - 1]]
    if (!first || !last || last.raw.trim() !== words.at(-1)?.trim()) return []
    return [{ ...spanOf(text, lines, [first.offset, last.offset]), text: body }]
  },
}

/** From the first character of one line to the end of the other line's item. */
function spanOf(
  text: string,
  lines: readonly OutlineLine[],
  [from, to]: readonly [number, number],
): Pick<TextEdit, 'offset' | 'length'> {
  let lastIndex = lines.findIndex(({ offset }) => offset === to)
  while (
    lastIndex + 1 < lines.length &&
    lines[lastIndex]?.depth &&
    lines[lastIndex + 1]?.depth &&
    lines[lastIndex + 1]?.kind !== 'blank'
  )
    lastIndex += 1
  const end = text.indexOf('\n', lines[lastIndex]?.offset ?? to)
  const stop = end < 0 ? text.length : text[end - 1] === '\r' ? end - 1 : end
  return { offset: from, length: stop - from }
}
