import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { usualFaults } from './faults.ts'
import { type LoopbackGitHub, loopbackGitHub } from './loopback.ts'
import type { Permission } from './token.ts'
import type { Issue } from './world.ts'

const here = '/repos/octo/garden'
const files = {
  'README.md': 'hello',
  '.github/workflows/ralph.yml': 'on: { workflow_dispatch: { inputs: { plan: {}, mode: { default: fast } } } }',
}

async function ask(github: LoopbackGitHub, line: string, body?: unknown, headers: Record<string, string> = {}) {
  const [method = 'GET', path = ''] = line.split(' ')
  const response = await fetch(`${github.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `token ${github.token.value}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
  return { status: response.status, body: json, headers: response.headers }
}

/** With one issue; with a commit on `main` where the test is about git. */
async function garden(committed?: typeof files): Promise<LoopbackGitHub> {
  const github = await loopbackGitHub(committed ? { files: committed } : {})
  github.user('Ada', 'write')
  github.issue('Ada', 'A run')
  return github
}

test.each([
  ['no token', {}, 401, 'Requires authentication'],
  ['a wrong token', { authorization: 'token nonsense' }, 401, 'Bad credentials'],
])('%s is refused', async (_, headers, status, message) => {
  const github = await garden()
  const response = await fetch(`${github.url}${here}`, { headers: headers as Record<string, string> })
  expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([status, message])
})

test('an expired token is refused, and another repository is not found', async () => {
  const github = await garden()
  expect((await ask(github, 'GET /repos/octo/other')).status).toBe(404)
  github.token.expired = true
  expect((await ask(github, `GET ${here}`)).body.message).toBe('Bad credentials')
})

test.each<[Permission, string, unknown, string]>([
  ['issues', `POST ${here}/issues`, { title: 'x' }, 'issues=write'],
  ['pull_requests', `POST ${here}/pulls`, { title: 'x', head: 'a', base: 'main' }, 'pull_requests=write'],
  ['statuses', `POST ${here}/statuses/${'a'.repeat(40)}`, { state: 'success' }, 'statuses=write'],
  ['contents', `POST ${here}/git/refs`, { ref: 'refs/heads/x' }, 'contents=write'],
  ['actions', `POST ${here}/actions/workflows/ralph.yml/dispatches`, { ref: 'main' }, 'actions=write'],
])(
  'without the permission %s the answer is 403 and names what would be enough',
  async (permission, line, body, needs) => {
    const github = await garden()
    github.token.permissions[permission] = 'read'
    const { status, body: said, headers } = await ask(github, line, body)
    expect([status, said.message]).toEqual([403, 'Resource not accessible by integration'])
    expect(headers.get('x-accepted-github-permissions')).toBe(needs)
  },
)

test.each([
  ['a comment that is too long', `POST ${here}/issues/1/comments`, { body: 'x'.repeat(65_537) }, 422],
  ['an empty comment', `POST ${here}/issues/1/comments`, { body: '' }, 422],
  ['an issue without a title', `POST ${here}/issues`, {}, 422],
  ['an unknown reaction', `POST ${here}/issues/comments/1/reactions`, { content: 'clap' }, 404],
  ['a status of an unknown commit', `POST ${here}/statuses/${'a'.repeat(40)}`, { state: 'success' }, 422],
  ['a pull request of an unknown branch', `POST ${here}/pulls`, { title: 'x', head: 'x', base: 'main' }, 422],
  ['a pull request without a difference', `POST ${here}/pulls`, { title: 'x', head: 'main', base: 'main' }, 422],
  ['a dispatch on an unknown ref', `POST ${here}/actions/workflows/ralph.yml/dispatches`, { ref: 'x' }, 404],
  ['an issue that is not there', `GET ${here}/issues/9`, undefined, 404],
  ['a place that is not served', `GET ${here}/nowhere`, undefined, 404],
])('%s is refused', async (_, line, body, status) => {
  expect((await ask(await garden(line.includes('pulls') ? files : undefined), line, body)).status).toBe(status)
})

test.each([
  ['locked', (github: LoopbackGitHub) => lock(github), 'POST', 403],
  ['deleted', (github: LoopbackGitHub) => fate(github, 'deleted'), 'GET', 410],
  ['transferred', (github: LoopbackGitHub) => fate(github, 'transferred'), 'GET', 301],
])('an issue that is %s says so', async (_, change, method, status) => {
  const github = await garden()
  change(github)
  const path = `${here}/issues/1/comments`
  expect((await ask(github, `${method} ${path}`, method === 'POST' ? { body: 'x' } : undefined)).status).toBe(status)
})

const lock = (github: LoopbackGitHub) => change(github, { locked: true })
const fate = (github: LoopbackGitHub, to: Issue['fate']) => change(github, { fate: to })

function change({ world }: LoopbackGitHub, fields: Partial<Issue>): void {
  for (const issue of world.issues.values()) Object.assign(issue, fields)
}

test.each([
  ['admin', false, 'admin', 'admin'],
  ['maintain', false, 'write', 'maintain'],
  ['triage', false, 'read', 'triage'],
  ['none', false, 'read', 'read'],
  ['none', true, 'none', 'none'],
] as const)(
  '%s in a repository that is private: %s has the permission %s and the role %s',
  async (role, isPrivate, permission, name) => {
    const github = await garden()
    github.world.private = isPrivate
    github.user('Bea', role)
    const { body } = await ask(github, `GET ${here}/collaborators/bea/permission`)
    expect([body.permission, body.role_name, body.user.login]).toEqual([permission, name, 'Bea'])
    expect((await ask(github, `GET ${here}/collaborators/nobody/permission`)).status).toBe(404)
  },
)

test('comments come in pages, oldest first, and `since` is the last update', async () => {
  let now = 1_000_000
  const github = await loopbackGitHub({ now: () => now })
  const { number } = github.issue('Ada', 'A run')
  const comments = Array.from({ length: 5 }, (_, n) => {
    now = 1_000_000 + n * 1000
    return github.comment('Ada', number, `comment ${n}`)
  })
  const list = (query: string) => ask(github, `GET ${here}/issues/${number}/comments?${query}`)
  const first = await list('per_page=2')
  expect(first.body.map(({ body }: { body: string }) => body)).toEqual(['comment 0', 'comment 1'])
  expect(first.headers.get('link')).toContain('page=2>; rel="next"')
  const last = await list('per_page=2&page=3')
  expect(last.body).toHaveLength(1)
  expect(last.headers.get('link')).not.toContain('rel="next"')
  now += 5000
  if (comments[0]) github.edit(comments[0], 'edited')
  const since = new Date(1_000_000 + 4000).toISOString()
  expect((await list(`since=${since}`)).body.map(({ body }: { body: string }) => body)).toEqual(['edited', 'comment 4'])
})

test('whoever has the tag of an answer gets 304 until it changes', async () => {
  const github = await garden()
  const line = `GET ${here}/issues/1/comments`
  const tag = (await ask(github, line)).headers.get('etag') ?? ''
  expect((await ask(github, line, undefined, { 'if-none-match': tag })).status).toBe(304)
  github.comment('Ada', 1, 'news')
  expect((await ask(github, line, undefined, { 'if-none-match': tag })).status).toBe(200)
})

test('a list may lag behind a creation', async () => {
  const github = await garden()
  github.world.listingLag = 2
  await ask(github, `POST ${here}/issues/1/comments`, { body: 'new' })
  const seen = async () => (await ask(github, `GET ${here}/issues/1/comments`)).body.length
  expect([await seen(), await seen(), await seen()]).toEqual([0, 0, 1])
})

test('a reaction given twice is one', async () => {
  const github = await garden()
  const { id } = github.comment('Ada', 1, 'hello')
  const react = () => ask(github, `POST ${here}/issues/comments/${id}/reactions`, { content: 'eyes' })
  expect([(await react()).status, (await react()).status]).toEqual([201, 200])
  const { body } = await ask(github, `GET ${here}/issues/comments/${id}`)
  expect(body.reactions).toMatchObject({ total_count: 1, eyes: 1 })
})

test('pull requests need a difference, are opened once, and are issues too', async () => {
  const github = await garden(files)
  const { git } = github.world
  const commit = git.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'more')
  git.git('update-ref', 'refs/heads/topic', commit)
  const open = () => ask(github, `POST ${here}/pulls`, { title: 'T', head: 'topic', base: 'main', draft: true })
  const first = await open()
  expect([first.status, first.body.draft, first.body.head.sha]).toEqual([201, true, commit])
  expect((await open()).body.errors[0].message).toBe('A pull request already exists for octo:topic.')
  expect((await ask(github, `GET ${here}/issues/2`)).body.pull_request).toBeDefined()
  github.world.actionsMayOpenPulls = false
  expect((await open()).status).toBe(403)
})

