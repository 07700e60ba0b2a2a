// Writes both action.yml from the table of settings, so that an input never differs from the flag of its name.
import { mkdirSync, writeFileSync } from 'node:fs'
import { actionInputs, workflowInputs } from '../src/core/config/table/action-inputs.ts'
import {
  intakeOutputHelp,
  outputHelp,
  pageOutputHelp,
  readyOutputHelp,
  tickOutputHelp,
} from '../src/core/report/markdown/action-outputs.ts'
import type { Setting } from '../src/core/setting/setting.ts'
import { code, defaultOf, typeOf } from '../src/core/setting/setting-text.ts'

/** `dist` is the folder as the file's own folder names it. */
const headOf = (
  dist: string,
): string => `# Written by scripts/action-yml.ts; run \`npm run schema\` after a change of the settings.
name: ralph
description: Drives a coding agent through a task plan, one validated commit per iteration; all state lives on a git ref.
author: ralph
branding:
  icon: repeat
  color: purple
runs:
  using: node24
  main: ${dist}/main/index.js
  post: ${dist}/post/index.js
`

/** Type, default and example, from what reads the input. An empty input is not given: then plan, file and default count. */
function descriptionOf(setting: Setting<unknown>): string {
  const several = setting.repeatable ? ', one a line' : ''
  const parts = [
    sentence(setting.help.replace(/--(?=[a-z])/g, '')),
    `Type: ${typeOf(setting)}${several}.`,
    `Default: ${defaultOf(setting)}.`,
    `Example: ${code(setting.example.replace(/^"(.*)"$/, '$1') || 'true')}.`,
  ]
  return parts.join(' ')
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const entry = (name: string, description: string): string =>
  `  ${name}:\n    description: ${JSON.stringify(description)}\n`

const named = workflowInputs.flatMap((name) => {
  const setting = actionInputs[name]
  return setting ? [[name, setting] as const] : []
})
const inputs = named.map(([name, setting]) => `${entry(name, descriptionOf(setting))}    required: false\n`)
const outputs = Object.entries({
  ...outputHelp,
  ...pageOutputHelp,
  ...intakeOutputHelp,
  ...tickOutputHelp,
  ...readyOutputHelp,
}).map(([name, help]) => entry(name, sentence(help)))

const body = `inputs:\n${inputs.join('')}outputs:\n${outputs.join('')}`
writeFileSync('action.yml', `${headOf('dist')}${body}`)
// The same action in a folder of its own, which `$/action` can name: `$/` alone is refused (platform fact 60).
mkdirSync('action', { recursive: true })
writeFileSync('action/action.yml', `${headOf('../dist')}${body}`)
