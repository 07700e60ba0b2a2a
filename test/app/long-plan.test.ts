import { expect, test } from 'vitest'
import { openLedger } from '../../src/app/job/ledger.ts'
import { evolve } from '../../src/core/run/fold/evolve.ts'
import { nothingGathered, runFilesWriter } from '../../src/core/run/stored/run-files.ts'
import { expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { fakeStateStore, segments, stateOfFiles, writeState } from '../support/fake-remote.ts'
import { oneOfEach } from '../support/run-events.ts'
import { chainOf } from '../support/run-state.ts'

const long = chainOf(250)

/** The paths of each write, in turn; `before` may get in its way. */
function writesOf({ remote }: World, before: (subject: string) => void = () => undefined): string[][] {
  const writes: string[][] = []
  remote.beforeCommit = ({ files, subject }) => {
    writes.push([...files.keys()])
    before(subject)
  }
  return writes
}

const gatherings = (writes: readonly string[][]): number =>
  writes.filter((paths) => paths.includes('tasks.json')).length

/** Another writer, which gathers all records in its own commit. */
function intrude({ remote }: World): void {
  const { oid, files } = remote.newest()
  const state = evolve(stateOfFiles(files).state, oneOfEach.amendment_refused)
  const made = runFilesWriter((text) => text)(state, nothingGathered).files
  const log = new Map([
    [`log/0/${segments(files).length + 1}.jsonl`, `${JSON.stringify(oneOfEach.amendment_refused)}\n`],
  ])
  writeState(remote, {
    expected: oid,
    files: new Map([...log, ...made]),
    subject: 'intruder',
    work: state.work,
    keep: [],
  })
}

test('Jobs on a plan of 250 tasks write all records once, and go on with what they find there', async () => {
  const here = world({ plan: long })
  const writes = writesOf(here)
  expect((await here.run({ settings: { 'max-iterations': 3 } })).reason.kind).toBe('iteration_limit')
  expect((await here.run({ settings: { 'max-iterations': 3 } })).reason.kind).toBe('iteration_limit')
  expect(stateOf(here).iteration).toBe(6)
  expect(writes[0]).toContain('tasks.json')
  expect(gatherings(writes)).toBe(1)
  expectSound(here)
})

test('Of a race that is lost nothing is kept but the facts: the next write rests on the winner’s files', async () => {
  const here = world({ plan: long })
  const writes = writesOf(here, (subject) => {
    if (subject.startsWith('begin iteration 2') && stateOf(here).counts.refused_amendments === 0) intrude(here)
  })
  await here.run({ settings: { 'max-iterations': 3 } })
  expect(stateOf(here).counts).toMatchObject({ refused_amendments: 1, succeeded: 3 })
  expect(gatherings(writes)).toBe(1)
  expectSound(here)
})

test('What was gathered counts as written only when the write has won', async () => {
  const here = world({ plan: long })
  await here.run({ settings: { 'max-iterations': 1 } })
  const store = fakeStateStore(here.remote)
  const { run } = await store.load()
  await here.as({}, async (ports) => {
    const ledger = openLedger({ ...ports, store }, run, {
      plan: long,
      planFile: 'plan.json',
      planAtTop: 'plan.json',
      reachedBy: [],
    })
    for (let n = 2; n <= 230; n++) ledger.record({ type: 'skip_task', task: `TASK-${n}`, by: 'ada', why: '' })
    here.remote.beforeCommit = () => {
      throw new Error('no network')
    }
    await expect(ledger.save('gather')).rejects.toThrow('no network')
    const writes = writesOf(here)
    await ledger.save('gather')
    await ledger.save('no more')
    expect(writes.map((paths) => paths.includes('tasks.json'))).toEqual([true, false])
    expect(stateOf(here)).toEqual(ledger.state)
  })
  expectSound(here)
})

test.each([
  ['short', chainOf(2), 2],
  ['as long', chainOf(260), 260],
])('A fresh run of a plan that is %s has nothing of the old one’s tasks', async (_, plan, tasks) => {
  const here = world({ plan: long })
  await here.run({ settings: { 'max-iterations': 2 } })
  await here.run({ plan, fresh: true, settings: { 'max-iterations': 1 } })
  expect(Object.keys(stateOf(here).tasks)).toHaveLength(tasks)
  expect(stateOf(here).tasks['TASK-2']?.status).toBe('pending')
  expectSound(here)
})

test('What an iteration writes, all of its files together, does not grow with the plan', async () => {
  const bytes: number[] = []
  for (const tasks of [400, 5000]) {
    const here = world({ plan: chainOf(tasks) })
    here.remote.beforeCommit = ({ files, subject }) => {
      if (subject.startsWith('begin iteration 2')) bytes.push([...files.values()].join('').length)
    }
    await here.run({ settings: { 'max-iterations': 2 } })
  }
  const [few = 0, many = 0] = bytes
  expect(few).toBeGreaterThan(10_000)
  // A number has a digit more here and there.
  expect(many - few).toBeLessThan(200)
})
