import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOrdersWithoutJob } from '../../src/app/apply-orders.ts'
import { runJob } from '../../src/app/job.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf({ id: 'A', max_retries: 0 }, { id: 'B', max_retries: 0 }, { id: 'C', depends_on: ['A'] })
const settings = { approval: 'iteration' as const, 'cost-budget': 1_000 }

const atOnce = (here: World) => here.as({ settings }, (ports, job) => applyOrdersWithoutJob(ports, job))
/** A job that takes the orders and begins nothing. */
const byJob = (here: World) => here.begin({ settings, until: 'decided' })

/** A is done; B failed, or its commit waits for approval. */
async function begun(b: 'failed' | 'waits'): Promise<World> {
  const here = world({ plan, settings: { 'cost-budget': 1_000 } })
  here.check = ({ label, files }) => label === 'baseline' || b === 'waits' || !files.has('src/B.txt')
  await here.run({ settings: { 'max-iterations': 1 } })
  await here.run({ settings: { ...settings, 'max-iterations': 1 } })
  here.check = () => true
  return here
}

test('an order takes effect at once where no job is at work, and its id is consumed with it', async () => {
  const here = await begun('failed')
  expect(stateOf(here).tasks['B']?.status).toBe('failed')
  here.tracker.order('retry B mind the zone')
  const obeyed = await atOnce(here)
  expect(obeyed).toMatchObject({ kind: 'taken', applied: [{ result: { kind: 'done' } }] })
  expect(stateOf(here)).toMatchObject({ lease: null, stop: null, tasks: { B: { status: 'pending' } } })
  expect(here.tracker.forgotten).toEqual(['order-0001'])
  await here.run({ settings: { 'cost-budget': 1_000 } })
  expect(eventsOf(here, 'command_taken')).toHaveLength(1)
  expect(here.requests[2]?.prompt).toContain('mind the zone')
  expectSound(here)
})

test('an order that was refused says why, and one that waited before it took effect first', async () => {
  const here = await begun('failed')
  for (const text of ['skip B obsolete', 'retry A', 'retry B']) here.tracker.order(text)
  const obeyed = await atOnce(here)
  if (obeyed?.kind !== 'taken') return expect.unreachable()
  expect(obeyed.applied.map(({ result: { kind } }) => kind)).toEqual(['done', 'refused', 'done'])
  expect(stateOf(here).tasks['B']?.status).toBe('pending')
  expect(stateOf(here).commands.map(({ refused }) => refused !== null)).toEqual([false, true, false])
  expectSound(here)
})

test('a job at work takes the order itself: nothing is written beside it', async () => {
  const here = world({ plan })
  await loseRunner(here)
  here.fate = () => 'alive'
  const before = here.remote.state
  here.tracker.order('skip B')
  expect(await atOnce(here)).toMatchObject({ kind: 'held', state: { current: { task: 'A' } } })
  expect(here.remote.state).toBe(before)
  expect(here.tracker.forgotten).toEqual([])
})

test('what a job that died left is settled, and its attempt does not count', async () => {
  const here = world({ plan })
  await loseRunner(here)
  here.tracker.order('skip A')
  expect(await atOnce(here)).toMatchObject({ kind: 'taken', applied: [{ result: { kind: 'done' } }] })
  expect(stateOf(here)).toMatchObject({ lease: null, current: null, tasks: { A: { status: 'skipped' } } })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ cause: 'runner_lost' }])
  expectSound(here)
})

/** Somebody's order takes effect right before this write of the job. */
const runWithOrder = (here: World, subject: string, text: string) =>
  here.as({ settings }, (ports, job, cancelled) => {
    const commit: typeof ports.store.commit = async (change, onSent) => {
      if (change.subject.startsWith(subject) && !here.tracker.forgotten.includes('order-0001')) {
        here.tracker.order(text)
        await atOnce(here)
      }
      return ports.store.commit(change, onSent)
    }
    return runJob({ ...ports, store: { ...ports.store, commit } }, job, cancelled)
  })

