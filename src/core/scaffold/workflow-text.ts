import { Document, isScalar, stringify } from 'yaml'
import { payingInputs } from '../agent/agents.ts'
import { commentMark, orderIndents } from '../control/read-comment.ts'
import type { ToolStep } from '../detect/detected.ts'
import { splitPermissions } from './split-jobs.ts'
import { toolInputsOf } from './tool-inputs.ts'
import {
  platformActions as actions,
  expression,
  literalPattern,
  payingLines,
  reportUpload,
  repositorySecret,
} from './workflow-steps.ts'

interface WorkflowChoices {
  /** From the top of the repository. */
  readonly planFile: string
  /** A safe id: it is part of refs and of the concurrency group. */
  readonly planName: string
  /** The folder of the queue that is run instead of that one plan. */
  readonly queue?: string | undefined
  /** Tools for the commands of set-up and checks. */
  readonly steps: readonly ToolStep[]
  /** `owner/name@commit # version` */
  readonly action: string
}

/** What starts a job of any shape: a person, an order, the job before it or the watchdog, which has the schedule. */
export const workflowHead = (choices: Pick<WorkflowChoices, 'planFile' | 'planName' | 'queue'>): string =>
  `${headline(choices)}
# Start: Actions > ralph > Run workflow. Secret: ${payingInputs.map(({ variable }) => variable).join(' or ')}.
name: ralph
# Names the plan: ralph starts no second job for a plan whose next job is already waiting.
run-name: ${JSON.stringify(`ralph ${titledPlan(choices)}`)}

on:
  workflow_dispatch:
    inputs:
      plan: { description: 'Another plan: a file, or issue:NUMBER', default: '' }
      chain: { description: Set by ralph when it starts the next job, default: '0' }
  # Orders: /ralph pause, /ralph hint TEXT, ... on the tracking issue or the pull request.
  issue_comment: { types: [created] }
${choices.queue === undefined ? '' : pushedPlans(choices.queue)}
permissions: {}
`

const headline = ({ planFile, planName, queue }: Pick<WorkflowChoices, 'planFile' | 'planName' | 'queue'>): string =>
  queue === undefined
    ? `# Runs ${planFile} with ralph: one checked commit per task, on the branch ralph/work/${planName}.`
    : `# Runs the plans in ${queue}/ with ralph, one after another: one checked commit per task, one branch per plan.`

/** A job that finds nothing to start ends after that look. Filters of paths do not hold for tags, so branches are named. */
const pushedPlans = (
  queue: string,
): string => `  # A plan that reaches the default branch, for example by a merge, starts when its turn comes.
  push: { branches: ['**'], paths: [${JSON.stringify(`${literalPattern(queue)}/pending/**`)}] }
`

const ownPlan = ({ planFile }: Pick<WorkflowChoices, 'planFile'>): string =>
  expression(`inputs.plan || '${planFile.replaceAll("'", "''")}'`)

/** The plan that the workflow was started for, else its own, or the next of its queue. */
const givenPlan = (choices: WorkflowChoices): string =>
  choices.queue === undefined ? ownPlan(choices) : expression('inputs.plan')

const titledPlan = (choices: Pick<WorkflowChoices, 'planFile' | 'queue'>): string =>
  ownPlan({ planFile: choices.queue ?? choices.planFile })

/** One plan at a time. An order must not push out the job that continues the run, nor the reverse: so all of them wait. */
const concurrency = ({ planName, queue }: WorkflowChoices, waiting: 'all' | 'newest'): string =>
  `concurrency: { group: ralph-${queue === undefined ? planName : 'queue'}${waiting === 'all' ? ', queue: max' : ''} }`

/** A comment must pass the screen; a push to another branch than the default one starts no job. */
const startCondition = ({ queue }: WorkflowChoices): string => {
  const arrived = " && (github.event_name != 'push' || github.ref_name == github.event.repository.default_branch)"
  return `needs: screen
    if: ${screenPassed}${queue === undefined ? '' : arrived}`
}

const screening = (choices: WorkflowChoices): string =>
  screenJob({ action: choices.action, plan: choices.queue === undefined ? ownPlan(choices) : undefined })

/**
 * `.github/workflows/ralph.yml` as one job with one token, for a trusted agent and for Enterprise Server, which calls
 * nothing of github.com. Least permissions, no credential in the checkout, no user's text in a script (platform.md 8,
 * 13, 16, 20, 32, 35).
 */
