import fc from 'fast-check'
import { test } from 'vitest'
import { play } from './laws.ts'
import { schedules } from './schedule.ts'

/** `npm run test:simulate` plays 100,000. */
test('any schedule of jobs, losses, orders and answers keeps the laws of lanes', async () => {
  await fc.assert(fc.asyncProperty(schedules, play), { numRuns: 300 })
})
