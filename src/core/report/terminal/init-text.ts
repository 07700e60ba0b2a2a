import { structuredPatch } from 'diff'
import { checkLabel, checkSpecs, type Detection, setUpCommands } from '../../detect/detect.ts'
import { cappedRow } from '../../text/capped.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { visible } from '../../text/visible.ts'

/** What `ralph init` found in a repository, for people; lines without their newline. */
export function detectedLines({ projects, covered, notes }: Detection): string[] {
  if (projects.length === 0) {
    return [
      'Found nothing that says how to build or test this repository.',
      ...notes.map((note) => keptIndent(`  ! ${note}`)),
    ]
  }
  const placesWithMembers = new Set<string>()
  const lines = projects.flatMap((project) => {
    const { directory, tool, setup, checks } = project
    const where = directory === '.' ? '' : ` in ${directory}`
    // Of several tools of one folder, the first has its members.
    const members = placesWithMembers.has(directory) ? [] : covered.filter(({ by }) => by === directory)
    placesWithMembers.add(directory)
    const names = members.map((member) => `${member.directory} (${member.tool})`)
    return [
      `  ${tool}${where}`,
      ...setUpCommands([project]).map((command) => `    set-up: ${command}`),
      ...checkSpecs([project]).map((spec) => `    check: ${checkLabel(spec)}`),
      ...(setup.length + checks.length === 0 ? ['    nothing to run was found here'] : []),
      ...(names.length > 0 ? [`    the same commands cover ${cappedRow(names, mostMembers)}`] : []),
    ]
  })
  return ['Found', ...lines, ...notes.map((note) => `  ! ${note}`)].map(keptIndent)
}

/** So many members of a workspace are named. */
const mostMembers = 12

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
