import { expect, test } from 'vitest'
import { requestPerson } from '../../../../src/core/report/words/notices.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { at, planOf, runState, taskState } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' })
const call = (reason: StopReason, started_by: string | null = 'ada') =>
  requestPerson(runState(plan, { started_by, iteration: 7 }), reason, 'plan.json')

const needy: [StopReason, string][] = [
  [{ kind: 'stuck', on: ['A failed'], task: 'A' }, '/ralph retry A'],
  [{ kind: 'blocked', by: ['the baseline is red: test'] }, 'Fix the problems above'],
  [{ kind: 'human_review', why: 'no credit' }, '/ralph start'],
  [{ kind: 'cost_budget', budget_usd: 10 }, '/ralph budget 20usd'],
  [{ kind: 'iteration_limit', scope: 'run', limit: 3 }, '/ralph budget 6iter'],
]
test.each(needy)('%j calls whoever began the run, and says what is needed', (reason, words) => {
  const body = call(reason)?.body ?? ''
  expect(body).toMatch(/^@ada /)
  expect(body).toContain(words)
  expect(call(reason, null)).toBeUndefined()
})

const others: StopReason[] = [
  { kind: 'complete' },
  { kind: 'paused', why: 'lunch' },
  { kind: 'waiting', until: at(1), why: 'limit' },
  { kind: 'time_budget', budget_ms: 1 },
  { kind: 'iteration_limit', scope: 'job', limit: 3 },
  { kind: 'cancelled' },
]
test.each(others)('%j calls nobody', (reason) => expect(call(reason)).toBeUndefined())

test('the same need has the same key, a later one another', () => {
  const reason: StopReason = { kind: 'stuck', on: ['A failed'] }
  expect(call(reason)?.key).toBe(call({ ...reason, on: ['A failed again'] })?.key)
  const later = requestPerson(runState(plan, { started_by: 'ada', iteration: 8 }), reason, 'plan.json')
  expect(later?.key).not.toBe(call(reason)?.key)
})

test('one stuck task mentions its person once: neither the end of the run nor the same failure in a row does it again', () => {
  const stuckIn = (iteration: number) => {
    const record = taskState({
      stuck: { sign: 'same_failure', iteration, why: 'x', rests_on: [5, 6, 7], retries_left: 1, action: 'ask' },
    })
    return runState(plan, { started_by: 'ada', iteration: 7, tasks: { A: record } })
  }
  const ends: [StopReason, number, boolean][] = [
    [{ kind: 'stuck', on: ['A failed'], task: 'A' }, 7, false],
    [{ kind: 'stuck', on: ['A failed'], task: 'A' }, 3, false],
    [{ kind: 'stuck', on: ['the same failure 5 times in a row'] }, 7, false],
    [{ kind: 'stuck', on: ['the same failure 5 times in a row'] }, 3, true],
  ]
  for (const [reason, iteration, mentions] of ends)
    expect(requestPerson(stuckIn(iteration), reason, 'plan.json') !== undefined).toBe(mentions)
})

test('what an agent or a provider said mentions nobody', () => {
  expect(call({ kind: 'human_review', why: 'ask @octo/team' })?.body).not.toContain('@octo')
})
