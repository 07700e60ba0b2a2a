import { expect, test } from 'vitest'
import { evolve } from '../../src/core/run/fold/evolve.ts'
import { leaseLifetimeMs } from '../../src/core/run/lease/lease-verdict.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import { eventsOf, expectSound, loseRunner, stateIn, stateOf, type World, world } from '../support/fake-job.ts'
import { holder } from '../support/fake-ports.ts'
import { segments, writeState } from '../support/fake-remote.ts'
import { at, chainOf, planOf, testNow } from '../support/run-state.ts'

const minute = 60_000

/** Another writer, as a tool of the operator's or another job is: one commit with one event. */
function intrude({ remote }: World, event: RunEvent, plan?: Plan): void {
  const before = remote.newest()
  const seq = segments(before.files).length + 1
  const state = evolve(stateIn(before), event)
  const files = new Map([
    [`log/0/${seq}.jsonl`, `${JSON.stringify(event)}\n`],
    ['run.json', JSON.stringify(state)],
    ['plan.json', plan ? JSON.stringify(plan) : (before.files.get('plan.json') ?? '')],
  ])
  writeState(remote, { expected: before.oid, files, subject: 'intruder', work: state.work, keep: [] })
}

const refused = {
  type: 'amendment_refused',
  at: at(0),
  iteration: 0,
  why: 'no',
  amendment: { action: 'remove', reason: '' },
} as const
const takenOver = { type: 'lease_taken', at: at(0), epoch: 7, holder: holder(99) } as const

test.each([
  ['its process lives', 'alive' as const, 24 * 60 * minute],
  ['nobody can tell, and it was renewed just now', 'unknown' as const, leaseLifetimeMs - 1],
])('A14: a lease is held while %s: BUSY, and nothing is written', async (_, fate, later) => {
  const here = world({ plan: chainOf(2) })
  await loseRunner(here)
  here.fate = () => fate
  here.clock.set(testNow + later)
  const before = here.remote.state
  await expect(here.run()).rejects.toMatchObject({ code: 'BUSY', exit: 'busy' })
  await expect(here.run({ fresh: true })).rejects.toMatchObject({ code: 'BUSY' })
  expect(here.remote.state).toBe(before)
  here.clock.set(testNow + leaseLifetimeMs)
  here.fate = () => 'unknown'
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expectSound(here)
})

test('A14: of two jobs that start at once, one works and the other writes nothing', async () => {
  const here = world({ plan: chainOf(3) })
  const results = await Promise.allSettled([here.run(), here.run()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = results.find((result) => result.status === 'rejected')
  expect(loser?.reason, 'who has it, as the remote holds it').toMatchObject({
    code: 'LEASE_LOST',
    message: expect.stringMatching(/^The run was taken over by process \d+ on /),
  })
  expect(here.requests.map(({ iteration }) => iteration)).toEqual([1, 2, 3])
  expect(stateOf(here)).toMatchObject({ epoch: 1, stop: { kind: 'complete' } })
  expectSound(here)
})

test('the lease is renewed every three minutes while the agent works', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }), script: () => ({ takesMs: 10 * minute }) })
  await here.run()
  const renewals = eventsOf(here, 'lease_renewed').map((event) => Date.parse(event.at) - testNow)
  expect(renewals).toEqual([3 * minute, 6 * minute, 9 * minute])
  expectSound(here)
})

test('a renewal that fails is told and tried again; the job goes on', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1' }), script: () => ({ takesMs: 5 * minute }) })
  here.remote.beforeCommit = ({ subject }) => {
    if (subject === 'renew the lease') throw new Error('no network')
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.shown.some((shown) => shown.kind === 'warning' && shown.text.includes('no network'))).toBe(true)
  expect(eventsOf(here, 'lease_renewed')).toHaveLength(1)
  expectSound(here)
})

test('a lease that is lost while the agent works ends the call and the job: nothing of ours is written', async () => {
  const here = world({ plan: chainOf(2) })
  here.script = () => ({ takesMs: 60 * minute })
  here.remote.beforeCommit = ({ subject }) => {
    if (subject !== 'renew the lease') return
    here.remote.beforeCommit = () => undefined
    intrude(here, takenOver)
  }
  await expect(here.run()).rejects.toMatchObject({ code: 'LEASE_LOST', exit: 'busy' })
  expect(here.clock.now()).toBe(testNow + 3 * minute)
  expect(here.remote.newest().subject).toBe('intruder')
  expect(here.remote.work).toBeNull()
  expect(here.shown.filter(({ kind }) => kind === 'warning')).toEqual([])
})

