import { parse as parseToml } from 'smol-toml'

type Table = Readonly<Record<string, unknown>>

/** The object at a path of keys in a parsed manifest; empty where there is none. */
export function tableAt(value: unknown, ...keys: readonly string[]): Table {
  let found: unknown = value
  for (const key of keys) found = isTable(found) && Object.hasOwn(found, key) ? found[key] : undefined
  return isTable(found) ? found : {}
}

/** A JSON or TOML file as an object; undefined where it is missing or broken. */
export const readJson = (text: string | undefined): Table | undefined => read(text, JSON.parse)
export const readToml = (text: string | undefined): Table | undefined => read(text, parseToml)

function read(text: string | undefined, parse: (text: string) => unknown): Table | undefined {
  if (text === undefined) return undefined
  try {
    const value = parse(text.replace(/^\uFEFF/, ''))
    return isTable(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of a list, or none. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
