import type { RecordedRule, Rules } from '../../../schema/run/rules.ts'
import type { Setting } from '../../setting/setting.ts'
import { stepInputs } from '../table/action-inputs.ts'
import { type SettingName, settings } from '../table/settings.ts'

/** Settings that belong to the run, and the names of the jobs that must succeed if its checks are jobs. */
export type RuleName = SettingName | 'require'

const table: Readonly<Record<RuleName, Setting<unknown>>> = { ...settings, require: stepInputs.require }

/** The settings that belong to a run, in the order of the table. */
export const ruleNames: readonly RuleName[] = (Object.keys(table) as RuleName[]).filter(
  (name) => table[name].rule !== 'job' && table[name].rule !== 'place',
)

/** True if the setting decides what may be committed, or what an agent reaches. */
export const isRule = (name: string): name is RuleName =>
  Object.hasOwn(table, name) && typeof table[name as RuleName].rule === 'object'

/** True if the newest statement of the setting counts from then on. */
export const isNewest = (name: RuleName): boolean => table[name].rule === 'newest'

/** True if the second raw value lets something through that the first did not. */
export function weakens(name: RuleName, before: unknown, after: unknown): boolean {
  const { rule } = table[name]
  const [readBefore, readAfter] = [readRaw(name, before), readRaw(name, after)]
  // A value that this version cannot read may mean anything.
  return typeof rule === 'object' && (!readBefore || !readAfter || rule.weakens(readBefore.value, readAfter.value))
}

/** A value as recorded: it reads back as the same, and null means none. Durations are in seconds. */
export const rawOf = (name: RuleName, value: unknown): unknown =>
  table[name].unit === 'ms' && typeof value === 'number' ? value / 1000 : (value ?? null)

export const defaultRaw = (name: RuleName): unknown => rawOf(name, table[name].fallback)

/** Undefined if this version cannot read it. */
export function readRaw(name: RuleName, raw: unknown): { value: unknown } | undefined {
  if (raw === null) return { value: table[name].fallback }
  const read = table[name].read(raw)
  return 'value' in read ? read : undefined
}

/** The raw value of a person's text, in which a list may be JSON; of a wrong one, what was expected. */
export function rawOfText(name: RuleName, text: string): { raw: unknown } | { expected: string } {
  const read = table[name].read(/^\s*[[{]/.test(text) ? parseOrText(text) : text)
  return 'value' in read ? { raw: rawOf(name, read.value) } : read
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The rules with former settings as fields of the one that they are now; what an older program recorded stays in force. */
export function withCurrentNames({ base, values }: Rules): Rules {
  const current = ruleNames.flatMap((name) => {
    const former = Object.entries(table[name].formerNames ?? {}).flatMap(([key, field]): [string, RecordedRule][] =>
      values[key] ? [[field, values[key]]] : [],
    )
    const [first] = former
    return first && !values[name] ? [[name, joinedRule(name, first[1], former)] as const] : []
  })
  return current.length === 0 ? { base, values } : { base, values: { ...values, ...Object.fromEntries(current) } }
}

function joinedRule(
  name: RuleName,
  { source }: RecordedRule,
  fields: readonly (readonly [field: string, rule: RecordedRule])[],
): RecordedRule {
  const joined = (part: 'value' | 'based'): unknown =>
    readRaw(name, Object.fromEntries(fields.flatMap(([field, rule]) => (part in rule ? [[field, rule[part]]] : []))))
      ?.value
  return {
    value: joined('value'),
    from: fields.map(([, { from }]) => from).join(', '),
    source,
    ...(fields.some(([, rule]) => 'based' in rule) && { based: joined('based') }),
  }
}

/** The recorded value of a setting, or its default. */
export const recordedValue = (name: RuleName, rules: Rules): unknown =>
  readRaw(name, rules.values[name]?.value ?? null)?.value
