import { nestHeadings } from '../text/markdown/nest-headings.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import type { PromptInput } from './prompt-input.ts'

/** The task, and what else bears on this attempt: libraries, hints, known failures. */
export function currentTask(input: PromptInput): string {
  const { task, attempt, remaining } = input
  const parts = [
    `ID: ${task.id}\nTitle: ${oneLine(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
    `Description:\n${nestHeadings(visible(task.description).trim() || 'None beyond the title.')}`,
  ]
  parts.push(
    bullets('Acceptance Criteria:', task.acceptance_criteria),
    documentationFor(task),
    bullets(
      'Change nothing outside of these paths (from the top of the repository); another change fails the attempt:',
      task.paths,
    ),
    bullets('Hints from the operator:', input.hints),
    bullets('These checks failed before the run began. They do not count against you:', input.knownRed),
  )
  return parts.filter((part) => part !== '').join('\n\n')
}

/** `needs_docs` and `libraries` have an effect in every mode (docs/design.md#settings). */
function documentationFor({ needs_docs, libraries }: PromptInput['task']): string {
  const names = libraries.map((name) => oneLine(name, 100)).join(', ')
  if (libraries.length > 0) {
    return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`
  }
  return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : ''
}

/**
 * A titled list; empty where nothing is listed. Blank items go: a lone `-` would make a heading of the title. Further
 * lines stand four columns in, so that a code block inside an item is none for whoever reads line by line.
 */
function bullets(title: string, texts: readonly string[]): string {
  const items = texts.map((text) => nestHeadings(visible(text).trim())).filter((text) => text !== '')
  return items.length === 0 ? '' : [title, ...items.map((text) => `- ${text.replaceAll('\n', '\n    ')}`)].join('\n')
}
