import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import type { Plan, Task } from '../../schema/plan/plan.ts'
import { isActive, isHard, typeOf } from '../knowledge/entry.ts'
import { indexFileLine, maxExtraPathChars, maxFileLineChars } from '../knowledge/index-file.ts'
import { maxHardChars } from '../knowledge/merge-first.ts'
import { numberedLine } from '../knowledge/render-index.ts'
import { type RetrievedEntries, retrieve } from '../knowledge/retrieve.ts'
import { type Query, textOfTask } from '../knowledge/search.ts'
import { wordsIn } from '../knowledge/words.ts'
import { briefingIn, enginesOwn } from './briefing.ts'
import { fitToBudget, lengthWithoutNarratives, type PromptCut } from './budget.ts'
import { builtOn, entriesOf, type FinishedTask, longestBuiltOn, objectionsIn } from './built-on.ts'
import type { PromptInput } from './prompt-input.ts'
import { promptLength, type Section, type SectionName, section } from './section.ts'
import { promptSections } from './sections.ts'

/** A prompt within its budget. */
interface Fitted {
  readonly sections: readonly Section[]
  readonly cuts: readonly PromptCut[]
  /** What of the index it holds; null if the mode has none. */
  readonly memory: RetrievedEntries | null
  /** The entries that it numbers, in the order of their numbers. */
  readonly numbered: readonly Knowledge[]
}

interface FitRequest {
  readonly knowledge: readonly Knowledge[]
  /** What the tasks left that this one depends on, nearest first. */
  readonly finished?: readonly FinishedTask[]
  readonly maxChars: number
}

interface IndexRequest extends FitRequest {
  readonly plan: Plan
  /** Entries of later iterations were not seen by an indexer yet, and are told apart. */
  readonly notedAfter: number
}

const sourceOf = ({ shown, leftOut }: RetrievedEntries): string =>
  leftOut === 0
    ? `knowledge-index.json, all of ${shown.length}`
    : `knowledge-index.json, ${shown.length} of ${shown.length + leftOut}`

/** Of the budget so much is the index's, however long the rest is; what the rest leaves comes on top. */
const leastShare = 0.25
/** The task itself has at least so much room. */
const leastTask = 600
const header = '\n\n## Retrieved Project Memory\n\n'.length

/**
 * The prompt with what of the index bears on the task. That section is chosen to fit and not cut afterwards, so that no entry is
 * told by half; logs and narratives give way to it. Entries of dependencies for which the index has no
 * room stand with what these tasks left.
 */
export function fitWithMemory(input: PromptInput, request: IndexRequest): Fitted {
  const { memory, dependencies, sections: others } = withIndex(input, request)
  const numbered = [...memory.shown, ...dependencies]
  const body = [memory.body, indexFileLine(request.knowledge, numbered)].filter(Boolean).join('\n\n')
  const after = others.findIndex(({ name }) => endOfFacts.includes(name))
  const index = section('Retrieved Project Memory', body, sourceOf(memory))
  const sections = body === '' ? others : others.toSpliced(after === -1 ? others.length : after, 0, index)
  return { ...fitToBudget(sections, request.maxChars - (body === '' ? 0 : maxExtraPathChars)), memory, numbered }
}

/** What of the index fits beside the other sections, and the entries of dependencies that stand among these instead. */
function withIndex(
  input: PromptInput,
  request: IndexRequest,
): {
  readonly memory: RetrievedEntries
  readonly dependencies: readonly Knowledge[]
  readonly sections: readonly Section[]
} {
  const { knowledge, plan, maxChars, notedAfter, finished = [] } = request
  const withoutEntries = toldOf(finished, { entries: [], firstNumber: 1 })
  const others = promptSections({ ...input, builtOn: withoutEntries.builtOn })
  const fixed = promptLength(others.filter(({ pieces }) => pieces.every(({ rank }) => rank === 'fixed')))
  const rest = maxChars - lengthWithoutNarratives(others)
  // If the index is too long for this room, entries of dependencies may need some of it.
  const reserved = finished.length > 0 && charsIn(knowledge) > rest ? longestBuiltOn - withoutEntries.text.length : 0
  const share = Math.max(Math.floor(maxChars * leastShare), rest - reserved)
  const room = Math.min(share, maxChars - fixed - leastTask) - header - maxFileLineChars(knowledge)
  const query = queryOf(input.task, plan)
  const memory = retrieve(knowledge, { query, maxChars: room, maxHardChars: maxHardChars(maxChars), notedAfter })
  const inIndex = new Set(memory.shown)
  const { builtOn, shown } = toldOf(finished, {
    entries: entriesOf(knowledge, finished).filter((entry) => !inIndex.has(entry)),
    firstNumber: memory.shown.length + 1,
    objections: objectionsIn(knowledge, (entry) => inIndex.has(entry)),
  })
  const sections = shown.length === 0 ? others : promptSections({ ...input, builtOn })
  return { memory, dependencies: shown, sections }
}

