import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commentsOn,
  dispatches,
  issuesOf,
  pullsOf,
  repository,
  statusOf,
  warningsIn,
} from '../support/github/action-repository.ts'
import type { LoopbackGitHub } from '../support/github/loopback.ts'
import { closePull } from '../support/github/merge-pull.ts'
import { goodAgent, leftovers } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf, stateRef } from '../support/run-on-disk.ts'

test('a run on GitHub: issue, draft pull request, orders by comment, the next job by dispatch, ready at the end', async () => {
  const here = await repository(['A', 'B', 'C'])
  const first = await here.run({ inputs: { 'max-iterations': '1' } })
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  expect(warningsIn(first)).toBe('')
  const [issue] = issuesOf(here)
  expect(issue).toMatchObject({ number: 1, author: 'github-actions[bot]', state: 'open', labels: ['ralph'] })
  expect(statusOf(here)).toContain('This job has used its 1 iteration')
  const [pull] = pullsOf(here)
  expect(pull).toMatchObject({ head: 'ralph/work/demo', base: 'main', draft: true, state: 'open' })
  for (const part of ['tracked in #1', 'This job has used its 1 iteration', '`/ralph help`'])
    expect(pull?.body).toContain(part)
  expect(dispatches(here).map(({ payload }) => payload['inputs'])).toEqual([{ chain: '1', plan: 'plan.json' }])
  expect(here.github.world.statuses).toMatchObject([
    { sha: here.job.origin.git('rev-parse', 'ralph/work/demo'), context: 'ralph/true', state: 'success' },
  ])
  expect(here.github.world.statuses[0]?.target).toContain('/actions/runs/5001')

  // The next job is at work when somebody pauses it, on the pull request.
  const step = here.start('touch "$MOMENTS/here"; sleep 120')
  await here.job.project.moment('here')
  here.github.comment('ada', pull?.number ?? 0, '/ralph pause')
  const paused = await step.ended
  expect(paused.outputs['status'], paused.log).toBe('paused')
  expect(runOf(here.job.origin)).toMatchObject({ paused: { by: 'ada' }, counts: { failed: 0, interrupted: 1 } })
  expect(statusOf(here)).toContain('paused')

  const asked = here.github.requests.length
  const quiet = await here.run({ env: { GITHUB_EVENT_NAME: 'schedule' } })
  expect(quiet.outputs['status'], quiet.log).toBe('paused')
  // One of them makes sure that the watchdog is awake, before anything can die.
  expect(here.github.requests.length - asked).toBeLessThanOrEqual(5)

  const tip = here.job.origin.git('rev-parse', stateRef)
  for (const [by, text] of [['eve', '/ralph resume'] as const, ['ada', 'What a nice garden!'] as const]) {
    const idle = await here.comment(by, 1, text)
    expect(idle.code, idle.log).toBe(0)
    expect(idle.log).toContain('Nothing to do')
  }
  expect(here.job.origin.git('rev-parse', stateRef)).toBe(tip)

  here.github.comment('ada', 1, '/ralph hint Use the green paint.')
  const hinted = `cat > prompt; cp prompt "$MOMENTS/prompt-$RALPH_TASK_ID"; rm prompt\n${goodAgent.replace('cat > /dev/null\n', '')}`
  const last = await here.comment('ada', 1, '/ralph resume', hinted)
  expect(last.code, last.log).toBe(0)
  expect(last.outputs).toMatchObject({ status: 'complete', 'tasks-done': '3' })
  expect(readFileSync(join(here.job.project.moments, 'prompt-B'), 'utf8')).toContain('Use the green paint.')
  expectSoundRun(here.job.origin)
  expect(committedTasks(here.job.origin)).toEqual(['A', 'B', 'C'])
  expect(issuesOf(here)).toHaveLength(1)
  expect(pullsOf(here)).toHaveLength(1)
  expect(pullsOf(here)[0]).toMatchObject({ draft: false, state: 'open' })
  expect(pullsOf(here)[0]?.body).toContain('3 of 3 tasks done')
  expect(commentsOn(here, 1).filter(({ body }) => body.startsWith('<!-- ralph:demo:status'))).toHaveLength(1)
  expect(dispatches(here)).toHaveLength(1)
  const signs = [...here.github.world.reactions.values()].map(({ content }) => content)
  expect(signs.filter((sign) => sign === '+1')).toHaveLength(3)
  expect(signs.filter((sign) => sign === 'confused')).toHaveLength(1)
  expect(await leftovers(here.job.project)).toEqual([])
}, 240_000)

type Missing = keyof LoopbackGitHub['token']['permissions']

