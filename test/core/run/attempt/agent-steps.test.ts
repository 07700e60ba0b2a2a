import { expect, test } from 'vitest'
import { countSteps, maxSteps } from '../../../../src/core/run/attempt/agent-steps.ts'

test('steps are kept in their order; what follows upon itself is one of them, with all the time that it took', () => {
  const steps = countSteps()
  const edit = { name: 'Edit', target: 'src/a.ts' }
  steps.add(edit, 1_000)
  steps.add(edit, 3_000)
  steps.add({ name: 'Bash', target: 'npm\ntest' }, 6_000)
  steps.add(edit, 7_000)
  expect(steps.end(7_500)).toEqual({
    kept: [
      { ...edit, count: 2, duration_ms: 5_000 },
      { name: 'Bash', target: 'npm test', count: 1, duration_ms: 1_000 },
      { ...edit, count: 1, duration_ms: 500 },
    ],
    more: 0,
  })
})

test('a call that goes in circles keeps a bounded number of short steps, and counts the others', () => {
  const steps = countSteps()
  for (let n = 0; n < maxSteps + 50; n++) steps.add({ name: 'n'.repeat(500), target: `${n}${'t'.repeat(5_000)}` }, n)
  const { kept, more } = steps.end(10_000)
  expect({ kept: kept.length, more }).toEqual({ kept: maxSteps, more: 50 })
  expect(JSON.stringify(kept).length).toBeLessThan(maxSteps * 400)
})

test('a clock that runs backwards gives no negative time', () => {
  const steps = countSteps()
  steps.add({ name: 'Read', target: 'a' }, 5_000)
  expect(steps.end(1_000).kept).toEqual([{ name: 'Read', target: 'a', count: 1, duration_ms: 0 }])
})
