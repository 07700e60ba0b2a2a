import { type ConfValue, readConf } from '../config/resolve/ralph-conf.ts'
import type { Source } from '../config/resolve/resolve.ts'
import { type SettingName, settings } from '../config/table/settings.ts'
import type { DeluxeFolder } from './deluxe-folder.ts'

/** What of a `ralph.conf` a run begins with. */
export interface TakenSettings {
  /** As a flag would say it. */
  readonly values: Readonly<Partial<Record<SettingName, unknown>>>
  readonly taken: readonly { readonly name: string; readonly setting: SettingName }[]
  /** `name` is empty for a line that assigns nothing. */
  readonly without: readonly { readonly name: string; readonly line: number; readonly why: string }[]
}

/** What the file says; the mode is also in the state, which a command line could have set. */
export function confValues({ conf, mode }: Pick<DeluxeFolder, 'conf' | 'mode'>): readonly ConfValue[] {
  const values = conf?.values ?? []
  const said = mode === undefined || values.some(({ setting }) => setting === 'mode')
  return said ? values : [...values, ...readConf(`RALPH_MODE='${mode.replaceAll("'", '')}'`).values]
}

/** What neither a flag, a variable, the plan nor `ralph.yml` says here; which plan it is was asked before. */
export function settingsOfRun(
  folder: Pick<DeluxeFolder, 'conf' | 'mode'>,
  sources: Readonly<Record<SettingName, Source>>,
): TakenSettings {
  const values: Partial<Record<SettingName, unknown>> = {}
  const taken: { name: string; setting: SettingName }[] = []
  const without = (folder.conf?.unread ?? []).map((one) => ({ name: '', ...one }))
  for (const one of confValues(folder)) {
    const { name, line, setting } = one
    const why = one.why ?? (setting && whyNotHere(setting, sources))
    if (why !== undefined || setting === undefined) without.push({ name, line, why: why ?? 'nothing reads it' })
    else if (one.value !== undefined) {
      taken.push({ name, setting })
      values[setting] = asFlag(setting, one.value)
    }
  }
  return { values, taken, without }
}

/** A bare number of a duration would be seconds. */
const asFlag = (setting: SettingName, value: unknown): unknown =>
  'unit' in settings[setting] && settings[setting].unit === 'ms' ? `${value}ms` : value

function whyNotHere(setting: SettingName, sources: Readonly<Record<SettingName, Source>>): string | undefined {
  if (setting === 'plan') return undefined
  if (sources[setting] !== 'default') return `${setting} is already set here`
  return settings[setting].rule === 'job'
    ? `${setting} applies to each job separately: write it into .github/ralph.yml`
    : undefined
}
