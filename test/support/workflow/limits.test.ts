// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { tempRepo } from '../git-repositories.ts'
import { loopbackGitHub } from '../github/loopback.ts'
import { guestOf } from './guest.ts'
import { logOf } from './own-repository.ts'
import { type EndedRun, workflowRunner } from './run-workflow.ts'

const execute = promisify(execFile)

async function runOf(text: string, secrets = {}): Promise<EndedRun> {
  const github = await loopbackGitHub({ files: { '.github/workflows/a.yml': text } })
  const actions = workflowRunner(github, { secrets })
  actions.dispatch('a.yml')
  const [run] = await actions.settled()
  return run ?? expect.unreachable('Nothing ran.')
}

const job = (lines: string): string => `on: workflow_dispatch\njobs:\n  one:\n    runs-on: ubuntu-latest\n${lines}`

test('an output that holds a secret in another form is left out, and outputs of more than 1 MB fail the job', async () => {
  const run = await runOf(
    job(`    outputs: { a: "\${{ steps.s.outputs.a }}", b: "\${{ steps.s.outputs.b }}" }
    steps: [{ id: s, run: 'printf %s "a=$(printf from-settings | base64)" >> "$GITHUB_OUTPUT"; echo >> "$GITHUB_OUTPUT"; echo b=c >> "$GITHUB_OUTPUT"' }]
`),
    { S: 'from-settings' },
  )
  expect(run.jobs['one']?.outputs, logOf(run)).toEqual({ b: 'c' })
  const large = await runOf(
    job(`    outputs: { a: "\${{ steps.s.outputs.a }}" }
    steps: [{ id: s, run: 'echo "a=$(head -c 600000 /dev/zero | tr "\\\\0" x)" >> "$GITHUB_OUTPUT"' }]
`),
  )
  expect(large.jobs['one'], large.problem).toMatchObject({ conclusion: 'failure', outputs: {} })
})

test('`cache-mode` is read: an action sees it, and a value that does not exist starts nothing', async () => {
  const run = await runOf(job('    cache-mode: none\n    steps: [{ run: "true" }]\n'))
  expect(run.jobs['one']?.log).toContain('Cache mode: none')
  expect(await runOf(job('    cache-mode: never\n    steps: []\n'))).toMatchObject({ conclusion: 'startup_failure' })
})

const callingWith = (mode: string) => `on: workflow_dispatch
jobs:
  call:
    cache-mode: ${mode}
    uses: ./.github/workflows/b.yml
`

test.each([
  [
    'of a file, in quotes and with a comment',
    'cache-mode: "read" # least\non: workflow_dispatch\njobs:\n  one:\n    runs-on: x\n    steps: [{ run: "true" }]\n',
    'success',
  ],
  [
    'where it does not exist',
    'on: workflow_dispatch\njobs:\n  one:\n    runs-on: x\n    steps:\n      - run: "true"\n        cache-mode: none\n',
    'startup_failure',
  ],
])('`cache-mode` %s', async (_, text, conclusion) => {
  const run = await runOf(text)
  expect(run.conclusion, run.problem).toBe(conclusion)
})

test.each([
  ['none', 'read', 'startup_failure'],
  ['read', 'write-only', 'startup_failure'],
  ['write', 'read', 'success'],
  ['read', undefined, 'success'],
])('a caller with cache-mode %s calls a job with %s: %s', async (caller, called, conclusion) => {
  const own = called === undefined ? '' : `    cache-mode: ${called}\n`
  const github = await loopbackGitHub({
    files: {
      '.github/workflows/a.yml': callingWith(caller),
      '.github/workflows/b.yml': `on: workflow_call\njobs:\n  one:\n    runs-on: x\n${own}    steps: [{ run: "true" }]\n`,
    },
  })
  const actions = workflowRunner(github)
  actions.dispatch('a.yml')
  const [run] = await actions.settled()
  expect(run?.conclusion, run?.problem).toBe(conclusion)
  if (conclusion === 'success') expect(run?.jobs['call / one']?.log).toContain(`Cache mode: ${called ?? caller}`)
})

