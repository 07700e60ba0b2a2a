import { parse as parseToml } from 'smol-toml'
import { isManifest, type ProjectFiles } from './manifests.ts'

/** One directory of a repository, as the detectors look at it. */
export interface Folder {
  /** From the top of the repository; `.` for the top itself. */
  readonly directory: string
  /** Whether one of these files is there. */
  has(...names: readonly string[]): boolean
  /** Undefined where the file is missing. */
  text(name: string): string | undefined
  /** Every path below it, relative to it. */
  readonly below: readonly string[]
}

export function folderOf({ paths, texts }: ProjectFiles, directory: string): Folder {
  const prefix = directory === '.' ? '' : `${directory}/`
  const below = paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  const there = new Set(below)
  return {
    directory,
    has: (...names) => names.some((name) => there.has(name)),
    text: (name) => texts.get(prefix + name),
    below,
  }
}

/** Directories with a manifest, the top first, then by depth and name. */
export function projectDirectories({ paths }: ProjectFiles): string[] {
  const found = paths.filter(isManifest).map((path) => path.split('/').slice(0, -1).join('/') || '.')
  const depth = (directory: string): number => (directory === '.' ? 0 : directory.split('/').length)
  return [...new Set(found)].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
}

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
