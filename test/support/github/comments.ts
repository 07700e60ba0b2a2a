import { issueOf } from './issues.ts'
import { rollup } from './reactions.ts'
import { type Call, notFound, pageOfList, Refusal, type Route, reply, route, type Schema, textOf } from './route.ts'
import { simpleUser } from './users.ts'
import { apiOf, type Comment, moment, pageOf, type World } from './world.ts'

const shown = (world: World, comment: Comment): Schema<'issue-comment'> => {
  const { id, issue, author, body, createdAt, updatedAt } = comment
  return {
    id,
    node_id: `IC_${id}`,
    url: `${apiOf(world)}/issues/comments/${id}`,
    html_url: `${pageOf(world)}/issues/${issue}#issuecomment-${id}`,
    issue_url: `${apiOf(world)}/issues/${issue}`,
    user: author === null ? null : simpleUser(world, author),
    body,
    created_at: moment(createdAt),
    updated_at: moment(updatedAt),
    author_association: comment.association ?? 'NONE',
    reactions: rollup(world, id),
  }
}

/** A comment as somebody writes it on the page; the API's own route uses it too. */
export function addComment(world: World, given: { issue: number; author: string; body: string }): Comment {
  const now = world.now()
  const listedFrom = world.requestCount + world.listingLag
  const comment = { id: world.nextId(), ...given, createdAt: now, updatedAt: now, listedFrom }
  world.comments.set(comment.id, comment)
  const issue = world.issues.get(given.issue)
  if (issue) issue.updatedAt = now
  return comment
}

/** What the event tells a workflow: a comment by a workflow's token tells none (platform fact 1). */
export const commentEvent = (world: World, comment: Comment): Record<string, unknown> => ({
  action: 'created',
  issue: {
    number: comment.issue,
    title: world.issues.get(comment.issue)?.title ?? '',
    body: world.issues.get(comment.issue)?.body ?? null,
    ...(world.issues.get(comment.issue)?.pull && { pull_request: {} }),
  },
  comment: shown(world, comment),
})

const readers = ['issues:read', 'pull_requests:read']
const writers = ['issues:write', 'pull_requests:write']

export const commentRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/issues/{issue_number}/comments', readers, (call) => {
    const { world } = call
    const { number } = issueOf(call)
    const here = listed(call).filter(({ issue }) => issue === number)
    return reply(
      200,
      pageOfList(call, here).map((comment) => shown(world, comment)),
    )
  }),
  route('post', '/repos/{owner}/{repo}/issues/{issue_number}/comments', writers, (call) => {
    const { world, token } = call
    const { number, locked } = issueOf(call)
    if (locked) throw new Refusal(403, 'Unable to create comment because issue is locked.')
    const comment = addComment(world, {
      issue: number,
      author: token.login,
      body: textOf(call, 'body', 'IssueComment'),
    })
    if (!token.workflow) {
      world.triggers.push({ event: 'issue_comment', actor: token.login, payload: commentEvent(world, comment) })
    }
    return reply(201, shown(world, comment))
  }),
  route('get', '/repos/{owner}/{repo}/issues/comments', ['issues:read'], (call) =>
    reply(
      200,
      pageOfList(call, listed(call)).map((comment) => shown(call.world, comment)),
    ),
  ),
  route('get', '/repos/{owner}/{repo}/issues/comments/{comment_id}', readers, (call) =>
    reply(200, shown(call.world, commentOf(call))),
  ),
  route('patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}', writers, (call) => {
    const comment = commentOf(call)
    comment.body = textOf(call, 'body', 'IssueComment')
    comment.updatedAt = call.world.now()
    return reply(200, shown(call.world, comment))
  }),
  route('delete', '/repos/{owner}/{repo}/issues/comments/{comment_id}', writers, (call) => {
    call.world.comments.delete(commentOf(call).id)
    return reply(204, undefined)
  }),
]

/** Oldest first; `since` means the last update, to the second and inclusive (failure model H7). */
function listed({ world, query }: Call): Comment[] {
  const since = Date.parse(query.get('since') ?? '1970-01-01')
  return [...world.comments.values()]
    .filter(({ listedFrom }) => listedFrom < world.requestCount)
    .filter(({ updatedAt }) => Math.floor(updatedAt / 1000) * 1000 >= since)
    .sort((a, b) => a.id - b.id)
}

function commentOf({ world, params }: Call): Comment {
  const comment = world.comments.get(Number(params['comment_id']))
  if (!comment) throw notFound()
  return comment
}
