import type { Setting } from '../../setting/setting.ts'
import { actionInputs, workflowInputs } from './action-inputs.ts'
import { settings } from './settings.ts'

/** Settings that a caller of `.github/workflows/run.yml` may give by inputs of the same name. */
export const runInputs = [
  ...['plan', 'config', 'settings', 'setup', 'validate', 'cost-budget', 'run-iterations', 'mode'],
  ...['agent', 'agent-command', 'agent-version', 'model', 'issue', 'chain', 'fresh'],
] as const

/** Inputs that name the tools of set-up and checks. */
export const toolInputs = {
  'node-version': 'Node version, such as 24 or lts/*',
  'node-version-file': 'file that names the Node version, such as .nvmrc',
  'python-version': 'Python version, such as 3.13',
  'python-version-file': 'file that names the Python version',
  'go-version-file': 'file that names the Go version, such as go.mod',
  'java-version': 'Java version (Temurin), such as 21',
  tools: 'commands that install other tools, one a line, such as pipx install uv',
} as const

export const jobInputs = {
  ...toolInputs,
  environment: 'environment whose reviewers must agree, once, before the pull request is marked ready; empty: none',
  'app-id':
    'App ID or Client ID of a GitHub App that is installed on the repository; the jobs that write act as that App',
  'runs-on': 'label of the runners, or a JSON list of labels',
} as const

const rows = Object.entries(settings as Readonly<Record<string, Setting<unknown>>>)

/** Older names of inputs, which still work, and the current name. */
export const olderInputs: Readonly<Record<string, string>> = Object.fromEntries(
  rows.flatMap(([name, { olderInput }]) => (olderInput === undefined ? [] : [[olderInput, name]])),
)

export function runInputHelp(name: string): string {
  const { help = '', repeatable = false } = actionInputs[name] ?? {}
  return `${help.replace(/--(?=[a-z])/g, '')}${repeatable ? '; one a line' : ''}`
}

/** How a workflow states it: by an input of that name, or in the block of settings. */
export const placeOfInput = (name: string): string =>
  [...workflowInputs, ...runInputs].some((input) => input === name) ? `input ${name}` : `input settings: ${name}`