/**
 * The same around the text of an agent that prepared it: the sections that ralph writes, that text, and what it left out
 * of what no prompt may leave out, under the numbers of the assembled prompt.
 */
export function fitPrepared(input: PromptInput, request: IndexRequest, prepared: string): Fitted {
  const { memory, dependencies, sections: assembled } = withIndex(input, request)
  const sections = enginesOwn(assembled)
  const shown = [...memory.shown, ...dependencies]
  const fileLine = indexFileLine(request.knowledge, shown)
  const briefing = briefingIn(prepared, [...sections.map(({ body }) => body), fileLine].join('\n'))
  const holds = wordsIn(briefing)
  const missing = memory.shown.flatMap((entry, position) =>
    isBinding(entry) && !holds(entry.text) ? [numberedLine(entry, position + 1)] : [],
  )
  const known = [missing.join('\n'), fileLine].filter(Boolean).join('\n\n')
  const after = sections.findIndex(({ name }) => endOfFacts.includes(name))
  const added = [
    section('Briefing', briefing, 'the agent that prepared this prompt'),
    ...(known === '' ? [] : [section('Retrieved Project Memory', known, 'knowledge-index.json, what always counts')]),
  ]
  const maxChars = request.maxChars - (fileLine === '' ? 0 : maxExtraPathChars)
  return { ...fitToBudget(sections.toSpliced(after, 0, ...added), maxChars), memory, numbered: shown }
}

/** The sections that follow what is known. */
const endOfFacts: readonly string[] = ['Skills', 'Output Instructions'] satisfies SectionName[]

const isBinding = (entry: Knowledge): boolean => entry.by !== null || isHard(entry)

/**
 * The prompt without the index: what people said, and what the tasks left that this one depends on. What the newest handoff
 * states itself is not repeated as an entry.
 */
export function fitWithoutIndex(input: PromptInput, { knowledge, finished = [], maxChars }: FitRequest): Fitted {
  const { previous } = input
  const entries = entriesOf(knowledge, finished).filter(({ iterations }) => iterations.at(-1) !== previous?.iteration)
  const isTold = (entry: Knowledge): boolean =>
    entry.by !== null || entries.includes(entry) || entry.iterations.at(-1) === previous?.iteration
  const { builtOn, shown } = toldOf(finished, { entries, firstNumber: 1, objections: objectionsIn(knowledge, isTold) })
  const ofPeople = knowledge
    .filter((entry) => entry.by !== null && isActive(entry))
    .toSorted((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)))
  const numbers = new Map(ofPeople.map((entry, index) => [entry, shown.length + index + 1]))
  const knowledgeLine = (entry: Knowledge): string => numberedLine(entry, numbers.get(entry) ?? 0)
  const sections = promptSections({ ...input, builtOn, knowledge: ofPeople, knowledgeLine })
  return { ...fitToBudget(sections, maxChars), memory: null, numbered: [...shown, ...ofPeople] }
}

function toldOf(finished: readonly FinishedTask[], request: Parameters<typeof builtOn>[1]) {
  const { text, shown, iterations } = builtOn(finished, request)
  const source = finished.map(({ task, iteration }) => `${task} (iteration ${iteration})`).join(', ')
  return { builtOn: { text, source, iterations }, text, shown }
}

const charsIn = (entries: readonly Knowledge[]): number =>
  entries.reduce((sum, entry) => sum + (isActive(entry) ? entry.text.length : 0), 0)

/** So far back tasks that this one builds on are looked at. */
const mostSteps = 6
const mostTasks = 200

/** What the index is searched by for a task: its words, and the tasks that it builds on. Linear in the plan. */
export function queryOf(task: Task, { tasks }: Pick<Plan, 'tasks'>): Query {
  const byId = new Map(tasks.map((one) => [one.id, one]))
  const distances = new Map([[task.id, 0]])
  const queue = [task.id]
  for (const id of queue) {
    const steps = distances.get(id) ?? 0
    if (steps >= mostSteps || queue.length >= mostTasks) break
    for (const on of byId.get(id)?.depends_on ?? []) {
      if (distances.has(on)) continue
      distances.set(on, steps + 1)
      queue.push(on)
    }
  }
  const before = queue.slice(1).flatMap((id) => byId.get(id)?.title ?? [])
  return { text: textOfTask(task), contextText: before.join('\n'), distances, tasks: byId }
}
