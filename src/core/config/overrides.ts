import type { Setting } from './setting.ts'
import { type SettingName, type Settings, settings } from './settings.ts'

/**
 * What an operator may change while a run goes on: how much, how fast and how, and nothing that decides what is trusted.
 * The seeds' dashboard offered mode, strategy, turns and delay.
 */
export const adjustable = [
  'cost-budget',
  'max-iterations',
  'run-iterations',
  'time-budget',
  'max-turns',
  'min-delay',
  'context-budget',
  'model',
  'mode',
  'strategy',
] as const satisfies readonly SettingName[]

/** The settings with what operators changed; what an older program wrote and this one cannot read does not count. */
export function withOverrides(given: Settings, overrides: Readonly<Record<string, string>>): Settings {
  const changed = adjustable.flatMap((name) => {
    const raw = Object.hasOwn(overrides, name) ? overrides[name] : undefined
    const read = raw === undefined ? undefined : (settings[name] as Setting<unknown>).read(raw)
    return read && 'value' in read ? [[name, read.value] as const] : []
  })
  return changed.length === 0 ? given : { ...given, ...Object.fromEntries(changed) }
}
