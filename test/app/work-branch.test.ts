import { expect, test } from 'vitest'
import { pullText, statusComment } from '../../src/core/report/markdown/run-markdown.ts'
import { eventInWords } from '../../src/core/report/words/log-lines.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { chainOf, planOf } from '../support/run-state.ts'

/** Somebody's commit that changes these files of its first parent. */
function commit({ remote }: World, parents: readonly [string, ...string[]], files: Record<string, string>): string {
  const tree = remote.addTree(new Map([...remote.filesOf(parents[0]), ...Object.entries(files)]))
  return remote.addCommit({ tree, parents, message: 'by hand' })
}

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

test('commits on an older tip, as after a force-push, are kept: ours are merged onto them and checked again', async () => {
  const here = world({ plan: chainOf(3) })
  await here.run({ settings: { 'max-iterations': 2 } })
  const ours = stateOf(here).work
  const theirs = push(here, here.remote.base)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const [moved] = eventsOf(here, 'work_moved')
  expect(moved).toMatchObject({ from: ours, why: expect.stringContaining('merged onto') })
  const merge = here.remote.commits.get(moved?.to ?? '')
  expect(merge).toMatchObject({ parents: [theirs, ours], message: expect.stringMatching(/^ralph: merge .* into/) })
  expect(eventsOf(here, 'baseline_finished').at(-1)?.commit).toBe(moved?.to)
  expect(here.checkRuns.findIndex(({ label }) => label === 'baseline')).toBe(0)
  expect(here.remote.work).toBe(stateOf(here).work)
  expectSound(here)
})

test('where they conflict both are kept: ours is offered, a person is told how, and the next job is idle until then', async () => {
  const here = world({ plan: chainOf(3) })
  await here.run({ settings: { 'max-iterations': 2 } })
  const ours = stateOf(here).work
  const theirs = commit(here, [here.remote.base], { 'src/TASK-1.txt': 'otherwise' })
  here.remote.work = theirs
  const { reason } = await here.run()
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { ours, theirs, files: ['src/TASK-1.txt'] } })
  expect(here.remote.offered).toEqual([ours])
  expect(here.remote.work).toBe(theirs)
  expect(stateOf(here)).toMatchObject({ work: ours, stop: reason, lease: null })
  const before = here.remote.state
  expect((await here.run()).reason).toEqual(reason)
  expect(here.remote.state).toBe(before)

  push(here, theirs, ours)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('a push by a person under the agent’s hands loses nobody’s commit: both are merged and the checks run again', async () => {
  const here = world({ plan: chainOf(3) })
  let theirs = ''
  here.script = ({ iteration }) => ({
    during: () => {
      if (iteration === 2) theirs = push(here, stateOf(here).work)
    },
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const ours = stateOf(here).tasks['TASK-2']?.commit ?? ''
  const [moved] = eventsOf(here, 'work_moved')
  expect(moved).toMatchObject({ from: ours })
  expect(here.remote.commits.get(moved?.to ?? '')?.parents).toEqual([theirs, ours])
  expect(eventsOf(here, 'baseline_finished').map(({ commit: at }) => at)).toEqual([here.remote.base, moved?.to])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'work_moved', usage: { usd: 0 } }])
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
  expect(here.remote.work).toBe(stateOf(here).work)
  expectSound(here)
})

test.each([true, false])(
  'a merge under the last task is checked before the run is complete (green: %s)',
  async (green) => {
    const here = world({ plan: planOf({ id: 'TASK-1' }), check: ({ files }) => green || !files.has('by-hand.txt') })
    here.script = () => ({ during: () => void push(here, here.remote.base) })
    // The branch is there before the run: what somebody pushed first.
    here.remote.work = here.remote.base
    const { reason } = await here.run()
    expect(reason).toMatchObject(
      green ? { kind: 'complete' } : { kind: 'blocked', by: [expect.stringMatching(/npm test, since .* merged onto/)] },
    )
    expect(stateOf(here).unproven === null).toBe(green)
    expectSound(here)
  },
)

test('a push that conflicts under the agent’s hands ends the job for a person; both commits are there', async () => {
  const here = world({ plan: chainOf(3) })
  let theirs = ''
  here.script = ({ iteration }) => ({
    during: () => {
      if (iteration === 2)
        here.remote.work = theirs = commit(here, [stateOf(here).work], { 'src/TASK-2.txt': 'otherwise' })
    },
  })
  const { reason } = await here.run()
  const ours = stateOf(here).tasks['TASK-2']?.commit ?? ''
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { ours, theirs, files: ['src/TASK-2.txt'] } })
  expect(here.remote).toMatchObject({ work: theirs })
  expect(here.remote.offered.at(-1)).toBe(ours)
  expect(stateOf(here)).toMatchObject({ current: null, lease: null, work: ours })
  expectSound(here)
})

