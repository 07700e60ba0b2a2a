import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { chainOf, planOf } from '../support/run-state.ts'

/** Somebody pushes a commit on top of `parents` to the work branch. */
function push({ remote }: World, ...parents: readonly [string, ...string[]]): string {
  const files = parents.flatMap((parent) => [...remote.filesOf(parent)])
  const tree = remote.addTree(new Map([...files, ['by-hand.txt', 'x']]))
  remote.work = remote.addCommit({ tree, parents, message: 'by hand' })
  return remote.work
}

test('commits that a person pushes on top of ours are built upon, after a new baseline', async () => {
  const here = world({ plan: chainOf(3) })
  await here.run({ settings: { 'max-iterations': 2 } })
  const tip = push(here, stateOf(here).work)
  const { reason, state } = await here.run()
  expect(reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'work_moved')).toMatchObject([{ to: tip }])
  expect(eventsOf(here, 'baseline_finished').map(({ commit }) => commit)).toEqual([here.remote.base, tip])
  expect(here.remote.filesOf(state.work).get('by-hand.txt')).toBe('x')
  expect(here.remote.work).toBe(state.work)
  expectSound(here)
})

test('a branch that was rewritten is for a person to decide: WORK_DIVERGED, and nothing is written', async () => {
  const here = world({ plan: chainOf(3) })
  await here.run({ settings: { 'max-iterations': 2 } })
  const before = here.remote.state
  push(here, here.remote.base)
  await expect(here.run()).rejects.toMatchObject({ code: 'WORK_DIVERGED' })
  expect(here.remote.state).toBe(before)
})

test('a push by a person under the agent’s hands loses nobody’s commit, and a merge of both heals the run', async () => {
  const here = world({ plan: chainOf(3) })
  let theirs = ''
  here.script = ({ iteration }) => ({
    during: () => {
      if (iteration === 2) theirs = push(here, stateOf(here).work)
    },
  })
  await expect(here.run()).rejects.toMatchObject({ code: 'WORK_DIVERGED', kind: 'failed' })
  expect(here.remote.work).toBe(theirs)
  expect(stateOf(here)).toMatchObject({ stop: { kind: 'failed', code: 'WORK_DIVERGED' }, lease: null })
  const ours = stateOf(here).tasks['TASK-2']?.commit ?? ''
  expect(here.remote.contains(stateOf(here).work, ours)).toBe(true)
  await expect(here.run()).rejects.toMatchObject({ code: 'WORK_DIVERGED' })

  push(here, theirs, ours)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
  expectSound(here)
})

test.each([1, 3])(
  'a branch that the remote refuses is recorded once, and the run of %d tasks goes on',
  async (tasks) => {
    const here = world({ plan: chainOf(tasks) })
    here.remote.refusal = 'protected branch'
    const { reason } = await here.run()
    expect(reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'work_refused')).toMatchObject([
      { branch: 'ralph/work/demo', why: 'protected branch', offered: 'ralph/work/demo-pending' },
    ])
    expect(here.remote.work).toBeNull()
    expectSound(here)
  },
)

test('a person who takes over what was offered and builds on it is followed in the same job', async () => {
  const here = world({ plan: chainOf(2) })
  here.remote.refusal = 'protected branch'
  let theirs = ''
  here.script = ({ iteration }) => {
    if (iteration !== 2) return {}
    here.remote.refusal = null
    theirs = push(here, stateOf(here).work)
    return { write: {} }
  }
  const { reason, state } = await here.run({ settings: { 'max-iterations': 2 } })
  expect(reason.kind).toBe('iteration_limit')
  expect(eventsOf(here, 'work_moved')).toMatchObject([{ to: theirs }])
  expect(state.work).toBe(theirs)
  expectSound(here)
})

test('work that a job left unpublished when it died is published by the next one, even with nothing left to do', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }) })
  const die = (): never => {
    here.remote.beforeCommit = die
    throw new Error('killed')
  }
  here.remote.beforePublish = die
  await expect(here.run()).rejects.toThrow('killed')
  expect(here.remote.work).toBeNull()
  expect(stateOf(here)).toMatchObject({ tasks: { 'TASK-1': { status: 'done' } }, stop: null })

  Object.assign(here.remote, { beforeCommit: () => undefined, beforePublish: () => undefined })
  here.fate = () => 'gone'
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.remote.work).toBe(stateOf(here).work)
  expect(stateOf(here)).toMatchObject({ stop: { kind: 'complete' }, lease: null })
  expect(here.requests).toHaveLength(1)
  expectSound(here)
})

test('a branch that is deleted once the run is complete, as after a merge, does not come back', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }) })
  await here.run()
  here.remote.work = null
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.remote.work).toBeNull()
})

test('an idle job moves no branch that a person has moved', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }) })
  await here.run()
  const tip = push(here, stateOf(here).work)
  await here.run()
  expect(here.remote.work).toBe(tip)
  const aside = push(here, here.remote.base)
  await here.run()
  expect(here.remote.work).toBe(aside)
})
