import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { due, round, workflowRun } from '../support/matrix-round.ts'
import { planOf } from '../support/run-state.ts'

const landed = (here: World): string[] => eventsOf(here, 'attempt_succeeded').map(({ task }) => task)
const called = (here: World): string[] => here.requests.map(({ task }) => task)
const waiting = (here: World): string[] => stateOf(here).lanes.map(({ task }) => task)

/** Four tasks, of which B is red once, so that C and D wait for the next round; an order comes in between. */
async function redInTheMiddle(...orders: readonly string[]): Promise<World> {
  const here = world({
    plan: planOf({ id: 'A' }, { id: 'B' }, { id: 'C' }, { id: 'D' }),
    settings: { lanes: 4 },
    check: ({ files }) => !files.has('src/B.txt') || files.has('src/B2.txt'),
    script: ({ task, attempt }) => ({
      write: { [`src/${task}.txt`]: 'x', ...(task === 'B' && attempt > 1 ? { 'src/B2.txt': 'x' } : {}) },
    }),
  })
  for (const _ of ['baseline', 'round']) await workflowRun(here)
  expect(landed(here)).toEqual(['A'])
  expect(waiting(here)).toEqual(['C', 'D'])
  for (const order of orders) here.tracker.order(order)
  return here
}

/** Runs the round that an intake begins until its agents have worked, gives the order and ends it. */
async function orderWhileAgentsWork(here: World, order: string): Promise<void> {
  const jobs = round(here)
  for (const lane of due(await jobs.intake())) await jobs.agent(lane)
  here.tracker.order(order)
  for (const lane of due(await jobs.compose())) await jobs.validate(lane)
  await jobs.apply()
}

test('a hint while agents work is told to the next attempt of its task alone', async () => {
  const here = world({
    plan: planOf({ id: 'A' }, { id: 'B' }),
    settings: { lanes: 2 },
    check: ({ files }) => !files.has('src/B.txt') || files.has('src/B2.txt'),
  })
  here.script = ({ task, attempt }) => ({
    write: { [`src/${task}.txt`]: 'x', ...(attempt > 1 ? { 'src/B2.txt': 'x' } : {}) },
  })
  await workflowRun(here)
  await orderWhileAgentsWork(here, 'hint B Mind the umlauts.')
  await workflowRun(here)
  expect(called(here)).toEqual(['A', 'B', 'B'])
  expect(here.requests.map(({ prompt }) => prompt.includes('Mind the umlauts.'))).toEqual([false, false, true])
  expect(landed(here)).toEqual(['A', 'B'])
  expectSound(here)
})

test('a pause between two rounds keeps what waits for its checks; resumed, it lands without its agents', async () => {
  const here = await redInTheMiddle('pause')
  expect(await round(here).intake()).toMatchObject({ kind: 'stopped', reason: { kind: 'paused' } })
  expect(waiting(here)).toEqual(['C', 'D'])
  here.tracker.order('resume')
  const calls = called(here).length
  expect((await workflowRun(here)).reason).toEqual({ kind: 'complete' })
  expect(landed(here)).toEqual(['A', 'C', 'D', 'B'])
  expect(called(here).slice(calls)).toEqual(['B'])
  expectSound(here)
})

test('a task that is skipped between two rounds does not land, though its change waits', async () => {
  const here = await redInTheMiddle('skip C not needed')
  await workflowRun(here)
  expect(stateOf(here).tasks['C']?.status).toBe('skipped')
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'C', cause: 'cancelled' }])
  for (let runs = 0; runs < 3 && stateOf(here).stop?.kind !== 'complete'; runs++) await workflowRun(here)
  expect(landed(here).toSorted()).toEqual(['A', 'B', 'D'])
  expectSound(here)
})

test('a task that is skipped while its agent works, before its change is in line, does not land', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }), settings: { lanes: 2 } })
  await workflowRun(here)
  await orderWhileAgentsWork(here, 'skip A not needed')
  for (let runs = 0; runs < 3 && stateOf(here).stop?.kind !== 'complete'; runs++) await workflowRun(here)
  expect(landed(here)).toEqual(['B'])
  expect(stateOf(here).tasks['A']?.status).toBe('skipped')
  expectSound(here)
})

