import type { KeyObject } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { AppPermissions } from '../../../core/github/app-permissions.ts'
import { type GitHub, type GitHubOptions, gitHubAt } from '../client/client.ts'
import { appFault } from './app-fault.ts'
import { appJwt } from './app-jwt.ts'

/** An App, on a repository that it is installed on. */
export interface InstalledApp {
  /** The account that it writes as: `gardener[bot]`. */
  readonly login: string
  /** What the owner of the repository lets it do. */
  readonly granted: Readonly<Record<string, unknown>>
  /** A token for this repository alone, which lives for an hour. */
  token(permissions: AppPermissions): Promise<string>
}

type Place = Omit<GitHubOptions, 'token' | 'scheme'>

/** Throws RalphError `APP_…` with what its owner can do, or `GITHUB_…`. */
export async function installedApp(
  app: { id: string; key: KeyObject },
  place: Place & { readonly again?: (ms: number) => Promise<unknown> },
): Promise<InstalledApp> {
  const { again = sleep, ...at } = place
  const { owner, repo, apiUrl, now } = at
  const github = gitHubAt({ ...at, token: () => appJwt(app, now()), scheme: 'bearer' })
  const asked = async <T>(ask: (client: GitHub) => Promise<T>): Promise<T> => {
    try {
      return await ask(github)
    } catch (error) {
      throw appFault(error, { id: app.id, repository: `${owner}/${repo}`, apiUrl, now: now() })
    }
  }
  const {
    id,
    app_slug,
    permissions: granted,
  } = await asked((client) => client.request('GET /repos/{owner}/{repo}/installation', {}))
  return {
    login: `${app_slug}[bot]`,
    granted,
    async token(permissions) {
      const given = { installation_id: id, repositories: [repo], permissions }
      const mint = () =>
        asked((client) => client.request('POST /app/installations/{installation_id}/access_tokens', given))
      // One whose answer was lost hurts nobody: it ends within the hour.
      const { token } = await mint().catch(async (error: unknown) => {
        if (!(error instanceof RalphError) || error.code !== 'GITHUB_UNREACHABLE') throw error
        await again(2_000)
        return mint()
      })
      return token
    },
  }
}

/** Best effort, and not for long: it ends by itself within the hour. */
export async function revokeToken(token: string, place: Place): Promise<void> {
  const github = gitHubAt({ ...place, token: () => token, timeoutMs: 2_000 })
  await github.request('DELETE /installation/token', {}).catch(() => undefined)
}
