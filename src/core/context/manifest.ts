import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { isActive, isHard } from '../knowledge/entry.ts'
import { entryLine, indexMarkdown } from '../knowledge/render-index.ts'
import { excerpt } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type EndedIteration, iterationFacts } from './ended-iteration.ts'

/** Written beside the project's files for a prep to read, and removed before the coding agent begins. */
export const manifestFolder = '.ralph-context'

export interface Manifest {
  /** Sent if no prepared prompt is available. */
  readonly assembled: string
  readonly iteration: number
  readonly knowledge: readonly Knowledge[]
  /** The newest ones, newest first. */
  readonly ended: readonly EndedIteration[]
  /** Failed attempts at the task, newest first. */
  readonly failures: readonly EndedIteration[]
}

export interface ManifestFile {
  readonly path: string
  readonly about: string
  readonly content: string
}

const maxHandoffChars = 60_000

/** The files of a manifest, most useful first. Bounded, and harmless as text. */
export function manifestFiles({ assembled, iteration, knowledge, ended, failures }: Manifest): ManifestFile[] {
  const hard = knowledge.filter((entry) => isActive(entry) && isHard(entry))
  const file = (name: string, about: string, content: string): ManifestFile => ({
    path: `${manifestFolder}/${name}`,
    about,
    content: `${content.trimEnd()}\n`,
  })
  return [
    file('assembled-prompt.md', 'the prompt that is sent if you write nothing: start from what it knows', assembled),
    ...(hard.length === 0
      ? []
      : [
          file(
            'hard-constraints.md',
            'all of these are in every prompt, whatever you write',
            hard.map(entryLine).join('\n'),
          ),
        ]),
    ...(knowledge.length === 0
      ? []
      : [
          file(
            'knowledge-index.md',
            'everything that people said and iterations taught',
            indexMarkdown(knowledge, iteration),
          ),
        ]),
    ...failures.map((attempt) =>
      file(
        `failures/${attempt.iteration}.md`,
        `attempt ${attempt.iteration} at this task, which failed`,
        iterationText(attempt),
      ),
    ),
    ...ended.map((iteration) =>
      file(
        `handoffs/${iteration.iteration}.md`,
        `iteration ${iteration.iteration} (${oneLine(iteration.task, 64)}), ${iteration.passed ? 'which passed' : 'which failed: its changes are gone'}`,
        iterationText(iteration),
      ),
    ),
  ]
}

function iterationText(iteration: EndedIteration): string {
  const { handoff } = iteration
  if (!handoff) return `${iterationFacts(iteration)}\n\nIts agent left no account of its work.`
  const { summary, freeform, ...fields } = handoff
  const account = [summary, freeform, JSON.stringify(fields, null, 2)].join('\n\n')
  return `${iterationFacts(iteration)}\n\n---\n\n${excerpt(visible(account), maxHandoffChars)}`
}
