import { expect, test } from 'vitest'
import type { StartedJob } from '../../src/app/job.ts'
import { heldCommits } from '../../src/core/run/fold/open-attempts.ts'
import { dieIn } from '../support/dying-job.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { due, round, workflowRun } from '../support/matrix-round.ts'
import { planOf } from '../support/run-state.ts'

const settings = { lanes: 4, approval: 'iteration' } as const

const heldIn = (here: World) => heldCommits(stateOf(here))
const heldTasks = (here: World): string[] => heldIn(here).map(({ task }) => task)
const landed = (here: World): string[] => eventsOf(here, 'attempt_succeeded').map(({ task }) => task)
const called = (here: World): string[] => here.requests.map(({ task }) => task)

function approve(here: World, ...tasks: readonly string[]): void {
  for (const task of tasks) {
    const held = heldIn(here).find((one) => one.task === task) ?? expect.unreachable(`${task} does not wait`)
    here.tracker.order(`approve ${held.commit}`)
  }
}

/** The baseline has run, and `runs` rounds. */
async function matrix(given: Partial<Parameters<typeof world>[0]> = {}, runs = 1): Promise<World> {
  const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C', depends_on: ['A'] })
  const here = world({ plan, settings, ...given })
  for (let run = 0; run <= runs; run++) await workflowRun(here)
  return here
}

test('green changes of one round leave the train and wait, any number; a dependant does not begin', async () => {
  const here = await matrix()
  expect(called(here)).toEqual(['A', 'B'])
  expect(heldTasks(here)).toEqual(['A', 'B'])
  expect(stateOf(here)).toMatchObject({ work: here.remote.base, stop: { kind: 'human_review' }, lease: null })
  // Both were made on the base, and neither was checked on the other one, which may never land.
  for (const { checkpoint } of heldIn(here)) expect(checkpoint).toBe(here.remote.base)
  expect(stateOf(here).usage.usd).toBe(2)
  expectSound(here)
})

test('until then every job is idle', async () => {
  const here = await matrix()
  const before = here.remote.state
  expect(await round(here).intake()).toMatchObject({ reason: { kind: 'human_review', approve: { task: 'A' } } })
  expect(here.remote.state).toBe(before)
})

test('others go on while commits wait, also where one task alone may begin', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C', depends_on: ['A'] }, { id: 'D', depends_on: ['C'] })
  const here = await matrix({ plan })
  approve(here, 'A')
  await workflowRun(here)
  // A landed in the round in which no agent had to work for it, and then C could begin.
  expect(landed(here)).toEqual(['A'])
  await workflowRun(here)
  expect(called(here)).toEqual(['A', 'B', 'C'])
  expect(heldTasks(here)).toEqual(['B', 'C'])
  approve(here, 'B')
  await workflowRun(here)
  expect(landed(here)).toEqual(['A', 'B'])
  expectSound(here)
})

test('approved, each lands at the end of the train, and the same change needs no second word', async () => {
  const here = await matrix()
  const [, b] = heldIn(here)
  approve(here, 'B', 'A')
  const calls = here.requests.length
  await workflowRun(here)
  expect(landed(here)).toEqual(['B', 'A'])
  expect(here.requests).toHaveLength(calls)
  const { tasks, work, usage } = stateOf(here)
  expect(tasks['B']?.commit).toBe(b?.commit)
  expect(tasks['A']?.commit).toBe(work)
  expect([...workFiles(here).keys()].filter((path) => path.startsWith('src/')).sort()).toEqual([
    'src/A.txt',
    'src/B.txt',
  ])
  // What they cost was counted when they began to wait.
  expect(usage.usd).toBe(2)
  expectSound(here)
})

test('more approved than there are machines: they land in as many rounds as it takes', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' })
  const here = await matrix({ plan, settings: { ...settings, lanes: 2 } }, 2)
  expect(heldTasks(here)).toEqual(['A', 'B', 'C'])
  approve(here, 'A', 'B', 'C')
  const jobs = round(here)
  expect(due(await jobs.intake())).toHaveLength(2)
  for (const lane of [0, 1]) await jobs.validate(lane)
  await jobs.apply()
  expect(landed(here)).toEqual(['A', 'B'])
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(landed(here)).toEqual(['A', 'B', 'C'])
  expect(stateOf(here).usage.usd).toBe(3)
  expectSound(here)
})

test('approved while others are at work: it is checked with the next round, beside changes that were made meanwhile', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' })
  const here = await matrix({ plan, settings: { ...settings, lanes: 2 } })
  const waiting = heldTasks(here)
  const jobs = round(here)
  const lanes = due(await jobs.intake())
  for (const lane of lanes) await jobs.agent(lane)
  await jobs.compose()
  for (const lane of lanes) await jobs.validate(lane)
  approve(here, ...waiting)
  await jobs.apply()
  // The jobs of the checks had begun before the order: nothing counts as lost.
  expect(stateOf(here).lanes.filter(({ checks_lost }) => checks_lost > 0)).toEqual([])
  expect(heldTasks(here)).toEqual(['C'])
  await workflowRun(here)
  expect(landed(here)).toEqual(['A', 'B'])
  expect(heldTasks(here)).toEqual(['C'])
  expectSound(here)
})

