import { workflowAccount } from '../../../adapter/github/account/own-ci.ts'
import { type GitHub, type GitHubOptions, gitHubAt } from '../../../adapter/github/client/client.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { graphqlUrlOf } from '../../../core/github/address.ts'
import { inputValue } from './inputs.ts'
import type { StepContext } from './step-context.ts'

/** Where the API of this step's repository is; undefined where the environment does not say. */
export function apiPlace({ env, now }: StepContext): Omit<GitHubOptions, 'token'> | undefined {
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  const apiUrl = env['GITHUB_API_URL']
  if (!apiUrl || !owner || !repo) return undefined
  return { apiUrl, owner, repo, now, graphqlUrl: env['GITHUB_GRAPHQL_URL'] || graphqlUrlOf(apiUrl) }
}

/** The API of this step's repository, by the step's token; undefined where there is no token or no API. */
export function apiClient(context: StepContext): GitHub | undefined {
  const place = apiPlace(context)
  if (!place || !context.token()) return undefined
  return gitHubAt({ ...place, token: () => context.token() ?? '' })
}

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
