import {
  type Call,
  invalid,
  noCommit,
  pageOfList,
  Refusal,
  type Route,
  reply,
  route,
  type Schema,
  textOf,
} from './route.ts'
import { hasCommit, tipOf } from './tips.ts'
import { simpleUser } from './users.ts'
import { apiOf, moment, type Status, type World } from './world.ts'

const states = ['error', 'failure', 'pending', 'success'] as const

const shown = (world: World, status: Status): Schema<'status'> => ({
  id: status.id,
  node_id: `SC_${status.id}`,
  url: `${apiOf(world)}/statuses/${status.sha}`,
  avatar_url: null,
  state: status.state,
  context: status.context,
  description: status.description,
  target_url: status.target,
  created_at: moment(status.createdAt),
  updated_at: moment(status.createdAt),
  creator: simpleUser(world, status.creator),
})

/** "There is a limit of 1000 statuses per sha and context" (docs.github.com/en/rest/commits/statuses#create-a-commit-status). */
const maxStatuses = 1000

/** Permissions: docs.github.com/en/rest/authentication/permissions-required-for-github-apps, "Commit statuses". */
export const statusRoutes: readonly Route[] = [
  route('post', '/repos/{owner}/{repo}/statuses/{sha}', ['statuses:write'], (call) => {
    const { world, params, body, token } = call
    const sha = params['sha'] ?? ''
    // rust-lang/homu#141
    if (!hasCommit(world, sha)) throw noCommit(sha)
    const state = states.find((one) => one === body['state'])
    if (!state) throw invalid('Status', 'state', 'state is not included in the list')
    const description = optional(call, 'description')
    // variantdev/go-actions and others quote the words; 255 characters of a context are taken, 256 are not.
    if ((description ?? '').length > 140)
      throw invalid('Status', 'description', 'description is too long (maximum is 140 characters)')
    const context = body['context'] === undefined ? 'default' : textOf(call, 'context', 'Status')
    if (context.length > 255) throw invalid('Status', 'context', 'context is too long (maximum is 255 characters)')
    const target = optional(call, 'target_url')
    // jenkinsci/ghprb-plugin#219
    if (target !== null && !/^https?:/i.test(target))
      throw invalid('Status', 'target_url', 'target_url must use http(s) scheme')
    if (world.statuses.filter((other) => other.sha === sha && other.context === context).length >= maxStatuses)
      throw new Refusal(422, 'Validation Failed', {
        errors: 'Validation failed: This SHA and context has reached the maximum number of statuses.',
      })
    const status: Status = {
      id: world.nextId(),
      sha,
      context,
      state,
      description,
      target,
      creator: token.login,
      createdAt: world.now(),
    }
    world.statuses.push(status)
    return reply(201, shown(world, status))
  }),
  route('get', '/repos/{owner}/{repo}/commits/{ref}/statuses', ['statuses:read'], (call) => {
    const { world, params } = call
    const sha = tipOf(world, params['ref'] ?? '')
    const found = world.statuses.filter((status) => status.sha === sha).reverse()
    return reply(
      200,
      pageOfList(call, found).map((status) => shown(world, status)),
    )
  }),
]

const optional = ({ body }: Call, field: string): string | null =>
  typeof body[field] === 'string' ? body[field] : null
