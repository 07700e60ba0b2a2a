// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { expect, test } from 'vitest'
import { loopbackGitHub } from '../github/loopback.ts'
import { workflowRunner } from './run-workflow.ts'

const text = `on: { workflow_dispatch: { inputs: { to: { default: ship } } } }
jobs:
  build: { runs-on: x, steps: [{ run: 'echo "[\${{ secrets.KEY }}] [\${{ secrets.OWN }}]"' }] }
  ship:
    needs: build
    runs-on: x
    environment: { name: "\${{ inputs.to }}", url: "https://example.invalid" }
    steps: [{ run: 'test "\${{ secrets.KEY }}" = of-ship && test "\${{ secrets.OWN }}" = only-there' }]
  after: { needs: ship, runs-on: x, steps: [{ run: "true" }] }
  always: { needs: ship, if: always(), runs-on: x, steps: [{ run: "echo '\${{ needs.ship.result }}'" }] }
`

async function shipping() {
  const github = await loopbackGitHub({ files: { '.github/workflows/a.yml': text } })
  const secrets = { KEY: 'of-ship', OWN: 'only-there' }
  const environments = { ship: { reviewers: ['ada'], secrets }, open: { secrets } }
  const actions = workflowRunner(github, { secrets: { KEY: 'of-all' }, environments })
  const ended = async () => {
    const [run] = await actions.settled()
    return run && Object.fromEntries(Object.entries(run.jobs).map(([name, { conclusion }]) => [name, conclusion]))
  }
  return { actions, ended, github }
}

test('a job with an environment waits for its reviewer, and has its secrets only then', async () => {
  const { actions, ended, github } = await shipping()
  actions.dispatch('a.yml')
  expect(await ended()).toBeUndefined()
  expect(actions.waiting('ship')).toMatchObject([{ name: 'ship', status: 'waiting', steps: [] }])
  const [build] = [...github.world.jobs.values()]
  expect(build?.log).toContain('[***] []')
  expect(() => actions.review('ship', 'approved', 'eve')).toThrow('eve is no reviewer')
  actions.review('ship', 'approved')
  expect(await ended()).toEqual({ build: 'success', ship: 'success', after: 'success', always: 'success' })
})

test('a rejected job fails without a step, and what needs it is skipped; a re-run asks again', async () => {
  const { actions, ended } = await shipping()
  const run = actions.dispatch('a.yml')
  await actions.settled()
  actions.review('ship', 'rejected')
  expect(await ended()).toEqual({ build: 'success', ship: 'failure', after: 'skipped', always: 'success' })
  expect(run.conclusion).toBe('failure')
  actions.rerun(run)
  expect(await ended()).toBeUndefined()
  actions.cancel(run)
  expect(await ended()).toEqual({ build: 'success', ship: 'cancelled', after: 'cancelled', always: 'success' })
})

test('an environment without reviewers asks nobody, and one that is empty is none', async () => {
  const { actions, ended } = await shipping()
  actions.dispatch('a.yml', { to: 'open' })
  expect(await ended()).toMatchObject({ ship: 'success' })
  actions.dispatch('a.yml', { to: '' })
  expect(await ended()).toMatchObject({ ship: 'failure' })
})

test('the name of an environment is the same in any case; an unknown one is made at its first use, without protection', async () => {
  const { actions, ended, github } = await shipping()
  expect([...github.world.environments]).toEqual([
    ['ship', ['required_reviewers']],
    ['open', []],
  ])
  actions.dispatch('a.yml', { to: 'SHIP' })
  await ended()
  expect(actions.waiting('Ship')).toMatchObject([{ name: 'ship' }])
  actions.review('shiP', 'approved')
  expect(await ended()).toMatchObject({ ship: 'success' })
  actions.dispatch('a.yml', { to: 'new' })
  expect(await ended()).toMatchObject({ ship: 'failure' })
  expect([...github.world.environments.keys()]).toEqual(['ship', 'open', 'new'])
})

test('an environment has at most six reviewers', async () => {
  const github = await loopbackGitHub({ files: { '.github/workflows/a.yml': text } })
  const reviewers = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  expect(() => workflowRunner(github, { environments: { ship: { reviewers } } })).toThrow('more than six reviewers')
})