test('each line of cron starts a run of its own, which the event names', async () => {
  const text = `on: { schedule: [{ cron: '7 3 * * *' }, { cron: '9 4 * * 1' }] }\njobs: { a: { runs-on: x, steps: [{ run: "echo at \${{ github.event.schedule }}" }] } }\n`
  const github = await loopbackGitHub({ files: { '.github/workflows/a.yml': text } })
  const actions = workflowRunner(github)
  actions.schedule()
  const logs = (await actions.settled()).map(({ jobs }) => jobs['a']?.log)
  expect(logs).toEqual([expect.stringContaining('at 7 3 * * *'), expect.stringContaining('at 9 4 * * 1')])
})

test.each([
  ['pull_request', 'fork'],
  ['pull_request_review', 'fork'],
  ['pull_request_review_comment', 'fork'],
  ['issue_comment', undefined],
])('of a fork, %s has the rights of %s', async (event, guest) => {
  const { world } = await loopbackGitHub()
  const run = { event, actor: 'eve' } as EndedRun
  const facts = { world, run, event: { pull_request: { head: { repo: { full_name: 'eve/garden' } } } } }
  expect(guestOf(facts)).toBe(guest)
})

test.each([
  ...['push', 'pull_request', 'pull_request_review', 'pull_request_review_comment'],
  ...['create', 'deployment', 'deployment_status'],
])('Dependabot’s %s has no secrets', async (event) => {
  const { world } = await loopbackGitHub()
  const run = { event, actor: 'dependabot[bot]' } as EndedRun
  const facts = { world, run, event: { pull_request: { head: { repo: { full_name: 'octo/garden' } } } } }
  expect(guestOf(facts)).toBe('dependabot')
})

test('a workflow’s own token may bring no change of a workflow, not even somebody else’s in a merge, by push or by API', async () => {
  const github = await loopbackGitHub({ files: { 'a.txt': 'a\n', '.github/workflows/a.yml': 'on: push\n' } })
  github.user('ada', 'write')
  const clone = tempRepo()
  const url = github.gitUrl.replace('://', `://x-access-token:${github.token.value}@`)
  clone.git('pull', '--quiet', github.world.git.path, 'main')
  const push = (name: string): Promise<string> =>
    execute('git', ['push', '--porcelain', url, `HEAD:refs/heads/${name}`], { cwd: clone.path, env: clone.env }).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    )
  clone.commit('Work', { 'b.txt': 'b\n' })
  expect(await push('work')).toContain('Done')
  clone.git('switch', '--quiet', '--create', 'state')
  clone.git('rm', '--quiet', '-r', '.github')
  clone.commit('A tree without workflows, as a state ref has it')
  expect(await push('state')).toContain('Done')
  clone.git('switch', '--quiet', '--create', 'people', 'main^')
  clone.commit('Change a workflow', { '.github/workflows/a.yml': 'on: [push, pull_request]\n' })
  expect(await push('mine')).toMatch(
    /refusing to allow a GitHub App to create or update workflow `\.github\/workflows\/a\.yml`/,
  )
  github.push('ada', clone, 'people')
  clone.git('switch', '--quiet', 'main')
  clone.git('merge', '--quiet', '--no-edit', 'people')
  expect(await push('work')).toMatch(/refusing to allow/)
  const sha = clone.git('rev-parse', 'people')
  const answer = await fetch(`${github.url}/repos/octo/garden/git/refs`, {
    method: 'POST',
    headers: { authorization: `token ${github.token.value}` },
    body: JSON.stringify({ ref: 'refs/heads/other', sha }),
  })
  expect(answer.status).toBe(403)
  Object.assign(github.token.permissions, { workflows: 'write' })
  expect(await push('work')).toContain('Done')
})
