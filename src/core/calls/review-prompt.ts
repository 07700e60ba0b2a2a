import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { startOf } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { type FileDiff, numberedDiff } from './file-diff.ts'

/** About 30,000 tokens; of a larger change, the reviewer reads the files. */
const maxDiff = 120_000
const maxText = 8_000

export function reviewPrompt(request: {
  readonly template: string
  readonly task: Pick<Task, 'id' | 'title' | 'description' | 'acceptance_criteria'>
  readonly handoff: Pick<Handoff, 'summary' | 'freeform'>
  readonly files: readonly FileDiff[]
  readonly checks: ChecksEnd
}): string {
  const { template, task, handoff, files } = request
  const criteria = task.acceptance_criteria.map((text) => `- ${text}`).join('\n')
  const sections = [
    template.trim(),
    `## Task\n\n${quoted([`${task.id}: ${task.title}`, task.description].join('\n\n'))}`,
    `## Acceptance criteria\n\n${criteria === '' ? 'None were written down.' : quoted(criteria)}`,
    `## What the agent says of its work\n\n${quoted([handoff.summary, handoff.freeform].join('\n\n'))}`,
    `## The change\n\n${checksWords[request.checks]} Each line starts with its number in the new file.\n\n${diffExcerpt(files, maxDiff)}`,
  ]
  return sections.join('\n\n')
}

/** `unknown`: they have not run yet. */
export type ChecksEnd = 'passed' | 'failed' | 'unknown'

const checksWords: Readonly<Record<ChecksEnd, string>> = {
  passed: 'The checks have passed on this change.',
  failed: 'The checks have failed on this change.',
  unknown: 'The checks have not run on this change yet.',
}

const quoted = (text: string): string => fenced(startOf(visible(text).trim(), maxText))

const maxLineChars = 300
/** Less of a file is useless. */
const minFileChars = 400

/** File by file, at most about `maxChars`. Small files are whole, large ones share the remaining room. */
export function diffExcerpt(files: readonly FileDiff[], maxChars: number): string {
  const diffs = files.map((file) => ({ file, lines: numberedDiff(file).map(harmless) }))
  const share = fairShare(
    diffs.map(({ lines }) => sizeOf(lines)),
    maxChars,
  )
  // If there are too many files, the last ones are only named.
  const shown = share < minFileChars ? diffs.slice(0, Math.floor(maxChars / minFileChars)) : diffs
  const room = Math.max(share, minFileChars)
  const rest = diffs.slice(shown.length).map(({ file }) => nameOf(file))
  return [
    ...shown.map(({ file, lines }) => `### ${nameOf(file)}\n\n${cutLines(lines, room)}`),
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
  return text.length <= maxLineChars ? text : `${text.slice(0, maxLineChars)}… (cut)`
}

const sizeOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0)

/** The most that every file may take so that all of them together fit. */
function fairShare(sizes: readonly number[], maxChars: number): number {
  let room = maxChars
  let filesLeft = sizes.length
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (size > room / filesLeft) return room / filesLeft
    room -= size
    filesLeft -= 1
  }
  return Number.POSITIVE_INFINITY
}

function cutLines(lines: readonly string[], room: number): string {
  let used = 0
  const firstOmitted = lines.findIndex((line) => {
    used += line.length + 1
    return used > room
  })
  const shown = firstOmitted < 0 ? lines : lines.slice(0, firstOmitted)
  const missing = lines.length - shown.length
  const note = missing === 0 ? '' : `\n\n(${missing} more lines of this diff are not shown: read the file.)`
  return `${fenced(shown.join('\n'))}${note}`
}
