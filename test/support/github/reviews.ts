import { refuseOtherLines } from './lines-of-pull.ts'
import { pullShown } from './pull-shown.ts'
import { pullOf } from './pulls.ts'
import { reactionsRoute } from './reactions.ts'
import { type Call, notFound, pageOfList, Refusal, type Route, reply, route, type Schema, textOf } from './route.ts'
import { tipOf } from './tips.ts'
import { simpleUser } from './users.ts'
import { apiOf, moment, pageOf, type Review, type ReviewComment, type World } from './world.ts'

function reviewShown(world: World, review: Review): Schema<'pull-request-review'> {
  const page = `${pageOf(world)}/pull/${review.pull}#pullrequestreview-${review.id}`
  const pull = `${apiOf(world)}/pulls/${review.pull}`
  return {
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: simpleUser(world, review.author),
    body: review.body,
    state: review.state,
    html_url: page,
    pull_request_url: pull,
    _links: { html: { href: page }, pull_request: { href: pull } },
    submitted_at: moment(review.submittedAt),
    commit_id: review.commit,
    author_association: 'NONE',
  }
}

function commentShown(world: World, comment: ReviewComment): Schema<'pull-request-review-comment'> {
  const url = `${apiOf(world)}/pulls/comments/${comment.id}`
  const page = `${pageOf(world)}/pull/${comment.pull}#discussion_r${comment.id}`
  const pull = `${apiOf(world)}/pulls/${comment.pull}`
  return {
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    url,
    html_url: page,
    pull_request_url: pull,
    pull_request_review_id: comment.review,
    diff_hunk: '',
    path: comment.path,
    ...(comment.outdated ? {} : { line: comment.line }),
    original_line: comment.line,
    side: 'RIGHT',
    commit_id: comment.commit,
    original_commit_id: comment.commit,
    user: simpleUser(world, comment.author),
    body: comment.body,
    created_at: moment(comment.createdAt),
    updated_at: moment(comment.updatedAt),
    author_association: 'NONE',
    _links: { self: { href: url }, html: { href: page }, pull_request: { href: pull } },
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
  }
}

/** A comment on a line, by a person or by the API. */
export function addReviewComment(
  world: World,
  given: Omit<ReviewComment, 'id' | 'createdAt' | 'updatedAt'>,
): ReviewComment {
  const now = world.now()
  const comment = { id: world.nextId(), ...given, createdAt: now, updatedAt: now }
  world.reviewComments.set(comment.id, comment)
  return comment
}

export function addReview(world: World, given: Omit<Review, 'id' | 'submittedAt'>): Review {
  const review = { id: world.nextId(), ...given, submittedAt: world.now() }
  world.reviews.set(review.id, review)
  return review
}

/** What the event tells a workflow: a state in small letters, and nothing of the lines. */
const reviewEvent = (world: World, review: Review): Record<string, unknown> => {
  const issue = world.issues.get(review.pull)
  return {
    action: 'submitted',
    review: { ...reviewShown(world, review), state: review.state.toLowerCase() },
    ...(issue?.pull && { pull_request: pullShown(world, issue, issue.pull) }),
  }
}

/** A review with its remarks, as a person submits it on the page. */
export function submitReview(
  world: World,
  {
    lines,
    ...given
  }: Parameters<typeof addReview>[1] & { lines: readonly Pick<ReviewComment, 'path' | 'line' | 'body'>[] },
): { review: Review; lines: ReviewComment[] } {
  const review = addReview(world, given)
  const { pull, author, commit } = review
  const added = lines.map((line) =>
    addReviewComment(world, { pull, review: review.id, author, commit, inReplyTo: null, ...line }),
  )
  world.triggers.push({ event: 'pull_request_review', actor: author, payload: reviewEvent(world, review) })
  return { review, lines: added }
}

const readers = ['pull_requests:read']
const states = { APPROVE: 'APPROVED', REQUEST_CHANGES: 'CHANGES_REQUESTED', COMMENT: 'COMMENTED' } as const

