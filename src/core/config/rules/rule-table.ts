import type { Rules } from '../../../schema/run/rules.ts'
import type { Setting } from '../../setting/setting.ts'
import { stepInputs } from '../table/action-inputs.ts'
import { type SettingName, settings } from '../table/settings.ts'

/** Settings that belong to the run, and the names of the jobs that must succeed where its checks are jobs. */
export type RuleName = SettingName | 'require'

const table: Readonly<Record<RuleName, Setting<unknown>>> = { ...settings, require: stepInputs.require }

/** The settings that belong to a run, in the order of the table. */
export const ruleNames: readonly RuleName[] = (Object.keys(table) as RuleName[]).filter(
  (name) => table[name].rule !== 'job' && table[name].rule !== 'place',
)

/** Whether the setting decides what may be committed, or what an agent reaches. */
export const isRule = (name: string): name is RuleName =>
  Object.hasOwn(table, name) && typeof table[name as RuleName].rule === 'object'

/** Whether the newest word about the setting counts from then on. */
export const isNewest = (name: RuleName): boolean => table[name].rule === 'newest'

/** Of raw values, whether the second lets something through that the first did not. */
export function weakens(name: RuleName, before: unknown, after: unknown): boolean {
  const { rule } = table[name]
  const [was, will] = [readRaw(name, before), readRaw(name, after)]
  // What this program cannot read may mean anything.
  return typeof rule === 'object' && (!was || !will || rule.weakens(was.value, will.value))
}

/** A value as it is recorded: it reads back as the same, and null is none. Durations are in seconds. */
export const rawOf = (name: RuleName, value: unknown): unknown =>
  table[name].unit === 'ms' && typeof value === 'number' ? value / 1000 : (value ?? null)

export const usualRaw = (name: RuleName): unknown => rawOf(name, table[name].fallback)

/** Undefined where this program cannot read it. */
export function readRaw(name: RuleName, raw: unknown): { value: unknown } | undefined {
  if (raw === null) return { value: table[name].fallback }
  const read = table[name].read(raw)
  return 'value' in read ? read : undefined
}

/** What a person wrote, as it is recorded: a list may be written as JSON. Says what was expected where it is wrong. */
export function rawOfText(name: RuleName, text: string): { raw: unknown } | { expected: string } {
  const read = table[name].read(/^\s*[[{]/.test(text) ? parsed(text) : text)
  return 'value' in read ? { raw: rawOf(name, read.value) } : read
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The value of one setting by the record; the default where nothing is recorded. */
export const recordedValue = (name: RuleName, rules: Rules): unknown =>
  readRaw(name, rules.values[name]?.value ?? null)?.value
