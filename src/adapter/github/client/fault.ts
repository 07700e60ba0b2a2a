import type { ErrorCode } from '../../../core/error/catalogue.ts'
import { RalphError } from '../../../core/error/error.ts'
import { oneLine, withinSentence } from '../../../core/text/one-line.ts'

/** `status` is null if no answer came. */
export interface BadAnswer {
  /** Such as `POST /repos/{owner}/{repo}/issues`. */
  readonly route: string
  /** The repository, and the server unless it is github.com. */
  readonly place: string
  readonly status: number | null
  readonly message: string
  readonly headers: Readonly<Record<string, string | number | undefined>>
}

type FaultText = { code: ErrorCode; message: string; hint: string }

const githubStatusHint =
  "Nothing is lost: the next job continues from here. https://www.githubstatus.com shows GitHub's status."

/** Describes a bad answer: the permission or setting, the place and the remedy. Codes begin with `GITHUB_`. */
export function gitHubFault(answer: BadAnswer, cause?: unknown): RalphError {
  return new RalphError({ ...faultText(answer), ...(cause === undefined ? {} : { cause }) })
}

function faultText(answer: BadAnswer): FaultText {
  const { status, place, route } = answer
  const message = withinSentence(oneLine(answer.message, 300))
  const address = `${place} (${route})`
  if (isRateLimit(answer)) {
    return {
      code: 'GITHUB_RATE_LIMITED',
      message: `GitHub is rate limiting requests at ${address}: ${message}.`,
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
  const setting = status !== null && status < 500 ? findForbiddingSetting(address, message) : undefined
  if (setting) return setting
  if (status === 403) return forbidden(answer, address, message)
  if (status === 404)
    return resourceGone('GITHUB_NOT_FOUND', `There is nothing at ${address}, or the token may not see it.`)
  if (status === 410)
    return resourceGone('GITHUB_GONE', `The resource at ${address} was deleted or switched off: ${message}.`)
  if (status === 301 || status === 307 || status === 308) {
    return resourceGone('GITHUB_MOVED', `The resource at ${address} was moved to another repository.`)
  }
  if (status === 409 || status === 422 || status === 400 || status === 405) {
    return {
      code: 'GITHUB_REFUSED',
      message: `GitHub refuses the request at ${address}: ${message}.`,
      hint: 'That is GitHub’s own message. If it names a rule or a setting, change that, or choose another branch.',
    }
  }
  return {
    code: 'GITHUB_UNREACHABLE',
    message: `GitHub gave no usable answer at ${address}: ${message}.`,
    hint: githubStatusHint,
  }
}

const resourceGone = (code: ErrorCode, message: string): FaultText => ({
  code,
  message,
  hint: 'The run’s state is complete on its branch; from now on, reports are in the job summary.',
})

function forbidden({ headers, route }: BadAnswer, address: string, message: string): FaultText {
  if (/not accessible by (integration|personal access token)/i.test(message)) {
    const needed = neededPermission(headers['x-accepted-github-permissions'], route)
    return {
      code: 'GITHUB_PERMISSION_MISSING',
      message: `The token lacks the permission \`${needed}\` for ${address}.`,
      hint: `Add \`${needed}\` to the \`permissions\` of the workflow's job, and make sure that the organisation allows it.`,
    }
  }
  return {
    code: 'GITHUB_FORBIDDEN',
    message: `GitHub forbids the request at ${address}: ${message}.`,
    hint: 'A rule of the repository, the organisation or the enterprise forbids it; ask an administrator which one.',
  }
}

/** From `issues=write; pull_requests=write` to `issues: write`. */
function neededPermission(accepted: string | number | undefined, route: string): string {
  const [first] = typeof accepted === 'string' ? accepted.split(/[;,]/) : []
  const [, name, access] = /^\s*([a-z_]+)=(\w+)/.exec(first ?? '') ?? []
  if (name && access) return `${name.replaceAll('_', '-')}: ${access}`
  return `${permissionOf(route)}: ${route.startsWith('GET ') ? 'read' : 'write'}`
}

/** For an Enterprise Server that does not name the permission. */
function permissionOf(route: string): string {
  if (route.includes('/actions/')) return 'actions'
  if (route.includes('/pulls')) return 'pull-requests'
  if (route.includes('/statuses')) return 'statuses'
  return route.includes('/issues') ? 'issues' : 'contents'
}

/** 429, or a 403 about a rate limit or a used-up quota (platform fact 7). */
export const isRateLimit = ({ status, message, headers }: BadAnswer): boolean =>
  status === 429 ||
  (status === 403 &&
    (/rate limit/i.test(message) || headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0'))

/** When the next request is allowed, in ms since the epoch: by `retry-after`, else the reset, else a minute. */
export function limitedUntil({ headers }: BadAnswer, now: number): number {
  const seconds = Number(headers['retry-after'])
  if (Number.isFinite(seconds) && seconds >= 0) return now + seconds * 1000
  const reset = Number(headers['x-ratelimit-reset']) * 1000
  return headers['x-ratelimit-remaining'] === '0' && reset > now ? reset : now + 60_000
}

interface ForbiddingSetting {
  readonly pattern: RegExp
  readonly code: ErrorCode
  /** Without the place. */
  readonly what: string
  readonly hint: string
}

const otherToken = 'give `github-token` the token of a GitHub App'

/**
 * GitHub's refusals (400, 403, 404, 422, 451) because of a setting of the repository, the organisation or the enterprise
 * (platform facts 10, 31, 39, 43). The first match counts.
 */
const forbiddingSettings: readonly ForbiddingSetting[] = [
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

function findForbiddingSetting(address: string, message: string) {
  const setting = forbiddingSettings.find(({ pattern }) => pattern.test(message))
  return setting && { code: setting.code, message: `${setting.what} (${address}): ${message}.`, hint: setting.hint }
}
