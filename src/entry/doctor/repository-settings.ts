import { payingInputs } from '../../core/agent/agents.ts'
import { ruleVerdict } from '../../core/github/branch-rules.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import { missingPatterns, neededActions } from './allowed-actions.ts'
import { type GitHubHere, gitHubAccess, orUndefined } from './here.ts'
import { fail, gitHubProbe, noToken, ok, type Probe, type ProbeFinding, warn } from './probe.ts'

/** The repository on GitHub: it answers, can be written, and who can read what a run publishes. */
export const gitHubRepositoryProbe: Probe = {
  name: 'github',
  needs: 'repository',
  async look({ context, repository, github }) {
    const access = gitHubAccess(context, await repository())
    if (!access) return []
    const { owner, repo, serverUrl } = access.address
    const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, '')}`
    const here = await github()
    if (here === undefined || here === 'no token') return noToken(place)
    const found: ProbeFinding[] = [
      ok(
        here.isPrivate
          ? `${place}, private`
          : `${place}, public: everyone can read the prompts, handoffs and logs of its runs`,
      ),
    ]
    if (here.isArchived)
      found.push(fail('It is archived, so nothing can be written.', 'Settings → General → Unarchive.'))
    if (here.mayPush === false)
      found.push(fail('This token cannot push to it.', 'Use a token with write access to its contents.'))
    if (!here.hasIssues) {
      const remedy = 'Settings → General → Features → Issues. Turn them on, or give orders on the pull request.'
      found.push(warn('Issues are turned off, so a run has no tracking issue.', remedy))
    }
    return found
  },
}

/** Rules over the run's two branches, and rules elsewhere that wait for ralph's own statuses. */
export const rulesProbe = gitHubProbe('rules', async (here, { project }) => {
  const known = await project().catch(() => undefined)
  const work = known?.workBranch ?? 'ralph/work/plan'
  const state = (known?.stateRef ?? 'refs/heads/ralph/state/plan').replace(/^refs\/heads\//, '')
  const signed = known?.settings['commit-mode'] === 'api'
  const found = [
    // A run without its state cannot be; one without its branch offers its commits under another name.
    ...(await over(here, { branch: state, signed: false, found: fail })),
    ...(await over(here, { branch: work, signed, found: warn })),
    ...(await waitingForRalph(here)),
  ]
  return found.length > 0 ? found : ok(`no rule blocks ${work} and ${state}`)
})

async function over(
  { client }: GitHubHere,
  request: { branch: string; signed: boolean; found: (found: string, remedy: string) => ProbeFinding },
): Promise<ProbeFinding[]> {
  const { branch, signed } = request
  // A state ref outside of the branches has no rules.
  if (branch.startsWith('refs/')) return []
  const rules =
    (await orUndefined(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch }))) ?? []
  const types = [...new Set(rules.map(({ type }) => String(type)))]
  const found = types.flatMap((type) => {
    const verdict = ruleVerdict(type, signed)
    return verdict ? [request.found(`A rule over ${branch} ${verdict.why}.`, verdict.way)] : []
  })
  const classic = await orUndefined(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch }))
  if (!classic?.protected || types.length > 0) return found
  const remedy = 'Settings → Branches: leave ralph/** out of the rule’s pattern.'
  return [...found, warn(`${branch} is a protected branch.`, remedy)]
}

/** Statuses `ralph/…` come with ralph's commits: a person's commit would wait for them without end. */
async function waitingForRalph({ client, defaultBranch: branch }: GitHubHere): Promise<ProbeFinding[]> {
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

const general = 'Settings → Actions → General'

/** Settings of Actions that a run depends on; only administrators see them. */
export const actionsSettingsProbe = gitHubProbe('actions', async (here) => {
  const { client } = here
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
  const found = [...(policy ? policyFindings(here, policy, selected) : []), ...(token ? tokenFindings(token) : [])]
  return found.length > 0 ? found : ok('allowed, and workflows may open pull requests')
})

function policyFindings(
  { workflows, client }: GitHubHere,
  policy: { enabled: boolean; allowed_actions?: string; sha_pinning_required?: boolean },
  selected: Parameters<typeof missingPatterns>[1],
): ProbeFinding[] {
  if (!policy.enabled) return [fail('GitHub Actions is turned off.', `${general} → Actions permissions.`)]
  const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !/^[.$]\//.test(one))
  const found: ProbeFinding[] = []
  const needed = uses.length > 0 ? neededActions(uses, client.owner) : []
  if (policy.allowed_actions === 'local_only' && needed.length > 0) {
    const [first, ...others] = missingPatterns(needed, {})
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    const remedy = `${general}: allow selected actions, and add ${inList(missingPatterns(needed, {}))}.`
    found.push(fail(`Only actions of this owner are allowed, not \`${first}\`${more}.`, remedy))
  }
  const missing = policy.allowed_actions === 'selected' ? missingPatterns(needed, selected) : []
  if (missing.length > 0)
    found.push(
      warn(
        `Only selected actions are allowed${selected ? ', and the list lacks some that ralph needs' : ''}.`,
        `${general}: the list must have ${inList(missing)}.`,
      ),
    )
  const loose = uses.find((one) => !/@[0-9a-f]{40}$/.test(one))
  if (policy.sha_pinning_required && loose !== undefined)
    found.push(fail(`Actions must be pinned to a full SHA, and ${loose} is not.`, 'Use the SHA of the release.'))
  return found
}

