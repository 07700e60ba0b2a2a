import { payingInputs } from '../agent/agents.ts'
import type { DetectedProject, ToolStep } from '../detect/detected.ts'

/** Steps for all projects: each tool once, as the first project that needs it has it. */
export function workflowSteps(projects: readonly DetectedProject[]): ToolStep[] {
  const steps = new Map<string, ToolStep>()
  for (const step of projects.flatMap((project) => project.steps)) {
    const key = 'uses' in step ? step.uses : step.run
    if (!steps.has(key)) steps.set(key, step)
  }
  return [...steps.values()]
}

/** A path as a filter of a workflow that matches this path alone. */
export const literalPattern = (path: string): string => path.replace(/[*?+![\]\\]/g, '\\$&')

/** An expression of a workflow: `${{ inputs.plan }}`. */
export const expression = (text: string): string => `\${{ ${text} }}`

/** Credentials of the model, a line for each input of the action; `secretOf`: the expression for one. */
export const payingLines = (secretOf: (input: (typeof payingInputs)[number]) => string): string[] =>
  payingInputs.map((input) => `${input.name}: ${expression(secretOf(input))}`)

/** A secret of the repository, by its usual name. */
export const repositorySecret = ({ variable }: (typeof payingInputs)[number]): string => `secrets.${variable}`

/** Tells only whether that secret exists, for a job that calls no model. */
export const secretExists = ({ variable }: (typeof payingInputs)[number]): string =>
  `secrets.${variable} && 'kept-from-this-job'`

/** Linked in the job's summary. A failed upload, as with full storage, fails nothing. */
export const reportUpload = (): string => `      - id: report
        if: always() && steps.ralph.outputs.report-html
        continue-on-error: true
        uses: ${platformActions.upload}
        with:
          name: ralph-report-${expression('job.check_run_id')}
          path: ${expression('steps.ralph.outputs.report-html')}
          retention-days: 14
      - if: always() && steps.report.outputs.artifact-url
        env:
          REPORT: ${expression('steps.report.outputs.artifact-url')}
        shell: bash
        run: echo "[The report of this run as a page]($REPORT)" >> "$GITHUB_STEP_SUMMARY"`

/** The platform's own actions by commit, with the tag: a tag can move to other code, a commit cannot. */
export const platformActions = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  upload: 'actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0',
  download: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  node: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  python: 'actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0',
  go: 'actions/setup-go@b7ad1dad31e06c5925ef5d2fc7ad053ef454303e # v7.0.0',
  java: 'actions/setup-java@b6effb05e454b25005698d916606bdc6ffcbf961 # v5.7.0',
} as const
