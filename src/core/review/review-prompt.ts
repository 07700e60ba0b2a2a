import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { startOf } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type FileDiff, numberedDiff } from './file-diff.ts'

/** About 30,000 tokens; a change of more than that is read in the files. */
const maxDiff = 120_000
const maxText = 8_000

/** What a reviewer is told: the task and its criteria, what its agent says of the work, and the change. */
export function reviewPrompt(given: {
  readonly template: string
  readonly task: Pick<Task, 'id' | 'title' | 'description' | 'acceptance_criteria'>
  readonly handoff: Pick<Handoff, 'summary' | 'freeform'>
  readonly files: readonly FileDiff[]
  readonly checks: ChecksEnd
}): string {
  const { template, task, handoff, files } = given
  const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n')
  const parts = [
    template.trim(),
    `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
    `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
    `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
    `## The change\n\n${checksWords[given.checks]} Each line starts with its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
  ]
  return parts.join('\n\n')
}

/** How the checks of a change ended; `unknown`: they have yet to run. */
export type ChecksEnd = 'passed' | 'failed' | 'unknown'

const checksWords: Readonly<Record<ChecksEnd, string>> = {
  passed: 'The checks have passed on this change.',
  failed: 'The checks have failed on this change.',
  unknown: 'The checks have not run on this change yet.',
}

const quoted = (text: string): string => fenced(startOf(visible(text).trim(), maxText))

const longestLine = 300
/** Less of a file tells nothing. */
const leastChars = 400

/**
 * The diff of a change for a prompt, file by file in code blocks, about `maxChars` at most. Small files are shown whole,
 * the large ones share what room is left, and each cut is said where it is.
 */
export function diffExcerpt(files: readonly FileDiff[], maxChars: number): string {
  const whole = files.map((file) => ({ file, lines: numberedDiff(file).map(harmless) }))
  const share = fairShare(
    whole.map(({ lines }) => sizeOf(lines)),
    maxChars,
  )
  // Where there are too many files, the last ones are only named.
  const shown = share < leastChars ? whole.slice(0, Math.floor(maxChars / leastChars)) : whole
  const room = Math.max(share, leastChars)
  const rest = whole.slice(shown.length).map(({ file }) => nameOf(file))
  return [
    ...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cut(lines, room)}`),
    ...(rest.length === 0
      ? []
      : [
          `### Not shown\n\n${rest.length} more files: ${oneLine(rest.join(', '), 4_000)}. Read what you need of them.`,
        ]),
  ].join('\n\n')
}

const nameOf = ({ path }: FileDiff): string => oneLine(path, 300)

const harmless = (line: string): string => {
  const text = visible(line)
  return text.length <= longestLine ? text : `${text.slice(0, longestLine)}… (cut)`
}

const sizeOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0)

/** The most that every file may take so that all of them together fit. */
function fairShare(sizes: readonly number[], maxChars: number): number {
  let room = maxChars
  let left = sizes.length
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (size > room / left) return room / left
    room -= size
    left -= 1
  }
  return Number.POSITIVE_INFINITY
}

function cut(lines: readonly string[], room: number): string {
  let used = 0
  const fits = lines.findIndex((line) => {
    used += line.length + 1
    return used > room
  })
  const kept = fits < 0 ? lines : lines.slice(0, fits)
  const missing = lines.length - kept.length
  const said = missing === 0 ? '' : `\n\n(${missing} more lines of this diff are not shown: read the file.)`
  return `${fenced(kept.join('\n'))}${said}`
}
