import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'

/**
 * All of a `.git` but its content (objects, index, logs), path by path, and the files of credentials beside it that
 * its configuration includes, by their absolute paths. What is not listed was not there.
 */
export type SteeringSnapshot = Readonly<Record<string, Entry>>

/** `text` is latin1, so that every byte survives; a link has its target. */
type Entry = { readonly mode: number; readonly text: string } | { readonly link: string }

/** Kept as it lies: what it holds decides no program, and there is much of it. */
const content =
  /^(?:(?:modules|worktrees)\/.*)?(?:objects|lfs|logs|index|sharedindex\.[^/]+|FETCH_HEAD|ORIG_HEAD|ralph-sealed)$/

const isConfig = (path: string): boolean => /(^|\/)config(\.worktree)?$/.test(path)

/** Reads it all, and what its configurations include from below `temp` (actions/checkout writes a token there). */
export function readSteering(gitDir: string, temp: string): SteeringSnapshot {
  const found: Record<string, Entry> = {}
  const walk = (folder: string): void => {
    for (const { name } of readdirSync(join(gitDir, folder), { withFileTypes: true })) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (content.test(path)) continue
      const stat = lstatSync(join(gitDir, path))
      if (stat.isDirectory()) {
        // An agent may have closed it.
        chmodSync(join(gitDir, path), stat.mode | 0o700)
        walk(path)
      } else found[path] = entryAt(join(gitDir, path), stat)
    }
  }
  walk('')
  const included = Object.entries(found).flatMap(([path, entry]) =>
    isConfig(path) && 'text' in entry ? includedFrom(entry.text, temp) : [],
  )
  for (const path of new Set(included)) {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat?.isFile()) found[path] = entryAt(path, stat)
  }
  return found
}

const entryAt = (place: string, stat: { mode: number; isFile(): boolean; isSymbolicLink(): boolean }): Entry => {
  if (stat.isSymbolicLink()) return { link: readlinkSync(place) }
  // A pipe would never end.
  return { mode: stat.mode & 0o777, text: stat.isFile() ? readFileSync(place, 'latin1') : '' }
}

function includedFrom(config: string, temp: string): string[] {
  const sections = config.split(/^[ \t]*(?=\[)/m).filter((section) => /^\[include/i.test(section))
  const paths = sections.flatMap((section) => [...section.matchAll(/^\s*path\s*=\s*"?([^"\n]+?)"?\s*$/gim)])
  return paths.flatMap(([, path = '']) => (path.startsWith(`${temp}/`) ? [path] : []))
}

/** The same without its configurations, of which nothing is left that could hold a credential or a command. */
export const withoutConfiguration = (steering: SteeringSnapshot): SteeringSnapshot =>
  Object.fromEntries(
    Object.entries(steering).flatMap(([path, entry]) => {
      if (isAbsolute(path)) return []
      return [[path, isConfig(path) ? { mode: 0o644, text: bare } : entry]]
    }),
  )

const bare = '[core]\n\trepositoryformatversion = 0\n'

/** What is left where nobody knows how it was: refs, which run nothing. */
export const refsAlone = (now: SteeringSnapshot): SteeringSnapshot =>
  withoutConfiguration({
    ...Object.fromEntries(Object.entries(now).filter(([path]) => /^(HEAD|packed-refs|shallow|refs\/.*)$/.test(path))),
    config: { mode: 0o644, text: bare },
  })

/** The paths at which two differ. */
export const differences = (one: SteeringSnapshot, other: SteeringSnapshot): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => JSON.stringify(one[path]) !== JSON.stringify(other[path]))
    .sort()

/** Makes what is on the disk `wanted`. */
export function writeSteering({
  gitDir,
  temp,
  wanted,
}: {
  gitDir: string
  temp: string
  wanted: SteeringSnapshot
}): void {
  const wrong = differences(readSteering(gitDir, temp), wanted)
  const placeOf = (path: string): string => (isAbsolute(path) ? path : join(gitDir, path))
  // First what must go: it may stand where a folder has to be.
  for (const path of wrong) if (!wanted[path]) rmSync(placeOf(path), { recursive: true, force: true })
  for (const path of wrong) if (wanted[path]) write(placeOf(path), wanted[path])
}

function write(place: string, entry: Entry): void {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(dirname(place), { recursive: true })
  if ('link' in entry) symlinkSync(entry.link, place)
  else writeFileSync(place, entry.text, { encoding: 'latin1', mode: entry.mode, flag: 'wx' })
}
