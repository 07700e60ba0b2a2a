import { type Given, resolveSettings } from '../resolve/resolve.ts'
import { stepInputs } from '../table/action-inputs.ts'
import type { SettingName } from '../table/settings.ts'
import { type RuleName, rawOf, ruleNames } from './rule-table.ts'

export interface Said {
  /** As it is recorded. */
  readonly raw: unknown
  readonly place: string
}
export type SaidByName = Readonly<Partial<Record<RuleName, Said>>>

/** Of the settings that belong to the run: what this job alone was told, and what plan and `ralph.yml` say. */
export interface Told {
  /** Flags, inputs and the environment. */
  readonly byJob: SaidByName
  readonly byBase: SaidByName
}

/** Splits what settings are resolved from. What is wrong with it is found elsewhere. */
export function toldIn(given: Given): Told {
  const { require } = given.flags
  const read = stepInputs.require.read(require)
  const place = given.flagName?.('require') ?? '--require'
  const own = 'value' in read ? { require: { raw: read.value, place } } : {}
  return {
    byJob: { ...saidIn(given, ['flag', 'environment']), ...own },
    byBase: saidIn({ ...given, flags: {}, environment: {} }, ['plan', 'file']),
  }
}

function saidIn(given: Given, from: readonly string[]): SaidByName {
  const { settings, sources, places } = resolveSettings(given)
  const names = ruleNames.filter((name): name is SettingName => name !== 'require' && from.includes(sources[name]))
  return Object.fromEntries(names.map((name) => [name, { raw: rawOf(name, settings[name]), place: places[name] }]))
}
