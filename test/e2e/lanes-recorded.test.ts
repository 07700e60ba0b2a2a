import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RunState } from '../../src/schema/run/run-state.ts'
import { leftovers, makeProject, planOf } from '../support/project.ts'
import { callsIn, fileAt, replay } from '../support/replaying.ts'
import { committedTasks, expectSoundRun } from '../support/run-on-disk.ts'

/** Agents of one after the other: the later a task is in the plan, the sooner it ends. */
const script = `cat > /dev/null
case $RALPH_TASK_ID in ONE) sleep 1.2;; TWO) sleep 0.8;; THREE) sleep 0.4;; esac
echo "$RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
echo '{"summary":"Did '$RALPH_TASK_ID'.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`

test('a job with lanes is recorded, and replayed one call after the other to the same commits and the same reason', async () => {
  const project = makeProject({ 'plan.json': planOf(['ONE', 'TWO', 'THREE', 'FOUR']) })
  const recording = join(project.root, 'recording')
  const agent = [...project.agent(script), '--record', recording]
  const end = await project.ralph(['run', ...agent, '--lanes', '3', '--validate', 'test ! -e bad'])
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  const run = expectSoundRun(project.repo)
  expect(callsIn(recording)).toHaveLength(4)
  const replayed = await replay(project, [recording])
  expect(replayed).toMatchObject({ ended: null })
  const now = RunState.parse(JSON.parse(fileAt(replayed, `${replayed.state}:run.json`)))
  expect(now.counts).toMatchObject({ succeeded: run.counts.succeeded })
  expect(Object.entries(now.tasks).map(([id, { status }]) => [id, status])).toEqual(
    Object.keys(run.tasks).map((id) => [id, 'done']),
  )
  expect(committedTasks(project.repo)).toHaveLength(4)
  expect(replayed.differences).toEqual([])
  expect(await leftovers(project)).toEqual([])
})
