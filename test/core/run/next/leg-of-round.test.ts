import { expect, test } from 'vitest'
import { lanesDue, legNonce, legOf, trainLegs } from '../../../../src/core/run/next/leg-of-round.ts'
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
  expect(
    legOf({ lanes: [open(0, 4)] }, { ...tie, phase: 'train', legs: [{ lane: 0, iteration: 4 }] }, 0),
  ).toBeUndefined()
})

test('the jobs that follow: agents of the round, or the checks of its train; of one at a time no list', () => {
  expect(lanesDue(round)).toEqual([0, 2])
  expect(lanesDue({ ...tie, phase: 'train', legs: [{ lane: 3, iteration: 2 }] })).toEqual([3])
  expect(lanesDue({ ...tie, phase: 'baseline', commit: oidOf('a') })).toEqual([])
})

const [waits, approved] = [null, 'Ada'].map((approved_by) => ({
  ...{ commit: oidOf('d'), checkpoint: oidOf('a'), summary: 'Did it.', patch: 'p', approved_by },
}))

test.each<[string, RunState['lanes'], number, [lane: number, iteration: number][]]>([
  [
    'each in its lane, in the order of the train',
    [open(3, 2, oidOf('c')), open(0, 4, oidOf('c'))],
    4,
    [
      [3, 2],
      [0, 4],
    ],
  ],
  ['nobody where an agent is at work', [open(0, 4), open(1, 5, oidOf('c'))], 4, [[1, 5]]],
  ['nobody whose commit waits for a person', [{ ...open(0, 4, oidOf('c')), held: waits ?? null }], 4, []],
  [
    'in a free lane where two come from the same one',
    [open(0, 4, oidOf('c')), { ...open(0, 5, oidOf('c')), held: approved ?? null }, open(1, 6, oidOf('c'))],
    4,
    [
      [0, 4],
      [1, 5],
      [2, 6],
    ],
  ],
  ['in a free lane where there is no such machine', [open(11, 4, oidOf('c'))], 4, [[0, 4]]],
  ['the first ones, as many as there are machines', [open(2, 4, oidOf('c')), open(1, 5, oidOf('c'))], 1, [[2, 4]]],
])('who has a job of the checks: %s', (_, lanes, machines, legs) => {
  expect(trainLegs({ lanes }, machines)).toEqual(legs.map(([lane, iteration]) => ({ lane, iteration })))
})
