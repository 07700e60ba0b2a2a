import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import type { Plan, Task } from '../../schema/plan/plan.ts'
import { isActive, isHard, typeOf } from '../knowledge/entry.ts'
import { indexFileLine, maxExtraPathChars, maxFileLineChars } from '../knowledge/index-file.ts'
import { maxHardChars } from '../knowledge/merge-first.ts'
import { numberedLine } from '../knowledge/render-index.ts'
import { type RetrievedEntries, retrieve } from '../knowledge/retrieve.ts'
import { type Query, textOfTask } from '../knowledge/search.ts'
import { wordsIn } from '../knowledge/words.ts'
import { briefingIn, engineSections } from './briefing.ts'
import { fitToBudget, lengthWithoutNarratives, type PromptCut } from './budget.ts'
import { builtOn, entriesOf, type FinishedTask, maxBuiltOnChars, objectionsTo } from './finished-dependencies.ts'
import type { PromptInput } from './prompt-input.ts'
import { promptLength, type Section, type SectionName, section } from './section.ts'
import { promptSections } from './sections.ts'

interface Fitted {
  readonly sections: readonly Section[]
  readonly cuts: readonly PromptCut[]
  /** The index entries that it holds; null if the mode has no index. */
  readonly memory: RetrievedEntries | null
  /** In the order of their numbers. */
  readonly numbered: readonly Knowledge[]
}

interface FitRequest {
  readonly knowledge: readonly Knowledge[]
  /** The finished tasks that this one depends on, nearest first. */
  readonly finished?: readonly FinishedTask[]
  readonly maxChars: number
}

interface IndexRequest extends FitRequest {
  readonly plan: Plan
  /** The indexer has not seen entries of later iterations; they get a section of their own. */
  readonly notedAfter: number
}

const sourceOf = ({ shown, leftOut }: RetrievedEntries): string =>
  leftOut === 0
    ? `knowledge-index.json, all of ${shown.length}`
    : `knowledge-index.json, ${shown.length} of ${shown.length + leftOut}`

const minIndexShare = 0.25
const minTaskChars = 600
const header = '\n\n## Retrieved Project Memory\n\n'.length

/**
 * The prompt with the index entries for the task. That section is selected to fit and never cut; logs and narratives
 * are shortened for it. Entries of dependencies without room there stand with their tasks.
 */
export function fitWithMemory(input: PromptInput, request: IndexRequest): Fitted {
  const { memory, dependencies, sections: otherSections } = withIndex(input, request)
  const numbered = [...memory.shown, ...dependencies]
  const body = [memory.body, indexFileLine(request.knowledge, numbered)].filter(Boolean).join('\n\n')
  const position = otherSections.findIndex(({ name }) => sectionsAfterFacts.includes(name))
  const index = section('Retrieved Project Memory', body, sourceOf(memory))
  const sections =
    body === '' ? otherSections : otherSections.toSpliced(position === -1 ? otherSections.length : position, 0, index)
  return { ...fitToBudget(sections, request.maxChars - (body === '' ? 0 : maxExtraPathChars)), memory, numbered }
}

/** Selects the index entries, and the entries of dependencies that stand with their tasks instead. */
function withIndex(
  input: PromptInput,
  request: IndexRequest,
): {
  readonly memory: RetrievedEntries
  readonly dependencies: readonly Knowledge[]
  readonly sections: readonly Section[]
} {
  const { knowledge, plan, maxChars, notedAfter, finished = [] } = request
  const withoutEntries = builtOnSection(finished, { entries: [], firstNumber: 1 })
  const otherSections = promptSections({ ...input, builtOn: withoutEntries.builtOn })
  const fixed = promptLength(otherSections.filter(({ pieces }) => pieces.every(({ rank }) => rank === 'fixed')))
  const rest = maxChars - lengthWithoutNarratives(otherSections)
  // A long index needs this room, so entries of dependencies may take only part of it.
  const reserved = finished.length > 0 && charsIn(knowledge) > rest ? maxBuiltOnChars - withoutEntries.text.length : 0
  const share = Math.max(Math.floor(maxChars * minIndexShare), rest - reserved)
  const room = Math.min(share, maxChars - fixed - minTaskChars) - header - maxFileLineChars(knowledge)
  const query = queryOf(input.task, plan)
  const memory = retrieve(knowledge, { query, maxChars: room, maxHardChars: maxHardChars(maxChars), notedAfter })
  const inIndex = new Set(memory.shown)
  const { builtOn, shown } = builtOnSection(finished, {
    entries: entriesOf(knowledge, finished).filter((entry) => !inIndex.has(entry)),
    firstNumber: memory.shown.length + 1,
    objections: objectionsTo(knowledge, (entry) => inIndex.has(entry)),
  })
  const sections = shown.length === 0 ? otherSections : promptSections({ ...input, builtOn })
  return { memory, dependencies: shown, sections }
}

