// Writes .github/workflows/run.yml, the reusable workflow, from the jobs that `ralph init --inline` unfolds too.
import { writeFileSync } from 'node:fs'
import { reusableWorkflow } from '../src/core/scaffold/reusable-workflow.ts'

writeFileSync('.github/workflows/run.yml', reusableWorkflow())
