export interface GitHubAddress {
  readonly owner: string
  readonly repo: string
  readonly apiUrl: string
  /** Without a slash at the end. */
  readonly serverUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** From the workflow's environment, else the remote's address; undefined unless github.com, `GH_HOST` or `GITHUB_SERVER_URL` names its host. */
export function gitHubAddress(env: Environment, remoteUrl: string | null): GitHubAddress | undefined {
  const serverUrl = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '')
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  if (owner && repo && env['GITHUB_API_URL']) return { owner, repo, apiUrl: env['GITHUB_API_URL'], serverUrl }
  const addressParts = remoteUrl === null ? undefined : partsOf(remoteUrl)
  if (!addressParts) return undefined
  const { host } = addressParts
  const isKnownHost = host === 'github.com' || host.endsWith('.ghe.com') || host === env['GH_HOST']
  if (!isKnownHost && host !== hostOf(serverUrl)) return undefined
  const page = host === hostOf(serverUrl) ? serverUrl : `https://${host}`
  return {
    owner: addressParts.owner,
    repo: addressParts.repo,
    serverUrl: page,
    apiUrl: env['GITHUB_API_URL'] || apiOf(host),
  }
}

/** An Enterprise Server lacks some features of github.com and GHE.com (platform facts 49, 54). */
export const isEnterpriseServer = ({ apiUrl }: Pick<GitHubAddress, 'apiUrl'>): boolean => /\/v3\/?$/.test(apiUrl)

/** On an Enterprise Server `graphql` is beside `v3`, elsewhere below the API. */
export const graphqlUrlOf = (apiUrl: string): string => `${apiUrl.replace(/\/v3\/?$/, '').replace(/\/+$/, '')}/graphql`

const apiOf = (host: string): string =>
  host === 'github.com' || host.endsWith('.ghe.com') ? `https://api.${host}` : `https://${host}/api/v3`

const hostOf = (url: string): string => url.replace(/^[a-z+]+:\/\//i, '').replace(/\/.*$/, '')

const addressForms = [
  /^[a-z+]+:\/\/(?:[^@/]+@)?(?<host>[^/]+)\/(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/i,
  /^(?:[^@/]+@)(?<host>[^:/]+):(?<owner>[^/]+)\/(?<repo>[^/]+?)(?:\.git)?\/?$/,
]

function partsOf(url: string): { host: string; owner: string; repo: string } | undefined {
  for (const form of addressForms) {
    const { host, owner, repo } = form.exec(url)?.groups ?? {}
    // The port of SSH differs from that of the pages.
    if (host && owner && repo) return { host: url.startsWith('ssh:') ? host.replace(/:\d+$/, '') : host, owner, repo }
  }
  return undefined
}
