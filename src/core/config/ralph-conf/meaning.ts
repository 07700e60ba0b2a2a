import type { Reader, Setting } from '../../setting/setting.ts'
import { settingNames } from '../resolve/explain.ts'
import { resolveSettings, variablesOf } from '../resolve/resolve.ts'
import { type SettingName, settings } from '../table/settings.ts'
import { type Assignment, readAssignments, type Unread } from './assignments.ts'

/** Where the older program kept its settings, a file that its shell carried out (docs/design.md#the-programs-before). */
export const confFiles = ['.ralph/config/ralph.conf', '.ralph/ralph.conf', 'ralph.conf'] as const

/** Names of that file that are no setting here, and why. All others are the variables of the settings' table. */
const withoutSetting: Readonly<Record<string, string>> = {
  RALPH_LOG_FILE: 'the log is on the state branch; `ralph log` shows it',
  RALPH_EVENTS_FILE: 'events are on the state branch; `ralph log --json` prints them',
  RALPH_CONTROL_FILE: 'orders are given by command or comment, and `ralph orders` lists them',
  RALPH_PAUSE_POLL_SECONDS: 'a paused run ends its job, so nothing waits for the order to resume',
}

/** What one value of the file means here. */
export interface ConfValue {
  readonly name: string
  readonly line: number
  /** Undefined: `why` says why there is none. */
  readonly setting: SettingName | undefined
  /** As the setting reads it; undefined where it has none or cannot read it. */
  readonly value?: unknown
  /** Why there is no setting, or why this value is none of it. */
  readonly why?: string
}

export interface Conf {
  /** In the order of their lines. */
  readonly values: readonly ConfValue[]
  readonly unread: readonly Unread[]
}

/** Reads such a file as text; nothing of it is ever carried out. */
export function readConf(source: string): Conf {
  const { values, unread } = readAssignments(source)
  return { values: values.map(meaning), unread }
}

const byVariable = new Map(
  settingNames.flatMap((name) => variablesOf(name).map((variable) => [variable, name] as const)),
)

function meaning({ name, line, value }: Assignment): ConfValue {
  const setting = byVariable.get(name)
  if (setting === undefined) {
    const why = Object.hasOwn(withoutSetting, name) ? withoutSetting[name] : 'nothing reads it'
    return { name, line, setting, ...(why !== undefined && { why }) }
  }
  if (value === undefined) return { name, line, setting, why: 'only a shell could tell its value, and none is asked' }
  // As of an empty variable, the default counts.
  if (value === '') return { name, line, setting, value: settings[setting].fallback }
  const read = typeof value === 'string' ? inVariable(name, value, setting) : reader(setting)(value)
  return { name, line, setting, ...('value' in read ? read : { why: `expected ${read.expected}` }) }
}

const reader = (setting: SettingName): Reader<unknown> => (settings[setting] as Setting<unknown>).read

/** As the variable of that name would be read. */
function inVariable(name: string, value: string, setting: SettingName): ReturnType<Reader<unknown>> {
  const given = { flags: {}, plan: undefined, file: {}, fileName: '' }
  const read = resolveSettings({ ...given, environment: { [name]: value } })
  return read.findings.length === 0 ? { value: read.settings[setting] } : reader(setting)(value)
}
