import type { Knowledge } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { handoffBlock, indexSections, type NewHandoff } from '../knowledge/index-prompt.ts'
import { oneLine } from '../text/one-line.ts'
import { type EndedIteration, factsOf, signalLines } from './ended-iteration.ts'

const maxFailedHandoff = 8_000

/** What a post is told. */
export interface LookBack {
  readonly template: string
  readonly last: EndedIteration
  /** Of its task; nothing where that left the plan. */
  readonly task: Pick<Task, 'title' | 'max_retries'> | undefined
  /** Attempts at its task that failed, oldest first. */
  readonly failures: readonly { readonly iteration: number; readonly why: string }[]
  /** The same failure in a row, over all tasks; null where the last attempt passed. */
  readonly repeated: { readonly count: number; readonly why: string } | null
  readonly knowledge: readonly Knowledge[]
  /** Those of iterations that passed and that the index does not know. */
  readonly handoffs: readonly NewHandoff[]
}

/** What a post is asked: to take in what was learned, and to say how the run should go on. Pure. */
export function postPrompt({ template, last, task, failures, repeated, ...known }: LookBack): string {
  const tried = failures.map(({ iteration, why }) => `- Iteration ${iteration}: ${oneLine(why, 400)}`)
  const again = repeated && repeated.count > 1 ? [`The same failure came ${repeated.count} times in a row.`] : []
  const retries = task ? ` It has ${task.max_retries} retries.` : ''
  const signals = signalLines(last)
  const failed = last.handoff && !last.passed
  return [
    template.trim(),
    `## Last Iteration\n\n${factsOf(last)}`,
    ...(failed && last.handoff
      ? [
          `### What its agent said\n\nIts changes are gone, so this is not knowledge.\n\n${handoffBlock({ ...last, handoff: last.handoff }, maxFailedHandoff)}`,
        ]
      : []),
    ...(signals.length === 0 ? [] : [`### What its agent asks for\n\n${signals.join('\n')}`]),
    `## Failures So Far\n\n${[`${last.task}${task ? `, ${oneLine(task.title, 200)}` : ''}.${retries}`, ...again, ...(tried.length === 0 ? ['None of its attempts failed.'] : tried)].join('\n')}`,
    ...indexSections(known),
  ].join('\n\n')
}
