import { expect, test } from 'vitest'
import { lookAtMerge } from '../../../../src/adapter/github/pulls/merge-complete.ts'
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
    const found = await lookAtMerge(clientAt(github), { branch: 'work', tip }, self)
    if (found.kind !== 'open') return found.kind
    expect(found.number).toBe(number)
    return 'why' in found.verdict ? `${found.verdict.kind}: ${found.verdict.why}` : found.verdict.kind
  }
  const check = (conclusion: Parameters<typeof addCheckRun>[1]['conclusion'], app = builder, sha = tip) =>
    addCheckRun(world, { sha, name: 'build', conclusion, app })
  return { github, look, check, tip, main: git('rev-parse', 'main') }
}

test("a required check of another app counts, by its newest word on exactly the run's commit", async () => {
  const { look, check, main } = await complete()
  check('success', builder, main)
  expect(await look()).toBe('wait: the required check build has not started')
  check(null)
  expect(await look()).toBe('wait: the required check build is still running')
  check('timed_out')
  expect(await look()).toBe('refuse: the required check build ended with timed_out')
  check('success')
  expect(await look()).toBe('merge')
  check('failure', another)
  check('success')
  expect(await look(), 'each app has a word').toContain('refuse: the required check build ended with failure')
})

test('a check that is required of one app does not count from another one', async () => {
  const { look, check } = await complete({ integration_id: builder.id })
  check('success', another)
  expect(await look()).toBe('wait: the required check build has not started')
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
