import { isCheckConfiguration } from '../guard/check-configuration.ts'
import type { CheckSpec } from '../setting/setting.ts'
import { shellWord } from '../text/command-line.ts'
import { classify } from '../validation/checks.ts'
import type { DetectedProject, Ecosystem } from './detected.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { makeTargets } from './make.ts'
import type { ProjectFiles } from './manifests.ts'
import { node } from './node.ts'
import { type Folder, folderOf, projectDirectories } from './project-files.ts'
import { python } from './python.ts'
import { rust } from './rust.ts'

const ecosystems: readonly Ecosystem[] = [node, python, go, rust, java]

/** More projects than this are a person's to choose from. */
const most = 12
const mostConfiguration = 20

export interface Detection {
  readonly projects: readonly DetectedProject[]
  readonly notes: readonly string[]
  /** Files that say how checks are run, which no iteration should change unasked. */
  readonly configuration: readonly string[]
}

/**
 * The set-up commands and checks that a repository's own files suggest, the top's first. A
 * directory whose commands run with those of a directory above it (workspaces, modules) is no project of its own.
 */
export function detect(files: ProjectFiles): Detection {
  const folders = projectDirectories(files).map((directory) => folderOf(files, directory))
  const projects = folders.flatMap((folder) => projectsIn(folder, folders))
  const left = projects.slice(most).map(({ directory }) => directory)
  const tooMany = `Too many projects to set up at once; skipped: ${left.join(', ')}`
  return {
    projects: projects.slice(0, most),
    notes: [...projects.flatMap(({ notes }) => notes), ...(left.length > 0 ? [tooMany] : [])],
    configuration: files.paths.filter(isCheckConfiguration).slice(0, mostConfiguration),
  }
}

function projectsIn(folder: Folder, folders: readonly Folder[]): DetectedProject[] {
  const found = ecosystems.flatMap((ecosystem) => {
    const project = ecosystem.detect(folder)
    return project === undefined || isCovered(ecosystem, folder, folders) ? [] : [project]
  })
  const made = folder.directory === '.' ? makeTargets(folder, found) : undefined
  return made === undefined ? found : [...found, made]
}

const isCovered = (ecosystem: Ecosystem, { directory }: Folder, folders: readonly Folder[]): boolean =>
  folders.some((above) => above.directory !== directory && ecosystem.covers(above, directory))

/** Set-up commands as the setting `setup` has them: they run at the top of the repository. */
export const setUpCommands = (projects: readonly DetectedProject[]): string[] =>
  projects.flatMap(({ directory, setup }) =>
    setup.map((command) => (directory === '.' ? command : `cd ${shellWord(directory)} && ${command}`)),
  )

/** Checks as the setting `validate` has them, in their shortest form. */
export const checkSpecs = (projects: readonly DetectedProject[]): CheckSpec[] =>
  projects.flatMap(({ directory, checks }) =>
    checks.map(({ run, kind }) => {
      const where = directory === '.' ? {} : { name: `${directory}: ${run}` }
      const place = directory === '.' ? {} : { 'working-directory': directory }
      const said = classify(run) === kind ? {} : { kind }
      const spec = { ...where, run, ...said, ...place }
      return Object.keys(spec).length === 1 ? run : spec
    }),
  )

/** What a check is called where people choose among them. */
export const checkLabel = (spec: CheckSpec): string =>
  typeof spec === 'string' ? spec : String(spec['name'] ?? spec['run'])