test('an order that is written while a job begins: the job told that the run was taken over', async () => {
  const here = await begun('failed')
  const { reason } = await runWithOrder(here, 'take over', 'retry B')
  expect(reason.kind).toBe('human_review')
  expect(stateOf(here).awaiting?.task).toBe('B')
  expect(eventsOf(here, 'command_taken')).toHaveLength(1)
  expectSound(here)
})

test('an order that loses the race against a job is that job’s, and takes effect once', async () => {
  const here = await begun('failed')
  here.tracker.order('retry B')
  const seen = await here.as({ settings }, (ports, job) => {
    let jobs = 0
    const commit: typeof ports.store.commit = async (change, onSent) => {
      if (jobs++ === 0) await here.run({ settings })
      return ports.store.commit(change, onSent)
    }
    return applyOrdersWithoutJob({ ...ports, store: { ...ports.store, commit } }, job)
  })
  expect(seen).toMatchObject({ kind: 'taken', applied: [] })
  expect(eventsOf(here, 'command_taken')).toHaveLength(1)
  expectSound(here)
})

test.each(['before', 'after'] as const)(
  'a command that dies %s its write loses no order and takes none twice',
  async (when) => {
    const here = await begun('failed')
    here.tracker.order('retry B')
    const dead = new Error('dead')
    const dying = here.as({ settings }, (ports, job) => {
      const commit: typeof ports.store.commit = async (change, onSent) => {
        if (when === 'after') await ports.store.commit(change, onSent)
        throw dead
      }
      return applyOrdersWithoutJob({ ...ports, store: { ...ports.store, commit } }, job)
    })
    await expect(dying).rejects.toBe(dead)
    expect(stateOf(here).tasks['B']?.status).toBe(when === 'after' ? 'pending' : 'failed')
    await here.run({ settings })
    expect(eventsOf(here, 'command_taken')).toHaveLength(1)
    expect(eventsOf(here, 'task_reopened')).toHaveLength(1)
    expectSound(here)
  },
)

const orders = [
  ...[
    'skip B obsolete',
    'retry B louder',
    'skip A',
    'retry A',
    'approve',
    'undo 1 no',
    'undo 2 because',
    'redo 1 smaller',
  ],
  ...[
    'pause wait',
    'resume',
    'budget 20usd',
    'set max-turns 3',
    'set approval none',
    'hint B mind it',
    'hint mind it',
    'nonsense',
  ],
]

/** What a run is, without what tells when and by which jobs it became so. */
function standing(here: World): unknown {
  const {
    updated: _,
    epoch: __,
    lease: ___,
    stop: ____,
    ended_in_order: _____,
    runner: ______,
    commands,
    ...state
  } = stateOf(here)
  const { files } = here.remote.newest()
  return { state, plan: files.get('plan.json'), commands: commands.map(({ at: _at, ...command }) => command) }
}

const law = 'whatever is ordered, it comes to the same with and without a job at work'
test(law, () => hold(15))
test(law, { tags: 'thorough/size' }, () => hold(60))

async function hold(numRuns: number): Promise<void> {
  const ordered = fc.array(fc.record({ text: fc.constantFrom(...orders), alone: fc.boolean() }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('failed' as const, 'waits' as const), ordered, async (b, texts) => {
      const [without, within] = [await begun(b), await begun(b)]
      const sha = stateOf(without).awaiting?.commit ?? 'abcdef0'
      for (const { text, alone } of texts) {
        for (const here of [without, within]) here.tracker.order(text === 'approve' ? `approve ${sha}` : text)
        if (alone) await atOnce(without)
      }
      await atOnce(without)
      await byJob(within)
      expect(standing(without)).toEqual(standing(within))
      expect(stateOf(without).lease).toBeNull()
      expectSound(without)
    }),
    { numRuns },
  )
}
