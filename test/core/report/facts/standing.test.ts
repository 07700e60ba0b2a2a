import { expect, test } from 'vitest'
import { standingOf } from '../../../../src/core/report/facts/standing.ts'
import { standingInWords } from '../../../../src/core/report/words/standing-text.ts'
import type { RunState } from '../../../../src/schema/run/run-state.ts'
import { at, oidOf, planOf, runState } from '../../../support/run-state.ts'

const awaiting = {
  iteration: 2,
  task: 'B',
  commit: oidOf('d'),
  checkpoint: oidOf('c'),
  summary: '',
  turned_green: [],
}
const lease = {
  holder: { kind: 'process', host: 'build-3', boot: 'b', pid: 4711, started: '1' },
  epoch: 1,
  taken: at(0),
  renewed: at(0),
} as const
const paused = { by: 'Ada', why: 'lunch' }
const stop = { kind: 'cancelled' } as const

test.each<[string, Partial<RunState>, string]>([
  ['at_work', { lease, awaiting, paused, stop }, 'at work'],
  ['waiting_for_approval', { awaiting, paused, stop }, 'waiting for approval of B'],
  ['paused', { paused, stop }, 'paused'],
  ['cancelled', { stop }, 'cancelled'],
  ['between_jobs', {}, 'no job at work'],
])('a run is %s, whatever its last job ended with', (standing, given, words) => {
  const state = runState(planOf({ id: 'A' }, { id: 'B' }), given)
  expect(standingOf(state)).toBe(standing)
  expect(standingInWords(state)).toBe(words)
})
