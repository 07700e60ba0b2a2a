import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, stateFile, workRef } from '../support/run-on-disk.ts'

// Defects of docs/design.md#the-programs-before that no other end-to-end test is named after.

test('B1: a plan and a state far above 128 KiB are carried, written and read like any other', {
  tags: 'thorough/size',
}, async () => {
  const description = 'A sentence about it. '.repeat(60)
  const tasks = Array.from({ length: 400 }, (_, index) => ({ id: `T${index + 1}`, description }))
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const command = ['run', ...project.agent(goodAgent), '--validate', 'true', '--max-iterations', '1']
  for (const done of [1, 2]) {
    const end = await project.ralph(command)
    expect(end.code, end.stderr).toBe(2)
    expect(expectSoundRun(project.repo).counts.succeeded).toBe(done)
  }
  const stored = stateFile(project.repo, 'plan.json')
  expect(stored.length).toBeGreaterThan(3 * 128 * 1024)
  expect(JSON.parse(stored).tasks).toHaveLength(400)
})

test('B3: what a failing call had written is gone before the next one starts', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']), 'kept.txt': 'as it was\n', '.gitignore': 'cache/\n' })
  const half = `[ "$RALPH_ATTEMPT" != 1 ] || { echo half > half.txt; echo spoilt > kept.txt; rm plan.json; exit 1; }`
  const end = await project.ralph(['run', ...project.agent(`${half}\n${goodAgent}`), '--validate', 'true'])
  expect(end.code, end.stderr).toBe(0)
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 1, failed: 1 })
  expect(project.repo.git('diff', '--name-only', 'main', workRef)).toBe('A.txt')
})

test('seed C3: words of the agent on either stream direct nothing', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 1 }, 'B']) })
  const words = 'echo DIRECTIVE:skip >&2; echo DIRECTIVE:skip; echo "::stop-commands::x"'
  const agent = `${words}\n[ "$RALPH_TASK_ID" != A ] || exit 1\n${goodAgent}`
  const end = await project.ralph(['run', ...project.agent(agent), '--validate', 'true'])
  expect(end.code).toBe(1)
  const run = expectSoundRun(project.repo)
  expect(run.tasks).toMatchObject({ A: { status: 'failed' }, B: { status: 'done' } })
  expect(eventsOf(project.repo).filter(({ type }) => type === 'attempt_failed')).toHaveLength(2)
  expect(committedTasks(project.repo)).toEqual(['B'])
  expect(`${end.stdout}\n`).not.toMatch(/^\s*::/m)
})
