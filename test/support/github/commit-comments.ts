import { part } from './part.ts'
import { reactionsRoute } from './reactions.ts'
import { type Call, noCommit, notFound, pageOfList, type Route, reply, route, type Schema, textOf } from './route.ts'
import { hasCommit, tipOf, tryGit } from './tips.ts'
import { simpleUser } from './users.ts'
import { apiOf, type CommitComment, moment, pageOf, type World } from './world.ts'

const shown = (world: World, comment: CommitComment): Schema<'commit-comment'> => ({
  id: comment.id,
  node_id: `CC_${comment.id}`,
  url: `${apiOf(world)}/comments/${comment.id}`,
  html_url: `${pageOf(world)}/commit/${comment.commit}#commitcomment-${comment.id}`,
  body: comment.body,
  path: null,
  position: null,
  line: null,
  commit_id: comment.commit,
  user: simpleUser(world, comment.author),
  created_at: moment(comment.createdAt),
  updated_at: moment(comment.updatedAt),
  author_association: 'NONE',
})

/** A comment on a commit, by a person or by the API. */
export function addCommitComment(world: World, given: { author: string; commit: string; body: string }): CommitComment {
  const comment = { id: world.nextId(), ...given, createdAt: world.now(), updatedAt: world.now() }
  world.commitComments.set(comment.id, comment)
  return comment
}

const on = ({ commitComments }: World, commit: string): CommitComment[] =>
  [...commitComments.values()].filter((comment) => comment.commit === commit)

/**
 * Reading needs `metadata: read` alone, which every token has; creating needs `contents: read`, deleting and reacting
 * `contents: write` (docs.github.com/en/rest/authentication/permissions-required-for-github-apps, "Contents" and "Metadata").
 */
export const commitCommentRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/comments/{comment_id}', [], (call) =>
    reply(200, shown(call.world, commentOf(call))),
  ),
  route('delete', '/repos/{owner}/{repo}/comments/{comment_id}', ['contents:write'], (call) => {
    call.world.commitComments.delete(commentOf(call).id)
    return reply(204, undefined)
  }),
  reactionsRoute(
    '/repos/{owner}/{repo}/comments/{comment_id}/reactions',
    ['contents:write'],
    (call) => commentOf(call).id,
  ),
  route('get', '/repos/{owner}/{repo}/commits/{commit_sha}/comments', [], (call) =>
    reply(
      200,
      pageOfList(call, on(call.world, call.params['commit_sha'] ?? '')).map((comment) => shown(call.world, comment)),
    ),
  ),
  // 422 for a commit that is not there: pantheon-systems/terminus-build-tools-plugin#460.
  route('post', '/repos/{owner}/{repo}/commits/{commit_sha}/comments', ['contents:read'], (call) => {
    const { world, params, token } = call
    const commit = params['commit_sha'] ?? ''
    if (!hasCommit(world, commit)) throw noCommit(commit)
    const body = textOf(call, 'body', 'CommitComment')
    return reply(201, shown(world, addCommitComment(world, { author: token.login, commit, body })))
  }),
  // 404 for a ref that is not there (openapi, repos/list-commits).
  route('get', '/repos/{owner}/{repo}/commits', ['contents:read'], (call) => {
    const { world, query } = call
    const tip = tipOf(world, query.get('sha') ?? world.defaultBranch)
    if (tip === undefined) throw notFound()
    const log = tryGit(world, 'log', '-z', '--format=%H%n%B', tip) ?? ''
    const commits = log.split('\0').map((text) => {
      const [sha = '', ...message] = text.split('\n')
      const comment_count = on(world, sha).length
      return part<Schema<'commit'>>({ sha, commit: { message: message.join('\n'), comment_count } })
    })
    return reply(200, pageOfList(call, commits))
  }),
]

function commentOf({ world, params }: Call): CommitComment {
  const comment = world.commitComments.get(Number(params['comment_id']))
  if (!comment) throw notFound()
  return comment
}
