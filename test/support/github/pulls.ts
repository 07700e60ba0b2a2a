import { checkRunsOf } from './check-runs.ts'
import { type Cause, pullEvent } from './code-events.ts'
import { addIssue } from './issues.ts'
import { mergePull } from './merge-pull.ts'
import { headRef, pullShown } from './pull-shown.ts'
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
  textOf,
} from './route.ts'
import { tipOf } from './tips.ts'
import { type Issue, type Pull, setState, type World } from './world.ts'

/** The pull request of the address; a plain issue of that number is none. */
export function pullOf({ world, params }: Pick<Call, 'world' | 'params'>): Issue & { pull: Pull } {
  const issue = world.issues.get(Number(params['pull_number']))
  if (!issue?.pull) throw notFound()
  return issue as Issue & { pull: Pull }
}

export interface NewPull {
  readonly title: string
  readonly body?: string
  readonly head: string
  readonly base?: string
  readonly draft?: boolean
  /** Who has the fork, and its commit, which has to be in this repository's objects. */
  readonly fork?: { readonly owner: string; readonly commit: string }
}

/** Opens it, as whoever asks for it. */
export function addPull(world: World, given: NewPull, by: Cause): Issue & { pull: Pull } {
  const { title, body = '', head, base = world.defaultBranch, draft = false, fork } = given
  const from = fork && { fork: fork.owner }
  const pull: Pull = {
    id: world.nextId(),
    head,
    base,
    draft,
    mergedAt: null,
    mergeCommit: null,
    mergedBy: null,
    ...from,
  }
  const issue = Object.assign(addIssue(world, { author: by.login, title, body }), { pull })
  if (fork) world.git.git('update-ref', headRef(issue.number), fork.commit)
  pullEvent(world, { issue, pull, action: 'opened' }, by)
  return issue
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
      pageOfList(call, found).map((issue) => pullShown(world, issue, issue.pull)),
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
    const issue = addPull(world, { title, body: text, head: ref, base, draft: body['draft'] === true }, token)
    return reply(201, pullShown(world, issue, issue.pull))
  }),
  route('get', '/repos/{owner}/{repo}/pulls/{pull_number}', ['pull_requests:read'], (call) => {
    const issue = pullOf(call)
    return reply(200, pullShown(call.world, issue, issue.pull))
  }),
  // What rules demand is demanded of this commit; statuses and the jobs of workflows count as checks.
  route('put', '/repos/{owner}/{repo}/pulls/{pull_number}/merge', ['contents:write'], (call) => {
    const { world, body, token } = call
    const { number, state, pull } = pullOf(call)
    if (state !== 'open' || pull.draft) throw new Refusal(405, 'Pull Request is not mergeable')
    const tip = tipOf(world, pull.head) ?? ''
    if (body['sha'] !== undefined && body['sha'] !== tip) {
      throw new Refusal(409, 'Head branch was modified. Review and try the merge again.')
    }
    const missing = requiredChecks(world, pull.base).find((check) => !hasPassed(world, tip, check))
    if (missing !== undefined) throw new Refusal(405, `Required status check "${missing.context}" is expected.`)
    const how = body['merge_method'] === 'squash' || body['merge_method'] === 'rebase' ? body['merge_method'] : 'merge'
    const sha = mergePull(world, number, { how, by: token.login, workflow: token.workflow })
    return reply(200, { sha, merged: true, message: 'Pull Request successfully merged' })
  }),
  route('patch', '/repos/{owner}/{repo}/pulls/{pull_number}', ['pull_requests:write'], (call) => {
    const { world, body, token } = call
    const issue = pullOf(call)
    if (typeof body['title'] === 'string') issue.title = body['title']
    if (typeof body['body'] === 'string') issue.body = bounded(body['body'], 'body', 'PullRequest')
    if (body['state'] === 'open' || body['state'] === 'closed') {
      const action = body['state'] === 'open' ? 'reopened' : 'closed'
      const changes = issue.state !== body['state']
      setState(issue, body['state'], world.now())
      if (changes) pullEvent(world, { issue, pull: issue.pull, action }, token)
    }
    if (typeof body['base'] === 'string') {
      if (tipOf(world, body['base']) === undefined) throw invalid('PullRequest', 'base', 'base is invalid')
      issue.pull.base = body['base']
    }
    issue.updatedAt = world.now()
    return reply(200, pullShown(world, issue, issue.pull))
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

interface Required {
  readonly context: string
  /** It counts from this app alone. */
  readonly integration_id?: number
}

function requiredChecks(world: World, branch: string): Required[] {
  const rules = world.rules.filter(({ type, branches }) => type === 'required_status_checks' && branches.test(branch))
  const byRule = rules.flatMap(({ parameters }) => {
    const { required_status_checks: checks } = (parameters ?? {}) as { required_status_checks?: Required[] }
    return checks ?? []
  })
  return [...byRule, ...(world.protectedBranches.get(branch) ?? []).map((context) => ({ context }))]
}

function hasPassed(world: World, sha: string, { context, integration_id: wanted }: Required): boolean {
  const status = world.statuses.findLast((one) => one.sha === sha && one.context === context)
  const runs = checkRunsOf(world, sha).filter(({ name, app }) => name === context && (wanted ?? app.id) === app.id)
  const passed = runs.map(
    ({ conclusion }) => conclusion !== null && ['success', 'neutral', 'skipped'].includes(conclusion),
  )
  const by = world.apps.find(({ slug }) => status?.creator === `${slug}[bot]`)?.id
  return passed.length > 0
    ? passed.every(Boolean)
    : (wanted === undefined || wanted === by) && status?.state === 'success'
}
