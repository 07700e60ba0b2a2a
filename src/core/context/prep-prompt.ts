import type { Task } from '../../schema/plan/plan.ts'
import { thousands } from '../text/amounts.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type EndedIteration, signalLines } from './ended-iteration.ts'
import type { ManifestFile } from './manifest.ts'

/** What a prep is told. */
export interface PrepRequest {
  readonly template: string
  readonly task: Task
  readonly attempt: number
  readonly files: readonly Omit<ManifestFile, 'content'>[]
  /** The iteration before this one, whatever became of it. */
  readonly last: EndedIteration | undefined
  /** Of what it writes. */
  readonly maxChars: number
  /** It may not ask again: an agent was kept from this task for a person's sake since it was tried last. */
  readonly asked: boolean
  /** What the first prep wants to know: then this is the call that finds it out. */
  readonly research: readonly string[]
}

/** What a prep is asked: pointers to what is known, and what its prompt has to be. Pure. */
export function prepPrompt(request: PrepRequest): string {
  const { template, task, attempt, files, last, research } = request
  const signals = last ? signalLines(last) : []
  const libraries = task.libraries.map((name) => oneLine(name, 100)).join(', ')
  const parts = [
    template.trim(),
    `## Task\n\n${fenced(visible([`${task.id}: ${task.title}`, task.description, ...task.acceptance_criteria.map((one) => `- ${one}`)].join('\n\n')).trim())}`,
    `## Manifest\n\n${[
      `- Attempt ${attempt} of a task with ${task.max_retries} retries.`,
      ...(libraries === '' ? [] : [`- Libraries: ${libraries}`]),
      ...(task.needs_docs ? ['- The task needs documentation: look it up.'] : []),
      ...files.map(({ path, about }) => `- \`${path}\`: ${about}`),
      '- Everything else in this directory is the project, as the coding agent will find it.',
    ].join('\n')}`,
    ...(signals.length === 0 ? [] : [`## What the Last Agent Asks For\n\n${signals.join('\n')}`]),
    ...(research.length === 0
      ? []
      : [
          `## Research\n\nFind this out now, by reading or with the servers that you have, and put what you find into \`prepared_prompt\`:\n\n${fenced(research.map((one) => `- ${one}`).join('\n'))}`,
        ]),
    `## Your Answer\n\n${demands(request).join('\n')}`,
  ]
  return parts.join('\n\n')
}

function demands({ maxChars, asked, research }: PrepRequest): string[] {
  return [
    `- \`prepared_prompt\` has at most ${thousands(maxChars)} characters; a longer one is cut. Ralph adds the task, hints of people, the plan's context, skills, the instructions for the answer and every hard constraint to it: do not repeat them.`,
    ...(research.length === 0 ? [] : ['- You may not ask for research again.']),
    ...(asked ? ['- A person has been asked about this task already: do not ask again.'] : []),
  ]
}
