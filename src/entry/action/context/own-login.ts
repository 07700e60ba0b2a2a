import { workflowAccount } from '../../../adapter/github/account/own-ci.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { inputValue } from './input-value.ts'
import type { StepContext } from './step-context.ts'

/** Tokens of people; a workflow's and an App's begin with `ghs_`, and GitHub tells neither of these who it is by REST. */
const ofPerson = /^(?:gh[pou]_|github_pat_|[0-9a-f]{40}$)/

/**
 * The account that the step's token writes as: by it the run's own issue, comments and pull requests are found again.
 * The App's, else as it is said, else the person whose token it is, else the workflow's own. Throws RalphError `GITHUB_…`.
 */
export async function ownLogin({ inputs, token, appLogin }: StepContext, github: GitHub): Promise<string> {
  const said = inputValue(stepInputs['github-login'], inputs.flags['github-login'])
  if (appLogin !== undefined) return appLogin
  if (said !== undefined) return said
  if (!ofPerson.test(token() ?? '')) return workflowAccount
  return (await github.request('GET /user', {})).login
}
