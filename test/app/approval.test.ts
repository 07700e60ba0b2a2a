import { expect, test } from 'vitest'
import { dieAtWrite } from '../support/dying-job.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const two = planOf({ id: 'TASK-1', max_retries: 0 }, { id: 'TASK-2', depends_on: ['TASK-1'], max_retries: 0 })
const settings = { approval: 'iteration' } as const

const waitingIn = (here: World) => stateOf(here).awaiting ?? expect.unreachable('no commit waits')

async function held(given: Partial<Parameters<typeof world>[0]> = {}): Promise<World> {
  const here = world({ plan: two, settings, ...given })
  await here.run()
  return here
}

test('a commit that passed waits for a person: reachable from the state, not on the work branch, its task not done', async () => {
  const here = world({ plan: two, settings })
  const { reason } = await here.run()
  const { commit } = waitingIn(here)
  expect(reason).toMatchObject({ kind: 'human_review', approve: { iteration: 1, task: 'TASK-1', commit } })
  expect(reason).toMatchObject({ why: expect.stringContaining(commit) })
  expect(here.remote.history.some(({ keep }) => keep.includes(commit))).toBe(true)
  expect([here.remote.work, stateOf(here).work]).toEqual([null, here.remote.base])
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'in_progress', commit: null })
  expect(here.requests).toHaveLength(1)
  expectSound(here)
})

test('until then every job is idle: no agent, no write, the same reason', async () => {
  const here = await held()
  const before = here.remote.state
  expect((await here.run()).reason.kind).toBe('human_review')
  expect((await here.run({ settings: { approval: 'none' } })).reason.kind).toBe('human_review')
  expect(here.remote.state).toBe(before)
  expect(here.requests).toHaveLength(1)
})

test('an approval makes it done and the tip of the work in one write, and the run goes on from there', async () => {
  const here = await held()
  const { commit } = waitingIn(here)
  here.tracker.order(`approve ${commit.slice(0, 7)}`)
  const { reason } = await here.run()
  expect(reason).toMatchObject({ kind: 'human_review', approve: { task: 'TASK-2' } })
  const write = here.remote.history.find(({ subject }) => subject === 'obey approve')
  expect(write).toMatchObject({ work: commit })
  expect(JSON.parse(write?.files.get('run.json') ?? '')).toMatchObject({
    awaiting: null,
    tasks: { 'TASK-1': { status: 'done', commit } },
  })
  expect(here.remote.work).toBe(commit)
  expect(here.requests[1]?.prompt).toContain('Notes of iteration 1.')
  here.tracker.order(`approve ${waitingIn(here).commit}`)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.remote.work).toBe(stateOf(here).work)
  expectSound(here)
})

test('what a handoff wants of the plan is judged when its commit is approved, and forgotten when it is rejected', async () => {
  const amendment = {
    action: 'add',
    reason: 'found',
    task: { id: 'NEW', title: 'New', description: 'More.', depends_on: ['TASK-2'] },
  } as const
  const script = () => ({ handoff: { plan_amendments: [amendment] } })
  const here = await held({ script })
  expect(eventsOf(here, 'amendment_accepted')).toEqual([])
  here.script = () => ({})
  here.tracker.order(`approve ${waitingIn(here).commit}`)
  await here.run()
  expect(eventsOf(here, 'amendment_accepted')).toMatchObject([{ iteration: 1, amendment: { task: { id: 'NEW' } } }])
  expect(here.remote.newest().files.get('progress-log.json')).toContain('src/TASK-1.txt')
  const other = await held({ script })
  other.script = () => ({})
  other.tracker.order('retry TASK-1')
  await other.run()
  expect(eventsOf(other, 'amendment_accepted')).toEqual([])
})

