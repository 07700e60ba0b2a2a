import { isCheckConfiguration } from '../guard/check-configuration.ts'
import type { CheckSpec } from '../setting/setting.ts'
import { cappedRow } from '../text/capped-list.ts'
import { shellWord } from '../text/command-line.ts'
import { classify } from '../validation/checks.ts'
import type { DetectedProject, Ecosystem } from './detected.ts'
import { go } from './go.ts'
import { java } from './java.ts'
import { makeProject } from './make.ts'
import { type ProjectFiles, projectManifests, skippedProjects } from './manifests.ts'
import { node } from './node.ts'
import { type Folder, folderOf, projectDirectories } from './project-files.ts'
import { python } from './python.ts'
import { rust } from './rust.ts'

const ecosystems: readonly Ecosystem[] = [node, python, go, rust, java]

/** With more projects a person has to choose. */
const maxProjects = 12
const maxConfigurationFiles = 20
const maxListed = 10

/** A project whose checks run with those of a project above it, such as a workspace's member. */
interface CoveredProject {
  readonly directory: string
  readonly tool: string
  readonly by: string
}

export interface Detection {
  readonly projects: readonly DetectedProject[]
  readonly covered: readonly CoveredProject[]
  readonly notes: readonly string[]
  /** Files that define how checks run; no iteration should change them without being asked. */
  readonly configuration: readonly string[]
}

/** The set-up commands and checks that a repository's own files suggest, those of the top first. */
export function detect(files: ProjectFiles): Detection {
  const folders = projectDirectories(files).map((directory) => folderOf(files, directory))
  const results = folders.map((folder) => projectsIn(folder, folders))
  const projects = results.flatMap((result) => result.projects)
  const skipped = projects.slice(maxProjects).map(({ directory }) => directory)
  const skippedNote = `Too many projects to set up at once; skipped: ${cappedRow(skipped, maxListed)}`
  const unreadProjects = skippedProjects(files)
  const projectFolders = new Set(
    results.flatMap((result) => [...result.projects, ...result.covered]).map(({ directory }) => directory),
  )
  const emptyFolders = folders.flatMap(({ directory, has }) =>
    projectFolders.has(directory) || !has(...projectManifests) ? [] : [directory],
  )
  const unreadNote = `Projects among tests or examples, or too deep, are not looked into: ${cappedRow(unreadProjects, maxListed)}`
  return {
    projects: projects.slice(0, maxProjects),
    covered: results.flatMap((result) => result.covered),
    notes: [
      ...projects.flatMap(({ notes }) => notes),
      ...(skipped.length > 0 ? [skippedNote] : []),
      ...(emptyFolders.length > 0
        ? [`Nothing to set up or check was found in ${cappedRow(emptyFolders, maxListed)}`]
        : []),
      ...(unreadProjects.length > 0 ? [unreadNote] : []),
    ],
    configuration: files.paths.filter(isCheckConfiguration).slice(0, maxConfigurationFiles),
  }
}

function projectsIn(
  folder: Folder,
  folders: readonly Folder[],
): { readonly projects: readonly DetectedProject[]; readonly covered: readonly CoveredProject[] } {
  const { directory } = folder
  const detected = ecosystems.flatMap((ecosystem) => {
    const project = ecosystem.detect(folder)
    return project === undefined ? [] : [{ project, by: coveringFolder(ecosystem, folder, folders)?.directory }]
  })
  const projects = detected.flatMap(({ project, by }) => (by === undefined ? [project] : []))
  const covered = detected.flatMap(({ project: { tool }, by }) => (by === undefined ? [] : [{ directory, tool, by }]))
  const makefileProject = directory === '.' ? makeProject(folder, projects) : undefined
  return { projects: makefileProject === undefined ? projects : [...projects, makefileProject], covered }
}

const coveringFolder = (ecosystem: Ecosystem, { directory }: Folder, folders: readonly Folder[]): Folder | undefined =>
  folders.find((candidate) => candidate.directory !== directory && ecosystem.covers(candidate, directory))

/** As the setting `setup` has them: they run at the top of the repository. */
export const setUpCommands = (projects: readonly DetectedProject[]): string[] =>
  projects.flatMap(({ directory, setup }) =>
    setup.map((command) => (directory === '.' ? command : `cd ${shellWord(directory)} && ${command}`)),
  )

/** As the setting `validate` has them, in their shortest form. */
export const checkSpecs = (projects: readonly DetectedProject[]): CheckSpec[] =>
  projects.flatMap(({ directory, checks }) =>
    checks.map(({ run, kind }) => {
      const namePart = directory === '.' ? {} : { name: `${directory}: ${run}` }
      const folderPart = directory === '.' ? {} : { 'working-directory': directory }
      const kindPart = classify(run) === kind ? {} : { kind }
      const spec = { ...namePart, run, ...kindPart, ...folderPart }
      return Object.keys(spec).length === 1 ? run : spec
    }),
  )

/** The name of a check in a choice. */
export const checkLabel = (spec: CheckSpec): string =>
  typeof spec === 'string' ? spec : String(spec['name'] ?? spec['run'])
