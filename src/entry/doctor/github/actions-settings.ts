import { type GitHubHere, seen } from '../probe/here.ts'
import { type Found, fail, ok, warn } from '../probe/probe.ts'
import { gitHubProbe } from './github-probe.ts'

const general = 'Settings → Actions → General'

/** Settings of Actions that a run depends on; only administrators see them. */
export const actionsSettingsProbe = gitHubProbe('actions', async (here) => {
  const { client } = here
  const [policy, token] = await Promise.all([
    seen(client.request('GET /repos/{owner}/{repo}/actions/permissions', {})),
    seen(client.request('GET /repos/{owner}/{repo}/actions/permissions/workflow', {})),
  ])
  if (!policy && !token) {
    return ok('the settings of Actions cannot be seen with this token; where one forbids something, the run names it')
  }
  const found = [...(policy ? policyFindings(here, policy) : []), ...(token ? tokenFindings(token) : [])]
  return found.length > 0 ? found : ok('allowed, and workflows may open pull requests')
})

function policyFindings(
  { workflows }: GitHubHere,
  policy: { enabled: boolean; allowed_actions?: string; sha_pinning_required?: boolean },
): Found[] {
  if (!policy.enabled) return [fail('GitHub Actions is switched off.', `${general} → Actions permissions.`)]
  const uses = [...workflows.values()].map((workflow) => workflow.uses).filter((one) => !one.startsWith('.'))
  const found: Found[] = []
  if (policy.allowed_actions === 'local_only' && uses.length > 0)
    found.push(fail(`Only actions of this owner are allowed, and ${uses[0]} may be none.`, `${general}: allow it.`))
  if (policy.allowed_actions === 'selected' && uses.length > 0)
    found.push(warn('Only selected actions are allowed.', `${general}: see that ${uses[0]} is among them.`))
  const loose = uses.find((one) => !/@[0-9a-f]{40}$/.test(one))
  if (policy.sha_pinning_required && loose !== undefined)
    found.push(fail(`Actions must be named by a full SHA, and ${loose} is not.`, 'Put the SHA of the release there.'))
  return found
}

const tokenFindings = (token: { can_approve_pull_request_reviews: boolean }): Found[] =>
  token.can_approve_pull_request_reviews
    ? []
    : [
        warn(
          'Workflows may not open pull requests.',
          `${general} → “Allow GitHub Actions to create and approve pull requests”; without, a run gives a link to open it by hand.`,
        ),
      ]
