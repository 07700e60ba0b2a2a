import { type KeyObject, sign } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { AppPermissions } from '../../../core/github/app-permissions.ts'
import { oneLine, withinSentence } from '../../../core/text/one-line.ts'
import { type GitHub, type GitHubOptions, gitHubAt } from '../client/client.ts'

interface InstalledApp {
  readonly login: string
  readonly granted: Readonly<Record<string, unknown>>
  /** For this repository alone; lives for an hour. */
  token(permissions: AppPermissions): Promise<string>
}

type ClientOptions = Omit<GitHubOptions, 'token' | 'scheme'>

/** Throws RalphError `APP_…` with a remedy for its owner, or `GITHUB_…`. */
export async function findInstallation(
  app: { id: string; key: KeyObject },
  options: ClientOptions & { readonly waitBeforeRetry?: (ms: number) => Promise<unknown> },
): Promise<InstalledApp> {
  const { waitBeforeRetry = sleep, ...clientOptions } = options
  const { owner, repo, apiUrl, now } = clientOptions
  const github = gitHubAt({ ...clientOptions, token: () => appJwt(app, now()), scheme: 'bearer' })
  const callGitHub = async <T>(call: (client: GitHub) => Promise<T>): Promise<T> => {
    try {
      return await call(github)
    } catch (error) {
      throw appFault(error, { id: app.id, repository: `${owner}/${repo}`, apiUrl, now: now() })
    }
  }
  const {
    id,
    app_slug,
    permissions: granted,
  } = await callGitHub((client) => client.request('GET /repos/{owner}/{repo}/installation', {}))
  return {
    login: `${app_slug}[bot]`,
    granted,
    async token(permissions) {
      const parameters = { installation_id: id, repositories: [repo], permissions }
      const mint = () =>
        callGitHub((client) => client.request('POST /app/installations/{installation_id}/access_tokens', parameters))
      // A token whose answer was lost does no harm: it expires within the hour.
      const { token } = await mint().catch(async (error: unknown) => {
        if (!(error instanceof RalphError) || error.code !== 'GITHUB_UNREACHABLE') throw error
        await waitBeforeRetry(2_000)
        return mint()
      })
      return token
    },
  }
}

export async function revokeToken(token: string, clientOptions: ClientOptions): Promise<void> {
  const github = gitHubAt({ ...clientOptions, token: () => token, timeoutMs: 2_000 })
  await github.request('DELETE /installation/token', {}).catch(() => undefined)
}

/** GitHub accepts ten minutes; a clock may be a minute off in either direction. */
const lifetimeSeconds = 9 * 60
const clockSkewSeconds = 60

/** A proof of being the App: RS256 over its id or client id (GitHub Docs, "Generating a JWT"). */
export function appJwt(app: { id: string; key: KeyObject }, now: number): string {
  const nowSeconds = Math.floor(now / 1000)
  const claims = {
    iat: nowSeconds - clockSkewSeconds,
    exp: nowSeconds + lifetimeSeconds - clockSkewSeconds,
    iss: app.id,
  }
  const text = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encodePart).join('.')
  return `${text}.${sign('sha256', Buffer.from(text), app.key).toString('base64url')}`
}

const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

interface RefreshedToken {
  readonly current: () => string
  onNew(listener: (before: string, after: string) => void): void
  stop(): void
}

/** A token lives for an hour; the old one serves until the new one is there. */
const refreshMs = 50 * 60_000
const retryMs = 60_000

/**
 * A token that is refreshed before it expires, without keeping the process alive. If GitHub gives none, it retries each
 * minute. Throws what the first `mint` throws.
 */
