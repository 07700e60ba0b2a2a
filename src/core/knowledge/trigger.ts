import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Compaction } from '../../schema/knowledge/index-file.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { wordsOf } from './words.ts'

/** Why the index is to be renewed before the next iteration. */
export type Trigger = 'task_metadata' | 'novelty' | 'bytes' | 'periodic'

export interface Thresholds {
  /** Share of the task's words that the newest handoffs hold; below it the task is new. */
  readonly noveltyOverlap: number
  /** So many handoffs are looked at for it. */
  readonly recentHandoffs: number
  readonly bytes: number
  readonly iterations: number
}

interface At {
  /** The task that comes next. */
  readonly task: Pick<Task, 'title' | 'description' | 'libraries' | 'needs_docs'>
  readonly compaction: Compaction
  /** Newest iteration that was given out. */
  readonly iteration: number
  /** The newest handoffs that count, newest first. */
  readonly handoffs: readonly Handoff[]
  readonly thresholds: Thresholds
}

type Rule = (request: At) => boolean

/** Asked in this order; the first one counts. */
const rules: Readonly<Record<Trigger, Rule>> = {
  task_metadata: ({ task }) => task.needs_docs || task.libraries.length > 0,
  novelty: ({ task, handoffs, thresholds }) => {
    const overlap = overlapOf(task, handoffs.slice(0, thresholds.recentHandoffs))
    return overlap !== undefined && overlap < thresholds.noveltyOverlap
  },
  bytes: ({ compaction, thresholds }) => compaction.bytes > thresholds.bytes,
  periodic: ({ compaction, thresholds }) => compaction.iterations >= thresholds.iterations,
}

/** Refused answers in a row after which the index rests on the fields of handoffs, until a person or a setting changes it. */
export const maxRefusals = 2

/** After a refusal so many iterations go by before the indexer is asked again (failure model B1). */
const refusalPause = 2

/**
 * Why the index is due, or undefined: nothing passed since it was renewed, it was refused a moment ago, or no trigger fires.
 */
export function indexDue(request: At): Trigger | undefined {
  const { refused_at, iterations } = request.compaction
  if (iterations === 0) return undefined
  if (refused_at !== null && request.iteration < refused_at + refusalPause) return undefined
  return (Object.keys(rules) as Trigger[]).find((name) => rules[name](request))
}

/** Share of the task's words that the handoffs hold; undefined where either has none. */
export function overlapOf(task: At['task'], handoffs: readonly Handoff[]): number | undefined {
  const wanted = wordsOf([task.title, task.description, ...task.libraries].join(' '))
  const said = wordsOf(
    handoffs
      .flatMap(({ summary, task_completed, freeform }) => [summary, task_completed?.summary ?? '', freeform])
      .join(' '),
  )
  if (wanted.size === 0 || said.size === 0) return undefined
  return [...wanted].filter((word) => said.has(word)).length / wanted.size
}
