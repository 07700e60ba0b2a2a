import { expect, test } from 'vitest'
import { eventsOf, expectSound, world } from '../support/fake-job.ts'
import { chainOf, planOf } from '../support/run-state.ts'

test('C21: an attempt that changed files outside of the workspace fails by name, and is not kept', async () => {
  const outside = ['GITHUB_ENV, a file of the runner, was changed and put back']
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }), script: () => ({ outside }) })
  await here.run()
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'guard', why: outside[0], rejected: null }])
  expect(here.remote.work).toBeNull()
  expectSound(here)
})

test('C20: an agent that fills the disk has failed; its workspace is thrown away and set up again', async () => {
  const end = { kind: 'error', what: 'disk', message: '3 MiB are left of 900 MiB that were free' } as const
  let discarded = 0
  const here = world({ plan: chainOf(1), script: ({ attempt }) => (attempt === 1 ? { end } : {}) })
  let setUps: readonly unknown[] = []
  await here.run({
    workspace: (workspace) => {
      const discard = workspace.discard
      workspace.discard = async () => {
        discarded++
        await discard()
      }
      setUps = workspace.setUps
    },
  })
  expect(discarded).toBe(1)
  expect(setUps).toHaveLength(2)
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    { cause: 'agent_error', why: expect.stringContaining('filled the disk: 3 MiB'), rejected: null, usage: { usd: 1 } },
  ])
  expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(1)
  expectSound(here)
})

test('C20: a check that fills the disk fails the attempt; nothing runs after it, and the workspace is made anew', async () => {
  let discarded = 0
  let setUps: readonly unknown[] = []
  const here = world({
    plan: chainOf(1),
    settings: { validate: ['one', 'two'] },
    check: ({ check, label }) => (check.name === 'one' && label === 'iteration-1' ? { filled_disk: true } : true),
  })
  await here.run({
    workspace: (workspace) => {
      const discard = workspace.discard
      workspace.discard = async () => {
        discarded++
        await discard()
      }
      setUps = workspace.setUps
    },
  })
  expect(discarded).toBe(1)
  expect(setUps).toHaveLength(2)
  const first = here.checkRuns.filter(({ label }) => label.startsWith('iteration-1'))
  expect(first.map(({ name }) => name)).toEqual(['one'])
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([
    {
      cause: 'checks',
      why: expect.stringContaining('one was ended after 1s because the disk was full; two has no result'),
    },
  ])
  expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(1)
  expectSound(here)
})

test('C20: a baseline that fills the disk is red, and its workspace is thrown away', async () => {
  const here = world({ plan: chainOf(1), check: () => ({ filled_disk: true }) })
  expect((await here.run()).reason).toMatchObject({ kind: 'blocked' })
  expect(here.requests).toEqual([])
  expectSound(here)
})
