import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DueVerdict } from '../../../../src/core/run/lease/due.ts'
import { needsNoTick, type RunAtTick, restAfterMs } from '../../../../src/core/run/lease/watchdog-rest.ts'
import type { StopReason } from '../../../../src/schema/run/stop-reason.ts'

const changed = Date.parse('2026-11-25T08:00:00Z')
const resting: DueVerdict = { due: false, why: 'a person is needed', at: null }
const complete: StopReason = { kind: 'complete' }
const unread: StopReason = {
  kind: 'human_review',
  why: '',
  unread: { lines: 2, limit: 1, parts: 1, lowest: 'x', base: 'b' },
}
const lease = {
  holder: { kind: 'workflow', run_id: '1', attempt: 1, job: 'run' },
  renewed: '2026-11-25T08:00:00Z',
} as unknown as RunAtTick['state']['lease']

const run = ({ state, ...change }: Partial<Omit<RunAtTick, 'state'>> & { state?: Partial<RunAtTick['state']> }) => ({
  state: { lease: null, stop: null, updated: new Date(changed).toISOString(), ...state },
  verdict: resting,
  noOrderWaits: true,
  awaitsMerge: false,
  ...change,
})

const dayLater = changed + restAfterMs

test.each<[string, Parameters<typeof run>[0], number, boolean]>([
  ['stood still for a day, and no order waits', {}, dayLater, true],
  ['changed a millisecond less than a day ago', {}, dayLater - 1, false],
  ['waits for a merge, which wakes nobody', { state: { stop: unread } }, dayLater, false],
  ['has an order that is not read, or may have one', { noOrderWaits: false }, dayLater, false],
  ['is due', { verdict: { due: true, why: 'x' } }, dayLater, false],
  ['becomes due by itself', { verdict: { due: false, why: 'x', at: dayLater + 1 } }, dayLater, false],
  ['is held by a job', { state: { lease } }, dayLater, false],
  ['is complete, just now', { state: { stop: complete }, noOrderWaits: false }, changed, true],
  ['is complete and is still to be merged', { state: { stop: complete }, awaitsMerge: true }, dayLater, false],
  ['is complete and due', { state: { stop: complete }, verdict: { due: true, why: 'x' } }, dayLater, false],
  ['was changed in the future, by a clock that was wrong', {}, changed - 1, false],
])('H15: the watchdog and a run that %s', (_, change, now, rests) => {
  expect(needsNoTick(run(change), now)).toBe(rests)
})

test('a run that needs no look now needs none later, as long as nothing changes', () => {
  const verdict = fc.oneof(
    fc.constant<DueVerdict>({ due: true, why: 'x' }),
    fc.record({ due: fc.constant(false as const), why: fc.constant('x'), at: fc.option(fc.nat(), { nil: null }) }),
  )
  const any = fc.record({
    verdict,
    noOrderWaits: fc.boolean(),
    awaitsMerge: fc.boolean(),
    state: fc.record({ stop: fc.constantFrom<StopReason | null>(null, complete), lease: fc.constantFrom(null, lease) }),
  })
  fc.assert(
    fc.property(any, fc.nat(restAfterMs * 3), fc.nat(restAfterMs * 3), (change, first, more) => {
      const subject = run(change)
      fc.pre(needsNoTick(subject, changed + first))
      expect(needsNoTick(subject, changed + first + more)).toBe(true)
    }),
  )
})
