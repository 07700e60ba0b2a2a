import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Compaction } from '../../schema/knowledge/index-file.ts'
import type { Task } from '../../schema/plan/plan.ts'
import type { IndexWhen } from './index-when.ts'
import { wordsOf } from './words.ts'

/** Why the index is renewed before the next iteration. */
export type Trigger = 'task_metadata' | 'novelty' | 'bytes' | 'periodic'

interface TriggerContext {
  readonly task: Pick<Task, 'title' | 'description' | 'libraries' | 'needs_docs'>
  readonly compaction: Compaction
  readonly iteration: number
  /** Handoffs of passed iterations, newest first. */
  readonly handoffs: readonly Handoff[]
  readonly thresholds: Omit<IndexWhen, 'turns'>
}

type Rule = (request: TriggerContext) => boolean

/** Checked in this order; the first match is returned. */
const rules: Readonly<Record<Trigger, Rule>> = {
  task_metadata: ({ task }) => task.needs_docs || task.libraries.length > 0,
  novelty: ({ task, handoffs, thresholds }) => {
    const overlap = overlapOf(task, handoffs.slice(0, thresholds.handoffs))
    return overlap !== undefined && overlap < thresholds.overlap
  },
  bytes: ({ compaction, thresholds }) => compaction.bytes > thresholds.bytes,
  periodic: ({ compaction, thresholds }) => compaction.iterations >= thresholds.iterations,
}

/**
 * After this many refusals in a row, only fields of handoffs feed the index until an operator or a setting changes
 * that.
 */
export const maxRefusals = 2

/** Iterations to skip before the indexer is called again after a refusal (failure model B1). */
const skippedIterations = 2

/** Undefined if no iteration passed since the last renewal, an answer was refused recently, or no trigger fires. */
export function indexDue(request: TriggerContext): Trigger | undefined {
  const { refused_at, iterations } = request.compaction
  if (iterations === 0) return undefined
  if (refused_at !== null && request.iteration < refused_at + skippedIterations) return undefined
  return (Object.keys(rules) as Trigger[]).find((name) => rules[name](request))
}

/** Share of the task's words that are in the handoffs; undefined if either side has no words. */
export function overlapOf(task: TriggerContext['task'], handoffs: readonly Handoff[]): number | undefined {
  const taskWords = wordsOf([task.title, task.description, ...task.libraries].join(' '))
  const handoffWords = wordsOf(
    handoffs
      .flatMap(({ summary, task_completed, freeform }) => [summary, task_completed?.summary ?? '', freeform])
      .join(' '),
  )
  if (taskWords.size === 0 || handoffWords.size === 0) return undefined
  return [...taskWords].filter((word) => handoffWords.has(word)).length / taskWords.size
}
