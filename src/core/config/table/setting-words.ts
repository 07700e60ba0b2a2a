import type { Setting } from '../../setting/setting.ts'
import { flagWords } from '../../text/command-line.ts'
import { type SettingName, settings } from './settings.ts'

/** The flags that give a job exactly this value of a setting, word by word: also one that a variable or a file gave. */
export function settingWords(name: SettingName, value: unknown): readonly string[] {
  const { toggle, unit, object } = settings[name] as Setting<unknown>
  if (toggle) return [value === true ? `--${name}` : `--${name}=false`]
  if (object) return settingWordsOf(name, pairsOf(value))
  if (unit === 'ms' && typeof value === 'number') return flagWords(name, `${value / 1000}s`)
  return settingWordsOf(name, Array.isArray(value) ? value : [value ?? ''])
}

/** A list without an entry is one empty text. */
const settingWordsOf = (name: SettingName, values: readonly unknown[]): readonly string[] =>
  (values.length === 0 ? [''] : values).flatMap((one) =>
    flagWords(name, typeof one === 'string' ? one : JSON.stringify(one)),
  )

/** A name that holds a `=` or a line end is said in the file's way. */
const pairsOf = (value: unknown): readonly unknown[] => {
  const pairs = Object.entries((value ?? {}) as Readonly<Record<string, string>>)
  const plain = pairs.every(([status, check]) => !/[=\n]/.test(status) && !status.startsWith('{') && !/\n/.test(check))
  return plain ? pairs.map(([status, check]) => `${status}=${check}`) : [JSON.stringify(value)]
}
