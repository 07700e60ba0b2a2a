import { expect, test } from 'vitest'
import { lanesDue, legNonce, legOf } from '../../../../src/core/run/next/leg-of-round.ts'
import { type Dossier, Prepared } from '../../../../src/schema/run/dossier.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import { oidOf, planOf } from '../../../support/run-state.ts'

const [task] = planOf({ id: 'A' }).tasks
const prepared = (iteration: number): Prepared =>
  Prepared.parse({
    ...{ start: oidOf('a'), merge: null, iteration, task, attempt: 1, checkpoint: oidOf('a') },
    ...{ prompt: 'Do it.', systemPrompt: '' },
  })
const open = (lane: number, iteration: number, candidate: string | null = null): RunState['lanes'][number] => ({
  ...{ lane, iteration, task: 'A', attempt: 1, checkpoint: oidOf('a'), started: '2026-11-21T14:30:00.000Z' },
  ...{ reserved_usd: 1, told: [], candidate, held: null, checks_lost: 0 },
})
const tie = { schema: 1 as const, run: 'r', nonce: 'n' }
const round: Dossier = {
  ...{ ...tie, phase: 'lanes' },
  parcels: [
    { lane: 0, prepared: prepared(4) },
    { lane: 2, prepared: prepared(5) },
  ],
}

test('the leg of a lane has what one job would have, under a nonce of its own', () => {
  const lanes = [open(0, 4), open(2, 5)]
  expect(legOf({ lanes }, round, 2)).toEqual({ ...tie, phase: 'prepared', nonce: 'n.2', prepared: prepared(5) })
  expect(legNonce('n', 0)).not.toBe(legNonce('n', 2))
})

test.each([
  ['nobody handed it anything', [open(0, 4), open(2, 5)], 1],
  ['its attempt was settled', [open(0, 4)], 2],
  ['its change waits for its checks', [open(0, 4), open(2, 5, oidOf('c'))], 2],
  ['the lane has another attempt by now', [open(0, 4), open(2, 9)], 2],
])('a leg has nothing to do where %s', (_, lanes, lane) => {
  expect(legOf({ lanes }, round, lane)).toBeUndefined()
})

test('where one thing is handed on, it is for lane 0', () => {
  const one: Dossier = { ...tie, phase: 'prepared', prepared: prepared(4) }
  expect(legOf({ lanes: [] }, one, 0)).toBe(one)
  expect(legOf({ lanes: [] }, one, 1)).toBeUndefined()
  expect(legOf({ lanes: [open(0, 4)] }, { ...tie, phase: 'train' }, 0)).toBeUndefined()
})

test('the jobs that follow: agents of the round, or the checks of all that waits; of one at a time no list', () => {
  const lanes = [open(3, 2, oidOf('c')), open(0, 4), open(2, 5)]
  expect(lanesDue({ lanes }, round)).toEqual([0, 2])
  expect(lanesDue({ lanes }, { ...tie, phase: 'train' })).toEqual([3])
  expect(lanesDue({ lanes }, { ...tie, phase: 'baseline', commit: oidOf('a') })).toEqual([])
})
