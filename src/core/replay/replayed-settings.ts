import { resolveSettings } from '../config/resolve/resolve.ts'
import { rawOf } from '../config/rules/rule-table.ts'
import { type SettingName, type Settings, settings } from '../config/table/settings.ts'
import type { Setting } from '../setting/setting.ts'

/** The settings that a recording keeps, in the order of the table. */
export const replayedNames = (Object.keys(settings) as SettingName[]).filter(
  (name) => (settings[name] as Setting<unknown>).replayed === true,
)

/** As a recording keeps them: raw, so that they read back as the same. */
export const recordedSettings = (of: Settings): Record<string, unknown> =>
  Object.fromEntries(replayedNames.map((name) => [name, rawOf(name, of[name])]))

/**
 * What a recording says of its settings, all others as by default. Whoever made it decides nothing else: a setting that
 * reaches this machine is a finding, and so is whatever cannot be read. `place`: where they stand, for the findings.
 */
export function readReplayed(
  recorded: Readonly<Record<string, unknown>>,
  place: string,
): { settings: Settings; findings: readonly string[] } {
  const isReplayed = (name: string): boolean => (replayedNames as readonly string[]).includes(name)
  const foreign = Object.keys(recorded).filter((name) => !isReplayed(name))
  const given = Object.entries(recorded).filter(([name, value]) => isReplayed(name) && value !== null)
  const file = Object.fromEntries(given)
  const { settings, findings } = resolveSettings({ flags: {}, environment: {}, plan: undefined, file, fileName: place })
  return {
    settings,
    findings: [...foreign.map((name) => `${place}: ${name} is not a setting of a recording`), ...findings],
  }
}
