import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { isActive, isHard } from '../knowledge/entry.ts'
import { entryLine, indexMarkdown } from '../knowledge/render-index.ts'
import { excerpt } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type EndedIteration, factsOf } from './ended-iteration.ts'

/** Laid beside the project's files for a prep to read, and gone before its agent begins. */
export const manifestFolder = '.ralph-context'

/** What the state knows and a prep may read. */
export interface Manifest {
  /** The prompt that is sent where no prepared one can be. */
  readonly assembled: string
  readonly iteration: number
  readonly knowledge: readonly Knowledge[]
  /** The newest ones, newest first. */
  readonly ended: readonly EndedIteration[]
  /** Failed attempts at the task, newest first. */
  readonly failures: readonly EndedIteration[]
}

/** A file of the manifest; `about` is said where it is pointed to. */
export interface ManifestFile {
  readonly path: string
  readonly about: string
  readonly content: string
}

const maxHandoff = 60_000

/** The files that a manifest points to, in the order in which they are worth reading. Bounded, and harmless as text. */
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
    ...failures.map((one) =>
      file(`failures/${one.iteration}.md`, `attempt ${one.iteration} at this task, which failed`, told(one)),
    ),
    ...ended.map((one) =>
      file(
        `handoffs/${one.iteration}.md`,
        `iteration ${one.iteration} (${oneLine(one.task, 64)}), ${one.passed ? 'which passed' : 'which failed: its changes are gone'}`,
        told(one),
      ),
    ),
  ]
}

function told(one: EndedIteration): string {
  const { handoff } = one
  if (!handoff) return `${factsOf(one)}\n\nIts agent left no account of its work.`
  const { summary, freeform, ...fields } = handoff
  const said = [summary, freeform, JSON.stringify(fields, null, 2)].join('\n\n')
  return `${factsOf(one)}\n\n---\n\n${excerpt(visible(said), maxHandoff)}`
}
