import type { Conf, ConfValue } from '../../config/resolve/ralph-conf.ts'
import { type SettingName, type Settings, settings } from '../../config/table/settings.ts'
import type { Setting } from '../../setting/setting.ts'
import { formatDuration, formatLimit } from '../../text/amounts.ts'
import { code } from '../../text/report-context.ts'

/** What is to be said of one line of a `ralph.conf`, which counts for nothing here. */
export interface ConfRemark {
  /** What the line wants is as it wants it, or can have no place here: nothing is to be done. */
  readonly settled: boolean
  readonly text: string
  readonly remedy: string | null
  /** The same in a few words, where nothing is to be done. */
  readonly brief: string
}

/** Each value of a `ralph.conf` with its place here, or why it has none; then what only a shell could read. */
export function confRemarks(file: string, { values, unread }: Conf, here: Settings): readonly ConfRemark[] {
  return [
    ...values.map((one) => remark(`${file}:${one.line} ${one.name}`, one, here)),
    ...unread.map(({ line, why }) => {
      return { settled: true, text: `${file}:${line}: ${why}`, remedy: null, brief: `line ${line} (${why})` }
    }),
  ]
}

/** What a run says of the file before it begins: all that is to be done, then the rest in one line. */
export function confNotes(remarks: readonly ConfRemark[]): readonly { kind: 'warning' | 'note'; text: string }[] {
  const open = remarks.filter(({ settled }) => !settled)
  const settled = remarks.filter((one) => one.settled)
  const warnings = open.map(({ text, remedy }) => ({ kind: 'warning' as const, text: `${text}. ${remedy}` }))
  if (settled.length === 0) return warnings
  const text = `ralph.conf is not read here; you can ignore ${settled.map(({ brief }) => brief).join(', ')}`
  return [...warnings, { kind: 'note', text }]
}

function remark(place: string, { name, setting, value, why }: ConfValue, here: Settings): ConfRemark {
  const brief = `${name} (${setting ?? `no setting: ${why}`})`
  if (setting === undefined)
    return { settled: true, text: `${place} has no equivalent here: ${why}`, remedy: null, brief }
  const now = inWords(setting, here[setting])
  if (why !== undefined) {
    const text = `${place} is not read here; its setting is ${code(setting)} (now ${now}), but its value cannot be used: ${why}`
    return { settled: false, text, remedy: `Set ${code(setting)} in .github/ralph.yml and remove the line.`, brief }
  }
  const same = JSON.stringify(value) === JSON.stringify(here[setting])
  if (same)
    return { settled: true, text: `${place} is ${code(setting)} here, with the same value`, remedy: null, brief }
  return {
    settled: false,
    text: `${place} is not read here; its setting is ${code(setting)}, which is ${now} and not ${inWords(setting, value)}`,
    remedy: `Write ${code(yamlLine(setting, value))} into .github/ralph.yml, or remove the line.`,
    brief,
  }
}

function inWords(setting: SettingName, value: unknown): string {
  const { unit } = settings[setting] as Setting<unknown>
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'not set'
  if (typeof value === 'number' && unit === 'ms') return value === 0 ? '0s' : formatDuration(value)
  if (typeof value === 'number' && unit === 'USD') return formatLimit(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A line of YAML; JSON is YAML too. A duration is written with its unit. */
function yamlLine(setting: SettingName, value: unknown): string {
  const written =
    (settings[setting] as Setting<unknown>).unit === 'ms' ? inWords(setting, value) : JSON.stringify(value)
  return `${setting}: ${written ?? '""'}`
}
