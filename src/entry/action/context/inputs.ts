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

/** The inputs of the step as text, with all their faults. */
export interface Inputs {
  /** A faulty command is among the findings. */
  readonly command: StepCommand
  /** Inputs that are settings, with `config` and `fresh`: the equivalent of flags. */
  readonly flags: Readonly<Record<string, unknown>>
  readonly githubToken: string | undefined
  /** `app-id` and `app-private-key`. */
  readonly app: { readonly id: string | undefined; readonly privateKey: string | undefined }
  /** Variables by which the agent pays for its model. */
  readonly providerVariables: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
  readonly findings: readonly string[]
  /** Advice about inputs that work. */
  readonly notes: readonly string[]
}

/** An empty input counts as missing. */
const inputOf = (name: string): string | undefined => getInput(name) || undefined

/** From this process's environment, which the toolkit reads. */
export async function readInputs(): Promise<Inputs> {
  const pairs = Object.keys(actionInputs).flatMap((name) => {
    const value = inputOf(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const isSecret = (name: string): boolean => secretInputs.includes(name)
  const settingPairs = pairs.filter(([name]) => isInSettings(name))
  const block = await settingsBlock(inputOf('settings'))
  const blockPairs = Object.entries(block.values)
  const appId = block.values['app-id']
  return {
    command: inputValue(stepInputs.command, inputOf('command')),
    flags: Object.fromEntries([...blockPairs, ...settingPairs].map(asFlag)),
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
    secrets: pairs.filter(([name]) => isSecret(name)).map(([, value]) => value),
    // Settings are checked with their other sources.
    findings: [
      ...block.findings,
      ...[...pairs, ...blockPairs]
        .filter(([name]) => Object.hasOwn(stepInputs, name))
        .flatMap(([name, value]) => faultsOf(name, value)),
    ],
    notes: block.notes,
  }
}

/** Loaded on demand: a YAML parser is large, and few steps have such a block. */
async function settingsBlock(text: string | undefined) {
  if (text === undefined) return { values: {}, findings: [], notes: [] }
  const { readSettingsBlock } = await import('../../../core/config/resolve/settings-block.ts')
  return readSettingsBlock(text)
}

/** `fresh` is no setting, so it is parsed here. */
const asFlag = ([name, value]: readonly [string, unknown]): [string, unknown] =>
  name === 'fresh' ? [name, value === true || value === 'true' || value === '1'] : [name, value]

function faultsOf(name: string, value: unknown): string[] {
  const parsed = actionInputs[name]?.read(value)
  return parsed && 'expected' in parsed
    ? [`${placeOfInput(name)}: expected ${parsed.expected}, got ${JSON.stringify(value)}`]
    : []
}

/** The environment without inputs, which may be secrets. */
export const withoutInputs = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('INPUT_')))

/** An input that is no setting of the run; a faulty one counts as missing, because its finding is reported elsewhere. */
export function inputValue<T>({ read, fallback }: Setting<T>, raw: unknown): T {
  const parsed = raw === undefined ? undefined : read(raw)
  return parsed && 'value' in parsed ? parsed.value : fallback
}