export async function refreshToken(
  mint: () => Promise<string>,
  { renew: refreshAfterMs = refreshMs, again: retryAfterMs = retryMs }: { renew?: number; again?: number } = {},
): Promise<RefreshedToken> {
  let token = await mint()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const listeners: ((previous: string, after: string) => void)[] = []
  const schedule = (ms: number): void => {
    if (!isStopped) timer = setTimeout(() => void exchange(), ms).unref()
  }
  const exchange = async (): Promise<void> => {
    try {
      const previous = token
      token = await mint()
      for (const listener of listeners) listener(previous, token)
      schedule(refreshAfterMs)
    } catch {
      // Nobody awaits this promise: a throw would end the process and the agent's work.
      schedule(retryAfterMs)
    }
  }
  schedule(refreshAfterMs)
  return {
    current: () => token,
    onNew: (tell) => void listeners.push(tell),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

interface AppRequest {
  readonly id: string
  readonly repository: string
  readonly apiUrl: string
  readonly now: number
}

interface Cause {
  readonly message?: string
  readonly response?: { readonly headers?: Readonly<Record<string, string | undefined>> }
}

/** A fault of GitHub's answer to an App, with a remedy for its owner; other errors unchanged. Never holds the key or its JWT. */
function appFault(error: unknown, options: AppRequest): unknown {
  if (!(error instanceof RalphError)) return error
  const cause = (error.cause ?? {}) as Cause
  const reason = withinSentence(oneLine(cause.message ?? '', 200).replace(/ - https?:\S+$/, ''))
  if (error.code === 'GITHUB_TOKEN_REFUSED') return refused(reason, clockDifference(cause, options.now), options)
  if (error.code === 'GITHUB_NOT_FOUND')
    return /integration not found/i.test(reason) ? unknownApp(options) : notInstalled(options)
  if (/suspended/i.test(reason)) {
    return fault(
      'APP_SUSPENDED',
      `The installation of the App ${options.id} is suspended: ${reason}.`,
      'Its owner can undo that in Settings → GitHub Apps → Configure.',
    )
  }
  if (error.code === 'GITHUB_REFUSED') {
    return fault(
      'APP_PERMISSION',
      `GitHub does not give App ${options.id} a token for ${options.repository}: ${reason}.`,
      givePermissions,
    )
  }
  return error
}

export const givePermissions =
  'Give it in the App’s settings (Permissions & events → Repository permissions), then accept the change where the App is installed (Settings → GitHub Apps → Review request).'

function refused(reason: string, secondsOff: number, options: AppRequest): RalphError {
  if (/'(?:exp|iat)'|expir|issued at/i.test(reason) || secondsOff > 60) {
    const difference = secondsOff > 5 ? `, and is ${secondsOff} s off GitHub's` : ''
    return fault(
      'APP_CLOCK',
      `GitHub does not accept this machine's claim to be App ${options.id}: ${reason}. Its clock says ${new Date(options.now).toISOString()}${difference}.`,
      "Set the runner's clock with NTP.",
    )
  }
  if (/'iss'|integration not found/i.test(reason)) return unknownApp(options)
  return fault(
    'APP_KEY_REFUSED',
    `GitHub does not accept \`app-private-key\` as a key of App ${options.id}: ${reason}.`,
    "It belongs to another App, or was deleted. The App's page shows its id, its client id and the fingerprints of its keys.",
  )
}

const unknownApp = ({ id, apiUrl }: AppRequest): RalphError =>
  fault(
    'APP_UNKNOWN',
    `There is no GitHub App ${id} at ${apiUrl}.`,
    "`app-id` is the App ID or Client ID on the App's page, not its name and not an installation id. An App of github.com does not exist on an Enterprise Server.",
  )

const notInstalled = ({ id, repository }: AppRequest): RalphError =>
  fault(
    'APP_NOT_INSTALLED',
    `The GitHub App ${id} is not installed on ${repository}.`,
    'Install it there: the page of the App → Install App → the owner → this repository.',
  )

function clockDifference({ response }: Cause, now: number): number {
  const serverTime = Date.parse(response?.headers?.['date'] ?? '')
  return Number.isNaN(serverTime) ? 0 : Math.round(Math.abs(now - serverTime) / 1000)
}

const fault = (code: ErrorCode, message: string, hint: string): RalphError => new RalphError({ code, message, hint })
