import { part } from './part.ts'
import { pageOfList, type Route, reply, route, type Schema } from './route.ts'
import { apiOf, pageOf, type World } from './world.ts'

function repositoryShown(world: World): Schema<'full-repository'> {
  const { id, owner, name } = world
  return part<Schema<'full-repository'>>({
    id,
    name,
    full_name: `${owner}/${name}`,
    owner: { login: owner },
    private: world.private,
    visibility: world.private ? 'private' : 'public',
    fork: world.fork,
    default_branch: world.defaultBranch,
    has_issues: world.hasIssues,
    archived: false,
    disabled: false,
    ...(world.pushed !== undefined && { pushed_at: new Date(world.pushed).toISOString() }),
    url: apiOf(world),
    html_url: pageOf(world),
    clone_url: `${pageOf(world)}.git`,
  })
}

export const repositoryRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}', ['metadata:read'], ({ world }) => reply(200, repositoryShown(world))),
  // Only the rules that are in force for this branch, from every ruleset above it.
  route('get', '/repos/{owner}/{repo}/rules/branches/{branch}', ['metadata:read'], (call) => {
    const { world, params } = call
    const branch = decodeURIComponent(params['branch'] ?? '')
    const found = world.rules.filter(({ branches }) => branches.test(branch))
    const body = pageOfList(call, found).map(({ type, parameters }) => ({
      type,
      ...(parameters && { parameters }),
      ruleset_id: 1,
      ruleset_source: `${world.owner}/${world.name}`,
      ruleset_source_type: 'Repository',
    }))
    return reply(200, body as Schema<'repository-rule-detailed'>[])
  }),
  // What a dispatch of this kind starts is up to the workflows that listen.
  route('post', '/repos/{owner}/{repo}/dispatches', ['contents:write'], ({ world, body, token }) => {
    const payload = { action: body['event_type'], client_payload: body['client_payload'] ?? {} }
    world.triggers.push({ event: 'repository_dispatch', actor: token.login, payload })
    return reply(204, undefined)
  }),
]
