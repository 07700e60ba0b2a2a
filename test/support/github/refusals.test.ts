import { expect, test } from 'vitest'
import { type LoopbackGitHub, loopbackGitHub } from './loopback.ts'
import { mergePull } from './merge-pull.ts'
import type { Permission } from './token.ts'

const repository = '/repos/octo/garden'

async function garden(): Promise<LoopbackGitHub> {
  const github = await loopbackGitHub({ files: { 'README.md': 'hello' } })
  github.user('ada', 'write')
  return github
}

async function ask(github: LoopbackGitHub, line: string, body?: unknown) {
  const [method = 'GET', path = ''] = line.split(' ')
  const response = await fetch(`${github.url}${repository}${path}`, {
    method,
    headers: { authorization: `token ${github.token.value}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  }
}

const absent = 'a'.repeat(40)
const ofHead = (github: LoopbackGitHub): string => github.world.git.git('rev-parse', 'main')

test('a comment on a commit that is not there is 422, as a status of it', async () => {
  const github = await garden()
  for (const line of [`POST /commits/${absent}/comments`, `POST /statuses/${absent}`]) {
    const { status, body } = await ask(github, line, { body: 'x', state: 'success' })
    expect([status, body['message']]).toEqual([422, `No commit found for SHA: ${absent}`])
  }
})

test.each<
  [string, Partial<Record<Permission, 'none' | 'read'>>, (github: LoopbackGitHub) => string, number, string | null]
>([
  [
    'commenting on a commit needs contents: read',
    { contents: 'read' },
    (g) => `POST /commits/${ofHead(g)}/comments`,
    201,
    null,
  ],
  ['and nothing less', { contents: 'none' }, (g) => `POST /commits/${ofHead(g)}/comments`, 403, 'contents=read'],
  ['reading such comments needs nothing', { contents: 'none' }, (g) => `GET /commits/${ofHead(g)}/comments`, 200, null],
  [
    'a reaction in a pull request needs issues: write',
    { issues: 'read' },
    () => 'POST /issues/comments/1/reactions',
    403,
    'issues=write',
  ],
  ['a status needs statuses: write', { statuses: 'read' }, (g) => `POST /statuses/${ofHead(g)}`, 403, 'statuses=write'],
])('%s', async (_, permissions, line, status, needs) => {
  const github = await garden()
  Object.assign(github.token.permissions, permissions)
  const body = { body: 'x', content: 'eyes', state: 'success' }
  const asked = line(github)
  const answer = await ask(github, asked, asked.startsWith('POST') ? body : undefined)
  expect(answer.status).toBe(status)
  if (needs !== null) expect(answer.headers.get('x-accepted-github-permissions')).toBe(needs)
})

test('nobody reacts in a locked conversation, not even with write access', async () => {
  const github = await garden()
  const issue = github.issue('ada', 'A run')
  const { id } = github.comment('ada', issue.number, '/ralph pause')
  const react = () => ask(github, `POST /issues/comments/${id}/reactions`, { content: 'eyes' })
  expect((await react()).status).toBe(201)
  Object.assign(github.world.issues.get(issue.number) ?? {}, { locked: true })
  expect((await react()).status).toBe(403)
  expect((await ask(github, `POST /issues/comments/${id}/reactions`, { content: 'clap' })).status).toBe(403)
})

test.each([
  [{ state: 'good' }, 'state is not included in the list'],
  [{ description: 'x'.repeat(141) }, 'description is too long (maximum is 140 characters)'],
  [{ context: 'x'.repeat(256) }, 'context is too long (maximum is 255 characters)'],
  [{ target_url: '/actions/runs/1' }, 'target_url must use http(s) scheme'],
])('a status with %j is refused', async (change, message) => {
  const github = await garden()
  const { status, body } = await ask(github, `POST /statuses/${ofHead(github)}`, { state: 'success', ...change })
  expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ resource: 'Status', message })]])
})

test('a commit takes 1,000 statuses of one name; the refusal is one sentence and no list', async () => {
  const github = await garden()
  const line = `POST /statuses/${ofHead(github)}`
  await ask(github, line, { state: 'success', context: 'ci' })
  const [first] = github.world.statuses
  for (let count = 1; count < 1000; count++) if (first) github.world.statuses.push({ ...first, id: count })
  const { status, body } = await ask(github, line, { state: 'success', context: 'ci' })
  expect([status, body['errors']]).toEqual([
    422,
    'Validation failed: This SHA and context has reached the maximum number of statuses.',
  ])
  expect((await ask(github, line, { state: 'success', context: 'other' })).status).toBe(201)
})

function pullOf(github: LoopbackGitHub, commits: readonly string[], draft = false): number {
  const { git } = github.world.git
  let tip = git('rev-parse', 'main')
  for (const message of commits) tip = git('commit-tree', 'main^{tree}', '-p', tip, '-m', message)
  git('update-ref', 'refs/heads/topic', tip)
  return github.pull('ada', { title: 'The title', head: 'topic', draft }).number
}

test.each([
  ['squash', ['One thing\n\nIts body\n\nRalph-Task: A'], 'One thing (#1)\n\nIts body\n\nRalph-Task: A'],
  ['squash', ['One\n\nRalph-Task: A', 'Two'], 'The title (#1)\n\n* One\n\nRalph-Task: A\n\n* Two'],
  ['merge', ['One'], 'Merge pull request #1 from octo/topic\n\nThe title'],
  ['rebase', ['One', 'Two'], 'Two'],
] as const)('a %s of %j has GitHub’s message', async (how, commits, message) => {
  const github = await garden()
  const number = pullOf(github, commits)
  const commit = mergePull(github.world, number, { how })
  expect(github.world.git.git('show', '-s', '--format=%B', commit).trim()).toBe(message)
})

test('a draft, a closed pull request and one with a conflict are not merged', async () => {
  const github = await garden()
  const number = pullOf(github, ['One'], true)
  expect(() => mergePull(github.world, number, { how: 'merge' })).toThrow('still a draft')
  mergePull(github.world, number, { how: 'merge', marksReady: true })
  expect(() => mergePull(github.world, number, { how: 'merge' })).toThrow('closed')
})

test('which actions are selected is told only where the policy is that', async () => {
  const github = await garden()
  github.token.permissions.administration = 'read'
  const path = 'GET /actions/permissions'
  expect((await ask(github, path)).body['selected_actions_url']).toBeUndefined()
  expect((await ask(github, `${path}/selected-actions`)).status).toBe(409)
  github.world.actionsPolicy.allowed_actions = 'selected'
  expect((await ask(github, path)).body['selected_actions_url']).toContain('/selected-actions')
  expect((await ask(github, `${path}/selected-actions`)).body).toMatchObject({ patterns_allowed: [] })
})
