import { part } from './part.ts'
import { type Call, notFound, pageOfList, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { tipOf } from './tips.ts'
import { apiOf, moment, pageOf } from './world.ts'

/** Settings that only administrators see, and branches as the page of a repository shows them. */
export const settingRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/actions/permissions', ['administration:read'], ({ world }) =>
    reply(200, {
      ...world.actionsPolicy,
      ...(world.actionsPolicy.allowed_actions === 'selected' && {
        selected_actions_url: `${apiOf(world)}/actions/permissions/selected-actions`,
      }),
    }),
  ),
  // Only where the policy is `selected` (openapi, actions/get-allowed-actions-repository and actions/set-…); the status is not public.
  route('get', '/repos/{owner}/{repo}/actions/permissions/selected-actions', ['administration:read'], ({ world }) => {
    if (world.actionsPolicy.allowed_actions !== 'selected') throw new Refusal(409, 'Conflict')
    return reply(200, world.selectedActions)
  }),
  route('get', '/repos/{owner}/{repo}/actions/permissions/workflow', ['administration:read'], ({ world }) =>
    reply(200, {
      default_workflow_permissions: 'read' as const,
      can_approve_pull_request_reviews: world.actionsMayOpenPulls,
    }),
  ),
  route('get', '/repos/{owner}/{repo}/actions/secrets', ['secrets:read'], (call) => {
    const secrets = pageOfList(call, call.world.secrets).map((name) => ({
      name,
      created_at: moment(0),
      updated_at: moment(0),
    }))
    return reply(200, { total_count: call.world.secrets.length, secrets })
  }),
  route('get', '/repos/{owner}/{repo}/actions/organization-secrets', ['secrets:read'], () =>
    reply(200, { total_count: 0, secrets: [] }),
  ),
  // docs.github.com/en/rest/authentication/permissions-required-for-github-apps, "Actions"; names are the same in any case.
  route('get', '/repos/{owner}/{repo}/environments', ['actions:read'], (call) => {
    const all = [...call.world.environments.keys()]
    const environments = pageOfList(call, all).map((name) => environmentShown(call, name))
    return reply(200, { total_count: all.length, environments })
  }),
  route('get', '/repos/{owner}/{repo}/environments/{environment_name}', ['actions:read'], (call) => {
    const wanted = decodeURIComponent(call.params['environment_name'] ?? '').toLowerCase()
    const name = [...call.world.environments.keys()].find((one) => one.toLowerCase() === wanted)
    if (name === undefined) throw notFound()
    return reply(200, environmentShown(call, name))
  }),
  route('get', '/repos/{owner}/{repo}/branches/{branch}', ['contents:read'], ({ world, params }) => {
    const name = decodeURIComponent(params['branch'] ?? '')
    const sha = tipOf(world, name)
    if (sha === undefined) throw notFound()
    const contexts = world.protectedBranches.get(name)
    return reply(
      200,
      part<Schema<'branch-with-protection'>>({
        name,
        commit: { sha },
        protected: contexts !== undefined,
        protection: {
          enabled: contexts !== undefined,
          required_status_checks: {
            contexts: contexts ?? [],
            checks: (contexts ?? []).map((context) => ({ context, app_id: null })),
          },
        },
        protection_url: `${apiOf(world)}/branches/${name}/protection`,
      }),
    )
  }),
]

const environmentShown = ({ world }: Call, name: string): Schema<'environment'> => ({
  id: 1,
  node_id: `EN_${name}`,
  name,
  url: `${apiOf(world)}/environments/${name}`,
  html_url: `${pageOf(world)}/deployments/activity_log?environments_filter=${name}`,
  created_at: moment(0),
  updated_at: moment(0),
  protection_rules: (world.environments.get(name) ?? []).map((type, at) => ({
    id: at + 1,
    node_id: `GA_${at + 1}`,
    type,
  })),
})
