import { type GitHub, gitHubAt } from '../../adapter/github/client.ts'
import { graphqlUrlOf } from '../../core/github/address.ts'
import type { StepContext } from './step-context.ts'

/** The API of this step's repository, by the step's token; undefined where there is no token or no API. */
export function apiClient({ env, inputs: { githubToken }, now }: StepContext): GitHub | undefined {
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  const apiUrl = env['GITHUB_API_URL']
  if (!githubToken || !apiUrl || !owner || !repo) return undefined
  const graphqlUrl = env['GITHUB_GRAPHQL_URL'] || graphqlUrlOf(apiUrl)
  return gitHubAt({ apiUrl, owner, repo, token: () => githubToken, now, graphqlUrl })
}
