import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { isRule, type RuleName, readRaw, ruleNames, usualRaw } from '../../core/config/rules/rule-table.ts'
import { settingWords } from '../../core/config/table/setting-words.ts'
import { type SettingName, settings } from '../../core/config/table/settings.ts'
import { alike } from '../../core/setting/setting.ts'
import { flagWords } from '../../core/text/command-line.ts'
import type { Rules } from '../../schema/run/rules.ts'
import type { Project } from './project.ts'

/**
 * What a job was told for itself, by flags or variables, and the next one would not know: its own limits, and what is
 * stronger than the rules of the run. By names of flags, each word by word.
 */
export function flagsOfJob(
  { told, sources, settings: values }: Pick<Project, 'told' | 'sources' | 'settings'>,
  rules: Rules | null,
): ReadonlyMap<string, readonly string[]> {
  const wordsOf = (name: SettingName): readonly string[] => {
    // `run --queue` means to work through it; its folder is known from where it was read.
    if (name === 'queue') return []
    if (ruleNames.includes(name)) return unlikeRun(name, told.byJob[name]?.raw, rules)
    const own = settings[name].rule === 'job' && ['flag', 'environment'].includes(sources[name])
    return own ? settingWords(name, values[name]) : []
  }
  return new Map(
    (Object.keys(settings) as SettingName[])
      .map((name) => [name, wordsOf(name)] as const)
      .filter(([, words]) => words.length > 0),
  )
}

/** Which runs are meant, and where their configuration is. */
const finding: readonly string[] = ['config', 'remote', 'state-ref']

/**
 * What a job of the queue was told by flags, by their names: the next plan has no run yet that would know any of it. Not what was meant for that one job, such as `--now` and `--change-rules`.
 */
export function flagsOfQueue(
  { sources, settings: values }: Pick<Project, 'sources' | 'settings'>,
  flags: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, readonly string[]> {
  const isTold = (name: SettingName): boolean => name !== 'plan' && !finding.includes(name) && sources[name] === 'flag'
  const told = (Object.keys(settings) as SettingName[]).filter(isTold)
  return new Map([
    ...told.map((name) => [name, settingWords(name, values[name])] as const),
    ...(flags['no-wait'] === true ? [['no-wait', ['--no-wait']] as const] : []),
  ])
}

/** The flags by which the next command finds the queue and its runs, as they were typed. */
export const queueReachedBy = (flags: Readonly<Record<string, unknown>>): readonly string[] =>
  finding.flatMap((name) => {
    const value = flags[name]
    return typeof value === 'string' ? flagWords(name, withoutCredentials(value)) : []
  })

function unlikeRun(name: RuleName & SettingName, raw: unknown, rules: Rules | null): readonly string[] {
  const recorded = rules?.values[name]?.value ?? (isRule(name) ? usualRaw(name) : undefined)
  if (raw === undefined || alike(raw, recorded)) return []
  return settingWords(name, readRaw(name, raw)?.value)
}
