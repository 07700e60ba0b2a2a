import type { Handoff } from '../../schema/agent/handoff.ts'
import type { ChangeAction } from '../../schema/run/dossier.ts'
import { cappedLines } from '../text/capped-list.ts'
import { startOf } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { nestHeadings } from '../text/markdown/neutral-markdown.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'

const maxListed = 50
const maxText = 500

/** For an agent that left none (docs/design.md#handoff). Claims no completion; callers keep `source: 'synthetic'`. */
export function syntheticHandoff(request: {
  readonly task: { readonly id: string; readonly title: string }
  readonly changes: readonly { readonly path: string; readonly action: 'created' | 'modified' | 'deleted' }[]
  readonly text: string
  readonly turns: number
}): Handoff {
  const { task, changes, turns } = request
  const files = cappedLines(
    changes.map(({ path, action }) => `${action}: ${visible(path)}`),
    maxListed,
  ).map((line) => `- ${line}`)
  const output = nestHeadings(startOf(visible(request.text).trim(), maxText))
  return {
    summary: `${summaryOf(changes)} for ${task.id}.`,
    freeform: [
      `The agent worked ${turns} ${turns === 1 ? 'turn' : 'turns'} on ${task.id} (${task.title}) and left no handoff. This one was written from the files it changed; why it changed them is not known. Read the changes before you build on them.`,
      files.length === 0 ? 'It changed no files.' : `Changed files:\n${files.join('\n')}`,
      output === '' ? 'Its last output is empty.' : `The start of its last output:\n\n${output}`,
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

const maxOutput = 3_000
const maxPaths = 200

/** Asks a small model for the handoff that the agent owed (docs/design.md#handoff). */
export function extractionPrompt(request: {
  readonly template: string
  readonly task: { readonly id: string; readonly title: string }
  readonly changes: readonly { readonly path: string; readonly action: ChangeAction }[]
  readonly diffStat: string
  /** The agent's last output; its start counts. */
  readonly output: string
}): string {
  const { task, changes } = request
  const files = cappedLines(
    changes.map(({ path, action }) => `${action} ${oneLine(visible(path), 300)}`),
    maxPaths,
  )
  const sections = [
    request.template.trim(),
    `## Task\n\n${task.id}: ${oneLine(task.title, 300)}`,
    `## Changed files\n\n${fenced(files.join('\n'))}`,
    request.diffStat.trim() === '' ? '' : `## Size of the changes\n\n${fenced(visible(request.diffStat).trimEnd())}`,
    `## What the agent said last\n\n${fenced(startOf(visible(request.output).trim(), maxOutput))}`,
  ]
  return sections.filter((part) => part !== '').join('\n\n')
}
