import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import {
  committedTasks,
  eventsOf,
  expectSoundRun,
  runOf,
  stateFile,
  stateRef,
  workRef,
} from '../support/run-on-disk.ts'

const promptOf = ({ repo }: Project, iteration: number): string =>
  stateFile(repo, `iterations/0/${iteration}/prompt.md`)

/** Refuses task B with words that nobody else uses, and leaves the rest alone. */
const refusesB = 'test ! -e B.txt || { echo "BROKEN-BY-B $(cat B.txt)"; exit 1; }'

test('A1, A8: a failure takes nothing back of the success before it', async () => {
  const tasks = ['A', { id: 'B', max_retries: 0 }, { id: 'C', depends_on: ['A'] }]
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const end = await project.ralph(['run', ...project.agent(goodAgent), '--validate', refusesB])
  expect(end.code).toBe(1)
  const run = expectSoundRun(project.repo)
  expect(Object.entries(run.tasks).map(([id, { status }]) => `${id} ${status}`)).toEqual([
    'A done',
    'B failed',
    'C done',
  ])
  expect(committedTasks(project.repo)).toEqual(['A', 'C'])
})

test('A2: a task gets one attempt and its retries, however the plan is kept', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'B', max_retries: 2 }]) })
  const end = await project.ralph(['run', ...project.agent(goodAgent), '--validate', refusesB])
  expect(end.code).toBe(1)
  expect(expectSoundRun(project.repo).counts).toMatchObject({ failed: 3, succeeded: 0 })
})

test('A12: a failure is told to the retry of its own task and to nobody else', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', { id: 'B', max_retries: 1 }, 'C']) })
  await project.ralph(['run', ...project.agent(goodAgent), '--validate', refusesB])
  expect(eventsOf(project.repo).flatMap((event) => (event.type === 'attempt_started' ? event.task : []))).toEqual([
    'A',
    'B',
    'B',
    'C',
  ])
  const [, first, second, retry, other] = [0, 1, 2, 3, 4].map((number) =>
    number === 0 ? '' : promptOf(project, number),
  )
  expect(first).not.toContain('Notes of')
  expect(second).toContain('Notes of A.')
  expect(retry).toContain('BROKEN-BY-B work of B')
  expect(other).not.toContain('BROKEN-BY-B work of B')
  expect(other, 'what was rolled back is not remembered as done').not.toContain('Notes of B.')
  expect(other).toContain('Notes of A.')
})

test('an edited plan is taken over by the next job; done tasks stay done', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const command = ['run', ...project.agent(goodAgent), '--validate', 'true']
  await project.ralph([...command, '--max-iterations', '1'])
  const description = 'Write it in another way.'
  project.repo.write({ 'plan.json': planOf(['A', { id: 'D', order: 0 }, { id: 'C', description }]) })
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['A', 'D', 'C'])
  expect(promptOf(project, 3)).toContain(description)
  expect(eventsOf(project.repo)).toContainEqual(
    expect.objectContaining({ type: 'plan_changed', removed: ['B'], modified: ['C'] }),
  )
})

test('an edit of done tasks is refused by name with what helps, and the rest of it is taken; undo lets it count', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const command = ['run', ...project.agent(goodAgent), '--validate', 'true']
  await project.ralph([...command, '--max-iterations', '2'])
  project.repo.write({ 'plan.json': planOf([{ id: 'B', description: 'Something else.' }, 'C', 'D']) })
  const end = await project.ralph(command)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(committedTasks(project.repo)).toEqual(['A', 'B', 'C', 'D'])
  const status = (await project.ralph(['status', '--verbose'])).stdout
  expect(status).toContain('An edit of the plan is not adopted: Task "A" is done, so it stays in the plan.')
  expect(status).toContain('Task "B" is done, so its new description is not taken. `ralph redo 2` with a reason')
  await project.ralph(['undo', '2'])
  expect((await project.ralph(command)).code).toBe(0)
  expect(promptOf(project, 6)).toContain('Something else.')
  expectSoundRun(project.repo)
})

