import { expect, test } from 'vitest'
import { nextSentence } from '../../src/core/report/document/next-steps.ts'
import { stopSentence } from '../../src/core/report/words/stop-sentence.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] }, { id: 'C' })
const at = { planFile: 'plan.json', workBranch: 'w', now: 0 } as const
const asks = (reason: string): Move => ({ write: {}, handoff: { request_human_review: { needed: true, reason } } })
const isThere = (why = 'A has been built before.'): Move => ({
  write: {},
  handoff: { no_change_needed: { why, evidence: 'src/a.ts and its test' } },
})

const worked = (here: World) => here.requests.map(({ task }) => task)
const notices = ({ tracker }: World) => tracker.delivered.filter(({ kind }) => kind === 'notice')
const firstOfA = (move: Move): World => world({ plan, script: ({ iteration }) => (iteration === 1 ? move : {}) })

test('A4: a question with no change counts no attempt: the task waits, others go on, and it stands once with its command', async () => {
  const here = firstOfA(asks('which port?'))
  const { reason } = await here.run()
  expect(worked(here)).toEqual(['A', 'C'])
  expect(reason).toMatchObject({ kind: 'human_review', asks: { tasks: [{ task: 'A', why: 'which port?' }], total: 1 } })
  const state = stateOf(here)
  expect(state.tasks['A']).toMatchObject({ status: 'pending', failed_attempts: 0, questions: ['which port?'] })
  expect(state.counts).toMatchObject({ failed: 0, succeeded: 1 })
  const text = stopSentence(reason, at)
  expect(text.details).toEqual(['A (iteration 1) changed nothing. Its agent asks: which port?'])
  expect(nextSentence(text.next)).toContain('ralph answer --plan plan.json A && ralph run')
  expect(notices(here)).toHaveLength(1)
  expect((await here.run()).reason.kind, 'a job alone changes nothing').toBe('human_review')
  here.tracker.order('answer A use 8080')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(worked(here)).toEqual(['A', 'C', 'A', 'B'])
  expect(here.requests.at(2)?.prompt).toContain('use 8080')
  expect(stateOf(here).asks).toEqual([])
  expectSound(here)
})

test('already done is a question: "answer A done" completes the task without a change', async () => {
  const here = firstOfA(isThere())
  const { reason } = await here.run()
  const text = stopSentence(reason, at)
  expect(text.details.join()).toContain(
    'nothing is left to change: A has been built before. It names as evidence: src/a.ts',
  )
  expect(text.next[0]?.commands).toEqual(['ralph answer --plan plan.json A done && ralph run --plan plan.json'])
  here.tracker.order('answer A done')
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(worked(here)).toEqual(['A', 'C', 'B'])
  expect(stateOf(here).tasks['A']).toMatchObject({ status: 'done', commit: null, closed: 1 })
  expect(eventsOf(here, 'unchanged_accepted')).toHaveLength(1)
  expectSound(here)
  here.tracker.order('retry A')
  await here.run()
  expect(worked(here).slice(3), 'a person may have it done after all').toEqual(['A'])
})

test('an answered question that returns word for word is a failure', async () => {
  const here = world({ plan: planOf({ id: 'A', max_retries: 0 }), script: () => asks('Which port?') })
  await here.run()
  here.tracker.order('answer A use 8080')
  expect((await here.run()).reason).toMatchObject({ kind: 'stuck', task: 'A' })
  expect(eventsOf(here, 'attempt_failed')).toHaveLength(1)
})

test('after two questions of a task its attempts count', async () => {
  let number = 0
  const here = world({ plan: planOf({ id: 'A', max_retries: 0 }), script: () => asks(`question ${++number}?`) })
  for (const answer of ['answer A one', 'answer A two']) {
    expect((await here.run()).reason.kind).toBe('human_review')
    here.tracker.order(answer)
  }
  expect((await here.run()).reason).toMatchObject({ kind: 'stuck', task: 'A' })
  here.tracker.order('answer A three')
  expect((await here.run()).reason).toMatchObject({ kind: 'stuck' })
  expect(eventsOf(here, 'task_reopened'), 'an answer opens a failed task again').toHaveLength(1)
})

test('a question with a change goes to the checks as before', async () => {
  const here = world({
    plan: planOf({ id: 'A' }),
    script: () => ({ handoff: { request_human_review: { needed: true, reason: 'look' } } }),
  })
  expect((await here.run()).reason).toEqual({ kind: 'complete' })
  expect(stateOf(here).asks).toEqual([])
})
