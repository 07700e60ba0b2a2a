import { parse as parseToml } from 'smol-toml'
import { isManifest, type ProjectFiles } from './manifests.ts'

export interface Folder {
  /** From the top of the repository; `.` for the top. */
  readonly directory: string
  /** True if one of these files exists. */
  has(...names: readonly string[]): boolean
  /** Undefined if the file is missing. */
  text(name: string): string | undefined
  /** Every path below it, relative to it. */
  readonly below: readonly string[]
}

export function folderOf({ paths, texts }: ProjectFiles, directory: string): Folder {
  const prefix = directory === '.' ? '' : `${directory}/`
  const below = paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []))
  const files = new Set(below)
  return {
    directory,
    has: (...names) => names.some((name) => files.has(name)),
    text: (name) => texts.get(prefix + name),
    below,
  }
}

/** Directories with a manifest, the top first, then by depth and name. */
export function projectDirectories({ paths }: ProjectFiles): string[] {
  const directories = paths.filter(isManifest).map((path) => path.split('/').slice(0, -1).join('/') || '.')
  const depth = (directory: string): number => (directory === '.' ? 0 : directory.split('/').length)
  return [...new Set(directories)].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
}

type Table = Readonly<Record<string, unknown>>

/** The object at a path of keys; empty if there is none. */
export function tableAt(value: unknown, ...keys: readonly string[]): Table {
  let current: unknown = value
  for (const key of keys) current = isTable(current) && Object.hasOwn(current, key) ? current[key] : undefined
  return isTable(current) ? current : {}
}

/** Undefined if the file is missing or invalid. */
export const readJson = (text: string | undefined): Table | undefined => parsed(text, JSON.parse)
export const readToml = (text: string | undefined): Table | undefined => parsed(text, parseToml)

function parsed(text: string | undefined, parse: (text: string) => unknown): Table | undefined {
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

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
