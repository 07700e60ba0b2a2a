import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { contradictionsIn } from './contradictions.ts'
import { isActive, isHard, typeOf } from './entry.ts'
import { knowledgeLines, maxHeadingChars, numberedLine, shortLine } from './render-index.ts'
import { type Query, relevanceOf } from './search.ts'

export interface RetrievedEntries {
  /** The section's text; empty if no entry is in force. */
  readonly body: string
  /** In the order of their numbers, which begin with 1. */
  readonly shown: readonly Knowledge[]
  readonly leftOut: number
}

interface RetrievalRequest {
  readonly query: Query
  readonly maxChars: number
  /** Beyond this, agents' hard constraints are ranked like other entries; people's are always included. */
  readonly maxHardChars: number
  /** Entries of later iterations get their own section, since no indexer has seen them yet. */
  readonly notedAfter: number
}

/**
 * The whole index if it fits. Otherwise first hard constraints, then people's entries, the newest notes, and the rest
 * by relevance to the task. No entry is cut.
 */
export function retrieve(entries: readonly Knowledge[], request: RetrievalRequest): RetrievedEntries {
  const active = entries.filter(isActive)
  const wholeBody = mayFit(active, request.maxChars) ? memoryBody(active, request) : undefined
  if (wholeBody && wholeBody.body.length <= request.maxChars) return { ...wholeBody, leftOut: 0 }
  // Contradicting pairs take a little more than their lines, so the limit may be exceeded.
  for (let maxChars = request.maxChars; ; maxChars -= excessStep) {
    const selected = selectEntries(active, { ...request, maxChars })
    const { body, shown } = memoryBody(selected, request)
    const selectedSet = new Set(selected)
    const leftOut = active.filter((entry) => !selectedSet.has(entry)).length
    const isMinimum = selected.length === bindingEntries(active, request.maxHardChars).size
    if (body.length <= request.maxChars || isMinimum) return { body, shown, leftOut }
  }
}

const excessStep = 200

/** Contradicting pairs first, the newer entry of each first; then indexed entries by type, then the newest notes. */
function memoryBody(
  selected: readonly Knowledge[],
  { notedAfter }: Pick<RetrievalRequest, 'notedAfter'>,
): { body: string; shown: readonly Knowledge[] } {
  const shown: Knowledge[] = []
  const line = (entry: Knowledge): string => numberedLine(entry, shown.push(entry))
  const pairs = contradictionsIn(selected)
  const paired = new Set(pairs.flatMap(({ newer, older }) => [newer, older]))
  const numbers = new Map<Knowledge, number>()
  const lineOrReference = (entry: Knowledge): string => {
    const number = numbers.get(entry)
    if (number !== undefined) return `- [${number}] (see above)`
    const text = line(entry)
    numbers.set(entry, shown.length)
    return text
  }
  const contradicting = pairs.map(
    ({ newer, older }) =>
      `${lineOrReference(newer)}\n  ${lineOrReference(older).replace('- ', 'contradicts the older ')}`,
  )
  const isNote = ({ by, from, iterations }: Knowledge): boolean =>
    by === null && from === null && (iterations.at(-1) ?? 0) > notedAfter
  const indexed = selected
    .filter((entry) => !paired.has(entry) && !isNote(entry))
    .toSorted((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)))
  const notes = selected.filter((entry) => !paired.has(entry) && isNote(entry))
  const indexedLines = knowledgeLines(indexed, '###', line)
  const noteLines = notes.map((entry) => line(entry).replace('] ', `] ${typeOf(entry.id)}: `))
  const exception = indexed.some(({ by }) => by !== null) ? ', unless a person said it' : ''
  const precedence = indexedLines === '' ? '' : ` Where they differ from the above, these count${exception}.`
  const sections = [
    ...(contradicting.length > 0 ? [`### Contradictions\n\n${contradicting.join('\n')}`] : []),
    ...(indexedLines === '' ? [] : [indexedLines]),
    ...(noteLines.length > 0
      ? [`### Noted by earlier agents since\n\nThe newest come last.${precedence}\n\n${noteLines.join('\n')}`]
      : []),
  ]
  return { body: sections.join('\n\n'), shown }
}

