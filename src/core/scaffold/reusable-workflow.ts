import { payingInputs } from '../agent/agents.ts'
import { jobInputs, olderInputs, runInputHelp, runInputs } from '../config/table/run-inputs.ts'
import { splitJobs } from './split-jobs.ts'

/** `.github/workflows/run.yml`: one iteration as a workflow that others call by commit. */
export function reusableWorkflow(): string {
  const stepInputText = runInputs.map((name) => input(name, runInputHelp(name)))
  const olderInputText = Object.entries(olderInputs).map(([name, today]) => input(name, `older name of ${today}`))
  const jobInputText = Object.entries(jobInputs).map(([name, help]) =>
    input(name, help, name === 'runs-on' ? 'ubuntu-latest' : "''"),
  )
  return `# Written by scripts/run-workflow.ts; run \`npm run schema\` after a change.
# One iteration of a run in jobs with the rights of each; docs/github.md "Split jobs".
name: ralph run

on:
  workflow_call:
    inputs:
${stepInputText.join('')}${jobInputText.join('')}${olderInputText.join('')}    secrets:
${payingInputs.map(({ name, help }) => secret(name, help)).join('')}${secret(
  'app-private-key',
  'the private key of the App that app-id names; only the jobs that write get it',
)}${secret('github-token', "a person's stored token, for the jobs that write (an App's expires too soon to be stored); default: the workflow's own")}${secret(
  'app-token',
  'older name of github-token',
)}${secret(
  'notify-url',
  'RALPH_NOTIFY_URL for a channel of notify: the address of a chat or a webhook; only the jobs that write get it',
)}${secret('notify-secret', 'RALPH_NOTIFY_SECRET for a channel of notify: the key that signs what a webhook is sent')}    outputs:
      status:
        description: Why the iteration ended, such as complete, iteration_limit or human_review.
        value: \${{ jobs.apply.outputs.status || jobs.intake.outputs.status }}
      pages-artifact:
        description: Id of the artifact with the run's report as a page, where it may be published; docs/github.md "The report".
        value: \${{ jobs.apply.outputs.pages-artifact }}

permissions: {}

${splitJobs}`
}

const input = (name: string, help: string, fallback = "''"): string => `      ${name}:
        type: string
        default: ${fallback}
        description: ${JSON.stringify(help)}
`

const secret = (name: string, help: string): string => `      ${name}:
        description: ${JSON.stringify(`${help.charAt(0).toUpperCase()}${help.slice(1)}.`)}
`