test('a lease that is lost before the result is settled loses the result: one writer only', async () => {
  const here = world({ plan: chainOf(2) })
  here.script = ({ iteration }) => ({ during: () => iteration === 1 && intrude(here, takenOver) })
  await expect(here.run()).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect(here.remote.newest().subject).toBe('intruder')
  expect(here.remote.work).toBeNull()
})

test('a lease that somebody took away from us is lost, though nobody has taken the run over', async () => {
  const here = world({ plan: chainOf(2) })
  here.script = () => ({ during: () => intrude(here, { type: 'lease_released', at: at(0) }) })
  await expect(here.run()).rejects.toMatchObject({ code: 'LEASE_LOST' })
  expect(here.remote.newest().subject).toBe('intruder')
})

test.each(['begin iteration 2: TASK-2', 'stop: complete'])(
  'A13: what an operator’s tool wrote before "%s" is kept, and so is our own',
  async (moment) => {
    const here = world({ plan: chainOf(2) })
    here.remote.beforeCommit = ({ subject }) => {
      if (subject !== moment) return
      here.remote.beforeCommit = () => undefined
      intrude(here, refused)
    }
    const { reason } = await here.run()
    expect(reason).toEqual({ kind: 'complete' })
    expect(stateOf(here).counts).toMatchObject({ refused_amendments: 1, succeeded: 2 })
    expect(here.remote.history.map(({ subject }) => subject)).toContain('intruder')
    expect(here.requests).toHaveLength(2)
    expectSound(here)
  },
)

test('A13: a task that a tool adds while the agent works is worked on by the same job', async () => {
  const here = world({ plan: planOf({ id: 'A' }) })
  const added = [{ id: 'B', status: 'pending' as const }]
  const changed = { type: 'plan_changed' as const, at: at(0), added, removed: [], modified: [] }
  const plan = planOf({ id: 'A' }, { id: 'B' })
  here.script = ({ task }) => ({
    during: () => task === 'A' && intrude(here, { ...changed, plan_source: stateOf(here).plan_source }, plan),
  })
  expect((await here.run()).plan.tasks.map(({ id }) => id)).toEqual(['A', 'B'])
  expect(here.requests.map(({ task }) => task)).toEqual(['A', 'B'])
  expectSound(here)
})

test('G2: the first write arrives, its answer is lost, and a tool writes on top: the job continues with its run', async () => {
  const here = world({ plan: chainOf(2) })
  here.remote.beforeCommit = (change) => {
    here.remote.beforeCommit = () => undefined
    writeState(here.remote, change)
    intrude(here, refused)
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).counts).toMatchObject({ refused_amendments: 1, succeeded: 2 })
  expect(eventsOf(here, 'run_started')).toHaveLength(1)
  expectSound(here)
})

test('a state ref that never stands still is given up, not fought for ever', async () => {
  const here = world({ plan: chainOf(2) })
  here.remote.beforeCommit = ({ subject }) => {
    if (subject.startsWith('begin iteration 2')) intrude(here, refused)
  }
  await expect(here.run()).rejects.toMatchObject({ exit: 'busy' })
  expect(here.remote.history.filter(({ subject }) => subject === 'intruder')).toHaveLength(5)
})

test('the lease is renewed while checks run and while the job waits, too', async () => {
  const here = world({ plan: chainOf(2), settings: { 'min-delay': 20 * minute } })
  here.checkTakesMs = 4 * minute
  await here.run()
  const renewals = eventsOf(here, 'lease_renewed').map((event) => (Date.parse(event.at) - testNow) / minute)
  expect(renewals).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27])
  expectSound(here)
})

test('a lease that is lost while a check runs ends the check and the job', async () => {
  const here = world({ plan: chainOf(2) })
  here.checkTakesMs = 60 * minute
  here.remote.beforeCommit = ({ subject }) => {
    if (subject !== 'renew the lease') return
    here.remote.beforeCommit = () => undefined
    intrude(here, takenOver)
  }
  await expect(here.run()).rejects.toMatchObject({ code: 'LEASE_LOST', exit: 'busy' })
  expect(here.clock.now()).toBe(testNow + 3 * minute)
  expect(here.remote.newest().subject).toBe('intruder')
})

test('the lease is renewed by its age, also where no phase alone takes three minutes', async () => {
  const here = world({ plan: chainOf(8), script: () => ({ takesMs: 2 * minute }) })
  await here.run()
  const ages = here.remote.history.map(stateIn).flatMap(({ lease, updated }) => {
    return lease ? [Date.parse(updated) - Date.parse(lease.renewed)] : []
  })
  expect(Math.max(...ages)).toBeLessThan(leaseLifetimeMs / 2)
  expectSound(here)
})
