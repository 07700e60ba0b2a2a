import { expect, test } from 'vitest'
import { dieAtWrite } from '../../../support/dying-job.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../../../support/fake-job.ts'
import { planOf } from '../../../support/run-state.ts'

const three = planOf({ id: 'TASK-1', max_retries: 0 }, { id: 'TASK-2', depends_on: ['TASK-1'] }, { id: 'TASK-3' })

/** All three tasks are done, in iterations 1, 2 and 3. */
async function complete(given: Partial<Parameters<typeof world>[0]> = {}): Promise<World> {
  const here = world({ plan: three, ...given })
  expect((await here.run()).reason.kind).toBe('complete')
  return here
}

/** Lets no further attempt start. */
const noAttempts = { 'time-budget': 0 }

test('an undo takes one commit back by a commit of its own, and opens its task again with the reason', async () => {
  const here = await complete()
  const undone = stateOf(here).tasks['TASK-1']?.commit ?? ''
  const tip = stateOf(here).work
  here.tracker.order('undo 1 it breaks the search')
  await here.run({ settings: noAttempts })
  expect([...workFiles(here).keys()].sort()).toEqual(['README.md', 'src/TASK-2.txt', 'src/TASK-3.txt'])
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'pending', commit: null, failed_iterations: [1] })
  const { parents, message = '' } = here.remote.commits.get(stateOf(here).work) ?? {}
  expect(parents).toEqual([tip])
  expect(message).toMatch(/^ralph\[4\]: undo of ralph\[1\], TASK-1\n/)
  expect(message).toContain(`\nRalph-Reverts: ${undone}\n`)
  expect(message).toContain('\n> it breaks the search\n')
  const progress = JSON.parse(here.remote.newest().files.get('progress-log.json') ?? '')
  expect(progress).toMatchObject({ plan_summary: { completed: 2 }, entries: [{ iteration: 3 }, { iteration: 2 }] })
  expect(here.remote.work).toBe(stateOf(here).work)
  expect(here.checkRuns.filter(({ label }) => label === 'iteration-4')).toHaveLength(1)
  expect(here.requests).toHaveLength(3)
  expect(stateOf(here).recent.map(({ iteration }) => iteration)).toEqual([3, 2])
  expectSound(here)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests[3]).toMatchObject({ task: 'TASK-1', iteration: 5, attempt: 1 })
  expect(here.requests[3]?.prompt).toContain('a person reverted it later (Ada): it breaks the search')
  expectSound(here)
})

test('done tasks that build on it are named and stay done', async () => {
  const here = await complete()
  here.tracker.order('undo 1')
  await here.run({ settings: noAttempts })
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ dependents: ['TASK-2'], reopened: [] }])
  expect(stateOf(here).tasks['TASK-2']?.status).toBe('done')
})

test('they are reopened by choice; their changes stay, and their next attempt knows', async () => {
  const here = await complete()
  here.tracker.order('undo 1 --reopen-dependents slow')
  await here.run({ settings: noAttempts })
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ dependents: ['TASK-2'], reopened: ['TASK-2'] }])
  expect(stateOf(here).tasks).toMatchObject({ 'TASK-2': { status: 'pending' }, 'TASK-3': { status: 'done' } })
  expect(workFiles(here).has('src/TASK-2.txt')).toBe(true)
  expectSound(here)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const prompt = here.requests.findLast(({ task }) => task === 'TASK-2')?.prompt
  expect(prompt).toContain('Its changes are still in the files')
  expect(prompt).toContain('a person reverted what it builds on (Ada): TASK-1: slow')
  expectSound(here)
})

test('an undo without which the checks fail changes nothing, visibly, and its tree is kept', async () => {
  const here = await complete()
  const before = stateOf(here)
  here.check = ({ files, label }) => label === 'baseline' || files.has('src/TASK-1.txt')
  here.tracker.order('undo 1')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here)).toMatchObject({ work: before.work, tasks: before.tasks, undos: [] })
  const [failed] = eventsOf(here, 'undo_failed')
  expect(failed).toMatchObject({ iteration: 4, undoes: 1, why: expect.stringContaining('npm test') })
  expect(here.remote.history.some(({ keep }) => keep.includes(failed?.rejected ?? ''))).toBe(true)
  expectSound(here)
})