test('if what landed since changes it, the person is asked again, with both commits', async () => {
  const lines: Record<string, string> = { A: 'x y', B: 'x z' }
  const here = await matrix({
    plan: planOf({ id: 'A' }, { id: 'B' }),
    script: ({ task }) => ({
      write: { [`src/${task}.txt`]: 'one', 'src/of-both.txt': 'the same', [`own/${task}`]: `${lines[task]}` },
    }),
  })
  const [a, b] = heldIn(here)
  expect(a?.commit).not.toBe(b?.commit)
  approve(here, 'A', 'B')
  await workflowRun(here)
  expect(landed(here)).toEqual(['A'])
  const [again] = heldIn(here)
  expect(again).toMatchObject({ task: 'B', approved_before: b?.commit })
  expect(stateOf(here).stop).toMatchObject({ why: expect.stringContaining(`${b?.commit}, which was approved`) })
  approve(here, 'B')
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).tasks['B']?.commit).toBe(again?.commit)
  expect(here.requests).toHaveLength(2)
  expect(stateOf(here).usage.usd).toBe(2)
  expectSound(here)
})

test('approved, and in conflict with what landed since: it does not land, and its next attempt is asked about', async () => {
  const here = await matrix({
    plan: planOf({ id: 'A' }, { id: 'B' }),
    script: ({ task, iteration }) => ({ write: { 'src/shared.txt': iteration > 2 ? 'both' : task } }),
  })
  approve(here, 'A', 'B')
  await workflowRun(here)
  expect(landed(here)).toEqual(['A'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'B', cause: 'rebase' }])
  await workflowRun(here)
  expect(heldIn(here)).toMatchObject([{ task: 'B', iteration: 3 }])
  expect(stateOf(here).usage.usd).toBe(3)
  expectSound(here)
})

test('a lost job of the checks costs an approved change nothing; after three losses its attempt is lost, and its cost counts once', async () => {
  const here = await matrix({ plan: planOf({ id: 'A' }, { id: 'B' }) })
  const [, b] = heldIn(here)
  approve(here, 'A', 'B')
  for (let run = 0; run < 3; run++) {
    const jobs = round(here)
    const begun = await jobs.intake()
    const { legs } =
      begun.kind === 'handed_on' && begun.dossier.phase === 'train' ? begun.dossier : expect.unreachable()
    for (const { lane, iteration } of legs) if (iteration !== b?.iteration) await jobs.validate(lane)
    await jobs.apply({ validate: 'failure' })
  }
  expect(landed(here)).toEqual(['A'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'B', cause: 'runner_lost' }])
  expect(stateOf(here).usage.usd).toBe(2)
  expectSound(here)
})

test.each(['retry A no globals, please', 'undo 1 no globals, please'])(
  '%s: it is rejected, and its next attempt is told why',
  async (order) => {
    const here = await matrix()
    here.tracker.order(order)
    await workflowRun(here)
    expect(eventsOf(here, 'attempt_rejected')).toMatchObject([{ iteration: 1, why: 'no globals, please' }])
    expect(here.requests.at(-1)).toMatchObject({ task: 'A', attempt: 1 })
    expect(here.requests.at(-1)?.prompt).toContain('a person did not accept it (Ada): no globals, please')
    expect(heldTasks(here).sort()).toEqual(['A', 'B'])
    expectSound(here)
  },
)

test('an undo takes what waits and builds on it along, uncounted', async () => {
  const here = await matrix()
  approve(here, 'A')
  await workflowRun(here)
  await workflowRun(here)
  expect(heldTasks(here)).toEqual(['B', 'C'])
  here.tracker.order('undo 1 wrong idea')
  await workflowRun(here)
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ undoes: 1 }])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'C', cause: 'cancelled' }])
  expect(heldTasks(here)).toEqual(['B'])
  expectSound(here)
})

test('a person hears of each commit that waits, once', async () => {
  const here = await matrix()
  const notices = () => here.tracker.delivered.filter(({ kind }) => kind === 'notice').map(({ body }) => body)
  for (const { commit } of heldIn(here))
    expect(
      notices().filter((body) => body.includes(commit.slice(0, 7)) && body.includes('waits for approval')),
    ).toHaveLength(1)
})

type RoundJob = 'intake' | 'compose' | 'apply'

/** The jobs of one round, of which this one dies at that write of its own; those behind it do not run then. */
async function dieInRound(here: World, dying: RoundJob, write: number): Promise<boolean> {
  const jobs = round(here)
  const dies = async (job: RoundJob, act: () => Promise<unknown>): Promise<boolean> =>
    job === dying ? dieIn(here, write, act) : act().then(() => false)
  const begun: StartedJob[] = []
  if (await dies('intake', async () => begun.push(await jobs.intake()))) return true
  for (const lane of begun.flatMap(due)) await jobs.agent(lane)
  if (await dies('compose', async () => begun.push(await jobs.compose()))) return true
  for (const lane of begun.slice(1).flatMap(due)) await jobs.validate(lane)
  return dies('apply', jobs.apply)
}

test.each((['intake', 'compose', 'apply'] as const).flatMap((job) => [0, 1].map((write) => [job, write] as const)))(
  '%s dies at its write %s while approved and new changes are under way: nothing is lost or lands twice',
  async (dying, write) => {
    const own = { ...settings, lanes: 2 }
    const here = await matrix({ plan: planOf(...['A', 'B', 'C', 'D'].map((id) => ({ id }))), settings: own })
    approve(here, 'A', 'B')
    own.lanes = 4
    expect(await dieInRound(here, dying, write)).toBe(write === 0 || dying !== 'compose')
    const approved = new Set(['A', 'B'])
    for (let runs = 0; runs < 12 && stateOf(here).stop?.kind !== 'complete'; runs++) {
      const begun = await round(here).intake()
      if (begun.kind === 'handed_on') await workflowRun(here, {}, begun)
      const fresh = heldTasks(here).filter((task) => !approved.has(task))
      approve(here, ...fresh)
      for (const task of fresh) approved.add(task)
    }
    expect(landed(here).toSorted()).toEqual(['A', 'B', 'C', 'D'])
    expect(stateOf(here)).toMatchObject({ stop: { kind: 'complete' }, lanes: [], lease: null })
    expectSound(here)
  },
)
