/** Where the action and the schemas are published: the one place that says so. */
const publisher = 'ralph-runner/ralph'

export interface Published {
  /** `owner/name@tag`, as a workflow uses it. */
  readonly action: string
  /** The reusable workflow, as a job's `uses:` names it. */
  readonly reusable: string
  /** Address of a schema that editors fetch. */
  schema(name: 'plan' | 'config'): string
}

/** `version` is the package's own: what was tried is what the workflow runs. */
export const publishedAt = (version: string): Published => ({
  action: `${publisher}@v${version}`,
  reusable: `${publisher}/.github/workflows/run.yml@v${version}`,
  schema: (name) => `https://raw.githubusercontent.com/${publisher}/v${version}/schemas/${name}.schema.json`,
})
