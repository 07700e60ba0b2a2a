import { resolveSettings } from '../config/resolve/resolve.ts'
import { rawOf } from '../config/rules/rule-table.ts'
import { formerNames, type SettingName, type Settings, settings } from '../config/table/settings.ts'
import type { Setting } from '../setting/setting.ts'

/** In the order of the table. */
export const replayedNames = (Object.keys(settings) as SettingName[]).filter(
  (name) => (settings[name] as Setting<unknown>).replayed === true,
)

/** Raw values, which read back as the same settings. */
export const recordedSettings = (resolved: Settings): Record<string, unknown> =>
  Object.fromEntries(replayedNames.map((name) => [name, rawOf(name, resolved[name])]))

/** Other settings have their defaults. One that affects this machine, or cannot be read, is a finding. */
export function readReplayed(
  recorded: Readonly<Record<string, unknown>>,
  place: string,
): { settings: Settings; findings: readonly string[] } {
  const isReplayed = (name: string): boolean =>
    (replayedNames as readonly string[]).includes(formerNames.get(name)?.name ?? name)
  const foreign = Object.keys(recorded).filter((name) => !isReplayed(name))
  const recordedValues = Object.entries(recorded).filter(([name, value]) => isReplayed(name) && value !== null)
  const file = Object.fromEntries(recordedValues)
  const { settings, findings } = resolveSettings({ flags: {}, environment: {}, plan: undefined, file, fileName: place })
  return {
    settings,
    findings: [...foreign.map((name) => `${place}: ${name} is not a setting of a recording`), ...findings],
  }
}
