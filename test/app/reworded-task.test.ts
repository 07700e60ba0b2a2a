import { expect, test } from 'vitest'
import { heldCommits } from '../../src/core/run/fold/open-attempts.ts'
import type { Plan } from '../../src/schema/plan/plan.ts'
import { eventsOf, expectSound, stateOf, type World, workFiles, world } from '../support/fake-job.ts'
import { due, round, workflowRun } from '../support/matrix-round.ts'
import { planOf, type TaskSpec } from '../support/run-state.ts'

const minute = 60_000
const newText = 'Write it in French.'

const planWith = (ofB: Partial<TaskSpec>): Plan => planOf({ id: 'A' }, { id: 'B', ...ofB }, { id: 'C' })
/** The same with a task that is red once. */
const planWithRed = (ofB: Partial<TaskSpec>): Plan =>
  planOf({ id: 'A' }, { id: 'RED' }, { id: 'B', ...ofB }, { id: 'C' })
const plan = planWith({})
const reworded = planWith({ description: newText })

const landed = (here: World): string[] => eventsOf(here, 'attempt_succeeded').map(({ task }) => task)
const called = (here: World): string[] => here.requests.map(({ task }) => task)
const heldTasks = (here: World): string[] => heldCommits(stateOf(here)).map(({ task }) => task)
/** Which of the agents' prompts for B had the new text. */
const promptsOfB = (here: World): boolean[] =>
  here.requests.filter(({ task }) => task === 'B').map(({ prompt }) => prompt.includes(newText))

const edit = (here: World, edited: Plan, source = 'f'): void => {
  here.editsNow = { plan: { plan: edited, planSource: source.repeat(64), planFormat: null }, unusable: [] }
}

async function complete(here: World, run: (here: World) => Promise<unknown>): Promise<void> {
  for (let runs = 0; runs < 5 && stateOf(here).stop?.kind !== 'complete'; runs++) await run(here)
  expect(stateOf(here).stop).toEqual({ kind: 'complete' })
}

const roundOf = (edited: Plan) => async (here: World) =>
  workflowRun(here, {}, await here.begin({ until: 'prepared', legs: 8, plan: edited }))
const jobOf = (edited: Plan) => (here: World) => here.run({ plan: edited })

/** A lands and RED is red, so that B and C, whose agents have ended, wait for the next round. */
async function waitingBehindRed(ofB: Partial<TaskSpec>): Promise<World> {
  const here = world({
    plan: planWithRed(ofB),
    settings: { lanes: 4 },
    check: ({ files }) => !files.has('src/RED.txt') || files.has('src/RED2.txt'),
    script: ({ task, attempt }) => ({
      write: { [`src/${task}.txt`]: 'x', ...(task === 'RED' && attempt > 1 ? { 'src/RED2.txt': 'x' } : {}) },
    }),
  })
  for (const _ of ['baseline', 'round']) await workflowRun(here)
  expect(stateOf(here).lanes.map(({ task }) => task)).toEqual(['B', 'C'])
  return here
}

test.each([
  ['the next round', roundOf],
  ['one machine', jobOf],
])(
  'a change that waits when a person rewords its task does not land by %s: the task is made by its new text',
  async (_, by) => {
    const here = await waitingBehindRed({})
    await complete(here, by(planWithRed({ description: newText })))
    expect(eventsOf(here, 'attempt_interrupted')).toMatchObject([
      { task: 'B', cause: 'cancelled', why: 'a person changed its task' },
    ])
    expect(promptsOfB(here)).toEqual([false, true])
    expect(landed(here).toSorted()).toEqual(['A', 'B', 'C', 'RED'])
    expect(called(here).filter((task) => task === 'C')).toHaveLength(1)
    expect(stateOf(here).usage.usd, 'each call is paid for').toBe(called(here).length)
    expectSound(here)
  },
)

test.each([
  ['title', { title: 'In French' }, true],
  ['acceptance criteria', { acceptance_criteria: ['It is French.'] }, true],
  ['paths', { paths: ['src/*.txt'] }, true],
  ['dependencies, by one that is not done', { depends_on: ['RED'] }, true],
  ['dependencies, by one that is done', { depends_on: ['A'] }, false],
  ['retries', { max_retries: 7 }, false],
  ['model', { model: 'opus' }, false],
  ['ticks', { description: '- [x] one' }, false],
])('a person changes the %s of a task whose change waits: made again: %s', async (_, ofB, isMadeAgain) => {
  const here = await waitingBehindRed({ description: '- [ ] one' })
  await complete(here, jobOf(planWithRed({ description: '- [ ] one', ...ofB })))
  expect(called(here).filter((task) => task === 'B')).toHaveLength(isMadeAgain ? 2 : 1)
  expectSound(here)
})

