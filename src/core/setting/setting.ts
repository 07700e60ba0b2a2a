import { parseDuration } from '../text/amounts.ts'
import { insidePath } from '../text/paths.ts'

/** Reads one raw value, from a flag, a variable or a file, or says what was expected instead. */
export type Reader<T> = (raw: unknown) => { value: T } | { expected: string }

/** One setting: everything that help, the configuration file, the action and `ralph config` need to know of it. */
export interface Setting<T> {
  readonly read: Reader<T>
  readonly fallback: T
  readonly rule: Rule<T>
  /** The name of the variable in docs/design.md#the-programs-before, which keeps working; only where it is another one than `RALPH_` and the name. */
  readonly env?: string
  /** What run.yml once called its input; a job that is given it says so. */
  readonly olderInput?: string
  readonly help: string
  readonly example: string
  /** Of a value that is a number with one. */
  readonly unit?: 'ms' | 'USD'
  /** A recording keeps it, and a replay goes by it: it reaches neither this machine nor the real agent. */
  readonly replayed?: true
  /** Given several times on the command line. */
  readonly repeatable?: boolean
  /** A flag without a value. */
  readonly toggle?: boolean
  /** An object in `ralph.yml` is the value itself and holds no further settings. */
  readonly object?: boolean
}

export const text: Reader<string> = (raw) =>
  typeof raw === 'string' && raw.trim() !== '' ? { value: raw.trim() } : { expected: 'a text that is not empty' }

export const directory: Reader<string> = (raw) => {
  const path = typeof raw === 'string' && raw.trim() !== '' ? insidePath(raw.trim()) : undefined
  return path === undefined ? { expected: 'a relative path inside the repository' } : { value: path }
}

/** An exact version, no range: what was tried is what runs. */
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
  (least: number): Reader<number> =>
  (raw) => {
    const value = number(raw)
    return Number.isInteger(value) && value >= least && value <= 1_000_000
      ? { value }
      : { expected: `a whole number from ${least} to 1000000` }
  }

/** `10`, `7.50`, `$10` or `10usd`, in USD. */
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

/** What a timer of the platform can hold is 24.8 days; a longer one would fire at once. */
const longestDurationMs = 24 * 86_400_000

/** `90s`, `45m`, `2h`, `1h30m`; a bare number is in seconds. Value in ms. */
export const duration: Reader<number> = (raw) => {
  const value =
    typeof raw === 'number' ? Math.round(raw * 1000) : typeof raw === 'string' ? parseDuration(raw) : undefined
  return value !== undefined && value >= 0 && value <= longestDurationMs
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
  return value.every((one) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(one))
    ? { value }
    : { expected: 'sha512-… as npm writes it' }
}

export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (raw) =>
    raw === undefined || raw === '' ? { value: undefined } : read(raw)

function number(raw: unknown): number {
  if (typeof raw === 'number') return raw
  return typeof raw === 'string' && /^\d+(\.\d+)?(e-\d+)?$/.test(raw.trim()) ? Number(raw) : Number.NaN
}

/** Infers T from `read` alone, so that a table of settings is typed by it. */
export const setting = <T>(
  definition: Omit<Setting<T>, 'fallback' | 'rule'> & { fallback: NoInfer<T>; rule: Rule<NoInfer<T>> },
): Setting<T> => definition

/** A check as the user writes it: a command, or an object. Its fields are judged in `core/validation/checks.ts`. */
export type CheckSpec = string | Readonly<Record<string, unknown>>

/** A list, or one command a line; a check with fields may be JSON, as a command line has to say it. One empty text is none. */
export const checks: Reader<readonly CheckSpec[]> = (raw) => {
  const items = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw
  const valid = (item: unknown) => typeof item === 'string' || (typeof item === 'object' && item !== null)
  if (!Array.isArray(items) || !items.every(valid)) return { expected: 'a list of commands' }
  const given = (items.length === 1 && items[0] === '' ? [] : items) as CheckSpec[]
  return { value: given.map((item) => objectIn(item) ?? item) }
}

/** The object that a text is in JSON, also where it is the only one of a list; undefined for anything else. */
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
 * Whose a setting is. `job`: each job's own, such as its time. `kept`: how the run works; a later job that is not told
 * goes on with it, and no value lets more through than another. `newest`: the same, but what a later job is told counts
 * from then on. `place`: where the run is kept, which has to be known before it can be read. Else a rule: it decides what
 * may be committed or what an agent reaches, and `weakens` says whether `after` lets something through that `before` did not.
 */
type Rule<T> = 'job' | 'kept' | 'newest' | 'place' | { weakens(before: T, after: T): boolean }

/** Nobody can say of two commands which is the stricter one. */
export const anyEdit = { weakens: (before: unknown, after: unknown): boolean => !alike(before, after) }

/** Each entry demands something: those of before must all be there, in their order; further ones only demand more. */
export const fewer = {
  weakens(before: readonly unknown[], after: readonly unknown[]): boolean {
    let found = 0
    for (const entry of after) if (found < before.length && alike(entry, before[found])) found++
    return found < before.length
  },
}

/** Each entry allows something. */
export const further = {
  weakens: (before: readonly unknown[], after: readonly unknown[]): boolean =>
    after.some((entry) => !before.includes(entry)),
}

/** A limit; none is the highest. */
export const higher = {
  weakens: (before: number | undefined, after: number | undefined): boolean =>
    (after ?? Number.POSITIVE_INFINITY) > (before ?? Number.POSITIVE_INFINITY),
}

export const switchedOn = { weakens: (before: boolean, after: boolean): boolean => after && !before }

/** The values from the weakest to the strongest. */
export const lowerIn = <const T>(...ranks: readonly T[]) => ({
  weakens: (before: T, after: T): boolean => ranks.indexOf(after) < ranks.indexOf(before),
})

/** Whether two values of JSON say the same; the order of an object's keys says nothing, a missing one is as undefined. */
export const alike = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string => JSON.stringify(value, ordered) ?? 'null'

const ordered = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
