import type { ErrorCode } from '../../../core/error/catalogue.ts'

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
    hint: 'Settings → Actions → Policies: allow the events workflow_dispatch, schedule and issue_comment, and the account of the token. Until then a person starts the next job.',
  },
  {
    pattern: /disabled workflow|workflow that is disabled|workflow is disabled/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'The workflow is disabled',
    hint: 'Actions → the workflow → “Enable workflow”, or `gh workflow enable`. GitHub disables schedules after 60 days without activity.',
  },
  {
    pattern: /actions (?:has been|is|are) disabled/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'GitHub Actions is switched off',
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
    what: 'The organisation demands single sign-on, and the token is not authorised for it',
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
    hint: 'Its owner finds the reason on its page.',
  },
  {
    pattern: /interaction limit|limited to (?:collaborators|existing users|prior contributors)/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'Interaction limits are in force',
    hint: `Settings → Moderation options → Interaction limits: let them expire, or ${otherToken}.`,
  },
  {
    pattern: /must have verified signatures/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'A rule demands signed commits',
    hint: 'Set `commit-mode: api`, so that GitHub signs them.',
  },
  {
    pattern: /rule violations found|reference update failed|protected branch/i,
    code: 'GITHUB_SETTING_FORBIDS',
    what: 'A rule of the repository forbids this change of a branch',
    hint: 'Exempt ralph/** from it (Settings → Rules → Rulesets), or choose another "branch" in the plan.',
  },
  {
    pattern: /maximum number of statuses/i,
    code: 'GITHUB_REFUSED',
    what: 'The commit has 1,000 statuses under one name, which is all that GitHub takes',
    hint: 'Its first statuses stand; the next commit has its own.',
  },
  {
    pattern: /\blocked\b/i,
    code: 'GITHUB_LOCKED',
    what: 'The conversation is locked',
    hint: 'Unlock it, so that ralph can report there and read commands.',
  },
]

/** The setting behind a refusal, where its words name one. */
export function forbiddingSetting(at: string, message: string) {
  const found = settings.find(({ pattern }) => pattern.test(message))
  return found && { code: found.code, message: `${found.what} (${at}): ${message}.`, hint: found.hint }
}
