// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { tempDir } from '../git-repositories.ts'
import { loopbackGitHub } from '../github/loopback.ts'
import { logOf } from './own-repository.ts'
import { type EndedRun, workflowRunner } from './run-workflow.ts'

const step = (script: string): string => `runs-on: ubuntu-latest, steps: [{ run: ${JSON.stringify(script)} }]`
const path = (name: string): string => `.github/workflows/${name}.yml`
const call = (name: string): string => `uses: ./${path(name)}`

async function actionsOf(files: Record<string, string>, env: Record<string, string> = {}) {
  const named = Object.entries(files).map(([name, text]) => [path(name), text])
  const github = await loopbackGitHub({ files: Object.fromEntries(named) })
  return { github, actions: workflowRunner(github, { env }) }
}

async function runOf(files: Record<string, string>, inputs: Record<string, string> = {}): Promise<EndedRun> {
  const { actions } = await actionsOf(files)
  actions.dispatch('a.yml', inputs)
  const [run] = await actions.settled()
  return run ?? expect.unreachable('Nothing ran.')
}

const results = ({ jobs }: EndedRun) =>
  Object.fromEntries(Object.entries(jobs).map(([name, { conclusion }]) => [name, conclusion]))

test('`inputs` of a called file hold those of the dispatch too; its own beat them', async () => {
  const run = await runOf(
    {
      a: `on: { workflow_dispatch: { inputs: { reason: { default: '' }, loud: { type: boolean }, who: { default: me } } } }
jobs: { call: { ${call('b')}, with: { what: x } } }`,
      b: `on: { workflow_call: { inputs: { what: { type: string }, who: { type: string, default: '' } } } }
jobs: { one: { ${step("echo '${{ toJSON(inputs) }}' | tr -d '\\n '")} } }`,
    },
    { reason: 'nightly' },
  )
  expect(run.jobs['call / one']?.log, logOf(run)).toContain('{"reason":"nightly","loud":false,"who":"","what":"x"}')
})

test('a job that was skipped inside of a called file skips what needs the call, unless that says otherwise', async () => {
  const run = await runOf({
    a: `on: workflow_dispatch
jobs:
  call: { ${call('b')} }
  after: { needs: call, ${step('true')} }
  still: { needs: call, if: "!cancelled() && needs.call.result == 'success'", ${step('true')} }
  last: { needs: still, ${step('true')} }`,
    b: `on: workflow_call
jobs: { done: { ${step('true')} }, left: { if: false, ${step('true')} } }`,
  })
  expect(results(run)).toEqual({
    'call / done': 'success',
    'call / left': 'skipped',
    after: 'skipped',
    still: 'success',
    last: 'skipped',
  })
})

const grouped = (group: string, more = ''): string =>
  `on: { workflow_call: {} }\nconcurrency: { group: '${group}'${more} }\njobs: { one: { ${step('true')} } }`

test.each([
  ['the file that calls', "concurrency: '${{ github.workflow }}'", '', '${{ github.workflow }}'],
  ['the job that calls, in other capitals', '', 'concurrency: Ralph, ', 'ralph'],
])('a called file in the group of %s is cancelled: it would wait for itself', async (_, top, own, group) => {
  const run = await runOf({
    a: `name: ralph\non: workflow_dispatch\n${top}\njobs: { call: { ${own}${call('b')} }, after: { needs: call, if: always(), ${step("echo '${{ needs.call.result }}'")} } }`,
    b: grouped(group),
  })
  expect(run.conclusion, logOf(run)).toBe('cancelled')
  expect(run.problem).toMatch(/deadlock was detected for concurrency group: 'ralph'.* and 'call'/)
  expect(results(run)).toEqual({ after: 'success' })
  expect(run.jobs['after']?.log).toContain('\ncancelled')
})

test('a called file’s own group counts: a newer caller in it cancels the older one’s call', async () => {
  const moments = tempDir()
  const wait =
    'trap "exit 1" INT TERM; touch "$MOMENTS/here-$GITHUB_RUN_ID"; until [ -e "$MOMENTS/go" ]; do sleep 0.05; done'
  const { actions } = await actionsOf(
    {
      a: `on: workflow_dispatch\njobs: { call: { ${call('b')} } }`,
      b: grouped('ci', ', cancel-in-progress: true').replace('"true"', JSON.stringify(wait)),
    },
    { MOMENTS: moments },
  )
  const first = actions.dispatch('a.yml')
  while (!existsSync(join(moments, `here-${first.id}`))) await sleep(20)
  const second = actions.dispatch('a.yml')
  while (!existsSync(join(moments, `here-${second.id}`))) await sleep(20)
  writeFileSync(join(moments, 'go'), '')
  expect((await actions.settled()).map(({ conclusion }) => conclusion)).toEqual(['cancelled', 'success'])
})