test('nobody approves their own pull request, and line comments can be answered', async () => {
  const github = await garden(files)
  const { git } = github.world
  const empty = git.git('commit-tree', '4b825dc642cb6eb9a060e54bf8d69288fbee4904', '-m', 'empty')
  git.git('update-ref', 'refs/heads/topic', git.git('commit-tree', 'main^{tree}', '-p', empty, '-m', 'more'))
  git.git('update-ref', 'refs/heads/main', empty)
  await ask(github, `POST ${here}/pulls`, { title: 'T', head: 'topic', base: 'main' })
  const review = (event: string, line = 1) =>
    ask(github, `POST ${here}/pulls/2/reviews`, {
      event,
      body: 'b',
      comments: [{ path: 'README.md', line, body: 'why?' }],
    })
  expect((await review('APPROVE')).status).toBe(422)
  expect((await review('COMMENT', 999)).body.errors).toEqual(['Line could not be resolved'])
  expect((await review('COMMENT')).status).toBe(200)
  const [comment] = (await ask(github, `GET ${here}/pulls/2/comments`)).body
  expect(comment).toMatchObject({ path: 'README.md', line: 1, body: 'why?' })
  expect(
    (await ask(github, `POST ${here}/pulls/2/comments/${comment.id}/replies`, { body: 'done' })).body.in_reply_to_id,
  ).toBe(comment.id)
})

