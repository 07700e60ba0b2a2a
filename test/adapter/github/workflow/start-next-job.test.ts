import { expect, test } from 'vitest'
import { startNextJob } from '../../../../src/adapter/github/workflow/start-next-job.ts'
import { clientAt } from '../../../support/github/client.ts'
import { loopbackGitHub } from '../../../support/github/loopback.ts'
import { addWorkflow } from '../../../support/github/workflows.ts'

async function garden(branches: readonly string[]) {
  const github = await loopbackGitHub({ files: { 'a.txt': 'a' } })
  addWorkflow(github.world, '.github/workflows/ralph.yml')
  for (const branch of branches) github.world.git.git('branch', branch, 'main')
  const start = (branch: string) =>
    startNextJob(clientAt(github), { workflow: 'ralph.yml', branch, chain: 3, plan: 'plan.json' })
  const started = () =>
    github.world.triggers.map(({ payload }) => [payload['ref'], (payload['inputs'] as { chain: string }).chain])
  return { github, start, started }
}

test('a branch that is gone, as after it was renamed, gives way to the default one, and one job is started', async () => {
  const { github, start, started } = await garden(['trunk'])
  github.world.defaultBranch = 'trunk'
  github.world.git.git('symbolic-ref', 'HEAD', 'refs/heads/trunk')
  github.world.git.git('branch', '-D', 'main')
  expect(await start('main')).toBeUndefined()
  expect(started()).toEqual([['trunk', '3']])
  expect(github.counts()).toEqual({
    'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches': 2,
    'GET /repos/{owner}/{repo}': 1,
  })
})

test('H11: where that one is the default, or cannot be asked for, the refusal is said', async () => {
  const { github, start, started } = await garden([])
  github.world.defaultBranch = 'gone'
  expect(await start('gone')).toContain('No ref found for: gone')
  github.world.defaultBranch = 'main'
  github.token.permissions.metadata = 'none'
  expect(await start('gone')).toContain('No ref found for: gone')
  expect(started()).toEqual([])
})
