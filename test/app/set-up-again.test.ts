import { expect, test } from 'vitest'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { planOf } from '../support/run-state.ts'

test('why set-up ran again is part of the run, and stands in its reports', async () => {
  const plan = planOf({ id: 'A' }, { id: 'B' })
  let reasons: string[] = []
  const here = world({
    plan,
    script: ({ iteration }) => {
      reasons.push(
        ...(iteration === 1 ? ['package-lock.json changed', 'package-lock.json changed'] : ['go.sum changed']),
      )
      return {}
    },
  })
  const { reason } = await here.run({
    workspace: (workspace) => {
      reasons = workspace.setUpReasons
    },
  })
  expect(reason).toEqual({ kind: 'complete' })
  expect(eventsOf(here, 'set_up_again').map(({ iteration, why }) => [iteration, why])).toEqual([
    [1, 'package-lock.json changed'],
    [2, 'go.sum changed'],
  ])
  expect(stateOf(here).set_ups.map(({ iteration }) => iteration)).toEqual([2, 1])
  const readme = here.remote.newest().files.get('README.md')
  expect(readme).toContain('- Iteration 2: set-up ran again: go.sum changed since it last ran.')
  expect(readme).toContain('- Iteration 1: set-up ran again: package-lock.json changed since it last ran.')
  expectSound(here)
})
