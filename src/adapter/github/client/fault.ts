import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import { oneLine, withinSentence } from '../../../core/text/one-line.ts'

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

const again = "Nothing is lost: the next job continues from here. https://www.githubstatus.com shows GitHub's status."

/** Every bad answer as a sentence that names the permission or the setting, the place and the remedy. Codes begin with `GITHUB_`. */
export function gitHubFault(answer: BadAnswer, cause?: unknown): RalphError {
  return new RalphError({ ...judged(answer), ...(cause === undefined ? {} : { cause }) })
}

function judged(answer: BadAnswer): Judged {
  const { status, place, route } = answer
  const message = withinSentence(oneLine(answer.message, 300))
  const at = `${place} (${route})`
  if (isRateLimit(answer)) {
    return {
      code: 'GITHUB_RATE_LIMITED',
      message: `GitHub is rate limiting requests at ${at}: ${message}.`,
      hint: 'The run continues on its own later. A GITHUB_TOKEN has 1,000 requests an hour for the whole repository; the token of a GitHub App has more.',
    }
  }
  if (status === 401) {
    return {
      code: 'GITHUB_TOKEN_REFUSED',
      message: `GitHub does not accept the token at ${place}: ${message}.`,
      hint: "A workflow's token ends with its job, an App's after an hour. Use a valid one as `github-token`.",
    }
  }
  const setting = status !== null && status < 500 ? forbiddingSetting(at, message) : undefined
  if (setting) return setting
  if (status === 403) return forbidden(answer, at, message)
  if (status === 404) return gone('GITHUB_NOT_FOUND', `There is nothing at ${at}, or the token may not see it.`)
  if (status === 410) return gone('GITHUB_GONE', `The resource at ${at} was deleted or switched off: ${message}.`)
  if (status === 301 || status === 307 || status === 308) {
    return gone('GITHUB_MOVED', `The resource at ${at} was moved to another repository.`)
  }
  if (status === 409 || status === 422 || status === 400 || status === 405) {
    return {
      code: 'GITHUB_REFUSED',
      message: `GitHub refuses the request at ${at}: ${message}.`,
      hint: 'That is GitHub’s own message. If it names a rule or a setting, change that, or choose another branch.',
    }
  }
  return { code: 'GITHUB_UNREACHABLE', message: `GitHub gave no usable answer at ${at}: ${message}.`, hint: again }
}

const gone = (code: ErrorCode, message: string): Judged => ({
  code,
  message,
  hint: 'The run’s state is complete on its branch; from now on, reports are in the job summary.',
})

function forbidden({ headers, route }: BadAnswer, at: string, message: string): Judged {
  if (/not accessible by (integration|personal access token)/i.test(message)) {
    const needed = neededPermission(headers['x-accepted-github-permissions'], route)
    return {
      code: 'GITHUB_PERMISSION_MISSING',
      message: `The token lacks the permission \`${needed}\` for ${at}.`,
      hint: `Add \`${needed}\` to the \`permissions\` of the workflow's job, and make sure that the organisation allows it.`,
    }
  }
  return {
    code: 'GITHUB_FORBIDDEN',
    message: `GitHub forbids the request at ${at}: ${message}.`,
    hint: 'A rule of the repository, the organisation or the enterprise forbids it; ask an administrator which one.',
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

interface Setting {
  readonly pattern: RegExp
  readonly code: ErrorCode
  /** What is forbidden, without the place. */
  readonly what: string
  readonly hint: string
}

const otherToken = 'give `github-token` the token of a GitHub App'

/**
 * What GitHub's refusals (400, 403, 404, 422, 451) say where a setting of the repository, the organisation or the
 * enterprise is behind them (platform facts 10, 31, 39, 43); the first match counts.
 */
const settings: readonly Setting[] = [
  {
    pattern: /not permitted to create or approve pull requests/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'This repository does not let workflows open pull requests',
    hint: `Settings → Actions → General → “Allow GitHub Actions to create and approve pull requests”, or ${otherToken}.`,
  },
  {
    pattern: /\bevent '[^']*' is not allowed|not allowed to trigger (?:actions )?workflows/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'Workflow execution protections do not allow this event or this account to start workflows',
    hint: 'Settings → Actions → Policies: allow the events workflow_dispatch, schedule and issue_comment, and the account of the token. Until then, a person has to start the next job.',
  },
  {
    pattern: /disabled workflow|workflow that is disabled|workflow is disabled/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'The workflow is disabled',
    hint: 'Actions → the workflow → “Enable workflow”, or `gh workflow enable`. In a public repository GitHub disables workflows that have a schedule after 60 days without activity.',
  },
  {
    pattern: /actions (?:has been|is|are) disabled/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'GitHub Actions is turned off',
    hint: 'Settings → Actions → General → Actions permissions.',
  },
  {
    pattern: /ip allow list/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'The organisation’s IP allow list does not let this runner in',
    hint: 'Use a self-hosted or larger runner whose address is on the list.',
  },
  {
    pattern: /SAML enforcement/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'The organisation requires single sign-on, and the token is not authorised for it',
    hint: "Authorise it (Settings of its owner → Developer settings → the token → Configure SSO), or use the workflow's own token.",
  },
  {
    pattern: /forbids access via a (?:personal access token|fine-grained)|OAuth App access restrictions/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'The organisation does not accept this kind of token',
    hint: `Use the workflow's own token, or ${otherToken}.`,
  },
  {
    pattern: /archived so is read-only|repository (?:was|is|has been) archived/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'The repository is archived',
    hint: 'Settings → General → Unarchive; nothing can be written before.',
  },
  {
    pattern: /repository access blocked|access to this repository has been disabled/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'GitHub has blocked the repository',
    hint: 'Its page tells the owner why.',
  },
  {
    pattern: /interaction limit|limited to (?:collaborators|existing users|prior contributors)/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'Interaction limits are in force',
    hint: `Settings → Moderation options → Interaction limits: wait until they expire, or ${otherToken}.`,
  },
  {
    pattern: /must have verified signatures/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'A rule requires signed commits',
    hint: 'Set `commit-mode: api`, so that GitHub signs them.',
  },
  {
    pattern: /rule violations found|reference update failed|protected branch/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'A rule of the repository forbids this branch update',
    hint: 'Exempt ralph/** from it (Settings → Rules → Rulesets), or choose another "branch" in the plan.',
  },
  {
    pattern: /maximum number of statuses/i,
    code: 'GITHUB_REFUSED',
    what: "The commit has 1,000 statuses under one name, GitHub's maximum",
    hint: 'The first ones stay; the next commit has its own.',
  },
  {
    pattern: /\blocked\b/i,
    code: 'GITHUB_LOCKED',
    what: 'The conversation is locked',
    hint: 'Unlock it, so that ralph can report there and read commands.',
  },
]

/** The setting behind a refusal, where its words name one. */
function forbiddingSetting(at: string, message: string) {
  const found = settings.find(({ pattern }) => pattern.test(message))
  return found && { code: found.code, message: `${found.what} (${at}): ${message}.`, hint: found.hint }
}
