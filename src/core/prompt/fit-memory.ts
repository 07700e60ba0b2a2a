import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Plan, Task } from '../../schema/plan/plan.ts'
import { isHard } from '../knowledge/entry.ts'
import { indexFileLine, longestFileLine } from '../knowledge/index-file.ts'
import { hardRoom } from '../knowledge/merge-first.ts'
import { numberedLine } from '../knowledge/render-index.ts'
import { type Retrieved, retrieve, retrieveByKeyword } from '../knowledge/retrieve.ts'
import { type Query, wordsOfTask } from '../knowledge/search.ts'
import { wordsIn } from '../knowledge/words.ts'
import { briefingIn, enginesOwn } from './briefing.ts'
import { fitToBudget, type PromptCut } from './budget.ts'
import type { PromptInput } from './prompt-input.ts'
import { promptLength, type Section, type SectionName, section } from './section.ts'
import { promptSections } from './sections.ts'

/** A prompt within its budget. */
interface Fitted {
  readonly sections: readonly Section[]
  readonly cuts: readonly PromptCut[]
  /** What of the index it holds; null where the mode has none. */
  readonly memory: Retrieved | null
}

interface At {
  readonly knowledge: readonly Knowledge[]
  readonly plan: Plan
  readonly retrieval: 'ranked' | 'keyword'
  readonly maxChars: number
  /** Entries of later iterations were not seen by an indexer yet, and are told apart. */
  readonly notedAfter: number
}

const sourceOf = ({ shown, leftOut }: Retrieved): string =>
  leftOut === 0
    ? `knowledge-index.json, all of ${shown.length}`
    : `knowledge-index.json, ${shown.length} of ${shown.length + leftOut}`

/** Of the budget so much is the index's, however long the rest is; what the rest leaves comes on top. */
const leastShare = 0.25
const header = '\n\n## Retrieved Project Memory\n\n'.length

/**
 * The prompt with what of the index bears on the task. That section is chosen to fit and never cut afterwards, so that
 * no entry is told by half and no hard constraint is missing; if need be the other sections give way.
 */
export function fitWithMemory(input: PromptInput, { knowledge, plan, retrieval, maxChars, notedAfter }: At): Fitted {
  const others = promptSections(input)
  const room =
    Math.max(Math.floor(maxChars * leastShare), maxChars - promptLength(others)) - header - longestFileLine(knowledge)
  const memory =
    retrieval === 'keyword'
      ? retrieveByKeyword(knowledge, input.task)
      : retrieve(knowledge, {
          query: queryOf(input.task, plan),
          room,
          hardRoom: hardRoom(maxChars),
          notedAfter,
        })
  const fileLine = indexFileLine(knowledge, memory.shown)
  if (fileLine === '') return { ...fitToBudget(others, maxChars), memory }
  const after = others.findIndex(({ name }) => name === 'Previous Handoff') + 1
  const body = [memory.body, fileLine].filter(Boolean).join('\n\n')
  const kept = { ...section('Retrieved Project Memory', body, sourceOf(memory)), whole: true }
  return { ...fitToBudget([...others.slice(0, after), kept, ...others.slice(after)], maxChars), memory }
}

/**
 * The same around the text of an agent that prepared it: the sections that ralph writes, that text, and what it left out
 * of what no prompt may leave out, under the numbers of the assembled prompt.
 */
export function fitPrepared(input: PromptInput, request: At, prepared: string): Fitted {
  const { memory } = fitWithMemory(input, request)
  const sections = enginesOwn(promptSections(input))
  const briefing = briefingIn(prepared, sections.map(({ body }) => body).join('\n'))
  const shown = memory?.shown ?? []
  const holds = wordsIn(briefing)
  const missing = shown.flatMap((entry, position) =>
    isBinding(entry) && !holds(entry.text) ? [numberedLine(entry, position + 1)] : [],
  )
  const known = [missing.join('\n'), indexFileLine(request.knowledge, shown)].filter(Boolean).join('\n\n')
  const after = sections.findIndex(({ name }) => endOfFacts.includes(name))
  const added = [
    section('Briefing', briefing, 'the agent that prepared this prompt'),
    ...(known === ''
      ? []
      : [{ ...section('Retrieved Project Memory', known, 'knowledge-index.json, what always counts'), whole: true }]),
  ]
  return { ...fitToBudget(sections.toSpliced(after, 0, ...added), request.maxChars), memory }
}

/** The sections that follow what is known. */
const endOfFacts: readonly string[] = ['Skills', 'Output Instructions'] satisfies SectionName[]

const isBinding = (entry: Knowledge): boolean => entry.by !== null || isHard(entry)

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
  return { text: wordsOfTask(task), around: before.join('\n'), distances, tasks: byId }
}
