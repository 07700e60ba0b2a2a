import { expect, test } from 'vitest'
import type { RunMemory } from '../../src/core/run/stored/memory.ts'
import { stateOf, type World, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

/** A run of two iterations, and its state as it was after the first. */
async function movedBack(): Promise<World> {
  const here = world({ plan: chainOf(3) })
  await here.run({ settings: { 'max-iterations': 1 } })
  const commits = here.remote.history.length
  await here.run({ settings: { 'max-iterations': 1 } })
  const newest = here.remote.history.splice(commits)
  expect(newest.length).toBeGreaterThan(0)
  here.remote.state = here.remote.newest().oid
  return here
}

const remembering = (here: World, memory: RunMemory | undefined) => ({ ...here.tracker, memory: () => memory })

async function refused(here: World, orders: Parameters<World['run']>[0], code: string): Promise<void> {
  const before = { commits: here.remote.history.length, pushes: here.remote.pushes, calls: here.requests.length }
  await expect(here.run(orders)).rejects.toMatchObject({ code, exit: 'data' })
  expect({ commits: here.remote.history.length, pushes: here.remote.pushes, calls: here.requests.length }).toEqual(
    before,
  )
}

test('T16: a state that was moved back is refused, since the work branch holds a later iteration of the same run', async () => {
  const here = await movedBack()
  await refused(here, {}, 'STATE_MOVED_BACK')
})

test('T16: moved back together with the work branch, the status comment tells', async () => {
  const here = await movedBack()
  const { run, epoch, work } = stateOf(here)
  here.remote.work = work
  const memory = { run, epoch: epoch + 1, iteration: 2, commit: 'e'.repeat(40) }
  await refused(here, { tracker: remembering(here, memory) }, 'STATE_MOVED_BACK')
  await expect(here.run({ tracker: remembering(here, memory) })).rejects.toThrow(/knows 1 iteration.*tells of 2/)
})

test('what was moved back on purpose, everywhere, goes on; so does a memory that lags or tells of another run', async () => {
  const here = await movedBack()
  const { run, epoch, work, iteration } = stateOf(here)
  here.remote.work = work
  const lagging = { run, epoch: epoch - 1, iteration: iteration - 1, commit: 'e'.repeat(40) }
  await here.run({ tracker: remembering(here, lagging), settings: { 'max-iterations': 1 } })
  const other = { run: 'another', epoch: 99, iteration: 99, commit: 'e'.repeat(40) }
  expect((await here.run({ tracker: remembering(here, other) })).reason).toEqual({ kind: 'complete' })
})

test('T16: the state of another plan is refused', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run({ settings: { 'max-iterations': 1 } })
  await refused(here, { job: { planName: 'roof' } }, 'STATE_OF_OTHER_PLAN')
})

test('G12: a state branch that was deleted between two jobs is not begun anew where the run is remembered', async () => {
  const here = world({ plan: chainOf(2) })
  const memory = { run: 'r', epoch: 1, iteration: 7, commit: 'e'.repeat(40) }
  const tracker = remembering(here, memory)
  await refused(here, { tracker }, 'STATE_DELETED')
  await expect(here.run({ tracker })).rejects.toMatchObject({
    hint: expect.stringContaining('eeee:refs/heads/ralph/state/demo'),
  })
  expect((await here.run({ tracker, fresh: true })).reason).toEqual({ kind: 'complete' })
})
