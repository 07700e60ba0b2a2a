import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

const starts = { startsNext: 'ralph.yml' }
const line = 'No action needed: the next job of ralph.yml starts by itself'

test('a job that starts the next one says so in the state and on its page, and the next job takes it back', async () => {
  const here = world({ plan: chainOf(3) })
  const readme = (): string | undefined => here.remote.newest().files.get('README.md')
  await here.run({ settings: { 'max-iterations': 1 }, job: starts })
  expect(stateOf(here).next_job).toBe('ralph.yml')
  expect(readme()).toContain(line)
  await here.run({ settings: { 'max-iterations': 1 }, job: starts })
  expect(eventsOf(here, 'run_stopped').map(({ starts_next }) => starts_next)).toEqual(['ralph.yml', 'ralph.yml'])
  await here.run({ job: starts })
  expect(stateOf(here)).toMatchObject({ stop: { kind: 'complete' }, next_job: null })
  expect(readme()).not.toContain(line)
  expectSound(here)
})

test('a job that starts none, or met a limit of the whole run, promises none', async () => {
  const none = world({ plan: chainOf(3) })
  await none.run({ settings: { 'max-iterations': 1 } })
  expect(stateOf(none).next_job).toBeNull()
  const whole = world({ plan: chainOf(3) })
  await whole.run({ settings: { 'run-iterations': 1 }, job: starts })
  expect(stateOf(whole)).toMatchObject({ stop: { kind: 'iteration_limit', scope: 'run' }, next_job: null })
})
