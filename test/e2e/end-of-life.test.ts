import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareRemote } from '../support/git-repositories.ts'
import { filesBelow, goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import { hasRef, refsOf, stateRef, workRef } from '../support/run-on-disk.ts'

/** A run of two tasks that is complete; its base is checked out in the repository. */
async function finishedRun(flags: readonly string[] = []): Promise<Project> {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']), 'README.md': 'hello\n' })
  if (flags.length > 0) {
    const origin = bareRemote()
    project.repo.git('remote', 'add', 'origin', origin.path)
    project.repo.git('push', '--quiet', 'origin', 'main')
  }
  const { code, stderr } = await project.ralph(['run', ...flags, ...project.agent(goodAgent)])
  expect(code, stderr).toBe(0)
  return project
}

const filesOfRuns = ({ root }: Project): string[] =>
  filesBelow(join(root, 'ralph-home')).filter((file) => file.includes('demo/'))

test('a finished run is listed, finished by the commands that are printed, and deleted without a trace', async () => {
  const project = await finishedRun()
  const { repo, ralph } = project
  expect((await ralph(['list'])).stdout).toMatch(/^demo +this repository +2\/2 .* complete$/m)

  const refused = await ralph(['delete', 'demo'])
  expect(refused.code, refused.stdout).toBe(3)
  expect(refused.stderr).toContain('[WORK_UNMERGED]')
  expect(hasRef(repo, stateRef)).toBe(true)

  const printed = await ralph(['finish'])
  expect(printed.code, printed.stderr).toBe(3)
  const [line = 'false'] = printed.stdout.split('\n').filter((one) => one.startsWith('    git '))
  repo.git('-c', 'alias.sh=!sh', 'sh', '-ec', line)
  expect((await ralph(['finish'])).stdout).toContain('main holds the work of this run.')

  const shown = refsOf(repo)
    .split('\n')
    .filter((ref) => ref.includes('/ralph/'))
  const removed = await ralph(['delete', 'demo'])
  expect(removed.code, removed.stderr).toBe(0)
  for (const ref of shown) expect(removed.stdout).toContain(ref.split(' ')[1])
  expect(refsOf(repo)).not.toContain('/ralph/')
  expect(filesOfRuns(project)).toEqual([])
})

test('where the base is checked out nowhere, finish moves it, and the tree stays as it is', async () => {
  const { repo, ralph } = await finishedRun()
  repo.git('switch', '--quiet', '--create', 'side')
  const end = await ralph(['finish', '--squash'])
  expect(end.code, end.stderr).toBe(0)
  expect(repo.git('log', '--format=%s', 'side..main')).toBe('Carry out demo (2 tasks)')
  expect(repo.git('diff', '--stat', 'main', workRef)).toBe('')
  expect(repo.git('status', '--porcelain')).toBe('')
  // A squashed commit holds the work as well.
  expect((await ralph(['delete', 'demo'])).code).toBe(0)
})

test('a delete that is killed between two refs is ended by the same command', async () => {
  const project = await finishedRun()
  const { repo, ralph } = project
  const killed = await ralph(['delete', 'demo', '--force'], { env: { RALPH_FAILPOINT: 'remote.pushed:1:kill' } })
  expect(killed.code).toBe(137)
  expect([hasRef(repo, workRef), hasRef(repo, stateRef)]).toEqual([false, true])
  const again = await ralph(['delete', 'demo', '--force'])
  expect(again.code, again.stderr).toBe(0)
  expect(refsOf(repo)).not.toContain('/ralph/')
  expect(filesOfRuns(project)).toEqual([])
  expect((await ralph(['delete', 'demo', '--force'])).stderr).toContain('[RUN_UNKNOWN]')
})

test('a path in the place of a name removes nothing', async () => {
  const project = await finishedRun()
  expect((await project.ralph(['delete', '..', '--force'])).stderr).toContain('[RUN_UNKNOWN]')
  expect(existsSync(join(project.root, 'ralph-home'))).toBe(true)
  expect(filesOfRuns(project)).not.toEqual([])
})

test('status, where the run is at origin and this machine does not know it, reads it there and says so', async () => {
  const project = await finishedRun(['--remote', 'origin'])
  const { code, stdout, stderr } = await project.ralph(['status'], { env: { RALPH_HOME: join(project.root, 'other') } })
  expect([code, stderr]).toEqual([0, 'This run is kept at origin: what follows is read there (--remote origin).\n'])
  expect(stdout).toContain('2 of 2 tasks done')
  expect(stdout).not.toContain('force')
})