test('an undo between two rounds reverts its commit, and what waits and does not depend on it lands on the rest', async () => {
  const here = await redInTheMiddle('undo 1 wrong idea')
  await workflowRun(here)
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ undoes: 1 }])
  for (let runs = 0; runs < 3 && stateOf(here).stop?.kind !== 'complete'; runs++) await workflowRun(here)
  expect(landed(here).toSorted()).toEqual(['A', 'A', 'B', 'C', 'D'])
  expect(called(here).filter((task) => task === 'C' || task === 'D')).toEqual(['C', 'D'])
  expectSound(here)
})

const built = planOf(
  { id: 'A' },
  { id: 'B', depends_on: ['A'] },
  { id: 'C', depends_on: ['A'] },
  { id: 'D', depends_on: ['A'] },
)

test('an undo while agents work on what depends on it: their attempts end uncounted, and are made again after it', async () => {
  const here = world({ plan: built, settings: { lanes: 3 } })
  for (const _ of ['baseline', 'A']) await workflowRun(here)
  await orderWhileAgentsWork(here, 'undo 1 wrong idea')
  expect(landed(here)).toEqual(['A'])
  expect(eventsOf(here, 'attempt_interrupted').map(({ task, cause }) => `${task} ${cause}`)).toEqual(
    ['B', 'C', 'D'].map((task) => `${task} cancelled`),
  )
  for (let runs = 0; runs < 4 && stateOf(here).stop?.kind !== 'complete'; runs++) await workflowRun(here)
  expect(landed(here).slice(1, 2)).toEqual(['A'])
  expect(landed(here).slice(2).toSorted()).toEqual(['B', 'C', 'D'])
  expect(stateOf(here).counts).toMatchObject({ failed: 0 })
  expectSound(here)
})

test.each([
  ['the next round', (here: World) => workflowRun(here)],
  ['one machine', (here: World) => here.run({ settings: { 'max-iterations': 1 } })],
])('an undo before %s: what waits for its checks and depends on it ends uncounted', async (_, run) => {
  const here = world({
    plan: built,
    settings: { lanes: 3 },
    check: ({ files }) => !files.has('src/B.txt') || files.has('src/B2.txt'),
    script: ({ task, attempt }) => ({
      write: { [`src/${task}.txt`]: 'x', ...(task === 'B' && attempt > 1 ? { 'src/B2.txt': 'x' } : {}) },
    }),
  })
  for (const _ of ['baseline', 'A', 'round']) await workflowRun(here)
  expect(waiting(here)).toEqual(['D'])
  here.tracker.order('undo 1 wrong idea')
  await run(here)
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ undoes: 1 }])
  expect(waiting(here)).toEqual([])
  for (let runs = 0; runs < 4 && stateOf(here).stop?.kind !== 'complete'; runs++) await workflowRun(here)
  expect(landed(here).slice(0, 4)).toEqual(['A', 'C', 'A', 'B'])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'D', cause: 'cancelled' }])
  expect([...workFiles(here).keys()].filter((path) => path.startsWith('src/')).sort()).toEqual([
    'src/A.txt',
    'src/B.txt',
    'src/B2.txt',
    'src/C.txt',
    'src/D.txt',
  ])
  expect(stateOf(here).usage.usd, 'each call is paid for').toBe(called(here).length)
  expectSound(here)
})

const withoutC = planOf({ id: 'A' }, { id: 'B' }, { id: 'D' })

test.each([
  [
    'the next round',
    async (here: World) => workflowRun(here, {}, await here.begin({ until: 'prepared', legs: 8, plan: withoutC })),
  ],
  ['one machine', (here: World) => here.run({ plan: withoutC })],
])('a task that a person takes out of the plan before %s does not land, though its change waits', async (_, run) => {
  const here = await redInTheMiddle()
  for (let runs = 0; runs < 3 && stateOf(here).stop?.kind !== 'complete'; runs++) await run(here)
  expect(landed(here)).toEqual(['A', 'D', 'B'])
  expect(stateOf(here).usage.usd, 'each call is paid for').toBe(called(here).length)
  expectSound(here)
})