export function workflowText(
  choices: WorkflowChoices,
  host: 'github.com' | 'Enterprise Server' = 'github.com',
): string {
  const { steps, action } = choices
  const isGitHubCom = host === 'github.com'
  return `${workflowHead(choices)}
jobs:
  run:
    ${startCondition(choices)}
    runs-on: ubuntu-latest
    timeout-minutes: 355
    ${concurrency(choices, isGitHubCom ? 'all' : 'newest')}
    permissions:
      contents: write # the two branches of the run
      issues: write # the tracking issue
      pull-requests: write # the draft pull request
      statuses: write # one for each check
      checks: read # those that the base requires, where a complete run is to be merged
      actions: write # starts the next job after a limit
    steps:
      - uses: ${actions.checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
${steps.filter(isPlain).map(stepText).join('')}      - id: ralph
        uses: ${action}
        with:
          plan: ${JSON.stringify(givenPlan(choices))}
          time-budget: 5h
          agent-install: missing
          chain: \${{ inputs.chain }}
          github-token: \${{ github.token }}
          ${payingLines(repositorySecret).join('\n          ')}
${isGitHubCom ? `${reportUpload()}\n` : ''}
${screening(choices)}`
}

/** Enterprise Server knows no `queue: max`, and keeps no artifact of upload-artifact 4 and later (platform facts 17, 54). */
export const enterpriseText = (choices: WorkflowChoices): string => workflowText(choices, 'Enterprise Server')

/** A step as YAML at six spaces. */
export function stepText(step: ToolStep): string {
  const document = new Document(step)
  const uses = document.get('uses', true)
  if (isScalar(uses)) Object.assign(uses, pinned(String(uses.value)))
  const lines = document.toString({ lineWidth: 0 })
  return `      - ${lines.trimEnd().replaceAll('\n', '\n        ')}\n`
}

/** The commit, with its tag as a comment. */
function pinned(uses: string): { value: string; comment?: string } {
  const [value = uses, name] = (Object.values(actions).find((entry) => entry.startsWith(`${uses}@`)) ?? uses).split(
    ' #',
  )
  return name === undefined ? { value } : { value, comment: name }
}

/** No tool could find a path that is an expression. */
export const isPlain = (step: ToolStep): boolean => !JSON.stringify(step).includes('${{')

/** The default: a reusable workflow, in which the agent's token cannot write. Its jobs may ask for less. */
export function callerText(choices: WorkflowChoices & { readonly reusable: string }): string {
  const { steps, reusable } = choices
  const inputs = { plan: givenPlan(choices), ...toolInputsOf(steps) }
  return `${workflowHead(choices)}
jobs:
  ralph:
    ${startCondition(choices)}
    ${concurrency(choices, 'all')}
    permissions:
      ${splitPermissions}
    uses: ${reusable}
    with:
      chain: \${{ inputs.chain }}
${indented(inputs, 6)}    secrets:
      ${payingLines(repositorySecret).join('\n      ')}

${screening(choices)}`
}

function indented(inputs: object, spaces: number): string {
  const lines = stringify(inputs, { lineWidth: 0 }).trimEnd().split('\n')
  return lines.map((line) => `${' '.repeat(spaces)}${line}\n`).join('')
}

const body = 'github.event.comment.body'

/** A line of a comment begins after a line feed, which CR LF ends with, or after a lone CR. JSON can write both. */
const lineEnds = ['\\n', '\\r']

/** With another token than the workflow's own, ralph's comments are events too, so they are excluded. */
const mayHoldOrder = [
  `!startsWith(${body}, '${commentMark}') && (`,
  orderIndents
    .map((indent) => {
      const below = lineEnds.map((end) => `contains(${body}, fromJSON('"${end}${indent}/ralph"'))`)
      return [`startsWith(${body}, '${indent}/ralph')`, ...below].join(' || ')
    })
    .join(' ||\n      '),
  ')',
].join('\n      ')

/**
 * A job that reads a comment outside of the run's concurrency group: a comment that is no order, or a stranger's, would
 * otherwise push the run's next job out of the queue. It needs no checkout and may write nothing. `plan`: the step's
 * input, none for a queue.
 */
export const screenJob = ({
  action,
  plan,
}: {
  action: string
  plan: string | undefined
}): string => `  # Reads a comment outside of the queue above, so that only orders by people who may give them wait there.
  screen:
    if: >-
      github.event_name == 'issue_comment' && ${mayHoldOrder}
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read # the settings, and the states of the runs
      issues: read
      pull-requests: read
    outputs:
      due: \${{ steps.ralph.outputs.due }}
    steps:
      - id: ralph
        uses: ${action}
        with:
          command: screen
${plan === undefined ? '' : `          plan: ${JSON.stringify(plan)}\n`}          github-token: \${{ github.token }}
`

/** Condition of the run's job: any event but a comment, or a comment that `screen` lets through. */
const screenPassed = "(github.event_name != 'issue_comment' || needs.screen.outputs.due == 'true') && !cancelled()"
