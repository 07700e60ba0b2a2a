import { type GitHub, type GitHubOptions, gitHubAt } from '../../../adapter/github/client/client.ts'
import { graphqlUrlOf } from '../../../core/github/address.ts'
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
