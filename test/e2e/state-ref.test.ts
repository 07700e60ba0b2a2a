import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryAt } from '../support/git-repositories.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, hasRef, runOf, stateRef, workRef } from '../support/run-on-disk.ts'

const hidden = 'refs/ralph/state/demo'

test('5: with state-ref in ralph.yml a run keeps its state outside of the branches, and every command finds it there', {
  tags: 'thorough/story',
}, async () => {
  const project = makeProject({
    'plan.json': planOf(['A', 'B']),
    '.github/ralph.yml': 'state-ref: refs/ralph/state\nremote: origin\napproval: iteration\n',
  })
  const { repo, root, ralph } = project
  const origin = repositoryAt(join(root, 'origin.git'), repo.env)
  repo.git('clone', '--quiet', '--mirror', '.', origin.path)
  repo.git('remote', 'add', 'origin', origin.path)
  const run = ['run', ...project.agent(goodAgent), '--validate', 'true']

  expect((await ralph(['status'])).stderr).toContain('has not been run yet')
  const first = await ralph([...run, '--verbose'])
  expect(first.code, first.stderr).toBe(3)
  expect(first.stdout).toContain(`State  ${hidden}`)
  expect([hasRef(origin, hidden), hasRef(origin, stateRef)]).toEqual([true, false])
  expect((await ralph(['status', '--verbose'])).stdout).toContain(`State     ${hidden} at ${origin.path}`)
  expect((await ralph(['log'])).stdout).toContain('A passed')
  expect((await ralph(['checkout', '1', join(root, 'one')])).code).toBe(0)
  expect((await ralph(['approve'])).code).toBe(0)
  expect((await ralph([...run, '--approval', 'none', '--change-rules'])).code).toBe(0)
  expect((await ralph(['doctor'])).stdout).toContain(hidden)
  expectSoundRun(origin, { state: hidden, work: workRef })
  expect(committedTasks(origin)).toEqual(['A', 'B'])

  repo.git('fetch', '--quiet', 'origin', `${hidden}:${hidden}`)
  expect((await ralph(['replay', 'demo', '--at', '1', '--validate', 'true'])).code).toBe(0)
})

test('5: a state under another name stops the job before a second run begins, and is moved as told', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const { repo, ralph } = project
  const run = ['run', ...project.agent(goodAgent), '--validate', 'true']
  expect((await ralph([...run, '--max-iterations', '1'])).code).toBe(2)
  const moved = await ralph(run, { env: { RALPH_STATE_REF: 'refs/ralph/state' } })
  expect(moved.code).toBe(64)
  expect(moved.stderr).toContain(`The state of this plan is ${stateRef}, but`)
  const tip = repo.git('rev-parse', stateRef)
  const [, command = ''] = /while no job is running: (.+)$/m.exec(moved.stderr) ?? []
  execFileSync('sh', ['-c', command], { cwd: repo.path, env: repo.env, stdio: 'pipe' })
  expect([repo.git('rev-parse', hidden), hasRef(repo, stateRef)]).toEqual([tip, false])
  const last = await ralph([...run, '--state-ref', 'refs/ralph/state'])
  expect(last.code, last.stderr).toBe(0)
  expect(runOf(repo, hidden).counts.succeeded).toBe(2)
  // This machine remembers where the run is; another one does not.
  expect((await ralph(['status', '--verbose'])).stdout).toContain(`State     ${hidden}`)
  const another = { env: { RALPH_HOME: join(project.root, 'another') } }
  for (const command of [run, ['status'], ['pause'], ['log']]) {
    expect((await ralph(command, another)).stderr).toContain(`The state of this plan is ${hidden}, but`)
  }
})
