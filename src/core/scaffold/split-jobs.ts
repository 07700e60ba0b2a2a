import { workflowInputs } from '../config/table/action-inputs.ts'
import { platformActions as actions, expression } from './workflow-steps.ts'

export interface SplitJobs {
  /** This action, as a step names it. */
  readonly action: string
  readonly runsOn: string
  /** Inputs of the action that every job is given, so that all four mean the same; each as YAML has it. */
  readonly inputs: Readonly<Record<string, string>>
  /** Steps that install tools, as YAML at six spaces; jobs that run nothing of the repository's leave them out. */
  readonly tools: string
  /** What writes, and what pays for the model. */
  readonly token: string
  /** Inputs by which what writes does so as a GitHub App; no job that holds an agent or its work is given them. */
  readonly app?: { readonly id: string; readonly privateKey: string }
  /** Lines that pass what pays for the model to the step that calls it. */
  readonly paying: readonly string[]
  /** The input that names an environment, whose reviewers are asked before the pull request is marked ready. */
  readonly environment?: string
}

/** What the caller's job must allow: what the jobs below need at most (platform 8, 11). */
export const splitPermissions = `contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      actions: write # the next iteration`

/**
 * The jobs of one iteration (docs/design.md#several-jobs): only the first and the last one may write, and neither runs anything of the
 * repository's or of the agent's, so they check nothing out; the agent's may only read and pays for the model, the checks' has no secret. What
 * crosses is two artifacts, found by an id that only their own job could give; no cache is there to be filled for others (platform fact 57). No text of a person's is in a script.
 */
export function splitJobs(given: SplitJobs): string {
  const { runsOn, tools, token } = given
  return `jobs:
  # Reads and obeys orders, decides what is next, and writes the prompt. Runs nothing of the repository's.
  intake:
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      contents: write
      issues: write
      pull-requests: write
      actions: read # whether the workflow run that holds the lease goes on
    outputs:
      status: \${{ steps.ralph.outputs.status }}
      due: \${{ steps.ralph.outputs.due }}
${readyDue(given)}    steps:
${step(given, 'intake', [`github-token: ${token}`, ...asApp(given), ...holdReady(given)])}

  # Calls the agent. It can read this repository, its issues and nothing else, and what it leaves is taken as hostile.
  agent:
    needs: intake
    if: needs.intake.outputs.due == 'true' && needs.intake.outputs.status == 'attempt'
    runs-on: ${runsOn}
    timeout-minutes: 355
    cache-mode: none
    permissions:
      contents: read
      issues: read # an order to stop ends the agent
      pull-requests: read
    outputs:
      due: \${{ steps.ralph.outputs.due }}
      artifact: \${{ steps.parcel.outputs.artifact-id }}
    steps:
${checkout}
${tools}${step(given, 'agent', ['agent-install: missing', `github-token: ${expression('github.token')}`, ...given.paying])}
      - id: parcel
        uses: ${actions.upload}
        with:
          name: ralph-agent-\${{ job.check_run_id }}
          path: \${{ runner.temp }}/ralph-parcel/agent
          if-no-files-found: ignore
          retention-days: 5

  # Runs set-up and checks on the agent's commit in a clean checkout, without a secret. Its word is "passed" or "failed".
  validate:
    needs: [intake, agent]
    if: needs.intake.outputs.due == 'true' && !cancelled() && (needs.intake.outputs.status != 'attempt' || needs.agent.outputs.due == 'true')
    runs-on: ${runsOn}
    timeout-minutes: 355
    cache-mode: none
    permissions:
      contents: read
    outputs:
      artifact: \${{ steps.parcel.outputs.artifact-id }}
    steps:
${checkout}
${tools}${fetched('agent')}
${step(given, 'validate', [`github-token: ${expression('github.token')}`])}
      - id: parcel
        uses: ${actions.upload}
        with:
          name: ralph-checks-\${{ job.check_run_id }}
          path: \${{ runner.temp }}/ralph-parcel/checks
          if-no-files-found: ignore
          retention-days: 5

  # Judges what both left, makes the commit anew, publishes it and starts the next iteration. Also after a lost job.
  apply:
    needs: [intake, agent, validate]
    if: always() && needs.intake.outputs.due == 'true'
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      ${splitPermissions}
    outputs:
      status: \${{ steps.ralph.outputs.status }}
${readyDue(given)}    steps:
${fetched('agent')}
${fetched('validate', 'checks')}
${step(given, 'apply', [
  `results: ${expression('toJSON(needs)')}`,
  `github-token: ${token}`,
  ...asApp(given),
  ...holdReady(given),
])}
${readyJob(given)}`
}

/** Asks once, when all is done, and not at each commit: an approval for every iteration would be given unread. */
function readyJob(given: SplitJobs): string {
  const { runsOn, token, environment } = given
  if (environment === undefined) return ''
  const due = ['intake', 'apply'].map((job) => `needs.${job}.outputs.ready-due == 'true'`).join(' || ')
  return `
  # Marks the pull request of a complete run ready for review, when the reviewers of the environment have agreed.
  ready:
    needs: [intake, apply]
    if: ${environment} && !cancelled() && (${due})
    runs-on: ${runsOn}
    timeout-minutes: 15
    environment: ${expression(environment)}
    permissions:
      contents: write # a draft is marked ready by nobody who may only read
      issues: read
      pull-requests: write
    steps:
${step(given, 'ready', [`github-token: ${token}`, ...asApp(given)])}
`
}

const readyDue = ({ environment }: SplitJobs): string =>
  environment === undefined ? '' : `      ready-due: ${expression('steps.ralph.outputs.ready-due')}\n`

const holdReady = ({ environment }: SplitJobs): string[] =>
  environment === undefined ? [] : [`hold-ready: ${expression(`${environment} != ''`)}`]

const checkout = `      - uses: ${actions.checkout}
        with:
          persist-credentials: false`

const asApp = ({ app }: SplitJobs): string[] =>
  app === undefined ? [] : [`app-id: ${app.id}`, `app-private-key: ${app.privateKey}`]

function step({ action, inputs }: SplitJobs, command: string, more: readonly string[]): string {
  const given = Object.entries(inputs).map(([name, value]) => `${name}: ${value}`)
  const said = [`command: ${command}`, ...given, ...more]
  const isInput = (line: string): boolean => workflowInputs.includes(line.slice(0, line.indexOf(':')))
  const block = said.filter((line) => !isInput(line)).map((line) => `  ${line}`)
  const all = [...said.filter(isInput), ...(block.length === 0 ? [] : ['settings: |', ...block])]
  const lines = all.map((line) => `          ${line}\n`)
  return `      - id: ralph
        uses: ${action}
        with:
${lines.join('').trimEnd()}`
}

/** By its id: an artifact of the same name that another job puts in its place is another one. */
const fetched = (job: string, folder = job): string => `      - if: needs.${job}.outputs.artifact
        uses: ${actions.download}
        with:
          artifact-ids: \${{ needs.${job}.outputs.artifact }}
          path: \${{ runner.temp }}/ralph-parcel/${folder}`
