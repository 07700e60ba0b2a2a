import type { Setting } from '../../setting/setting.ts'
import { type SettingName, settings } from '../table/settings.ts'
import { type Resolved, type Source, variablesOf } from './resolve.ts'

export interface ExplainedSetting {
  readonly name: SettingName
  /** As used: durations in ms, money in USD; null if nothing is set. */
  readonly value: unknown
  readonly source: Source
  /** `--model`, `$RALPH_MODEL`, `.github/ralph.yml: model`, `the plan's strategy`, `default`. */
  readonly place: string
  /** The settings file, if the value is from it. */
  readonly file: string | null
  readonly default: unknown
  /** Environment variables, strongest first. */
  readonly variables: readonly string[]
  readonly unit: 'ms' | 'USD' | null
  readonly help: string
  readonly example: string
}

export const settingNames = Object.keys(settings) as SettingName[]

/** Every setting with its value and where that came from, in the order of the table. */
export function explainSettings({
  settings: values,
  sources,
  places,
  files,
}: Omit<Resolved, 'findings'>): ExplainedSetting[] {
  return settingNames.map((name) => {
    const { fallback, unit, help, example } = settings[name] as Setting<unknown>
    return {
      name,
      value: values[name] ?? null,
      source: sources[name],
      place: places[name],
      file: files[name] ?? null,
      default: fallback ?? null,
      variables: variablesOf(name),
      unit: unit ?? null,
      help,
      example,
    }
  })
}

/** `RALPH_` variables that are set and not read, probably misspelt. `others`: read, but no settings. */
export function unreadVariables(
  environment: Readonly<Record<string, string | undefined>>,
  others: readonly string[],
): string[] {
  const readNames = new Set([...settingNames.flatMap(variablesOf), ...others])
  return Object.keys(environment).filter((name) => name.startsWith('RALPH_') && !readNames.has(name))
}

export const honouredVariables = (): string[] => settingNames.flatMap(variablesOf)
