import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countedGit } from '../support/counted-git.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

/** Looks at the repository, at its settings and at the remote: `npm run bench` tells what it takes. */
const lookingAtAll = ['config', 'ls-remote', 'rev-parse']

test('An iteration with one check starts seven git processes, and a job with nothing to do three', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C', 'D']) })
  const origin = join(project.root, 'origin.git')
  project.repo.git('clone', '--quiet', '--bare', '.', origin)
  const git = countedGit(project.root, project.env['PATH'])
  const agent = project.agent(`echo agent >> '${git.log}'\n${goodAgent}`)
  const command = ['run', '--remote', origin, ...agent, '--validate', 'true', '--confinement', 'none']
  const first = await project.ralph(command, { env: git.env })
  expect(first.code, first.stdout + first.stderr).toBe(0)

  const [, second = []] = iterations(git.take())
  expect(second.toSorted()).toEqual([
    // None for a check that changed nothing and left nothing.
    ...['ls-remote', 'pack-objects', 'push', 'status', 'status', 'update-index', 'write-tree'],
  ])

  const again = await project.ralph(command, { env: git.env })
  expect(again.code, again.stderr).toBe(0)
  expect(git.take().toSorted()).toEqual(lookingAtAll)
})

test('An attempt in a lane begins without a fetch, though others have landed since the one before it', async () => {
  const tasks = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((id) => ({ id, depends_on: [] }))
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const git = countedGit(project.root, project.env['PATH'])
  const command = ['run', '--lanes', '3', ...project.agent(goodAgent), '--validate', 'true', '--confinement', 'none']
  const end = await project.ralph(command, { env: git.env })
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const operations = git.take()
  expect(operations.filter((name) => name === 'merge-tree').length, operations.join(' ')).toBeGreaterThan(2)
  expect(operations.filter((name) => name === 'fetch')).toEqual([])
  // Tags are listed once for each lane.
  expect(operations.filter((name) => name === 'for-each-ref').length).toBeLessThanOrEqual(4)
})

test('Commands about a run list the remote once and read its state by one process', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const git = countedGit(project.root, project.env['PATH'])
  const origin = join(project.root, 'origin.git')
  project.repo.git('clone', '--quiet', '--bare', '.', origin)
  project.repo.git('remote', 'add', 'origin', origin)
  const run = async (command: readonly string[], code: number): Promise<readonly string[]> => {
    const end = await project.ralph([...command], { env: git.env })
    expect(end.code, end.stdout + end.stderr).toBe(code)
    return git.take().toSorted()
  }
  const sendsOrder = ['commit-tree', 'mktree', 'push']
  // The second look is at origin, where the run could be.
  expect(await run(['hint', 'A', 'a word'], 0)).toEqual([...lookingAtAll, 'ls-remote', ...sendsOrder].toSorted())

  const job = ['run', ...project.agent(goodAgent), '--validate', 'true', '--confinement', 'none']
  const first = await project.ralph([...job, '--run-iterations', '1'], { env: git.env })
  expect(first.code, first.stdout + first.stderr).toBe(2)
  git.take()
  expect(await run([...job, '--dry-run'], 0)).toEqual(['cat-file', ...lookingAtAll])
  // The changes to read first are one more.
  expect(await run(['status'], 0)).toEqual(['cat-file', ...lookingAtAll, 'diff-tree'].toSorted())
  const takesOrder = ['cat-file', 'ls-remote', 'push', 'push']
  expect(await run(['hint', 'B', 'a word'], 0)).toEqual(
    ['cat-file', ...lookingAtAll, ...sendsOrder, ...takesOrder].toSorted(),
  )
})

/** What lies between the agent calls. */
function iterations(operations: readonly string[]): string[][] {
  const ends = operations.flatMap((name, at) => (name === 'agent' ? [at] : []))
  return ends.slice(1).map((end, at) => operations.slice((ends[at] ?? 0) + 1, end))
}
