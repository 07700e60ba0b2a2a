import { payingInputs } from '../../core/agent/agents.ts'
import { ruleVerdict } from '../../core/github/branch-rules.ts'
import { platformActions } from '../../core/scaffold/workflow-steps.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import { fail, gitHubProbe, noToken, ok, type Probe, type ProbeFinding, warn } from './probe.ts'
import { gitHubAccess, orUndefined, type ProbedRepository } from './probed-repository.ts'

/** The repository on GitHub: reachable, writable, and who can read what a run publishes. */
export const gitHubRepositoryProbe: Probe = {
  name: 'github',
  needs: 'repository',
  async examine({ context, repository, github }) {
    const access = gitHubAccess(context, await repository())
    if (!access) return []
    const { owner, repo, serverUrl } = access.address
    const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, '')}`
    const probed = await github()
    if (probed === undefined || probed === 'no token') return noToken(place)
    const findings: ProbeFinding[] = [
      ok(
        probed.isPrivate
          ? `${place}, private`
          : `${place}, public: everyone can read the prompts, handoffs and logs of its runs`,
      ),
    ]
    if (probed.isArchived)
      findings.push(fail('It is archived, so nothing can be written.', 'Settings → General → Unarchive.'))
    if (probed.mayPush === false)
      findings.push(fail('This token cannot push to it.', 'Use a token with write access to its contents.'))
    if (!probed.hasIssues) {
      const remedy = 'Settings → General → Features → Issues. Turn them on, or give orders on the pull request.'
      findings.push(warn('Issues are turned off, so a run has no tracking issue.', remedy))
    }
    return findings
  },
}

/** Rules for the run's two branches, and other rules that wait for ralph's own statuses. */
export const rulesProbe = gitHubProbe('rules', async (repository, { project }) => {
  const resolved = await project().catch(() => undefined)
  const workBranch = resolved?.workBranch ?? 'ralph/work/plan'
  const stateBranch = (resolved?.stateRef ?? 'refs/heads/ralph/state/plan').replace(/^refs\/heads\//, '')
  const isSigned = resolved?.settings['commit-mode'] === 'api'
  const findings = [
    // A run needs its state; for a blocked work branch it uses another name.
    ...(await rulesFor(repository, { branch: stateBranch, isSigned: false, report: fail })),
    ...(await rulesFor(repository, { branch: workBranch, isSigned, report: warn })),
    ...(await requiredRalphStatuses(repository)),
  ]
  return findings.length > 0 ? findings : ok(`no rule blocks ${workBranch} and ${stateBranch}`)
})

async function rulesFor(
  { client }: ProbedRepository,
  request: { branch: string; isSigned: boolean; report: (found: string, remedy: string) => ProbeFinding },
): Promise<ProbeFinding[]> {
  const { branch, isSigned } = request
  // A state ref outside refs/heads has no rules.
  if (branch.startsWith('refs/')) return []
  const rules =
    (await orUndefined(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch }))) ?? []
  const types = [...new Set(rules.map(({ type }) => String(type)))]
  const findings = types.flatMap((type) => {
    const verdict = ruleVerdict(type, isSigned)
    return verdict ? [request.report(`A rule over ${branch} ${verdict.why}.`, verdict.remedy)] : []
  })
  const classic = await orUndefined(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch }))
  if (!classic?.protected || types.length > 0) return findings
  const remedy = 'Settings → Branches: leave ralph/** out of the rule’s pattern.'
  return [...findings, warn(`${branch} is a protected branch.`, remedy)]
}

/** Only ralph's commits get statuses `ralph/…`: a person's commit would wait for ever. */
async function requiredRalphStatuses({ client, defaultBranch: branch }: ProbedRepository): Promise<ProbeFinding[]> {
  const [rules, classic] = await Promise.all([
    orUndefined(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch })),
    orUndefined(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch })),
  ])
  const required = [
    ...(rules ?? []).flatMap((rule) =>
      rule.type === 'required_status_checks'
        ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context)
        : [],
    ),
    ...(classic?.protection?.required_status_checks?.contexts ?? []),
  ]
  return [...new Set(required)]
    .filter((context) => context.startsWith('ralph/'))
    .map((context) =>
      warn(
        `${branch} requires \`${context}\`, but commits by people never get that status.`,
        'Require a check of your own, and let ralph report its verdict under that name (`mirror-status`).',
      ),
    )
}

const settingsPlace = 'Settings → Actions → General'