/** Cheap estimate that avoids rendering thousands of lines; a line is about as long as its text. */
function mayFit(active: readonly Knowledge[], maxChars: number): boolean {
  let textChars = 0
  for (const { text } of active) textChars += text.length
  return textChars * 0.9 <= maxChars
}

function selectEntries(active: readonly Knowledge[], request: RetrievalRequest): Knowledge[] {
  const { query, maxChars, notedAfter } = request
  const binding = bindingEntries(active, request.maxHardChars)
  const others = active.filter((entry) => !binding.has(entry))
  const notes = newestNotes(others, { notedAfter, room: maxChars / 2 })
  // Ranked by relevance for each character, since room is scarce; of equal ones the newer wins.
  const rank = relevanceOf(others, query).map((relevance, position) => {
    const entry = others[position]
    if (!entry) return 0
    const priority = entry.by !== null || isHard(entry) ? personPriority : notes.has(entry) ? notePriority : 0
    return (relevance + baseRelevance) / (entry.text.length + lineOverhead) + priority
  })
  const order = [...others.keys()].sort((a, b) => (rank[b] ?? 0) - (rank[a] ?? 0) || b - a)
  const selected = new Set(binding)
  const isNote = (entry: Knowledge): boolean => notes.has(entry)
  const headings =
    maxHeadingChars * new Set(others.map(({ id }) => typeOf(id))).size + (notes.size > 0 ? notesHeadingChars : 0)
  let remainingChars = maxChars - charsOf([...binding]) - headings
  for (const position of order) {
    if (remainingChars < minLineChars) break
    const entry = others[position]
    if (!entry || entry.text.length * 0.9 > remainingChars) continue
    const length = lineLength(entry) + (isNote(entry) ? maxTypeChars : 0)
    if (length > remainingChars) continue
    selected.add(entry)
    remainingChars -= length
  }
  return active.filter((entry) => selected.has(entry))
}

/** People's constraints, and the newest agents' ones that fit into `maxChars`: no prompt omits these. */
export function bindingEntries(active: readonly Knowledge[], maxChars: number): ReadonlySet<Knowledge> {
  const hard = active.filter(isHard)
  const binding = new Set(hard.filter(({ by }) => by !== null))
  let remainingChars = maxChars - charsOf([...binding])
  for (const entry of hard.filter(({ by }) => by === null).reverse()) {
    const length = lineLength(entry)
    if (length > remainingChars) break
    binding.add(entry)
    remainingChars -= length
  }
  return binding
}

function newestNotes(
  entries: readonly Knowledge[],
  { notedAfter, room: maxChars }: { notedAfter: number; room: number },
): ReadonlySet<Knowledge> {
  const notes = new Set<Knowledge>()
  let remainingChars = maxChars
  for (const entry of entries.toReversed()) {
    if (entry.by !== null || entry.from !== null || (entry.iterations.at(-1) ?? 0) <= notedAfter) continue
    remainingChars -= lineLength(entry)
    if (remainingChars < 0) break
    notes.add(entry)
  }
  return notes
}

const numberChars = 7
const personChars = 'a person, '.length
const planChars = ' (plan )'.length
const maxTypeChars = 'constraint: '.length
/** Includes the sentence below the heading. */
const notesHeadingChars = 140

const lineLength = (entry: Knowledge): number =>
  shortLine(entry).length +
  numberChars +
  (entry.by === null ? 0 : personChars + 3) +
  (entry.from === null ? 0 : planChars + entry.from.length)
const charsOf = (entries: readonly Knowledge[]): number =>
  entries.reduce((sum, entry) => sum + lineLength(entry), entries.length === 0 ? 0 : maxHeadingChars)

const minLineChars = 30
const lineOverhead = 3
/** An entry that shares no word with the task may still matter. */
const baseRelevance = 0.5
/** Larger than any relevance. */
const [personPriority, notePriority] = [100, 50]
