import { describe, expect, test } from 'vitest'
import { agentJob } from '../../src/app/delegated/agent-job.ts'
import { applyJob } from '../../src/app/delegated/apply.ts'
import { checksJob } from '../../src/app/delegated/checks-job.ts'
import type { ConfinementReport } from '../../src/schema/check/confinement.ts'
import { confinementHere } from '../support/confinement-here.ts'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { fakeParcel } from '../support/fake-parcel.ts'
import { planOf } from '../support/run-state.ts'

const one = planOf({ id: 'TASK-1', max_retries: 0 })
const c1: ConfinementReport = { level: 'C1', way: 'pid-namespace', refused: [] }
const roFault = { passed: false, output_head: 'touch: cannot touch /srv/x: Read-only file system' }

describe('what is reached', () => {
  test('is a fact of the run, said once while it stays as it is', async () => {
    const here = world({ plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2' }) })
    await here.run({ settings: { 'max-iterations': 1 } })
    await here.run({ settings: { 'max-iterations': 1 } })
    expect(eventsOf(here, 'confined')).toMatchObject([{ level: 'C3', way: 'bubblewrap', given_up: false }])
    expect(stateOf(here).confined).toEqual({ level: 'C3', way: 'bubblewrap', given_up: false, login: false })
    expectSound(here)
  })

  test('on another machine is said anew', async () => {
    const here = world({ plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2' }) })
    await here.run({ settings: { 'max-iterations': 1 } })
    here.confinement = confinementHere({ report: c1 })
    await here.run()
    expect(eventsOf(here, 'confined').map(({ level }) => level)).toEqual(['C3', 'C1'])
    expect(here.shown).toContainEqual({ kind: 'warning', text: expect.stringContaining('No file is protected here') })
  })

  test('below min-confinement stops the job before anything is written or spent', async () => {
    const here = world({ plan: one })
    here.confinement = confinementHere({ report: c1 })
    await expect(here.run({ settings: { 'min-confinement': 'C2' } })).rejects.toMatchObject({
      code: 'CONFINEMENT_BELOW_MINIMUM',
      exit: 'data',
    })
    expect(here.remote.history).toEqual([])
    expect(here.requests).toEqual([])
  })

  test('beside the secrets of a server’s job must be C2, unless `confinement: none` is written', async () => {
    const here = world({ plan: one })
    here.confinement = confinementHere({ report: c1, shape: 'one job' })
    await expect(here.run()).rejects.toMatchObject({ code: 'CONFINEMENT_BESIDE_SECRETS' })
    await expect(here.begin()).rejects.toMatchObject({ code: 'CONFINEMENT_BESIDE_SECRETS' })
    expect(here.remote.history).toEqual([])
    here.confinement = confinementHere({ report: c1, shape: 'one job', setting: 'none' })
    expect((await here.run({ settings: { confinement: 'none' } })).reason).toEqual({ kind: 'complete' })
    expect(here.shown).toContainEqual({ kind: 'warning', text: expect.stringContaining('confinement: none') })
    expect(stateOf(here).confined).toMatchObject({ level: 'C1', given_up: true })
  })
})

describe('in split jobs', () => {
  test('the level is that of the agent’s machine, and each job demands the minimum of its own', async () => {
    const here = world({ plan: one })
    const intake = async () => {
      here.confinement = confinementHere({ report: { ...c1, level: 'C0' }, shape: 'split jobs' })
      return here.begin({ until: 'prepared', settings: { 'min-confinement': 'C1' } })
    }
    await intake()
    const parcel = fakeParcel(here.remote)
    const apply = (agent: string) =>
      here.as({ parcel }, (ports, job, cancelled) =>
        applyJob({ ...ports, confinement: null }, job, { cancelled, ends: { agent, validate: 'success' } }),
      )
    here.confinement = confinementHere({ shape: 'split jobs' })
    await here.as({ parcel }, (ports, job, cancelled) => checksJob(ports, job, { cancelled }))
    await apply('skipped')
    await intake()
    const weak = confinementHere({ report: c1, shape: 'split jobs' })
    here.confinement = weak
    const strict = { parcel, settings: { 'min-confinement': 'C2' as const } }
    for (const job of [agentJob, checksJob])
      await expect(
        here.as<unknown>(strict, (ports, given, cancelled) => job(ports, given, { cancelled })),
      ).rejects.toMatchObject({ code: 'CONFINEMENT_BELOW_MINIMUM' })
    await here.as({ parcel }, (ports, job, cancelled) => agentJob(ports, job, { cancelled }))
    await here.as({ parcel }, (ports, job, cancelled) => checksJob(ports, job, { cancelled }))
    expect((await apply('success')).reason).toEqual({ kind: 'complete' })
    expect(eventsOf(here, 'confined')).toMatchObject([{ level: 'C1', way: 'pid-namespace' }])
    expectSound(here)
  })
})

describe('a baseline that is red in the confinement and green without it', () => {
  const blockedBy = expect.stringMatching(/fails in the confinement and passes without it: npm test .*`agent-writable`/)

  test.each([false, true])('stops the run before money is spent and names the setting; known-red: %s', async (red) => {
    const here = world({ plan: one, check: () => roFault, settings: { 'known-red': red } })
    here.unconfined = () => true
    const { reason } = await here.run()
    expect(reason).toEqual({ kind: 'blocked', by: [blockedBy] })
    expect(here.requests).toEqual([])
    expect(eventsOf(here, 'baseline_finished')).toMatchObject([
      { red: ['npm test'], accepted: false, confined: [{ name: 'npm test', needs: 'write' }] },
    ])
    expect(here.checkRuns.map(({ label }) => label)).toEqual(['baseline', 'baseline-rerun', 'baseline-unconfined'])
    expectSound(here)
  })

  test('goes on when the setting has been written', async () => {
    const here = world({ plan: one, check: () => roFault })
    here.unconfined = () => true
    await here.run()
    here.check = () => true
    expect((await here.run()).reason).toEqual({ kind: 'complete' })
  })

  test('and red without it too is just red', async () => {
    const here = world({ plan: one, check: () => false })
    here.unconfined = () => false
    expect((await here.run()).reason).toEqual({
      kind: 'blocked',
      by: ['the baseline is red: npm test'],
      red: ['npm test'],
    })
  })

  test('is told by the job of the checks where jobs are split', async () => {
    const here = world({ plan: one, check: () => roFault })
    here.unconfined = () => true
    const parcel = fakeParcel(here.remote)
    await here.begin({ until: 'prepared' })
    await here.as({ parcel }, (ports, job, cancelled) => checksJob(ports, job, { cancelled }))
    const ends = { agent: 'skipped', validate: 'success' }
    const { reason } = await here.as({ parcel }, (ports, job, cancelled) => applyJob(ports, job, { cancelled, ends }))
    expect(reason).toEqual({ kind: 'blocked', by: [blockedBy] })
  })

  test('no file that an agent may have touched is ever run outside of the confinement', async () => {
    const here = world({ plan: planOf({ id: 'TASK-1' }, { id: 'TASK-2' }) })
    const outside: string[] = []
    here.unconfined = ({ label }) => {
      outside.push(label)
      return true
    }
    await here.run({ settings: { 'max-iterations': 1 } })
    // Other checks demand a baseline of the work, which holds an agent's commit.
    here.check = () => false
    const { reason } = await here.run({ settings: { validate: ['npm run lint'] } })
    expect(reason).toEqual({ kind: 'blocked', by: ['the baseline is red: npm run lint'], red: ['npm run lint'] })
    expect(outside).toEqual([])
  })
})
