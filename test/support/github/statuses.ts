import { type Call, invalid, pageOfList, Refusal, type Route, reply, route, type Schema, textOf } from './route.ts'
import { tipOf, tryGit } from './tips.ts'
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

export const statusRoutes: readonly Route[] = [
  route('post', '/repos/{owner}/{repo}/statuses/{sha}', ['statuses:write'], (call) => {
    const { world, params, body, token } = call
    const sha = params['sha'] ?? ''
    if (tryGit(world, 'cat-file', '-e', `${sha}^{commit}`) === undefined) {
      throw new Refusal(422, `No commit found for SHA: ${sha}`)
    }
    const state = states.find((one) => one === body['state'])
    if (!state) throw invalid('Status', 'state', 'state is not included in the list')
    const description = optional(call, 'description')
    if ((description ?? '').length > 140)
      throw invalid('Status', 'description', 'description is too long (maximum is 140 characters)')
    const status: Status = {
      id: world.nextId(),
      sha,
      context: body['context'] === undefined ? 'default' : textOf(call, 'context', 'Status'),
      state,
      description,
      target: optional(call, 'target_url'),
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
