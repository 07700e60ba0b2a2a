/** Where the user keeps the action: no publisher is built in. */
export interface Published {
  /** `owner/name@commit`, as a step names it, with its version if that is known. */
  readonly action: string
  /** The reusable workflow of the same commit, as a job's `uses:` names it. */
  readonly reusable: string
}

const referencePattern = /^(?<repository>[\w.-]+\/[\w.-]+)@(?<commit>[0-9a-f]{40})$/

/** Undefined unless it is `OWNER/REPO@SHA` with a full commit: a tag or a branch can move to other code. */
export function publishedAt(reference: string, version?: string): Published | undefined {
  const { repository, commit } = referencePattern.exec(reference)?.groups ?? {}
  if (repository === undefined || commit === undefined) return undefined
  const comment = version === undefined ? '' : ` # v${version}`
  return {
    action: `${repository}@${commit}${comment}`,
    reusable: `${repository}/.github/workflows/run.yml@${commit}${comment}`,
  }
}

/** Address of a schema for editors: only github.com serves files without a login. */
export const schemaOf = ({ action }: Published, name: 'plan' | 'config'): string =>
  `https://raw.githubusercontent.com/${action.replace(/ .*$/, '').replace('@', '/')}/schemas/${name}.schema.json`
