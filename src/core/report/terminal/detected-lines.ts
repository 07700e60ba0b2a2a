import { checkLabel, checkSpecs, type Detection, setUpCommands } from '../../detect/detect.ts'
import { plainLine } from '../../text/one-line.ts'

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
