import { structuredPatch } from 'diff'
import { checkLabel, checkSpecs, type Detection, setUpCommands } from '../../detect/detect.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { visible } from '../../text/visible.ts'

/** What `ralph init` found in a repository, for people; lines without their newline. */
export function detectedLines({ projects, notes }: Detection): string[] {
  if (projects.length === 0) return ['Found nothing that says how to build or test this repository.']
  const lines = projects.flatMap((project) => {
    const where = project.directory === '.' ? '' : ` in ${project.directory}`
    return [
      `  ${project.tool}${where}`,
      ...setUpCommands([project]).map((command) => `    set-up: ${command}`),
      ...checkSpecs([project]).map((spec) => `    check: ${checkLabel(spec)}`),
    ]
  })
  return ['Found', ...lines, ...notes.map((note) => `  ! ${note}`)].map(keptIndent)
}

const keptIndent = (line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${plainLine(line, 300)}`

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