test('`queue: max` with `cancel-in-progress: true` starts nothing', async () => {
  const run = await runOf({
    a: `on: workflow_dispatch\nconcurrency: { group: g, queue: max, cancel-in-progress: true }\njobs: { one: { ${step('true')} } }`,
  })
  expect(run).toMatchObject({ conclusion: 'startup_failure', jobs: {} })
})

test('a called file that lists more than its caller has is refused, also if its jobs ask for less', async () => {
  const run = await runOf({
    a: `on: workflow_dispatch\njobs: { call: { permissions: { contents: read }, ${call('b')} } }`,
    b: `on: workflow_call\npermissions: { contents: write }\njobs: { one: { permissions: {}, ${step('true')} } }`,
  })
  expect(run.problem).toContain("The workflow is requesting 'contents: write', but is only allowed 'contents: read'")
})

test.each([
  [10, 'success'],
  [11, 'startup_failure'],
])('of %i levels of files the end is %s', async (levels, conclusion) => {
  const files = Array.from({ length: levels }, (_, at): [string, string] => [
    at === 0 ? 'a' : `f${at}`,
    `on: { workflow_dispatch: {}, workflow_call: {} }\njobs: { j: { ${at === levels - 1 ? step('true') : call(`f${at + 1}`)} } }`,
  ])
  expect(await runOf(Object.fromEntries(files))).toMatchObject({ conclusion })
})

const guide = readFileSync('docs/github.md', 'utf8')

test('the documents: a job of your own with `needs: ralph` needs a condition with `!cancelled()`', async () => {
  const condition = /^ {2}announce:\n {4}needs: ralph\n {4}if: (.*)$/m.exec(guide)?.[1]
  const run = await runOf({
    a: `on: workflow_dispatch
jobs:
  ralph: { ${call('b')} }
  plain: { needs: ralph, ${step('true')} }
  announce: { needs: ralph, if: ${condition}, ${step('true')} }`,
    b: `on: { workflow_call: { outputs: { status: { value: "\${{ jobs.apply.outputs.status }}" } } } }
jobs: { apply: { outputs: { status: complete }, ${step('true')} }, ready: { if: false, ${step('true')} } }`,
  })
  expect(results(run)).toMatchObject({ plain: 'skipped', announce: 'success' })
})

test.each([
  ['as the documents write it', /^concurrency:\n {2}group: (.*)$/m.exec(guide)?.[1] ?? '', 'success'],
  [
    'that is the same for a push, as they warn of it',
    /with a group such as `(.*?)`, a push/.exec(guide)?.[1] ?? '',
    'cancelled',
  ],
])('own CI as the gate, with a group %s: after a push the checks end as %s', async (_, group, conclusion) => {
  expect(group).toMatch(/^ci-/)
  const moments = tempDir()
  const wait =
    'trap "exit 1" INT TERM; touch "$MOMENTS/here-$GITHUB_RUN_ID"; until [ -e "$MOMENTS/go" ]; do sleep 0.05; done'
  const { github, actions } = await actionsOf(
    {
      a: `on: workflow_dispatch\njobs: { ci: { ${call('ci')}, with: { ref: '${'a'.repeat(40)}' } } }`,
      ci: `on: { push: {}, workflow_call: { inputs: { ref: { type: string } } } }
concurrency: { group: '${group}', cancel-in-progress: true }
jobs: { test: { ${step(wait)} } }`,
    },
    { MOMENTS: moments },
  )
  const run = actions.dispatch('a.yml')
  while (!existsSync(join(moments, `here-${run.id}`))) await sleep(20)
  const { git } = github.world.git
  const sha = git('rev-parse', 'main')
  const payload = { ref: 'refs/heads/main', before: sha, after: sha, created: false, deleted: false }
  github.world.triggers.push({ event: 'push', actor: 'ada', payload })
  const pushed = (): number | undefined => [...github.world.runs.values()].find(({ event }) => event === 'push')?.id
  while (!existsSync(join(moments, `here-${pushed()}`))) await sleep(20)
  writeFileSync(join(moments, 'go'), '')
  const ended = await actions.settled()
  expect(ended.find(({ id }) => id === run.id)?.conclusion).toBe(conclusion)
})
