import { expect, test } from 'vitest'
import { outlastLimits } from '../../src/app/outlast-limits.ts'
import type { AgentEnd } from '../../src/schema/agent/agent-end.ts'
import type { StopReason } from '../../src/schema/run/stop-reason.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import { at, chainOf, testNow } from '../support/run-state.ts'

const hour = 3_600_000
const unlimited = { jobLimitMs: null, timeBudgetMs: null }
const limit = (until: string | null): AgentEnd => ({ kind: 'usage_limit', until, message: 'weekly limit' })

function outlast(here: World, given: { limits?: Partial<typeof unlimited> | object; maxIterations?: number } = {}) {
  const said: StopReason[] = []
  const left = new AbortController()
  const leases: unknown[] = []
  const end = outlastLimits(
    (before) => here.run({ before, settings: { 'max-iterations': given.maxIterations ?? 10 } }),
    {
      clock: {
        waitUntil: async (until, signal) => {
          leases.push(stateOf(here).lease)
          if (!signal.aborted) here.clock.set(until)
        },
      },
      limits: { ...unlimited, ...given.limits },
      cancelled: left.signal,
      say: (wait) => void said.push(wait),
    },
  )
  return { end, said, left, leases }
}

test('C6: a laptop did not wait for a usage limit: the job goes on when it is lifted, and nobody holds the lease meanwhile', async () => {
  const here = world({
    plan: chainOf(1),
    script: ({ iteration }) => (iteration === 1 ? { end: limit(at(2 * hour)) } : {}),
  })
  const { end, said, leases } = outlast(here)
  expect((await end).reason).toEqual({ kind: 'complete' })
  expect(said).toEqual([{ kind: 'waiting', until: at(2 * hour + 60_000), why: 'weekly limit' }])
  expect(leases).toEqual([null])
  expectSound(here)
})

test('without a time it probes with growing distances', async () => {
  const here = world({ plan: chainOf(1), script: ({ iteration }) => (iteration <= 6 ? { end: limit(null) } : {}) })
  const { end, said } = outlast(here)
  expect((await end).reason).toEqual({ kind: 'complete' })
  const moments = said.map((one) => (one.kind === 'waiting' ? Date.parse(one.until) : 0))
  const distances = moments.map((one, i) => Math.round((one - (moments[i - 1] ?? testNow)) / 60_000))
  expect(distances).toEqual([5, 10, 20, 40, 60, 60])
})

test('what was made before a wait counts: the limit of iterations is that of the command', async () => {
  const here = world({
    plan: chainOf(3),
    script: ({ iteration }) => (iteration === 2 ? { end: limit(at(hour)) } : {}),
  })
  const { end } = outlast(here, { maxIterations: 2 })
  expect((await end).reason).toEqual({ kind: 'iteration_limit', scope: 'job', limit: 2 })
  expect(stateOf(here).counts).toMatchObject({ succeeded: 2 })
})

test.each([
  ['job limit', { jobLimitMs: hour }],
  ['time budget', { timeBudgetMs: hour }],
])('a %s that would pass first ends the command as waiting', async (_, limits) => {
  const here = world({ plan: chainOf(1), script: () => ({ end: limit(at(2 * hour)) }) })
  const { end, said } = outlast(here, { limits })
  expect((await end).reason).toMatchObject({ kind: 'waiting' })
  expect(said).toEqual([])
})

test('leaving while it waits is an interruption, and the state is what the job left', async () => {
  const here = world({ plan: chainOf(1), script: () => ({ end: limit(at(2 * hour)) }) })
  const { end, left } = outlast(here)
  left.abort()
  expect((await end).reason).toEqual({ kind: 'cancelled' })
  expect(stateOf(here)).toMatchObject({ lease: null, stop: { kind: 'waiting' } })
})

test('a limit that was lifted early still held the run up: at once means now, and a limit met again is waited for', async () => {
  const here = world({
    plan: chainOf(1),
    script: ({ iteration }) => (iteration <= 2 ? { end: limit(at(2 * hour)) } : {}),
  })
  expect((await here.run()).reason).toMatchObject({ kind: 'waiting' })
  expect((await here.run({ job: { skipsWait: true } })).reason).toMatchObject({ kind: 'waiting' })
  expect(here.requests).toHaveLength(2)
  expect((await here.run()).reason).toMatchObject({ kind: 'waiting' })
  expect(here.requests).toHaveLength(2)
  expect((await here.run({ job: { skipsWait: true } })).reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'wait_lifted')).toHaveLength(2)
  expectSound(here)
})
