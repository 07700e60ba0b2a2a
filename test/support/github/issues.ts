import {
  bounded,
  type Call,
  invalid,
  notFound,
  pageOfList,
  Refusal,
  type Route,
  reply,
  route,
  type Schema,
  textOf,
} from './route.ts'
import { simpleUser } from './users.ts'
import { apiOf, type Issue, moment, pageOf, setState, type World } from './world.ts'

/** An issue as GitHub shows it; a pull request is one too. */
export function issueShown(world: World, issue: Issue): Schema<'issue'> {
  const api = `${apiOf(world)}/issues/${issue.number}`
  const page = `${pageOf(world)}/${issue.pull ? 'pull' : 'issues'}/${issue.number}`
  const pull = `${apiOf(world)}/pulls/${issue.number}`
  return {
    id: issue.id,
    node_id: `I_${issue.id}`,
    url: api,
    repository_url: apiOf(world),
    labels_url: `${api}/labels{/name}`,
    comments_url: `${api}/comments`,
    events_url: `${api}/events`,
    html_url: page,
    number: issue.number,
    state: issue.state,
    title: issue.title,
    body: issue.body,
    user: simpleUser(world, issue.author),
    labels: issue.labels.map((name) => ({ name })),
    assignee: null,
    assignees: [],
    milestone: null,
    locked: issue.locked,
    comments: [...world.comments.values()].filter((comment) => comment.issue === issue.number).length,
    closed_at: issue.closedAt === null ? null : moment(issue.closedAt),
    created_at: moment(issue.createdAt),
    updated_at: moment(issue.updatedAt),
    author_association: 'NONE',
    ...(issue.closedBy && { closed_by: simpleUser(world, issue.closedBy) }),
    ...(issue.pull && {
      pull_request: { url: pull, html_url: page, diff_url: `${page}.diff`, patch_url: `${page}.patch` },
    }),
  }
}

/** The issue or pull request of the address; a deleted one is 410, a transferred one 301 to where it went. */
export function issueOf({ world, params }: Pick<Call, 'world' | 'params'>): Issue {
  const issue = world.issues.get(Number(params['issue_number']))
  if (!issue) throw notFound()
  if (issue.fate === 'deleted') throw new Refusal(410, 'This issue was deleted')
  if (issue.fate === 'transferred') {
    const location = `${world.url}/repositories/901/issues/${issue.number}`
    throw new Refusal(301, 'Moved Permanently', { headers: { location } })
  }
  return issue
}

export function addIssue(
  world: World,
  given: { author: string; title: string; body?: string; labels?: string[] },
): Issue {
  const now = world.now()
  const issue: Issue = {
    id: world.nextId(),
    number: world.nextNumber(),
    body: '',
    labels: [],
    ...given,
    state: 'open',
    closedAt: null,
    locked: false,
    fate: 'here',
    createdAt: now,
    updatedAt: now,
    pull: null,
  }
  world.issues.set(issue.number, issue)
  return issue
}

const labelsOf = ({ body }: Call): string[] => (Array.isArray(body['labels']) ? body['labels'].map(String) : [])

export const issueRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/issues', ['issues:read'], (call) => {
    const { world, query } = call
    needIssues(world)
    const wanted = query.get('labels')?.split(',') ?? []
    const state = query.get('state') ?? 'open'
    const creator = query.get('creator')
    const since = Date.parse(query.get('since') ?? '1970-01-01')
    const found = [...world.issues.values()]
      .filter(({ fate }) => fate === 'here')
      .filter((issue) => state === 'all' || issue.state === state)
      .filter(({ labels }) => wanted.every((label) => labels.includes(label)))
      .filter(({ author }) => creator === null || author === creator)
      .filter(({ updatedAt }) => updatedAt >= since)
      .sort((a, b) => b.number - a.number)
    return reply(
      200,
      pageOfList(call, found).map((issue) => issueShown(world, issue)),
    )
  }),
  route('post', '/repos/{owner}/{repo}/issues', ['issues:write'], (call) => {
    const { world, token } = call
    needIssues(world)
    const title = textOf(call, 'title', 'Issue')
    if (title.length > 256) throw invalid('Issue', 'title', 'title is too long (maximum is 256 characters)')
    const body = bounded(String(call.body['body'] ?? ''), 'body', 'Issue')
    const issue = addIssue(world, { author: token.login, title, body, labels: labelsOf(call) })
    return reply(201, issueShown(world, issue))
  }),
  route('get', '/repos/{owner}/{repo}/issues/{issue_number}', ['issues:read', 'pull_requests:read'], (call) =>
    reply(200, issueShown(call.world, issueOf(call))),
  ),
  route('patch', '/repos/{owner}/{repo}/issues/{issue_number}', ['issues:write', 'pull_requests:write'], (call) => {
    const { world, body } = call
    const issue = issueOf(call)
    if (typeof body['title'] === 'string') issue.title = body['title']
    if (typeof body['body'] === 'string') issue.body = bounded(body['body'], 'body', 'Issue')
    if (body['state'] === 'open' || body['state'] === 'closed') setState(issue, body['state'], world.now())
    if (Array.isArray(body['labels'])) issue.labels = labelsOf(call)
    issue.updatedAt = world.now()
    return reply(200, issueShown(world, issue))
  }),
]

/** Where issues are switched off, GitHub says 410. */
function needIssues({ hasIssues }: World): void {
  if (!hasIssues) throw new Refusal(410, 'Issues has been disabled in this repository.')
}
