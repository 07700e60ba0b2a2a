import { ruleVerdict } from '../../../core/github/branch-rules.ts'
import { type GitHubHere, seen } from '../probe/here.ts'
import { type Found, fail, ok, warn } from '../probe/probe.ts'
import { gitHubProbe } from './github-probe.ts'

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
  return found.length > 0 ? found : ok(`no rule is in the way of ${work} and ${state}`)
})

async function over(
  { client }: GitHubHere,
  at: { branch: string; signed: boolean; found: (found: string, remedy: string) => Found },
): Promise<Found[]> {
  const { branch, signed } = at
  // A state ref outside of the branches has no rules.
  if (branch.startsWith('refs/')) return []
  const rules = (await seen(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch }))) ?? []
  const types = [...new Set(rules.map(({ type }) => String(type)))]
  const found = types.flatMap((type) => {
    const verdict = ruleVerdict(type, signed)
    return verdict ? [at.found(`A rule over ${branch} ${verdict.why}.`, verdict.way)] : []
  })
  const classic = await seen(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch }))
  if (!classic?.protected || types.length > 0) return found
  const remedy = 'Settings → Branches: leave ralph/** out of the rule’s pattern.'
  return [...found, warn(`${branch} is a protected branch.`, remedy)]
}

/** Statuses `ralph/…` come with ralph's commits: a person's commit would wait for them without end. */
async function waitingForRalph({ client, defaultBranch: branch }: GitHubHere): Promise<Found[]> {
  const [rules, classic] = await Promise.all([
    seen(client.request('GET /repos/{owner}/{repo}/rules/branches/{branch}', { branch })),
    seen(client.request('GET /repos/{owner}/{repo}/branches/{branch}', { branch })),
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
        `${branch} requires \`${context}\`, which never comes for commits of people.`,
        'Require your own check, and publish ralph’s verdict under its name: `mirror-status`.',
      ),
    )
}
