import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { contradictionsIn } from './contradictions.ts'
import { isActive, isHard, typeOf } from './entry.ts'
import { headingChars, knowledgeLines, numberedLine, shortLine } from './render-index.ts'
import { type Query, relevanceOf } from './search.ts'

/** What a prompt holds of the index. */
export interface RetrievedEntries {
  /** The section's text; empty where nothing is known. */
  readonly body: string
  /** In the order of their numbers: the first one has number `firstNumber`. */
  readonly shown: readonly Knowledge[]
  readonly leftOut: number
}

interface RetrievalRequest {
  readonly query: Query
  /** Characters that the section may take. */
  readonly room: number
  /** Characters that hard constraints may take before they are ranked like other entries; people's always bind. */
  readonly hardRoom: number
  /** Entries of iterations after this one are told apart: no indexer has seen them yet. */
  readonly notedAfter: number
}

/**
 * The index as a prompt gets it: whole while it fits, else hard constraints first, then what people said, what the newest
 * iterations noted, and then entries by their relevance to the task, each whole or not at all.
 */
export function retrieve(entries: readonly Knowledge[], request: RetrievalRequest): RetrievedEntries {
  const active = entries.filter(isActive)
  const whole = mayFit(active, request.room) ? memoryBody(active, request) : undefined
  if (whole && whole.body.length <= request.room) return { ...whole, leftOut: 0 }
  // Pairs that contradict each other take a little more than their lines.
  for (let room = request.room; ; room -= excessStep) {
    const kept = chosen(active, { ...request, room })
    const { body, shown } = memoryBody(kept, request)
    const keptSet = new Set(kept)
    const leftOut = active.filter((entry) => !keptSet.has(entry)).length
    const isLeast = kept.length === bindingEntries(active, request.hardRoom).size
    if (body.length <= request.room || isLeast) return { body, shown, leftOut }
  }
}

const excessStep = 200

/** Contradictions first, each pair once and its newer entry first; then the merged entries by kind, then the newest notes. */
function memoryBody(
  kept: readonly Knowledge[],
  { notedAfter }: Pick<RetrievalRequest, 'notedAfter'>,
): { body: string; shown: readonly Knowledge[] } {
  const shown: Knowledge[] = []
  const line = (entry: Knowledge): string => numberedLine(entry, shown.push(entry))
  const pairs = contradictionsIn(kept)
  const paired = new Set(pairs.flatMap(({ newer, older }) => [newer, older]))
  const numbers = new Map<Knowledge, number>()
  const once = (entry: Knowledge): string => {
    const number = numbers.get(entry)
    if (number !== undefined) return `- [${number}] (see above)`
    const text = line(entry)
    numbers.set(entry, shown.length)
    return text
  }
  const contradicting = pairs.map(
    ({ newer, older }) => `${once(newer)}\n  ${once(older).replace('- ', 'contradicts the older ')}`,
  )
  const isNote = ({ by, from, iterations }: Knowledge): boolean =>
    by === null && from === null && (iterations.at(-1) ?? 0) > notedAfter
  const merged = kept
    .filter((entry) => !paired.has(entry) && !isNote(entry))
    .toSorted((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)))
  const notes = kept.filter((entry) => !paired.has(entry) && isNote(entry))
  const mergedLines = knowledgeLines(merged, '###', line)
  const noteLines = notes.map((entry) => line(entry).replace('] ', `] ${typeOf(entry.id)}: `))
  const exception = merged.some(({ by }) => by !== null) ? ', unless a person said it' : ''
  const about = mergedLines === '' ? '' : ` Where they differ from the above, these count${exception}.`
  const sections = [
    ...(contradicting.length > 0 ? [`### Contradictions\n\n${contradicting.join('\n')}`] : []),
    ...(mergedLines === '' ? [] : [mergedLines]),
    ...(noteLines.length > 0
      ? [`### Noted by earlier agents since\n\nThe newest come last.${about}\n\n${noteLines.join('\n')}`]
      : []),
  ]
  return { body: sections.join('\n\n'), shown }
}

