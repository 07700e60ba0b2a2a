import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import type { PromptInput } from './prompt-input.ts'
import type { Piece } from './section.ts'

export function currentTask(input: PromptInput): Piece[] {
  const { task, attempt, remaining } = input
  const description = nestHeadings(visible(task.description).trim())
  return [
    {
      rank: 'fixed',
      text: `ID: ${task.id}\nTitle: ${oneLine(task.title, 300)}\nAttempt: ${attempt} of ${attempt + remaining}`,
    },
    { rank: 'task', text: description === '' ? '' : `Description:\n${description}` },
    { rank: 'criteria', text: bullets('Acceptance Criteria:', task.acceptance_criteria, (index) => `${index + 1}.`) },
    ...continuation(input.startedTask),
    { rank: 'criteria', text: documentationFor(task) },
    {
      rank: 'criteria',
      text: bullets(
        'Change nothing outside these paths (from the top of the repository); any other change fails the attempt:',
        task.paths,
      ),
    },
  ]
}

/** For a task with parts: what is done, and what the newest agent says is left. */
function continuation(begun: PromptInput['startedTask']): Piece[] {
  const newest = begun?.commits.at(-1)
  if (!begun || !newest) return []
  const done = begun.commits.map(({ iteration, summary }) => `Iteration ${iteration}: ${oneLine(summary, 300)}`)
  return [
    bullets('This task has been started. These parts are in the files, each as a commit:', done),
    bullets(`Still to do, according to the agent of iteration ${newest.iteration}:`, begun.left),
    'Continue from there. If nothing is left to do, change nothing and say that the task is fully complete.',
  ].map((text) => ({ rank: 'criteria', text }))
}

function documentationFor({ needs_docs, libraries }: PromptInput['task']): string {
  const names = libraries.map((name) => oneLine(name, 100)).join(', ')
  if (libraries.length > 0) {
    return `Libraries: ${names}\nRead their documentation, for the versions that this project uses, before you write code against them.`
  }
  return needs_docs ? 'Read the documentation of the libraries that this task touches before you write code.' : ''
}

/**
 * A titled list; empty if nothing is listed. Blank items are dropped: a lone `-` would make the title a heading.
 * Further lines are indented by four, so that a line-based reader sees no code block.
 */
export function bullets(title: string, texts: readonly string[], markOf = (_: number): string => '-'): string {
  const items = texts.flatMap((text, index) => {
    const item = nestHeadings(visible(text).trim()).replaceAll('\n', '\n    ')
    return item === '' ? [] : [`${markOf(index)} ${item}`]
  })
  return items.length === 0 ? '' : [title, ...items].join('\n')
}
