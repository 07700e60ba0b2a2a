import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { forbiddingSetting } from './forbidding-settings.ts'

/** What GitHub answered, or null where no answer came. */
export interface BadAnswer {
  /** Such as `POST /repos/{owner}/{repo}/issues`. */
  readonly route: string
  /** The repository, and the server where it is not github.com. */
  readonly place: string
  readonly status: number | null
  readonly message: string
  readonly headers: Readonly<Record<string, string | number | undefined>>
}

type Judged = { code: ErrorCode; message: string; hint: string }

const again =
  'Nothing is lost: the next job goes on from here. https://www.githubstatus.com shows whether GitHub is well.'

/** Every bad answer as a sentence that names the permission or the setting, the place and the remedy. Codes begin with `GITHUB_`. */
export function gitHubFault(answer: BadAnswer, cause?: unknown): RalphError {
  return new RalphError({ ...judged(answer), ...(cause === undefined ? {} : { cause }) })
}

function judged(answer: BadAnswer): Judged {
  const { status, place, route } = answer
  const message = oneLine(answer.message, 300)
  const at = `${place} (${route})`
  if (isRateLimit(answer)) {
    return {
      code: 'GITHUB_RATE_LIMITED',
      message: `GitHub asks to slow down at ${at}: ${message}.`,
      hint: 'The run goes on by itself later. A GITHUB_TOKEN has 1,000 requests an hour for the whole repository; the token of a GitHub App has more.',
    }
  }
  if (status === 401) {
    return {
      code: 'GITHUB_TOKEN_REFUSED',
      message: `GitHub does not accept the token at ${place}: ${message}.`,
      hint: "A workflow's token ends with its job, an App's after an hour. Give `github-token` one that is valid.",
    }
  }
  const setting = status !== null && status < 500 ? forbiddingSetting(at, message) : undefined
  if (setting) return setting
  if (status === 403) return forbidden(answer, at, message)
  if (status === 404) return gone('GITHUB_NOT_FOUND', `There is nothing at ${at}, or the token may not see it.`)
  if (status === 410) return gone('GITHUB_GONE', `What was at ${at} was deleted or switched off: ${message}.`)
  if (status === 301 || status === 307 || status === 308) {
    return gone('GITHUB_MOVED', `What was at ${at} was moved to another repository.`)
  }
  if (status === 409 || status === 422 || status === 400) {
    return {
      code: 'GITHUB_REFUSED',
      message: `GitHub refuses the request at ${at}: ${message}.`,
      hint: 'The sentence above is GitHub’s own. Where it names a rule or a setting, change that, or choose another branch.',
    }
  }
  return { code: 'GITHUB_UNREACHABLE', message: `GitHub gave no usable answer at ${at}: ${message}.`, hint: again }
}

const gone = (code: ErrorCode, message: string): Judged => ({
  code,
  message,
  hint: 'The run’s state is on its branch and complete; what was reported there is reported in the job summary from now on.',
})

function forbidden({ headers, route }: BadAnswer, at: string, message: string): Judged {
  if (/not accessible by (integration|personal access token)/i.test(message)) {
    const needed = neededPermission(headers['x-accepted-github-permissions'], route)
    return {
      code: 'GITHUB_PERMISSION_MISSING',
      message: `The token lacks the permission \`${needed}\` for ${at}.`,
      hint: `Add \`${needed}\` to the \`permissions\` of the workflow's job, and see that the organisation allows it.`,
    }
  }
  return {
    code: 'GITHUB_FORBIDDEN',
    message: `GitHub forbids the request at ${at}: ${message}.`,
    hint: 'A rule of the repository, the organisation or the enterprise says so; an administrator can tell which.',
  }
}

/** `issues=write; pull_requests=write` as a workflow's author writes it: `issues: write`. */
function neededPermission(accepted: string | number | undefined, route: string): string {
  const [first] = typeof accepted === 'string' ? accepted.split(/[;,]/) : []
  const [, name, access] = /^\s*([a-z_]+)=(\w+)/.exec(first ?? '') ?? []
  if (name && access) return `${name.replaceAll('_', '-')}: ${access}`
  return `${permissionOf(route)}: ${route.startsWith('GET ') ? 'read' : 'write'}`
}

/** GitHub Enterprise Server may not say which permission it wanted: then the address tells. */
function permissionOf(route: string): string {
  if (route.includes('/actions/')) return 'actions'
  if (route.includes('/pulls')) return 'pull-requests'
  if (route.includes('/statuses')) return 'statuses'
  return route.includes('/issues') ? 'issues' : 'contents'
}

/** 429, or a 403 that speaks of a rate limit or of quota that is used up (platform fact 7). */
export const isRateLimit = ({ status, message, headers }: BadAnswer): boolean =>
  status === 429 ||
  (status === 403 &&
    (/rate limit/i.test(message) || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0'))

/** Until when GitHub asks to be left alone, in ms since the epoch: `retry-after`, else the reset, else a minute. */
export function limitedUntil({ headers }: BadAnswer, now: number): number {
  const seconds = Number(headers['retry-after'])
  if (Number.isFinite(seconds) && seconds >= 0) return now + seconds * 1000
  const reset = Number(headers['x-ratelimit-reset']) * 1000
  return headers['x-ratelimit-remaining'] === '0' && reset > now ? reset : now + 60_000
}
