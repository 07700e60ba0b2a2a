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
import { compareWithIndex, type WorkTree } from '../files/work-tree.ts'
import { bytesOf, joinNul, onDisk, type RawPath, rawPath, showPath, splitNul } from '../store/raw-path.ts'
import { remove } from './restore.ts'

/** Folder → name → stamp. A file that is ignored on its own has its full path as folder and an empty name. */
type Stamps = ReadonlyMap<RawPath, ReadonlyMap<RawPath, string>>

/** A unit is an ignored file, or a directory that is ignored as a whole. */
type UnitStamps = ReadonlyMap<RawPath, Stamps>

/** Beyond this number only directories are stamped, which shows added and removed files. */
const maxStampedFiles = 200_000

/** Programs that checks start by name: always stamped. */
const programFolder = /(?:^|\/)(?:\.bin|bin|Scripts)\/$/

/** Caches of tools: removing them is enough, set-up need not run. */
const cachePattern =
  /(^|\/)(\.cache|\.vite|\.vite-temp|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.turbo|\.nyc_output)\//

const isCache = (unit: RawPath): boolean => cachePattern.test(unit)

/**
 * Size, mode, inode and change time of every file below `units`, without reading content or following links. No
 * program can choose the change time, so an edit that restores size and mtime is noticed.
 */
export function stampUnits(directory: string, units: readonly RawPath[], limit = maxStampedFiles): UnitStamps {
  const root = `${rawPath(directory)}/`
  const budget = { files: limit, programs: maxStampedFiles }
  return new Map(units.map((unit) => [unit, walk(root, unit, budget)]))
}

interface StampBudget {
  files: number
  programs: number
}

/** Stamps files while the budget lasts. */
function stamper(folder: RawPath, budget: StampBudget): (place: RawPath) => string | undefined {
  const hasPrograms = programFolder.test(folder)
  return (place) => {
    if (hasPrograms && budget.programs-- > 0) return programStamp(place)
    return budget.files-- > 0 ? stampOf(place) : undefined
  }
}

