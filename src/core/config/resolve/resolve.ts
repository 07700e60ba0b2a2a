import type { Plan } from '../../../schema/plan/plan.ts'
import type { Setting } from '../../setting/setting.ts'
import { type SettingName, type Settings, settings } from '../table/settings.ts'
import { unknownKey } from './unknown-key.ts'

/** Where a value came from, strongest first (docs/design.md#settings). */
export type Source = 'flag' | 'environment' | 'plan' | 'file' | 'default'

export interface SettingInputs {
  readonly flags: Readonly<Record<string, unknown>>
  /** As the user writes a flag; by default `--name`. */
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
  /** As people would look it up: `--model`, `$RALPH_MODEL`, `.github/ralph.yml: model`, `default`. */
  readonly places: Readonly<Record<SettingName, string>>
  /** The settings file, for each setting that it decided. */
  readonly files: Readonly<Partial<Record<SettingName, string>>>
  /** Everything that is wrong, in words with place and remedy; if empty, `settings` is valid. */
  readonly findings: readonly string[]
}

const names = Object.keys(settings) as SettingName[]

/** Plan fields that are settings too. */
const planFields: Partial<Record<SettingName, (plan: Plan) => unknown>> = {
  strategy: (plan) => plan.validation_strategy,
  validate: (plan) => plan.checks,
}

/** Older variables whose values are in other words (docs/design.md#the-programs-before). */
const olderWords: Partial<Record<SettingName, { variable: string; words: Readonly<Record<string, string>> }>> = {
  approval: { variable: 'RALPH_AUTO_COMMIT', words: { true: 'none', false: 'iteration' } },
  // Claude Code on the web starts no programs.
  'mcp-transport': { variable: 'CLAUDE_CODE_REMOTE', words: { true: 'http', false: 'stdio' } },
}

/** Resolves every setting from its strongest source. Pure; reports all wrong values together (design rule 5). */
export function resolveSettings(inputs: SettingInputs): Resolved {
  const findings: string[] = [...unknownKeys(inputs)]
  const values: Partial<Record<SettingName, unknown>> = {}
  const sources: Partial<Record<SettingName, Source>> = {}
  const places: Partial<Record<SettingName, string>> = {}
  const files: Partial<Record<SettingName, string>> = {}
  for (const name of names) {
    const definition = settings[name] as Setting<unknown>
    const stated = findStated(inputs, name, definition)
    sources[name] = stated?.source ?? 'default'
    places[name] = stated?.place ?? 'default'
    if (stated?.source === 'file') files[name] = inputs.fileName
    const read = stated ? definition.read(stated.raw) : { value: definition.fallback }
    if ('value' in read) values[name] = read.value
    else findings.push(`${placeOf(inputs, name, stated)}: expected ${read.expected}, got ${shownValue(stated?.raw)}`)
  }
  return {
    settings: values as Settings,
    sources: sources as Record<SettingName, Source>,
    places: places as Record<SettingName, string>,
    files,
    findings,
  }
}

const placeOf = (inputs: SettingInputs, name: string, stated: ReturnType<typeof findStated>): string | undefined =>
  stated?.source === 'file' ? `${inFile(inputs, name)} ${name}` : stated?.place

const inFile = ({ fileName, filePlaces = {} }: Pick<SettingInputs, 'fileName' | 'filePlaces'>, key: string): string =>
  Object.hasOwn(filePlaces, key) ? `${fileName}:${filePlaces[key]}:` : `${fileName}:`

function findStated(inputs: SettingInputs, name: SettingName, definition: Setting<unknown>) {
  const flag = inputs.flags[name]
  if (flag !== undefined) return { source: 'flag' as const, raw: flag, place: inputs.flagName?.(name) ?? `--${name}` }
  for (const variable of namesOfVariables(name, definition)) {
    const raw = inputs.environment[variable]
    if (raw !== undefined && raw !== '') return { source: 'environment' as const, raw, place: `$${variable}` }
  }
  const olderValue = fromOlderVariable(inputs, name)
  if (olderValue) return { source: 'environment' as const, ...olderValue }
  const planValue = inputs.plan && planFields[name]?.(inputs.plan)
  if (planValue !== undefined) return { source: 'plan' as const, raw: planValue, place: `the plan's ${name}` }
  const fileValue = Object.hasOwn(inputs.file, name) ? inputs.file[name] : undefined
  if (fileValue !== undefined) return { source: 'file' as const, raw: fileValue, place: `${inputs.fileName}: ${name}` }
  return undefined
}

function fromOlderVariable({ environment }: SettingInputs, name: SettingName) {
  const { variable = '', words = {} } = olderWords[name] ?? {}
  const raw = environment[variable]
  if (raw === undefined || raw === '') return undefined
  // A variable of another program may have values that mean nothing here.
  if (!variable.startsWith('RALPH_') && !Object.hasOwn(words, raw)) return undefined
  return { raw: Object.hasOwn(words, raw) ? words[raw] : raw, place: `$${variable}` }
}

/** Variables of a setting, strongest first; the value of the last one may be in other words. */
export function variablesOf(name: SettingName): readonly string[] {
  const { variable } = olderWords[name] ?? {}
  return [...namesOfVariables(name, settings[name] as Setting<unknown>), ...(variable === undefined ? [] : [variable])]
}

/** The older name, if there is one, and `RALPH_` with the setting's own name. */
function namesOfVariables(name: SettingName, definition: Setting<unknown>): readonly string[] {
  const standardName = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`
  return definition.env && definition.env !== standardName ? [definition.env, standardName] : [standardName]
}

function unknownKeys(inputs: SettingInputs): string[] {
  return Object.keys(inputs.file)
    .filter((key) => !Object.hasOwn(settings, key))
    .map((key) => `${inFile(inputs, key)} ${unknownKey(key)}`)
}

/** The whole address of a hook is all that is needed to write there. */
function shownValue(raw: unknown): string {
  const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, '$1…')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