/**
 * The prompt around a prep's text: ralph's sections, that text, and binding entries that it left out, under the numbers
 * of the assembled prompt.
 */
export function fitPrepared(input: PromptInput, request: IndexRequest, prepared: string): Fitted {
  const { memory, dependencies, sections: assembled } = withIndex(input, request)
  const sections = engineSections(assembled)
  const shown = [...memory.shown, ...dependencies]
  const fileLine = indexFileLine(request.knowledge, shown)
  const briefing = briefingIn(prepared, [...sections.map(({ body }) => body), fileLine].join('\n'))
  const isInBriefing = wordsIn(briefing)
  const missing = memory.shown.flatMap((entry, position) =>
    isBinding(entry) && !isInBriefing(entry.text) ? [numberedLine(entry, position + 1)] : [],
  )
  const binding = [missing.join('\n'), fileLine].filter(Boolean).join('\n\n')
  const position = sections.findIndex(({ name }) => sectionsAfterFacts.includes(name))
  const added = [
    section('Briefing', briefing, 'the agent that prepared this prompt'),
    ...(binding === ''
      ? []
      : [section('Retrieved Project Memory', binding, 'knowledge-index.json, what always counts')]),
  ]
  const maxChars = request.maxChars - (fileLine === '' ? 0 : maxExtraPathChars)
  return { ...fitToBudget(sections.toSpliced(position, 0, ...added), maxChars), memory, numbered: shown }
}

const sectionsAfterFacts: readonly string[] = ['Skills', 'Output Instructions'] satisfies SectionName[]

const isBinding = (entry: Knowledge): boolean => entry.by !== null || isHard(entry)

/**
 * The prompt without the index: entries by people, and the results of the tasks that this one depends on. Entries that
 * the newest handoff states are not repeated.
 */
export function fitWithoutIndex(input: PromptInput, { knowledge, finished = [], maxChars }: FitRequest): Fitted {
  const { previous } = input
  const entries = entriesOf(knowledge, finished).filter(({ iterations }) => iterations.at(-1) !== previous?.iteration)
  const isTold = (entry: Knowledge): boolean =>
    entry.by !== null || entries.includes(entry) || entry.iterations.at(-1) === previous?.iteration
  const { builtOn, shown } = builtOnSection(finished, {
    entries,
    firstNumber: 1,
    objections: objectionsTo(knowledge, isTold),
  })
  const ofPeople = knowledge
    .filter((entry) => entry.by !== null && isActive(entry))
    .toSorted((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)))
  const numbers = new Map(ofPeople.map((entry, index) => [entry, shown.length + index + 1]))
  const knowledgeLine = (entry: Knowledge): string => numberedLine(entry, numbers.get(entry) ?? 0)
  const sections = promptSections({ ...input, builtOn, knowledge: ofPeople, knowledgeLine })
  return { ...fitToBudget(sections, maxChars), memory: null, numbered: [...shown, ...ofPeople] }
}

function builtOnSection(finished: readonly FinishedTask[], request: Parameters<typeof builtOn>[1]) {
  const { text, shown, iterations } = builtOn(finished, request)
  const source = finished.map(({ task, iteration }) => `${task} (iteration ${iteration})`).join(', ')
  return { builtOn: { text, source, iterations }, text, shown }
}

const charsIn = (entries: readonly Knowledge[]): number =>
  entries.reduce((sum, entry) => sum + (isActive(entry) ? entry.text.length : 0), 0)

const maxSteps = 6
const maxTasks = 200

/** The words to search the index for, and the dependencies. Linear in the plan. */
export function queryOf(task: Task, { tasks }: Pick<Plan, 'tasks'>): Query {
  const byId = new Map(tasks.map((planTask) => [planTask.id, planTask]))
  const distances = new Map([[task.id, 0]])
  const queue = [task.id]
  for (const id of queue) {
    const steps = distances.get(id) ?? 0
    if (steps >= maxSteps || queue.length >= maxTasks) break
    for (const dependency of byId.get(id)?.depends_on ?? []) {
      if (distances.has(dependency)) continue
      distances.set(dependency, steps + 1)
      queue.push(dependency)
    }
  }
  const dependencyTitles = queue.slice(1).flatMap((id) => byId.get(id)?.title ?? [])
  return { text: textOfTask(task), contextText: dependencyTitles.join('\n'), distances, tasks: byId }
}
