import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { plural } from '../text/amounts.ts'
import { isActive, isHard, typeOf } from './entry.ts'
import { entryLine, headingChars, knowledgeLines, shortLine } from './render-index.ts'
import { type Query, relevanceOf } from './search.ts'

/** What a prompt holds of the index. */
export interface Retrieved {
  /** The section's text; empty where nothing is known. */
  readonly body: string
  /** Characters of the hard constraints with their headings: this much of `body` is never cut. */
  readonly hardChars: number
  readonly shown: readonly Knowledge[]
  readonly leftOut: number
}

interface At {
  readonly query: Query
  /** Characters that the section may take. */
  readonly room: number
  /** Where all of it can be read, for the line that counts what was left out. */
  readonly pointer: string
}

/**
 * The index as a prompt gets it: whole while it fits, else hard constraints first, then what people said, then entries by
 * their relevance to the task, each whole or not at all. Only hard constraints may take more than the room.
 */
export function retrieve(entries: readonly Knowledge[], request: At): Retrieved {
  const active = entries.filter(isActive)
  const hard = active.filter(isHard)
  const hardChars = charsOf(hard)
  const whole = mayFit(active, request.room) ? knowledgeLines(active, '###') : undefined
  if (whole !== undefined && whole.length <= request.room) return { body: whole, hardChars, shown: active, leftOut: 0 }
  const shown = chosen(active, { ...request, hardChars })
  const leftOut = active.length - shown.length
  const said = leftOutLine(leftOut, request.pointer)
  return { body: [knowledgeLines(shown, '###', lineOf), said].filter(Boolean).join('\n\n'), hardChars, shown, leftOut }
}

const lineOf = (entry: Knowledge): string => (isHard(entry) || entry.by !== null ? entryLine : shortLine)(entry)

/** Without rendering thousands of lines to find that they are too many: a line is about its text and more. */
function mayFit(active: readonly Knowledge[], room: number): boolean {
  let least = 0
  for (const { id, text } of active) least += id.length + text.length
  return least * 0.9 <= room
}

/** In the order of the index. */
function chosen(active: readonly Knowledge[], { query, room, pointer, hardChars }: At & { hardChars: number }) {
  const others = active.filter((entry) => !isHard(entry))
  // By what a character of it is worth, since room is what is short; of two that are worth as much the newer one goes first.
  const rank = relevanceOf(others, query).map((relevance, at) => {
    const { by, text } = others[at] ?? { by: null, text: '' }
    return (relevance + unknownWorth) / (text.length + lineChars) + (by === null ? 0 : peopleFirst)
  })
  const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a)
  // A heading for each other kind is paid for beforehand.
  let left = room - hardChars - leftOutLine(active.length, pointer).length - 4 * headingChars - 2
  const kept = new Set(active.filter(isHard))
  for (const position of order) {
    if (left < shortestLine) break
    const entry = others[position]
    // No line is so much shorter than its text; those that cannot fit need not be rendered.
    if (!entry || entry.text.length * 0.9 > left) continue
    const length = lineOf(entry).length + 1
    if (length > left) continue
    kept.add(entry)
    left -= length
  }
  return active.filter((entry) => kept.has(entry))
}

const shortestLine = 30
/** Of an id, brackets and a source beside the text. */
const lineChars = 3
/** An entry that shares no word with the task may bear on it all the same. */
const unknownWorth = 0.5
/** No worth comes near it. */
const peopleFirst = 100

const charsOf = (entries: readonly Knowledge[]): number => knowledgeLines(entries, '###').length

const leftOutLine = (count: number, pointer: string): string =>
  count === 0
    ? ''
    : `${plural(count, 'entry', 'entries')} that seem less relevant to this task are omitted here. All of them: ${pointer}.`

const mostLines = 12
const mostTerms = 40

/**
 * The retrieval of an older program: at most twelve lines that hold a word of the task, by kind and then as they stand.
 * Hard constraints come on top of them, since no prompt leaves those out.
 */
export function retrieveByKeyword(
  entries: readonly Knowledge[],
  { id, libraries, title, description }: Pick<Task, 'id' | 'libraries' | 'title' | 'description'>,
): Retrieved {
  const words = `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]{2,}/gu) ?? []
  const terms = [...new Set([id.toLowerCase(), ...libraries.map((name) => name.toLowerCase()), ...words])]
  const active = entries.filter(isActive)
  const wanted = terms.filter((term) => term !== '').slice(0, mostTerms)
  const hits = active
    .filter((entry) => !isHard(entry) && wanted.some((term) => entryLine(entry).toLowerCase().includes(term)))
    .sort((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)))
  const kept = new Set([...active.filter(isHard), ...hits.slice(0, mostLines)])
  const shown = active.filter((entry) => kept.has(entry))
  const hardChars = knowledgeLines(active.filter(isHard), '###').length
  return { body: knowledgeLines(shown, '###'), hardChars, shown, leftOut: active.length - shown.length }
}
