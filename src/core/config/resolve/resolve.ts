import type { Plan } from '../../../schema/plan/plan.ts'
import type { Setting } from '../../setting/setting.ts'
import { type SettingName, type Settings, settings } from '../table/settings.ts'
import { unknownKey } from './unknown-key.ts'

/** Where a value came from, strongest first (docs/design.md#settings). */
export type Source = 'flag' | 'environment' | 'plan' | 'file' | 'default'

export interface SettingInputs {
  readonly flags: Readonly<Record<string, unknown>>
  /** How the user wrote a flag; by default `--name`. */
  readonly flagName?: (name: string) => string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly plan: Plan | undefined
  /** Keys of `ralph.yml`, flattened. */
  readonly file: Readonly<Record<string, unknown>>
  readonly fileName: string
  /** `line:column` of the keys of `ralph.yml`, for findings. */
  readonly filePlaces?: Readonly<Record<string, string>>
}

export interface Resolved {
  readonly settings: Settings
  readonly sources: Readonly<Record<SettingName, Source>>
  /** The same as people would look it up: `--model`, `$RALPH_MODEL`, `.github/ralph.yml: model`, `default`. */
  readonly places: Readonly<Record<SettingName, string>>
  /** The settings file, of the settings that it decided. */
  readonly files: Readonly<Partial<Record<SettingName, string>>>
  /** Everything that is wrong, in words with place and remedy; empty means that `settings` may be used. */
  readonly findings: readonly string[]
}

const names = Object.keys(settings) as SettingName[]

/** Plan fields that are settings too. */
const planFields: Partial<Record<SettingName, (plan: Plan) => unknown>> = {
  strategy: (plan) => plan.validation_strategy,
  validate: (plan) => plan.checks,
}

/** Older variables that say in other words what a setting says (docs/design.md#the-programs-before). */
const seedWords: Partial<Record<SettingName, { variable: string; words: Readonly<Record<string, string>> }>> = {
  approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
  // Claude Code on the web starts no programs.
  'mcp-transport': { variable: 'CLAUDE_CODE_REMOTE', words: { true: 'http', false: 'stdio' } },
}

/** Resolves every setting from its strongest source. Pure; wrong values are all reported at once (design rule 5). */
export function resolveSettings(given: SettingInputs): Resolved {
  const findings: string[] = [...unknownKeys(given)]
  const values: Partial<Record<SettingName, unknown>> = {}
  const sources: Partial<Record<SettingName, Source>> = {}
  const places: Partial<Record<SettingName, string>> = {}
  const files: Partial<Record<SettingName, string>> = {}
  for (const name of names) {
    const definition = settings[name] as Setting<unknown>
    const found = lookUp(given, name, definition)
    sources[name] = found?.source ?? 'default'
    places[name] = found?.place ?? 'default'
    if (found?.source === 'file') files[name] = given.fileName
    const read = found ? definition.read(found.raw) : { value: definition.fallback }
    if ('value' in read) values[name] = read.value
    else findings.push(`${placeOf(given, name, found)}: expected ${read.expected}, got ${shown(found?.raw)}`)
  }
  return {
    settings: values as Settings,
    sources: sources as Record<SettingName, Source>,
    places: places as Record<SettingName, string>,
    files,
    findings,
  }
}

/** With line and column in `ralph.yml`. */
const placeOf = (given: SettingInputs, name: string, found: ReturnType<typeof lookUp>): string | undefined =>
  found?.source === 'file' ? `${inFile(given, name)} ${name}` : found?.place

const inFile = ({ fileName, filePlaces = {} }: Pick<SettingInputs, 'fileName' | 'filePlaces'>, key: string): string =>
  Object.hasOwn(filePlaces, key) ? `${fileName}:${filePlaces[key]}:` : `${fileName}:`

function lookUp(given: SettingInputs, name: SettingName, definition: Setting<unknown>) {
  const flag = given.flags[name]
  if (flag !== undefined) return { source: 'flag' as const, raw: flag, place: given.flagName?.(name) ?? `--${name}` }
  for (const variable of variables(name, definition)) {
    const raw = given.environment[variable]
    if (raw !== undefined && raw !== '') return { source: 'environment' as const, raw, place: `$${variable}` }
  }
  const spoken = inSeedWords(given, name)
  if (spoken) return { source: 'environment' as const, ...spoken }
  const planned = given.plan && planFields[name]?.(given.plan)
  if (planned !== undefined) return { source: 'plan' as const, raw: planned, place: `the plan's ${name}` }
  const filed = Object.hasOwn(given.file, name) ? given.file[name] : undefined
  if (filed !== undefined) return { source: 'file' as const, raw: filed, place: `${given.fileName}: ${name}` }
  return undefined
}

function inSeedWords({ environment }: SettingInputs, name: SettingName) {
  const { variable = '', words = {} } = seedWords[name] ?? {}
  const said = environment[variable]
  if (said === undefined || said === '') return undefined
  // What is not ralph's own may have values that say nothing here.
  if (!variable.startsWith('RALPH_') && !Object.hasOwn(words, said)) return undefined
  return { raw: Object.hasOwn(words, said) ? words[said] : said, place: `$${variable}` }
}

/** The variables that a setting is read from, strongest first; the last of them may say it in other words. */
export function variablesOf(name: SettingName): readonly string[] {
  const { variable } = seedWords[name] ?? {}
  return [...variables(name, settings[name] as Setting<unknown>), ...(variable === undefined ? [] : [variable])]
}

/** The older name, where there is one, and `RALPH_` with the setting's own name. */
function variables(name: SettingName, definition: Setting<unknown>): readonly string[] {
  const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`
  return definition.env && definition.env !== own ? [definition.env, own] : [own]
}

function unknownKeys(given: SettingInputs): string[] {
  return Object.keys(given.file)
    .filter((key) => !Object.hasOwn(settings, key))
    .map((key) => `${inFile(given, key)} ${unknownKey(key)}`)
}

/** Whoever knows the whole address of a hook may write there. */
function shown(raw: unknown): string {
  const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, '$1…')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
