import type { RuleChange, Rules } from '../../../schema/run/rules.ts'
import type { Setting } from '../../setting/setting.ts'
import { resolveSettings, type SettingInputs } from '../resolve/resolve.ts'
import { stepInputs } from '../table/action-inputs.ts'
import { type SettingName, type Settings, settings } from '../table/settings.ts'
import { isRule, type RuleName, rawOf, ruleNames } from './rule-table.ts'

/** What an operator may change while a run goes on: its rules, and how much, how fast and how. */
const free = [
  'max-iterations',
  'time-budget',
  'max-turns',
  'min-delay',
  'context-budget',
  'context-budget-hpi',
  'novelty-overlap-threshold',
  'novelty-recent-handoffs',
  'compaction-threshold-bytes',
  'compaction-interval',
  'model',
  'mode',
  'on-stuck',
  'stuck-after',
] as const satisfies readonly SettingName[]
export const adjustable: readonly RuleName[] = [...ruleNames.filter(isRule), ...free]

/** What operators could change before there were recorded rules. */
const once = ['cost-budget', 'run-iterations', 'strategy'] as const satisfies readonly SettingName[]

type Overrides = Readonly<Record<string, string>>

/**
 * The settings with what operators changed; what an older program wrote and this one cannot read does not count. Of a
 * run without recorded rules (`unruled`) these are among it.
 */
export function withOverrides(given: Settings, overrides: Overrides, unruled: boolean): Settings {
  const changed = readOf(unruled ? [...free, ...once] : free, overrides)
  return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) }
}

/** The rules among them, as if this job had been told so. */
export const overridesTold = (overrides: Overrides): StatedValues =>
  Object.fromEntries(
    readOf(once, overrides).map(([name, value]) => [name, { raw: rawOf(name, value), place: 'an order' }]),
  )

function readOf(names: readonly SettingName[], overrides: Overrides): [SettingName, unknown][] {
  return names.flatMap((name) => {
    const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined
    const read = raw === undefined ? undefined : (settings[name] as Setting<unknown>).read(raw)
    return read && 'value' in read ? [[name, read.value] as [SettingName, unknown]] : []
  })
}

export interface StatedValue {
  /** As it is recorded. */
  readonly raw: unknown
  readonly place: string
  /** What a commit to the base would change, where plan or settings file say it. */
  readonly source?: string
}
export type StatedValues = Readonly<Partial<Record<RuleName, StatedValue>>>

/** Of the settings that belong to the run: what this job alone was told, and what plan and `ralph.yml` say. */
export interface StatedSettings {
  /** Flags, inputs and the environment. */
  readonly byJob: StatedValues
  readonly byBase: StatedValues
}

/** Splits what settings are resolved from. What is wrong with it is found elsewhere. */
export function statedSettings(given: SettingInputs): StatedSettings {
  const { require } = given.flags
  const read = stepInputs.require.read(require)
  const place = given.flagName?.('require') ?? '--require'
  const own = 'value' in read ? { require: { raw: read.value, place } } : {}
  return {
    byJob: { ...saidIn(given, ['flag', 'environment']), ...own },
    byBase: saidIn({ ...given, flags: {}, environment: {} }, ['plan', 'file']),
  }
}

function saidIn(given: SettingInputs, from: readonly string[]): StatedValues {
  const { settings, sources, places, files } = resolveSettings(given)
  const names = ruleNames.filter((name): name is SettingName => name !== 'require' && from.includes(sources[name]))
  return Object.fromEntries(
    names.map((name) => {
      const source = sources[name] === 'plan' ? 'the plan' : files[name]
      return [name, { raw: rawOf(name, settings[name]), place: places[name], ...(source && { source }) }]
    }),
  )
}

/** The record with these changes. */
export function withChanges({ base, values }: Rules, changes: readonly RuleChange[]): Rules {
  const left = new Map(Object.entries(values))
  for (const { name, rule } of changes) {
    if (rule) left.set(name, rule)
    else left.delete(name)
  }
  return { base, values: Object.fromEntries(left) }
}
