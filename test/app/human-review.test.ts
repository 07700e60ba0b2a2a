import { expect, test } from 'vitest'
import { exitCode } from '../../src/core/error/codes/exit-codes.ts'
import { nextSentence } from '../../src/core/report/document/next-steps.ts'
import { stateReadme } from '../../src/core/report/markdown/run-markdown.ts'
import { stopSentence } from '../../src/core/report/words/stop-sentence.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'

const needed = { request_human_review: { needed: true, reason: 'a column is dropped' } }
const asks: Move = { handoff: needed }
const plan = planOf(
  { id: 'A', max_retries: 1 },
  { id: 'B', depends_on: ['A'] },
  { id: 'C', depends_on: ['B'] },
  { id: 'D' },
)

/** A asks at its first attempt. */
const asking = (given: Partial<Parameters<typeof world>[0]> = {}, first = asks): World =>
  world({ plan, script: ({ iteration }) => (iteration === 1 ? first : {}), ...given })

const worked = (here: World) => here.requests.map(({ task }) => task)
const notices = ({ tracker }: World) => tracker.delivered.filter(({ kind }) => kind === 'notice')
const at = { planFile: 'plan.json', workBranch: 'w', now: 0 } as const

test('note: it is told on the issue before the next attempt begins, once, and the run goes on', async () => {
  const told: number[] = []
  const here = asking()
  here.script = ({ iteration }) => {
    told.push(notices(here).length)
    return iteration === 1 ? asks : {}
  }
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(told).toEqual([0, 1, 1, 1])
  expect(notices(here)[0]).toMatchObject({ body: expect.stringContaining('a column is dropped') })
  expect(stateOf(here)).toMatchObject({ asks: [], reviews: [{ task: 'A', why: 'a column is dropped' }] })
  expectSound(here)
})

test('what the agent of an undone iteration asked for, or was unsure of, is in no report any more', async () => {
  const unsure = { ...needed, confidence_level: 'low' as const, request_research: ['which zone?'] }
  const here = asking({}, { handoff: unsure })
  await here.run()
  const report = () => stateReadme({ plan, state: stateOf(here) }, at)
  expect(report()).toContain('a column is dropped')
  here.tracker.order('undo 1 it breaks the search')
  await here.run({ settings: { 'time-budget': 0 } })
  expect(eventsOf(here, 'undo_done')).toHaveLength(1)
  expect(stateOf(here)).toMatchObject({ reviews: [], signals: [], asks: [] })
  expect(report()).not.toContain('a column is dropped')
  expectSound(here)
})

test('ask: what depends on the task waits for approve TASK, others go on; exit 3 when only those are left', async () => {
  const here = asking({ settings: { 'human-review': 'ask' } })
  const { reason } = await here.run()
  expect(worked(here)).toEqual(['A', 'D'])
  expect(reason).toMatchObject({ kind: 'human_review', asks: { tasks: [{ task: 'A', iteration: 1 }], total: 1 } })
  expect(exitCode(reason)).toBe(3)
  expect(nextSentence(stopSentence(reason, at).next)).toContain('ralph approve --plan plan.json A')
  expect(stateReadme({ plan, state: stateOf(here) }, at)).toContain('a column is dropped')
  expect((await here.run()).reason.kind, 'a job alone changes nothing').toBe('human_review')
  here.tracker.order('approve B')
  here.tracker.order('approve A')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'command_taken').map(({ refused }) => refused)).toEqual([
    'B does not wait for approval; the agent of A waits for an answer: approve A',
    null,
  ])
  expect(worked(here)).toEqual(['A', 'D', 'B', 'C'])
  expectSound(here)
})

test('ask: a plan is not complete while a question is open', async () => {
  const here = asking({ plan: planOf({ id: 'A' }), settings: { 'human-review': 'ask' } })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review', asks: { total: 1 } })
  here.tracker.order('approve A')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
})

test('ask: others go on within the milestone, and no later one begins', async () => {
  const milestones = planOf({ id: 'A', milestone: 'one' }, { id: 'B', milestone: 'one' }, { id: 'C', milestone: 'two' })
  const here = asking({ plan: milestones, settings: { 'human-review': 'ask' } })
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review' })
  expect(worked(here)).toEqual(['A', 'B'])
  here.tracker.order('approve A')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
})

test('ask: a question is kept when its attempt fails', async () => {
  const here = asking(
    { settings: { 'human-review': 'ask' }, check: ({ files }) => !files.has('broken') },
    { ...asks, write: { broken: 'x' } },
  )
  expect((await here.run()).reason).toMatchObject({ asks: { tasks: [{ task: 'A', iteration: 2 }] } })
  expect(worked(here)).toEqual(['A', 'A', 'D'])
  expect(notices(here)).toHaveLength(1)
})

test.each([
  ['an undo', 'undo 1 not so', ['A', 'D', 'A', 'B', 'C']],
  ['an approval', 'approve A', ['A', 'D', 'B', 'C']],
])('%s answers the question', async (_, order, all) => {
  const here = asking({ settings: { 'human-review': 'ask' } })
  await here.run()
  here.tracker.order(order)
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(worked(here)).toEqual(all)
})

test('stop: the job ends after that iteration with exit 3, and the next one goes on', async () => {
  const here = asking({ settings: { 'human-review': 'stop' } })
  const { reason } = await here.run()
  expect(reason).toMatchObject({ kind: 'human_review', why: expect.stringContaining('a column is dropped') })
  expect(worked(here)).toEqual(['A'])
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
})

test('stop: a question with no change ends the job at once, and the next one goes on with other tasks', async () => {
  const here = asking({ settings: { 'human-review': 'stop' } }, { ...asks, write: {} })
  expect((await here.run()).reason).toMatchObject({
    why: expect.stringContaining('a column is dropped'),
    asks: { total: 1 },
  })
  expect(worked(here)).toEqual(['A'])
  expect((await here.run()).reason).toMatchObject({ kind: 'human_review' })
  expect(worked(here)).toEqual(['A', 'D'])
})

test('an agent that says it is stuck fails the attempt in spite of green checks, and a person is told at once', async () => {
  for (const handoff of [{ stuck: 'no database here' }, { summary: 'Stuck: no database here' }]) {
    const here = asking({}, { handoff })
    await here.run({ settings: { 'max-iterations': 1 } })
    expect(eventsOf(here, 'attempt_failed')).toMatchObject([
      { cause: 'stuck', why: 'the agent is stuck: no database here', rejected: expect.any(String) },
    ])
    expect(notices(here)).toMatchObject([{ body: expect.stringContaining('no database here') }])
    await here.run({ settings: { 'max-iterations': 1 } })
    expect(here.requests[1]?.prompt).toContain('the agent is stuck: no database here')
    expect(stateOf(here).tasks['A']).toMatchObject({ status: 'done', failed_attempts: 1 })
  }
})
