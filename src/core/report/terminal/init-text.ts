import { structuredPatch } from 'diff'
import { checkLabel, checkSpecs, type Detection, setUpCommands } from '../../detect/detect.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { visible } from '../../text/visible.ts'

/** Lines without their newline. */
export function detectedLines({ projects, covered, notes }: Detection): string[] {
  if (projects.length === 0) {
    return [
      'Found nothing that says how to build or test this repository.',
      ...notes.map((note) => indented(`  ! ${note}`)),
    ]
  }
  const placesWithMembers = new Set<string>()
  const lines = projects.flatMap((project) => {
    const { directory, tool, setup, checks } = project
    const where = directory === '.' ? '' : ` in ${directory}`
    // If a folder has several tools, only the first lists its members.
    const members = placesWithMembers.has(directory) ? [] : covered.filter(({ by }) => by === directory)
    placesWithMembers.add(directory)
    const names = members.map((member) => `${member.directory} (${member.tool})`)
    return [
      `  ${tool}${where}`,
      ...setUpCommands([project]).map((command) => `    set-up: ${command}`),
      ...checkSpecs([project]).map((spec) => `    check: ${checkLabel(spec)}`),
      ...(setup.length + checks.length === 0 ? ['    nothing to run was found here'] : []),
      ...(names.length > 0 ? [`    the same commands cover ${cappedRow(names, maxMembers)}`] : []),
    ]
  })
  return ['Found', ...lines, ...notes.map((note) => `  ! ${note}`)].map(indented)
}

const maxMembers = 12

const indented = (line: string): string => `${/^ */.exec(line)?.[0] ?? ''}${plainLine(line, 300)}`

const maxLines = 200

/** A diff as `git diff` shows it; lines without their newline. */
export function difference(file: { path: string; before: string; after: string }, look: { color: boolean }): string[] {
  const paint = painter(look.color)
  const { hunks } = structuredPatch(file.path, file.path, file.before, file.after, '', '', { context: 3 })
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changed }) => [
    paint(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, 'dim'),
    ...changed.map((line) => coloured(visible(line), paint)),
  ])
  const more = lines.length > maxLines ? [`… ${lines.length - maxLines} more lines`] : []
  return [paint(`--- ${file.path}`, 'bold'), ...lines.slice(0, maxLines), ...more]
}

function coloured(line: string, paint: ReturnType<typeof painter>): string {
  if (line.startsWith('+')) return paint(line, 'green')
  return line.startsWith('-') ? paint(line, 'red') : line
}
