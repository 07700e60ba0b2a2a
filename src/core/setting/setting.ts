import { parseDuration } from '../text/amounts.ts'
import { insidePath } from '../text/paths.ts'

/** Reads one raw value, from a flag, a variable or a file, or says what was expected instead. */
export type Reader<T> = (raw: unknown) => { value: T } | { expected: string }

/** Everything that help, the configuration file, the action and `ralph config` need to know about a setting. */
export interface Setting<T> {
  readonly read: Reader<T>
  readonly fallback: T
  readonly rule: Rule<T>
  /** Its older variable (docs/design.md#the-programs-before), if that is not `RALPH_` and the name. */
  readonly env?: string
  /** Its former input of run.yml; a job that gets it prints a note. */
  readonly olderInput?: string
  readonly help: string
  readonly example: string
  readonly unit?: 'ms' | 'USD'
  /** Kept in a recording and used by its replay: it affects neither this machine nor the real agent. */
  readonly replayed?: true
  /** Given several times on the command line. */
  readonly repeatable?: boolean
  /** A flag without a value. */
  readonly toggle?: boolean
  /** An object in `ralph.yml` is the value itself and holds no further settings. */
  readonly object?: boolean
  /** Former settings that are a field of this one now, with the field. They are still read, each where it was stated. */
  readonly formerNames?: Readonly<Record<string, string>>
}

export const text: Reader<string> = (raw) =>
  typeof raw === 'string' && raw.trim() !== '' ? { value: raw.trim() } : { expected: 'a text that is not empty' }

export const directory: Reader<string> = (raw) => {
  const path = typeof raw === 'string' && raw.trim() !== '' ? insidePath(raw.trim()) : undefined
  return path === undefined ? { expected: 'a relative path inside the repository' } : { value: path }
}

/** An exact version, no range: what was tested is what runs. */
export const version: Reader<string> = (raw) => {
  const found = typeof raw === 'string' ? /^v?(\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?)$/.exec(raw.trim())?.[1] : undefined
  return found === undefined ? { expected: 'an exact version such as 2.1.197' } : { value: found }
}

export const oneOf =
  <const T extends string>(...names: readonly T[]): Reader<T> =>
  (raw) => {
    const found = names.find((name) => name === raw)
    return found === undefined ? { expected: `one of ${names.join(', ')}` } : { value: found }
  }

export const toggle: Reader<boolean> = (raw) => {
  if (raw === true || raw === 'true' || raw === '1') return { value: true }
  if (raw === false || raw === 'false' || raw === '0') return { value: false }
  return { expected: 'true or false' }
}

export const count =
  (min: number): Reader<number> =>
  (raw) => {
    const value = number(raw)
    return Number.isInteger(value) && value >= min && value <= 1_000_000
      ? { value }
      : { expected: `a whole number from ${min} to 1000000` }
  }

/** An amount in USD: `10`, `7.50` or `10usd`, with or without a dollar sign. */
export const money: Reader<number> = (raw) => {
  const value = number(typeof raw === 'string' ? raw.replace(/^\$|\s*usd$/gi, '') : raw)
  return value > 0 && value <= 1_000_000 ? { value } : { expected: 'an amount in USD such as 10 or 7.50' }
}

const thousands = { k: 1e3, m: 1e6, b: 1e9 }

/** `2000000`, `500k`, `2M` or `1.5B`. */
export const tokens: Reader<number> = (raw) => {
  const typed = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : ''
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmb]?)$/i.exec(typed) ?? []
  const value = Math.round(Number(amount) * (thousands[unit.toLowerCase() as keyof typeof thousands] ?? 1))
  return value > 0 && value <= 1e12 ? { value } : { expected: 'a number of tokens such as 500k or 2M' }
}

/** The platform's timers hold 24.8 days; a longer one would fire immediately. */
const maxDurationMs = 24 * 86_400_000

/** `90s`, `45m`, `2h`, `1h30m`; a bare number is in seconds. Value in ms. */
export const duration: Reader<number> = (raw) => {
  const value =
    typeof raw === 'number' ? Math.round(raw * 1000) : typeof raw === 'string' ? parseDuration(raw) : undefined
  return value !== undefined && value >= 0 && value <= maxDurationMs
    ? { value }
    : { expected: 'a duration such as 90s, 45m or 2h, up to 24d' }
}

/** A list, or one line each. */
export const lines: Reader<readonly string[]> = (raw) => {
  const items = typeof raw === 'string' ? raw.split('\n') : raw
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return { expected: 'a list of texts' }
  return { value: items.map((item) => item.trim()).filter((item) => item !== '') }
}

/** A list of full names of environment variables. */
export const variableNames: Reader<readonly string[]> = (raw) => {
  const read = lines(raw)
  if ('expected' in read) return read
  return read.value.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
    ? read
    : { expected: 'full names of environment variables, such as DATABASE_URL; wildcards would let secrets through' }
}

/** A list whose texts may hold several names with commas between them. */
export const names: Reader<readonly string[]> = (raw) => {
  const read = lines(raw)
  if ('expected' in read) return read
  const value = read.value.flatMap((text) => text.split(',')).map((name) => name.trim())
  return { value: value.filter((name) => name !== '') }
}

/** As npm writes it, one for each package. */
export const integrities: Reader<readonly string[]> = (raw) => {
  const read = lines(raw)
  if ('expected' in read) return read
  const value = read.value.flatMap((line) => line.split(/[\s,]+/))
  return value.every((hash) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(hash))
    ? { value }
    : { expected: 'sha512-… as npm writes it' }
}

