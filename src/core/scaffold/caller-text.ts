import { stringify } from 'yaml'
import { splitJobs, splitPermissions } from './split-jobs.ts'
import { toolInputsOf } from './tool-inputs.ts'
import { expression, ofRepository, payingLines } from './workflow-steps.ts'
import {
  givenPlan,
  isPlain,
  mayOrder,
  onlyOrders,
  stepText,
  type WorkflowChoices,
  workflowHead,
} from './workflow-text.ts'

/**
 * `.github/workflows/ralph.yml`, by default: calls the reusable workflow, in which the agent has no token that writes. The
 * permissions are the most that its jobs may ask for; each of them names what it takes.
 */
export function callerText(choices: WorkflowChoices & { readonly reusable: string }): string {
  const { planFile, planName, steps, reusable } = choices
  const inputs = { plan: givenPlan(planFile), ...toolInputsOf(steps) }
  return `${workflowHead(choices)}
jobs:
  ralph:
    ${onlyOrders}
    concurrency: { group: ralph-${planName} }
    permissions:
      ${splitPermissions}
    uses: ${reusable}
    with:
      chain: \${{ inputs.chain }}
${indented(inputs, 6)}    secrets:
      ${payingLines(ofRepository).join('\n      ')}
`
}

/** The same jobs in the user's own file: for GitHub Enterprise Server, which calls nothing of github.com's, and for other runners. */
export function inlineText(choices: WorkflowChoices): string {
  const { planFile, planName, steps, action } = choices
  const jobs = splitJobs({
    action,
    runsOn: 'ubuntu-latest',
    inputs: { plan: JSON.stringify(givenPlan(planFile)), chain: expression('inputs.chain') },
    tools: steps.filter(isPlain).map(stepText).join(''),
    token: expression('github.token'),
    paying: payingLines(ofRepository),
  })
  // A job of this file has no caller that would ask.
  const asked = jobs.replace('  intake:\n', `  intake:\n    ${onlyOrders}\n`)
  return `${workflowHead(choices)}
# One iteration after the other; a comment that is no order must not push a waiting one out.
concurrency:
  group: \${{ github.event_name == 'issue_comment' && !(${mayOrder}) && format('remark-{0}', github.run_id) || 'ralph-${planName}' }}

${asked}`
}

function indented(inputs: object, spaces: number): string {
  const lines = stringify(inputs, { lineWidth: 0 }).trimEnd().split('\n')
  return lines.map((line) => `${' '.repeat(spaces)}${line}\n`).join('')
}
