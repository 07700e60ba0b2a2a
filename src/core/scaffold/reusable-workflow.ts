import { agentNames, payingInputs } from '../agent/agents.ts'
import { workflowInputs } from '../config/table/action-inputs.ts'
import { splitJobs } from './split-jobs.ts'
import { toolInputs, toolSteps } from './tool-inputs.ts'
import { expression, payingLines } from './workflow-steps.ts'

/** Inputs by the names that callers write, and the setting that each of them is. Empty: plan, ralph.yml and defaults count. */
const passed: Readonly<Record<string, { readonly setting: string; readonly help: string }>> = {
  plan: { setting: 'plan', help: 'the plan file' },
  config: { setting: 'config', help: 'the configuration file; without it .github/ralph.yml, if there is one' },
  setup: { setting: 'setup', help: 'commands that prepare a fresh checkout, one a line' },
  checks: { setting: 'validate', help: 'the checks that every iteration must pass, one a line' },
  budget: { setting: 'cost-budget', help: 'USD for the whole run' },
  iterations: { setting: 'run-iterations', help: 'attempts in the whole run' },
  mode: { setting: 'mode', help: 'how memory reaches the next iteration' },
  agent: { setting: 'agent', help: `the agent: ${agentNames.join(' or ')}` },
  'agent-command': { setting: 'agent-command', help: 'the command line of agent: command' },
  'agent-version': { setting: 'agent-version', help: 'version of Claude Code' },
  model: { setting: 'model', help: 'model of the agent' },
  issue: { setting: 'issue', help: 'number of the tracking issue; without it ralph opens one' },
  chain: { setting: 'chain', help: 'set by ralph when it starts the next job' },
  fresh: {
    setting: 'fresh',
    help: 'true: start a new run instead of continuing; only counts in a job that a person starts',
  },
}

const own = {
  environment: {
    fallback: '',
    help: 'environment whose reviewers must agree, once, before the pull request is marked ready; empty: none',
  },
  'app-id': {
    fallback: '',
    help: 'App ID or Client ID of a GitHub App that is installed on the repository; the jobs that write act as that App',
  },
  'runs-on': { fallback: 'ubuntu-latest', help: 'label of the runners, or a JSON list of labels' },
} as const

/** The repository of the workflow file itself at its own commit: who pins run.yml has pinned the action (platform fact 60). */
const action = '$/'

/** `.github/workflows/run.yml`: one iteration as a workflow that others call by commit. */
export function reusableWorkflow(): string {
  const tools = Object.entries(toolInputs).map(([name, help]) => input(name, help))
  const settings = Object.entries(passed).map(([name, { help }]) => input(name, help))
  const ours = Object.entries(own).map(([name, { help, fallback }]) => input(name, help, fallback))
  const inputs = Object.entries(passed).map(([name, { setting }]) => [
    setting,
    // In the block of settings a text is written as YAML reads it.
    expression(workflowInputs.includes(setting) ? `inputs.${name}` : `toJSON(inputs.${name})`),
  ])
  return `# Written by scripts/run-workflow.ts; run \`npm run schema\` after a change.
# One iteration of a run in jobs with the rights of each; docs/github.md "Split jobs".
name: ralph run

on:
  workflow_call:
    inputs:
${settings.join('')}${tools.join('')}${ours.join('')}    secrets:
${payingSecrets}      app-private-key:
        description: The private key of the App that app-id names; only the jobs that write get it.
      app-token:
        description: A person's stored token instead (an App's expires too soon to be stored); default, the workflow's own.
    outputs:
      status:
        description: Why the iteration ended, such as complete, iteration_limit or human_review.
        value: \${{ jobs.apply.outputs.status || jobs.intake.outputs.status }}

permissions: {}

${splitJobs({
  action,
  runsOn: expression("startsWith(inputs.runs-on, '[') && fromJSON(inputs.runs-on) || inputs.runs-on"),
  inputs: Object.fromEntries(inputs),
  tools: toolSteps,
  token: expression('secrets.app-token || github.token'),
  app: { id: expression('inputs.app-id'), privateKey: expression('secrets.app-private-key') },
  paying: payingLines(({ name }) => `secrets.${name}`),
  environment: 'inputs.environment',
})}`
}

const payingSecrets = payingInputs
  .map(({ name, help }) => `      ${name}:\n        description: ${help.charAt(0).toUpperCase()}${help.slice(1)}.\n`)
  .join('')

const input = (name: string, help: string, fallback = ''): string => `      ${name}:
        type: string
        default: ${fallback === '' ? "''" : fallback}
        description: ${JSON.stringify(help)}
`
