import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dispatches, pullsOf, repository, warningsIn } from '../support/github/action-repository.ts'
import { goodAgent } from '../support/project.ts'
import { eventsOf, runOf } from '../support/run-on-disk.ts'

test('the default branch is renamed while an agent works: this job goes on with it, and the next one merges from it', {
  tags: 'thorough/story',
  timeout: 90_000,
}, async () => {
  const here = await repository(['A', 'B'])
  const { github, job } = here
  const { world } = github
  const wait = `touch "$MOMENTS/here"; while [ ! -e "$MOMENTS/renamed" ]; do sleep 0.1; done`
  const working = here.start(`${wait}\n${goodAgent}`, { 'max-iterations': '1' })
  await job.project.moment('here')
  // As GitHub does it: git is not redirected.
  world.git.git('branch', '-m', 'main', 'trunk')
  world.defaultBranch = 'trunk'
  mkdirSync(join(job.project.moments, 'renamed'))
  const first = await working.ended
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  expect(pullsOf(here)).toMatchObject([{ base: 'trunk' }])
  expect(dispatches(here).map(({ payload }) => payload['ref'])).toEqual(['trunk'])
  expect(warningsIn(first)).toBe('')

  const commit = job.project.repo.commit('New on trunk', { 'new.txt': 'new' })
  job.project.repo.git('push', '--quiet', world.git.path, 'HEAD:refs/heads/trunk')
  const empty = join(job.project.root, 'empty')
  mkdirSync(empty)
  const env = { GITHUB_REF: 'refs/heads/trunk', GITHUB_SHA: commit, GITHUB_WORKSPACE: empty }
  const next = await here.run({ inputs: { command: 'intake' }, env })
  expect(next.outputs, next.log).toMatchObject({ due: 'true', status: 'baseline' })
  expect(next.log).toContain('the base branch main is called trunk from now on')
  expect(runOf(world.git)).toMatchObject({ base: commit, base_branch: 'trunk' })
  expect(eventsOf(world.git).filter(({ type }) => type === 'base_renamed')).toMatchObject([
    { from: 'main', to: 'trunk' },
  ])
})
