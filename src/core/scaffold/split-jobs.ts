import { laneVariable } from '../order/may-order.ts'
import { legsVariable, maxLegs } from '../run/next/leg-of-round.ts'
import { toolSteps } from './tool-inputs.ts'
import { platformActions as actions, expression, payingLines, reportUpload } from './workflow-steps.ts'

/** The repository of the workflow file itself at its own commit: who pins run.yml has pinned the action (platform fact 60). */
const action = '$/action'

/** What the caller's job must allow: what the jobs below need at most (platform 8, 11). */
export const splitPermissions = `contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      checks: read # those that the base requires, where a complete run is to be merged
      actions: write # the next iteration`

const runsOn = expression("startsWith(inputs.runs-on, '[') && fromJSON(inputs.runs-on) || inputs.runs-on")

/** What intake read of the inputs. The platform keeps an output back that holds a secret's text; then a job reads them itself. */
const told = `settings: ${expression('needs.intake.outputs.settings || toJSON(inputs)')}`

/** What writes: in the jobs that hold no agent and none of its work. */
const writing = [
  `github-token: ${expression('secrets.github-token || secrets.app-token || github.token')}`,
  `app-id: ${expression('inputs.app-id')}`,
  `app-private-key: ${expression('secrets.app-private-key')}`,
]

/** For those who are told (`notify`): where the two jobs have no such secret, the variables are empty. */
const telling = `        env:
          RALPH_NOTIFY_URL: ${expression('secrets.notify-url')}
          RALPH_NOTIFY_SECRET: ${expression('secrets.notify-secret')}`

const reading = `github-token: ${expression('github.token')}`

/** What pays for the model. */
const paying = payingLines(({ name }) => `secrets.${name}`)

const ofLane = `        env:
          ${laneVariable}: ${expression('matrix.lane')}`

/** What was composed is in the state. */
const uncomposed = " && needs.compose.result != 'success'"

const step = (command: string, inputs: readonly string[]): string => `      - id: ralph
        uses: ${action}
        with:
${[`command: ${command}`, ...inputs].map((line) => `          ${line}`).join('\n')}`

const checkout = `      - uses: ${actions.checkout}
        with:
          persist-credentials: false`

const lanes = Array.from({ length: maxLegs }, (_, lane) => lane)

/** Of a matrix the jobs overwrite each other's outputs, but for those that are empty: so each lane has one of its own. */
const outputsOfLanes = (id: string): string =>
  lanes.map((lane) => `      artifact-${lane}: ${expression(`matrix.lane == ${lane} && (${id}) || ''`)}`).join('\n')

/** By its id: an artifact of the same name that another job puts in its place is another one. */
const fetched = (job: string, lane: number, { folder = job, due = '' } = {}): string => {
  const artifact = `needs.${job}.outputs.artifact-${lane}`
  return `      - if: ${artifact}${due}
        uses: ${actions.download}
        with:
          artifact-ids: \${{ ${artifact} }}
          path: \${{ runner.temp }}/ralph-parcel/${lane === 0 ? '' : `${lane}/`}${folder}`
}

const fetchedAll = (...given: [job: string, more?: { folder?: string; due?: string }]): string =>
  lanes.map((lane) => fetched(given[0], lane, given[1])).join('\n')

/** The jobs of several lanes; lane 0 alone where there is one at a time. A matrix without a value is an error (platform fact 61). */
const legs = (list: string): string => `    strategy:
      fail-fast: false
      matrix:
        lane: ${expression(`fromJSON(${list} || '[0]')`)}`

const left = (folder: string): string => `      - id: parcel
        uses: ${actions.upload}
        with:
          name: ralph-${folder}-\${{ job.check_run_id }}
          path: \${{ runner.temp }}/ralph-parcel/${folder}
          if-no-files-found: ignore
          retention-days: 5`

/** What a job that fails or is cancelled had paid for already. Nothing else that it left counts. */
const kept = `      - id: kept
        if: failure() || cancelled()
        uses: ${actions.upload}
        with:
          name: ralph-agent-\${{ job.check_run_id }}-calls
          path: \${{ runner.temp }}/ralph-parcel/agent/calls.json
          if-no-files-found: ignore
          retention-days: 5`

/**
 * The jobs of one iteration (docs/design.md#several-jobs): only the first and the last one may write, and neither runs anything of the
 * repository's or of the agent's, so they check nothing out; the agent's may only read and pays for the model, the checks' has no secret. What
 * crosses is the settings, as an output of the first, and two artifacts, found by an id that only their own job could give; no cache is there to
 * be filled for others (platform fact 57). No text of a person's is in a script. The last job asks once, when all is done, and not at each
 * commit: an approval for every iteration would be given unread.
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
${step('intake', [`settings: ${expression('toJSON(inputs)')}`, ...writing])}
${telling}
          ${legsVariable}: ${maxLegs}

  # Calls the agent. It can read this repository and its issues, nothing else. What it leaves is treated as hostile.
  agent:
    needs: intake
    if: needs.intake.result == 'success' && needs.intake.outputs.due == 'true' && needs.intake.outputs.status == 'attempt' && !cancelled()
${legs('needs.intake.outputs.lanes')}
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
${toolSteps}${step('agent', [told, 'agent-install: missing', reading, ...paying])}
${ofLane}
${left('agent')}
${kept}

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
${fetchedAll('agent')}
${step('compose', [told, `results: ${expression('toJSON(needs)')}`, ...writing])}
${telling}

  # Runs set-up and checks on the agent's commit in a clean checkout, without secrets. Its result is "passed" or "failed".
  validate:
    needs: [intake, agent, compose]
    if: needs.intake.outputs.due == 'true' && !cancelled() && (needs.intake.outputs.status != 'attempt' || needs.compose.outputs.lanes || !needs.intake.outputs.lanes && needs.agent.outputs.due == 'true')
${legs('needs.compose.outputs.lanes || needs.intake.outputs.lanes')}
    runs-on: ${runsOn}
    timeout-minutes: 355
    cache-mode: none
    permissions:
      contents: read
    outputs:
${outputsOfLanes('steps.parcel.outputs.artifact-id')}
    steps:
${checkout}
${toolSteps}${fetched('agent', 0, { due: uncomposed })}
${step('validate', [told, reading])}
${ofLane}
${left('checks')}

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
${fetchedAll('agent', { due: uncomposed })}
${fetchedAll('validate', { folder: 'checks' })}
${step('apply', [told, `results: ${expression('toJSON(needs)')}`, ...writing])}
${telling}
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
${step('ready', [told, ...writing])}
`
