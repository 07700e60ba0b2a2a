/** Where a repository is on GitHub: github.com, GHE.com or an Enterprise Server. */
export interface GitHubAddress {
  readonly owner: string
  readonly repo: string
  readonly apiUrl: string
  /** Page of the server, without a slash at the end. */
  readonly serverUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * What a workflow says of itself, else what the remote's address says; undefined where that is no GitHub that is known
 * by name, by `GH_HOST` or by `GITHUB_SERVER_URL`.
 */
export function gitHubAddress(env: Environment, remoteUrl: string | null): GitHubAddress | undefined {
  const serverUrl = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '')
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  if (owner && repo && env['GITHUB_API_URL']) return { owner, repo, apiUrl: env['GITHUB_API_URL'], serverUrl }
  const found = remoteUrl === null ? undefined : partsOf(remoteUrl)
  if (!found) return undefined
  const { host } = found
  const known = host === 'github.com' || host.endsWith('.ghe.com') || host === env['GH_HOST']
  if (!known && host !== hostOf(serverUrl)) return undefined
  const page = host === hostOf(serverUrl) ? serverUrl : `https://${host}`
  return { owner: found.owner, repo: found.repo, serverUrl: page, apiUrl: env['GITHUB_API_URL'] || apiOf(host) }
}

/** An Enterprise Server, which lacks some of what github.com and GHE.com have (platform facts 49, 54). */
export const isEnterpriseServer = ({ apiUrl }: Pick<GitHubAddress, 'apiUrl'>): boolean => /\/v3\/?$/.test(apiUrl)

/** An Enterprise Server has its API below its own name; `graphql` is beside `v3` there, and below the API elsewhere. */
export const graphqlUrlOf = (apiUrl: string): string => `${apiUrl.replace(/\/v3\/?$/, '').replace(/\/+$/, '')}/graphql`

const apiOf = (host: string): string =>
  host === 'github.com' || host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`

const hostOf = (url: string): string => url.replace(/^[a-z+]+:\/\//i, '').replace(/\/.*$/, '')

const forms = [
  /^[a-z+]+:\/\/(?:[^@/]+@)?(?<host>[^/]+)\/(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/i,
  /^(?:[^@/]+@)(?<host>[^:/]+):(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/,
]

function partsOf(url: string): { host: string; owner: string; repo: string } | undefined {
  for (const form of forms) {
    const { host, owner, repo } = form.exec(url)?.groups ?? {}
    // The port of SSH is not that of the pages.
    if (host && owner && repo) return { host: url.startsWith('ssh:') ? host.replace(/:\d+$/, '') : host, owner, repo }
  }
  return undefined
}
