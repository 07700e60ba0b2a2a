import { getInput } from '@actions/core'
import { payingInputs } from '../../../core/agent/agents.ts'
import {
  actionInputs,
  isInSettings,
  type StepCommand,
  secretInputs,
  stepInputs,
} from '../../../core/config/table/action-inputs.ts'
import { placeOfInput } from '../../../core/config/table/run-inputs.ts'
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
  /** What to write otherwise, though it works as it is. */
  readonly notes: readonly string[]
}

/** An empty one was not given. */
const inputOf = (name: string): string | undefined => getInput(name) || undefined

/** Of this process: the toolkit reads its environment. */
export async function readInputs(): Promise<Inputs> {
  const given = Object.keys(actionInputs).flatMap((name) => {
    const value = inputOf(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const isSecret = (name: string): boolean => secretInputs.includes(name)
  const own = given.filter(([name]) => isInSettings(name))
  const block = await settingsBlock(inputOf('settings'))
  const blocked = Object.entries(block.values)
  const appId = block.values['app-id']
  return {
    command: inputValue(stepInputs.command, inputOf('command')),
    flags: Object.fromEntries([...blocked, ...own].map(asFlag)),
    githubToken: inputOf('github-token'),
    app: {
      id: inputOf('app-id') ?? (appId === undefined ? undefined : String(appId)),
      privateKey: inputOf('app-private-key'),
    },
    providerVariables: Object.fromEntries(
      payingInputs.flatMap(({ name, variable }) => {
        const value = inputOf(name)
        return value === undefined ? [] : [[variable, value]]
      }),
    ),
    secrets: given.filter(([name]) => isSecret(name)).map(([, value]) => value),
    // Settings are judged with the other places where they can be set.
    findings: [
      ...block.findings,
      ...[...given, ...blocked]
        .filter(([name]) => Object.hasOwn(stepInputs, name))
        .flatMap(([name, value]) => fault(name, value)),
    ],
    notes: block.notes,
  }
}

/** A parser of YAML is large, and few steps have such a block. */
async function settingsBlock(text: string | undefined) {
  if (text === undefined) return { values: {}, findings: [], notes: [] }
  const { readSettingsBlock } = await import('../../../core/config/resolve/settings-block.ts')
  return readSettingsBlock(text)
}

/** `fresh` is no setting, so nobody else reads its word. */
const asFlag = ([name, value]: readonly [string, unknown]): [string, unknown] =>
  name === 'fresh' ? [name, value === true || value === 'true' || value === '1'] : [name, value]

function fault(name: string, value: unknown): string[] {
  const read = actionInputs[name]?.read(value)
  return read && 'expected' in read
    ? [`${placeOfInput(name)}: expected ${read.expected}, got ${JSON.stringify(value)}`]
    : []
}

/** The environment without inputs: they are ours, and secrets are among them. */
export const withoutInputs = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INPUT_')))

/** An input that is no setting of the run; one that cannot be read counts as not given: its finding is told elsewhere. */
export function inputValue<T>({ read, fallback }: Setting<T>, raw: unknown): T {
  const found = raw === undefined ? undefined : read(raw)
  return found && 'value' in found ? found.value : fallback
}
