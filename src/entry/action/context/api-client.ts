import { workflowAccount } from '../../../adapter/github/account/own-ci.ts'
import { type GitHub, type GitHubOptions, gitHubAt } from '../../../adapter/github/client/client.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { graphqlUrlOf } from '../../../core/github/address.ts'
import { inputValue } from './inputs.ts'
import type { StepContext } from './step-context.ts'

/** The API of this step's repository; undefined if the environment does not say. */
export function apiOptions({ env, now }: StepContext): Omit<GitHubOptions, 'token'> | undefined {
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  const apiUrl = env['GITHUB_API_URL']
  if (!apiUrl || !owner || !repo) return undefined
  return { apiUrl, owner, repo, now, graphqlUrl: env['GITHUB_GRAPHQL_URL'] || graphqlUrlOf(apiUrl) }
}

/** Undefined without a token or an API. */
export function apiClient(context: StepContext): GitHub | undefined {
  const options = apiOptions(context)
  if (!options || !context.token()) return undefined
  return gitHubAt({ ...options, token: () => context.token() ?? '' })
}

/** Tokens of people. Those of workflows and Apps begin with `ghs_`, and REST does not name their account. */
const personalToken = /^(?:gh[pou]_|github_pat_|[0-9a-f]{40}$)/

/**
 * The account of the step's token, by which the run's own issue, comments and pull requests are recognised: the App's, else
 * the configured one, else the token's person, else the workflow's. Throws RalphError `GITHUB_…`.
 */
export async function ownLogin({ inputs, token, appLogin }: StepContext, github: GitHub): Promise<string> {
  const configured = inputValue(stepInputs['github-login'], inputs.flags['github-login'])
  if (appLogin !== undefined) return appLogin
  if (configured !== undefined) return configured
  if (!personalToken.test(token() ?? '')) return workflowAccount
  return (await github.request('GET /user', {})).login
}
