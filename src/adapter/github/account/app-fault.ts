import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { withinSentence } from '../../../core/text/within-sentence.ts'

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
export function appFault(error: unknown, options: At): unknown {
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
      `GitHub gives App ${options.id} no token for ${options.repository}: ${said}.`,
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