test('a job ended as complete with new tasks on disk: it looks at the plan file before it says so', {
  tags: 'thorough/story',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const wait = `touch "$MOMENTS/at-work"; while ! test -e "$MOMENTS/go"; do sleep 0.05; done`
  const agent = project.agent(`test "$RALPH_TASK_ID" != A || { ${wait}; }\n${goodAgent}`)
  const engine = project.start(['run', ...agent, '--validate', 'true'])
  await project.moment('at-work')
  project.repo.write({ 'plan.json': planOf(['A', 'B']) })
  writeFileSync(join(project.moments, 'go'), '')
  const end = await engine.ended
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(committedTasks(project.repo)).toEqual(['A', 'B'])
  expect(eventsOf(project.repo).filter(({ type }) => type === 'lease_taken')).toHaveLength(1)
  expectSoundRun(project.repo)
})

test('A11, B6: --fresh begins a new run: numbers go on, history stays, nothing old is remembered', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const agent = project.agent(`${goodAgent}\necho "$RALPH_ITERATION" > number.txt`)
  expect((await project.ralph(['run', ...agent, '--validate', 'true'])).code).toBe(0)
  const [state, work, run] = [
    project.repo.git('rev-parse', stateRef),
    project.repo.git('rev-parse', workRef),
    runOf(project.repo),
  ]
  expect((await project.ralph(['run', '--fresh', ...agent, '--validate', 'true'])).code).toBe(0)
  const fresh = expectSoundRun(project.repo)
  expect(fresh.run).not.toBe(run.run)
  expect(fresh).toMatchObject({ iteration: 4, counts: { succeeded: 2 } })
  project.repo.git('merge-base', '--is-ancestor', state, stateRef)
  project.repo.git('merge-base', '--is-ancestor', work, workRef)
  expect(promptOf(project, 3)).not.toContain('Notes of')
  expect(promptOf(project, 1)).not.toBe('')
})

test('known-red: an accepted failure of the baseline does not count, a new one does', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', { id: 'B', max_retries: 0 }]) })
  const checks = ['--validate', 'echo "OLD FAULT"; test -e fixed', '--validate', refusesB]
  const agent = project.agent(goodAgent)
  expect((await project.ralph(['run', ...agent, ...checks])).code).toBe(1)
  expect(runOf(project.repo).iteration).toBe(0)
  const end = await project.ralph(['run', '--known-red', '--change-rules', ...agent, ...checks])
  expect(end.code).toBe(1)
  const run = expectSoundRun(project.repo)
  expect(run.baseline).toMatchObject({ red: ['echo "OLD FAULT"; test -e fixed'], accepted: true })
  expect(run.tasks).toMatchObject({ A: { status: 'done' }, B: { status: 'failed' } })
  expect(promptOf(project, 1), 'the agent knows what is not its fault').toContain('OLD FAULT')
})

test('commits of a person on the work branch are kept and built upon', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const command = ['run', ...project.agent(goodAgent), '--validate', 'true']
  await project.ralph([...command, '--max-iterations', '1'])
  project.repo.git('switch', '--quiet', 'ralph/work/demo')
  const mine = project.repo.commit('A remark', { 'remark.txt': 'x\n' })
  project.repo.git('switch', '--quiet', 'main')
  expect((await project.ralph(command)).code).toBe(0)
  expect(project.repo.git('rev-parse', `${workRef}~1`)).toBe(mine)
  const run = runOf(project.repo)
  expect(run.work).toBe(project.repo.git('rev-parse', workRef))
})

test('set-up runs once for a workspace, and again where it was thrown away', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']), '.gitignore': 'deps/\n' })
  const count = join(project.root, 'set-ups')
  const command = [
    'run',
    ...project.agent(goodAgent),
    '--setup',
    `mkdir -p deps; echo x >> '${count}'`,
    '--validate',
    'test -d deps',
  ]
  await project.ralph([...command, '--max-iterations', '1'])
  expect(existsSync(count)).toBe(true)
  expect((await project.ralph(command)).code).toBe(0)
  expect(readFileSync(count, 'utf8')).toBe('x\n')
  expectSoundRun(project.repo)
})
