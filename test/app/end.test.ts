import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { clientAt } from '../support/github/client.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { trackerAt } from '../support/github/tracker.ts'
import { chainOf } from '../support/run-state.ts'

/** A run that Ada began and that no attempt can pass. */
async function hopeless() {
  const here = world({ plan: chainOf(1), check: () => false })
  // The baseline is green: only attempts fail.
  here.check = ({ label }) => label === 'baseline'
  const github = await loopbackGitHub({ now: here.clock.now })
  github.user('ada', 'write')
  github.issue('github-actions[bot]', 'A run')
  const tracker = (more: Partial<ReturnType<typeof trackerAt>> = {}) => ({
    ...trackerAt(github, {
      github: clientAt(github),
      wait: async (ms) => here.clock.set(here.clock.now() + ms),
    }),
    ...more,
  })
  const run = (more = {}) => here.run({ tracker: tracker(more), job: { startedBy: 'ada' } })
  const calls = () => [...github.world.comments.values()].filter(({ body }) => body.includes('@ada'))
  return { here, github, run, calls }
}

test('a run that is stuck calls whoever began it, once, and a quiet job afterwards writes nothing', async () => {
  const { here, run, calls } = await hopeless()
  expect((await run()).reason.kind).toBe('stuck')
  expect(calls()).toHaveLength(1)
  expect(calls()[0]?.body).toContain('/ralph retry TASK-1')
  const commits = here.remote.history.length
  await run()
  await run()
  expect(here.remote.history.length).toBe(commits)
  expect(calls()).toHaveLength(1)
  expect(stateOf(here)).toMatchObject({ lease: null, started_by: 'ada' })
  expectSound(here)
})

test('a job that dies between writing the call and telling it leaves it to the next one', async () => {
  const { here, run, calls } = await hopeless()
  const dead = new Error('killed')
  const mute = {
    deliver: async () => {
      here.remote.beforeCommit = () => {
        throw dead
      }
      throw dead
    },
  }
  await expect(run(mute)).rejects.toThrow()
  here.remote.beforeCommit = () => undefined
  here.fate = () => 'gone'
  await run()
  await run()
  expect(calls()).toHaveLength(1)
})

test('a run that is stuck anew calls again', async () => {
  const { here, github, run, calls } = await hopeless()
  await run()
  here.clock.set(here.clock.now() + 60_000)
  github.comment('ada', 1, '/ralph retry TASK-1')
  expect((await run()).reason.kind).toBe('stuck')
  expect(eventsOf(here, 'task_reopened')).toHaveLength(1)
  expect(calls()).toHaveLength(2)
})
