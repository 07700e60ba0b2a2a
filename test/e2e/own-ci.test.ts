import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { tempRepo } from '../support/git-repositories.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { publishedRepository } from '../support/published-repository.ts'
import { logOf } from '../support/workflow/own-repository.ts'
import { workflowRunner } from '../support/workflow/run-workflow.ts'

const root = resolve(import.meta.dirname, '../..')

test('our CI’s job with `uses: ./` passes: the action of the checkout, a sample plan, a recording in the model’s place', {
  tags: 'thorough/story',
}, async () => {
  const { jobs } = parse(readFileSync(resolve(root, '.github/workflows/ci.yml'), 'utf8'))
  const workflow = { on: 'workflow_dispatch', permissions: {}, jobs: { action: jobs.action } }
  const github = await loopbackGitHub()
  const repository = tempRepo()
  // As checkout leaves it: an archive lacks what only developers need, and the job reads test/fixtures.
  const { path, commit } = publishedRepository()
  repository.git('fetch', '--quiet', path, 'main')
  repository.git('checkout', '--quiet', commit, '--', '.')
  repository.commit('All files', { '.github/workflows/one.yml': stringify(workflow) })
  repository.git('push', '--quiet', github.world.git.path, 'HEAD:refs/heads/main')
  const actions = workflowRunner(github)
  actions.dispatch('one.yml')
  const [run] = await actions.settled()
  expect(run?.conclusion, logOf(run)).toBe('success')
  expect(run?.jobs['action']?.steps.map(({ conclusion }) => conclusion)).not.toContain('skipped')
})
