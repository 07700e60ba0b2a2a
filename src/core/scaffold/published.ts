/** Where the user keeps the action: nothing here names a publisher that was not given. */
export interface Published {
  /** `owner/name@commit`, as a step names it, with the version behind it where that is known. */
  readonly action: string
  /** The reusable workflow of the same commit, as a job's `uses:` names it. */
  readonly reusable: string
}

const form = /^(?<repository>[\w.-]+\/[\w.-]+)@(?<commit>[0-9a-f]{40})$/

/** Undefined unless it is `OWNER/REPO@SHA` with a full commit: a tag or a branch can move to other code. */
export function publishedAt(at: string, version?: string): Published | undefined {
  const { repository, commit } = form.exec(at)?.groups ?? {}
  if (repository === undefined || commit === undefined) return undefined
  const comment = version === undefined ? '' : ` # v${version}`
  return {
    action: `${repository}@${commit}${comment}`,
    reusable: `${repository}/.github/workflows/run.yml@${commit}${comment}`,
  }
}

/** Address of a schema that editors fetch: github.com alone serves files without a login. */
export const schemaOf = ({ action }: Published, name: 'plan' | 'config'): string =>
  `https://raw.githubusercontent.com/${action.replace(/ .*$/, '').replace('@', '/')}/schemas/${name}.schema.json`
