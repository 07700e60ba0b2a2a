import type { Setting } from '../../setting/setting.ts'
import { flagWords } from '../../text/command-line.ts'
import { type SettingName, settings } from './settings.ts'

/** Flags that give a job exactly this value, as words to type; the value may come from a variable or a file. */
export function settingWords(name: SettingName, value: unknown): readonly string[] {
  const { toggle, unit, object } = settings[name] as Setting<unknown>
  if (toggle) return [value === true ? `--${name}` : `--${name}=false`]
  if (object) return settingWordsOf(name, pairsOf(value))
  if (unit === 'ms' && typeof value === 'number') return flagWords(name, `${value / 1000}s`)
  return settingWordsOf(name, Array.isArray(value) ? value : [value ?? ''])
}

/** A list without an entry is one empty text. */
const settingWordsOf = (name: SettingName, values: readonly unknown[]): readonly string[] =>
  (values.length === 0 ? [''] : values).flatMap((value) =>
    flagWords(name, typeof value === 'string' ? value : JSON.stringify(value)),
  )

/** A name with a `=` or a line end needs the notation of the file. */
const pairsOf = (value: unknown): readonly unknown[] => {
  const pairs = Object.entries((value ?? {}) as Readonly<Record<string, string>>).filter(
    ([, check]) => check !== undefined,
  )
  const isPlain = pairs.every(
    ([status, check]) => !/[=\n]/.test(status) && !status.startsWith('{') && !/\n/.test(check),
  )
  return isPlain ? pairs.map(([status, check]) => `${status}=${check}`) : [JSON.stringify(value)]
}