export const reviewRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews', ['pull_requests:read'], (call) => {
    const { number } = pullOf(call)
    // What is not submitted yet is shown to its author alone.
    const found = [...call.world.reviews.values()].filter(({ pull, state }) => pull === number && state !== 'PENDING')
    return reply(
      200,
      pageOfList(call, found).map((review) => reviewShown(call.world, review)),
    )
  }),
  route('post', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews', ['pull_requests:write'], (call) => {
    const { world, token, body } = call
    const { number, pull, author } = pullOf(call)
    const event = Object.entries(states).find(([name]) => name === body['event'])
    if (!event) throw new Refusal(422, 'Validation Failed')
    // Nobody approves their own pull request.
    if (author === token.login && event[0] !== 'COMMENT') {
      throw new Refusal(422, `Review Can not ${event[0].toLowerCase().replace('_', ' ')} your own pull request`)
    }
    const commit = String(body['commit_id'] ?? tipOf(world, pull.head))
    const lines = (Array.isArray(body['comments']) ? (body['comments'] as Record<string, unknown>[]) : []).map(
      (line) => ({ body: String(line['body']), path: String(line['path']), line: Number(line['line']) }),
    )
    if (event[0] === 'COMMENT' && !body['body']) throw new Refusal(422, 'Validation Failed')
    if (body['commit_id'] !== undefined || lines.length > 0) refuseOtherLines(world, pull, { commit, lines })
    const review = addReview(world, {
      pull: number,
      author: token.login,
      body: String(body['body'] ?? ''),
      state: event[1],
      commit,
    })
    for (const line of lines) {
      const at = { pull: number, review: review.id, author: token.login, commit, inReplyTo: null }
      addReviewComment(world, { ...at, ...line })
    }
    return reply(200, reviewShown(world, review))
  }),
  route('get', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments', readers, (call) => {
    const { number } = pullOf(call)
    const review = Number(call.params['review_id'])
    const found = [...call.world.reviewComments.values()].filter(
      (comment) => comment.pull === number && comment.review === review,
    )
    return reply(
      200,
      pageOfList(call, found).map((comment) => lineShown(call.world, comment)),
    )
  }),
  route('get', '/repos/{owner}/{repo}/pulls/comments/{comment_id}', readers, (call) =>
    reply(200, commentShown(call.world, anyReviewComment(call))),
  ),
  route('delete', '/repos/{owner}/{repo}/pulls/comments/{comment_id}', ['pull_requests:write'], (call) => {
    call.world.reviewComments.delete(anyReviewComment(call).id)
    return reply(204, undefined)
  }),
  reactionsRoute(
    '/repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions',
    ['pull_requests:write'],
    (call) => anyReviewComment(call).id,
  ),
  route('get', '/repos/{owner}/{repo}/pulls/{pull_number}/comments', ['pull_requests:read'], (call) => {
    const { world, query } = call
    const { number } = pullOf(call)
    const since = Date.parse(query.get('since') ?? '1970-01-01')
    const found = [...world.reviewComments.values()].filter(
      ({ pull, updatedAt }) => pull === number && updatedAt >= since,
    )
    return reply(
      200,
      pageOfList(call, found).map((comment) => commentShown(world, comment)),
    )
  }),
  route(
    'post',
    '/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies',
    ['pull_requests:write'],
    (call) => {
      const { world, token } = call
      const first = reviewCommentOf(call)
      if (first.inReplyTo !== null) throw new Refusal(422, 'in_reply_to can only be the first comment of a thread')
      const body = textOf(call, 'body', 'PullRequestReviewComment')
      const added = addReviewComment(world, { ...first, author: token.login, body, review: null, inReplyTo: first.id })
      return reply(201, commentShown(world, added))
    },
  ),
]

/** As the list of one review shows it: in GitHub's older shape, whose lines and sides the schema promises and the server leaves out. */
const lineShown = (world: World, comment: ReviewComment): Schema<'review-comment'> => {
  const { line, original_line, side, ...shown } = commentShown(world, comment)
  const { url } = shown
  const pull = `${apiOf(world)}/pulls/${comment.pull}`
  return {
    ...shown,
    position: comment.outdated ? null : 1,
    original_position: 1,
    _links: { self: { href: url }, html: { href: url }, pull_request: { href: pull } },
  }
}

function anyReviewComment({ world, params }: Call): ReviewComment {
  const comment = world.reviewComments.get(Number(params['comment_id']))
  if (!comment) throw notFound()
  return comment
}

function reviewCommentOf({ world, params }: Call): Omit<ReviewComment, 'createdAt' | 'updatedAt'> {
  const comment = world.reviewComments.get(Number(params['comment_id']))
  if (!comment || comment.pull !== Number(params['pull_number'])) throw notFound()
  return comment
}