test('refs are those of the real repository: created once, moved forward unless forced', async () => {
  const github = await garden(files)
  const { git } = github.world
  const sha = git.git('rev-parse', 'main')
  const create = () => ask(github, `POST ${here}/git/refs`, { ref: 'refs/heads/a/b', sha })
  expect([(await create()).status, (await create()).status]).toEqual([201, 422])
  const next = git.git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'next')
  const move = (to: string, force = false) => ask(github, `PATCH ${here}/git/refs/heads/a/b`, { sha: to, force })
  expect([(await move(next)).status, (await move(sha)).status, (await move(sha, true)).status]).toEqual([200, 422, 200])
  expect((await ask(github, `GET ${here}/git/matching-refs/heads/a/`)).body).toMatchObject([{ object: { sha } }])
  expect((await ask(github, `DELETE ${here}/git/refs/heads/a/b`)).status).toBe(204)
  expect((await ask(github, `GET ${here}/git/ref/heads/a/b`)).status).toBe(404)
})

test('contents are read from and committed to the real repository; a workflow file never with this token', async () => {
  const github = await garden(files)
  const { body } = await ask(github, `GET ${here}/contents/README.md`)
  expect(Buffer.from(body.content, 'base64').toString()).toBe('hello\n')
  const put = (path: string, more: object = {}) =>
    ask(github, `PUT ${here}/contents/${path}`, {
      message: 'm',
      content: Buffer.from('new').toString('base64'),
      ...more,
    })
  expect((await put('docs/new.md')).status).toBe(201)
  expect(github.world.git.git('show', 'main:docs/new.md')).toBe('new')
  expect([(await put('README.md')).status, (await put('README.md', { sha: 'x' })).status]).toEqual([422, 409])
  expect((await put('README.md', { sha: body.sha })).status).toBe(200)
  expect((await put('.github/workflows/x.yml')).status).toBe(403)
})

