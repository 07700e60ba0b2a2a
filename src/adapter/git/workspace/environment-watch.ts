import {
  type Dirent,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Capture } from '../../../port/workspace.ts'
import { readSelfIgnored } from '../files/hidden-files.ts'
import { lookAt, type WorkTree } from '../files/work-tree.ts'
import { bytesOf, joinNul, onDisk, type RawPath, rawPath, showPath, splitNul } from '../store/raw-path.ts'
import { remove } from './restore.ts'

/** Folder → name in it → how that file was. A file that is ignored by itself stands under its own path, without a name. */
type Files = ReadonlyMap<RawPath, ReadonlyMap<RawPath, string>>

/** Unit → the files below it. A unit is an ignored file, or a directory that is ignored as a whole. */
type IgnoredFiles = ReadonlyMap<RawPath, Files>

/** Beyond so many files only their directories are looked at, which shows what came and went there. */
const maxFiles = 200_000

/** Programs that checks start by name: looked at however many other files there are. */
const programFolder = /(?:^|\/)(?:\.bin|bin|Scripts)\/$/

/** What tools fill while they run and can do without: removing it is enough. */
const cache =
  /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//

const isCache = (unit: RawPath): boolean => cache.test(unit)

/**
 * Size, mode, inode and change time of every file below `units`; no content is read and no link followed. The kernel
 * sets the change time and no program can choose it: an edit that restores size and mtime is seen.
 */
export function ignoredFiles(directory: string, units: readonly RawPath[], limit = maxFiles): IgnoredFiles {
  const root = `${rawPath(directory)}/`
  const room = { left: limit, programs: maxFiles }
  return new Map(units.map((unit) => [unit, walk(root, unit, room)]))
}

interface Room {
  left: number
  programs: number
}

/** Looks at the files of a folder as long as there is room for more. */
function stamping(folder: RawPath, room: Room): (place: RawPath) => string | undefined {
  const holdsPrograms = programFolder.test(folder)
  return (place) => {
    if (holdsPrograms && room.programs-- > 0) return programStamp(place)
    return room.left-- > 0 ? stampOf(place) : undefined
  }
}

/** By folder: 30,000 whole paths would cost a third more than to look at the files (measured). */
function walk(root: RawPath, unit: RawPath, room: Room): Files {
  if (!unit.endsWith('/')) return new Map([[unit, new Map([['', stampOf(root + unit)]])]])
  const files = new Map<RawPath, Map<RawPath, string>>()
  const folders = [unit]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const found = new Map<RawPath, string>()
    const place = root + folder
    const stamp = stamping(folder, room)
    for (const entry of list(place)) {
      if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`)
      else {
        const written = stamp(place + entry.name)
        if (written !== undefined) found.set(entry.name, written)
      }
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

/** A link in a folder of programs is as good as the file that it leads to. */
function programStamp(place: RawPath): string {
  const link = stampOf(place)
  try {
    const target = statSync(onDisk(place))
    return `${link} ${target.ctimeMs} ${target.size} ${target.ino} ${target.mode}`
  } catch {
    // It leads nowhere, or in a circle.
    return link
  }
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
function differences(before: IgnoredFiles, after: IgnoredFiles): { paths: RawPath[]; units: RawPath[] } {
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

const maxListed = 20

/** In the place of paths: somebody may be at work in the tree; and: somebody was, and nobody knows what is left. */
const watching: RawPath = '?'
const unknown: RawPath = '!'

/**
 * Notices what an agent does to the ignored files, where no diff shows it: a change to `node_modules/.bin/x` turned a
 * red check green (measured). What was touched is remembered on disk until the set-up commands have made it anew, over
 * failed attempts and killed engines.
 */
export function environmentWatch(tree: WorkTree) {
  const file = join(tree.stateDir, 'touched-environment')
  let before: IgnoredFiles | undefined

  const touched = (): RawPath[] => (existsSync(file) ? splitNul(readFileSync(file)) : [])
  const remember = (units: readonly RawPath[]): void => writeFileSync(file, joinNul([...new Set(units)]))
  const look = (ignored: readonly RawPath[]): IgnoredFiles => ignoredFiles(tree.directory, unitsOf(tree, ignored))

  return {
    /** From here on whoever works in the tree may be the agent. `ignored` is what git has just found there. */
    begin(ignored: readonly RawPath[]): void {
      before = look(ignored)
      // An engine that died never looked at what its agent had done.
      remember([...touched().map((unit) => (unit === watching ? unknown : unit)), watching])
    },
    /** What differs since `begin`; may be asked again. */
    end(ignored: readonly RawPath[]): Capture['environment'] {
      if (before === undefined) return { paths: [], total: 0 }
      const { paths, units } = differences(before, look(ignored))
      remember([...touched().filter((unit) => unit !== watching), ...units])
      return { paths: paths.slice(0, maxListed).map(showPath), total: paths.length }
    },
    /** Removes what was touched, so that set-up commands make it anew; whether they have to run. */
    async clear(): Promise<boolean> {
      const units = touched().filter((unit) => unit !== watching)
      const gone = units.includes(unknown) ? unitsOf(tree, (await lookAt(tree)).ignored) : units
      for (const path of gone) removeInside(tree.directory, path.replace(/\/$/, ''))
      return gone.some((path) => !isCache(path))
    },
    /** The environment is as the set-up commands left it; where there are none, it is what it is. `ignored`: what git sees, if nobody else has worked here. */
    trust(ignored?: readonly RawPath[]): void {
      rmSync(file, { force: true })
      if (ignored) before = look(ignored)
    },
    /** An agent begins: if its engine dies, nobody knows what it did. */
    watch: (): void => remember([...touched().filter((unit) => unit !== watching), watching]),
  }
}

/** What is ignored, as few paths as possible; a directory that ignores itself (a virtual environment) is one of them. */
function unitsOf(tree: WorkTree, ignored: readonly RawPath[]): RawPath[] {
  const folders = [...readSelfIgnored(tree)].filter((folder) => folder !== '')
  const inside = (path: RawPath): boolean => folders.some((folder) => path.startsWith(folder))
  return [...folders, ...ignored.filter((path) => !inside(path))]
}

/** Never by way of a link that took the place of a directory: what it leads to is not ours. */
function removeInside(directory: string, path: RawPath): void {
  const parts = path.split('/')
  const places = parts.map((_, at) => bytesOf([rawPath(directory), ...parts.slice(0, at + 1)].join('/')))
  const isLink = (place: Buffer): boolean => lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true
  const whole = places.pop()
  if (whole !== undefined && !places.some(isLink)) remove(whole)
}
