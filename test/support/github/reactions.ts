import { type Call, notFound, pageOfList, Refusal, type Route, reply, route, type Schema } from './route.ts'
import { simpleUser } from './users.ts'
import { apiOf, moment, type Reaction, type World } from './world.ts'

const contents = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'] as const
type Content = (typeof contents)[number]
const isContent = (value: unknown): value is Content => contents.some((one) => one === value)

const shown = (world: World, { id, author, content, createdAt }: Reaction): Schema<'reaction'> => ({
  id,
  node_id: `REA_${id}`,
  user: simpleUser(world, author),
  content: content as Content,
  created_at: moment(createdAt),
})

/** The counts that come with every comment. */
export function rollup(world: World, comment: number): Schema<'reaction-rollup'> {
  const mine = [...world.reactions.values()].filter((reaction) => reaction.comment === comment)
  const count = (content: Content): number => mine.filter((reaction) => reaction.content === content).length
  return {
    url: `${apiOf(world)}/issues/comments/${comment}/reactions`,
    total_count: mine.length,
    '+1': count('+1'),
    '-1': count('-1'),
    laugh: count('laugh'),
    confused: count('confused'),
    heart: count('heart'),
    hooray: count('hooray'),
    rocket: count('rocket'),
    eyes: count('eyes'),
  }
}

/**
 * Gives a sign; the same one of the same user again is answered 200 and changes nothing, and a content that GitHub does not
 * know is 422 (openapi, reactions/create-for-issue-comment). Nobody may react where the conversation is locked, not even
 * with write access (github/docs#21343, GitHawkApp/GitHawk#2297); the words of that refusal are not public.
 */
export const reactionsRoute = (
  path:
    | '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions'
    | '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions'
    | '/repos/{owner}/{repo}/comments/{comment_id}/reactions',
  needs: readonly string[],
  /** Of what; refuses what is not there, or locked. */
  idOf: (call: Call) => number,
): Route =>
  route('post', path, needs, (call) => {
    const { world, token, body } = call
    const comment = idOf(call)
    const { content } = body
    if (!isContent(content)) throw new Refusal(422, 'Validation Failed')
    const same = [...world.reactions.values()].find(
      (other) => other.comment === comment && other.author === token.login && other.content === content,
    )
    if (same) return reply(200, shown(world, same))
    const reaction = { id: world.nextId(), comment, author: token.login, content, createdAt: world.now() }
    world.reactions.set(reaction.id, reaction)
    return reply(201, shown(world, reaction))
  })

/** `issues` alone, also at a pull request (docs.github.com/en/rest/authentication/permissions-required-for-github-apps, "Issues"). */
export const reactionRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions', ['issues:read'], (call) => {
    const { world } = call
    const comment = existing(world, call.params['comment_id'])
    const mine = [...world.reactions.values()].filter((reaction) => reaction.comment === comment)
    return reply(
      200,
      pageOfList(call, mine).map((reaction) => shown(world, reaction)),
    )
  }),
  reactionsRoute(
    '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
    ['issues:write'],
    ({ world, params }) => {
      const id = existing(world, params['comment_id'])
      const { issue = 0 } = world.comments.get(id) ?? {}
      if (world.issues.get(issue)?.locked) throw new Refusal(403, 'Forbidden')
      return id
    },
  ),
]

function existing(world: World, given: string | undefined): number {
  const id = Number(given)
  if (!world.comments.has(id)) throw notFound()
  return id
}
