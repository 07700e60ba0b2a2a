import { expect, test } from 'vitest'
import { dueVerdict } from '../../../../src/core/run/lease/due.ts'
import { leaseLifetimeMs } from '../../../../src/core/run/lease/lease-verdict.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { at, oidOf, planOf, runState, testNow, usageOf } from '../../../support/run-state.ts'

const plan = planOf({ id: 'A' })
const judge = (change: Partial<RunState>, more: Partial<Parameters<typeof dueVerdict>[0]> = {}) =>
  dueVerdict({ state: runState(plan, change), orders: 0, now: testNow, ...more })

const leaseFrom = (renewed: string): RunState['lease'] => ({
  holder: { kind: 'workflow', run_id: '7', attempt: 1 },
  epoch: 1,
  taken: renewed,
  renewed,
})
const awaiting = {
  iteration: 1,
  task: 'A',
  commit: oidOf('c'),
  checkpoint: oidOf('b'),
  summary: '',
  turned_green: [],
}

const stops: [StopReason, boolean][] = [
  [{ kind: 'complete' }, false],
  [{ kind: 'iteration_limit', scope: 'job', limit: 3 }, true],
  [{ kind: 'iteration_limit', scope: 'run', limit: 3 }, false],
  [{ kind: 'time_budget', budget_ms: 1 }, true],
  [{ kind: 'cost_budget', budget_usd: 1 }, false],
  // A person has ended the job by `/ralph stop`.
  [{ kind: 'paused', why: 'stop' }, false],
  [{ kind: 'human_review', why: 'look' }, false],
  [{ kind: 'waiting', until: at(-1), why: 'limit' }, true],
  [{ kind: 'blocked', by: ['red'] }, false],
  [{ kind: 'stuck', on: ['A failed'] }, false],
  [{ kind: 'cancelled' }, false],
  [{ kind: 'failed', code: 'REMOTE_UNREACHABLE', why: 'no route' }, true],
  [{ kind: 'failed', code: 'SETUP_FAILED', why: 'npm ci' }, false],
]
test.each(stops)('a run that ended by %j is due: %s', (stop, expected) => {
  expect(judge({ stop }).due).toBe(expected)
})

test('a run that waits for its pull requests to be merged is due as soon as the base has moved', () => {
  const unread = { lines: 24, limit: 20, parts: 3, lowest: 'x', base: oidOf('b') }
  const stop: StopReason = { kind: 'human_review', why: '', unread }
  const base = (branch: string | null, commit: string) => ({ base: { branch, commit } })
  expect(judge({ stop }, base('main', oidOf('c'))).due).toBe(true)
  expect(judge({ stop }, base('main', oidOf('b'))).due).toBe(false)
  expect(judge({ stop }, base('other', oidOf('c'))).due).toBe(false)
  expect(judge({ stop }, base(null, oidOf('c'))).due).toBe(false)
  expect(judge({ stop }).due).toBe(false)
  expect(judge({ stop, paused: { by: 'Ada', why: '' } }, base('main', oidOf('c'))).due).toBe(false)
  expect(judge({ stop: { kind: 'human_review', why: '' } }, base('main', oidOf('c'))).due).toBe(false)
})

test('a run whose last job ended without a word is due', () => expect(judge({}).due).toBe(true))

test.each<[string, Partial<RunState>]>([
  ['paused', { paused: { by: 'Ada', why: 'lunch' }, stop: null }],
  ['with a commit that waits for approval', { awaiting, stop: null }],
  ['complete', { stop: { kind: 'complete' } }],
])('a run that is %s is due by an order alone', (_name, change) => {
  expect(judge(change)).toMatchObject({ due: false, at: null })
  expect(judge(change, { orders: 2 })).toEqual({ due: true, why: '2 orders are waiting' })
})

test('a limit is waited out, to the moment', () => {
  const waiting = { until: at(60_000), why: 'usage limit', count: 1 }
  const stop: StopReason = { kind: 'waiting', until: waiting.until, why: waiting.why }
  expect(judge({ waiting, stop })).toMatchObject({ due: false, at: testNow + 60_000 })
  expect(judge({ waiting, stop }, { now: testNow + 60_000 }).due).toBe(true)
})

test('a job at work takes orders itself; one that is lost is replaced', () => {
  const lease = leaseFrom(at(-60_000))
  const over = testNow - 60_000 + leaseLifetimeMs
  expect(judge({ lease }, { orders: 1 })).toMatchObject({ due: false, at: over })
  expect(judge({ lease }, { now: over }).due).toBe(true)
  expect(judge({ lease }, { life: 'gone' }).due).toBe(true)
  // That its workflow run goes on says something only where the lease was handed on to the run's other jobs.
  expect(judge({ lease }, { life: 'alive', now: over }).due).toBe(true)
  const nonce = 'n'
  const handed = {
    what: 'baseline',
    of: null,
    commit: null,
    nonce,
    laid_out: false,
    usage: usageOf(0),
    duration_ms: 0,
  } as const
  expect(judge({ lease, handed }, { life: 'alive', now: over })).toMatchObject({ due: false, at: null })
})