test('an undo into which later commits have grown is refused with the files, and runs no check', async () => {
  const here = await complete({ script: ({ iteration }) => ({ write: { 'src/all.txt': `${iteration}` } }) })
  here.tracker.order('undo 1')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'undo_failed')).toMatchObject([{ why: expect.stringContaining('src/all.txt'), rejected: null }])
  expect(here.checkRuns.some(({ label }) => label === 'iteration-4')).toBe(false)
  expectSound(here)
})

test('where a person took the change back already, the task is opened again without a commit', async () => {
  const here = await complete()
  const files = new Map([...workFiles(here)].filter(([path]) => path !== 'src/TASK-3.txt'))
  const tip = here.remote.addCommit({ tree: here.remote.addTree(files), parents: [stateOf(here).work], message: 'x' })
  here.remote.work = tip
  here.tracker.order('undo 3')
  await here.run({ settings: noAttempts })
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ commit: null, task: 'TASK-3' }])
  expect(stateOf(here)).toMatchObject({ work: tip, tasks: { 'TASK-3': { status: 'pending' } } })
})

test.each([
  ['undo 9', 'there is no iteration 9; the newest is 3'],
  ['undo 0', 'write it as: undo ITERATION'],
])('%s is refused', async (order, why) => {
  const here = await complete()
  here.tracker.order(order)
  await here.run()
  expect(eventsOf(here, 'command_taken')).toMatchObject([{ refused: expect.stringContaining(why) }])
})

test('the same undo twice is refused, whether the first one waits or is done', async () => {
  const here = await complete()
  here.tracker.order('undo 1')
  here.tracker.order('undo 1')
  await here.run({ settings: noAttempts })
  here.tracker.order('undo 1')
  await here.run({ settings: noAttempts })
  expect(eventsOf(here, 'command_taken').map(({ refused }) => refused)).toEqual([
    null,
    'undo 1 has already been ordered',
    expect.stringContaining('undone already'),
  ])
  expect(eventsOf(here, 'undo_done')).toHaveLength(1)
})

test('an undo waits out a pause, and one that is interrupted is made by the next job', async () => {
  const here = await complete()
  here.tracker.order('pause')
  here.tracker.order('undo 1')
  expect((await here.run()).reason.kind).toBe('paused')
  here.tracker.order('resume')
  here.check = ({ label }) => {
    if (label === 'iteration-4') here.cancel()
    return true
  }
  expect((await here.run()).reason.kind).toBe('cancelled')
  expect(stateOf(here).undos).toHaveLength(1)
  here.check = () => true
  await here.run({ settings: noAttempts })
  expect(eventsOf(here, 'undo_done')).toHaveLength(1)
  expectSound(here)
})

test('while a commit waits for approval nothing below it is taken back', async () => {
  const here = world({ plan: three })
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run({ settings: { approval: 'iteration' } })
  here.tracker.order('undo 1')
  await here.run()
  expect(eventsOf(here, 'command_taken').at(-1)?.refused).toMatch(
    /^iteration 2 waits for approval: approve \w{12} or undo 2/,
  )
})

test('A13: an undo makes one commit, wherever the job that obeys it dies', async () => {
  for (let writes = 0; ; writes++) {
    const here = await complete()
    here.tracker.forgets = false
    here.tracker.order('undo 1')
    const died = await dieAtWrite(here, writes, { settings: noAttempts })
    await here.run({ settings: noAttempts })
    expect(eventsOf(here, 'undo_ordered')).toHaveLength(1)
    expect(eventsOf(here, 'undo_done')).toHaveLength(1)
    expect(here.remote.work).toBe(stateOf(here).work)
    expect(here.remote.commits.get(stateOf(here).work)?.message).toContain('Ralph-Reverts')
    expectSound(here)
    if (!died) break
  }
})
