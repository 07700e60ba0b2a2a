/** What detection knows of a repository: every path from its top, and the texts of those that `isManifest` names. */
export interface ProjectFiles {
  readonly paths: readonly string[]
  readonly texts: ReadonlyMap<string, string>
}

const manifests =
  /^(package\.json|pnpm-workspace\.yaml|pyproject\.toml|tox\.ini|setup\.(cfg|py)|pytest\.ini|[\w.-]*requirements[\w.-]*\.txt|go\.(mod|work)|Cargo\.toml|pom\.xml|(build|settings)\.gradle(\.kts)?|(GNUm|M|m)akefile)$/

/** What lies here belongs to others, or is there to be looked at: its checks are not the repository's. */
const foreign =
  /^(\..*|node_modules|vendor|third[_-]?party|testdata|fixtures?|__fixtures__|__tests__|tests?|examples?|samples?|templates?|dist|build|target|out)$/

/** Projects are looked for this many directories deep. */
const deepest = 3

/** Each says that its folder is a project. */
export const projectManifests = [
  ...['package.json', 'pyproject.toml', 'setup.py', 'go.mod', 'Cargo.toml', 'pom.xml'],
  ...['build.gradle', 'build.gradle.kts'],
]
/** Other people's code, and what builds leave behind. */
const installed = /^(\..*|node_modules|vendor|third[_-]?party|dist|build|target|out)$/

/** Folders with a project that detection does not look into: too deep, or among tests, examples and templates. */
export const passedOver = ({ paths }: Pick<ProjectFiles, 'paths'>): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const parts = path.split('/')
      const name = parts.pop() ?? ''
      const isProject =
        projectManifests.includes(name) && parts.length > 0 && !parts.some((part) => installed.test(part))
      return isProject && !isManifest(path) ? [parts.join('/')] : []
    }),
  ),
]

/** Whether detection reads the text of this file. */
export function isManifest(path: string): boolean {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  return parts.length <= deepest && manifests.test(name) && !parts.some((part) => foreign.test(part))
}