test.each([
  ['retry TASK-1 no globals, please', 'retry'],
  ['undo 1 no globals, please', 'undo'],
])(
  '%s rejects it: the next attempt is told why, has all attempts, and starts from what was approved',
  async (order) => {
    const here = await held()
    const { commit } = waitingIn(here)
    here.tracker.order(order)
    expect((await here.run()).reason).toMatchObject({ approve: { iteration: 2, task: 'TASK-1' } })
    expect(eventsOf(here, 'attempt_rejected')).toMatchObject([{ iteration: 1, commit, why: 'no globals, please' }])
    expect(here.requests[1]).toMatchObject({ task: 'TASK-1', attempt: 1 })
    expect(here.requests[1]?.prompt).toContain('a person did not accept it (Ada): no globals, please')
    expect(here.requests[1]?.prompt).not.toContain('## Failed checks')
    expect(here.remote.commits.get(waitingIn(here).commit)?.parents).toEqual([here.remote.base])
    expect(stateOf(here).counts).toMatchObject({ succeeded: 1, failed: 1 })
    expectSound(here)
  },
)

test('a task whose commit waits can be given up', async () => {
  const here = await held()
  here.tracker.order('skip TASK-1 not needed')
  expect((await here.run()).reason.kind).toBe('blocked')
  expect(stateOf(here)).toMatchObject({ awaiting: null, tasks: { 'TASK-1': { status: 'skipped' } } })
  expectSound(here)
})

test('an approval of another commit is refused and names both; one without a name takes nothing in', async () => {
  const here = await held()
  const { commit } = waitingIn(here)
  const other = commit.startsWith('abcdef0') ? '1234567' : 'abcdef0'
  here.tracker.order(`approve ${other}`)
  here.tracker.order('approve')
  here.tracker.order('approve abc')
  await here.run()
  const [wrong, bare, short] = eventsOf(here, 'command_taken').map(({ refused }) => refused)
  expect(wrong).toContain(other)
  expect(wrong).toContain(commit.slice(0, 12))
  expect(bare).toContain(`approve ${commit.slice(0, 12)}`)
  expect(short).toContain(`approve ${commit.slice(0, 12)}`)
  expect(stateOf(here).awaiting?.commit).toBe(commit)
})

test('a commit that no longer fits on the work branch is refused, and a retry makes it anew on top', async () => {
  const here = await held()
  const { commit } = waitingIn(here)
  const tree = here.remote.addTree(new Map([['README.md', 'by hand']]))
  here.remote.work = here.remote.addCommit({ tree, parents: [here.remote.base], message: 'by hand' })
  here.tracker.order(`approve ${commit}`)
  await here.run()
  expect(eventsOf(here, 'command_taken')[0]?.refused).toContain('`retry TASK-1` makes it again there')
  here.tracker.order('retry TASK-1')
  await here.run()
  here.tracker.order(`approve ${waitingIn(here).commit}`)
  await here.run()
  expect(workFiles(here).get('README.md')).toBe('by hand')
  expectSound(here)
})

test('a job that dies between the last write and its end leaves a commit that waits, and the next job says so', async () => {
  const here = world({ plan: two, settings })
  for (let writes = 0; await dieAtWrite(here, writes); writes++) {
    // Each death costs at most the attempt.
  }
  expect((await here.run()).reason.kind).toBe('human_review')
  expect(stateOf(here)).toMatchObject({ awaiting: { task: 'TASK-1' }, current: null })
  expectSound(here)
})

test('A13: an approval takes effect once, wherever the job that obeys it dies', async () => {
  for (let writes = 0; ; writes++) {
    const here = await held()
    here.tracker.forgets = false
    here.tracker.order(`approve ${waitingIn(here).commit}`)
    const died = await dieAtWrite(here, writes)
    await here.run()
    expect(eventsOf(here, 'attempt_approved')).toHaveLength(1)
    expect(eventsOf(here, 'command_taken')).toMatchObject([{ refused: null }])
    expect(stateOf(here).tasks['TASK-1']?.status).toBe('done')
    expectSound(here)
    if (!died) break
  }
})
