import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { withPublishedAction } from './published-repository.ts'

export interface ExampleWorkflow {
  /** The heading that it stands below. */
  readonly heading: string
  readonly text: string
}

/** The complete workflows that the README and docs/github.md give as examples. */
export const exampleWorkflows = (): ExampleWorkflow[] => ['README.md', 'docs/github.md'].flatMap(workflowsIn)

/** The example below this heading, as its reader puts it into a repository. */
export const exampleOf = (heading: string): string =>
  withPublishedAction(exampleWorkflows().find((one) => one.heading === heading)?.text ?? expect.unreachable(heading))

function workflowsIn(path: string): ExampleWorkflow[] {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)]
    .filter(([, found = '']) => /^jobs:$/m.test(found))
    .map(({ 1: found = '', index }) => {
      const heading = [...text.slice(0, index).matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? ''
      return { heading, text: found }
    })
}
