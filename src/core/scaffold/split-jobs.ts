import { laneVariable } from '../order/may-order.ts'
import { legsVariable, mostLegs } from '../run/next/leg-of-round.ts'
import { toolSteps } from './tool-inputs.ts'
import { platformActions as actions, expression, payingLines, reportUpload } from './workflow-steps.ts'

/** At the workflow file's own commit: who pins run.yml has pinned the action (platform fact 60). */
const action = '$/action'

/** The most that the jobs below need: the caller's job must allow it (platform 8, 11). */
export const splitPermissions = `contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      checks: read # those that the base requires, where a complete run is to be merged
      actions: write # the next iteration`

const runsOn = expression("startsWith(inputs.runs-on, '[') && fromJSON(inputs.runs-on) || inputs.runs-on")

/** The platform withholds an output with a secret's text; then a job reads the inputs itself. */
const settingsInput = `settings: ${expression('needs.intake.outputs.settings || toJSON(inputs)')}`

/** Only for jobs that hold no agent and none of its work. */
const writeCredentials = [
  `github-token: ${expression('secrets.github-token || secrets.app-token || github.token')}`,
  `app-id: ${expression('inputs.app-id')}`,
  `app-private-key: ${expression('secrets.app-private-key')}`,
]

/** For notifications (`notify`); without such secrets the variables are empty. */
const notifyEnvironment = `        env:
          RALPH_NOTIFY_URL: ${expression('secrets.notify-url')}
          RALPH_NOTIFY_SECRET: ${expression('secrets.notify-secret')}`

const readCredential = `github-token: ${expression('github.token')}`

const modelCredentials = payingLines(({ name }) => `secrets.${name}`)

const laneEnvironment = `        env:
          ${laneVariable}: ${expression('matrix.lane')}`

/** A composed change is in the state. */
const unlessComposed = " && needs.compose.result != 'success'"

const step = (command: string, inputs: readonly string[]): string => `      - id: ralph
        uses: ${action}
        with:
${[`command: ${command}`, ...inputs].map((line) => `          ${line}`).join('\n')}`

const checkout = `      - uses: ${actions.checkout}
        with:
          persist-credentials: false`

const lanes = Array.from({ length: mostLegs }, (_, lane) => lane)

/** Jobs of a matrix overwrite each other's outputs, except for empty ones: each lane has its own. */
const outputsOfLanes = (id: string): string =>
  lanes.map((lane) => `      artifact-${lane}: ${expression(`matrix.lane == ${lane} && (${id}) || ''`)}`).join('\n')

/** By its id, since another job can put another artifact under the same name. */
const downloadStep = (job: string, lane: number, { folder = job, due = '' } = {}): string => {
  const artifact = `needs.${job}.outputs.artifact-${lane}`
  return `      - if: ${artifact}${due}
        uses: ${actions.download}
        with:
          artifact-ids: \${{ ${artifact} }}
          path: \${{ runner.temp }}/ralph-parcel/${lane === 0 ? '' : `${lane}/`}${folder}`
}

const downloadSteps = (...args: [job: string, more?: { folder?: string; due?: string }]): string =>
  lanes.map((lane) => downloadStep(args[0], lane, args[1])).join('\n')

/** One job for each lane, or for lane 0 only. A matrix without a value is an error (platform fact 61). */
const laneMatrix = (list: string): string => `    strategy:
      fail-fast: false
      matrix:
        lane: ${expression(`fromJSON(${list} || '[0]')`)}`

const uploadParcel = (folder: string): string => `      - id: parcel
        uses: ${actions.upload}
        with:
          name: ralph-${folder}-\${{ job.check_run_id }}
          path: \${{ runner.temp }}/ralph-parcel/${folder}
          if-no-files-found: ignore
          retention-days: 5`

/** Keeps the paid calls of a job that fails or is cancelled. Nothing else that it left counts. */
const uploadPaidCalls = `      - id: kept
        if: failure() || cancelled()
        uses: ${actions.upload}
        with:
          name: ralph-agent-\${{ job.check_run_id }}-calls
          path: \${{ runner.temp }}/ralph-parcel/agent/calls.json
          if-no-files-found: ignore
          retention-days: 5`

/**
 * The jobs of one iteration (docs/design.md#several-jobs). Only the first and the last may write; they run nothing of
 * the repository or the agent, so they check nothing out. The agent's job may only read and pays for the model; the
 * checks' job has no secret. Jobs pass on the settings, as an output of the first, and two artifacts, found by an id
 * that only their own job could give. No cache can be filled for others (platform fact 57). No script holds a person's
 * text. The last job asks once, when all is done: an approval for every iteration would be given unread.
 */
