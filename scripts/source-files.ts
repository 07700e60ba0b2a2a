import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** One TypeScript file below `src`, by its path from the top of the repository. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Every TypeScript file below these folders, in the order of their paths. */
export const sourceFiles = (...folders: readonly string[]): SourceFile[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => posix.join(folder, path)),
    )
    .filter((path) => /\.[cm]?tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** `src/core/run` of `src/core/run/fold/evolve.ts`; a file at the top of a layer belongs to the layer. */
export function roomOf(path: string): string {
  const folders = posix.dirname(path).split('/')
  return folders.slice(0, 3).join('/')
}

/** Items by a key, in the order in which the keys first came. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
