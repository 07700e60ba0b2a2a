import { expect, test } from 'vitest'
import { goodAgent, planOf } from '../support/project.ts'
import { runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository } from '../support/workflow/own-repository.ts'

const hour = 3_600_000

/** Whether the watchdog is enabled, after the runs that its schedule started. */
async function watchdogTicks({ actions, github }: OwnRepository): Promise<string | undefined> {
  actions.schedule()
  const runs = await actions.settled()
  for (const run of runs.filter(({ event }) => event === 'schedule')) expect(run.conclusion, logOf(run)).toBe('success')
  return stateOf(github, 'ralph-watchdog.yml')
}

const workflowOf = ({ world }: OwnRepository['github'], file: string) =>
  [...world.workflows.values()].find(({ path }) => path.endsWith(`/${file}`)) ?? expect.unreachable(file)
const stateOf = (github: OwnRepository['github'], file: string): string => workflowOf(github, file).state

test('H15: the watchdog of a stuck run sleeps after a day without a change and without an order; the next order’s job wakes it', {
  timeout: 300_000,
  tags: 'thorough/story',
}, async () => {
  const here = await ownRepository(
    { 'plan.json': planOf(['A']) },
    { init: ['--one-job'], settings: 'no-checks: true\n' },
  )
  const { actions, github } = here
  const ended = async () => {
    const runs = await actions.settled()
    return { names: runs.map(({ event, conclusion }) => `${event}: ${conclusion}`), log: runs.map(logOf).join('\n') }
  }
  here.agent('exit 1')
  actions.dispatch('ralph.yml')
  await ended()
  expect(runOf(github.world.git).stop?.kind).toBe('stuck')
  expect(await watchdogTicks(here), 'an hour later').toBe('active')

  // An order whose own job never began: the tick of a day later finds it, and starts a job.
  here.later(25 * hour)
  workflowOf(github, 'ralph.yml').state = 'disabled_manually'
  github.comment('ada', 1, '/ralph status')
  expect((await ended()).names).toEqual([])
  workflowOf(github, 'ralph.yml').state = 'active'
  expect(await watchdogTicks(here)).toBe('active')
  expect(runOf(github.world.git).stop?.kind).toBe('stuck')

  here.later(25 * hour)
  expect(await watchdogTicks(here)).toBe('disabled_manually')
  actions.schedule()
  expect((await ended()).names, 'it sleeps').toEqual([])

  // A stranger wakes nobody. A job that finds nothing to do does, and then it is awake for another day.
  github.comment('eve', 1, '/ralph retry A')
  expect((await ended()).names).toEqual(['issue_comment: success'])
  expect(stateOf(github, 'ralph-watchdog.yml')).toBe('disabled_manually')
  actions.dispatch('ralph.yml')
  const idle = await ended()
  expect(stateOf(github, 'ralph-watchdog.yml'), idle.log).toBe('active')
  here.later(25 * hour)
  expect(await watchdogTicks(here)).toBe('disabled_manually')

  here.agent(`sleep 1; ${goodAgent}`)
  github.comment('ada', 1, '/ralph retry A')
  const woken = await ended()
  expect(stateOf(github, 'ralph-watchdog.yml'), woken.log).toBe('active')
  expect(runOf(github.world.git).stop, woken.log).toEqual({ kind: 'complete' })
})
