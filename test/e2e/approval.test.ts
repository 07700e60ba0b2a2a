import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, goodAgent, makeProject, type Project, planOf, snapshot } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, refsOf, runOf, stateFile, workRef } from '../support/run-on-disk.ts'

const project = (tasks: Parameters<typeof planOf>[0], agent = goodAgent) => {
  const at = makeProject({ 'plan.json': planOf(tasks) })
  return { ...at, run: ['run', ...at.agent(agent), '--validate', 'true'] }
}

const waitingIn = ({ repo }: Pick<Project, 'repo'>): string => runOf(repo).awaiting?.commit ?? ''

test('RALPH_AUTO_COMMIT=false holds each commit until it is approved; then it is published', async () => {
  const { repo, ralph, run } = project(['A', 'B'])
  const auto = { env: { RALPH_AUTO_COMMIT: 'false' } }
  const first = await ralph(run, auto)
  const sha = waitingIn({ repo })
  expect(first.code, first.stderr).toBe(3)
  expect(first.stdout).toContain(sha)
  expect(first.stdout).toContain(`ralph approve ${sha.slice(0, 12)}`)
  expect(refsOf(repo)).not.toContain(workRef)
  expect(repo.git('log', '-1', '--format=%s', sha)).toBe('ralph[1]: A — Do A')

  const idle = refsOf(repo)
  expect((await ralph(run, auto)).code).toBe(3)
  expect(refsOf(repo), 'a job with nothing to do writes nothing').toBe(idle)

  const wrong = await ralph(['approve', '0123456'])
  expect(wrong.code).toBe(64)
  expect(wrong.stderr).toContain(
    `0123456 does not wait for approval; ${sha.slice(0, 12)} (A, iteration 1) waits for approval: `,
  )

  const ordered = await ralph(['approve'])
  expect(ordered.stdout).toContain(`Done: approve ${sha}. A is done: ${sha.slice(0, 7)} is part of the work.`)
  expect((await ralph(run, auto)).code).toBe(3)
  expect(repo.git('rev-parse', workRef)).toBe(sha)
  await ralph(['approve', waitingIn({ repo }).slice(0, 7)])
  expect((await ralph(run, auto)).code).toBe(0)
  expectSoundRun(repo)
  expect(committedTasks(repo)).toEqual(['A', 'B'])
})

test('a rejected commit is made anew with the reason; its files can be looked at before and after', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph, run, root } = project(['A'])
  await ralph([...run, '--approval', 'iteration'])
  const looked = await ralph(['checkout', '1'])
  expect(looked.code, looked.stderr).toBe(0)
  expect(looked.stdout).toContain('A, waits for approval')
  expect(readFileSync(join(repo.path, 'ralph-checkout-1/A.txt'), 'utf8')).toBe('work of A\n')
  await ralph(['retry', 'A', 'say it louder'])
  await ralph([...run, '--approval', 'iteration'])
  expect(stateFile(repo, 'iterations/0/2/prompt.md')).toContain('say it louder')
  expect((await ralph(['checkout', '1', join(root, 'rejected')])).stdout).toContain('rejected by a person')
  expect(filesBelow(join(root, 'rejected')).sort()).toEqual(['A.txt', 'plan.json'])
})

test('checkout gives a rejected tree, touches nothing of the user, and says why where there is none', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph, run, root } = project([{ id: 'A', max_retries: 0 }])
  await ralph([...run, '--validate', 'test ! -e A.txt'])
  repo.write({ 'mine.txt': 'not committed\n' })
  repo.git('add', 'mine.txt')
  const before = snapshot(repo.path)
  const folder = join(root, 'attempt')
  const end = await ralph(['checkout', '1', folder])
  expect(end.code, end.stderr).toBe(0)
  expect(readFileSync(join(folder, 'A.txt'), 'utf8')).toBe('work of A\n')
  expect(existsSync(join(folder, '.git'))).toBe(false)
  writeFileSync(join(folder, 'note'), 'x')
  const again = await ralph(['checkout', '1', folder])
  expect([again.code, again.stderr]).toEqual([64, expect.stringContaining('already exists')])
  expect(existsSync(join(folder, 'note'))).toBe(true)
  const none = await ralph(['checkout', '7', join(root, 'none')])
  expect([none.code, none.stderr]).toEqual([64, expect.stringContaining('there was no such iteration')])
  expect(existsSync(join(root, 'none'))).toBe(false)
  expect(snapshot(repo.path)).toEqual(before)
})

