import { describe, expect, test } from 'vitest'
import { slicesOf } from '../../src/core/run/next/slices.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf(...['T1', 'T2', 'T3', 'T4', 'T5'].map((id) => ({ id })))

/** Each task changes eight lines of a file of its own, and each is a pull request. */
function stacked(): World {
  const here = world({ plan, settings: { 'pr-size': 10, 'stop-at': 20 } })
  here.script = ({ task }) => ({ write: { [`${task}.txt`]: 'x\n'.repeat(7) } })
  return here
}

const showsPulls = (here: World) => ({ ...here.tracker, showsPullRequests: true })

/** Merges the part of this number into the base, with a merge commit, or as a squash that GitHub knows of. */
function merge(here: World, number: number, how: 'merge' | 'squash') {
  const { remote } = here
  const { tip = '', branch } = slicesOf(stateOf(here))[number - 1] ?? {}
  const parents = how === 'merge' ? [remote.base, tip] : [remote.base]
  const commit = remote.addCommit({ tree: remote.addTree(remote.filesOf(tip)), parents, message: how })
  const mergedBranch = async (name: string, sha: string) =>
    how === 'squash' && name === branch && sha === tip ? { number, commit } : undefined
  return { job: { base: commit }, tracker: { ...showsPulls(here), findBranchMerge: mergedBranch } }
}

test('more unread lines than stop-at: the run waits for a person, and says how it continues', async () => {
  const here = stacked()
  const { reason } = await here.run({ tracker: showsPulls(here) })
  expect(reason).toEqual({
    kind: 'human_review',
    why: '24 changed lines in 3 pull requests are not merged yet; `stop-at` is 20',
    unread: { lines: 24, limit: 20, parts: 3, lowest: 'ralph/work/demo+1', base: here.remote.base },
  })
  expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(3)
  const commits = here.remote.history.length
  expect((await here.run({ tracker: showsPulls(here) })).reason).toEqual(reason)
  expect(here.remote.history).toHaveLength(commits)
  expectSound(here)
})

describe.each(['merge', 'squash'] as const)('a person merges a pull request of the stack (%s)', (how) => {
  test('what it holds counts no more, and the run goes on by itself until there is too much again', async () => {
    const here = stacked()
    await here.run({ tracker: showsPulls(here) })
    const first = await here.run(merge(here, 1, how))
    expect(eventsOf(here, 'parts_merged').map(({ parts }) => parts)).toEqual([1])
    expect(first.reason).toMatchObject({ unread: { lines: 24, parts: 3, lowest: 'ralph/work/demo+2' } })
    expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(4)
    expectSound(here)
  })

  test('something else on the base is looked at once, and changes nothing', async () => {
    const here = stacked()
    const { reason } = await here.run({ tracker: showsPulls(here) })
    const { remote } = here
    const base = remote.addCommit({ tree: remote.addTree(new Map([['a', 'b']])), parents: [remote.base], message: '' })
    const again = await here.run({ tracker: showsPulls(here), job: { base } })
    expect(again.reason).toEqual({ ...reason, unread: { ...('unread' in reason && reason.unread), base } })
    const commits = remote.history.length
    await here.run({ tracker: showsPulls(here), job: { base } })
    expect(remote.history).toHaveLength(commits)
    expect(eventsOf(here, 'parts_merged')).toEqual([])
  })
})

test('an order that allows more goes on without a merge', async () => {
  const here = stacked()
  await here.run({ tracker: showsPulls(here) })
  here.tracker.order('set stop-at 40')
  const { reason } = await here.run({ tracker: showsPulls(here) })
  expect(reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'attempt_succeeded')).toHaveLength(5)
})

test('a run whose work was merged as a whole begins to count anew', async () => {
  const here = stacked()
  await here.run({ tracker: showsPulls(here), settings: { 'pr-size': 0 } })
  const { work, lines } = stateOf(here)
  expect(lines).toBe(24)
  const { remote } = here
  const tree = remote.addTree(remote.filesOf(work))
  const base = remote.addCommit({ tree, parents: [remote.base, work], message: 'merge' })
  const { reason } = await here.run({ tracker: showsPulls(here), job: { base }, settings: { 'pr-size': 0 } })
  expect(reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).lines).toBe(16)
})

test('without stop-at, or without pull requests, nothing waits', async () => {
  const here = stacked()
  expect((await here.run({ tracker: showsPulls(here), settings: { 'stop-at': 0 } })).reason.kind).toBe('complete')
  const laptop = stacked()
  expect((await laptop.run()).reason.kind).toBe('complete')
})
