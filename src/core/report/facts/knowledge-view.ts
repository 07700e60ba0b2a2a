import type { Knowledge, KnowledgeType } from '../../../schema/knowledge/entry.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isActive, isHard, typeOf } from '../../knowledge/entry.ts'
import { entryLine } from '../../knowledge/render-index.ts'
import { wordsIn } from '../../knowledge/words.ts'

/** A filter for the index; omitted fields do not filter. */
export interface KnowledgeFilter {
  readonly kinds: readonly KnowledgeType[]
  /** Default: active entries. */
  readonly status: Knowledge['status'] | 'all'
  readonly task?: string | undefined
  readonly iteration?: number | undefined
  /** An author's name. */
  readonly by?: string | undefined
  /** All of them must occur in the id, the text or the author. */
  readonly words: readonly string[]
}

export function filterKnowledge(knowledge: readonly Knowledge[], filter: KnowledgeFilter): Knowledge[] {
  const words = filter.words.map((word) => word.toLowerCase())
  return knowledge.filter((entry) => {
    const { id, status, task, iterations, by, text } = entry
    const searched = `${id} ${text} ${by ?? ''}`.toLowerCase()
    return (
      (filter.status === 'all' || status === filter.status) &&
      (filter.kinds.length === 0 || filter.kinds.includes(typeOf(id))) &&
      (filter.task === undefined || task === filter.task) &&
      (filter.iteration === undefined || iterations.includes(filter.iteration)) &&
      (filter.by === undefined || by === filter.by) &&
      words.every((word) => searched.includes(word))
    )
  })
}

/** An entry with its origin and its readers: `ralph knowledge K-…`, also as JSON. Fields are only ever added. */
export interface KnowledgeView extends Knowledge {
  readonly kind: KnowledgeType
  /** It is in every prompt that contains any of the index. */
  readonly binding: boolean
  /** Of its line in a prompt, at four characters a token. */
  readonly tokens: number
  readonly superseded_by: readonly string[]
  /** Iterations whose prompt contains it, oldest first. */
  readonly prompts: readonly number[]
}

const neverSent: ReadonlySet<string> = new Set(['held_back', 'work_moved'])

/** Iterations whose prompt may contain the entry: it was active, and the prompt was sent to an agent. */
export function iterationsWith(id: string, events: readonly RunEvent[]): number[] {
  const iterations = new Set<number>()
  let [isKnown, isActiveNow] = [false, false]
  let current: number | undefined
  for (const event of events) {
    const activeAfter = activeAfterEvent(id, event)
    isKnown ||= activeAfter !== undefined
    isActiveNow = activeAfter ?? (event.type === 'undo_done' ? isKnown : isActiveNow)
    if (event.type === 'attempt_started') current = event.iteration
    if (current !== undefined && isActiveNow) iterations.add(current)
    if (event.type === 'attempt_interrupted' && neverSent.has(event.cause)) iterations.delete(event.iteration)
    if (attemptEnds.has(event.type)) current = undefined
  }
  return [...iterations]
}

const attemptEnds: ReadonlySet<RunEvent['type']> = new Set([
  ...(['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'] as const),
])

/** Undefined if the event does not affect the entry. */
function activeAfterEvent(id: string, event: RunEvent): boolean | undefined {
  if (event.type === 'remembered') return event.id === id ? true : event.supersedes?.includes(id) ? false : undefined
  if (event.type === 'forgotten') return event.id === id ? false : undefined
  if (event.type !== 'knowledge_changed' && event.type !== 'knowledge_inherited') return undefined
  const entry = event.entries.find((other) => other.id === id)
  return entry && isActive(entry)
}

/** `prompts`: the sent prompts by iteration. */
export function knowledgeView(
  entry: Knowledge,
  { knowledge }: Pick<RunState, 'knowledge'>,
  prompts: ReadonlyMap<number, string>,
): KnowledgeView {
  // A prepared prompt contains no ids.
  const isIn = (prompt: string): boolean => prompt.includes(`- [${entry.id}] `) || wordsIn(prompt)(entry.text)
  return {
    ...entry,
    kind: typeOf(entry.id),
    binding: isActive(entry) && isHard(entry),
    tokens: Math.floor(entryLine(entry).length / 4),
    superseded_by: knowledge.filter(({ supersedes }) => supersedes.includes(entry.id)).map(({ id }) => id),
    prompts: [...prompts].filter(([, prompt]) => isIn(prompt)).map(([iteration]) => iteration),
  }
}
