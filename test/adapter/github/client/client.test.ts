import { expect, test } from 'vitest'
import { clientAt } from '../../../support/github/client.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'
import type { Permission } from '../../../support/github/token.ts'
import type { Issue } from '../../../support/github/world.ts'

const comments = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
const comment = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const first = { issue_number: 1 }
const anyGet = /^GET /
const anyPost = /^POST /

async function garden(): Promise<LoopbackGitHub> {
  const github = await loopbackGitHub()
  github.issue('Ada', 'A run')
  return github
}

test('a list is all of its pages', async () => {
  const github = await garden()
  for (let n = 0; n < 205; n++) github.comment('Ada', 1, `comment ${n}`)
  const client = clientAt(github)
  expect((await client.list(comments, first)).map(({ body }) => body)).toHaveLength(205)
  expect(client.calls).toEqual({ total: 3, unchanged: 0, creations: 0 })
})

test('the same question again is answered from what is known, as long as nothing changed', async () => {
  const github = await garden()
  const client = clientAt(github)
  await client.list(comments, first)
  expect(await client.list(comments, first)).toEqual([])
  expect(client.calls.unchanged).toBe(1)
  github.comment('Ada', 1, 'news')
  expect(await client.list(comments, first)).toMatchObject([{ body: 'news' }])
  expect(client.calls.unchanged).toBe(1)
})

test.each([{ what: 500 }, { what: 503 }, { what: 'reset' as const }, { what: 'html' as const }])(
  'a GET is repeated after %j',
  async (fault) => {
    const github = await garden()
    github.faults.scripted.push({ on: anyGet, times: 2, ...fault })
    const client = clientAt(github)
    expect(await client.list(comments, first)).toEqual([])
    expect(client.waits).toHaveLength(2)
  },
)

test('a GET is given up after a bounded number of attempts', async () => {
  const github = await garden()
  github.faults.scripted.push({ on: anyGet, what: 502, times: 99 })
  await expect(clientAt(github).list(comments, first)).rejects.toMatchObject({ code: 'GITHUB_UNREACHABLE' })
  expect(github.requests).toHaveLength(4)
})

test('a GET that is never answered is given up', async () => {
  const github = await garden()
  github.faults.scripted.push({ on: anyGet, what: 'hang', times: 9 })
  const client = clientAt(github, { timeoutMs: 50, backoffMs: [1] })
  await expect(client.list(comments, first)).rejects.toMatchObject({ code: 'GITHUB_UNREACHABLE' })
})

test.each([
  { what: 502, after: true },
  { what: 500 },
  { what: 'reset' as const, after: true },
  { what: 'html' as const, after: true },
])('H1, H2, H12: a POST is sent once, whatever happens: %j', async (fault) => {
  const github = await garden()
  github.faults.scripted.push({ on: anyPost, ...fault })
  const client = clientAt(github)
  await expect(client.request(comment, { ...first, body: 'x' })).rejects.toMatchObject({ code: 'GITHUB_UNREACHABLE' })
  expect(github.requests).toHaveLength(1)
  expect(client.waits).toEqual([])
})

test.each([
  ['retry-after', { 'retry-after': '7' }, 7000],
  ['x-ratelimit-reset', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1020' }, 20_000],
  ['neither', {}, 60_000],
])('H3: a rate limit with %s is waited for, by POSTs too', async (_, headers, ms) => {
  let now = 1_000_000
  const github = await loopbackGitHub({ now: () => now })
  github.issue('Ada', 'A run')
  github.faults.scripted.push({ on: anyPost, what: 403, headers })
  const waits: number[] = []
  const wait = async (for_: number) => {
    waits.push(for_)
    now += for_
  }
  const client = clientAt(github, { wait })
  const post = () => client.request(comment, { ...first, body: 'x' })
  await expect(post()).rejects.toMatchObject({ code: 'GITHUB_RATE_LIMITED' })
  await post()
  expect(waits).toEqual([ms])
  expect(github.world.comments.size).toBe(1)
})

test('H3: nothing is sent before a long rate limit is over', async () => {
  const github = await loopbackGitHub({ now: () => 1_000_000 })
  github.issue('Ada', 'A run')
  github.faults.scripted.push({ on: anyGet, what: 429, headers: { 'retry-after': '3600' } })
  const client = clientAt(github)
  for (let n = 0; n < 3; n++) {
    await expect(client.list(comments, first)).rejects.toMatchObject({ code: 'GITHUB_RATE_LIMITED' })
  }
  expect(github.requests).toHaveLength(1)
})

test.each<[Permission, (github: LoopbackGitHub) => Promise<unknown>, string]>([
  ['issues', (github) => clientAt(github).request(comment, { ...first, body: 'x' }), 'issues: write'],
  ['issues', (github) => clientAt(github).list(comments, first), 'issues: read'],
  [
    'pull_requests',
    (github) => clientAt(github).request('POST /repos/{owner}/{repo}/pulls', { title: 'x', head: 'a', base: 'b' }),
    'pull-requests: write',
  ],
  [
    'statuses',
    (github) => clientAt(github).request('POST /repos/{owner}/{repo}/statuses/{sha}', { sha: 'a', state: 'success' }),
    'statuses: write',
  ],
  [
    'actions',
    (github) =>
      clientAt(github).request('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
        workflow_id: 'x',
        ref: 'main',
      }),
    'actions: write',
  ],
  [
    'contents',
    (github) => clientAt(github).request('POST /repos/{owner}/{repo}/git/refs', { ref: 'refs/x', sha: 'a' }),
    'contents: write',
  ],
])('without %s the message names the permission', async (permission, ask, named) => {
  const github = await garden()
  github.token.permissions.issues = 'none'
  github.token.permissions.pull_requests = 'none'
  github.token.permissions[permission] = 'none'
  const error = await ask(github).catch((fault: unknown) => fault)
  expect(error).toMatchObject({
    code: 'GITHUB_PERMISSION_MISSING',
    message: expect.stringContaining(`\`${named}\``),
    hint: expect.stringContaining(`\`${named}\``),
  })
})

