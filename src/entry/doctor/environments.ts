import { nearestName } from '../../core/text/nearest.ts'
import { orUndefined } from './here.ts'
import { fail, gitHubProbe, ok, type ProbeFinding, warn } from './probe.ts'

interface Known {
  readonly name: string
  readonly protection_rules?: readonly { readonly type: string }[]
}

/**
 * The environments that workflows of ralph's name: GitHub makes one that is not there at its first use, without
 * protection, so that a misspelt name asks nobody (platform fact 56).
 */
export const environmentsProbe = gitHubProbe('environments', async ({ client, workflows }) => {
  const named = [...workflows].flatMap(([path, { environments }]) => environments.map((name) => ({ path, name })))
  if (named.length === 0) return []
  const listed = await orUndefined(client.request('GET /repos/{owner}/{repo}/environments', { per_page: 100 }))
  if (!listed) {
    const names = [...new Set(named.map(({ name }) => name))]
    return ok(`${names.join(', ')}: this token cannot see whether they exist or who reviews them`)
  }
  const { environments = [], total_count: all = 0 } = listed
  // Where there are more than a page has, such as one for each preview, a name that is not on it is asked for.
  const beyond = all <= environments.length ? [] : named.filter(({ name }) => !find(environments, name))
  const route = 'GET /repos/{owner}/{repo}/environments/{environment_name}'
  const others = await Promise.all(
    beyond.map(({ name }) => orUndefined(client.request(route, { environment_name: name }))),
  )
  const known = [...environments, ...others.filter((one) => one !== undefined)]
  return named.map((one) => verdict(one, known))
})

/** Names of environments are the same in any case. */
const find = (known: readonly Known[], name: string): Known | undefined =>
  known.find((one) => one.name.toLowerCase() === name.toLowerCase())

function verdict({ path, name }: { path: string; name: string }, known: readonly Known[]): ProbeFinding {
  const there = find(known, name)
  if (!there) return missing({ path, name }, known)
  const kinds = (there.protection_rules ?? []).map(({ type }) => type)
  if (kinds.includes('required_reviewers')) return ok(`${name} requires its reviewers`)
  const found = `${path} names the environment ${name}, which ${kinds.length === 0 ? 'has no protection rules' : 'has no required reviewers'}: nobody has to approve.`
  return warn(
    found,
    `Add them in Settings → Environments → ${name} → Required reviewers, or remove the environment from the workflow.`,
  )
}

function missing({ path, name }: { path: string; name: string }, known: readonly Known[]): ProbeFinding {
  const meant = nearestName(
    name,
    known.map((one) => one.name),
  )
  const found = `${path} names the environment ${name}, which does not exist: GitHub would create it without protection, and nobody would have to approve.`
  const make = `Settings → Environments → New environment: ${name}, with required reviewers.`
  return fail(found, meant === undefined ? make : `Write ${meant} if you mean that one, or ${make}`)
}
