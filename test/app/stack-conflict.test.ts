import { expect, test } from 'vitest'
import { cardsOf } from '../../src/core/report/page/first/cards.ts'
import { remarks } from '../../src/core/report/words/remarks.ts'
import { statusReport } from '../../src/core/report/words/status.ts'
import { slicesOf } from '../../src/core/run/next/slices.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf, testNow } from '../support/run-state.ts'

const plan = planOf(...['T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((id) => ({ id })))
const context = { planFile: 'plan.json', workBranch: 'ralph/work/demo', now: testNow, stateRef: 'refs/heads/s' }

/** Five parts of eight lines; the third one also changes a file that main is about to change. */
async function stacked(): Promise<World> {
  const here = world({ plan, settings: { 'pr-size': 10, 'max-iterations': 5 }, files: { 'api.txt': 'one\n' } })
  here.script = ({ task }) => ({
    write: { [`${task}.txt`]: 'x\n'.repeat(7), ...(task === 'T3' && { 'api.txt': 'of the run\n' }) },
  })
  await here.run({ tracker: { ...here.tracker, showsPullRequests: true } })
  return here
}

const tipOf = (here: World, part: number): string => slicesOf(stateOf(here))[part - 1]?.tip ?? ''

/** Squashes the first part into main, together with somebody else's change of these files. */
function squash(here: World, others: Readonly<Record<string, string>>) {
  const { remote } = here
  const tip = tipOf(here, 1)
  const tree = remote.addTree(new Map([...remote.filesOf(tip), ...Object.entries(others)]))
  const commit = remote.addCommit({ tree, parents: [remote.base], message: 'squash' })
  const mergedBranch = async (name: string, sha: string) =>
    name === 'ralph/work/demo+1' && sha === tip ? { number: 1, commit } : undefined
  return { job: { base: commit }, tracker: { ...here.tracker, showsPullRequests: true, findBranchMerge: mergedBranch } }
}

const conflictsWith = { 'api.txt': 'of main\n' }

test('the ones below the conflict are brought up to date, the ones from there on stay, and the run goes on above', async () => {
  const here = await stacked()
  const before = [1, 2, 3, 4, 5].map((part) => tipOf(here, part))
  const orders = squash(here, conflictsWith)
  const { base } = orders.job
  expect((await here.run(orders)).reason).toEqual({ kind: 'complete' })
  expect(here.remote.contains(tipOf(here, 2), base)).toBe(true)
  expect(here.remote.contains(tipOf(here, 2), before[1] ?? '')).toBe(true)
  expect([3, 4].map((part) => tipOf(here, part))).toEqual(before.slice(2, 4))
  expect(here.remote.contains(stateOf(here).work, before[4] ?? '')).toBe(true)
  expect(here.remote.milestones.get('ralph/work/demo+2')).toBe(tipOf(here, 2))
  expect(stateOf(here).stack_conflict).toMatchObject({
    branch: 'ralph/work/demo+3',
    ...{ base, onto: tipOf(here, 2), paths: ['api.txt'], total: 1, offered: 'ralph/work/demo-pending' },
  })
  expectSound(here)
})

test('it is one card, one line of the status and one comment, each with what to type; another job repeats none', async () => {
  const here = await stacked()
  const orders = squash(here, conflictsWith)
  for (let job = 0; job < 3; job++) await here.run(orders)
  const state = stateOf(here)
  const status = statusReport({ plan, state }, context)
  const first = { plan, state, status, views: [], records: new Map(), evidence: null }
  const cards = cardsOf({ ...first, context: { ...context, repository: null } })
  const push = 'git commit -a --amend --no-edit && git push /srv/repository HEAD:refs/heads/ralph/work/demo+3'
  expect(cards.map(({ badge, actions }) => [badge.word, actions.map(({ command }) => command)])).toEqual([
    ['Conflict', ['git fetch /srv/repository ralph/work/demo-pending && git switch --detach FETCH_HEAD', push]],
  ])
  const lines = remarks({ plan, state }, (text) => text, context).filter((line) => line.includes('conflicts'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(push)
  const notices = here.tracker.delivered.filter(({ key }) => key.includes('stack-conflict'))
  expect(new Set(notices.map(({ key }) => key)).size).toBe(1)
  expect(notices[0]).toMatchObject({ body: expect.stringContaining(push) })
  expect(eventsOf(here, 'stack_conflicted')).toHaveLength(1)
  expect(here.remote.offered).toHaveLength(1)
  const [offered = ''] = here.remote.offered
  expect(here.remote.commits.get(offered)?.parents).toEqual([tipOf(here, 3), tipOf(here, 2)])
})

test('a person resolves it on that branch: the run takes it from there, also when it is complete', async () => {
  const here = await stacked()
  const orders = squash(here, conflictsWith)
  await here.run(orders)
  const { remote } = here
  const third = tipOf(here, 3)
  const tree = remote.addTree(new Map([...remote.filesOf(third), ['api.txt', 'of both\n']]))
  const resolved = remote.addCommit({ tree, parents: [third, tipOf(here, 2)], message: 'resolved' })
  remote.milestones.set('ralph/work/demo+3', resolved)
  expect((await here.run(orders)).reason).toEqual({ kind: 'complete' })
  const { work, stack_conflict } = stateOf(here)
  expect(stack_conflict).toBeNull()
  expect(tipOf(here, 3)).toBe(resolved)
  for (const part of [4, 5]) expect(remote.contains(tipOf(here, part), resolved)).toBe(true)
  expect(remote.filesOf(work).get('api.txt')).toBe('of both\n')
  expect(remote.filesOf(work).get('T6.txt')).toBeDefined()
  expectSound(here)
})

test('main moves on and conflicts no longer: the whole stack is brought up to date, and nobody is needed', async () => {
  const here = await stacked()
  const orders = squash(here, conflictsWith)
  await here.run(orders)
  const { remote } = here
  const tree = remote.addTree(new Map([...remote.filesOf(orders.job.base), ['api.txt', 'one\n']]))
  const base = remote.addCommit({ tree, parents: [orders.job.base], message: 'taken back' })
  here.tracker.order('redo 6')
  await here.run({ ...orders, job: { base } })
  expect(stateOf(here).stack_conflict).toBeNull()
  for (const part of [2, 3, 4, 5]) expect(remote.contains(tipOf(here, part), base)).toBe(true)
  expect(remote.filesOf(stateOf(here).work).get('api.txt')).toBe('of the run\n')
  expectSound(here)
})

test('a person merges main into the work branch instead: the card goes', async () => {
  const here = await stacked()
  const orders = squash(here, conflictsWith)
  await here.run({ ...orders, settings: { 'max-iterations': 1 } })
  const { remote } = here
  const { work } = stateOf(here)
  remote.work = remote.addCommit({
    tree: remote.addTree(new Map([...remote.filesOf(work), ['api.txt', 'of both\n']])),
    parents: [work, orders.job.base],
    message: 'merged',
  })
  await here.run(orders)
  expect(stateOf(here).stack_conflict).toBeNull()
  expect(eventsOf(here, 'stack_conflict_ended')).toHaveLength(1)
  expectSound(here)
})
