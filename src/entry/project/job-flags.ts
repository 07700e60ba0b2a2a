import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { defaultRaw, isRule, type RuleName, readRaw, ruleNames } from '../../core/config/rules/rule-table.ts'
import { settingWords } from '../../core/config/table/setting-words.ts'
import { type SettingName, settings } from '../../core/config/table/settings.ts'
import { isSameJson } from '../../core/setting/setting.ts'
import { flagWords } from '../../core/text/command-line.ts'
import type { Rules } from '../../schema/run/rules.ts'
import type { Project } from './project.ts'

/** Flags that the next job would not know. By flag name, as words to type. */
export function flagsOfJob(
  { stated, sources, settings: values }: Pick<Project, 'stated' | 'sources' | 'settings'>,
  rules: Rules | null,
): ReadonlyMap<string, readonly string[]> {
  const wordsOf = (name: SettingName): readonly string[] => {
    // `run --queue` means to work through it; its folder comes from a file or a variable.
    if (name === 'queue') return []
    if (ruleNames.includes(name)) return wordsUnlikeRun(name, stated.byJob[name]?.raw, rules)
    const isFromJob = settings[name].rule === 'job' && ['flag', 'environment'].includes(sources[name])
    return isFromJob ? settingWords(name, values[name]) : []
  }
  return new Map(
    (Object.keys(settings) as SettingName[])
      .map((name) => [name, wordsOf(name)] as const)
      .filter(([, words]) => words.length > 0),
  )
}

const locatingFlags: readonly string[] = ['config', 'remote', 'state-ref']

/** Without flags for one job, such as `--now` and `--change-rules`: the next plan has no run that knows the others. */
export function flagsOfQueue(
  { sources, settings: values }: Pick<Project, 'sources' | 'settings'>,
  flags: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, readonly string[]> {
  const isFromFlag = (name: SettingName): boolean =>
    name !== 'plan' && !locatingFlags.includes(name) && sources[name] === 'flag'
  const names = (Object.keys(settings) as SettingName[]).filter(isFromFlag)
  return new Map([
    ...names.map((name) => [name, settingWords(name, values[name])] as const),
    ...(flags['no-wait'] === true ? [['no-wait', ['--no-wait']] as const] : []),
  ])
}

/** The typed flags by which the next command finds the queue and its runs. */
export const queueReachedBy = (flags: Readonly<Record<string, unknown>>): readonly string[] =>
  locatingFlags.flatMap((name) => {
    const value = flags[name]
    return typeof value === 'string' ? flagWords(name, withoutCredentials(value)) : []
  })

function wordsUnlikeRun(name: RuleName & SettingName, raw: unknown, rules: Rules | null): readonly string[] {
  const recorded = rules?.values[name]?.value ?? (isRule(name) ? defaultRaw(name) : undefined)
  if (raw === undefined || isSameJson(raw, recorded)) return []
  return settingWords(name, readRaw(name, raw)?.value)
}