/** Without rendering thousands of lines to find that they are too many: a line is about its text and more. */
function mayFit(active: readonly Knowledge[], room: number): boolean {
  let least = 0
  for (const { text } of active) least += text.length
  return least * 0.9 <= room
}

/** In the order of the index. */
function chosen(active: readonly Knowledge[], request: RetrievalRequest): Knowledge[] {
  const { query, room, notedAfter } = request
  const binding = bindingEntries(active, request.hardRoom)
  const others = active.filter((entry) => !binding.has(entry))
  const notes = newestNotes(others, { notedAfter, room: room / 2 })
  // By what a character of it is worth, since room is what is short; of two that are worth as much the newer one goes first.
  const rank = relevanceOf(others, query).map((relevance, position) => {
    const entry = others[position]
    if (!entry) return 0
    const first = entry.by !== null || isHard(entry) ? peopleFirst : notes.has(entry) ? notesFirst : 0
    return (relevance + unknownWorth) / (entry.text.length + lineChars) + first
  })
  const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a)
  const kept = new Set(binding)
  const isNote = (entry: Knowledge): boolean => notes.has(entry)
  const headings = headingChars * new Set(others.map(({ id }) => typeOf(id))).size + (notes.size > 0 ? notesHeading : 0)
  let left = room - charsOf([...binding]) - headings
  for (const position of order) {
    if (left < shortestLine) break
    const entry = others[position]
    // No line is so much shorter than its text; those that cannot fit need not be rendered.
    if (!entry || entry.text.length * 0.9 > left) continue
    const length = lineLength(entry) + (isNote(entry) ? kindChars : 0)
    if (length > left) continue
    kept.add(entry)
    left -= length
  }
  return active.filter((entry) => kept.has(entry))
}

/** People's constraints, and of the agents' the newest ones that fit into `room`: no prompt leaves these out. */
export function bindingEntries(active: readonly Knowledge[], room: number): ReadonlySet<Knowledge> {
  const hard = active.filter(isHard)
  const binding = new Set(hard.filter(({ by }) => by !== null))
  let left = room - charsOf([...binding])
  for (const entry of hard.filter(({ by }) => by === null).reverse()) {
    const length = lineLength(entry)
    if (length > left) break
    binding.add(entry)
    left -= length
  }
  return binding
}

function newestNotes(
  entries: readonly Knowledge[],
  { notedAfter, room }: { notedAfter: number; room: number },
): ReadonlySet<Knowledge> {
  const notes = new Set<Knowledge>()
  let left = room
  for (const entry of entries.toReversed()) {
    if (entry.by !== null || entry.from !== null || (entry.iterations.at(-1) ?? 0) <= notedAfter) continue
    left -= lineLength(entry)
    if (left < 0) break
    notes.add(entry)
  }
  return notes
}

/** Of a number with its brackets and a line feed. */
const numberChars = 7
const personChars = 'a person, '.length
const planChars = ' (plan )'.length
/** Of a note its kind stands before its words. */
const kindChars = 'constraint: '.length
/** With the sentence below it. */
const notesHeading = 140

const lineLength = (entry: Knowledge): number =>
  shortLine(entry).length +
  numberChars +
  (entry.by === null ? 0 : personChars + 3) +
  (entry.from === null ? 0 : planChars + entry.from.length)
const charsOf = (entries: readonly Knowledge[]): number =>
  entries.reduce((sum, entry) => sum + lineLength(entry), entries.length === 0 ? 0 : headingChars)

const shortestLine = 30
const lineChars = 3
/** An entry that shares no word with the task may bear on it all the same. */
const unknownWorth = 0.5
/** No worth comes near these. */
const [peopleFirst, notesFirst] = [100, 50]
