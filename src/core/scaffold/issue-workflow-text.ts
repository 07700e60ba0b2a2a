/** File name of the workflow that shows an issue of the form as a plan. */
export const issueWorkflowFile = 'ralph-issue.yml'

/**
 * `.github/workflows/ralph-issue.yml`: shows what an issue of the form would do. It starts nothing, so it asks nothing
 * of its author; no checkout, no secret but the job's own token.
 */
export function issueWorkflowText({ action }: { action: string }): string {
  return `# Shows an issue of the form "New ralph run" as the plan that it is; /ralph start begins it.
name: ralph issue

on:
  issues: { types: [opened, edited] }

permissions: {}

jobs:
  show:
    if: startsWith(github.event.issue.title, 'ralph:')
    runs-on: ubuntu-latest
    timeout-minutes: 10
    concurrency:
      group: ralph-issue-\${{ github.event.issue.number }}
    permissions:
      contents: read # whether its run has begun
      issues: write # the comment that shows it
    steps:
      - uses: ${action}
        with:
          command: lint
          github-token: \${{ github.token }}
`
}
