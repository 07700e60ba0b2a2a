import { type KeyObject, sign } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RalphError } from '../../../core/error/error.ts'
import type { AppPermissions } from '../../../core/github/app-permissions.ts'
import { type GitHub, type GitHubOptions, gitHubAt } from '../client/client.ts'
import { appFault } from './app-fault.ts'

/** An App, on a repository that it is installed on. */
interface InstalledApp {
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

/** The longest that GitHub takes is ten minutes; a clock may be a minute off in either direction. */
const livesSeconds = 9 * 60
const backSeconds = 60

/** Proves to GitHub to be the App: RS256 over its id or client id, good for some minutes (GitHub Docs, "Generating a JWT"). */
export function appJwt(app: { id: string; key: KeyObject }, now: number): string {
  const at = Math.floor(now / 1000)
  const claims = { iat: at - backSeconds, exp: at + livesSeconds - backSeconds, iss: app.id }
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encoded).join('.')
  return `${text}.${sign('sha256', Buffer.from(text), app.key).toString('base64url')}`
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

interface RenewedToken {
  readonly newest: () => string
  onNew(tell: (before: string, after: string) => void): void
  stop(): void
}

/** It lives for an hour, and the old one serves until the new one is there. */
const renewMs = 50 * 60_000
const againMs = 60_000

/**
 * A token that is made anew before it ends, for as long as the process lives; it keeps no process alive. Where GitHub
 * gives none it is asked again each minute: the token may end meanwhile, as any can in mid-run. Throws what `mint` does, the first time.
 */
export async function renewedToken(
  mint: () => Promise<string>,
  { renew = renewMs, again = againMs }: { renew?: number; again?: number } = {},
): Promise<RenewedToken> {
  let token = await mint()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const listeners: ((before: string, after: string) => void)[] = []
  const next = (ms: number): void => {
    if (!stopped) timer = setTimeout(() => void exchange(), ms).unref()
  }
  const exchange = async (): Promise<void> => {
    try {
      const before = token
      token = await mint()
      for (const tell of listeners) tell(before, token)
      next(renew)
    } catch {
      // Nobody waits for this promise: a throw would end the process, and with it the agent's work.
      next(again)
    }
  }
  next(renew)
  return {
    newest: () => token,
    onNew: (tell) => void listeners.push(tell),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