function change({ world }: LoopbackGitHub, fields: Partial<Issue>): void {
  for (const issue of world.issues.values()) Object.assign(issue, fields)
}

test.each<[string, (github: LoopbackGitHub) => void, string]>([
  ['a token that is refused', ({ token }) => (token.expired = true), 'GITHUB_TOKEN_REFUSED'],
  ['a locked issue', (github) => change(github, { locked: true }), 'GITHUB_LOCKED'],
  ['a deleted issue', (github) => change(github, { fate: 'deleted' }), 'GITHUB_GONE'],
  ['a transferred issue', (github) => change(github, { fate: 'transferred' }), 'GITHUB_MOVED'],
  ['no such issue', ({ world }) => world.issues.clear(), 'GITHUB_NOT_FOUND'],
])('%s has a name and a remedy', async (_, happen, code) => {
  const github = await garden()
  happen(github)
  const error = await clientAt(github)
    .request(comment, { ...first, body: 'x' })
    .catch((fault: unknown) => fault)
  expect(error).toMatchObject({ code, hint: expect.stringMatching(/.{20}/) })
  expect(String(error)).toContain('octo/garden')
})

test('what GitHub refuses is told in its own words', async () => {
  const github = await garden()
  const long = clientAt(github).request(comment, { ...first, body: 'x'.repeat(70_000) })
  await expect(long).rejects.toMatchObject({ code: 'GITHUB_REFUSED', message: expect.stringContaining('too long') })
})

const dispatch = 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches'

test.each([
  [403, "Event 'workflow_dispatch' is not allowed to trigger Actions workflows. Workflow file: 'a.yml'", 'Policies'],
  [403, 'Cannot trigger a workflow that is disabled', 'gh workflow enable'],
  [422, "Cannot trigger a 'workflow_dispatch' on a disabled workflow", 'gh workflow enable'],
  [
    403,
    'Although you appear to have the correct authorization credentials, the `octo` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    'self-hosted',
  ],
  [
    403,
    'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
    'Configure SSO',
  ],
  [403, '`octo` forbids access via a personal access token (classic). Please use a GitHub App', 'GitHub App'],
  [403, 'Repository was archived so is read-only.', 'Unarchive'],
  [451, 'Repository access blocked', 'owner'],
  [422, 'Repository rule violations found\n\nCannot create ref due to creations being restricted.', 'Rulesets'],
  [422, 'Repository rule violations found\n\nCommits must have verified signatures.', '`commit-mode: api`'],
  [422, 'Reference update failed', 'Rulesets'],
])('%i %j names the setting and the way round', async (what, message, part) => {
  const github = await garden()
  github.faults.scripted.push({ on: /^POST/, what, message })
  const asked = clientAt(github).request(dispatch, { workflow_id: 'a.yml', ref: 'main' })
  await expect(asked).rejects.toMatchObject({ code: 'GITHUB_SETTING_FORBIDS', hint: expect.stringContaining(part) })
})

test('an account that is blocked is no locked conversation', async () => {
  const github = await garden()
  github.faults.scripted.push({ on: /^POST/, what: 403, message: 'User is blocked' })
  const asked = clientAt(github).request(comment, { ...first, body: 'x' })
  await expect(asked).rejects.toMatchObject({ code: 'GITHUB_FORBIDDEN' })
})

test('the setting that forbids pull requests is named', async () => {
  const github = await garden()
  github.world.actionsMayOpenPulls = false
  const pull = clientAt(github).request('POST /repos/{owner}/{repo}/pulls', { title: 'x', head: 'a', base: 'b' })
  await expect(pull).rejects.toMatchObject({
    code: 'GITHUB_SETTING_FORBIDS',
    hint: expect.stringContaining('Settings'),
  })
})

test('the token is read at each request, and an Enterprise Server has its address in front', async () => {
  const github = await garden()
  let token = 'old'
  const client = clientAt(github, { apiUrl: `${github.url}/api/v3`, token: () => token })
  await expect(client.list(comments, first)).rejects.toMatchObject({ message: expect.stringContaining('/api/v3') })
  token = github.token.value
  expect(await client.list(comments, first)).toEqual([])
})

test.each(['{}', 'null'])('%s in the place of a list is a fault of the server, and not of ours', async (body) => {
  const github = await garden()
  const other = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
  const client = clientAt(github, { fetch: other })
  await expect(client.list(comments, first)).rejects.toMatchObject({ code: 'GITHUB_UNREACHABLE' })
})