/** Actions settings that a run depends on; only administrators can read them. */
export const actionsSettingsProbe = gitHubProbe('actions', async (repository) => {
  const { client } = repository
  const [policy, token] = await Promise.all([
    orUndefined(client.request('GET /repos/{owner}/{repo}/actions/permissions', {})),
    orUndefined(client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', {})),
  ])
  if (!policy && !token) {
    return ok('this token cannot read the Actions settings; if one of them blocks a run, the run says so')
  }
  const selected =
    policy?.allowed_actions === 'selected'
      ? await orUndefined(client.request('GET /repos/{owner}/{repo}/actions/permissions/selected-actions', {}))
      : undefined
  const findings = [
    ...(policy ? policyFindings(repository, policy, selected) : []),
    ...(token ? tokenFindings(token) : []),
  ]
  return findings.length > 0 ? findings : ok('allowed, and workflows may open pull requests')
})

function policyFindings(
  { workflows, client }: ProbedRepository,
  policy: { enabled: boolean; allowed_actions?: string; sha_pinning_required?: boolean },
  selected: Parameters<typeof missingPatterns>[1],
): ProbeFinding[] {
  if (!policy.enabled) return [fail('GitHub Actions is turned off.', `${settingsPlace} → Actions permissions.`)]
  const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !/^[.$]\//.test(one))
  const findings: ProbeFinding[] = []
  const needed = uses.length > 0 ? neededActions(uses, client.owner) : []
  if (policy.allowed_actions === 'local_only' && needed.length > 0) {
    const [first, ...others] = missingPatterns(needed, {})
    const moreText = others.length > 0 ? ` and ${others.length} more` : ''
    const remedy = `${settingsPlace}: allow selected actions, and add ${inList(missingPatterns(needed, {}))}.`
    findings.push(fail(`Only actions of this owner are allowed, not \`${first}\`${moreText}.`, remedy))
  }
  const missing = policy.allowed_actions === 'selected' ? missingPatterns(needed, selected) : []
  if (missing.length > 0)
    findings.push(
      warn(
        `Only selected actions are allowed${selected ? ', and the list lacks some that ralph needs' : ''}.`,
        `${settingsPlace}: the list must have ${inList(missing)}.`,
      ),
    )
  const unpinned = uses.find((one) => !/@[0-9a-f]{40}$/.test(one))
  if (policy.sha_pinning_required && unpinned !== undefined)
    findings.push(fail(`Actions must be pinned to a full SHA, and ${unpinned} is not.`, 'Use the SHA of the release.'))
  return findings
}

const inList = (patterns: readonly string[]): string => patterns.map((pattern) => `\`${pattern}\``).join(', ')

const tokenFindings = (token: { can_approve_pull_request_reviews: boolean }): ProbeFinding[] =>
  token.can_approve_pull_request_reviews
    ? []
    : [
        warn(
          'Workflows are not allowed to open pull requests.',
          `${settingsPlace} → “Allow GitHub Actions to create and approve pull requests”; otherwise a run prints a link to open it by hand.`,
        ),
      ]

const payingVariables: readonly string[] = payingInputs.map(({ variable }) => variable)

/** The secrets that the workflow refers to exist; only names are read. */
export const secretsProbe = gitHubProbe('secrets', async ({ client, workflows }) => {
  const names = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isConfigured)
  if (names.length === 0) return []
  const [repositorySecrets, organizationSecrets] = await Promise.all([
    orUndefined(client.request('GET /repos/{owner}/{repo}/actions/secrets', { per_page: 100 })),
    orUndefined(client.request('GET /repos/{owner}/{repo}/actions/organization-secrets', { per_page: 100 })),
  ])
  if (!repositorySecrets) return ok(`${names.join(', ')}: this token cannot see whether they exist`)
  const existing = new Set(
    [...repositorySecrets.secrets, ...(organizationSecrets?.secrets ?? [])].map(({ name }) => name.toUpperCase()),
  )
  return missingSecrets(names, existing)
})

/** One of the paying secrets is enough. */
function missingSecrets(
  names: readonly string[],
  existing: ReadonlySet<string>,
): ProbeFinding | readonly ProbeFinding[] {
  const paying = names.filter((name) => payingVariables.includes(name))
  const others = names.filter((name) => !payingVariables.includes(name) && !existing.has(name.toUpperCase()))
  const unpaid = paying.length > 0 && !paying.some((name) => existing.has(name))
  const missingNames = [...(unpaid ? [paying.join(' or ')] : []), ...others]
  if (missingNames.length === 0) return ok(`${names.filter((name) => existing.has(name.toUpperCase())).join(', ')}`)
  return missingNames.map((name) =>
    warn(
      `There is no secret ${name}.`,
      `${commandSpan('gh', 'secret', 'set', name.split(' ')[0] ?? name)}, or in the environment that the job uses.`,
    ),
  )
}

/** The workflow's own token always exists. */
const isConfigured = (name: string): boolean => name !== 'GITHUB_TOKEN'

/** GitHub's policy if only selected actions are allowed. */
interface SelectedActions {
  readonly github_owned_allowed?: boolean
  readonly patterns_allowed?: readonly string[]
}

/** Actions of other owners that ralph's workflows need: ralph itself, the folder in run.yml, and GitHub's own. */
export function neededActions(uses: readonly string[], owner: string): string[] {
  const names = uses.flatMap((name) => {
    if (!/\/\.github\/workflows\//.test(name)) return [name, platformActions.checkout]
    return [name, `${repositoryOf(name)}/action@${name.split('@')[1]}`, ...Object.values(platformActions)]
  })
  const isOwn = (name: string): boolean => name.toLowerCase().startsWith(`${owner.toLowerCase()}/`)
  return [...new Set(names.map((name) => name.split(' ')[0] ?? ''))].filter((name) => !isOwn(name))
}

/** Patterns to add, so that each of `names` is allowed; `selected` undefined: the patterns that all of them need. */
export function missingPatterns(names: readonly string[], selected?: SelectedActions): string[] {
  const { github_owned_allowed: githubOwned = selected === undefined, patterns_allowed: patterns = [] } = selected ?? {}
  const isAllowed = (name: string): boolean =>
    (githubOwned && /^(actions|github)\//.test(name)) || patterns.some((pattern) => matches(pattern, name))
  return [...new Set(names.filter((name) => !isAllowed(name)).map(patternFor))]
}

/** `OWNER/NAME@*` does not allow a folder of that repository. */
const patternFor = (name: string): string => {
  const [path = ''] = name.split('@')
  if (path.startsWith('actions/')) return 'actions/*'
  return path === repositoryOf(name) ? `${path}@*` : `${repositoryOf(name)}/*`
}

const repositoryOf = (name: string): string => name.split(/[/@]/).slice(0, 2).join('/')

/** `*` stands for any text with slashes. Forbidding patterns (`!`) are ignored. */
function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(name)
}
