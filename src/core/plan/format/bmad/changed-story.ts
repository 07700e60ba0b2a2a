import type { Task } from '../../../../schema/plan/plan.ts'
import { oneLine } from '../../../text/one-line.ts'
import { type TextEdit, withEdits } from '../../../text/text-edit.ts'
import { lineEnd } from '../markdown/mark-edits.ts'
import { type OutlineLine, outline } from '../markdown/outline.ts'
import { type StoryText, storyText } from './story-text.ts'

/** What an amendment has made of a story, written into its file. */
export interface ChangedStory {
  readonly text: string
  /** Of the fields that were changed, those that the file now says. */
  readonly told: readonly (keyof Task)[]
}

/** Each field by itself, and only where the file is then read as saying it, and all else as before. Linear. */
export function changedStory(
  before: string,
  { task, fields }: { readonly task: Task; readonly fields: readonly (keyof Task)[] },
): ChangedStory {
  const told: (keyof Task)[] = []
  let text = before
  for (const name of ['title', 'acceptance_criteria', 'description'] as const) {
    if (!fields.includes(name)) continue
    const lines = outline(text)
    const was = storyText(lines)
    const wanted = wantedOf(name, task, was)
    const after = withEdits(text, writers[name](text, lines, { was, wanted }))
    const is = storyText(outline(after))
    if (!same(saidBy(is), { ...saidBy(was), [name]: wanted })) continue
    text = after
    told.push(name)
  }
  return { text, told }
}

type Field = 'title' | 'acceptance_criteria' | 'description'
type Said = Readonly<Record<Field, string | readonly string[] | undefined>>

const saidBy = ({ title, criteria, about, tasks, status }: StoryText) => ({
  title,
  acceptance_criteria: criteria.map(({ text }) => text),
  description: about.trim(),
  tasks: tasks.map(({ text, ticked, depth }) => [text, ticked, depth]),
  status: status?.word,
})

const same = (one: Said, other: Said): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Behind the words of a story its reader puts what stands elsewhere in the file, or in others. */
export const toldBehind =
  /(?:^|\n\n)(?:Of the acceptance criteria:\n|Tasks, one after the other:\n|Part of epic [^\n]*“|The story's file is )[\s\S]*$/

/** The headings of a story are told as lines in bold. */
const bold = /^\*\*[^*\n]+\*\*\n+/

function wantedOf(name: Field, task: Task, was: StoryText): string | readonly string[] {
  if (name === 'title') return oneLine(task.title, 300)
  if (name === 'acceptance_criteria') return task.acceptance_criteria.map((one) => oneLine(one, 1_000))
  const [heading = ''] = bold.exec(was.about.trim()) ?? []
  const said = task.description.replace(toldBehind, '').trim()
  // A heading in it would begin another part of the story.
  return heading === '' || said.startsWith(heading.trim()) ? said : `${heading}${said.replace(/^(?=#)/gm, '\\')}`
}

interface Change {
  readonly was: StoryText
  readonly wanted: string | readonly string[]
}

const writers: Readonly<
  Record<Field, (text: string, lines: readonly OutlineLine[], change: Change) => readonly TextEdit[]>
> = {
  title: (text, lines, { was, wanted }) => {
    const heading = lines.find(({ kind }) => kind === 'heading')
    const at = heading && was.title !== undefined ? heading.raw.lastIndexOf(was.title) : -1
    if (!heading || at < 0 || was.title === undefined) return []
    const start = heading.offset - (heading.raw.length - heading.raw.trimStart().length)
    return text.startsWith(was.title, start + at)
      ? [{ offset: start + at, length: was.title.length, text: String(wanted) }]
      : []
  },
  acceptance_criteria: (text, lines, { was: { criteria }, wanted }) => {
    const [first, last] = [criteria[0], criteria.at(-1)]
    if (!first || !last || !Array.isArray(wanted) || wanted.length === 0) return []
    const [, bullet = ''] = /^([-*+] |\d+[.)] +)/.exec(text.slice(first.offset, first.offset + 20)) ?? []
    const isNumbered = /^\d/.test(bullet)
    const list = wanted.map((one, at) => `${isNumbered ? bullet.replace(/^\d+/, String(at + 1)) : bullet}${one}`)
    return [{ ...between(text, lines, [first.offset, last.offset]), text: list.join(lineEnd(text)) }]
  },
  description: (text, lines, { was, wanted }) => {
    const words = was.about.trim().replace(bold, '').split('\n').filter(Boolean)
    const body = String(wanted).replace(bold, '').replaceAll('\n', lineEnd(text))
    const raws = lines.filter(({ raw }) => raw.trim() !== '')
    const from = raws.findIndex(({ raw }) => raw.trim() === words[0]?.trim())
    const [first, last] = [raws[from], raws[from + words.length - 1]]
    if (!first || !last || last.raw.trim() !== words.at(-1)?.trim()) return []
    return [{ ...between(text, lines, [first.offset, last.offset]), text: body }]
  },
}

/** From one line's first character to the end of what the line at the other place goes on with. */
function between(
  text: string,
  lines: readonly OutlineLine[],
  [from, to]: readonly [number, number],
): Pick<TextEdit, 'offset' | 'length'> {
  let at = lines.findIndex(({ offset }) => offset === to)
  while (at + 1 < lines.length && lines[at]?.depth && lines[at + 1]?.depth && lines[at + 1]?.kind !== 'blank') at += 1
  const end = text.indexOf('\n', lines[at]?.offset ?? to)
  const stop = end < 0 ? text.length : text[end - 1] === '\r' ? end - 1 : end
  return { offset: from, length: stop - from }
}
