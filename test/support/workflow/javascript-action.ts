import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { compiledOnce } from '../cli.ts'
import type { Action, StepCall, StepEnd } from './action.ts'
import { stepProcess } from './step-process.ts'

interface Metadata {
  readonly inputs?: Readonly<Record<string, { readonly required?: boolean; readonly default?: unknown }>>
  readonly runs: { readonly using: string; readonly main: string; readonly post?: string }
}

/** An action in a folder whose `action.yml` says `using: node…`. */
export function javascriptAction(folder: string): Action {
  const { inputs = {}, runs } = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as Metadata
  if (!/^node\d+$/.test(runs.using)) throw new Error(`An action that is "using: ${runs.using}" is not played here.`)
  const start = (file: string) => (call: StepCall) => {
    const missing = Object.entries(inputs).filter(([name, { required }]) => required && !(name in call.inputs))
    if (missing.length > 0) throw new Error(`Input required and not supplied: ${missing[0]?.[0]}`)
    const defaults = Object.entries(inputs).map(([name, given]) => [name, String(given.default ?? '')])
    const env = { ...compiledOnce, ...call.env, ...inputVariables({ ...Object.fromEntries(defaults), ...call.inputs }) }
    const { workspace } = call.machine
    return unexpected(
      inputs,
      call,
      stepProcess([process.execPath, join(folder, file)], { ...call, cwd: workspace, env }),
    )
  }
  return { main: start(runs.main), ...(runs.post !== undefined && { post: start(runs.post) }) }
}

/** As the runner does it: capitals, `_` for a space, and nothing else. */
const inputVariables = (inputs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  )

/** The runner warns of inputs that the action does not name, and passes them on. */
async function unexpected(known: object, call: StepCall, end: Promise<StepEnd>): Promise<StepEnd> {
  const { output, ...rest } = await end
  const others = Object.keys(call.inputs).filter((name) => !(name in known))
  if (others.length === 0) return { output, ...rest }
  return { ...rest, output: `::warning::Unexpected input(s) '${others.join("', '")}'\n${output}` }
}
