import { expect, test } from 'vitest'
import { checkMerge, mergePull } from '../../../../src/adapter/github/pulls/merge-complete.ts'
import { addApp } from '../../../support/github/apps.ts'
import { addCheckRun } from '../../../support/github/check-runs.ts'
import { clientAt } from '../../../support/github/client.ts'
import { loopbackGitHub } from '../../../support/github/loopback.ts'

const builder = { id: 77, slug: 'builder' }
const another = { id: 88, slug: 'another' }

/** A complete run's pull request onto main, which requires `build`, of one app or of any. */
async function complete(required: { integration_id?: number } = {}) {
  const github = await loopbackGitHub({ files: { a: '' } })
  const { world } = github
  const { git } = world.git
  const tip = git('commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Work')
  git('update-ref', 'refs/heads/work', tip)
  github.user('ada', 'write')
  const { number } = github.pull('ada', { title: 'Work', body: '', head: 'work', base: 'main' })
  world.rules.push({
    type: 'required_status_checks',
    branches: /^main$/,
    parameters: { required_status_checks: [{ context: 'build', ...required }] },
  })
  const look = async (self = 'gardener[bot]'): Promise<string> => {
    const found = await checkMerge(clientAt(github), { branch: 'work', tip }, self)
    if (found.kind !== 'open') return found.kind
    expect(found.number).toBe(number)
    return 'why' in found.verdict ? `${found.verdict.kind}: ${found.verdict.why}` : found.verdict.kind
  }
  const check = (conclusion: Parameters<typeof addCheckRun>[1]['conclusion'], app = builder, sha = tip) =>
    addCheckRun(world, { sha, name: 'build', conclusion, app })
  const status = (creator: string, state: 'success' | 'pending' = 'success') =>
    world.statuses.push({
      ...{ id: world.nextId(), sha: tip, context: 'build', state, createdAt: world.now() },
      ...{ description: null, target: null, creator },
    })
  return { github, look, check, status, number, tip, main: git('rev-parse', 'main') }
}

test("a required check of another app counts, by its newest word on exactly the run's commit", async () => {
  const { look, check, main } = await complete()
  check('success', builder, main)
  expect(await look()).toBe('wait: the required check build has not started')
  check(null)
  expect(await look()).toBe('wait: the required check build is still running')
  check('timed_out')
  expect(await look()).toContain('refuse: the required check build ended with timed_out')
  check('success')
  expect(await look()).toBe('merge')
  check('failure', another)
  check('success')
  expect(await look(), 'each app has a word').toContain('refuse: the required check build ended with failure')
})

test('a check that is required of one app does not count from another one', async () => {
  const { look, check } = await complete({ integration_id: builder.id })
  check('success', another)
  expect(await look()).toMatch(
    /^wait: the required check build has not started\. A rule accepts build from app 77 alone/,
  )
  check('success')
  expect(await look()).toBe('merge')
})

test('what our own App has said of its commit does not vouch for it', async () => {
  const { look, check } = await complete()
  check('success', { id: 99, slug: 'gardener' })
  expect(await look()).toBe('wait: the required check build has not started')
})

test('the classic protection of a branch names checks with their apps', async () => {
  const { github, look, check } = await complete()
  github.world.rules.length = 0
  expect(await look()).toContain('refuse: no status check is required on main')
  github.world.protectedBranches.set('main', ['build'])
  check('success')
  expect(await look()).toBe('merge')
})

test('without `checks: read` the jobs of GitHub Actions and commit statuses still count, and what is missing is said', async () => {
  const { github, look, check, tip } = await complete()
  github.token.permissions.checks = 'none'
  check('success')
  expect(await look()).toMatch(/^wait: the required check build has not started\. Without `checks: read`/)
  const { world } = github
  world.statuses.push({
    ...{ id: world.nextId(), sha: tip, context: 'build', state: 'success', createdAt: world.now() },
    ...{ description: null, target: null, creator: 'ada' },
  })
  expect(await look()).toBe('merge')
})

