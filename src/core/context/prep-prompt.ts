import type { Task } from '../../schema/plan/plan.ts'
import { thousands } from '../text/amounts.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type EndedIteration, signalLines } from './ended-iteration.ts'
import type { ManifestFile } from './manifest.ts'

export interface PrepRequest {
  readonly template: string
  readonly task: Task
  readonly attempt: number
  readonly files: readonly Omit<ManifestFile, 'content'>[]
  readonly last: EndedIteration | undefined
  /** Of the prompt that it writes. */
  readonly maxChars: number
  /** True if this task has waited for a person since its last attempt: the prep may not ask again. */
  readonly hasAsked: boolean
  /** Questions of the first prep: then this call answers them. */
  readonly research: readonly string[]
}

export function prepPrompt(request: PrepRequest): string {
  const { template, task, attempt, files, last, research } = request
  const signals = last ? signalLines(last) : []
  const libraries = task.libraries.map((name) => oneLine(name, 100)).join(', ')
  const sections = [
    template.trim(),
    `## Task\n\n${fenced(visible([`${task.id}: ${task.title}`, task.description, ...task.acceptance_criteria.map((criterion) => `- ${criterion}`)].join('\n\n')).trim())}`,
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
          `## Research\n\nFind this out now, by reading or with the servers that you have, and put what you find into \`prepared_prompt\`:\n\n${fenced(research.map((question) => `- ${question}`).join('\n'))}`,
        ]),
    `## Your Answer\n\n${requirements(request).join('\n')}`,
  ]
  return sections.join('\n\n')
}

function requirements({ maxChars, hasAsked, research }: PrepRequest): string[] {
  return [
    `- \`prepared_prompt\` has at most ${thousands(maxChars)} characters; a longer one is cut. Ralph adds the task, hints of people, the plan's context, skills, the instructions for the answer and every hard constraint to it: do not repeat them.`,
    ...(research.length === 0 ? [] : ['- You may not ask for research again.']),
    ...(hasAsked ? ['- A person has been asked about this task already: do not ask again.'] : []),
  ]
}
