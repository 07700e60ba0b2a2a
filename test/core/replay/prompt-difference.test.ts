import { expect, test } from 'vitest'
import { findRecording } from '../../../src/core/replay/prompt-difference.ts'
import { Recording } from '../../../src/schema/run/cassette.ts'

const made = (task: string, attempt: number, more: Record<string, unknown> = {}) =>
  Recording.parse({ task, attempt, steps: [], ...more })

const byHand = [made('A', 2), made('A', 1), made('B', 1)]
const recorded = [
  made('A', 1, { iteration: 1 }),
  made('A', 1, { iteration: 2, call: 'ask' }),
  made('A', 1, { iteration: 4 }),
  made('B', 1, { iteration: 3 }),
]

test.each([
  ['the attempt itself', byHand, { task: 'A', attempt: 1 }, 1],
  ['the last one for a later attempt', byHand, { task: 'A', attempt: 9 }, 0],
  ['none for a task that is not there', byHand, { task: 'C', attempt: 1 }, -1],
  ['the recorded iteration', recorded, { task: 'A', attempt: 1, iteration: 4 }, 2],
  ['the recorded attempt where iterations have shifted', recorded, { task: 'B', attempt: 1, iteration: 8 }, 3],
  ['no other attempt than the recorded one', recorded, { task: 'B', attempt: 2, iteration: 8 }, -1],
  ['a question for a question', recorded, { task: 'A', attempt: 1, iteration: 2, call: 'ask' as const }, 1],
] as const)('%s is found', (_, recordings, wanted, index) => {
  expect(findRecording(recordings, { call: 'run', iteration: 1, ...wanted })).toBe(recordings[index])
})
