import { expect, test } from 'vitest'
import { stateReadme } from '../../src/core/report/markdown/run-markdown.ts'
import { logLine } from '../../src/core/report/words/log-lines.ts'
import { eventsOf, expectSound, stateOf, type World, world } from '../support/fake-job.ts'
import type { Move } from '../support/fake-ports.ts'
import { planOf } from '../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B' })
const at = { planFile: 'plan.json', workBranch: 'w', now: 0 } as const
const unsure: Move = { handoff: { confidence_level: 'low', request_research: ['which zone\nis it?'] } }
const first = (move: Move): World => world({ plan, script: ({ iteration }) => (iteration === 1 ? move : {}) })
const page = (here: World): string => stateReadme({ plan, state: stateOf(here) }, at)

test('little confidence and open questions are told to people and to the next agent', async () => {
  const here = first(unsure)
  await here.run()
  expect(eventsOf(here, 'signals_given').map(logLine)[0]).toContain(
    'A: its agent says: low confidence in its work; it could not find out: which zone is it?',
  )
  expect(page(here)).toContain('Iteration 1 (A): its agent says: low confidence in its work; it could not find out')
  expect(here.requests[1]?.prompt).toContain('- which zone is it?')
  expect(here.requests[1]?.prompt).toContain('Its agent has little confidence in that work')
  expectSound(here)
})

test('what a failed attempt could not find out reaches the next one, whose word then counts', async () => {
  const here = first({ ...unsure, write: {} })
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(page(here)).toContain('it could not find out: which zone is it?')
  await here.run()
  expect(here.requests[1]?.prompt).toContain('### What its agent could not find out\n\n- which zone is it?')
  expect(stateOf(here).signals).toEqual([])
  expectSound(here)
})

test('an undo takes them back with what they were about', async () => {
  const here = first(unsure)
  await here.run()
  here.tracker.order('undo 1')
  await here.run({ settings: { 'max-iterations': 1 } })
  expect(stateOf(here).signals).toEqual([])
})

test.each([
  ['that is sure of its work', { handoff: { confidence_level: 'high', request_research: [' '] } }],
  ['with some doubt and no question', { handoff: { confidence_level: 'medium' } }],
  ['that left no handoff', { end: { kind: 'no_result', tail: 'I have low confidence' } }],
] as [string, Move][])('an agent %s is no news', async (_, move) => {
  const here = first(move)
  await here.run()
  expect(eventsOf(here, 'signals_given')).toEqual([])
})