test('undo takes a commit back after the checks, opens its task again, and the next run does it anew', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph, run } = project(['A', { id: 'B', depends_on: ['A'] }, 'C'])
  expect((await ralph(run)).code).toBe(0)
  const sha = runOf(repo).tasks['A']?.commit ?? ''
  const ordered = await ralph(['undo', '1', 'it', 'is', 'wrong'])
  expect(ordered.stdout).toContain('Tasks that build on A (B) stay done; --reopen-dependents reopens them.')
  expect((await ralph([...run, '--time-budget', '0s'])).code).toBe(2)
  const undone = expectSoundRun(repo)
  expect(committedTasks(repo)).toEqual(['B', 'C'])
  expect(undone.tasks).toMatchObject({ A: { status: 'pending' }, B: { status: 'done' } })
  expect(repo.git('ls-tree', '--name-only', workRef)).toBe('B.txt\nC.txt\nplan.json')
  expect(repo.git('log', '-1', '--format=%s|%(trailers:key=Ralph-Reverts,valueonly,separator=)', workRef)).toBe(
    `ralph[4]: undo of ralph[1], A|${sha}`,
  )
  expect((await ralph(run)).code).toBe(0)
  expectSoundRun(repo)
  expect(stateFile(repo, 'iterations/0/5/prompt.md')).toContain('it is wrong')
  const log = await ralph(['log', '--iteration', '1'])
  expect(log.stdout).toContain('reverted in')
})

test('A13: an undo makes one commit although its job is killed in the middle of the checks', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph, start, moment, moments, agent } = project(['A', 'B'])
  const check = `test -e B.txt && test ! -e A.txt && { touch '${moments}/checking'; test -e '${moments}/go' || sleep 60; }; true`
  const run = ['run', ...agent(goodAgent), '--validate', check]
  expect((await ralph(run)).code).toBe(0)
  await ralph(['undo', '1'])
  const engine = start([...run, '--time-budget', '0s'])
  await moment('checking')
  engine.kill('SIGKILL')
  await engine.ended
  expect(runOf(repo).undos).toHaveLength(1)
  writeFileSync(join(moments, 'go'), '')
  expect((await ralph([...run, '--time-budget', '0s'])).code).toBe(2)
  expectSoundRun(repo)
  expect(committedTasks(repo)).toEqual(['B'])
  expect(eventsOf(repo).filter(({ type }) => type === 'undo_done')).toHaveLength(1)
  expect(repo.git('rev-list', '--count', `main..${workRef}`)).toBe('3')
})

test('orders that no job has taken yet are shown, and judged by what was ordered before them', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph, run } = project([{ id: 'A', max_retries: 0 }])
  expect((await ralph([...run, '--validate', 'test ! -e A.txt'])).code).toBe(1)
  expect((await ralph(['resume'])).stderr).toContain('the run is not paused')
  // It has given the order, and dies before it takes effect.
  await ralph(['pause', 'let me look'], { env: { RALPH_FAILPOINT: 'state.commit:1:kill' } })
  const shown = await ralph(['status'])
  expect(shown.stdout).toMatch(/^On its way {3}pause let me look \(by .+; no job has picked it up yet\)$/m)
  expect(shown.stdout).toContain('Next:\n  Apply the waiting orders:\n    ralph run\n')
  expect((await ralph(['resume'])).code).toBe(0)
  const json = JSON.parse((await ralph(['retry', 'A', '--json'])).stdout)
  expect(json).toMatchObject({ kind: 'ordered', text: 'retry A', at_work: false, dependents: [] })
  expect((await ralph(['retry', 'A'])).stderr).toContain('A is pending')
  expect((await ralph(['retry', 'a'])).stderr).toContain('the plan has no task a. Did you mean A? [')
  expect((await ralph([...run, '--change-rules'])).code).toBe(0)
  expect(JSON.parse((await ralph(['status', '--json'])).stdout).orders).toEqual([])
  const tree = JSON.parse((await ralph(['checkout', '1', '--json'])).stdout)
  expect(tree).toMatchObject({ kind: 'checkout', iteration: 1, fate: 'A, rejected' })
  expect(readFileSync(join(tree.directory, 'A.txt'), 'utf8')).toBe('work of A\n')
  expectSoundRun(repo)
})

test('a hint holds no secret where others can read it, and a long one is not printed whole', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph, run } = project(['A'])
  await ralph(run)
  const token = `ghp_${'a1B2'.repeat(9)}`
  const given = await ralph(['hint', `use ${token}\u001b[31m`])
  expect(given.stdout).toContain('Done: hint use ***.')
  expect(repo.git('log', '--all', '-p')).not.toContain(token)
  await ralph(['hint', `use ${token}`], { env: { RALPH_FAILPOINT: 'state.commit:1:kill' } })
  const [order = ''] = repo.git('for-each-ref', '--format=%(refname)', 'refs/ralph/inbox').split('\n')
  expect(repo.git('log', '-1', '--format=%B', order)).toContain('use ***')
  const long = await ralph(['hint', 'x'.repeat(10_000)])
  expect(long.code).toBe(64)
  expect(long.stderr.length).toBeLessThan(400)
})
