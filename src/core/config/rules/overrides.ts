import type { Setting } from '../../setting/setting.ts'
import { type SettingName, type Settings, settings } from '../table/settings.ts'
import { isRule, type RuleName, rawOf, ruleNames } from './rule-table.ts'
import type { SaidByName } from './told.ts'

/** What an operator may change while a run goes on: its rules, and how much, how fast and how. */
const free = [
  'max-iterations',
  'time-budget',
  'max-turns',
  'min-delay',
  'context-budget',
  'model',
  'mode',
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
export const overridesTold = (overrides: Overrides): SaidByName =>
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