test('a token without one permission: each is named with its remedy, and the run goes on as far as it can', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const said: [Missing, 'none' | 'read', RegExp, Record<string, unknown>][] = [
    ['issues', 'none', /no tracking issue yet.*`issues: (read|write)`/, { issues: 0, pulls: 1, dispatched: 1 }],
    ['issues', 'read', /no tracking issue yet.*`issues: write`/, { issues: 0, pulls: 1, dispatched: 1 }],
    ['pull_requests', 'none', /`pull-requests: (read|write)`/, { issues: 1, pulls: 0, dispatched: 1 }],
    [
      'pull_requests',
      'read',
      /pull request could not be opened.*`pull-requests: write`.*\/compare\//,
      { issues: 1, pulls: 0, dispatched: 1 },
    ],
    ['actions', 'read', /could not be started.*`actions: write`/, { issues: 1, pulls: 1, dispatched: 0 }],
  ]
  const each = said.map(async ([permission, access, words, left]) => {
    const here = await repository(['A', 'B'])
    here.github.token.permissions[permission] = access
    const end = await here.run({ inputs: { 'max-iterations': '1' } })
    expect(end.outputs['status'], end.log).toBe('iteration_limit')
    expect(warningsIn(end), `${permission}: ${access}`).toMatch(words)
    const found = { issues: issuesOf(here).length, pulls: pullsOf(here).length, dispatched: dispatches(here).length }
    expect(found, `${permission}: ${access}`).toEqual(left)
    expectSoundRun(here.job.origin)
  })
  await Promise.all(each)
})

test('settings in the way are named: issues are off, pull requests may not be opened, a person closed ours', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B', 'C'])
  here.github.world.hasIssues = false
  here.github.world.actionsMayOpenPulls = false
  const first = await here.run({ inputs: { 'max-iterations': '1' } })
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  expect(warningsIn(first)).toContain('issues are disabled')
  expect(warningsIn(first)).toContain('Allow GitHub Actions to create and approve pull requests')
  expect(warningsIn(first)).toContain('/octo/garden/compare/main...ralph/work/demo?expand=1')
  expect(pullsOf(here)).toEqual([])

  // The next job finds the setting changed; the pull request is the place for everything now.
  here.github.world.actionsMayOpenPulls = true
  const second = await here.run({ inputs: { 'max-iterations': '1', chain: '1' } })
  expect(second.outputs['status'], second.log).toBe('iteration_limit')
  const [pull] = pullsOf(here)
  expect(commentsOn(here, pull?.number ?? 0)[0]?.body).toContain('<!-- ralph:demo:status -->')
  expect(dispatches(here).at(-1)?.payload['inputs']).toEqual({ chain: '2', plan: 'plan.json' })

  // Whoever closes it does not want what is being paid for.
  closePull(here.github.world, pull?.number ?? 0)
  const third = await here.run()
  expect(third.outputs['status'], third.log).toBe('paused')
  expect(runOf(here.job.origin).paused).toMatchObject({ by: 'ada', why: expect.stringContaining('was closed') })
  const last = await here.comment('ada', pull?.number ?? 0, '/ralph resume')
  expect(last.outputs['status'], last.log).toBe('complete')
  expect(warningsIn(last)).toContain(`pull request #${pull?.number} was closed`)
  expect(pullsOf(here)).toHaveLength(1)
  expect(pullsOf(here)[0]).toMatchObject({ draft: true, state: 'closed' })
})

test('a step of Dependabot or of a fork ends green with one sentence, and touches nothing', async () => {
  const here = await repository(['A'])
  const refs = here.job.origin.git('for-each-ref')
  const event = join(here.job.project.root, 'event.json')
  writeFileSync(event, JSON.stringify({ pull_request: { head: { repo: { full_name: 'mallory/garden' } } } }))
  const fork = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event, GITHUB_ACTOR: 'mallory' }
  for (const env of [fork, { GITHUB_EVENT_NAME: 'push', GITHUB_ACTOR: 'dependabot[bot]' }]) {
    // No secret reaches such an event.
    const end = await here.run({ inputs: { 'github-token': '' }, env })
    expect(end.code, end.log).toBe(0)
    expect(end.log.trim().split('\n')).toEqual([expect.stringMatching(/^Nothing to do: /)])
  }
  expect(here.job.origin.git('for-each-ref')).toBe(refs)
  expect(here.github.requests).toEqual([])
})

test('where a rule demands signatures: refused with the way round, and with `commit-mode: api` it goes through', {
  tags: 'thorough/variant',
}, async () => {
  const here = await repository(['A', 'B'])
  const { origin } = here.job
  origin.write({
    'hooks/update': `#!/bin/sh
case "$1" in refs/heads/ralph/work/*) git cat-file commit "$3" | grep -q ^gpgsig || {
  echo "error: GH013: Repository rule violations found for $1." >&2
  echo '- Commits must have verified signatures.' >&2
  exit 1
} ;; esac
`,
  })
  chmodSync(join(origin.path, 'hooks/update'), 0o755)
  const refused = await here.run({ inputs: { 'max-iterations': '1' } })
  expect(refused.code, refused.log).toBe(0)
  expect(refused.log).toContain('set `commit-mode: api`')
  expect(refused.outputs['tasks-done']).toBe('1')
  const end = await here.run({ inputs: { 'commit-mode': 'api', fresh: 'true' }, env: { GITHUB_ACTOR: 'ada' } })
  expect(end.outputs, end.log).toMatchObject({ status: 'complete', 'tasks-done': '2' })
  expect(committedTasks(origin)).toEqual(['A', 'B'])
  const commits = origin.git('rev-list', 'main..ralph/work/demo').split('\n')
  for (const oid of commits) expect(origin.git('cat-file', 'commit', oid)).toContain('\ngpgsig ')
  expect(pullsOf(here)).toHaveLength(1)
})