const inList = (patterns: readonly string[]): string => patterns.map((pattern) => `\`${pattern}\``).join(', ')

const tokenFindings = (token: { can_approve_pull_request_reviews: boolean }): ProbeFinding[] =>
  token.can_approve_pull_request_reviews
    ? []
    : [
        warn(
          'Workflows are not allowed to open pull requests.',
          `${general} → “Allow GitHub Actions to create and approve pull requests”; otherwise a run prints a link to open it by hand.`,
        ),
      ]

const payers: readonly string[] = payingInputs.map(({ variable }) => variable)

/** The secrets that the workflow names are there, by name; a value is never seen. */
export const secretsProbe = gitHubProbe('secrets', async ({ client, workflows }) => {
  const named = [...new Set([...workflows.values()].flatMap(({ secrets }) => secrets))].filter(isOwn)
  if (named.length === 0) return []
  const [own, shared] = await Promise.all([
    orUndefined(client.request('GET /repos/{owner}/{repo}/actions/secrets', { per_page: 100 })),
    orUndefined(client.request('GET /repos/{owner}/{repo}/actions/organization-secrets', { per_page: 100 })),
  ])
  if (!own) return ok(`${named.join(', ')}: this token cannot see whether they exist`)
  const known = new Set([...own.secrets, ...(shared?.secrets ?? [])].map(({ name }) => name.toUpperCase()))
  return missing(named, known)
})

/** One of those that pay is enough. */
function missing(named: readonly string[], known: ReadonlySet<string>): ProbeFinding | readonly ProbeFinding[] {
  const paying = named.filter((name) => payers.includes(name))
  const others = named.filter((name) => !payers.includes(name) && !known.has(name.toUpperCase()))
  const unpaid = paying.length > 0 && !paying.some((name) => known.has(name))
  const lacking = [...(unpaid ? [paying.join(' or ')] : []), ...others]
  if (lacking.length === 0) return ok(`${named.filter((name) => known.has(name.toUpperCase())).join(', ')}`)
  return lacking.map((name) =>
    warn(
      `There is no secret ${name}.`,
      `${commandSpan('gh', 'secret', 'set', name.split(' ')[0] ?? name)}, or in the environment that the job uses.`,
    ),
  )
}

/** The token of the workflow itself is always there. */
const isOwn = (name: string): boolean => name !== 'GITHUB_TOKEN'
