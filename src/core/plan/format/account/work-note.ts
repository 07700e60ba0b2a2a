import { bareText } from './bare-text.ts'
import { nameAtEnd } from './near-name.ts'
import { headingText, taskName } from './task-name.ts'

const note = /^(?:to-?do|fixme|tbd|task|step)\b(?:\([^()]{1,30}\))?\s*(?::|[–—-]\s)\s*(\S.*)$/iu
/** Without punctuation, only in capitals. */
const loudNote = /^(?:TODO|FIXME)\s+(\S.*)$/

/** The rest of a line that begins with `TODO:` or similar; undefined for any other. */
export function workNote(text: string): string | undefined {
  const bare = bareText(text)
  return note.exec(bare)?.[1] ?? loudNote.exec(bare)?.[1]
}

const kindOfWork =
  /^(?:bug(?:[ -]?fix)?|fix|hot-?fix|feat(?:ure)?|chore|refactor(?:ing)?|improvement|enhancement|follow-?up|bonus|to-?do|fixme|work item|action(?: item)?)\s*#?(\d{1,4})?\s*:\s*\S/iu

/** The number of a heading such as `Bug 3: Crash`; undefined for any other heading. */
export function workHeading(text: string): { readonly number: string | undefined } | undefined {
  const match = kindOfWork.exec(bareText(text))
  return match ? { number: match[1] } : undefined
}

const counted =
  /^\(?(?:\p{L}{1,20}(?:[ -]\p{L}{1,20})?[ \t#_-]*)?(\d{1,6})[a-z]?(?:\.\d+)*[ \t]*(?:[).:|–—-]+|=>|→)[ \t]*(\S.*)$/iu
const labelled = /^\p{L}{2,20}(?:[ -]\p{L}{1,12})?\s*:\s*(\S.*)$/u

/** The title and number in a text that nearly names a task. */
export function titleIn(text: string): { readonly title: string; readonly number: string | undefined } {
  const { plain } = headingText(text)
  const name = taskName(plain)
  if (name?.title) return { title: name.title, number: name.number }
  const bare = bareText(plain.replace(/^(?:[-*+]\s+)?\[[^\]]{0,3}\]\s*/, ''))
  const [, number, title] = counted.exec(bare) ?? []
  if (title !== undefined) return { title, number }
  return nameAtEnd(bare, ['task', 'step']) ?? { title: labelled.exec(bare)?.[1] ?? (bare || text), number: undefined }
}
