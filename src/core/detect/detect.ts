import { isCheckConfiguration } from '../guard/check-configuration.ts'
import type { CheckSpec } from '../setting/setting.ts'
import { cappedRow } from '../text/capped.ts'
import { shellWord } from '../text/command-line.ts'
import { classify } from '../validation/checks.ts'
import type { DetectedProject, Ecosystem } from './detected.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { makeTargets } from './make.ts'
import { type ProjectFiles, passedOver, projectManifests } from './manifests.ts'
import { node } from './node.ts'
import { type Folder, folderOf, projectDirectories } from './project-files.ts'
import { python } from './python.ts'
import { rust } from './rust.ts'

const ecosystems: readonly Ecosystem[] = [node, python, go, rust, java]

/** More projects than this are a person's to choose from. */
const most = 12
const mostConfiguration = 20
/** So many projects that are not set up are named. */
const mostNamed = 10

/** A project whose checks run with those of a project above it, such as a workspace's member. */
interface CoveredProject {
  readonly directory: string
  readonly tool: string
  /** The directory of the project above. */
  readonly by: string
}

export interface Detection {
  readonly projects: readonly DetectedProject[]
  readonly covered: readonly CoveredProject[]
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
  const placed = folders.map((folder) => projectsIn(folder, folders))
  const projects = placed.flatMap((each) => each.projects)
  const skipped = projects.slice(most).map(({ directory }) => directory)
  const tooMany = `Too many projects to set up at once; skipped: ${cappedRow(skipped, mostNamed)}`
  const others = passedOver(files)
  const used = new Set(placed.flatMap((each) => [...each.projects, ...each.covered]).map(({ directory }) => directory))
  const empty = folders.flatMap(({ directory, has }) =>
    used.has(directory) || !has(...projectManifests) ? [] : [directory],
  )
  const unread = `Projects among tests or examples, or too deep, are not looked into: ${cappedRow(others, mostNamed)}`
  return {
    projects: projects.slice(0, most),
    covered: placed.flatMap((each) => each.covered),
    notes: [
      ...projects.flatMap(({ notes }) => notes),
      ...(skipped.length > 0 ? [tooMany] : []),
      ...(empty.length > 0 ? [`Nothing to set up or check was found in ${cappedRow(empty, mostNamed)}`] : []),
      ...(others.length > 0 ? [unread] : []),
    ],
    configuration: files.paths.filter(isCheckConfiguration).slice(0, mostConfiguration),
  }
}

function projectsIn(
  folder: Folder,
  folders: readonly Folder[],
): { readonly projects: readonly DetectedProject[]; readonly covered: readonly CoveredProject[] } {
  const { directory } = folder
  const placed = ecosystems.flatMap((ecosystem) => {
    const project = ecosystem.detect(folder)
    return project === undefined ? [] : [{ project, by: coveringFolder(ecosystem, folder, folders)?.directory }]
  })
  const projects = placed.flatMap(({ project, by }) => (by === undefined ? [project] : []))
  const covered = placed.flatMap(({ project: { tool }, by }) => (by === undefined ? [] : [{ directory, tool, by }]))
  const made = directory === '.' ? makeTargets(folder, projects) : undefined
  return { projects: made === undefined ? projects : [...projects, made], covered }
}

const coveringFolder = (ecosystem: Ecosystem, { directory }: Folder, folders: readonly Folder[]): Folder | undefined =>
  folders.find((above) => above.directory !== directory && ecosystem.covers(above, directory))

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
