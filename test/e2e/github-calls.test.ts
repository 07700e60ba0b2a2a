import { expect, test } from 'vitest'
import { counted, type Here, repository } from '../support/github/action-repository.ts'
import { stateRef } from '../support/run-on-disk.ts'
import { withSlack } from '../support/with-slack.ts'

const tick = { env: { GITHUB_EVENT_NAME: 'schedule' } }

const quietMs = withSlack(2_000)

/** A job without work: few calls, no commit, and soon over. */
async function expectQuiet(here: Here, status: string): Promise<void> {
  let soonest = Number.POSITIVE_INFINITY
  // Other tests run at the same time: what is too slow is slow each time.
  for (let round = 0; round < 3 && soonest >= quietMs; round += 1) {
    soonest = Math.min(soonest, await quietTick(here, status))
  }
  expect.soft(soonest).toBeLessThan(quietMs)
}

async function quietTick(here: Here, status: string): Promise<number> {
  const tip = here.job.origin.git('rev-parse', stateRef)
  const started = performance.now()
  const quiet = await counted(here, () => here.run(tick))
  const ms = performance.now() - started
  expect(quiet.end.outputs['status'], quiet.end.log).toBe(status)
  expect(quiet.calls, quiet.list.join('\n')).toBeLessThanOrEqual(4)
  expect(here.job.origin.git('rev-parse', stateRef)).toBe(tip)
  return ms
}

test('figures: a job of one iteration makes at most 15 calls and 3 creations, the first and the later ones', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B', 'C', 'D'])
  for (const job of ['first', 'second', 'third']) {
    const one = await counted(here, () => here.run({ inputs: { 'max-iterations': '1' } }))
    expect(one.end.outputs['status'], one.end.log).toBe('iteration_limit')
    expect.soft(one.calls, `${job}:\n${one.list.join('\n')}`).toBeLessThanOrEqual(15)
    expect.soft(one.made, `${job}:\n${one.list.join('\n')}`).toBeLessThanOrEqual(3)
  }
  const last = await counted(here, () => here.run())
  expect(last.end.outputs['status'], last.end.log).toBe('complete')
  expect.soft(last.calls, `the one that ends the run:\n${last.list.join('\n')}`).toBeLessThanOrEqual(15)
  await expectQuiet(here, 'complete')
})

test('figures: a paused run costs a quiet tick at most 4 calls and no commit', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B'])
  await here.run({ inputs: { 'max-iterations': '1' } })
  here.github.comment('ada', 1, '/ralph pause')
  const paused = await here.run(tick)
  expect(paused.outputs['status'], paused.log).toBe('paused')
  for (const _ of ['once', 'again']) await expectQuiet(here, 'paused')
})

test('figures: three iterations in one job make at most 3 times 15 calls and 3 times 3 creations', {
  tags: 'thorough/size',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B', 'C'])
  // What a job asks at its start and its end is shared by its iterations.
  const { end, calls, made, list } = await counted(here, () => here.run())
  expect(end.outputs['status'], end.log).toBe('complete')
  expect(calls, list.join('\n')).toBeLessThanOrEqual(3 * 15)
  expect(made, list.join('\n')).toBeLessThanOrEqual(3 * 3)
  await expectQuiet(here, 'complete')
})
