import { structuredPatch } from 'diff'
import { painter } from '../../text/paint.ts'
import { visible } from '../../text/visible.ts'

const mostLines = 200

/** How `after` differs from `before`, as `git diff` shows it; lines without their newline. */
export function difference(file: { path: string; before: string; after: string }, look: { color: boolean }): string[] {
  const paint = painter(look.color)
  const { hunks } = structuredPatch(file.path, file.path, file.before, file.after, '', '', { context: 3 })
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changed }) => [
    paint(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, 'dim'),
    ...changed.map((line) => coloured(visible(line), paint)),
  ])
  const more = lines.length > mostLines ? [`… ${lines.length - mostLines} more lines`] : []
  return [paint(`--- ${file.path}`, 'bold'), ...lines.slice(0, mostLines), ...more]
}

function coloured(line: string, paint: ReturnType<typeof painter>): string {
  if (line.startsWith('+')) return paint(line, 'green')
  return line.startsWith('-') ? paint(line, 'red') : line
}
