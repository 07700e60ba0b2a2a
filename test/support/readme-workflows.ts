import { readFileSync } from 'node:fs'

export interface ReadmeWorkflow {
  /** The heading that it stands below. */
  readonly heading: string
  readonly text: string
}

/** The complete workflows that the README gives as examples. */
export function readmeWorkflows(): ReadmeWorkflow[] {
  const readme = readFileSync('README.md', 'utf8')
  return [...readme.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)]
    .filter(([, text = '']) => /^jobs:$/m.test(text))
    .map(({ 1: text = '', index }) => {
      const heading = [...readme.slice(0, index).matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? ''
      return { heading, text }
    })
}
