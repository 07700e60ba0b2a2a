import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { bytesOf, type RawPath, rawPath } from './raw-path.ts'

/** Unit → what stands below it → how it was. A unit is an ignored file, or a directory that is ignored as a whole. */
export type IgnoredFiles = ReadonlyMap<RawPath, ReadonlyMap<RawPath, string>>

/** Beyond so many files only their directories are looked at, which shows what came and went there. */
const maxFiles = 200_000

/** What tools fill while they run and can do without: removing it is enough. */
const cache =
  /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//

export const isCache = (unit: RawPath): boolean => cache.test(unit)

/**
 * Size, mode, inode and change time of every file below `units`; no content is read and no link followed. The kernel
 * sets the change time and no program can choose it: an edit that restores size and mtime is seen.
 */
export function ignoredFiles(directory: string, units: readonly RawPath[], limit = maxFiles): IgnoredFiles {
  const root = `${rawPath(directory)}/`
  const room = { left: limit }
  return new Map(units.map((unit) => [unit, walk(root, unit, room)]))
}

function walk(root: RawPath, unit: RawPath, room: { left: number }): Map<RawPath, string> {
  const files = new Map<RawPath, string>()
  const folders: RawPath[] = []
  const see = (path: RawPath): void => {
    if (path.endsWith('/')) folders.push(path)
    else if (room.left-- > 0) files.set(path, stampOf(root + path))
  }
  see(unit)
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of list(root + folder)) see(folder + entry.name + (entry.isDirectory() ? '/' : ''))
    if (room.left < 0) files.set(folder, stampOf(root + folder))
  }
  return files
}

function stampOf(place: RawPath): string {
  const stat = lstatSync(bytesOf(place), { throwIfNoEntry: false })
  return stat === undefined ? 'gone' : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`
}

function list(place: RawPath): Dirent[] {
  try {
    return readdirSync(bytesOf(place), { encoding: 'latin1', withFileTypes: true })
  } catch {
    // Gone by now, or locked by the agent: then its files are missing, and that is a difference.
    return []
  }
}

/** Paths that differ, and what has to be removed so that none of it is left. */
export function differences(before: IgnoredFiles, after: IgnoredFiles): { paths: RawPath[]; units: RawPath[] } {
  const paths: RawPath[] = []
  const units = new Set<RawPath>()
  const none = new Map<RawPath, string>()
  for (const unit of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(unit) ?? none, after.get(unit) ?? none]
    for (const path of new Set([...was.keys(), ...is.keys()])) {
      if (was.get(path) === is.get(path)) continue
      paths.push(path)
      units.add(cachePart(path) ?? unit)
    }
  }
  return { paths: paths.sort(), units: [...units].sort() }
}

function cachePart(path: RawPath): RawPath | undefined {
  const match = cache.exec(path)
  return match ? path.slice(0, match.index + match[0].length) : undefined
}