export const splitJobs = `jobs:
  # Reads and obeys orders, decides what is next, and writes the prompt. Runs no code of the repository.
  intake:
    # A condition of its own, here and below: GitHub may skip what a called workflow leaves to its usual one, if a job before the caller was skipped.
    if: '!cancelled()'
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      contents: write
      issues: write
      pull-requests: write
      actions: write # switches the watchdog on, starts the next job; reads whether the job that holds the lease is still running
      statuses: read # required checks, where a complete run is to be merged
      checks: read
    outputs:
      status: \${{ steps.ralph.outputs.status }}
      due: \${{ steps.ralph.outputs.due }}
      ready-due: \${{ steps.ralph.outputs.ready-due }}
      settings: \${{ steps.ralph.outputs.settings }}
      lanes: \${{ steps.ralph.outputs.lanes }}
    steps:
${step('intake', [`settings: ${expression('toJSON(inputs)')}`, ...writeCredentials])}
${notifyEnvironment}
          ${legsVariable}: ${mostLegs}

  # Calls the agent. It can read this repository and its issues, nothing else. What it leaves is treated as hostile.
  agent:
    needs: intake
    if: needs.intake.result == 'success' && needs.intake.outputs.due == 'true' && needs.intake.outputs.status == 'attempt' && !cancelled()
${laneMatrix('needs.intake.outputs.lanes')}
    runs-on: ${runsOn}
    timeout-minutes: 355
    cache-mode: none
    permissions:
      contents: read
      issues: read # an order to stop ends the agent
      pull-requests: read
    outputs:
      due: \${{ steps.ralph.outputs.due }}
${outputsOfLanes('steps.parcel.outputs.artifact-id || steps.kept.outputs.artifact-id')}
    steps:
${checkout}
${toolSteps}${step('agent', [settingsInput, 'agent-install: missing', readCredential, ...modelCredentials])}
${laneEnvironment}
${uploadParcel('agent')}
${uploadPaidCalls}

  # With several lanes only: puts what their agents left in the order in which it is to land. Also runs after lost jobs and a cancel.
  compose:
    needs: [intake, agent]
    if: always() && needs.intake.outputs.due == 'true' && needs.intake.outputs.status == 'attempt' && needs.intake.outputs.lanes
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      ${splitPermissions}
    outputs:
      lanes: \${{ steps.ralph.outputs.lanes }}
    steps:
${downloadSteps('agent')}
${step('compose', [settingsInput, `results: ${expression('toJSON(needs)')}`, ...writeCredentials])}
${notifyEnvironment}

  # Runs set-up and checks on the agent's commit in a clean checkout, without secrets. Its result is "passed" or "failed".
  validate:
    needs: [intake, agent, compose]
    if: needs.intake.outputs.due == 'true' && !cancelled() && (needs.intake.outputs.status != 'attempt' || needs.compose.outputs.lanes || !needs.intake.outputs.lanes && needs.agent.outputs.due == 'true')
${laneMatrix('needs.compose.outputs.lanes || needs.intake.outputs.lanes')}
    runs-on: ${runsOn}
    timeout-minutes: 355
    cache-mode: none
    permissions:
      contents: read
    outputs:
${outputsOfLanes('steps.parcel.outputs.artifact-id')}
    steps:
${checkout}
${toolSteps}${downloadStep('agent', 0, { due: unlessComposed })}
${step('validate', [settingsInput, readCredential])}
${laneEnvironment}
${uploadParcel('checks')}

  # Judges both results, recreates the commit, publishes it and starts the next iteration. Also runs after a lost job.
  apply:
    needs: [intake, agent, compose, validate]
    if: always() && needs.intake.outputs.due == 'true'
    runs-on: ${runsOn}
    timeout-minutes: 15
    permissions:
      ${splitPermissions}
    outputs:
      status: \${{ steps.ralph.outputs.status }}
      ready-due: \${{ steps.ralph.outputs.ready-due }}
      pages-artifact: \${{ steps.ralph.outputs.pages-html && steps.report.outputs.artifact-id }}
    steps:
${downloadSteps('agent', { due: unlessComposed })}
${downloadSteps('validate', { folder: 'checks' })}
${step('apply', [settingsInput, `results: ${expression('toJSON(needs)')}`, ...writeCredentials])}
${notifyEnvironment}
${reportUpload()}

  # Marks the pull request of a complete run ready for review, once the environment's reviewers have approved.
  ready:
    needs: [intake, apply]
    if: inputs.environment && !cancelled() && (needs.intake.outputs.ready-due == 'true' || needs.apply.outputs.ready-due == 'true')
    runs-on: ${runsOn}
    timeout-minutes: 15
    environment: \${{ inputs.environment }}
    permissions:
      contents: write # marking a draft as ready needs it
      issues: read
      pull-requests: write
    steps:
${step('ready', [settingsInput, ...writeCredentials])}
`
