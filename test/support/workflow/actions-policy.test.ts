// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { expect, test } from 'vitest'
import { type LoopbackGitHub, loopbackGitHub } from '../github/loopback.ts'
import { workflowRunner } from './run-workflow.ts'

const files = (lines: string) => ({
  '.github/workflows/a.yml': `on: { workflow_dispatch: {}, push: {} }\njobs:\n${lines}`,
})
const job = (uses: string): string => `  a: { runs-on: x, steps: [{ uses: "${uses}" }] }\n`
const checkout = `actions/checkout@${'5'.repeat(40)}`

async function conclusion(lines: string, policy: (world: LoopbackGitHub['world']) => void) {
  const github = await loopbackGitHub({ files: files(lines) })
  policy(github.world)
  const actions = workflowRunner(github)
  actions.dispatch('a.yml')
  const [run] = await actions.settled()
  return [run?.conclusion, run?.problem]
}

const withPolicy =
  (change: Partial<LoopbackGitHub['world']['actionsPolicy']>) =>
  ({ actionsPolicy }: LoopbackGitHub['world']): void =>
    void Object.assign(actionsPolicy, change)

const selected =
  (patterns: string[], github_owned_allowed = false) =>
  ({ actionsPolicy, selectedActions }: LoopbackGitHub['world']): void => {
    actionsPolicy.allowed_actions = 'selected'
    Object.assign(selectedActions, { patterns_allowed: patterns, github_owned_allowed })
  }

test.each([
  ['nothing', [], 'startup_failure'],
  ['the action', ['actions/checkout@*'], 'success'],
  ['the action, and not this one', ['actions/*', '!actions/checkout@*'], 'startup_failure'],
  ['another one', ['actions/cache@*'], 'startup_failure'],
])('a policy that selects %s', async (_, patterns, expected) => {
  const [result, problem] = await conclusion(job(checkout), selected(patterns))
  expect(result, problem ?? '').toBe(expected)
  if (expected !== 'success') expect(problem).toContain(`${checkout} are not allowed to be used in octo/garden`)
})

test('a pattern for a repository does not allow its folders', async () => {
  const folder = job(`other/tools/deep@${'5'.repeat(40)}`)
  expect(await conclusion(folder, selected(['other/tools@*']))).toEqual(['startup_failure', expect.any(String)])
  const [, problem] = await conclusion(folder, selected(['other/tools/*']))
  expect(problem ?? '').not.toContain('not allowed to be used')
})

test('GitHub’s own are allowed together, and no other ones', async () => {
  expect(await conclusion(job(checkout), selected([], true))).toEqual(['success', undefined])
  expect((await conclusion(job(checkout), withPolicy({ allowed_actions: 'local_only' })))[0]).toBe('startup_failure')
})

test('where actions must be pinned, a tag ends the run', async () => {
  const pinned = withPolicy({ sha_pinning_required: true })
  expect(await conclusion(job('actions/checkout@v7'), pinned)).toEqual([
    'startup_failure',
    expect.stringContaining(
      'The actions actions/checkout@v7 are not allowed in octo/garden because all actions must be pinned',
    ),
  ])
  expect((await conclusion(job(checkout), pinned))[0]).toBe('success')
})

test('where Actions are switched off, nothing starts', async () => {
  const github = await loopbackGitHub({ files: files(job(checkout)) })
  github.world.actionsPolicy.enabled = false
  github.user('ada', 'write')
  const actions = workflowRunner(github)
  actions.schedule()
  expect(await actions.settled()).toEqual([])
})
