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

/** Iterations whose prompt no agent has read: a call before it held the attempt back, or somebody pushed meanwhile. */
export function neverSent(events: readonly RunEvent[]): ReadonlySet<number> {
  return new Set(
    events.flatMap((event) =>
      event.type === 'attempt_interrupted' && (event.cause === 'held_back' || event.cause === 'work_moved')
        ? [event.iteration]
        : [],
    ),
  )
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
