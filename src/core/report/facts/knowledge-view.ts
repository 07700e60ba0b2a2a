import type { Knowledge, KnowledgeType } from '../../../schema/knowledge/entry.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isActive, isHard, typeOf } from '../../knowledge/entry.ts'
import { entryLine } from '../../knowledge/render-index.ts'
import { wordsIn } from '../../knowledge/words.ts'

/** What of the index is wanted; what is left out says nothing. */
export interface KnowledgeWish {
  readonly kinds: readonly KnowledgeType[]
  /** Those that count, where nothing is said. */
  readonly status: Knowledge['status'] | 'all'
  readonly task?: string | undefined
  readonly iteration?: number | undefined
  /** An author's name. */
  readonly by?: string | undefined
  /** Each of them stands in its id, its text or its author. */
  readonly words: readonly string[]
}

/** The entries that are wanted, in the order of the index. */
export function chosenKnowledge(knowledge: readonly Knowledge[], wish: KnowledgeWish): Knowledge[] {
  const words = wish.words.map((word) => word.toLowerCase())
  return knowledge.filter((entry) => {
    const { id, status, task, iterations, by, text } = entry
    const said = `${id} ${text} ${by ?? ''}`.toLowerCase()
    return (
      (wish.status === 'all' || status === wish.status) &&
      (wish.kinds.length === 0 || wish.kinds.includes(typeOf(id))) &&
      (wish.task === undefined || task === wish.task) &&
      (wish.iteration === undefined || iterations.includes(wish.iteration)) &&
      (wish.by === undefined || by === wish.by) &&
      words.every((word) => said.includes(word))
    )
  })
}

/** One entry with why it is known and who was told: `ralph knowledge K-…`, also as JSON. Fields are only ever added. */
export interface KnowledgeView extends Knowledge {
  readonly kind: KnowledgeType
  /** In every prompt that holds any of the index. */
  readonly binding: boolean
  /** Of its line in a prompt, at four characters each. */
  readonly tokens: number
  readonly superseded_by: readonly string[]
  /** Iterations whose prompt holds it, oldest first. */
  readonly prompts: readonly number[]
}

const neverSent: ReadonlySet<string> = new Set(['held_back', 'work_moved'])

/**
 * Iterations whose prompt may hold an entry: it counted while they were at work, and an agent has read their prompt, which no
 * call before it held back and no push made worthless.
 */
export function iterationsWith(id: string, events: readonly RunEvent[]): number[] {
  const found = new Set<number>()
  let [known, counts] = [false, false]
  let current: number | undefined
  for (const event of events) {
    const after = countsAfter(id, event)
    known ||= after !== undefined
    counts = after ?? (event.type === 'undo_done' ? known : counts)
    if (event.type === 'attempt_started') current = event.iteration
    if (current !== undefined && counts) found.add(current)
    if (event.type === 'attempt_interrupted' && neverSent.has(event.cause)) found.delete(event.iteration)
    if (attemptEnds.has(event.type)) current = undefined
  }
  return [...found]
}

const attemptEnds: ReadonlySet<RunEvent['type']> = new Set([
  ...(['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'] as const),
])

/** Undefined where the event says nothing of it. */
function countsAfter(id: string, event: RunEvent): boolean | undefined {
  if (event.type === 'remembered') return event.id === id ? true : event.supersedes?.includes(id) ? false : undefined
  if (event.type === 'forgotten') return event.id === id ? false : undefined
  if (event.type !== 'knowledge_changed' && event.type !== 'knowledge_inherited') return undefined
  const entry = event.entries.find((one) => one.id === id)
  return entry && isActive(entry)
}

/** `prompts` by iteration, as they were sent. */
export function knowledgeView(
  entry: Knowledge,
  { knowledge }: Pick<RunState, 'knowledge'>,
  prompts: ReadonlyMap<number, string>,
): KnowledgeView {
  // What an agent prepared names no ids.
  const holds = (prompt: string): boolean => prompt.includes(`- [${entry.id}] `) || wordsIn(prompt)(entry.text)
  return {
    ...entry,
    kind: typeOf(entry.id),
    binding: isActive(entry) && isHard(entry),
    tokens: Math.floor(entryLine(entry).length / 4),
    superseded_by: knowledge.filter(({ supersedes }) => supersedes.includes(entry.id)).map(({ id }) => id),
    prompts: [...prompts].filter(([, prompt]) => holds(prompt)).map(([iteration]) => iteration),
  }
}
