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
 * Everything in a `.git` except its content (objects, index, logs), and the credential files that its configuration
 * includes, by absolute path.
 */
export type SteeringSnapshot = Readonly<Record<string, SteeringEntry>>

/** `text` is latin1, to keep every byte. */
type SteeringEntry = { readonly mode: number; readonly text: string } | { readonly link: string }

/** Left in place: it cannot start a program, and it is large. */
const contentPath =
  /^(?:(?:modules|worktrees)\/.*)?(?:objects|lfs|logs|index|sharedindex\.[^/]+|FETCH_HEAD|ORIG_HEAD|ralph-sealed)$/

const isConfig = (path: string): boolean => /(^|\/)config(\.worktree)?$/.test(path)

/** Includes files below `temp` that a configuration includes: actions/checkout writes a token there. */
export function readSteering(gitDir: string, temp: string): SteeringSnapshot {
  const snapshot: Record<string, SteeringEntry> = {}
  const walk = (folder: string): void => {
    for (const { name } of readdirSync(join(gitDir, folder), { withFileTypes: true })) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (contentPath.test(path)) continue
      const stat = lstatSync(join(gitDir, path))
      if (stat.isDirectory()) {
        // An agent may have locked it.
        chmodSync(join(gitDir, path), stat.mode | 0o700)
        walk(path)
      } else snapshot[path] = readEntry(join(gitDir, path), stat)
    }
  }
  walk('')
  const included = Object.entries(snapshot).flatMap(([path, entry]) =>
    isConfig(path) && 'text' in entry ? includedPaths(entry.text, temp) : [],
  )
  for (const path of new Set(included)) {
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat?.isFile()) snapshot[path] = readEntry(path, stat)
  }
  return snapshot
}

const readEntry = (
  path: string,
  stat: { mode: number; isFile(): boolean; isSymbolicLink(): boolean },
): SteeringEntry => {
  if (stat.isSymbolicLink()) return { link: readlinkSync(path) }
  // Reading a pipe would never end.
  return { mode: stat.mode & 0o777, text: stat.isFile() ? readFileSync(path, 'latin1') : '' }
}

function includedPaths(config: string, temp: string): string[] {
  const sections = config.split(/^[ \t]*(?=\[)/m).filter((section) => /^\[include/i.test(section))
  const paths = sections.flatMap((section) => [...section.matchAll(/^\s*path\s*=\s*"?([^"\n]+?)"?\s*$/gim)])
  return paths.flatMap(([, path = '']) => (path.startsWith(`${temp}/`) ? [path] : []))
}

/** Configurations are replaced by a minimal one without credentials and commands. */
export const withoutConfiguration = (steering: SteeringSnapshot): SteeringSnapshot =>
  Object.fromEntries(
    Object.entries(steering).flatMap(([path, entry]) => {
      if (isAbsolute(path)) return []
      return [[path, isConfig(path) ? { mode: 0o644, text: minimalConfig } : entry]]
    }),
  )

const minimalConfig = '[core]\n\trepositoryformatversion = 0\n'

/** The fallback if the original is unknown: refs, which start no program. */
export const onlyRefs = (current: SteeringSnapshot): SteeringSnapshot =>
  withoutConfiguration({
    ...Object.fromEntries(
      Object.entries(current).filter(([path]) => /^(HEAD|packed-refs|shallow|refs\/.*)$/.test(path)),
    ),
    config: { mode: 0o644, text: minimalConfig },
  })

export const differingPaths = (first: SteeringSnapshot, second: SteeringSnapshot): string[] =>
  [...new Set([...Object.keys(first), ...Object.keys(second)])]
    .filter((path) => JSON.stringify(first[path]) !== JSON.stringify(second[path]))
    .sort()

export function writeSteering({
  gitDir,
  temp,
  snapshot,
}: {
  gitDir: string
  temp: string
  snapshot: SteeringSnapshot
}): void {
  const differing = differingPaths(readSteering(gitDir, temp), snapshot)
  const absolutePath = (path: string): string => (isAbsolute(path) ? path : join(gitDir, path))
  // Removed first, since one may be in place of a folder.
  for (const path of differing) if (!snapshot[path]) rmSync(absolutePath(path), { recursive: true, force: true })
  for (const path of differing) if (snapshot[path]) writeEntry(absolutePath(path), snapshot[path])
}

function writeEntry(path: string, entry: SteeringEntry): void {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  if ('link' in entry) symlinkSync(entry.link, path)
  else writeFileSync(path, entry.text, { encoding: 'latin1', mode: entry.mode, flag: 'wx' })
}