/** The pairs of an object, or of lines and lists such as `memory=8GB,disk=20GB`. */
export function pairsIn(raw: unknown): [string, unknown][] | undefined {
  const object = objectIn(raw) ?? raw
  if (typeof object === 'object' && object !== null && !Array.isArray(object)) return Object.entries(object)
  const lines = typeof raw === 'string' ? raw.split(/[\n,]/) : raw
  if (!Array.isArray(lines) || !lines.every((line) => typeof line === 'string')) return undefined
  const entries = lines.flatMap((line: string) => line.split(',')).filter((line) => line.trim() !== '')
  return entries.map((line) => [line.split('=')[0]?.trim() ?? '', line.split('=').slice(1).join('=')])
}

/** An object, lines such as `bytes=64000`, or a list of both, in which a later one counts; the rest has its default. */
export const fields =
  <T extends object>(defaults: T, readers: FieldReaders<T>, expected: string): Reader<T> =>
  (raw) => {
    const items = Array.isArray(raw) ? raw : [raw]
    const read = items.map((item) => fieldsIn(item, readers))
    return read.includes(undefined) ? { expected } : { value: Object.assign({}, defaults, ...read) }
  }

type FieldReaders<T> = { readonly [K in keyof T]-?: Reader<T[K]> }

/** Undefined if one of them is wrong or stands twice. */
function fieldsIn<T extends object>(raw: unknown, readers: FieldReaders<T>): Partial<T> | undefined {
  const pairs = pairsIn(raw)
  const read = pairs?.flatMap(([name, one]): [string, unknown][] => {
    const result = Object.hasOwn(readers, name) ? readers[name as keyof T](one) : { expected: name }
    return 'value' in result ? [[name, result.value]] : []
  })
  return read && new Map(read).size === pairs?.length ? (Object.fromEntries(read) as Partial<T>) : undefined
}

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (raw) =>
    raw === undefined || raw === '' ? { value: undefined } : read(raw)

function number(raw: unknown): number {
  if (typeof raw === 'number') return raw
  return typeof raw === 'string' && /^\d+(\.\d+)?(e-\d+)?$/.test(raw.trim()) ? Number(raw) : Number.NaN
}

/** Infers T from `read` only, so that it types a table of settings. */
export const setting = <T>(
  definition: Omit<Setting<T>, 'fallback' | 'rule'> & { fallback: NoInfer<T>; rule: Rule<NoInfer<T>> },
): Setting<T> => definition

/** A check as the user writes it: a command, or an object. `core/validation/checks.ts` judges its fields. */
export type CheckSpec = string | Readonly<Record<string, unknown>>

/** A list, or one command a line; a check with fields may be JSON. One empty text means none. */
export const checks: Reader<readonly CheckSpec[]> = (raw) => {
  const items = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw
  const valid = (item: unknown) => typeof item === 'string' || (typeof item === 'object' && item !== null)
  if (!Array.isArray(items) || !items.every(valid)) return { expected: 'a list of commands' }
  const specs = (items.length === 1 && items[0] === '' ? [] : items) as CheckSpec[]
  return { value: specs.map((item) => objectIn(item) ?? item) }
}

/** The object in a JSON text, also if it is the only one of a list; undefined for anything else. */
export function objectIn(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  const text = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw
  if (typeof text !== 'string' || !/^\s*\{\s*["}]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/**
 * To whom a setting belongs. `job`: to each job, such as its time. `kept`: to the run; a later job that does not state
 * it keeps it, and no value is stricter than another. `newest`: the same, but a later job's value counts from then on.
 * `place`: it says where the run is stored, so it must be known before reading the run. An object is a rule: it decides
 * what may be committed or what an agent reaches, and `weakens` is true if `after` lets something through that `before`
 * did not.
 */
type Rule<T> = 'job' | 'kept' | 'newest' | 'place' | { weakens(before: T, after: T): boolean }

/** Nobody can tell which of two commands is the stricter one. */
export const weakerIfEdited = { weakens: (before: unknown, after: unknown): boolean => !isSameJson(before, after) }

/** Each entry demands something: the old ones must all stay, in their order; further ones only demand more. */
export const weakerIfFewer = {
  weakens(before: readonly unknown[], after: readonly unknown[]): boolean {
    let matched = 0
    for (const entry of after) if (matched < before.length && isSameJson(entry, before[matched])) matched++
    return matched < before.length
  },
}

/** Each entry allows something. */
export const weakerIfMore = {
  weakens: (before: readonly unknown[], after: readonly unknown[]): boolean =>
    after.some((entry) => !before.includes(entry)),
}

/** A limit; none is the highest. */
export const weakerIfHigher = {
  weakens: (before: number | undefined, after: number | undefined): boolean =>
    (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY),
}

export const weakerIfOn = { weakens: (before: boolean, after: boolean): boolean => after && !before }

/** The values from the weakest to the strongest. */
export const weakerBelow = <const T>(...ranks: readonly T[]) => ({
  weakens: (before: T, after: T): boolean => ranks.indexOf(after) < ranks.indexOf(before),
})

/** Compares two values of JSON; the order of an object's keys does not matter, and a missing key equals undefined. */
export const isSameJson = (first: unknown, second: unknown): boolean => canonicalJson(first) === canonicalJson(second)

const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys) ?? 'null'

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
