import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { handoffBlock, indexSections, type NewHandoff } from '../knowledge/index-prompt.ts'
import { oneLine } from '../text/one-line.ts'
import { type EndedIteration, iterationFacts, signalLines } from './ended-iteration.ts'

const maxFailedHandoff = 8_000

export interface PostRequest {
  readonly template: string
  readonly last: EndedIteration
  /** Undefined if the task left the plan. */
  readonly task: Pick<Task, 'title' | 'max_retries'> | undefined
  /** Failed attempts at its task, oldest first. */
  readonly failures: readonly { readonly iteration: number; readonly why: string }[]
  /** How often the same failure came in a row, over all tasks; null if the last attempt passed. */
  readonly repeated: { readonly count: number; readonly why: string } | null
  readonly knowledge: readonly Knowledge[]
  /** Handoffs of passed iterations that the index does not contain. */
  readonly handoffs: readonly NewHandoff[]
}

export function postPrompt({ template, last, task, failures, repeated, ...indexInput }: PostRequest): string {
  const attempts = failures.map(({ iteration, why }) => `- Iteration ${iteration}: ${oneLine(why, 400)}`)
  const repetition = repeated && repeated.count > 1 ? [`The same failure came ${repeated.count} times in a row.`] : []
  const retries = task ? ` It has ${task.max_retries} retries.` : ''
  const signals = signalLines(last)
  const failed = last.handoff && !last.passed
  return [
    template.trim(),
    `## Last Iteration\n\n${iterationFacts(last)}`,
    ...(failed && last.handoff
      ? [
          `### What its agent said\n\nIts changes are gone, so this is not knowledge.\n\n${handoffBlock({ ...last, handoff: last.handoff }, maxFailedHandoff)}`,
        ]
      : []),
    ...(signals.length === 0 ? [] : [`### What its agent asks for\n\n${signals.join('\n')}`]),
    `## Failures So Far\n\n${[`${last.task}${task ? `, ${oneLine(task.title, 200)}` : ''}.${retries}`, ...repetition, ...(attempts.length === 0 ? ['None of its attempts failed.'] : attempts)].join('\n')}`,
    ...indexSections(indexInput),
  ].join('\n\n')
}
