import { stringify } from 'yaml'
import { splitPermissions } from './split-jobs.ts'
import { toolInputsOf } from './tool-inputs.ts'
import { ofRepository, payingLines } from './workflow-steps.ts'
import { givenPlan, onlyOrders, type WorkflowChoices, workflowHead } from './workflow-text.ts'

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

function indented(inputs: object, spaces: number): string {
  const lines = stringify(inputs, { lineWidth: 0 }).trimEnd().split('\n')
  return lines.map((line) => `${' '.repeat(spaces)}${line}\n`).join('')
}
