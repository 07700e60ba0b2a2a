import { expect, test } from 'vitest'
import { startsNextJob } from '../../../../src/core/run/lease/due.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'

const rows: readonly (readonly [StopReason, boolean])[] = [
  [{ kind: 'iteration_limit', scope: 'job', limit: 5 }, true],
  [{ kind: 'time_budget', budget_ms: 1 }, true],
  [{ kind: 'time_budget', budget_ms: 1, scope: 'limit' }, true],
  // Another job would meet the same limit at once.
  [{ kind: 'iteration_limit', scope: 'run', limit: 5 }, false],
  [{ kind: 'cost_budget', budget_usd: 1 }, false],
  [{ kind: 'complete' }, false],
  [{ kind: 'paused', why: 'Ada says so' }, false],
  [{ kind: 'human_review', why: 'look' }, false],
  [{ kind: 'waiting', until: '2026-11-21T14:30:00Z', why: 'limit' }, false],
  [{ kind: 'blocked', by: ['red'] }, false],
  [{ kind: 'stuck', on: ['A'] }, false],
  [{ kind: 'cancelled' }, false],
  [{ kind: 'failed', code: 'X', why: 'y' }, false],
]

test.each(rows)('%o starts the next job: %s', (reason, goes) => {
  expect(startsNextJob(reason, { attempts: 1 })).toBe(goes)
})

test('a job that made no attempt starts no other: it would get nowhere again, without end', () => {
  for (const [reason] of rows) expect(startsNextJob(reason, { attempts: 0 })).toBe(false)
})
