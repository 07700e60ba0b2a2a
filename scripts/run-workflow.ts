// Writes .github/workflows/run.yml, the reusable workflow.
import { readFileSync, writeFileSync } from 'node:fs'
import { publishedAt } from '../src/core/scaffold/published.ts'
import { reusableWorkflow } from '../src/core/scaffold/reusable-workflow.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

writeFileSync('.github/workflows/run.yml', reusableWorkflow(publishedAt(version).action))
