import { isRule, type RuleName, ruleNames, usualRaw } from '../../core/config/rules/rule-table.ts'
import type { Said } from '../../core/config/rules/told.ts'
import { type SettingName, settings } from '../../core/config/table/settings.ts'
import { alike } from '../../core/setting/alike.ts'
import type { Setting } from '../../core/setting/setting.ts'
import { shellWord } from '../../core/text/report-context.ts'
import type { Rules } from '../../schema/run/rules.ts'
import type { Project } from './project.ts'

/**
 * What a job was told for itself and the next one would not know: its own limits, and what is stronger than the rules of
 * the run. By names of flags, as they are typed.
 */
export function saidAgain(
  { told }: Pick<Project, 'told'>,
  flags: Readonly<Record<string, unknown>>,
  rules: Rules | null,
): ReadonlyMap<string, string> {
  const names = Object.keys(settings) as SettingName[]
  return new Map(
    names.flatMap((name) => {
      const words = isOfRun(name) ? unlikeRun(name, told.byJob[name], rules) : ofJob(name, flags[name])
      return words === undefined || words === '' ? [] : [[name, words] as const]
    }),
  )
}

const isOfRun = (name: SettingName): boolean => ruleNames.includes(name)

const ofJob = (name: SettingName, value: unknown): string | undefined =>
  settings[name].rule === 'job' ? written(name, value) : undefined

function unlikeRun(name: RuleName, said: Said | undefined, rules: Rules | null): string | undefined {
  const recorded = rules?.values[name]?.value ?? (isRule(name) ? usualRaw(name) : undefined)
  return said && !alike(said.raw, recorded) ? written(name as SettingName, said.raw) : undefined
}

function written(name: SettingName, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  const { toggle, unit } = settings[name] as Setting<unknown>
  if (toggle) return value === true || value === 'true' ? `--${name}` : undefined
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const seconds = unit === 'ms' && typeof value === 'number' ? 's' : ''
  return values
    .map((one) => `--${name} ${shellWord(`${typeof one === 'string' ? one : JSON.stringify(one)}${seconds}`)}`)
    .join(' ')
}
