// Writes .github/workflows/run.yml, the reusable workflow.
import { writeFileSync } from 'node:fs'
import { reusableWorkflow } from '../src/core/scaffold/reusable-workflow.ts'

writeFileSync('.github/workflows/run.yml', reusableWorkflow())