test('a branch that was deleted, as after a merge, comes back with the next task’s commit and not before', async () => {
  const here = world({ plan: chainOf(3), check: () => true })
  await here.run({ settings: { 'max-iterations': 1 } })
  here.remote.work = null
  const pushes = here.remote.pushes
  here.script = () => ({ during: () => expect(here.remote.pushes).toBe(pushes) })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(here.remote.work).toBe(stateOf(here).work)
  expect(stateOf(here).tasks['TASK-2']?.status).toBe('done')
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

test('a branch that is deleted under the agent’s hands, as by a merge, comes back with that task’s commit', async () => {
  const here = world({ plan: chainOf(3) })
  here.script = ({ iteration }) => ({
    during: () => {
      if (iteration === 2) here.remote.work = null
    },
  })
  await here.run({ settings: { 'max-iterations': 2 } })
  expect(here.remote.work).toBe(stateOf(here).work)
  expect(eventsOf(here, 'work_refused')).toEqual([])
  expect(here.shown).toContainEqual({ kind: 'note', text: expect.stringContaining('was deleted') })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.remote.work).toBe(stateOf(here).work)
  expectSound(here)
})

test('a push to the branch while a conflict with the base waits to be told of leaves that conflict as it is', async () => {
  const here = world({ plan: chainOf(2) })
  await here.run({ settings: { 'max-iterations': 1 } })
  const base = commit(here, [here.remote.base], { 'src/TASK-1.txt': 'otherwise' })
  // The branch is behind, so that there is something to publish, and somebody is faster.
  const work = stateOf(here).work
  here.remote.work = here.remote.base
  here.remote.beforePublish = () => {
    here.remote.beforePublish = () => undefined
    push(here, work)
  }
  const { reason } = await here.run({ job: { base } })
  expect(reason).toMatchObject({ kind: 'human_review', conflict: { theirs: base } })
  expect(here.requests).toHaveLength(1)
  expectSound(here)
})

test('work that a job could not publish is published by the next one: no branch is not a deleted one', async () => {
  const here = world({ plan: chainOf(3) })
  here.remote.beforePublish = () => {
    throw new Error('the remote is away')
  }
  await expect(here.run()).rejects.toThrow('away')
  expect(stateOf(here)).toMatchObject({ stop: { kind: 'failed' }, tasks: { 'TASK-1': { status: 'done' } } })
  const ours = stateOf(here).work
  here.remote.beforePublish = () => undefined
  here.script = () => ({ during: () => expect(here.remote.work).not.toBeNull() })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(here.remote.contains(here.remote.work ?? '', ours)).toBe(true)
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

test('a push to the work branch, and a merged base, that change protected files are told by name in every report', async () => {
  const here = world({ plan: chainOf(3) })
  await here.run({ settings: { 'max-iterations': 1 } })
  const from = stateOf(here).work
  here.remote.work = commit(here, [from], { '.github/workflows/evil.yml': 'on: push', 'src/x.txt': 'x' })
  const base = commit(here, [here.remote.base], { '.claude/settings.json': '{}' })
  await here.run({ settings: { 'max-iterations': 1 }, job: { base } })
  const evil = { paths: ['.github/workflows/evil.yml'], total: 1 }
  const settings = { paths: ['.claude/settings.json'], total: 1 }
  expect(eventsOf(here, 'work_moved')).toMatchObject([{ from, protects: evil }])
  expect(eventsOf(here, 'base_merged')).toMatchObject([{ protects: settings }])
  expect(stateOf(here).steered).toMatchObject([settings, evil])
  expect(eventInWords(eventsOf(here, 'work_moved')[0] as RunEvent)).toContain(
    'protected files: .github/workflows/evil.yml',
  )
  const run = { plan: chainOf(3), state: stateOf(here) }
  const place = {
    planFile: 'plan.json',
    repositoryUrl: 'https://github.com/octo/garden',
    costBudgetUsd: 10,
    stateRef: 'x',
    confinement: 'C1',
    now: 0,
  }
  expect(statusComment(run, place).body).toMatch(/change protected files \(.*evil\.yml/)
  expect(pullText(run, place, undefined).body).toMatch(/change protected files \(.*evil\.yml/)
  expectSound(here)
})
