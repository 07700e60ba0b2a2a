import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

/** An agent whose program adds 20,000 tokens to a prompt of which three characters are one. */
const here = (firstTokens: (chars: number) => number | undefined) =>
  world({
    plan: chainOf(6),
    script: ({ iteration, prompt }) => ({
      firstTokens: firstTokens(prompt.length),
      handoff: { summary: 'Did it.', freeform: 'It was done. '.repeat(iteration * 400) },
    }),
  })
const factsOf = (one: ReturnType<typeof world>, iteration: number) =>
  JSON.parse(one.remote.newest().files.get(`iterations/0/${iteration}/prompt.json`) ?? '')

test('a budget is counted by what the calls of the run reported, and each prompt says by what', async () => {
  const run = here((chars) => Math.round(20_000 + chars / 3))
  expect((await run.run()).reason).toEqual({ kind: 'complete' })
  expect(factsOf(run, 1)).toMatchObject({ chars_per_token: 4, measured_calls: 0 })
  expect(factsOf(run, 6)).toMatchObject({ chars_per_token: 3, measured_calls: 5 })
  const [first, ...others] = eventsOf(run, 'attempt_started')
  expect(first?.prompt_chars).toBeGreaterThan(100)
  expect(others.at(-1)?.prompt_chars).toBeLessThanOrEqual(8_000 * 3)
  expect(stateOf(run).measured).toHaveLength(6)
  expectSound(run)
})

test('where calls report nothing of their first request, four characters are a token', async () => {
  const run = here(() => undefined)
  await run.run()
  expect(factsOf(run, 6)).toMatchObject({ chars_per_token: 4, measured_calls: 0 })
  expect(stateOf(run).measured).toEqual([])
})
