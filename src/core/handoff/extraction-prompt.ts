import type { ChangeAction } from '../../schema/run/dossier.ts'
import { cappedLines } from '../text/capped.ts'
import { startOf } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'

const maxSaid = 3_000
const maxListed = 200

/** What a small model is told so that it writes the handoff that the agent owed (docs/design.md#handoff). */
export function extractionPrompt(given: {
  readonly template: string
  readonly task: { readonly id: string; readonly title: string }
  readonly changes: readonly { readonly path: string; readonly action: ChangeAction }[]
  readonly diffStat: string
  /** What the agent said last; its start counts. */
  readonly said: string
}): string {
  const { task, changes } = given
  const files = cappedLines(
    changes.map(({ path, action }) => `${action} ${oneLine(visible(path), 300)}`),
    maxListed,
  )
  const parts = [
    given.template.trim(),
    `## Task\n\n${task.id}: ${oneLine(task.title, 300)}`,
    `## Changed files\n\n${fenced(files.join('\n'))}`,
    given.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${fenced(visible(given.diffStat).trimEnd())}`,
    `## What the agent said last\n\n${fenced(startOf(visible(given.said).trim(), maxSaid))}`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