test('in lanes: a person rewords a task while its change waits for its checks, and one whose agent works', async () => {
  const here = world({ plan, settings: { lanes: 3, 'checks-at-once': 1 }, script: () => ({}) })
  here.script = ({ task, iteration }) => ({
    takesMs: task === 'C' ? 3 * minute : minute,
    write: { [`src/${task}.txt`]: `iteration ${iteration}` },
    // A and B wait for their checks then.
    ...(iteration === 3 && {
      during: () =>
        edit(here, planOf({ id: 'A' }, { id: 'B', description: newText }, { id: 'C', description: newText })),
    }),
  })
  here.checkTakesMs = 2 * minute
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  const interrupted = eventsOf(here, 'attempt_interrupted')
  expect(interrupted.map(({ task, why }) => [task, why])).toEqual([
    ['B', 'a person changed its task'],
    ['C', 'a person changed its task'],
  ])
  expect(promptsOfB(here)).toEqual([false, true])
  expect(landed(here).toSorted()).toEqual(['A', 'B', 'C'])
  expect(workFiles(here).get('src/A.txt')).toBe('iteration 1')
  expect(stateOf(here).counts).toMatchObject({ succeeded: 3, failed: 0, interrupted: 2 })
  expectSound(here)
})

test('in rounds: a task that is reworded while its agent works lands by its former text, and the person is told', async () => {
  const here = world({ plan, settings: { lanes: 3 } })
  await workflowRun(here)
  const jobs = round(here)
  for (const lane of due(await jobs.intake())) await jobs.agent(lane)
  for (const lane of due(await jobs.compose())) await jobs.validate(lane)
  await jobs.apply()
  await here.run({ plan: reworded })
  expect(landed(here)).toEqual(['A', 'B', 'C'])
  expect(stateOf(here).refused_edits).toMatchObject([{ task: 'B', kind: 'done' }])
  expectSound(here)
})

test('in one lane: a task that is reworded while its agent works lands by its former text, and the person is told', async () => {
  const here = world({ plan })
  here.script = ({ task }) => ({ ...(task === 'B' && { during: () => edit(here, reworded) }) })
  await here.run()
  expect(landed(here)).toEqual(['A', 'B', 'C'])
  expect(stateOf(here).refused_edits).toMatchObject([
    { task: 'B', kind: 'done', why: expect.stringContaining('ralph redo 2') },
  ])
  expectSound(here)
})

const byText = { approval: 'iteration' } as const

test.each([
  ['one lane', {}, jobOf],
  ['lanes', { lanes: 3 }, jobOf],
  ['rounds', { lanes: 3 }, roundOf],
])(
  'with approval in %s: a commit that waits leaves when a person rewords its task, which is made by its new text',
  async (_, lanes, by) => {
    const independent = (ofB: Partial<TaskSpec>): Plan => planOf({ id: 'B', ...ofB })
    const here = world({ plan: independent({}), settings: { ...byText, ...lanes } })
    const run = by(independent({}))
    await run(here)
    if (heldTasks(here).length === 0) await run(here)
    const [former] = heldCommits(stateOf(here))
    expect(heldTasks(here)).toEqual(['B'])

    const again = by(independent({ description: newText }))
    await again(here)
    expect(eventsOf(here, 'attempt_rejected')).toMatchObject([
      { task: 'B', by: 'an edit of the plan', commit: former?.commit },
    ])
    expect(promptsOfB(here)).toEqual([false, true])
    const [waiting] = heldCommits(stateOf(here))
    expect(waiting?.commit).not.toBe(former?.commit)
    here.tracker.order(`approve ${former?.commit}`)
    here.tracker.order(`approve ${waiting?.commit}`)
    await complete(here, again)
    expect(promptsOfB(here)).toHaveLength(2)
    expect(stateOf(here).usage.usd, 'each call is paid for once').toBe(2)
    expectSound(here)
  },
)

test('an approved change whose task is reworded before it lands is made by its new text', async () => {
  const here = world({ plan: planOf({ id: 'A' }, { id: 'B' }), settings: { lanes: 2, ...byText } })
  await here.run()
  expect(heldTasks(here).toSorted()).toEqual(['A', 'B'])
  for (const { commit } of heldCommits(stateOf(here))) here.tracker.order(`approve ${commit}`)
  // The edit arrives while the first of them is checked.
  here.checkTakesMs = minute
  const reworded = planOf({ id: 'A' }, { id: 'B', description: newText })
  here.check = () => {
    edit(here, reworded)
    return true
  }
  await here.run()
  expect(landed(here)).toEqual(['A'])
  expect(promptsOfB(here)).toEqual([false, true])
  for (const { commit } of heldCommits(stateOf(here))) here.tracker.order(`approve ${commit}`)
  await complete(here, jobOf(reworded))
  expect(stateOf(here).usage.usd, 'each call is paid for once').toBe(3)
  expectSound(here)
})

test('an agent may not change or remove a task that is under way in another lane', async () => {
  const here = world({ plan, settings: { lanes: 3, amendments: 'trusted' } })
  here.script = ({ task }) => ({
    takesMs: task === 'A' ? minute : 3 * minute,
    handoff:
      task === 'A'
        ? {
            plan_amendments: [
              { action: 'modify', task_id: 'B', changes: { description: newText }, reason: 'It has to be French.' },
              { action: 'remove', task_id: 'C', reason: 'Nobody needs it.' },
            ],
          }
        : {},
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'amendment_refused').map(({ why }) => why)).toEqual([
    'B is under way, and cannot change until its attempt has ended',
    'C is under way, and cannot change until its attempt has ended',
  ])
  expect(landed(here).toSorted()).toEqual(['A', 'B', 'C'])
  expect(promptsOfB(here)).toEqual([false])
  expectSound(here)
})
