import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Capture } from '../../../port/workspace.ts'
import { readSelfIgnored } from '../files/hidden-files.ts'
import { differences, type IgnoredFiles, ignoredFiles, isCache } from '../files/ignored-files.ts'
import { lookAt, type WorkTree } from '../files/work-tree.ts'
import { bytesOf, joinNul, type RawPath, rawPath, showPath, splitNul } from '../objects/raw-path.ts'
import { remove } from './restore.ts'

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
    /** The environment is as the set-up commands left it; where there are none, it is what it is. */
    trust: (): void => rmSync(file, { force: true }),
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
