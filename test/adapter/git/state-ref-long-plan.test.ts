import { describe, expect, test } from 'vitest'
import { evolve } from '../../../src/core/run/fold/evolve.ts'
import { nothingGathered, runFilesWriter } from '../../../src/core/run/stored/run-files.ts'
import type { LoadedRun } from '../../../src/port/state-store.ts'
import type { RunEvent } from '../../../src/schema/run/event.ts'
import type { RunState } from '../../../src/schema/run/run-state.ts'
import { gitHttpServer } from '../../support/git-http-server.ts'
import { bareRemote, tempRepo } from '../../support/git-repositories.ts'
import { engine, stateFilesOf, stateRef } from '../../support/git-store.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { chainOf, runState } from '../../support/run-state.ts'

type Engine = Awaited<ReturnType<typeof engine>>

const startOf = (task: string): RunEvent => ({ ...oneOfEach.attempt_started, task })

/** A run of so many tasks at a remote, and engines that each know nothing but what is there. */
async function longRun(over: 'path' | 'http', tasks = 300) {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const remote = bareRemote()
  user.git('push', '--quiet', remote.path, 'main')
  const url = over === 'http' ? (await gitHttpServer(remote)).url : remote.path
  const base = user.git('rev-parse', 'HEAD')
  const state = runState(chainOf(tasks), { work: base })
  const another = () => engine(user, url)
  const first = await another()
  const { files } = runFilesWriter((text) => text)(state, nothingGathered)
  const all = new Map([...stateFilesOf(base), ...files])
  expect(
    await first.states.commit({ expected: null, files: all, subject: 'Begin', work: base, keep: [] }),
  ).toMatchObject({ kind: 'won' })
  const load = async ({ states }: Engine): Promise<LoadedRun> => {
    const { run } = await states.load()
    if (run === null) throw new Error('there is no run')
    return run
  }
  /** Writes this state where that was read, as the ledger does. */
  const write = ({ states }: Engine, { oid, gathered }: LoadedRun, next: RunState) => {
    const made = runFilesWriter((text) => text)(next, gathered)
    return states.commit({ expected: oid, files: made.files, subject: 'Next', work: base, keep: [] })
  }
  const changed = () => remote.git('diff', '--name-only', `${stateRef}^`, stateRef).split('\n')
  return { user, remote, base, state, another, load, write, changed }
}

describe.each(['path', 'http'] as const)('The state of a long plan at a remote by %s', (over) => {
  test('is read from both files, and an iteration writes the small one alone', async () => {
    const { state, another, load, write, changed } = await longRun(over)
    const one = await another()
    const before = await load(one)
    expect(before.state).toEqual(state)
    const next = evolve(before.state, startOf('TASK-7'))
    expect(await write(one, before, next)).toMatchObject({ kind: 'won' })
    expect(changed()).toEqual(['run.json'])
    const after = await load(await another())
    expect(after.state).toEqual(next)
    expect(
      [...after.gathered.tasks].filter(([id, record]) => after.state.tasks[id] !== record).map(([id]) => id),
    ).toEqual(['TASK-7'])
  })

  test('G12: of two that gather at once one is lost, reads the other’s files and writes upon them', async () => {
    const { another, load, write } = await longRun(over)
    const many = (state: RunState, from: number): RunState =>
      Array.from({ length: 201 }, (_, n) => `TASK-${from + n}`).reduce((now, id) => evolve(now, startOf(id)), state)
    const [one, two] = await Promise.all([another(), another()])
    const [ofOne, ofTwo] = await Promise.all([load(one), load(two)])
    const won = many(ofOne.state, 1)
    expect(await write(one, ofOne, won)).toMatchObject({ kind: 'won' })
    expect(await write(two, ofTwo, many(ofTwo.state, 100))).toMatchObject({ kind: 'lost' })
    const again = await load(two)
    expect(again.state).toEqual(won)
    const next = evolve(again.state, startOf('TASK-300'))
    expect(await write(two, again, next)).toMatchObject({ kind: 'won' })
    expect((await load(await another())).state).toEqual(next)
  })

  test('is that of the new run alone after --fresh, whether that is long or short', async () => {
    const { state, another, load, write, remote } = await longRun(over)
    const one = await another()
    const tasks = Array.from({ length: 250 }, (_, n) => ({
      id: `NEW-${n}`,
      status: 'pending' as const,
      failed_attempts: 0,
    }))
    const long = { ...evolve(state, { ...oneOfEach.run_started, tasks }), work: state.work }
    await write(one, await load(one), long)
    expect((await load(await another())).state).toEqual(long)
    const short = { ...evolve(long, oneOfEach.run_started), work: state.work }
    await write(one, await load(one), short)
    expect(await load(await another())).toMatchObject({ state: short, gathered: nothingGathered })
    expect(remote.git('show', `${stateRef}:tasks.json`)).not.toContain('NEW-')
    expect(remote.git('fsck', '--strict', '--no-dangling')).toBe('')
  })
})

test.each([
  ['is missing', 'STATE_CORRUPT', null, /tasks\.json is missing; run\.json of schema 2 cannot/],
  ['is cut off', 'STATE_CORRUPT', '{"schema": 2, "tasks"', /tasks\.json is not valid JSON/],
  [
    'holds no record where one should be',
    'STATE_CORRUPT',
    '{"schema": 2, "tasks": {"A": 1}}',
    /tasks\.json: tasks\.A:/,
  ],
  ['is newer', 'STATE_NEWER', '{"schema": 3, "tasks": {}}', /tasks\.json .*schema 3.*up to 2/],
] as const)('G16: is refused where tasks.json %s, and the good one is named', async (_, code, content, says) => {
  const { remote, another } = await longRun('path')
  const good = remote.git('rev-parse', stateRef)
  const person = tempRepo()
  person.git('fetch', '--quiet', remote.path, stateRef)
  person.git('checkout', '--quiet', 'FETCH_HEAD')
  if (content === null) person.git('rm', '--quiet', 'tasks.json')
  else person.write({ 'tasks.json': content })
  const bad = person.commit('Edit by hand')
  person.git('push', '--quiet', remote.path, `HEAD:${stateRef}`)
  const { states } = await another()
  const fault = await states.load().catch((error: unknown) => error)
  expect(fault).toMatchObject({ code, exit: 'data', message: expect.stringMatching(says) })
  if (code === 'STATE_CORRUPT') expect(fault).toMatchObject({ hint: expect.stringContaining(`${good}:${stateRef}`) })
  expect(remote.git('rev-parse', stateRef)).toBe(bad)
})
