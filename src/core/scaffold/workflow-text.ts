import { stringify } from 'yaml'
import type { ToolStep } from '../detect/detected.ts'

export interface WorkflowChoices {
  /** From the top of the repository. */
  readonly planFile: string
  /** A safe id: it is part of refs and of the concurrency group. */
  readonly planName: string
  /** What the commands of set-up and checks need. */
  readonly steps: readonly ToolStep[]
  /** `owner/name@tag` */
  readonly action: string
  /** The version of Claude Code that this ralph was tried with. */
  readonly claude: string
}

/**
 * `.github/workflows/ralph.yml`. Started by hand; the schedule only goes on with a run that was begun. Least permissions,
 * no credential in the checkout, no text of a user's in a script (platform.md 8, 13, 16, 20, 32, 35).
 */
export function workflowText({ planFile, planName, steps, action, claude }: WorkflowChoices): string {
  return `# Carries out ${planFile} with ralph: one checked commit per task, on the branch ralph/work/${planName}.
# Begin: Actions > ralph > Run workflow. Secret: ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN.
name: ralph

on:
  workflow_dispatch:
  # Goes on with a run that a limit stopped; it never begins one.
  schedule:
    - cron: '${minuteOf(planName)} */3 * * *'

permissions: {}

concurrency:
  group: ralph-${planName}
  cancel-in-progress: false

jobs:
  run:
    runs-on: ubuntu-latest
    timeout-minutes: 330
    permissions:
      contents: write
    steps:
      - uses: actions/checkout@v7
        with:
          fetch-depth: 0
          persist-credentials: false
      - id: run
        env:
          STATE: refs/remotes/origin/ralph/state/${planName}
        run: |
          if [ "$GITHUB_EVENT_NAME" != schedule ] || git show-ref --verify --quiet "$STATE"; then
            echo "due=true" >> "$GITHUB_OUTPUT"
          fi
${[...steps.filter(isPlain), { run: `npm install --global @anthropic-ai/claude-code@${claude}` }].map(stepText).join('')}      - uses: ${action}
        if: steps.run.outputs.due
        with:
          plan: ${JSON.stringify(planFile)}
          time-budget: 5h
          github-token: \${{ github.token }}
          anthropic-api-key: \${{ secrets.ANTHROPIC_API_KEY }}
          claude-code-oauth-token: \${{ secrets.CLAUDE_CODE_OAUTH_TOKEN }}
`
}

function stepText(step: ToolStep): string {
  const [first, ...rest] = Object.entries(step)
  const lines = stringify(Object.fromEntries([first ?? [], ['if', 'steps.run.outputs.due'], ...rest]), { lineWidth: 0 })
  return `      - ${lines.trimEnd().replaceAll('\n', '\n        ')}\n`
}

/** A path that would be an expression is none that a tool could find. */
const isPlain = (step: ToolStep): boolean => !JSON.stringify(step).includes('${{')

/** Off the hour, where the queue is longest, and not the same for everybody. */
function minuteOf(name: string): number {
  const sum = [...name].reduce((total, char) => (total * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7)
  return 7 + (sum % 47)
}
