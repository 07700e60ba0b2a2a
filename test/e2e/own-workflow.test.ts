import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { dist } from '../support/cli.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { workflowRunner } from '../support/workflow/run-workflow.ts'

const [ci, run] = ['.github/workflows/ci.yml', '.github/workflows/run.yml']

test('ci.yml of this project calls run.yml at its own commit: it loads, finds its action, and writes nothing', {
  tags: 'thorough/variant',
  timeout: 240_000,
}, async () => {
  const whole = parse(readFileSync(ci, 'utf8')) as { jobs: Record<string, unknown> }
  // The other jobs need a network.
  const one = { ...whole, jobs: { 'run-workflow': whole.jobs['run-workflow'] } }
  const programs = globSync(['chunks/*', 'main/*', 'post/*'], { cwd: dist }).map((name) => [
    `dist/${name}`,
    readFileSync(join(dist, name), 'utf8'),
  ])
  const files = {
    [ci]: stringify(one),
    [run]: readFileSync(run, 'utf8'),
    'action/action.yml': readFileSync('action/action.yml', 'utf8'),
  }
  const github = await loopbackGitHub({ files: { ...files, ...Object.fromEntries(programs) } })
  github.user('ada', 'write')
  github.issue('ada', 'It does not start', 'On my machine.')
  const { git } = github.world
  const actions = workflowRunner(github)
  const before = git.git('for-each-ref')
  const sha = git.git('rev-parse', 'main')
  const ref = 'refs/heads/main'
  github.world.triggers.push({
    event: 'push',
    actor: 'ada',
    payload: { ref, before: sha, after: sha, created: false, deleted: false },
  })
  const [ended] = await actions.settled()
  const jobs = Object.values(ended?.jobs ?? {})
  expect(ended?.problem, jobs.map(({ log }) => log).join('\n')).toBeUndefined()
  expect(
    jobs.map(({ name, conclusion }) => `${name}: ${conclusion}`),
    jobs.map(({ log }) => log).join('\n'),
  ).toEqual([
    'run-workflow / intake: success',
    'run-workflow / agent: skipped',
    'run-workflow / compose: skipped',
    'run-workflow / validate: skipped',
    'run-workflow / apply: skipped',
    'run-workflow / ready: skipped',
  ])
  expect(jobs[0]?.log).toContain('Nothing to do: #1 was not created with the form')
  expect(git.git('for-each-ref')).toBe(before)
  expect(github.creations()).toEqual([])
})
