import { type Fault, quoteValue } from '../../lint/fault.ts'
import type { NamedField } from '../markdown/task-body.ts'
import { unplacedMembers } from '../read/unplaced-members.ts'
import { storyNumber } from './folder.ts'
import type { StoryRow } from './sprint-status.ts'
import { inGroups, type Story, titleOfKey } from './stories.ts'

/** Fields of a story's file that name the stories before it. */
const waitsName = /^(?:depends[ _-]?on|dependenc(?:y|ies)|blocked[ _-]?by|requires|prerequisites?)$/i
/** These may also name a tool or a condition in words. */
const maybeWaits = /^(?:dependenc|requires|prereq)/i
/** These say what else to read. */
const crossReference = /^(?:related|references?|see also|source|next|previous)\b/i
const nothing = /^(?:[-–—]+$|(?:none|nothing|n\/a|no)\b)/i
const storyId = /^(?:\d+[a-z]?[-.]\d+[a-z]?(?=$|[-._])|[a-z][a-z0-9]*-\d+(?=$|[-._]))/i

export interface StoryWaits {
  readonly key: string
  readonly offset: number
}

/** Finds the stories that a text names, by key, number or title. Building is linear in the rows, at the first question. */
export function storiesNamedIn(rows: readonly StoryRow[]): (value: string) => { keys: string[]; unknown: string[] } {
  let index: ReturnType<typeof indexed> | undefined
  return (value) => {
    index ??= indexed(rows)
    const { byKey, byNumber, byTitle } = index
    const plain = value.replace(/\([^()]*\)/g, ' ').replace(/[`*[\]"']/g, ' ')
    const titled = byTitle.get(plain.trim().toLowerCase())
    if (titled !== undefined) return { keys: [titled], unknown: [] }
    const words = (plain.match(/[A-Za-z0-9][\w.-]*/g) ?? []).map((word) => word.replace(/[.-]+$|\.md$/i, ''))
    const stories = words.map((word) => {
      const alike = byNumber.get(storyNumber(word)) ?? []
      return { word, key: byKey.get(word.toLowerCase()) ?? (storyId.test(word) ? alike[0]?.key : undefined) }
    })
    return {
      keys: [...new Set(stories.flatMap(({ key }) => key ?? []))],
      unknown: stories.flatMap(({ word, key }) => (key === undefined && storyId.test(word) ? [word] : [])),
    }
  }
}

const indexed = (rows: readonly StoryRow[]) => ({
  byKey: new Map(rows.map(({ key }) => [key.toLowerCase(), key])),
  byNumber: inGroups(rows, ({ key }) => storyNumber(key)),
  byTitle: new Map(rows.map(({ key, title }) => [(title ?? titleOfKey(key)).toLowerCase(), key])),
})

/** What the fields of a story's file say of its order, and what is wrong with them. */
export function waitsOf(
  { row, text, file, status }: Pick<Story, 'row' | 'text' | 'file' | 'status'>,
  namedIn: ReturnType<typeof storiesNamedIn>,
): { waits: readonly StoryWaits[]; faults: readonly Fault[] } {
  const fields = text?.fields ?? []
  // Of a story that is over, nothing is done any more.
  if (fields.length === 0 || (status !== 'pending' && status !== 'in_progress')) return { waits: [], faults: [] }
  const place = { at: [row.key], ...(file && { file: file.path }) }
  const waits: StoryWaits[] = []
  const faults: Fault[] = []
  for (const field of fields) {
    if (!waitsName.test(field.name) || nothing.test(field.value)) continue
    const { keys, unknown } = namedIn(field.value)
    waits.push(...keys.map((key) => ({ key, offset: field.offset })))
    if (unknown.length > 0 || (keys.length === 0 && !maybeWaits.test(field.name)))
      faults.push({ ...place, ...namesNone(field, unknown[0]) })
  }
  const others = fields.filter(({ name }) => !waitsName.test(name) && !crossReference.test(name))
  const ids = new Set([row.key, ...waits.map(({ key }) => key)])
  const members = others.map((field) => ({ ...field, value: orderValue(field, { row, namedIn, ids }) }))
  faults.push(
    ...unplacedMembers([{ ...inStory, at: [row.key], members }], ids).map((fault) => ({ ...place, ...fault })),
  )
  return { waits, faults: file ? faults : [] }
}

const inStory = {
  whose: 'story',
  knownNames: new Set<string>(),
  suggestions: [],
  orderField: '**Depends on:**',
  reports: 'order' as const,
}

/** The keys of the stories, if a field names nothing but these. */
function orderValue(
  { value }: NamedField,
  { row, namedIn, ids }: { row: StoryRow; namedIn: ReturnType<typeof storiesNamedIn>; ids: Set<string> },
): unknown {
  const words = value.replace(/\bstor(?:y|ies)\b|\band\b/gi, ' ').match(/[^\s,;&]+/g) ?? []
  const { keys } = namedIn(value)
  if (keys.length === 0 || keys.includes(row.key) || words.length !== keys.length) return value
  for (const key of keys) ids.add(key)
  return keys
}

function namesNone({ name, value, offset }: NamedField, unknown: string | undefined): Omit<Fault, 'at'> {
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
