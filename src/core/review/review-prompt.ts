import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { startOf } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { visible } from '../text/visible.ts'
import { diffExcerpt } from './diff-excerpt.ts'
import type { FileDiff } from './file-diff.ts'

/** About 30,000 tokens; a change of more than that is read in the files. */
const maxDiff = 120_000
const maxText = 8_000

/** What a reviewer is told: the task and its criteria, what its agent says of the work, and the change. */
export function reviewPrompt(given: {
  readonly template: string
  readonly task: Pick<Task, 'id' | 'title' | 'description' | 'acceptance_criteria'>
  readonly handoff: Pick<Handoff, 'summary' | 'freeform'>
  readonly files: readonly FileDiff[]
  /** Whether the checks have passed, or have yet to run. */
  readonly checked: boolean
}): string {
  const { template, task, handoff, files } = given
  const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n')
  const checks = given.checked
    ? 'The checks have passed on this change.'
    : 'The checks have not run on this change yet.'
  const parts = [
    template.trim(),
    `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
    `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
    `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
    `## The change\n\n${checks} Before each line stands its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
  ]
  return parts.join('\n\n')
}

const quoted = (text: string): string => fenced(startOf(visible(text).trim(), maxText))
