import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryAt } from '../support/git-repositories.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, refsOf, runOf } from '../support/run-on-disk.ts'

/** A project whose run is kept in a bare repository, which is reached as a server is. */
function kept(tasks: Parameters<typeof planOf>[0], agent = goodAgent) {
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const path = join(project.root, 'origin.git')
  project.repo.git('clone', '--quiet', '--bare', '.', path)
  const remote = ['--remote', `file://${path}`]
  const run = ['run', ...remote, ...project.agent(agent), '--validate', 'true']
  return { ...project, origin: repositoryAt(path, project.repo.env), remote, run }
}

test('without a job an order takes effect at once, and a command that is killed after its write loses nothing', async () => {
  const { origin, ralph, remote, run } = kept(['A', 'B', { id: 'C', depends_on: ['B'] }])
  expect((await ralph([...run, '--max-iterations', '1'])).code).toBe(2)
  const skipped = await ralph(['skip', 'B', 'no longer wanted', ...remote])
  expect(skipped.stdout).toContain(
    'Done: skip B no longer wanted. B is skipped. Tasks that depend on it cannot start: C.',
  )
  expect(runOf(origin)).toMatchObject({ lease: null, tasks: { B: { status: 'skipped' } } })

  const killed = await ralph(['retry', 'B', 'mind it', ...remote], {
    env: { RALPH_FAILPOINT: 'state.commit-pushed:1:kill' },
  })
  expect(killed.code).toBe(137)
  expect(runOf(origin).tasks['B']?.status).toBe('pending')
  expect((await ralph(['orders', ...remote])).stdout).toContain('No order is waiting.')
  expect((await ralph(['pause', 'let me look', ...remote])).stdout).toContain('Done: pause let me look.')
  expect((await ralph(run)).stdout).toContain('The run is paused: let me look')
  expect((await ralph(['resume', ...remote])).stdout).toContain('Done: resume. The run is no longer paused.')

  const end = await ralph(run)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(eventsOf(origin).filter(({ type }) => type === 'task_reopened')).toHaveLength(1)
  expect(committedTasks(origin).sort()).toEqual(['A', 'B', 'C'])
  expect(refsOf(origin)).not.toContain('refs/ralph/inbox/')
  expectSoundRun(origin)
})

test('an order for a job at work waits, is listed, and is withdrawn; a command that is killed before its write is obeyed later', {
  tags: 'thorough/story',
}, async () => {
  const wait = `touch "$MOMENTS/at-work"; while ! test -e "$MOMENTS/go"; do sleep 0.05; done`
  const agent = `test "$RALPH_TASK_ID" != A || { ${wait}; }\n${goodAgent}`
  const { origin, ralph, remote, run, start, moment, moments } = kept(['A', 'B', 'C', 'D'], agent)
  const engine = start(run)
  await moment('at-work')
  const given = await ralph(['skip', 'B', ...remote])
  expect(given.stdout).toMatch(
    /^Ordered: skip B\. .* picks it up within a minute\..* orders .*withdraw \d+-[0-9a-f]{8}`$/m,
  )
  const hinted = await ralph(['hint', 'C', 'mind it', ...remote])
  expect(hinted.stdout).toContain('The next attempt of C reads it.')
  const { waiting } = JSON.parse((await ralph(['orders', '--json', ...remote])).stdout)
  expect(waiting).toMatchObject([
    { text: 'skip B', by: 'Test User', task: 'B' },
    { text: 'hint C mind it', task: 'C' },
  ])
  const withdrawn = await ralph(['orders', 'withdraw', waiting[0].id, ...remote])
  expect(withdrawn.stdout).toContain('Withdrawn: skip B (by Test User).')
  expect((await ralph(['orders', 'withdraw', waiting[0].id, ...remote])).code).toBe(64)
  writeFileSync(join(moments, 'go'), '')
  expect((await engine.ended).code).toBe(0)
  expect(committedTasks(origin).sort()).toEqual(['A', 'B', 'C', 'D'])
  expect(eventsOf(origin).flatMap((event) => (event.type === 'command_taken' ? [event.text] : []))).toEqual([
    'hint C mind it',
  ])
  const late = await ralph(['orders', 'withdraw', waiting[1].id, ...remote])
  expect([late.code, late.stderr]).toEqual([64, expect.stringContaining('a job has picked up')])

  const killed = await ralph(['undo', '4', 'no', ...remote], { env: { RALPH_FAILPOINT: 'state.commit:1:kill' } })
  expect(killed.code).toBe(137)
  expect((await ralph(['orders', ...remote])).stdout).toContain('undo 4 no (by Test User')
  const other = await ralph(['remember', 'gotcha: mind the zone', ...remote])
  expect(other.stdout).toContain(
    'Done: undo 4 no (by Test User, waiting until now). The next job reverts the commit of iteration 4.',
  )
  expect(runOf(origin).undos).toHaveLength(1)
  expectSoundRun(origin)
})

test('an order that came to nothing stays to see, with its reason, until the job after it has ended', {
  tags: 'thorough/story',
}, async () => {
  const { origin, ralph, remote, run } = kept(['A', 'B'])
  expect((await ralph([...run, '--max-iterations', '1'])).code).toBe(2)
  // As two clones give it at once: the second one is right when it is given, and wrong when it is taken.
  const text = JSON.stringify({ at: '2026-01-01T00:00:00Z', by: 'Bob', text: 'retry A again' })
  const commit = origin.git('commit-tree', 'main^{tree}', '-m', text)
  origin.git('update-ref', 'refs/ralph/inbox/demo/20260101000000000-00000000', commit)
  const skipped = await ralph(['skip', 'B', ...remote])
  expect(skipped.stdout).toContain('Refused: retry A again (by Bob, waiting until now): A is done;')
  for (const where of ['status', 'orders']) {
    expect((await ralph([where, ...remote])).stdout).toContain('retry A again (by Bob')
  }
  expect((await ralph(run)).code).toBe(0)
  expect((await ralph(['orders', ...remote])).stdout).not.toContain('retry A again')
})