test('a workflow is dispatched, found again as a run, and not while it is disabled', async () => {
  const github = await garden(files)
  const at = `${here}/actions/workflows/ralph.yml`
  const dispatch = (more: object = {}) =>
    ask(github, `POST ${at}/dispatches`, { ref: 'main', inputs: { plan: 'p' }, ...more })
  expect((await dispatch()).status).toBe(204)
  const { status, body } = await dispatch({ return_run_details: true })
  expect(status).toBe(200)
  expect((await ask(github, `GET ${here}/actions/runs/${body.workflow_run_id}`)).body).toMatchObject({
    status: 'queued',
    run_attempt: 1,
  })
  const dispatched = github.world.triggers.filter(({ event }) => event === 'workflow_dispatch')
  expect(dispatched).toMatchObject([{ payload: { inputs: { plan: 'p', mode: 'fast' } } }, {}])
  const foreign = await dispatch({ inputs: { plans: 'p' } })
  expect([foreign.status, foreign.body.message]).toEqual([422, 'Unexpected inputs provided: ["plans"]'])
  await ask(github, `PUT ${at}/disable`)
  expect((await ask(github, `GET ${at}`)).body.state).toBe('disabled_manually')
  expect((await dispatch()).status).toBe(403)
})

test('a comment of a person starts workflows, one of the workflow token starts none', async () => {
  const github = await garden()
  github.comment('Ada', 1, '/ralph start')
  await ask(github, `POST ${here}/issues/1/comments`, { body: 'seen' })
  const comments = github.world.triggers.filter(({ event }) => event === 'issue_comment')
  expect(comments.map(({ actor }) => actor)).toEqual(['Ada'])
})

test('git pushes with the token, and not without contents: write', async () => {
  const github = await garden(files)
  const { git } = github.world
  const address = github.gitUrl.replace('://', `://x:${github.token.value}@`)
  const push = () =>
    promisify(execFile)('git', ['push', '--quiet', address, 'main:refs/heads/copy'], {
      cwd: git.path,
      env: { ...git.env, GIT_TERMINAL_PROMPT: '0' },
    })
  github.token.permissions.contents = 'read'
  await expect(push()).rejects.toThrow('403')
  github.token.permissions.contents = 'write'
  await push()
  expect(git.git('rev-parse', 'copy')).toBe(git.git('rev-parse', 'main'))
})

test.each([
  [{ what: 502 }, 502, 0],
  [{ what: 502, after: true }, 502, 1],
  [{ what: 429, headers: { 'retry-after': '7' } }, 429, 0],
  [{ what: 'html' as const, after: true }, 200, 1],
  [{ what: 'reset' as const }, 'reset', 0],
  [{ what: 'reset' as const, after: true }, 'reset', 1],
])('fault %j: the status is %s and %i comments are made', async (fault, status, made) => {
  const github = await garden()
  github.faults.scripted.push({ on: /^POST .*comments$/, ...fault })
  const post = () => ask(github, `POST ${here}/issues/1/comments`, { body: 'x' })
  await expect(
    post().then(
      ({ status: got }) => got,
      () => 'reset',
    ),
  ).resolves.toBe(status)
  expect(github.world.comments.size).toBe(made)
  expect(github.creations()).toHaveLength(made)
  expect((await post()).status, 'once').toBe(201)
})

test('the same seed gives the same faults', async () => {
  const outcomes = async () => {
    const github = await garden()
    github.faults.chaos = { seed: 7, rate: 0.5, kinds: usualFaults.filter(({ what }) => what !== 'reset') }
    const statuses: number[] = []
    for (let n = 0; n < 20; n++) statuses.push((await ask(github, `GET ${here}`)).status)
    return statuses
  }
  const first = await outcomes()
  expect(await outcomes()).toEqual(first)
  expect(new Set(first).size).toBeGreaterThan(1)
})