test('more checks than fit on a page are all read', async () => {
  const { github, look, check, tip } = await complete()
  check('success')
  for (let n = 0; n < 120; n++)
    addCheckRun(github.world, { sha: tip, name: `part ${n}`, conclusion: 'success', app: builder })
  check('failure', another)
  expect(await look()).toContain('refuse')
})

test('a commit status counts for a check that is bound to an app if it is of that app, and of nobody else', async () => {
  const { github, look, status } = await complete()
  const { id } = addApp(github.world, { slug: 'builder' })
  Object.assign(github.world.rules[0] ?? {}, {
    parameters: { required_status_checks: [{ context: 'build', integration_id: id }] },
  })
  const other = addApp(github.world, { slug: 'another' })
  for (const creator of ['ada', `${other.slug}[bot]`, 'private-app[bot]']) {
    status(creator)
    expect(await look(), creator).toMatch(
      /^wait: the required check build has not started\. A rule accepts build from app/,
    )
  }
  status('builder[bot]', 'pending')
  expect(await look()).toBe('wait: the required check build is still running')
  status('builder[bot]')
  expect(await look()).toBe('merge')
})

test('an app is only asked for where a rule names one', async () => {
  const { github, look, status } = await complete()
  status('builder[bot]')
  expect(await look()).toBe('merge')
  expect(github.requests.filter(({ path }) => path.includes('/apps/'))).toEqual([])
})

test('a base with a merge queue is left to a person, whatever the checks say', async () => {
  const { github, look, check } = await complete()
  check('success')
  github.world.rules.push({ type: 'merge_queue', branches: /^main$/, parameters: {} })
  expect(await look()).toBe(
    'refuse: main takes changes from its merge queue alone; add the pull request to the queue on its page',
  )
})

test('a head that was pushed after the checks, a draft, a closed and a blocked pull request are refused with what to do', async () => {
  const { github, look, check, number, tip } = await complete()
  check('success')
  const { git } = github.world.git
  const { pull } = github.world.issues.get(number) ?? {}
  if (!pull) throw new Error('no pull request')
  pull.mergeableState = 'behind'
  expect(await look()).toContain('refuse: main has moved on, and a rule wants branches to be up to date')
  pull.mergeableState = 'unknown'
  expect(await look()).toContain('wait: GitHub is still finding out')
  pull.mergeableState = 'clean'
  pull.draft = true
  expect(await look()).toBe('refuse: it is a draft; mark it ready for review')
  pull.draft = false
  const later = git('commit-tree', `${tip}^{tree}`, '-p', tip, '-m', 'More')
  git('update-ref', 'refs/heads/work', later)
  expect(await look()).toBe(
    `refuse: it is at ${later.slice(0, 7)}, and the run has checked ${tip.slice(0, 7)}. Start a job of this plan (Actions > Run workflow), which checks what was pushed`,
  )
})

test.each([
  [405, 'At least 1 approving review is required by reviewers with write access.'],
  [405, 'Base branch was modified. Review and try the merge again.'],
  [409, 'Head branch was modified. Review and try the merge again.'],
])('a merge that GitHub refuses with %s is tried once and told in its words: %s', async (what, message) => {
  const { github, number, tip } = await complete()
  github.faults.scripted.push({ on: /^PUT .*\/merge$/, what, message, times: 5 })
  await expect(mergePull(clientAt(github), number, tip)).rejects.toMatchObject({
    code: 'GITHUB_REFUSED',
    message: expect.stringContaining(message.replace(/\.$/, '')),
  })
  expect(github.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('a way of merging that the repository forbids gives way to the next one', async () => {
  const { github, number, tip, check } = await complete()
  check('success')
  github.faults.scripted.push({
    on: /^PUT .*\/merge$/,
    what: 405,
    message: 'Merge commits are not allowed on this repository.',
  })
  await mergePull(clientAt(github), number, tip)
  expect(github.world.issues.get(number)?.pull?.mergedAt).not.toBeNull()
})
