import { expect, test } from 'vitest'
import { statusInWords } from '../../src/core/report/facts/task-rows.ts'
import { statusInBrief } from '../../src/core/report/terminal/status-in-brief.ts'
import { statusReport } from '../../src/core/report/words/status.ts'
import { heldCommits } from '../../src/core/run/fold/open-attempts.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { dieInChecks } from '../support/dying-job.ts'
import { eventsOf, expectSound, loseRunner, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { planOf, type TaskSpec } from '../support/run-state.ts'

const minute = 60_000
const settings = { lanes: 4, approval: 'iteration' } as const

const planWith = (tasks: readonly Omit<TaskSpec, 'id'>[]): Plan =>
  planOf(...tasks.map((task, index) => ({ id: `TASK-${index + 1}`, ...task })))

const heldIn = (here: World) => heldCommits(stateOf(here))
const statuses = (here: World) => Object.values(stateOf(here).tasks).map(({ status }) => status)

/** Three tasks, of which the third waits for the first; TASK-1 takes one minute, TASK-2 two. */
async function held(given: Partial<Parameters<typeof world>[0]> = {}): Promise<World> {
  const here = world({ plan: planWith([{}, {}, { depends_on: ['TASK-1'] }]), settings, ...given })
  here.script = given.script ?? (({ task }) => ({ takesMs: Number(task.slice(-1)) * minute }))
  await here.run()
  return here
}

test('a green change leaves the train and waits, any number; others go on, what depends on it does not begin', async () => {
  const here = world({ plan: planWith([{}, {}, { depends_on: ['TASK-1'] }]), settings })
  here.script = ({ task }) => ({ takesMs: Number(task.slice(-1)) * minute })
  const { reason } = await here.run()
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2'])
  expect(heldIn(here).map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2'])
  const [{ commit } = expect.unreachable()] = heldIn(here)
  expect(reason).toMatchObject({
    kind: 'human_review',
    why: expect.stringMatching(/^TASK-1 passed .*, and 1 other commit too$/),
    approve: { task: 'TASK-1', commit },
  })
  expect(statuses(here)).toEqual(['in_progress', 'in_progress', 'pending'])
  // Both were made on the base: nothing of them has landed.
  expect(stateOf(here).work).toBe(here.remote.base)
  for (const one of heldIn(here)) {
    expect(one.checkpoint).toBe(here.remote.base)
    expect(here.remote.history.some(({ keep }) => keep.includes(one.commit))).toBe(true)
  }
  expect(stateOf(here).usage.usd).toBe(here.requests.length)
  expectSound(here)
})

test('each is checked once: nothing is checked on top of a change that a person may reject', async () => {
  const plan = planWith([{}, {}, {}])
  const here = world({ plan, settings: { ...settings, 'checks-at-once': 3 } })
  here.script = () => ({ takesMs: minute })
  here.checkTakesMs = minute
  await here.run()
  expect(heldIn(here)).toHaveLength(3)
  // One of the baseline.
  expect(here.checkRuns).toHaveLength(4)
  const [one, two, three] = heldIn(here).map(({ commit }) => commit)
  for (const commit of [three, one, two]) here.tracker.order(`approve ${commit}`)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.checkRuns).toHaveLength(7)
  expectSound(here)
})

test('P20: a machine that dies of the checks of an approved change, again and again: its attempt is lost, and its cost counts once', async () => {
  const here = await held()
  const [, two] = heldIn(here)
  here.tracker.order(`approve ${two?.commit}`)
  await dieInChecks(here, { of: 'TASK-2', times: 3 })
  await here.run()
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-2', cause: 'runner_lost' }])
  expect(heldIn(here).map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2'])
  expect(stateOf(here).usage.usd).toBe(here.requests.length)
  expectSound(here)
})

test('until then every job is idle: no agent, no write', async () => {
  const here = await held()
  const before = here.remote.state
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', approve: { task: 'TASK-1' } })
  expect(here.remote.state).toBe(before)
  expect(here.requests).toHaveLength(2)
})

test('approved, it lands at the end of the train: checked on what landed since, and the same change needs no second word', async () => {
  const here = await held()
  const checked: string[] = []
  here.check = ({ files }) => {
    checked.push(here.remote.addTree(files))
    return true
  }
  const usd = stateOf(here).usage.usd
  const costs = stateOf(here).costs.length
  const [one, two] = heldIn(here)
  here.tracker.order(`approve ${two?.commit}`)
  here.tracker.order(`approve ${one?.commit}`)
  expect((await here.run()).reason).toMatchObject({ approve: { task: 'TASK-3' } })
  expect(eventsOf(here, 'attempt_succeeded').map(({ task }) => task)).toEqual(['TASK-2', 'TASK-1'])
  const { tasks, work, counts } = stateOf(here)
  expect(tasks['TASK-2']?.commit).toBe(two?.commit)
  // TASK-1 is another commit now, on TASK-2; its tree was checked, and nobody was asked again.
  expect(tasks['TASK-1']?.commit).not.toBe(one?.commit)
  expect(tasks['TASK-1']?.commit).toBe(work)
  expect(checked).toContain(here.remote.commits.get(work)?.tree)
  expect([...workFiles(here).keys()].filter((path) => path.startsWith('src/')).sort()).toEqual([
    'src/TASK-1.txt',
    'src/TASK-2.txt',
  ])
  // What the first two cost was counted when they began to wait.
  expect(stateOf(here).usage.usd).toBe(usd + 1)
  expect(stateOf(here).costs).toHaveLength(costs + 1)
  // The one that waits counts already.
  expect(counts).toMatchObject({ succeeded: 3, failed: 0 })
  expect(stateOf(here).timeline.map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2', 'TASK-3'])
  here.tracker.order(`approve ${heldIn(here)[0]?.commit}`)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(here.requests).toHaveLength(3)
  expectSound(here)
})

test('an approval while others are at work is followed in the same job', async () => {
  const here = world({ plan: planWith([{}, {}]), settings })
  here.script = ({ task }) => ({
    takesMs: task === 'TASK-1' ? minute : 9 * minute,
    ...(task === 'TASK-2' && { during: () => here.tracker.order(`approve ${heldIn(here)[0]?.commit}`) }),
  })
  expect((await here.run()).reason).toMatchObject({ approve: { task: 'TASK-2' } })
  expect(statuses(here)).toEqual(['done', 'in_progress'])
  expectSound(here)
})

test('if what landed since changes it, the person is asked again, with both commits', async () => {
  const files = { 'src/list.txt': ['a', 'b', 'c', 'd'].join('\n') }
  const here = world({ plan: planWith([{}, {}]), settings, files })
  // The same line is added by both: with the other one there, less of it is left to do.
  const lines: Record<string, string[]> = { 'TASK-1': ['a', 'x', 'y'], 'TASK-2': ['a', 'x', 'z'] }
  here.script = ({ task }) => ({
    takesMs: minute,
    write: { [`src/${task}.txt`]: 'one', [`src/of-both.txt`]: 'the same', [`own/${task}`]: `${lines[task]}` },
  })
  await here.run()
  const [one, two] = heldIn(here)
  here.tracker.order(`approve ${one?.commit}`)
  await here.run()
  here.tracker.order(`approve ${two?.commit}`)
  const { reason } = await here.run()
  const [again] = heldIn(here)
  expect(again).toMatchObject({ task: 'TASK-2', approved_before: two?.commit })
  expect(again?.commit).not.toBe(two?.commit)
  expect(reason).toMatchObject({ why: expect.stringContaining(`${two?.commit}, which was approved`) })
  expect(statuses(here)).toEqual(['done', 'in_progress'])
  expect(eventsOf(here, 'attempt_held').map(({ task }) => task)).toEqual(['TASK-1', 'TASK-2', 'TASK-2'])
  here.tracker.order(`approve ${again?.commit}`)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).tasks['TASK-2']?.commit).toBe(again?.commit)
  expect(here.requests).toHaveLength(2)
  expectSound(here)
})

test('approved, and red or in conflict on what landed since: it does not land, and its next attempt is asked about', async () => {
  const here = world({ plan: planWith([{}, {}]), settings })
  here.script = ({ task, iteration }) => ({
    takesMs: minute,
    write: { 'src/shared.txt': iteration > 2 ? 'both' : task },
  })
  await here.run()
  const [one, two] = heldIn(here)
  here.tracker.order(`approve ${one?.commit}`)
  here.tracker.order(`approve ${two?.commit}`)
  expect((await here.run()).reason).toMatchObject({ approve: { task: 'TASK-2', iteration: 3 } })
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-2', cause: 'rebase' }])
  expect(stateOf(here).counts).toMatchObject({ succeeded: 2, failed: 0, interrupted: 1 })
  expectSound(here)
})

test.each(['retry TASK-1 no globals, please', 'undo 1 no globals, please'])(
  '%s: it is rejected, and its next attempt is told why',
  async (order) => {
    const here = await held()
    here.tracker.order(order)
    expect((await here.run()).reason).toMatchObject({ kind: 'human_review' })
    expect(eventsOf(here, 'attempt_rejected')).toMatchObject([{ iteration: 1, why: 'no globals, please' }])
    expect(here.requests[2]).toMatchObject({ task: 'TASK-1', attempt: 1 })
    expect(here.requests[2]?.prompt).toContain('a person did not accept it (Ada): no globals, please')
    expect(stateOf(here).counts).toMatchObject({ succeeded: 2, failed: 1 })
    expect(heldIn(here).map(({ task, iteration }) => [task, iteration])).toEqual([
      ['TASK-2', 2],
      ['TASK-1', 3],
    ])
    expectSound(here)
  },
)

test('skip of a task that waits gives it up; an approval without a name, or of nothing that waits, names all that wait', async () => {
  const here = await held()
  here.tracker.order('approve')
  here.tracker.order('approve abcdef0')
  here.tracker.order('skip TASK-2 not needed')
  await here.run()
  const [bare, other] = eventsOf(here, 'command_taken').map(({ refused }) => refused)
  for (const text of [bare, other])
    expect(text).toMatch(/\(TASK-1, iteration 1\) waits for approval: approve \w+; .*\(TASK-2, iteration 2\) waits/)
  expect(heldIn(here).map(({ task }) => task)).toEqual(['TASK-1'])
  expect(statuses(here)).toEqual(['in_progress', 'skipped', 'pending'])
  expectSound(here)
})

test('an undo takes what waits and builds on it along, uncounted', async () => {
  const here = await held()
  here.tracker.order(`approve ${heldIn(here)[0]?.commit}`)
  await here.run()
  expect(heldIn(here).map(({ task }) => task)).toEqual(['TASK-2', 'TASK-3'])
  here.tracker.order('undo 1 wrong idea')
  await here.run()
  expect(eventsOf(here, 'undo_done')).toMatchObject([{ undoes: 1 }])
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-3', cause: 'cancelled' }])
  expect(heldIn(here).map(({ task, iteration }) => [task, iteration > 4])).toEqual([
    ['TASK-2', false],
    ['TASK-1', true],
  ])
  expectSound(here)
})

test('no milestone begins while a commit of the one before waits', async () => {
  const here = await held({ plan: planWith([{ milestone: 'one' }, { milestone: 'two' }]) })
  expect(here.requests.map(({ task }) => task)).toEqual(['TASK-1'])
})

test('a lost machine takes no commit that waits along, and the next job asks about it as before', async () => {
  const here = world({ plan: planWith([{}, {}]), settings })
  await here.run({ settings: { 'max-iterations': 1 } })
  await loseRunner(here)
  await here.run()
  expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([{ task: 'TASK-2', cause: 'runner_lost' }])
  expect(heldIn(here).map(({ task, iteration }) => [task, iteration])).toEqual([
    ['TASK-1', 1],
    ['TASK-2', 3],
  ])
  expectSound(here)
})

test('what waits bounds the job as any other attempt does, and the next job has all of its own', async () => {
  const here = world({ plan: planWith([{}, {}, {}]), settings: { ...settings, 'max-iterations': 2 } })
  here.script = () => ({ takesMs: minute })
  expect((await here.run()).reason).toMatchObject({ kind: 'iteration_limit' })
  expect(heldIn(here)).toHaveLength(2)
  await here.run()
  expect(heldIn(here)).toHaveLength(3)
})

test('a hundred changes that wait reserve nothing of the budget', async () => {
  const here = await held({ settings: { ...settings, 'cost-budget': 20 } })
  expect(stateOf(here).lanes.map(({ reserved_usd }) => reserved_usd)).toEqual([0, 0])
})

test('reports say of each that it waits, with the command, also where the job ended for another reason', async () => {
  const here = world({ plan: planWith([{}, {}, {}]), settings: { ...settings, 'max-iterations': 2 } })
  await here.run()
  const [one, two] = heldIn(here)
  const plan = here.remote.newest().files.get('plan.json') ?? expect.unreachable()
  const run = { plan: JSON.parse(plan), state: stateOf(here) }
  const words = {
    planFile: 'plan.json',
    workBranch: 'ralph/work/demo',
    stateRef: 'refs/heads/s',
    now: here.clock.now(),
  }
  const report = statusReport(run, words)
  const text = statusInBrief(run, report, words, { width: 200, color: false }).join('\n')
  expect(text).toContain('waits for approval')
  for (const held of [one, two]) expect(text).toMatch(new RegExp(`ralph approve .*${held?.commit.slice(0, 7)}`))
  expect(text).toMatch(/2\.00 USD of .*; 2 attempts/)
  expect(report.tasks.map(statusInWords)).toEqual(['waits for approval', 'waits for approval', 'pending'])
})

test('people are told of each as soon as it waits, not when the job ends, and once', async () => {
  const here = world({ plan: planWith([{}, {}]), settings })
  const notices = () => here.tracker.delivered.filter(({ kind }) => kind === 'notice').map(({ body }) => body)
  let before: string[] = []
  here.script = ({ task }) => ({
    takesMs: task === 'TASK-1' ? minute : 60 * minute,
    ...(task === 'TASK-2' && {
      during() {
        before = notices()
      },
    }),
  })
  await here.run({ job: { startedBy: 'ada' } })
  const [one, two] = heldIn(here)
  expect(before).toHaveLength(1)
  expect(before[0]).toContain(
    `@ada \`TASK-1\` passed its checks in iteration 1; its commit \`${one?.commit.slice(0, 7)}\` waits for approval.`,
  )
  await here.run({ job: { startedBy: 'ada' } })
  expect(notices()).toHaveLength(2)
  expect(notices()[1]).toContain(`approve ${two?.commit.slice(0, 7)}`)
})
