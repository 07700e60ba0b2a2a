import { addIssue } from './issues.ts'
import { part } from './part.ts'
import { tipOf } from './refs.ts'
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
import { apiOf, type Issue, moment, type Pull, pageOf, setState, type World } from './world.ts'

function shown(world: World, issue: Issue, pull: Pull): Schema<'pull-request'> & Schema<'pull-request-simple'> {
  const { owner, name } = world
  const end = (ref: string, sha = tipOf(world, ref) ?? '', holder = owner) => ({
    label: `${holder}:${ref}`,
    ref,
    sha,
    repo: { full_name: `${holder}/${name}` },
  })
  return part<Schema<'pull-request'> & Schema<'pull-request-simple'>>({
    id: pull.id,
    node_id: `PR_${pull.id}`,
    number: issue.number,
    url: `${apiOf(world)}/pulls/${issue.number}`,
    html_url: `${pageOf(world)}/pull/${issue.number}`,
    issue_url: `${apiOf(world)}/issues/${issue.number}`,
    state: issue.state,
    locked: issue.locked,
    title: issue.title,
    body: issue.body,
    user: simpleUser(world, issue.author),
    draft: pull.draft,
    merged: pull.mergedAt !== null,
    merged_at: pull.mergedAt === null ? null : moment(pull.mergedAt),
    merged_by: pull.mergedBy === null ? null : simpleUser(world, pull.mergedBy),
    merge_commit_sha: pull.mergeCommit,
    created_at: moment(issue.createdAt),
    updated_at: moment(issue.updatedAt),
    closed_at: issue.closedAt === null ? null : moment(issue.closedAt),
    head: end(pull.head, issue.state === 'closed' ? pull.endSha : undefined, pull.fork),
    base: end(pull.base),
  })
}

/** The pull request of the address; a plain issue of that number is none. */
export function pullOf({ world, params }: Pick<Call, 'world' | 'params'>): Issue & { pull: Pull } {
  const issue = world.issues.get(Number(params['pull_number']))
  if (!issue?.pull) throw notFound()
  return issue as Issue & { pull: Pull }
}

const withoutOwner = (ref: string): string => ref.replace(/^[^:]+:/, '')

export const pullRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/pulls', ['pull_requests:read'], (call) => {
    const { world, query } = call
    const [state, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')]
    const found = [...world.issues.values()]
      .filter((issue): issue is Issue & { pull: Pull } => issue.pull !== null)
      .filter((issue) => state === 'all' || issue.state === state)
      .filter(({ pull }) => head === null || pull.head === withoutOwner(head))
      .filter(({ pull }) => base === null || pull.base === base)
      .sort((a, b) => b.number - a.number)
    return reply(
      200,
      pageOfList(call, found).map((issue) => shown(world, issue, issue.pull)),
    )
  }),
  route('post', '/repos/{owner}/{repo}/pulls', ['pull_requests:write'], (call) => {
    const { world, token, body } = call
    if (token.workflow && !world.actionsMayOpenPulls) {
      throw new Refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.')
    }
    const [title, head, base] = [
      textOf(call, 'title', 'PullRequest'),
      textOf(call, 'head', 'PullRequest'),
      textOf(call, 'base', 'PullRequest'),
    ]
    const ref = withoutOwner(head)
    refuseOddPull(world, ref, base)
    const text = bounded(String(body['body'] ?? ''), 'body', 'PullRequest')
    const issue = addIssue(world, { author: token.login, title, body: text })
    const pull: Pull = {
      id: world.nextId(),
      head: ref,
      base,
      draft: body['draft'] === true,
      mergedAt: null,
      mergeCommit: null,
      mergedBy: null,
    }
    issue.pull = pull
    return reply(201, shown(world, issue, pull))
  }),
  route('get', '/repos/{owner}/{repo}/pulls/{pull_number}', ['pull_requests:read'], (call) => {
    const issue = pullOf(call)
    return reply(200, shown(call.world, issue, issue.pull))
  }),
  route('patch', '/repos/{owner}/{repo}/pulls/{pull_number}', ['pull_requests:write'], (call) => {
    const { world, body } = call
    const issue = pullOf(call)
    if (typeof body['title'] === 'string') issue.title = body['title']
    if (typeof body['body'] === 'string') issue.body = bounded(body['body'], 'body', 'PullRequest')
    if (body['state'] === 'open' || body['state'] === 'closed') setState(issue, body['state'], world.now())
    if (typeof body['base'] === 'string') {
      if (tipOf(world, body['base']) === undefined) throw invalid('PullRequest', 'base', 'base is invalid')
      issue.pull.base = body['base']
    }
    issue.updatedAt = world.now()
    return reply(200, shown(world, issue, issue.pull))
  }),
]

/** What GitHub answers with 422: no such branch, nothing between the two, one that is open already. */
function refuseOddPull(world: World, head: string, base: string): void {
  const [tip, onto] = [tipOf(world, head), tipOf(world, base)]
  if (tip === undefined) throw invalid('PullRequest', 'head', 'head is invalid')
  if (onto === undefined) throw invalid('PullRequest', 'base', 'base is invalid')
  if (world.git.git('rev-list', '--count', `${onto}..${tip}`) === '0') {
    throw new Refusal(422, 'Validation Failed', {
      errors: [{ resource: 'PullRequest', code: 'custom', message: `No commits between ${base} and ${head}` }],
    })
  }
  const open = [...world.issues.values()].some(
    (issue) => issue.state === 'open' && issue.pull?.head === head && issue.pull.base === base,
  )
  if (open) {
    const message = `A pull request already exists for ${world.owner}:${head}.`
    throw new Refusal(422, 'Validation Failed', { errors: [{ resource: 'PullRequest', code: 'custom', message }] })
  }
}
