import { type Dirent, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { onDisk, type RawPath, rawPath } from '../objects/raw-path.ts'

/** Folder → name in it → how that file was. A file that is ignored by itself stands under its own path, without a name. */
type Files = ReadonlyMap<RawPath, ReadonlyMap<RawPath, string>>

/** Unit → the files below it. A unit is an ignored file, or a directory that is ignored as a whole. */
export type IgnoredFiles = ReadonlyMap<RawPath, Files>

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

/** By folder: 30,000 whole paths would cost a third more than to look at the files (measured). */
function walk(root: RawPath, unit: RawPath, room: { left: number }): Files {
  if (!unit.endsWith('/')) return new Map([[unit, new Map([['', stampOf(root + unit)]])]])
  const files = new Map<RawPath, Map<RawPath, string>>()
  const folders = [unit]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const found = new Map<RawPath, string>()
    const place = root + folder
    for (const entry of list(place)) {
      if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`)
      else if (room.left-- > 0) found.set(entry.name, stampOf(place + entry.name))
    }
    if (room.left < 0) found.set('', stampOf(place))
    files.set(folder, found)
  }
  return files
}

function stampOf(place: RawPath): string {
  const stat = lstatSync(onDisk(place), { throwIfNoEntry: false })
  return stat === undefined ? 'gone' : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`
}

function list(place: RawPath): Dirent[] {
  try {
    return readdirSync(onDisk(place), { encoding: 'latin1', withFileTypes: true })
  } catch {
    // Gone by now, or locked by the agent: then its files are missing, and that is a difference.
    return []
  }
}

/** Paths that differ, and what has to be removed so that none of it is left. */
export function differences(before: IgnoredFiles, after: IgnoredFiles): { paths: RawPath[]; units: RawPath[] } {
  const paths: RawPath[] = []
  const units = new Set<RawPath>()
  for (const unit of new Set([...before.keys(), ...after.keys()])) {
    for (const path of differing(before.get(unit), after.get(unit))) {
      paths.push(path)
      units.add(cachePart(path) ?? unit)
    }
  }
  return { paths: paths.sort(), units: [...units].sort() }
}

function differing(before: Files = new Map(), after: Files = new Map()): RawPath[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((folder) => {
    const [was, is] = [before.get(folder) ?? none, after.get(folder) ?? none]
    const names = [...is.keys(), ...[...was.keys()].filter((name) => !is.has(name))]
    return names.filter((name) => was.get(name) !== is.get(name)).map((name) => folder + name)
  })
}

const none: ReadonlyMap<RawPath, string> = new Map()

function cachePart(path: RawPath): RawPath | undefined {
  const match = cache.exec(path)
  return match ? path.slice(0, match.index + match[0].length) : undefined
}

/**
 * Whether a workspace has only ever held the user's own commit: set-up commands may then run as the user would run
 * them. A marker on disk says that it has not, over failed attempts and killed engines.
 */
export function untouchedSince(marker: string, base: { readonly commit: string }) {
  const end = (): void => {
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, '')
  }
  return {
    /** Everything in it was thrown away. */
    begin: (): void => rmSync(marker, { force: true }),
    /** An agent comes. */
    end,
    /** Any other commit may hold what an agent wrote. */
    layOut(commit: string): void {
      if (commit !== base.commit) end()
    },
    isUntouched: (commit: string): boolean => commit === base.commit && !existsSync(marker),
  }
}
