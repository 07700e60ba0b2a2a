/** Every path of a repository, and the texts of those that `isManifest` accepts. */
export interface ProjectFiles {
  readonly paths: readonly string[]
  readonly texts: ReadonlyMap<string, string>
}

const manifests =
  /^(package\.json|pnpm-workspace\.yaml|pyproject\.toml|tox\.ini|setup\.(cfg|py)|pytest\.ini|[\w.-]*requirements[\w.-]*\.txt|go\.(mod|work)|Cargo\.toml|pom\.xml|(build|settings)\.gradle(\.kts)?|(GNUm|M|m)akefile)$/

/** Folders of other people's code, tests, examples and build output: their checks are not the repository's. */
const excludedFolder =
  /^(\..*|node_modules|vendor|third[_-]?party|testdata|fixtures?|__fixtures__|__tests__|tests?|examples?|samples?|templates?|dist|build|target|out)$/

const maxDepth = 3

export const projectManifests = [
  ...['package.json', 'pyproject.toml', 'setup.py', 'go.mod', 'Cargo.toml', 'pom.xml'],
  ...['build.gradle', 'build.gradle.kts'],
]
/** Other people's code, and build output. */
const thirdParty = /^(\..*|node_modules|vendor|third[_-]?party|dist|build|target|out)$/

/** Folders with a project that detection does not read: too deep, or among tests, examples and templates. */
export const skippedProjects = ({ paths }: Pick<ProjectFiles, 'paths'>): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const folders = path.split('/')
      const name = folders.pop() ?? ''
      const isProject =
        projectManifests.includes(name) && folders.length > 0 && !folders.some((folder) => thirdParty.test(folder))
      return isProject && !isManifest(path) ? [folders.join('/')] : []
    }),
  ),
]

/** True if detection reads the text of this file. */
export function isManifest(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  return folders.length <= maxDepth && manifests.test(name) && !folders.some((folder) => excludedFolder.test(folder))
}
