import type { Handoff } from '../../schema/agent/handoff.ts'
import type { ChangeAction } from '../../schema/run/dossier.ts'
import { cappedLines } from '../text/capped.ts'
import { startOf } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'

const maxListed = 50
const maxText = 500

/**
 * The handoff that the engine writes where the agent left none (docs/design.md#handoff): what changed, and the start of what the
 * agent said last. It claims no completion and no confidence; callers keep `source: 'synthetic'` beside it.
 */
export function syntheticHandoff(given: {
  readonly task: { readonly id: string; readonly title: string }
  readonly changes: readonly { readonly path: string; readonly action: 'created' | 'modified' | 'deleted' }[]
  readonly text: string
  readonly turns: number
}): Handoff {
  const { task, changes, turns } = given
  const files = cappedLines(
    changes.map(({ path, action }) => `${action}: ${visible(path)}`),
    maxListed,
  ).map((line) => `- ${line}`)
  const said = nestHeadings(startOf(visible(given.text).trim(), maxText))
  return {
    summary: `${summaryOf(changes)} for ${task.id}.`,
    freeform: [
      `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was written from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
      files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
      said === '' ? 'Its last output is empty.' : `The start of its last output:\n\n${said}`,
    ].join('\n\n'),
    task_completed: { task_id: task.id, fully_complete: false },
    unfinished_business: [
      {
        item: `Check ${task.id} against its acceptance criteria`,
        reason: 'no handoff was left',
        priority: 'high',
      },
    ],
    files_touched: changes.slice(0, maxListed).map(({ path, action }) => ({ path, action })),
    confidence_level: 'low',
  }
}

function summaryOf(changes: readonly { readonly path: string }[]): string {
  const [first, second] = changes
  if (first === undefined) return 'Changed no files'
  if (second === undefined) return `Changed ${visible(first.path)}`
  return `Changed ${changes.length} files (${visible(first.path)}, …)`
}

const maxSaid = 3_000
const maxShown = 200

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
    maxShown,
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
