import { type Fault, quoteValue } from '../../lint/fault.ts'
import type { NamedField } from '../markdown/task-body.ts'
import { unplacedMembers } from '../read/unplaced-members.ts'
import { storyNumber } from './folder.ts'
import type { StoryRow } from './sprint-status.ts'
import { groupBy, type Story, titleOfKey } from './stories.ts'

/** Fields of a story's file that name earlier stories. */
const orderField = /^(?:depends[ _-]?on|dependenc(?:y|ies)|blocked[ _-]?by|requires|prerequisites?)$/i
/** These may also name a tool or a condition. */
const ambiguousField = /^(?:dependenc|requires|prereq)/i
/** These name further reading. */
const crossReference = /^(?:related|references?|see also|source|next|previous)\b/i
const emptyValue = /^(?:[-–—]+$|(?:none|nothing|n\/a|no)\b)/i
const storyId = /^(?:\d+[a-z]?[-.]\d+[a-z]?(?=$|[-._])|[a-z][a-z0-9]*-\d+(?=$|[-._]))/i

export interface StoryDependency {
  readonly key: string
  readonly offset: number
}

/**
 * Finds the stories that a text names by key, number or title. The index is built at the first call; linear in the
 * rows.
 */
export function storyNameFinder(rows: readonly StoryRow[]): (value: string) => { keys: string[]; unknown: string[] } {
  let index: ReturnType<typeof storyIndex> | undefined
  return (value) => {
    index ??= storyIndex(rows)
    const { byKey, byNumber, byTitle } = index
    const cleaned = value.replace(/\([^()]*\)/g, ' ').replace(/[`*[\]"']/g, ' ')
    const keyByTitle = byTitle.get(cleaned.trim().toLowerCase())
    if (keyByTitle !== undefined) return { keys: [keyByTitle], unknown: [] }
    const words = (cleaned.match(/[A-Za-z0-9][\w.-]*/g) ?? []).map((word) => word.replace(/[.-]+$|\.md$/i, ''))
    const stories = words.map((word) => {
      const candidates = byNumber.get(storyNumber(word)) ?? []
      return { word, key: byKey.get(word.toLowerCase()) ?? (storyId.test(word) ? candidates[0]?.key : undefined) }
    })
    return {
      keys: [...new Set(stories.flatMap(({ key }) => key ?? []))],
      unknown: stories.flatMap(({ word, key }) => (key === undefined && storyId.test(word) ? [word] : [])),
    }
  }
}

const storyIndex = (rows: readonly StoryRow[]) => ({
  byKey: new Map(rows.map(({ key }) => [key.toLowerCase(), key])),
  byNumber: groupBy(rows, ({ key }) => storyNumber(key)),
  byTitle: new Map(rows.map(({ key, title }) => [(title ?? titleOfKey(key)).toLowerCase(), key])),
})

/** The dependencies that a story's file states, and the faults of these fields. */
export function dependenciesOf(
  { row, text, file, status }: Pick<Story, 'row' | 'text' | 'file' | 'status'>,
  storiesIn: ReturnType<typeof storyNameFinder>,
): { dependencies: readonly StoryDependency[]; faults: readonly Fault[] } {
  const fields = text?.fields ?? []
  // A finished story needs no order.
  if (fields.length === 0 || (status !== 'pending' && status !== 'in_progress')) return { dependencies: [], faults: [] }
  const location = { at: [row.key], ...(file && { file: file.path }) }
  const dependencies: StoryDependency[] = []
  const faults: Fault[] = []
  for (const field of fields) {
    if (!orderField.test(field.name) || emptyValue.test(field.value)) continue
    const { keys, unknown } = storiesIn(field.value)
    dependencies.push(...keys.map((key) => ({ key, offset: field.offset })))
    if (unknown.length > 0 || (keys.length === 0 && !ambiguousField.test(field.name)))
      faults.push({ ...location, ...unknownStoryFault(field, unknown[0]) })
  }
  const otherFields = fields.filter(({ name }) => !orderField.test(name) && !crossReference.test(name))
  const ids = new Set([row.key, ...dependencies.map(({ key }) => key)])
  const members = otherFields.map((field) => ({ ...field, value: orderValue(field, { row, storiesIn, ids }) }))
  faults.push(
    ...unplacedMembers([{ ...inStory, at: [row.key], members }], ids).map((fault) => ({ ...location, ...fault })),
  )
  return { dependencies, faults: file ? faults : [] }
}

const inStory = { whose: 'story', orderField: '**Depends on:**', reports: 'order' as const }

/** The stories' keys if a field names nothing else; otherwise its text. */
function orderValue(
  { value }: NamedField,
  { row, storiesIn, ids }: { row: StoryRow; storiesIn: ReturnType<typeof storyNameFinder>; ids: Set<string> },
): unknown {
  const words = value.replace(/\bstor(?:y|ies)\b|\band\b/gi, ' ').match(/[^\s,;&]+/g) ?? []
  const { keys } = storiesIn(value)
  if (keys.length === 0 || keys.includes(row.key) || words.length !== keys.length) return value
  for (const key of keys) ids.add(key)
  return keys
}

function unknownStoryFault({ name, value, offset }: NamedField, unknown: string | undefined): Omit<Fault, 'at'> {
  const isId = unknown !== undefined
  return {
    severity: isId ? 'error' : 'warning',
    code: 'PLAN_UNKNOWN_DEPENDENCY',
    offset,
    message: isId
      ? `The field ${quoteValue(name)} names ${quoteValue(unknown)}, which is no story of the plan.`
      : `The field ${quoteValue(name)} names no story of the plan (${quoteValue(value)}), so the story waits for nothing.`,
    remedy: 'Write the key of a story as the list has it, such as 1-2-login, or reword the line.',
  }
}
