import { getInput } from '@actions/core'
import { payingInputs } from '../../../core/agent/agents.ts'
import { actionInputs, type StepCommand, stepInputs } from '../../../core/config/table/action-inputs.ts'
import type { Setting } from '../../../core/setting/setting.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the step was given: text as it was written, and everything that is wrong with it. */
export interface Inputs {
  /** What this step does; what is wrong with it is among the findings. */
  readonly command: StepCommand
  /** Inputs that are settings, and `config` and `fresh`: what flags are on the command line. */
  readonly flags: Readonly<Record<string, unknown>>
  readonly githubToken: string | undefined
  /** What `app-id` and `app-private-key` say; either may be missing. */
  readonly app: { readonly id: string | undefined; readonly privateKey: string | undefined }
  /** Variables by which the agent is told how the model is paid for. */
  readonly providerVariables: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
  readonly findings: readonly string[]
}

/** An empty one was not given. */
const inputOf = (name: string): string | undefined => getInput(name) || undefined

/** Of this process: the toolkit reads its environment. */
export function readInputs(): Inputs {
  const given = Object.keys(actionInputs).flatMap((name) => {
    const value = inputOf(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const secretNames: readonly string[] = ['github-token', 'app-private-key', ...payingInputs.map(({ name }) => name)]
  return {
    command: inputValue(stepInputs.command, inputOf('command')),
    flags: Object.fromEntries(given.filter(([name]) => name !== 'command' && !secretNames.includes(name)).map(asFlag)),
    githubToken: inputOf('github-token'),
    app: { id: inputOf('app-id'), privateKey: inputOf('app-private-key') },
    providerVariables: Object.fromEntries(
      payingInputs.flatMap(({ name, variable }) => {
        const value = inputOf(name)
        return value === undefined ? [] : [[variable, value]]
      }),
    ),
    secrets: given.filter(([name]) => secretNames.includes(name)).map(([, value]) => value),
    // Settings are judged with the other places where they can be set.
    findings: given.filter(([name]) => Object.hasOwn(stepInputs, name)).flatMap(([name, value]) => fault(name, value)),
  }
}

/** `fresh` is no setting, so nobody else reads its word. */
const asFlag = ([name, value]: readonly [string, string]): [string, unknown] =>
  name === 'fresh' ? [name, value === 'true' || value === '1'] : [name, value]

function fault(name: string, value: string): string[] {
  const read = actionInputs[name]?.read(value)
  return read && 'expected' in read ? [`input ${name}: expected ${read.expected}, got ${JSON.stringify(value)}`] : []
}

/** The environment without inputs: they are ours, and secrets are among them. */
export const withoutInputs = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INPUT_')))

/** An input that is no setting of the run; one that cannot be read counts as not given: its finding is told elsewhere. */
export function inputValue<T>({ read, fallback }: Setting<T>, raw: unknown): T {
  const found = raw === undefined ? undefined : read(raw)
  return found && 'value' in found ? found.value : fallback
}
