import type { RuleChange, Rules } from '../../../schema/run/rules.ts'
import type { Setting } from '../../setting/setting.ts'
import { type FieldSources, resolveSettings, type SettingInputs } from '../resolve/resolve.ts'
import { stepInputs } from '../table/action-inputs.ts'
import { type SettingName, type Settings, settings } from '../table/settings.ts'
import { isRule, type RuleName, rawOf, ruleNames } from './rule-table.ts'

/** What an operator may change during a run: its rules, its limits, its pace and its methods. */
const adjustableSettings = [
  'max-iterations',
  'time-budget',
  'max-turns',
  'min-delay',
  'context-budget',
  'context-budget-hpi',
  'index-when',
  'model',
  'mode',
  'on-stuck',
  'stuck-after',
] as const satisfies readonly SettingName[]
export const adjustable: readonly RuleName[] = [...ruleNames.filter(isRule), ...adjustableSettings]

/** What operators could change before rules were recorded. */
const formerlyAdjustable = ['cost-budget', 'run-iterations', 'strategy'] as const satisfies readonly SettingName[]

type Overrides = Readonly<Record<string, string>>

/** Ignores unreadable values. `unruled`: the run has no recorded rules, so `formerlyAdjustable` counts too. */
export function withOverrides(resolved: Settings, overrides: Overrides, unruled: boolean): Settings {
  const changed = readOverrides(
    unruled ? [...adjustableSettings, ...formerlyAdjustable] : adjustableSettings,
    overrides,
    resolved,
  )
  return changed.length === 0 ? resolved : { ...resolved, ...Object.fromEntries(changed) }
}

/** The rules among them, as if this job had stated them. */
export const overridesAsStated = (overrides: Overrides): StatedValues =>
  Object.fromEntries(
    readOverrides(formerlyAdjustable, overrides).map(([name, value]) => [
      name,
      { raw: rawOf(name, value), place: 'an order' },
    ]),
  )

function readOverrides(
  names: readonly SettingName[],
  overrides: Overrides,
  resolved?: Settings,
): [SettingName, unknown][] {
  return names.flatMap((name) => {
    const { read, formerNames } = settings[name] as Setting<unknown>
    const raws = Object.entries(overrides).flatMap(([key, raw]) => {
      const field = formerNames && Object.hasOwn(formerNames, key) ? formerNames[key] : undefined
      if (key !== name && field === undefined) return []
      const value = field === undefined ? raw : { [field]: raw }
      return 'value' in read(value) ? [value] : []
    })
    if (raws.length === 0) return []
    // An order changes the fields that it names; an order on any other setting replaces the value.
    const result = read(formerNames ? [resolved?.[name] ?? [], ...raws].flat() : raws[0])
    return 'value' in result ? [[name, result.value] as [SettingName, unknown]] : []
  })
}

export interface StatedValue {
  readonly raw: unknown
  readonly place: string
  /** The file of the base that states it, if plan or settings file do. */
  readonly source?: string
  /** Of a setting with fields, where each was stated. */
  readonly fields?: FieldSources
}
export type StatedValues = Readonly<Partial<Record<RuleName, StatedValue>>>

/** Settings of the run: those that this job states, and those that plan and `ralph.yml` state. */
export interface StatedSettings {
  /** Flags, inputs and the environment. */
  readonly byJob: StatedValues
  readonly byBase: StatedValues
}

/** Splits the inputs of settings. Their faults are reported elsewhere. */
export function statedSettings(inputs: SettingInputs): StatedSettings {
  const { require } = inputs.flags
  const read = stepInputs.require.read(require)
  const place = inputs.flagName?.('require') ?? '--require'
  const requireStated = 'value' in read ? { require: { raw: read.value, place } } : {}
  return {
    byJob: { ...statedFrom(inputs, ['flag', 'environment']), ...requireStated },
    byBase: statedFrom({ ...inputs, flags: {}, environment: {} }, ['plan', 'file']),
  }
}

function statedFrom(inputs: SettingInputs, fromSources: readonly string[]): StatedValues {
  const { settings, sources, places, files, fields } = resolveSettings(inputs)
  const names = ruleNames.filter(
    (name): name is SettingName => name !== 'require' && fromSources.includes(sources[name]),
  )
  return Object.fromEntries(
    names.map((name) => {
      const source = sources[name] === 'plan' ? 'the plan' : files[name]
      const stated = { raw: rawOf(name, settings[name]), place: places[name], ...(source && { source }) }
      return [name, fields[name] ? { ...stated, fields: fields[name] } : stated]
    }),
  )
}

export function withChanges({ base, values }: Rules, changes: readonly RuleChange[]): Rules {
  const updated = new Map(Object.entries(values))
  for (const { name, rule } of changes) {
    if (rule) updated.set(name, rule)
    else updated.delete(name)
  }
  return { base, values: Object.fromEntries(updated) }
}
