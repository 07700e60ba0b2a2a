import { nearestName } from '../../core/text/nearest.ts'
import { fail, gitHubProbe, ok, type ProbeFinding, warn } from './probe.ts'
import { orUndefined } from './probed-repository.ts'

interface Environment {
  readonly name: string
  readonly protection_rules?: readonly { readonly type: string }[]
}

/** Environments in ralph's workflows: GitHub creates a missing one without protection, so a misspelt name asks nobody (platform fact 56). */
export const environmentsProbe = gitHubProbe('environments', async ({ client, workflows }) => {
  const references = [...workflows].flatMap(([path, { environments }]) => environments.map((name) => ({ path, name })))
  if (references.length === 0) return []
  const listed = await orUndefined(client.request('GET /repos/{owner}/{repo}/environments', { per_page: 100 }))
  if (!listed) {
    const names = [...new Set(references.map(({ name }) => name))]
    return ok(`${names.join(', ')}: this token cannot see whether they exist or who reviews them`)
  }
  const { environments = [], total_count: total = 0 } = listed
  // Beyond one page, such as one environment for each preview, missing names are queried.
  const unlisted = total <= environments.length ? [] : references.filter(({ name }) => !find(environments, name))
  const route = 'GET /repos/{owner}/{repo}/environments/{environment_name}'
  const others = await Promise.all(
    unlisted.map(({ name }) => orUndefined(client.request(route, { environment_name: name }))),
  )
  const allEnvironments = [...environments, ...others.filter((one) => one !== undefined)]
  return references.map((reference) => verdict(reference, allEnvironments))
})

/** The case does not matter. */
const find = (environments: readonly Environment[], name: string): Environment | undefined =>
  environments.find((environment) => environment.name.toLowerCase() === name.toLowerCase())

function verdict({ path, name }: { path: string; name: string }, environments: readonly Environment[]): ProbeFinding {
  const environment = find(environments, name)
  if (!environment) return missing({ path, name }, environments)
  const kinds = (environment.protection_rules ?? []).map(({ type }) => type)
  if (kinds.includes('required_reviewers')) return ok(`${name} requires its reviewers`)
  const problem = `${path} names the environment ${name}, which ${kinds.length === 0 ? 'has no protection rules' : 'has no required reviewers'}: nobody has to approve.`
  return warn(
    problem,
    `Add them in Settings → Environments → ${name} → Required reviewers, or remove the environment from the workflow.`,
  )
}

function missing({ path, name }: { path: string; name: string }, environments: readonly Environment[]): ProbeFinding {
  const suggestion = nearestName(
    name,
    environments.map((environment) => environment.name),
  )
  const problem = `${path} names the environment ${name}, which does not exist: GitHub would create it without protection, and nobody would have to approve.`
  const remedy = `Settings → Environments → New environment: ${name}, with required reviewers.`
  return fail(problem, suggestion === undefined ? remedy : `Write ${suggestion} if you mean that one, or ${remedy}`)
}
