import type { Plan } from '../../../schema/plan/plan.ts'
import { pairsIn, type Setting } from '../../setting/setting.ts'
import { formerNames, type SettingName, type Settings, settings } from '../table/settings.ts'
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

/** Fields that nobody stated are missing. */
export type FieldSources = Readonly<Record<string, Source>>

export interface Resolved {
  readonly settings: Settings
  readonly sources: Readonly<Record<SettingName, Source>>
  /** As people would look it up: `--model`, `$RALPH_MODEL`, `.github/ralph.yml: model`, `default`. */
  readonly places: Readonly<Record<SettingName, string>>
  /** The settings file, for each setting that it decided. */
  readonly files: Readonly<Partial<Record<SettingName, string>>>
  /** The sources of the fields of a setting that has former names. */
  readonly fields: Readonly<Partial<Record<SettingName, FieldSources>>>
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
  const fields: Partial<Record<SettingName, FieldSources>> = {}
  for (const name of names) {
    const definition = settings[name] as Setting<unknown>
    const used = usedStatements(inputs, name, definition)
    const [stated] = used
    sources[name] = stated?.source ?? 'default'
    places[name] = stated?.place ?? 'default'
    if (stated?.source === 'file') files[name] = inputs.fileName
    const faults = used.flatMap((statement) => faultOf(inputs, statement, definition))
    findings.push(...faults, ...statedTwice(inputs, used, definition))
    if (faults.length > 0) continue
    if (definition.formerNames)
      fields[name] = Object.fromEntries(
        used.toReversed().flatMap(({ source, raw }) => fieldsIn(raw).map((field) => [field, source])),
      )
    const raw = used.length > 1 ? used.toReversed().flatMap((statement) => statement.raw) : stated?.raw
    const read = stated ? definition.read(raw) : { value: definition.fallback }
    if ('value' in read) values[name] = read.value
  }
  return {
    settings: values as Settings,
    sources: sources as Record<SettingName, Source>,
    places: places as Record<SettingName, string>,
    files,
    fields,
    findings,
  }
}

/** A field that the same file also states under its current name: one of the two would be dropped. */
function statedTwice(
  inputs: SettingInputs,
  used: readonly Statement[],
  { formerNames = {} }: Setting<unknown>,
): string[] {
  const current = used.find(({ key, source }) => source === 'file' && !Object.hasOwn(formerNames, key))
  return used.flatMap(({ key, source }) => {
    const field = formerNames[key]
    if (!current || source !== 'file' || field === undefined || !fieldsIn(current.raw).includes(field)) return []
    return [`${inFile(inputs, key)} ${key}: the same as ${field} of ${current.key}, which is also given; keep that one`]
  })
}

const fieldsIn = (raw: unknown): string[] => (pairsIn(raw) ?? []).map(([name]) => name)

interface Statement {
  /** The setting's name as it was written, which may be a former one. */
  readonly key: string
  readonly source: Source
  readonly place: string
  readonly raw: unknown
}

function faultOf(inputs: SettingInputs, { key, source, place, raw }: Statement, { read }: Setting<unknown>): string[] {
  const result = read(raw)
  if ('value' in result) return []
  const where = source === 'file' ? `${inFile(inputs, key)} ${key}` : place
  return [`${where}: expected ${result.expected}, got ${shownValue(raw)}`]
}

const inFile = ({ fileName, filePlaces = {} }: Pick<SettingInputs, 'fileName' | 'filePlaces'>, key: string): string =>
  Object.hasOwn(filePlaces, key) ? `${fileName}:${filePlaces[key]}:` : `${fileName}:`

/**
 * The statements that count, strongest first: one, or all of a setting with former names. Its fields were settings of
 * their own, so a flag for one field leaves those of the file in force.
 */
function usedStatements(inputs: SettingInputs, name: SettingName, definition: Setting<unknown>): Statement[] {
  const stated = statements(inputs, name, namesOfVariables(name, definition))
  if (!definition.formerNames) return stated.slice(0, 1)
  const former = Object.entries(definition.formerNames).flatMap(([key, field]) =>
    statements(inputs, key, [standardVariable(key)]).map((statement) => ({
      ...statement,
      raw: { [field]: statement.raw },
    })),
  )
  return [...stated, ...former].sort((a, b) => strength.indexOf(a.source) - strength.indexOf(b.source))
}

const strength: readonly Source[] = ['flag', 'environment', 'plan', 'file', 'default']

function statements(inputs: SettingInputs, key: string, variables: readonly string[]): Statement[] {
  const { flags, flagName, environment, plan, file, fileName } = inputs
  const fromVariable = variables
    .map((variable) => ({ raw: environment[variable], place: `$${variable}` }))
    .find(({ raw }) => raw !== undefined && raw !== '')
  const candidates = [
    { source: 'flag', raw: flags[key], place: flagName?.(key) ?? `--${key}` },
    { source: 'environment', ...(fromVariable ?? fromOlderVariable(inputs, key)) },
    { source: 'plan', raw: plan && planFields[key as SettingName]?.(plan), place: `the plan's ${key}` },
    { source: 'file', raw: Object.hasOwn(file, key) ? file[key] : undefined, place: `${fileName}: ${key}` },
  ] as const
  return candidates.flatMap(({ source, raw, place = '' }) => (raw === undefined ? [] : [{ key, source, place, raw }]))
}

function fromOlderVariable({ environment }: SettingInputs, name: string): { raw?: string | undefined; place?: string } {
  const { variable = '', words = {} } = olderWords[name as SettingName] ?? {}
  const raw = environment[variable]
  if (raw === undefined || raw === '') return {}
  // A variable of another program may have values that mean nothing here.
  if (!variable.startsWith('RALPH_') && !Object.hasOwn(words, raw)) return {}
  return { raw: Object.hasOwn(words, raw) ? words[raw] : raw, place: `$${variable}` }
}

/** Variables of a setting, strongest first; the value of the last one may be in other words. */
export function variablesOf(name: SettingName): readonly string[] {
  const { variable } = olderWords[name] ?? {}
  const definition = settings[name] as Setting<unknown>
  const former = Object.keys(definition.formerNames ?? {}).map(standardVariable)
  return [...namesOfVariables(name, definition), ...(variable === undefined ? [] : [variable]), ...former]
}

/** The older name, if there is one, and `RALPH_` with the setting's own name. */
function namesOfVariables(name: SettingName, definition: Setting<unknown>): readonly string[] {
  const standardName = standardVariable(name)
  return definition.env && definition.env !== standardName ? [definition.env, standardName] : [standardName]
}

const standardVariable = (name: string): string => `RALPH_${name.toUpperCase().replaceAll('-', '_')}`

function unknownKeys(inputs: SettingInputs): string[] {
  return Object.keys(inputs.file)
    .filter((key) => !Object.hasOwn(settings, key) && !formerNames.has(key))
    .map((key) => `${inFile(inputs, key)} ${unknownKey(key)}`)
}

/** The whole address of a hook is all that is needed to write there. */
function shownValue(raw: unknown): string {
  const text = (JSON.stringify(raw) ?? String(raw)).replace(/(https?:\/\/[^/"\s]*\/)[^"\s]+/gi, '$1…')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
