import { type KeyObject, sign } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { AppPermissions } from '../../../core/github/app-permissions.ts'
import { oneLine, withinSentence } from '../../../core/text/one-line.ts'
import { type GitHub, type GitHubOptions, gitHubAt } from '../client/client.ts'

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

interface At {
  readonly id: string
  /** `owner/name`. */
  readonly repository: string
  readonly apiUrl: string
  readonly now: number
}

interface Cause {
  readonly message?: string
  readonly response?: { readonly headers?: Readonly<Record<string, string | undefined>> }
}

/** What GitHub answered to an App, with what its owner can do about it; other faults as they are. Never holds the key or its JWT. */
function appFault(error: unknown, options: At): unknown {
  if (!(error instanceof RalphError)) return error
  const cause = (error.cause ?? {}) as Cause
  const said = withinSentence(oneLine(cause.message ?? '', 200).replace(/ - https?:\S+$/, ''))
  if (error.code === 'GITHUB_TOKEN_REFUSED') return refused(said, offBy(cause, options.now), options)
  if (error.code === 'GITHUB_NOT_FOUND')
    return /integration not found/i.test(said) ? unknownApp(options) : notInstalled(options)
  if (/suspended/i.test(said)) {
    return fault(
      'APP_SUSPENDED',
      `The installation of the App ${options.id} is suspended: ${said}.`,
      'Its owner can undo that in Settings → GitHub Apps → Configure.',
    )
  }
  if (error.code === 'GITHUB_REFUSED') {
    return fault(
      'APP_PERMISSION',
      `GitHub does not give App ${options.id} a token for ${options.repository}: ${said}.`,
      givePermissions,
    )
  }
  return error
}

export const givePermissions =
  'Give it in the App’s settings (Permissions & events → Repository permissions), then accept the change where the App is installed (Settings → GitHub Apps → Review request).'

function refused(said: string, secondsOff: number, options: At): RalphError {
  if (/'(?:exp|iat)'|expir|issued at/i.test(said) || secondsOff > 60) {
    const off = secondsOff > 5 ? `, and is ${secondsOff} s off GitHub's` : ''
    return fault(
      'APP_CLOCK',
      `GitHub does not accept this machine's claim to be App ${options.id}: ${said}. Its clock says ${new Date(options.now).toISOString()}${off}.`,
      "Set the runner's clock with NTP.",
    )
  }
  if (/'iss'|integration not found/i.test(said)) return unknownApp(options)
  return fault(
    'APP_KEY_REFUSED',
    `GitHub does not accept \`app-private-key\` as a key of App ${options.id}: ${said}.`,
    "It belongs to another App, or was deleted. The App's page shows its id, its client id and the fingerprints of its keys.",
  )
}

const unknownApp = ({ id, apiUrl }: At): RalphError =>
  fault(
    'APP_UNKNOWN',
    `There is no GitHub App ${id} at ${apiUrl}.`,
    "`app-id` is the App ID or Client ID on the App's page, not its name and not an installation id. An App of github.com does not exist on an Enterprise Server.",
  )

const notInstalled = ({ id, repository }: At): RalphError =>
  fault(
    'APP_NOT_INSTALLED',
    `The GitHub App ${id} is not installed on ${repository}.`,
    'Install it there: the page of the App → Install App → the owner → this repository.',
  )

/** By the date of GitHub's own answer. */
function offBy({ response }: Cause, now: number): number {
  const there = Date.parse(response?.headers?.['date'] ?? '')
  return Number.isNaN(there) ? 0 : Math.round(Math.abs(now - there) / 1000)
}

const fault = (code: ErrorCode, message: string, hint: string): RalphError => new RalphError({ code, message, hint })
