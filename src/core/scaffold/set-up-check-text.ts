import type { ToolStep } from '../detect/detected.ts'
import { platformActions as actions, literalPattern, payingLines, secretExists } from './workflow-steps.ts'
import { isPlain, stepText } from './workflow-text.ts'

/**
 * `.github/workflows/ralph-doctor.yml`: on the pull request that sets ralph up, and on each that changes the set-up,
 * runs doctor and the baseline and reports on it before the merge. It has the permissions of a run, so what the
 * organisation forbids shows here.
 */
export function setUpCheckText(request: {
  planFile: string
  queue?: string | undefined
  steps: readonly ToolStep[]
  action: string
}): string {
  // A queue's plans change with each of its pull requests; doctor takes the first one.
  const plan = request.queue === undefined ? [request.planFile] : []
  const paths = ['.github/ralph.yml', '.github/workflows/ralph*.yml', ...plan.map(literalPattern)]
  const planLine = plan.map((file) => `\n          plan: ${JSON.stringify(file)}`).join('')
  const tools = request.steps.filter(isPlain).map(stepText)
  return `# Checks that ralph has what it needs, and runs the project's checks once. Calls no model.
name: ralph doctor

on:
  workflow_dispatch:
  pull_request:
    paths: [${paths.map((path) => JSON.stringify(path)).join(', ')}]

permissions: {}

jobs:
  doctor:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    # Only the newest commit counts.
    concurrency:
      group: ralph-doctor-\${{ github.ref }}
      cancel-in-progress: true
    permissions:
      contents: write # only to find out whether a run could push its two branches
      actions: read # whether the workflow is enabled
      pull-requests: write # the comment with the findings
    steps:
      - uses: ${actions.checkout}
        with:
          persist-credentials: false
${tools.join('')}      - uses: ${request.action}
        with:
          command: doctor${planLine}
          agent-install: missing
          github-token: \${{ github.token }}
          # Only whether the secret exists: checks run here, and no model is called.
          ${payingLines(secretExists).join('\n          ')}
`
}