/** By folder: 30,000 whole paths would cost a third more than stamping the files (measured). */
function walk(root: RawPath, unit: RawPath, budget: StampBudget): Stamps {
  if (!unit.endsWith('/')) return new Map([[unit, new Map([['', stampOf(root + unit)]])]])
  const files = new Map<RawPath, Map<RawPath, string>>()
  const folders = [unit]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const stamps = new Map<RawPath, string>()
    const folderPath = root + folder
    const stamp = stamper(folder, budget)
    for (const entry of entriesOf(folderPath)) {
      if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`)
      else {
        const stampText = stamp(folderPath + entry.name)
        if (stampText !== undefined) stamps.set(entry.name, stampText)
      }
    }
    if (budget.files < 0) stamps.set('', stampOf(folderPath))
    files.set(folder, stamps)
  }
  return files
}

function stampOf(place: RawPath): string {
  const stat = lstatSync(onDisk(place), { throwIfNoEntry: false })
  return stat === undefined ? 'gone' : `${stat.ctimeMs} ${stat.size} ${stat.ino} ${stat.mode}`
}

/** A link to a program changes if its target does. */
function programStamp(place: RawPath): string {
  const link = stampOf(place)
  try {
    const target = statSync(onDisk(place))
    return `${link} ${target.ctimeMs} ${target.size} ${target.ino} ${target.mode}`
  } catch {
    // A dangling or circular link.
    return link
  }
}

function entriesOf(place: RawPath): Dirent[] {
  try {
    return readdirSync(onDisk(place), { encoding: 'latin1', withFileTypes: true })
  } catch {
    // If it is missing or locked, its files are missing: that is a difference.
    return []
  }
}

/** Paths that differ, and the units to remove. */
function differences(previous: UnitStamps, current: UnitStamps): { paths: RawPath[]; units: RawPath[] } {
  const paths: RawPath[] = []
  const units = new Set<RawPath>()
  for (const unit of new Set([...previous.keys(), ...current.keys()])) {
    for (const path of differing(previous.get(unit), current.get(unit))) {
      paths.push(path)
      units.add(cachePart(path) ?? unit)
    }
  }
  return { paths: paths.sort(), units: [...units].sort() }
}

function differing(previous: Stamps = new Map(), current: Stamps = new Map()): RawPath[] {
  return [...new Set([...previous.keys(), ...current.keys()])].flatMap((folder) => {
    const [previousStamps, currentStamps] = [previous.get(folder) ?? none, current.get(folder) ?? none]
    const names = [...currentStamps.keys(), ...[...previousStamps.keys()].filter((name) => !currentStamps.has(name))]
    return names.filter((name) => previousStamps.get(name) !== currentStamps.get(name)).map((name) => folder + name)
  })
}

const none: ReadonlyMap<RawPath, string> = new Map()

function cachePart(path: RawPath): RawPath | undefined {
  const match = cachePattern.exec(path)
  return match ? path.slice(0, match.index + match[0].length) : undefined
}

/**
 * Tracks whether a workspace has only ever held the user's own commit: set-up commands may then run unconfined. A
 * marker on disk survives failed attempts and killed engines.
 */
export function untouchedMarker(marker: string, base: { readonly commit: string }) {
  const markTouched = (): void => {
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, '')
  }
  return {
    /** The workspace was emptied. */
    reset: (): void => rmSync(marker, { force: true }),
    markTouched,
    /** Any other commit may contain an agent's work. */
    recordCheckout(commit: string): void {
      if (commit !== base.commit) markTouched()
    },
    isUntouched: (commit: string): boolean => commit === base.commit && !existsSync(marker),
  }
}

const maxListed = 20

/** Placeholders for paths: an agent may be at work; an agent was, and its changes are unknown. */
const agentAtWork: RawPath = '?'
const unknownChanges: RawPath = '!'

/**
 * Notices an agent's changes to ignored files, which no diff shows: a change to `node_modules/.bin/x` turned a red
 * check green (measured). Touched units are stored on disk until set-up makes them again, across failed attempts and
 * killed engines.
 */
export function environmentWatch(tree: WorkTree) {
  const file = join(tree.stateDir, 'touched-environment')
  let baseline: UnitStamps | undefined

  const touched = (): RawPath[] => (existsSync(file) ? splitNul(readFileSync(file)) : [])
  const storeUnits = (units: readonly RawPath[]): void => writeFileSync(file, joinNul([...new Set(units)]))
  const stampNow = (ignored: readonly RawPath[]): UnitStamps => stampUnits(tree.directory, unitsOf(tree, ignored))

  return {
    /** From now on an agent may work in the tree. `ignored` is the current list of git. */
    startWatch(ignored: readonly RawPath[]): void {
      baseline = stampNow(ignored)
      // An engine that died has not compared its agent's changes.
      storeUnits([...touched().map((unit) => (unit === agentAtWork ? unknownChanges : unit)), agentAtWork])
    },
    /** The differences since `startWatch`. */
    changesSince(ignored: readonly RawPath[]): Capture['environment'] {
      if (baseline === undefined) return { paths: [], total: 0 }
      const { paths, units } = differences(baseline, stampNow(ignored))
      storeUnits([...touched().filter((unit) => unit !== agentAtWork), ...units])
      return { paths: paths.slice(0, maxListed).map(showPath), total: paths.length }
    },
    /** Removes touched units. True if set-up must run again. */
    async removeTouched(): Promise<boolean> {
      const units = touched().filter((unit) => unit !== agentAtWork)
      const removed = units.includes(unknownChanges) ? unitsOf(tree, (await compareWithIndex(tree)).ignored) : units
      for (const path of removed) removeInside(tree.directory, path.replace(/\/$/, ''))
      return removed.some((path) => !isCache(path))
    },
    /** Accepts the environment as it is. `ignored` becomes the new baseline, if no agent has worked here. */
    accept(ignored?: readonly RawPath[]): void {
      rmSync(file, { force: true })
      if (ignored) baseline = stampNow(ignored)
    },
    /** If the engine dies from now on, the agent's changes are unknown. */
    markAgentAtWork: (): void => storeUnits([...touched().filter((unit) => unit !== agentAtWork), agentAtWork]),
  }
}

/** As few paths as possible; a directory that ignores itself, such as a virtual environment, is one of them. */
function unitsOf(tree: WorkTree, ignored: readonly RawPath[]): RawPath[] {
  const folders = [...readSelfIgnored(tree)].filter((folder) => folder !== '')
  const inside = (path: RawPath): boolean => folders.some((folder) => path.startsWith(folder))
  return [...folders, ...ignored.filter((path) => !inside(path))]
}

/** Never through a link that replaced a directory. */
function removeInside(directory: string, path: RawPath): void {
  const names = path.split('/')
  const ancestors = names.map((_, index) => bytesOf([rawPath(directory), ...names.slice(0, index + 1)].join('/')))
  const isLink = (place: Buffer): boolean => lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true
  const target = ancestors.pop()
  if (target !== undefined && !ancestors.some(isLink)) remove(target)
}
